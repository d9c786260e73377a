//! A page that is loaded again in the middle of a match at a server: the same cards, the same story, the same score sheet.

use crate::common::{Browser, SOON, Serving, Visit};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// What lies there, and what was told of it, as far as others do not change it.
async fn table(visit: &Visit) -> Value {
    let script = "(() => { const all = (css, what) => [...document.querySelectorAll(css)].map(what); const text = (one) => one.textContent; \
        return { hand: all('[data-place=hand] [data-key]', (one) => one.dataset.key), due: all('.build .due', text), \
            piles: all('.own-piles [data-place]', (one) => [one.dataset.place, one.querySelector('[data-card]')?.dataset.card]), \
            points: all('.seat .points', text), log: all('.beside .log li', text) }; })()";
    visit.ask(script).await
}

/// The score sheet, line by line, and how many points each line of the curve goes through.
async fn sheet(visit: &Visit, place: &str) -> (Vec<Vec<String>>, Vec<usize>) {
    visit.find(&format!("{place} .sheet")).await;
    let script = format!(
        "[[...document.querySelectorAll('{place} .sheet tr')].map((line) => [...line.children].map((cell) => cell.textContent)), \
         [...document.querySelectorAll('{place} .curve polyline')].map((line) => line.points.numberOfItems)]"
    );
    serde_json::from_value(visit.ask(&script).await).unwrap()
}

/// The same while a deal runs, when it is asked for.
async fn open_sheet(visit: &Visit) -> (Vec<Vec<String>>, Vec<usize>) {
    visit.tap("[data-tool=sheet]").await;
    let sheet = sheet(visit, ".drawer").await;
    visit.tap(".drawer .close").await;
    visit.loses(".drawer").await;
    sheet
}

/// Goes on after so many deals. Short as they are, some are over before anybody has looked.
async fn goes_on(visit: &Visit, deals: usize) {
    visit.tap("#next").await;
    let there = format!(
        "!document.querySelector('.after') || document.querySelectorAll('.after .sheet tr').length > {}",
        1 + deals
    );
    let start = Instant::now();
    while visit.ask(&there).await != json!(true) {
        assert!(start.elapsed() < SOON, "no deal comes after {deals}");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

/// Plays a little until Anna is to move again; says whether the deal still runs then.
async fn is_up(visit: &Visit) -> bool {
    visit
        .plays(|look, taken| look.over || taken >= 2 && look.mine && !look.has("back"))
        .await;
    !visit.look().await.over
}

#[tokio::test]
async fn whoever_loads_the_page_again_is_where_he_was_with_the_same_score_sheet() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given a match of which one deal is over,
        let table_of = json!({ "game": "skipbo", "seats": 2, "pace": "200+0", "between": "off", "rules": "standard stock=2 limit=500" });
        visit.opens("Anna", table_of).await;
        visit.sits_with_bots(1, &[2]).await;
        visit.tap("#begin").await;
        visit.plays_on().await;
        let mut deals = 1;
        let (lines, curve) = sheet(visit, ".after").await;
        assert_eq!((lines.len(), curve), (1 + deals, vec![2, 2]), "{lines:?}");
        // and another one runs,
        goes_on(visit, deals).await;
        while !is_up(visit).await {
            deals += 1;
            goes_on(visit, deals).await;
        }
        let (before, written) = (table(visit).await, open_sheet(visit).await);
        // when the page is loaded again,
        visit.reload().await;
        visit.find("[data-place=hand] button.card").await;
        // then everything is as it was:
        let after = table(visit).await;
        for what in ["hand", "due", "piles", "points", "log"] {
            assert_eq!(after[what], before[what], "{what}");
        }
        assert!(after["log"].as_array().unwrap().len() > 3, "{after:#}");
        // the score sheet, too,
        assert_eq!(open_sheet(visit).await, written);
        // which is written on when the deal is over, and so is its curve,
        visit.plays_on().await;
        deals += 1;
        let written = sheet(visit, ".after").await;
        assert_eq!(written.0.len(), 1 + deals, "{written:?}");
        assert_eq!(written.1, vec![1 + deals; 2], "{written:?}");
        // and is the same when the page is loaded again after that.
        visit.reload().await;
        assert_eq!(sheet(visit, ".after").await, written);
    };
    Browser::default().visits(serving.port, visit).await;
}
