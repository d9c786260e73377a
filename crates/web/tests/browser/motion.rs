//! Cards fly, and nobody has to wait for them; whoever wants nothing to move sees all of it at once.

use crate::common::{self, Browser, Laid, Serving, Visit};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// From now on cards fly so slowly that somebody can look at them, and each one is noted.
const SLOWLY: &str = "window.flown = 0; const animate = Element.prototype.animate; \
    Element.prototype.animate = function (frames, timing) { if (this.matches('.ghost')) window.flown += 1; \
        return animate.call(this, frames, { ...timing, duration: timing.duration * 200 }); };";

/// Two players: one has a card that fits and one to swap hands with, and draws one that fits as well.
const TWO: Laid<'_> = Laid {
    rules: "modern",
    held: &["r5 rX b1 b2 b4 b6 b8 b9", "rD"],
    next: "r3 r9",
    done: &[],
    pace: "3600000+0",
    mode: "race",
    question: 60_000,
};

/// Bots that answer soon.
const SOON: &str = "250+0";

const LOG: &str = ".beside .log li";

/// When each card in the air begins to fly, in milliseconds, and which number it carries.
async fn in_the_air(visit: &Visit) -> Vec<(f64, String)> {
    let script = "[...document.querySelectorAll('#flights .ghost')] \
        .map((one) => [one.getAnimations()[0].effect.getTiming().delay, one.querySelector('b')?.textContent ?? ''])";
    serde_json::from_value(visit.ask(script).await).unwrap()
}

/// Waits until so many cards are in the air.
async fn fly(visit: &Visit, count: usize) -> Vec<(f64, String)> {
    let start = Instant::now();
    loop {
        let flights = in_the_air(visit).await;
        if flights.len() >= count {
            return flights;
        }
        assert!(start.elapsed() < common::SOON, "only these fly: {flights:?}");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

async fn slowly(visit: &Visit) {
    visit.client.execute(SLOWLY, Vec::new()).await.unwrap();
}

#[tokio::test]
async fn cards_fly_and_nobody_waits_for_them() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // When a card is drawn, then it flies, and is in the hand at once all the same.
        visit.wakes_solo(&TWO).await;
        slowly(visit).await;
        visit.tap("[data-place=draw]").await;
        fly(visit, 1).await;
        // Whatever is in the air, the next click counts at once,
        visit.tap("[data-place=hand] [data-key='r9#0']").await;
        visit.says("#top", "red 9").await;
        // and both are still flying.
        fly(visit, 2).await;
        // Cards that are drawn come one after the other.
        let chain = Laid {
            held: &["r5 b1 b2 b4 b6 b8 y1 y2", "rD"],
            done: &[(1, "r5"), (2, "rD")],
            ..TWO
        };
        visit.wakes_solo(&chain).await;
        slowly(visit).await;
        visit.tap(".felt [data-deed=draw]").await;
        let drawn = fly(visit, 2).await;
        assert!(drawn[0].0 < drawn[1].0, "{drawn:?}");
        // Hands that are swapped travel both ways, and say how many cards they are.
        visit.wakes_solo(&Laid { pace: SOON, ..TWO }).await;
        slowly(visit).await;
        visit.tap("[data-place=hand] [data-key='rX#0']").await;
        visit.says(LOG, "swap hands").await;
        fly(visit, 2).await;
        let numbers = "[...document.querySelectorAll('#flights .ghost b')].map((one) => one.textContent).sort()";
        assert_eq!(visit.ask(numbers).await, json!(["7", "8"]));
        // Cards of SKIP-BO fly too,
        let skipbo = Laid {
            rules: "standard stock=3",
            held: &["9 9 1", "9 9 9"],
            next: "1 5 6 J 8",
            ..TWO
        };
        visit.wakes_skipbo(&skipbo).await;
        slowly(visit).await;
        visit.tap("[data-place=stock-1] button.card").await;
        visit.says(LOG, "from your stock pile on building pile 1").await;
        fly(visit, 1).await;
        // and so do those that are dealt.
        let table = json!({ "game": "solo", "seats": 4, "pace": "3600000+0", "rules": "modern" });
        visit.opens("Anna", table).await;
        visit.sits_with_bots(1, &[2, 3, 4]).await;
        slowly(visit).await;
        visit.tap("#begin").await;
        visit.find("[data-place=hand] button.card").await;
        fly(visit, 8).await;
    };
    Browser::default().visits(serving.port, visit).await;
}

/// What moves longer than anybody notices.
async fn moving(visit: &Visit) -> Value {
    let script = "document.getAnimations().filter((one) => one.effect.getTiming().duration > 1 && !one.effect.target.closest('.countdown')) \
        .map((one) => one.effect.target.outerHTML.slice(0, 100))";
    visit.ask(script).await
}

#[tokio::test]
async fn whoever_wants_nothing_to_move_sees_nothing_move() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given a device that wants no motion,
        visit.device_is_calm().await;
        visit.wakes_solo(&Laid { pace: SOON, ..TWO }).await;
        slowly(visit).await;
        // when cards are drawn and laid and hands are swapped,
        visit.tap("[data-place=draw]").await;
        visit.tap("[data-place=hand] [data-key='r9#0']").await;
        visit.says(LOG, "You play a red 9").await;
        visit.find(".seat.me.turn").await;
        assert_eq!(moving(visit).await, json!([]));
        assert_eq!(visit.ask("window.flown").await, json!(0));
        visit.wakes_solo(&Laid { pace: SOON, ..TWO }).await;
        slowly(visit).await;
        visit.tap("[data-place=hand] [data-key='rX#0']").await;
        visit.says(LOG, "swap hands").await;
        // then nothing flies.
        assert_eq!(moving(visit).await, json!([]));
        assert_eq!(visit.ask("window.flown").await, json!(0));
        assert_eq!(visit.ask("document.querySelector('#flights')").await, Value::Null);
        // A twin calls without moving,
        let twin = Laid {
            held: &["b2 b4 y1", "b4", ""],
            next: "b3",
            done: &[(1, "b2"), (2, "b4")],
            ..TWO
        };
        visit.wakes_solo(&twin).await;
        visit.reads(".moment", "Throw in blue 4!").await;
        assert_eq!(moving(visit).await, json!([]));
        // and time that runs out is seen to do so.
        let asked = Laid {
            held: &["r5 Py g1 g2 g4 g6 b1 b2", "A", ""],
            next: "r3",
            done: &[(1, "r5"), (2, "A")],
            pace: SOON,
            ..TWO
        };
        visit.wakes_solo(&asked).await;
        visit.find(".countdown[data-kind=question]").await;
        let left = "document.querySelector('.countdown .left').getBoundingClientRect().width";
        let left = visit.ask(left).await.as_f64().unwrap();
        assert!(left > 20.0, "so wide is the time that is left: {left}");
    };
    Browser::default().visits(serving.port, visit).await;
}
