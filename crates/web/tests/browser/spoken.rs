//! What somebody hears who does not see the table: everything that happens, what is refused, advice, and the moment for a twin.

use crate::common::{Browser, Laid, SOON, Serving, Visit};
use serde_json::json;
use std::time::{Duration, Instant};

/// Notes down whatever is read aloud from now on.
const LISTEN: &str = "window.spoken = []; const live = document.querySelector('#live'); \
    new MutationObserver(() => window.spoken.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });";

const LOG: &str = ".beside .log li";

/// A table of SOLO with bots that answer soon.
const SOLO: Laid<'_> = Laid {
    rules: "modern",
    // Nobody else has a twin of any of these.
    held: &["r5 b1 b1 b2 b2 b4 b4 b6", "", ""],
    next: "r3 r5 b6",
    done: &[],
    pace: "250+0",
    mode: "race",
    question: 60_000,
};
const SKIPBO: Laid<'_> = Laid {
    rules: "standard stock=3",
    held: &["9 9 9", "9 9 9"],
    next: "1 5 6 7 8",
    ..SOLO
};

/// Listens from now on; so many sentences are in the log already.
async fn listens(visit: &Visit) -> usize {
    visit.client.execute(LISTEN, Vec::new()).await.unwrap();
    let told = format!("document.querySelectorAll({}).length", json!(LOG));
    usize::try_from(visit.ask(&told).await.as_u64().unwrap()).unwrap()
}

/// Everything that came into the log since then was heard, as soon as there is something new.
async fn expect_all_heard(visit: &Visit, before: usize) {
    let script = format!(
        "[[...document.querySelectorAll({})].map((one) => one.textContent), window.spoken]",
        json!(LOG)
    );
    let start = Instant::now();
    loop {
        let found: (Vec<String>, Vec<String>) = serde_json::from_value(visit.ask(&script).await).unwrap();
        let (log, spoken) = found;
        let new = &log[..log.len() - before];
        let is_heard = |told: &String| spoken.iter().any(|spoken| spoken.contains(told.as_str()));
        if !new.is_empty() && new.iter().all(is_heard) {
            return;
        }
        // What is written is said in the same moment, or a little later.
        assert!(start.elapsed() < SOON, "told was {new:#?}, and heard {spoken:#?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn whatever_happens_at_a_table_is_read_aloud() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // When a card is refused, then somebody hears why, with the rule.
        visit.wakes_solo(&SOLO).await;
        let before = listens(visit).await;
        // (whoever comes to a deal hears what is asked of him)
        visit.says("#live", "Your turn: play a card").await;
        visit.tap("[data-place=hand] [data-key='b1#0']").await;
        visit.says("#live", "That card does not fit").await;
        visit.says("#live", "(S-08)").await;
        // When he plays and the bots do, then he hears all of it.
        visit.tap("[data-place=hand] [data-key='r5#0']").await;
        visit.says(LOG, "You play a red 5").await;
        visit.find(".seat.me.turn").await;
        expect_all_heard(visit, before).await;
        // The same goes for SKIP-BO.
        visit.wakes_skipbo(&SKIPBO).await;
        let before = listens(visit).await;
        visit.tap("[data-place=hand] [data-key='1#0']").await;
        visit.tap("[data-place=build-1].lit").await;
        visit.says("#live", "You play a 1 on building pile 1").await;
        visit.tap("[data-place=hand] [data-key='8#0']").await;
        visit.tap("[data-discard='2']").await;
        visit.says(LOG, "on your discard pile B").await;
        visit.find(".seat.me.turn").await;
        expect_all_heard(visit, before).await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn the_moment_for_a_twin_is_heard_and_can_be_taken() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given a bot that can play nothing but the twin of a card in hand,
        let twin = Laid {
            held: &["b2 b4 y1 y2 y5 y6 y7 y8", "b4 r1 r5 r6 g5 g6 y5 y6", ""],
            // Nobody else has a twin of what is played before that.
            next: "b3 b2",
            pace: "12000+0",
            ..SOLO
        };
        visit.wakes_solo(&twin).await;
        let before = listens(visit).await;
        // when it plays it,
        visit.tap("[data-place=hand] [data-key='b2#0']").await;
        visit.says(LOG, "plays a blue 4").await;
        visit.find(".moment").await;
        // then whoever listens hears that it was played, and that it is his moment,
        visit.says("#live", "You have the twin blue 4: throw it in now!").await;
        // and takes it with a key.
        visit.types("t").await;
        visit.says(LOG, "You throw in a second blue 4").await;
        expect_all_heard(visit, before).await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn s_17_the_moment_for_a_twin_of_ones_own_card_is_heard_after_it_was_held() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given somebody with two equal cards, where what he plays is held for a moment,
        let twins = Laid {
            held: &["r5 r5 b1 b2 b4 b6 y1 y2", "", ""],
            next: "r3",
            pace: "3600000+0",
            mode: "fair:1000",
            ..SOLO
        };
        visit.wakes_solo(&twins).await;
        let before = listens(visit).await;
        // when he plays one of them,
        visit.tap("[data-place=hand] [data-key='r5#0']").await;
        // then he hears that it was played, and that the other one can be thrown in.
        visit.says("#live", "You have the twin red 5: throw it in now!").await;
        visit.says("#live", "You play a red 5").await;
        expect_all_heard(visit, before).await;
    };
    Browser::default().visits(serving.port, visit).await;
}

/// Waits for advice that says what to do, and why.
async fn expect_advice(visit: &Visit, what: &str) {
    let start = Instant::now();
    loop {
        let advice = visit.text("#advice").await;
        if let Some((said, why)) = advice
            .strip_prefix("I would do this: ")
            .and_then(|advice| advice.split_once(". "))
        {
            assert!(said.contains(what), "{what} in “{said}”");
            assert!(why.len() > 10 && why.ends_with('.'), "a reason in “{advice}”");
            // It is heard as well.
            visit.says("#live", &advice).await;
            return;
        }
        assert!(start.elapsed() < SOON, "“{advice}” is no advice");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn whoever_asks_is_told_what_a_bot_would_do_and_why() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given a hand of which one card fits, when somebody asks, then it is that one.
        visit.wakes_solo(&SOLO).await;
        visit.tap("[data-tool=hint]").await;
        expect_advice(visit, "red 5").await;
        // When he has played it, the advice is gone.
        visit.tap("[data-place=hand] [data-key='r5#0']").await;
        visit.loses("#advice").await;
        // In SKIP-BO the card on the stock comes first.
        let stock = Laid {
            held: &["9 9 1", "9 9 9"],
            next: "5 5 6 7 8",
            ..SKIPBO
        };
        visit.wakes_skipbo(&stock).await;
        visit.types("h").await;
        expect_advice(visit, "1").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn at_a_table_of_a_server_friends_are_advised_and_strangers_are_not() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        for public in [false, true] {
            // Given a table with bots,
            let table =
                // Nobody throws a card in while somebody waits for advice.
                json!({ "game": "skipbo", "seats": 2, "public": public, "pace": "20+20", "rules": "standard stock=15 limit=1" });
            visit.opens("Anna", table).await;
            visit.sits_with_bots(1, &[2]).await;
            visit.tap("#begin").await;
            visit.plays(|look, _| look.over || look.mine).await;
            // that anybody can come to, then nobody is advised.
            if public {
                visit.find("[data-tool=menu]").await;
                assert_eq!(
                    visit.ask("document.querySelector('[data-tool=hint]')").await,
                    json!(null)
                );
            } else {
                // Where only friends are, whoever asks hears what to do.
                visit.tap("[data-tool=hint]").await;
                expect_advice(visit, "").await;
            }
        }
    };
    Browser::default().visits(serving.port, visit).await;
}
