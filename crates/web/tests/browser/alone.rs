//! Playing without a server: the table is in the browser, and so is all that it needs.

use crate::common::{Browser, Laid, Look, Newer, Serving, Visit};
use crate::record;
use serde_json::{Value, json};
use std::time::Duration;

/// What lies there, and what was told of it.
async fn table(visit: &Visit) -> Value {
    let script = "(() => { const all = (css, what) => [...document.querySelectorAll(css)].map(what); \
        return { hand: all('[data-place=hand] [data-key]', (one) => one.dataset.key), top: document.querySelector('#top')?.textContent, \
            held: all('.seat .held', (one) => one.dataset.held), due: all('.build .due', (one) => one.textContent), \
            log: all('.beside .log li', (one) => one.textContent) }; })()";
    visit.ask(script).await
}

/// The same, once nothing has changed for a while and it is the person's turn.
async fn at_rest(visit: &Visit) -> Value {
    loop {
        let before = table(visit).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        let look = visit.look().await;
        assert!(!look.over, "the deal is over before it rests");
        if table(visit).await == before && is_up(&look) {
            return before;
        }
        visit.plays(|look, _| look.over || is_up(look)).await;
    }
}

/// Whether it is the person's turn, and he has not begun to do something.
fn is_up(look: &Look) -> bool {
    look.mine && look.has("draw") | (look.game == "skipbo" && !look.has("back"))
}

#[tokio::test]
async fn a_round_goes_on_without_a_server_and_after_a_reload() {
    let serving = Serving::start();
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        // Given somebody who was here once, and has begun to play,
        visit.is_kept().await;
        visit.tap("#play-solo").await;
        visit.find(".felt #prompt").await;
        visit.find("[data-place=hand] .card").await;
        // with bots that are quicker than usual, so that this does not take as long as a round does, and do not change their minds when the page is loaded
        // again,
        visit.open("/").await;
        let quick = "(() => { const log = localStorage.getItem('own-log-solo'); const quick = log.replace(/pace=\\d+\\+\\d+/, 'pace=20+20').replaceAll('family', 'club'); \
            localStorage.setItem('own-log-solo', quick); return log !== quick; })()";
        assert_eq!(visit.ask(quick).await, json!(true));
        // when the server is gone for good, and he comes back to his table,
        drop(serving);
        visit.open("/own/solo").await;
        visit.plays(|look, taken| look.over || taken >= 4 && is_up(look)).await;
        // and what he did last has come to rest,
        let before = at_rest(visit).await;
        visit.reload().await;
        visit.find(".felt #prompt").await;
        // then all is as it was before he loaded the page again,
        visit.says("#prompt", &visit.look().await.prompt).await;
        let after = table(visit).await;
        for what in ["hand", "top", "held"] {
            assert_eq!(after[what], before[what], "{what}");
        }
        let (told, again) = (before["log"].as_array().unwrap(), after["log"].as_array().unwrap());
        assert!(told.len() > 5 && again == told, "{told:#?} {again:#?}");
        // and the round is played to its end,
        visit.plays_on().await;
        visit.says(".won", "Won by").await;
        visit.says(".proof:not(.bad) summary", "Shuffle verified").await;
        // and whoever wants to know is told what was verified,
        assert!(!visit.find(".proof p").await.is_displayed().await.unwrap());
        visit.tap(".proof summary").await;
        visit
            .reads(".proof p", "your browser has checked it: it fits the fingerprint")
            .await;
        visit.expect_accessible().await;
        // and the next one begins.
        visit.tap("#next").await;
        visit.loses(".after").await;
        visit.plays(|look, taken| look.over || taken >= 1).await;
        visit.expect_only_silence().await;
    };
    Browser::default().visits(port, visit).await;
}

#[tokio::test]
async fn a_game_of_skip_bo_goes_on_without_a_server() {
    let mut serving = Serving::start();
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        visit.wakes_skipbo(&Laid::short()).await;
        serving.kill();
        visit.plays_on().await;
        visit.says(".won", "The match is over. It goes to").await;
        // The record of the match is kept without a server, too.
        record::is_saved(visit, &serving.folder().join("saved"), &["Anna"]).await;
        visit.expect_only_silence().await;
    };
    Browser::default().visits(port, visit).await;
}

#[tokio::test]
async fn a_worker_that_breaks_is_noticed_and_the_game_goes_on_after_a_reload() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given somebody at a table of his own,
        visit.wakes_solo(&Laid::default()).await;
        let before = table(visit).await;
        // when its worker breaks over something that it is told,
        let breaks = "(() => { const post = Worker.prototype.postMessage; \
            Worker.prototype.postMessage = function () { Worker.prototype.postMessage = post; post.call(this, null); }; })()";
        visit.ask(breaks).await;
        visit.tap("[data-place=draw]").await;
        // then he does not wait in vain,
        visit
            .reads("main h1", "The bots do not run in this browser, or not any more")
            .await;
        let complaints = visit.complaints().await;
        assert!(
            complaints.iter().all(|line| line.contains("TypeError")),
            "{complaints:#?}"
        );
        // and finds the table as it was when he loads the page again.
        visit.reload().await;
        visit.find(".felt #prompt").await;
        assert_eq!(table(visit).await, before);
        visit.tap("[data-place=draw]").await;
        visit.says(".beside .log li", "You draw").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn bots_go_on_when_the_clock_is_set_back() {
    let mut serving = Serving::start();
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        // Given a device whose clock is set back by an hour while somebody plays,
        let page = Newer::in_folder(serving.folder());
        let back = "const now = Date.now; setTimeout(() => { Date.now = () => now() - 3600000; }, 2000);";
        page.change_file("worker.js", |text| format!("{text}{back}"));
        serving.kill();
        serving.again_with(&page.folder);
        let laid = Laid {
            held: &["r5 b1", ""],
            pace: "250+0",
            ..Laid::default()
        };
        visit.wakes_solo(&laid).await;
        tokio::time::sleep(Duration::from_secs(3)).await;
        // when he has played, then the bot plays as well, and it is his turn again.
        let lines = "document.querySelectorAll('.beside .log li').length";
        let before = visit.ask(lines).await.as_u64().unwrap();
        visit.tap("[data-place=hand] [data-key='r5#0']").await;
        visit.holds(&format!("{lines} >= {}", before + 2)).await;
        visit.find(".seat.me.turn").await;
    };
    Browser::default().visits(port, visit).await;
}
