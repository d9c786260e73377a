//! A server that is stopped or killed in the middle of a round and comes back, and a table that is opened in two windows.

use crate::common::{Browser, SOON, Serving, Visit};
use serde_json::json;
use std::time::{Duration, Instant};

/// Bots that wait for nobody.
pub(crate) const QUICK: &str = "20+20";

/// The cards in hand.
pub(crate) async fn hand(visit: &Visit) -> Vec<String> {
    let hand = visit
        .ask("[...document.querySelectorAll('[data-place=hand] [data-key]')].map((one) => one.dataset.key)")
        .await;
    serde_json::from_value(hand).unwrap()
}

/// How many sentences of the log say this.
pub(crate) async fn told(visit: &Visit, text: &str) -> usize {
    let log = visit
        .ask("[...document.querySelectorAll('.beside .log li')].map((one) => one.textContent)")
        .await;
    let log: Vec<String> = serde_json::from_value(log).unwrap();
    log.iter().filter(|sentence| sentence.contains(text)).count()
}

/// Waits until more sentences of the log say this.
pub(crate) async fn is_told_again(visit: &Visit, text: &str, before: usize) {
    let start = Instant::now();
    while told(visit, text).await == before {
        assert!(start.elapsed() < SOON, "“{text}” is not told");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

/// A table of SOLO with a bot that waits so long, at which Anna is to move and has a card that fits.
pub(crate) async fn at_a_table(visit: &Visit, pace: &str) {
    let table = json!({ "game": "solo", "seats": 2, "mode": "race", "pace": pace, "rules": "modern limit=1" });
    visit.opens("Anna", table).await;
    visit.sits_with_bots(1, &[2]).await;
    visit.tap("#begin").await;
    visit.find(".felt #prompt").await;
    while !can_lay(visit).await {
        // Nobody could lay such a card until the end: then they play again.
        visit.tap(".after #begin").await;
        visit.loses(".after").await;
    }
}

/// A card that can be laid, and needs nothing else to be chosen.
const PLAIN: &str = "[data-place=hand] [data-stand=in]:not([data-card=W], [data-card=F], [data-card$=X], [data-card$=G], [data-card=A])";

/// Plays until such a card can be laid and no chain is to be paid, or until the deal is over.
async fn can_lay(visit: &Visit) -> bool {
    let laid = format!(
        "!!document.querySelector({}) && !document.querySelector('#debt')",
        json!(PLAIN)
    );
    loop {
        visit.plays(|look, _| look.over || look.mine && look.has("draw")).await;
        let look = visit.look().await;
        if look.over {
            return false;
        }
        if visit.ask(&laid).await == json!(true) {
            return true;
        }
        visit.press(".felt [data-deed=draw]").await;
        visit.changes(&look).await;
    }
}

#[tokio::test]
async fn a_round_goes_on_after_the_server_was_killed() {
    let mut serving = Serving::start();
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        // Given a round that runs, when the server is killed,
        at_a_table(visit, QUICK).await;
        let before = hand(visit).await;
        serving.kill();
        // then the page says so,
        visit.find(".badge[data-link=gone]").await;
        visit
            .reads(".state", "The connection is lost. It comes back by itself")
            .await;
        visit.expect_accessible().await;
        // and what somebody wants to do is refused with words.
        visit.tap(PLAIN).await;
        visit.says("#notice", "There is no connection just now").await;
        // When the server is back, then all goes on by itself where it was,
        serving.again();
        visit.find(".badge[data-link=there]").await;
        visit.loses(".state").await;
        assert_eq!(hand(visit).await, before);
        // and what was refused is done when it is wanted again.
        visit.tap(PLAIN).await;
        visit.plays_on().await;
        visit.says(".proof:not(.bad) summary", "Shuffle verified").await;
        visit.expect_only_silence().await;
    };
    Browser::default().visits(port, visit).await;
}

#[tokio::test]
#[cfg(unix)]
async fn a_server_that_is_restarted_says_so_and_the_round_goes_on() {
    let mut serving = Serving::start();
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        // Given a round that runs, when the server is told to stop,
        at_a_table(visit, QUICK).await;
        let before = hand(visit).await;
        let played = told(visit, "ou play").await;
        serving.stop();
        // then the page says that it is being restarted, and goes on saying so until it is back.
        visit
            .reads(".badge[data-link=restarting]", "The server is restarting")
            .await;
        visit.expect_accessible().await;
        tokio::time::sleep(Duration::from_millis(1500)).await;
        assert_eq!(visit.text(".badge").await, "The server is restarting");
        serving.again();
        visit.find(".badge[data-link=there]").await;
        visit.loses(".state").await;
        // Then all goes on where it was.
        assert_eq!(hand(visit).await, before);
        visit.tap(PLAIN).await;
        is_told_again(visit, "ou play", played).await;
        visit.expect_only_silence().await;
    };
    Browser::default().visits(port, visit).await;
}

#[tokio::test]
#[cfg(unix)]
async fn a_server_that_falls_silent_is_noticed_by_whoever_only_looks() {
    let serving = Serving::with(&["--ping-every=1"]);
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        // Given somebody who was told that the server is there,
        at_a_table(visit, QUICK).await;
        let before = hand(visit).await;
        tokio::time::sleep(Duration::from_millis(2500)).await;
        visit.loses(".state").await;
        // when it falls silent, then that is seen, though nothing was asked of it;
        serving.freeze();
        visit.find(".state").await;
        // and when it speaks again, all is as it was.
        serving.thaw();
        visit.loses(".state").await;
        visit.find(".badge[data-link=there]").await;
        assert_eq!(hand(visit).await, before);
    };
    Browser::default().visits(port, visit).await;
}

#[tokio::test]
#[cfg(unix)]
async fn what_a_dying_server_did_not_answer_is_done_once() {
    let mut serving = Serving::start();
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        // Given a move that was sent to a server which dies before it answers,
        at_a_table(visit, "8000+0").await;
        let before = hand(visit).await;
        let laid = visit.attribute(PLAIN, "data-key").await.unwrap();
        let name = visit.attribute(PLAIN, "aria-label").await.unwrap();
        let name = name.split(',').next().unwrap();
        let played = told(visit, name).await;
        serving.freeze();
        visit.tap(&format!("[data-place=hand] [data-key='{laid}']")).await;
        serving.kill();
        visit.find(".state").await;
        assert_eq!(hand(visit).await, before);
        assert_eq!(told(visit, name).await, played);
        // when the server is back, then the card is laid without being laid again,
        serving.again();
        visit.loses(".state").await;
        is_told_again(visit, name, played).await;
        // once: this one is not in the hand any more, all others are, and it was told once.
        let card = |key: &String| key.split('#').next().unwrap().to_string();
        let mut left: Vec<String> = before.iter().map(card).collect();
        left.remove(left.iter().position(|other| *other == card(&laid)).unwrap());
        let held: Vec<String> = hand(visit).await.iter().map(card).collect();
        assert_eq!(held, left);
        assert_eq!(told(visit, name).await, played + 1);
        // And all goes on.
        visit.plays(|look, taken| look.over || taken >= 2).await;
        visit.expect_only_silence().await;
    };
    Browser::default().visits(port, visit).await;
}

#[tokio::test]
async fn the_last_window_has_the_table_and_another_can_take_it_back() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        at_a_table(visit, QUICK).await;
        let code = visit.client.current_url().await.unwrap().path().to_string();
        for path in [code.as_str(), "/own/skipbo"] {
            if path == "/own/skipbo" {
                visit.open("/").await;
                visit.tap("#play-skipbo").await;
                visit.find(".felt #prompt").await;
            }
            let first = visit.client.window().await.unwrap();
            // When the same table is opened in a second window,
            let second = visit.client.new_window(true).await.unwrap().handle;
            visit.client.switch_to_window(second.clone()).await.unwrap();
            visit.open(path).await;
            visit.find(".felt #prompt").await;
            // then the first one says so,
            visit.client.switch_to_window(first.clone()).await.unwrap();
            visit.reads("main h1", "You play in another window").await;
            visit.expect_accessible().await;
            // and can take it back.
            visit.tap("#here").await;
            visit.find(".felt #prompt").await;
            visit.find("[data-place=hand] .card").await;
            visit.client.switch_to_window(second).await.unwrap();
            visit.reads("main h1", "You play in another window").await;
            visit.client.close_window().await.unwrap();
            visit.client.switch_to_window(first).await.unwrap();
            visit.plays(|look, taken| look.over || taken >= 2).await;
        }
    };
    Browser::default().visits(serving.port, visit).await;
}
