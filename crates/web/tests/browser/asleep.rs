//! A phone that sleeps: nobody looks at the page for a while, its connection dies without a word, and then somebody looks again.

use crate::common::{Browser, SOON, Serving, Visit};
use crate::restart::{QUICK, at_a_table, hand, is_told_again, told};
use serde_json::json;
use std::time::{Duration, Instant};

/// Notes the sockets of the page, as soon as they say something.
const NOTE: &str = "window.sockets = new Set(); const send = WebSocket.prototype.send; \
    WebSocket.prototype.send = function (text) { window.sockets.add(this); return send.call(this, text); };";

/// The connection is dead, and nobody has noticed: what is said into it is not heard, and nothing is heard from it.
const DIES: &str = "for (const socket of window.sockets) { socket.send = () => {}; socket.onmessage = () => {}; socket.onclose = () => {}; } \
    return window.sockets.size;";

/// Nobody looks at the page any more.
const SLEEPS: &str = "Object.defineProperty(document, 'hidden', { get: () => window.asleep, configurable: true }); \
    window.asleep = true; document.dispatchEvent(new Event('visibilitychange'));";

/// Half a minute later somebody looks again.
const WAKES: &str = "const now = Date.now; Date.now = () => now.call(Date) + 30000; \
    window.asleep = false; document.dispatchEvent(new Event('visibilitychange'));";

/// Waits until the page has opened so many connections.
async fn has_opened(visit: &Visit, count: usize) {
    let start = Instant::now();
    while visit.ask("window.sockets.size").await != json!(count) {
        assert!(start.elapsed() < SOON, "nothing is opened again");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    visit.loses(".state").await;
    visit.find(".badge[data-link=there]").await;
}

#[tokio::test]
async fn a_phone_that_slept_is_back_at_the_table_by_itself() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        let run = async |script: &str| visit.client.execute(script, Vec::new()).await.unwrap();
        // Given somebody at a table who has drawn a card,
        at_a_table(visit, QUICK).await;
        run(NOTE).await;
        // (whoever throws in a card just then takes the turn away once more),
        let start = Instant::now();
        while !visit.look().await.has("pass") {
            assert!(start.elapsed() < SOON, "no card is drawn");
            visit.press(".felt [data-deed=draw]").await;
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
        let held = hand(visit).await;
        // and whose connection dies without a word,
        assert_eq!(run(DIES).await, json!(1));
        // when the phone sleeps, and somebody looks at it again,
        run(SLEEPS).await;
        run(WAKES).await;
        // then it is back by itself, with the same cards.
        has_opened(visit, 2).await;
        assert_eq!(hand(visit).await, held);
        // Whoever hears the page hears that, and what is asked of him.
        visit.says("#live", "Connected").await;
        visit.says("#live", &visit.text("#prompt").await).await;
        // When the connection dies once more, and nobody hears what is wanted,
        assert_eq!(run(DIES).await, json!(2));
        let passed = told(visit, "ou pass").await;
        visit.tap(".felt [data-deed=pass]").await;
        // then the page notices that as well, and it is done, once.
        has_opened(visit, 3).await;
        is_told_again(visit, "ou pass", passed).await;
        visit.plays(|look, taken| look.over || taken >= 1).await;
        assert_eq!(told(visit, "ou pass").await, passed + 1);
    };
    Browser::default().visits(serving.port, visit).await;
}

/// The phone falls asleep before it says who somebody is, and the server does not wait for that: it says goodbye to the next connection.
const TOO_LATE: &str = "const send = WebSocket.prototype.send; WebSocket.prototype.send = function () { \
    WebSocket.prototype.send = send; const bye = { type: 'bye', why: 'no-hello', text: 'nothing was said for a while' }; \
    setTimeout(() => { this.onmessage(new MessageEvent('message', { data: JSON.stringify(bye) })); this.close(); }); };";

#[tokio::test]
async fn a_phone_that_fell_asleep_while_it_connected_connects_again() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given somebody whose server has not heard in time who he is,
        visit.opens("Anna", json!({ "game": "solo", "seats": 2 })).await;
        visit.find(".waiting-room").await;
        visit.open("/").await;
        visit.client.execute(TOO_LATE, Vec::new()).await.unwrap();
        // when he comes to his table, then he is there after a moment.
        visit.click("#mine + .entries a").await;
        visit.find(".waiting-room").await;
        visit.find(".badge[data-link=there]").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

/// Notes how many connections are open when the page is left.
const LEFT: &str = "addEventListener('pagehide', () => { \
    const open = [...window.sockets].filter((socket) => socket.readyState === WebSocket.OPEN); sessionStorage.setItem('open', open.length); })";

#[tokio::test]
async fn whoever_looks_at_another_page_is_away_and_comes_back_to_his_seat() {
    let serving = Serving::start();
    let table = json!({ "game": "solo", "seats": 2, "mode": "race", "rules": "modern" });
    let visit = async |anna: &Visit| {
        // Given Anna and Ben at a table,
        let code = anna.opens("Anna", table.clone()).await;
        anna.sits_with_bots(1, &[]).await;
        let visit = async |ben: &Visit| {
            ben.joins(&code, "Ben", 2).await;
            anna.reads(".place[data-seat='2'] .how", "ready").await;
            anna.tap("#begin").await;
            ben.find(".felt #prompt").await;
            // when Ben looks at another page, though his browser may keep this one, then his connection is closed, and he is away;
            ben.client.execute(NOTE, Vec::new()).await.unwrap();
            ben.tap("[data-tool=menu]").await;
            ben.choose("#language", "de").await;
            ben.holds("window.sockets.size > 0").await;
            ben.client.execute(LEFT, Vec::new()).await.unwrap();
            ben.client.goto("about:blank").await.unwrap();
            anna.says(".beside .log li", "Ben is away").await;
            anna.says(".felt .seat", "away").await;
            // when he goes back, then he is there again, and plays on.
            ben.client.back().await.unwrap();
            ben.holds("sessionStorage.getItem('open') === '0'").await;
            ben.find(".felt #prompt").await;
            ben.loses(".state").await;
            anna.says(".beside .log li", "Ben has come").await;
            anna.holds("!document.querySelector('.felt').textContent.includes('away')")
                .await;
            ben.find("[data-place=hand] .card").await;
        };
        Browser::default().visits(serving.port, visit).await;
    };
    Browser::default().visits(serving.port, visit).await;
}
