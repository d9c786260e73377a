//! What lies on the table: the hand as somebody sorts it, the cards played last, and the time that is left for an answer.

use crate::common::{Browser, Laid, Serving, Visit};
use serde_json::json;

/// The cards of the hand, from left to right.
async fn from_left_to_right(visit: &Visit) -> String {
    // They may still be gliding to where they belong.
    visit.rests().await;
    let script = "[...document.querySelectorAll('[data-place=hand] button.card')] \
        .map((one) => [one.getBoundingClientRect().left, one.dataset.card]).sort(([a], [b]) => a - b).map(([, card]) => card).join(' ')";
    visit.ask(script).await.as_str().unwrap().into()
}

#[tokio::test]
async fn the_hand_is_sorted_by_colour_or_number_and_the_last_cards_are_seen() {
    let serving = Serving::start();
    let laid = Laid {
        held: &["y2 r9 r5 g2 W b1 r2 g5", "r6"],
        next: "r3",
        done: &[(1, "r9"), (2, "r6")],
        ..Laid::default()
    };
    let visit = async |visit: &Visit| {
        // Given a hand by colours, as it is at first,
        visit.wakes_solo(&laid).await;
        visit.reads("[data-tool=sort]", "Sort by number").await;
        assert_eq!(from_left_to_right(visit).await, "r2 r5 g2 g5 b1 y2 W");
        // when it is sorted by number, then equal numbers lie side by side,
        visit.tap("[data-tool=sort]").await;
        visit.reads("[data-tool=sort]", "Sort by colour").await;
        assert_eq!(from_left_to_right(visit).await, "b1 r2 g2 y2 r5 g5 W");
        // also the next time,
        visit.reload().await;
        visit.find(".felt #prompt").await;
        assert_eq!(from_left_to_right(visit).await, "b1 r2 g2 y2 r5 g5 W");
        // and by colour again when that is wanted.
        visit.tap("[data-tool=sort]").await;
        visit.reads("[data-tool=sort]", "Sort by number").await;
        assert_eq!(from_left_to_right(visit).await, "r2 r5 g2 g5 b1 y2 W");
        // When a card is laid, then it lies on those before, and the last ones can be seen.
        visit.tap("[data-place=hand] [data-key='r5#0']").await;
        visit.says("#top", "red 5").await;
        let faces = ["r5", "r6", "r9", "r3"].map(|card| art::solo::face(card.parse().unwrap()));
        let lying = "const drawn = (svg) => { const one = document.createElement('div'); one.innerHTML = svg; return one.innerHTML; }; \
            const seen = [...document.querySelectorAll('[data-place=pile] .laid')].filter((one) => one.getBoundingClientRect().width > 20); \
            const lying = seen.reverse().map((one) => one.querySelector('.face svg').outerHTML); \
            const faces = arguments[0].map(drawn); return lying.map((face) => faces.indexOf(face));";
        let lying = visit.client.execute(lying, vec![json!(faces)]).await.unwrap();
        assert_eq!(lying, json!([0, 1, 2, 3]));
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn where_all_is_calm_a_card_lies_a_while_before_it_goes_on() {
    let serving = Serving::start();
    let calm = Laid {
        held: &["r5 g1 g2 g4 g6 b1 b2 b4", "", ""],
        // Long enough for a machine that stalls.
        mode: "calm:15000",
        pace: "20+20",
        ..Laid::default()
    };
    let visit = async |visit: &Visit| {
        // Given a table with time for everybody to look, and bots that are quick,
        visit.wakes_solo(&calm).await;
        visit.find(".countdown[data-kind=throw-in]").await;
        // when a card is laid as soon as that may be,
        visit.tap("[data-place=hand] [data-key='r5#0']").await;
        visit.says("#top", "red 5").await;
        // then it is seen how long it lies there,
        visit.find(".countdown[data-kind=throw-in]").await;
        let told = "document.querySelectorAll('.beside .log li').length";
        let before = visit.ask(told).await;
        let (first, second) = left(visit).await;
        assert!(second > 0.0 && second < first, "{first} and then {second}");
        // nobody does anything meanwhile,
        assert_eq!(visit.ask(told).await, before);
        // and then it goes on.
        visit.holds(&format!("{told} > {before}")).await;
    };
    Browser::default().visits(serving.port, visit).await;
}

/// How much of the time is left, as it is drawn, now and as soon as it is less; 1 is all of it.
async fn left(visit: &Visit) -> (f64, f64) {
    let script = "const done = arguments[0]; const width = (css) => document.querySelector(css)?.getBoundingClientRect().width; \
        const left = () => width('.countdown .left') / width('.countdown .track'); const first = left(); \
        const again = () => { const now = left(); if (now < first || !(now > 0)) done([first, now]); else setTimeout(again, 100); }; again();";
    let left = visit.client.execute_async(script, Vec::new()).await.unwrap();
    serde_json::from_value(left).unwrap()
}

#[tokio::test]
async fn the_time_for_protection_is_seen_to_run_out() {
    let serving = Serving::start();
    let asked = Laid {
        held: &["r5 Py g1 g2 g4 g6 b1 b2", "A", ""],
        done: &[(1, "r5"), (2, "A")],
        pace: "250+0",
        question: 15_000,
        ..Laid::default()
    };
    let visit = async |visit: &Visit| {
        // Given somebody who is asked whether he wants protection, with some seconds for an answer,
        visit.wakes_solo(&asked).await;
        visit.reads(".countdown[data-kind=question]", "answer:").await;
        visit.find(".felt [data-deed=protect]").await;
        let (first, second) = left(visit).await;
        assert!(
            second > 0.0 && second < first && first < 1.0,
            "{first} and then {second}"
        );
        // when he says nothing, then his time runs out, and he has none.
        visit.says(".beside .log li", "he hands move on by one place").await;
        visit.loses(".countdown[data-kind=question]").await;
    };
    Browser::default().visits(serving.port, visit).await;
}
