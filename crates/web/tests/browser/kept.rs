//! A browser that keeps nothing, or has no room for more: a game lasts until the page is closed, and that is said.

use crate::common::{Browser, Laid, Serving, Visit};
use crate::record;
use crate::restart::hand;
use serde_json::json;

/// Nothing is kept.
const FORBIDDEN: &str =
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })";
/// There is no room for anything more.
const FULL: &str = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";

#[tokio::test]
async fn where_nothing_can_be_kept_a_game_lasts_until_the_page_is_closed() {
    let serving = Serving::start();
    for how in [FORBIDDEN, FULL] {
        let visit = async |visit: &Visit| {
            // Given a browser that keeps nothing, and a game,
            visit.begins_with(how).await;
            visit.open("/").await;
            visit.plays_alone("solo").await;
            // that goes on with nobody but him,
            visit.plays(|look, _| look.over || look.mine).await;
            let held = hand(visit).await;
            // when it is left, then somebody reads how long it lasts,
            visit.client.back().await.unwrap();
            visit.reads("#fleeting", "they last until this page is closed").await;
            visit.expect_accessible().await;
            // and goes on with it.
            visit.click("#mine + .entries a").await;
            visit.find("[data-place=hand] button").await;
            assert_eq!(hand(visit).await, held);
        };
        Browser::default().visits(serving.port, visit).await;
    }
}

#[tokio::test]
async fn a_match_for_which_there_is_no_room_any_more_has_its_record() {
    let serving = Serving::start();
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        // Given a match in the middle of which the browser has no room for more,
        visit.wakes_skipbo(&Laid::short()).await;
        visit.ask(&format!("({FULL}, true)")).await;
        visit.plays_on().await;
        // then nothing is kept of it that would not be true,
        assert_eq!(visit.ask("localStorage.getItem('own-log-skipbo')").await, json!(null));
        // and there is a record of it.
        visit.says(".won", "The match is over. It goes to").await;
        record::is_saved(visit, &serving.folder().join("saved"), &["Anna"]).await;
    };
    Browser::default().visits(port, visit).await;
}

#[tokio::test]
async fn a_record_that_cannot_be_made_is_no_silence() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given a match that is over,
        visit.wakes_skipbo(&Laid::short()).await;
        visit.plays_on().await;
        visit.find("#record").await;
        for spoilt in ["setItem('own-log-skipbo', 'nonsense')", "removeItem('own-log-skipbo')"] {
            visit.ask("document.querySelector('#live').firstChild.data = ''").await;
            // when what was kept of it is spoilt or gone, then whoever wants the record is told.
            visit.ask(&format!("localStorage.{spoilt}")).await;
            visit.tap("#record").await;
            visit.says("#live", "There is no record of this match.").await;
        }
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn a_window_that_is_closed_has_no_table_any_more() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given two windows, one of which has a table,
        visit.open("/help").await;
        let first = visit.client.window().await.unwrap();
        let second = visit.client.new_window(true).await.unwrap().handle;
        visit.client.switch_to_window(second).await.unwrap();
        visit.open("/").await;
        visit.plays_alone("solo").await;
        let has = "localStorage.getItem('tab-own-solo') !== null";
        assert_eq!(visit.ask(has).await, json!(true));
        // when it is closed, then nobody has it.
        visit.client.close_window().await.unwrap();
        visit.client.switch_to_window(first).await.unwrap();
        visit.holds(&format!("!({has})")).await;
    };
    Browser::default().visits(serving.port, visit).await;
}
