//! What the host does at a table, and the time that runs there.

use crate::common::{Browser, Offer, Serving, Visit};
use fantoccini::key::Key;
use serde_json::json;
use std::time::Duration;
use tokio::time::sleep;

/// Whoever means it takes longer than a double click.
const A_WHILE: Duration = Duration::from_millis(600);

const LOG: &str = ".beside .log li";

/// A button of the menu, by what stands on it.
async fn press(visit: &Visit, label: &str) {
    clicks(visit, label, "one?.click();").await;
}

/// The same, as quickly as nobody can mean it.
async fn press_twice(visit: &Visit, label: &str) {
    clicks(visit, label, "one?.click(); one?.click();").await;
}

async fn clicks(visit: &Visit, label: &str, clicks: &str) {
    let script = format!(
        "(() => {{ const all = [...document.querySelectorAll('[data-drawer=menu] button')]; \
            const one = all.find((one) => one.textContent === '{label}'); one?.focus(); {clicks} return Boolean(one); }})()"
    );
    visit.find("[data-drawer=menu] button").await;
    assert_eq!(visit.ask(&script).await, json!(true), "there is no button `{label}`");
}

#[tokio::test]
async fn what_cannot_be_taken_back_is_done_only_when_it_is_said_twice() {
    let serving = Serving::start();
    let table = json!({ "game": "solo", "seats": 3, "rules": "modern", "mode": "race", "pace": "600000+0" });
    let visit = async |anna: &Visit| {
        // Given a round of Anna's, whose host she is, with Ben,
        let code = anna.opens("Anna", table.clone()).await;
        anna.sits_with_bots(1, &[2]).await;
        let visit = async |ben: &Visit| {
            ben.joins(&code, "Ben", 3).await;
            anna.reads(".place[data-seat='3']", "Ben").await;
            anna.tap("#begin").await;
            for visit in [anna, ben] {
                visit.find(".felt #prompt").await;
            }
            // when she wants to send him away, then she is asked, and nothing has happened,
            anna.tap("[data-tool=menu]").await;
            press(anna, "Send Ben away for good").await;
            anna.says("[data-drawer=menu]", "Sure? Send Ben away for good").await;
            anna.expect_accessible().await;
            // also when she thinks better of it and does something else,
            press(anna, "Make Ben the host").await;
            anna.says("[data-drawer=menu]", "Sure? Make Ben the host").await;
            anna.holds("!document.querySelector('[data-drawer=menu]').textContent.includes('Sure? Send')")
                .await;
            ben.find(".felt #prompt").await;
            // until she says it again (a double click says it once).
            press_twice(anna, "Send Ben away for good").await;
            anna.says("[data-drawer=menu]", "Sure? Send Ben away for good").await;
            sleep(A_WHILE).await;
            press(anna, "Sure? Send Ben away for good").await;
            ben.reads("main", "The host has sent you away from this table.").await;
            // So it is with the end of the match.
            press(anna, "End the match").await;
            anna.says("[data-drawer=menu]", "Sure? End the match").await;
            anna.find(".felt #prompt").await;
            sleep(A_WHILE).await;
            press(anna, "Sure? End the match").await;
            anna.find("#begin").await;
            anna.reads("#won", "The host has ended the match.").await;
        };
        Browser::default().visits(serving.port, visit).await;
    };
    Browser::default().visits(serving.port, visit).await;
}

/// Everything that can be changed at a table is to be seen.
async fn unfolds(visit: &Visit) {
    let all = "document.querySelectorAll('#change details').forEach((one) => { one.open = true; })";
    visit.ask(all).await;
}

#[tokio::test]
async fn the_host_changes_the_table_before_and_after_a_match() {
    let serving = Serving::start();
    let table = json!({ "game": "skipbo", "seats": 2, "pace": "100+0", "rules": "standard stock=3 limit=1", "question": "4321" });
    let visit = async |visit: &Visit| {
        // Given a table that was opened with other rules than everybody wants,
        visit.opens("Anna", table.clone()).await;
        visit.sits_with_bots(1, &[]).await;
        visit.reads(".waiting-room .lead", "The full game").await;
        // when the host chooses the short game, for three, with a clock,
        visit.tap("#change > summary").await;
        visit.tap("#change #more").await;
        unfolds(visit).await;
        visit.click("#change input[value=short]").await;
        visit.choose("#change #clock", "180").await;
        visit.expect_accessible().await;
        visit.tap("#apply").await;
        // then the table is like that, and whoever sat there still does,
        visit.reads(".waiting-room .lead", "The short game").await;
        visit.find(".place.me[data-seat='1']").await;
        visit.reads(".place[data-seat='3'] .who", "free").await;
        visit.holds("!document.querySelector('#change').open").await;
        // and it can be changed once more.
        visit.tap("#change > summary").await;
        visit
            .holds("document.querySelector('#change #clock').value === '180'")
            .await;
        unfolds(visit).await;
        visit.click("#change input[value=standard]").await;
        visit.write("#change input[name=stock]", "1").await;
        visit.write("#change input[name=limit]", "1").await;
        visit.tap("#change #fewer").await;
        visit.tap("#apply").await;
        visit.loses(".place[data-seat='3']").await;
        visit.tap("#fill").await;
        visit.loses("#fill").await;
        visit.tap("#begin").await;
        visit.plays_on().await;
        // After the match somebody else wants to play, and the host uses keys:
        visit.tap("#change > summary").await;
        visit.tap("#change #more").await;
        let enter = char::from(Key::Enter).to_string();
        visit.find("#apply").await.send_keys(&enter).await.unwrap();
        // then the table has a seat for him, it goes on with that, and the host is still where he was.
        visit.reads(".waiting-room .place[data-seat='3'] .who", "free").await;
        visit
            .holds("document.activeElement === document.querySelector('#change > summary')")
            .await;
        visit.expect_accessible().await;
        visit.tap("#fill").await;
        visit.loses("#fill").await;
        visit.tap("#begin").await;
        visit.find(".felt [data-seat='3']").await;
        visit.plays_on().await;
        visit.says(".won", "The match is over. It goes to").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn whoever_leaves_for_good_is_played_for_at_once_and_is_not_led_back() {
    let serving = Serving::start();
    let table = json!({ "game": "solo", "seats": 2, "rules": "modern", "mode": "race", "pace": "20+20" });
    let visit = async |anna: &Visit| {
        // Given a round of Anna's with Ben,
        let code = anna.opens("Anna", table.clone()).await;
        anna.sits_with_bots(1, &[]).await;
        let visit = async |ben: &Visit| {
            ben.joins(&code, "Ben", 2).await;
            anna.reads(".place[data-seat='2'] .how", "ready").await;
            anna.tap("#begin").await;
            for visit in [anna, ben] {
                visit.find(".felt #prompt").await;
            }
            // when she leaves for good,
            anna.tap("[data-tool=menu]").await;
            press(anna, "Leave for good").await;
            anna.says("[data-drawer=menu]", "Sure? Leave for good").await;
            sleep(A_WHILE).await;
            press(anna, "Sure? Leave for good").await;
            anna.reads("main h1", "You have left this table.").await;
            anna.expect_accessible().await;
            // then Ben hears so and plays on with a bot in her place, as the host,
            ben.says(LOG, "Anna has left").await;
            ben.plays(|look, taken| look.over || taken >= 3).await;
            ben.tap("[data-tool=menu]").await;
            ben.says("[data-drawer=menu] button", "End the match").await;
            // and the start does not lead her back.
            anna.open("/").await;
            assert_eq!(anna.ask("document.querySelector('#mine')").await, json!(null));
        };
        Browser::default().visits(serving.port, visit).await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn at_a_table_that_is_stopped_nothing_calls_to_be_played() {
    let serving = Serving::start();
    let table = json!({ "game": "solo", "seats": 2, "rules": "modern", "mode": "race", "pace": "20+20" });
    let visit = async |visit: &Visit| {
        // Given somebody who could lay a card,
        visit.opens("Anna", table.clone()).await;
        visit.sits_with_bots(1, &[2]).await;
        visit.tap("#begin").await;
        visit
            .plays(|look, _| matches!(look.offer(), Some(Offer::Card(_))))
            .await;
        let lifted = "[...document.querySelectorAll('[data-place=hand] .card')].some((one) => getComputedStyle(one).boxShadow !== 'none')";
        assert_eq!(visit.ask(lifted).await, json!(true));
        // when the host stops the table, then it is said, and no card stands out,
        visit.tap("[data-tool=menu]").await;
        press(visit, "Pause the game").await;
        visit.find(".felt.paused").await;
        visit.says(".prompt .state", "The host has paused the game").await;
        assert_eq!(visit.text("#prompt").await, "");
        visit.holds(&format!("!({lifted})")).await;
        visit.expect_accessible().await;
        // until he lets it go on, at the table itself.
        visit.tap("[data-deed=resume]").await;
        visit.loses(".felt.paused").await;
        visit.holds(lifted).await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn the_own_time_is_seen_to_run_and_then_somebody_is_played_for() {
    let serving = Serving::start();
    let table = json!({ "game": "solo", "seats": 2, "rules": "modern", "mode": "race", "pace": "20+20", "clock": "3000", "question": "500" });
    let visit = async |visit: &Visit| {
        // Given a table with a clock, at which it is somebody's turn,
        visit.opens("Anna", table.clone()).await;
        visit.sits_with_bots(1, &[2]).await;
        visit.tap("#begin").await;
        // then he sees how much time he has,
        visit.reads(".countdown[data-kind=turn]", "your time:").await;
        // and when he does nothing, a card is drawn for him.
        visit.says(LOG, "You draw").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn the_time_between_two_deals_is_seen_to_run_and_then_the_next_begins() {
    let serving = Serving::start();
    let table =
        json!({ "game": "skipbo", "seats": 2, "rules": "standard stock=5", "pace": "20+20", "between": "60000" });
    let visit = async |visit: &Visit| {
        // Given somebody who looks at the points of a game,
        visit.opens("Anna", table.clone()).await;
        visit.sits_with_bots(1, &[2]).await;
        visit.tap("#begin").await;
        visit.plays_on().await;
        // then he reads what they are good for, and sees the time until the next one,
        visit
            .says(".after .aim", "Points are good: whoever gets to 500 wins the match.")
            .await;
        visit.reads(".after .countdown[data-kind=deal]", "next deal in:").await;
        visit.expect_accessible().await;
        // which begins by itself.
        visit.loses(".after").await;
        visit.find(".felt #prompt").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn after_a_match_seats_can_be_changed_before_the_next_one() {
    let serving = Serving::start();
    let table = json!({ "game": "skipbo", "seats": 2, "pace": "100+0", "rules": "standard stock=3 limit=1" });
    let visit = async |visit: &Visit| {
        // Given a match that is over,
        visit.opens("Anna", table.clone()).await;
        visit.sits_with_bots(1, &[2]).await;
        visit.tap("#begin").await;
        visit.plays_on().await;
        visit.find("#begin").await;
        visit.expect_accessible().await;
        // when the host sends the bot away and takes its seat,
        visit.choose(".after [data-bot='2']", "").await;
        visit.reads(".after [data-seat='2'] .who", "free").await;
        visit.tap(".after [data-seat='1'] button").await;
        visit.tap(".after [data-sit='2']").await;
        visit.find(".after [data-seat='2'].me").await;
        // and fills the other one, then the next match begins with it.
        visit.tap("#fill").await;
        visit.loses("#fill").await;
        visit.watches(".after").await;
        visit.tap("#begin").await;
        visit.has_lost_it().await;
        visit.find(".felt").await;
    };
    Browser::default().visits(serving.port, visit).await;
}
