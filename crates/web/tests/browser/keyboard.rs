//! A whole deal of each game with keys alone, and always something to be seen that has the focus.

use crate::common::{Browser, Laid, Offer, SOON, Serving, Visit};
use fantoccini::key::Key;
use serde_json::json;
use std::time::{Duration, Instant};

/// Presses a key until something has the focus.
async fn goes_to(visit: &Visit, key: Key, css: &str) -> bool {
    for _ in 0..60 {
        let there = visit
            .ask(&format!("document.activeElement.matches({})", json!(css)))
            .await;
        if there == json!(true) {
            return true;
        }
        visit.types(&key.to_string()).await;
    }
    false
}

/// The key for something that can be done, as the menu names it.
fn letter(deed: &str) -> &'static str {
    match deed {
        "draw" => "d",
        "pass" => "p",
        "throw-in" => "t",
        "solo" => "s",
        "protect" => "x",
        "decline" => "n",
        "lay" => "3",
        "end" => "e",
        other => panic!("there is no key for {other}"),
    }
}

/// Takes up an offer with keys.
async fn take(visit: &Visit, offer: &Offer) -> bool {
    match offer {
        Offer::Deed(deed) => visit.types(letter(deed)).await,
        Offer::Build(place) => visit.types(place.rsplit('-').next().unwrap()).await,
        Offer::Put(number) => visit.types(pile(number)).await,
        Offer::Pile(place) if place.starts_with("stock") => visit.types("s").await,
        Offer::Pile(place) => visit.types(pile(place.rsplit('-').next().unwrap())).await,
        Offer::Card(_) => {
            let there = goes_to(visit, Key::Right, &offer.css()).await;
            if there {
                visit.types(&Key::Enter.to_string()).await;
            }
            return there;
        }
        Offer::Wish(_) | Offer::Target(_) => {
            // The panel has the focus by itself.
            let start = Instant::now();
            while visit.ask("document.activeElement.closest('.asks') === null").await == json!(true) {
                // Somebody may have thrown in a card meanwhile: then nothing is asked any more.
                if visit.ask("document.querySelector('.asks') === null").await == json!(true) {
                    return false;
                }
                assert!(start.elapsed() < SOON, "whoever uses keys is not led to the panel");
            }
            if !goes_to(visit, Key::Tab, &offer.css()).await {
                return false;
            }
            visit.types(&Key::Enter.to_string()).await;
        }
    }
    expect_focus(visit).await;
    true
}

fn pile(number: &str) -> &'static str {
    ["a", "b", "c", "d"][number.parse::<usize>().unwrap() - 1]
}

/// The focus is on something that can be seen, or on the heading, which is read aloud.
async fn expect_focus(visit: &Visit) {
    let script = "(() => { const one = document.activeElement; const { width, height, bottom, right } = one.getBoundingClientRect(); \
        return one.matches('h1') || one !== document.body && width > 0 && height > 0 && bottom > 0 && right > 0; })()";
    let start = Instant::now();
    while visit.ask(script).await != json!(true) {
        let lost = visit.ask("document.activeElement.outerHTML.slice(0, 300)").await;
        assert!(start.elapsed() < SOON, "the focus is lost: {lost}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn letters_are_the_same_keys_where_capitals_are_locked() {
    let serving = Serving::start();
    let locked = |key: &str, shift: bool| {
        format!(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', shiftKey: {shift}, bubbles: true }}))"
        )
    };
    let visit = async |visit: &Visit| {
        // Given somebody whose keys give capitals, and small letters with Shift,
        visit.wakes_solo(&Laid::default()).await;
        // when he presses the key to draw, then he draws.
        visit.ask(&locked("D", false)).await;
        visit.says(".beside .log li", "You draw").await;
        // In SKIP-BO a pile is his own without Shift.
        let piles = Laid {
            rules: "standard stock=3 teams=1+3,2+4",
            held: &["9 9 9", "9 9 9", "9 9 9", "9 9 9"],
            next: "2 5 6 7 8",
            ..Laid::default()
        };
        visit.wakes_skipbo(&piles).await;
        visit.tap("[data-place=hand] [data-key='8#0']").await;
        visit.ask(&locked("B", false)).await;
        visit.says(".beside .log li", "on your discard pile B").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn a_deal_of_solo_is_played_with_keys_alone() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // From the start, where a game is begun with keys,
        visit.open("/").await;
        assert!(goes_to(visit, Key::Tab, "#play-solo").await);
        visit.types(&Key::Enter.to_string()).await;
        visit.find(".felt #prompt").await;
        expect_focus(visit).await;
        // to the end of a deal with quick bots.
        let laid = Laid {
            held: &["W rX rG", "", ""],
            pace: "20+20",
            ..Laid::default()
        };
        visit.wakes_solo(&laid).await;
        visit.types(&Key::Right.to_string()).await;
        expect_focus(visit).await;
        visit
            .plays_with(|look, _| look.over, async |offer| take(visit, offer).await)
            .await;
        assert!(goes_to(visit, Key::Tab, "#next").await);
        visit.types(&Key::Enter.to_string()).await;
        visit.loses(".after").await;
        // What is around the deal has its keys as well.
        for (key, drawer) in [("l", "log"), ("m", "menu")] {
            visit.types(key).await;
            visit.find(&format!(".drawer[data-drawer={drawer}]")).await;
            expect_focus(visit).await;
            visit.types(&Key::Escape.to_string()).await;
            visit.loses(".drawer").await;
            // Whoever closes it is not lost.
            expect_focus(visit).await;
        }
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn a_deal_of_skip_bo_is_played_with_keys_alone() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        let laid = Laid {
            rules: "standard stock=3",
            held: &["9 9 1", "9 9 9"],
            next: "1 5 6 J 8",
            pace: "20+20",
            ..Laid::default()
        };
        visit.wakes_skipbo(&laid).await;
        visit.types(&Key::Right.to_string()).await;
        expect_focus(visit).await;
        visit
            .plays_with(|look, _| look.over, async |offer| take(visit, offer).await)
            .await;
        visit.says(".won", "Won by").await;
        assert!(goes_to(visit, Key::Tab, "#next").await);
    };
    Browser::default().visits(serving.port, visit).await;
}
