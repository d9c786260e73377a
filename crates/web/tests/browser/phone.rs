//! A small phone with as many players as there can be: everything is seen, nothing is cut off, and fingers can play.

use crate::common::{Browser, Laid, Serving, Visit};
use serde_json::{Value, json};

/// What is cut off at a side, or lies over something of its kind: nothing.
async fn cut_off(visit: &Visit) -> Value {
    let script = "(() => { const wide = document.documentElement.clientWidth; const bad = []; const boxes = []; \
        for (const one of document.querySelectorAll('.stage button, .seat, .pile, #prompt, #debt, #colour, .bar')) { \
            const { left, right, top, bottom, width } = one.getBoundingClientRect(); if (!width) continue; \
            if (left < -1 || right > wide + 1) bad.push(['cut off', one.outerHTML.slice(0, 120), left, right]); \
            if (one.matches('.seat, .centre .pile, #debt, #prompt')) boxes.push([one, left, top, right, bottom]); } \
        for (const [a, aLeft, aTop, aRight, aBottom] of boxes) for (const [b, left, top, right, bottom] of boxes) \
            if (a !== b && !a.contains(b) && !b.contains(a) && aLeft + 8 < right && left + 8 < aRight && aTop + 8 < bottom && top + 8 < aBottom) \
                bad.push(['over each other', a.dataset.place ?? a.id, b.dataset.place ?? b.id, Math.min(aRight, right) - Math.max(aLeft, left), Math.min(aBottom, bottom) - Math.max(aTop, top)]); \
        return bad; })()";
    visit.ask(script).await
}

/// Somebody with a small phone.
fn phone() -> Browser {
    Browser {
        size: (360, 740),
        ..Browser::default()
    }
}

#[tokio::test]
async fn ten_play_solo_on_a_phone() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given ten players, a card to choose a colour with, and one to give away,
        let laid = Laid {
            held: &["W rG r5 g4", "", "", "", "", "", "", "", "", ""],
            // Nobody has the twin of the first card.
            next: "r3 r3",
            pace: "20+20",
            ..Laid::default()
        };
        visit.wakes_solo(&laid).await;
        visit.find("[data-place=pile] .laid").await;
        // then everybody is seen, and nothing is cut off,
        let seen = visit
            .ask("[...document.querySelectorAll('.seat:not(.me)')].filter((one) => one.offsetWidth > 0).length")
            .await;
        assert_eq!(seen, json!(9));
        assert!(visit.fits().await);
        assert_eq!(cut_off(visit).await, json!([]));
        visit.expect_accessible().await;
        // also while something is asked,
        visit.tap("[data-place=hand] [data-key='W#0']").await;
        visit.find("[data-wish=g]").await;
        assert!(visit.fits().await);
        assert_eq!(cut_off(visit).await, json!([]));
        visit.tap("[data-wish=g]").await;
        // and with fingers one plays on.
        visit.plays(|look, taken| look.over || taken >= 5).await;
        assert!(visit.fits().await);
        let mut names = Vec::new();
        for drawer in ["log", "sheet", "menu"] {
            visit.tap(&format!("[data-tool={drawer}]")).await;
            visit.find(&format!(".drawer[data-drawer={drawer}]")).await;
            assert!(visit.fits().await, "{drawer}");
            visit.expect_accessible().await;
            names.push(visit.attribute(".drawer", "aria-label").await.unwrap());
            visit.tap(".drawer .close").await;
            visit.loses(".drawer").await;
        }
        // Each is called by a name of its own.
        assert_eq!(names, ["What happened", "Score sheet", "Menu"]);
    };
    phone().visits(serving.port, visit).await;
}

#[tokio::test]
async fn six_play_skip_bo_on_a_phone() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        let laid = Laid {
            rules: "standard stock=3",
            held: &["9 9 1", "9 9 9", "", "", "", ""],
            next: "1 5 6 J 8",
            pace: "20+20",
            ..Laid::default()
        };
        visit.wakes_skipbo(&laid).await;
        let seen = visit
            .ask("[...document.querySelectorAll('.seat:not(.me)')].filter((one) => one.offsetWidth > 0).length")
            .await;
        assert_eq!(seen, json!(5));
        assert!(visit.fits().await);
        assert_eq!(cut_off(visit).await, json!([]));
        visit.expect_accessible().await;
        // A card is dragged with a finger, and others are played by touching them.
        visit
            .drags("[data-place=hand] [data-key='1#0']", "[data-place=build-2]")
            .await;
        visit.says(".beside .log li", "on building pile 2").await;
        visit.plays(|look, taken| look.over || taken >= 8).await;
        assert!(visit.fits().await);
        assert_eq!(cut_off(visit).await, json!([]));
    };
    phone().visits(serving.port, visit).await;
}

#[tokio::test]
async fn a_long_hand_stays_on_the_screen_of_a_phone() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given somebody who has drawn again and again,
        for rounds in [0, 2, 4, 7, 10] {
            let round = [(1, "draw"), (1, "pass"), (2, "draw"), (2, "pass")];
            let done: Vec<_> = std::iter::repeat_n(round, rounds).flatten().collect();
            let laid = Laid {
                held: &["W rX r5 b1 b2 g4 y6 b8", ""],
                done: &done,
                ..Laid::default()
            };
            visit.wakes_solo(&laid).await;
            visit
                .find(&format!("[data-place=hand][data-count='{}']", 8 + rounds))
                .await;
            visit.rests().await;
            // then all of his cards are on the screen, and nothing lies over them.
            assert_eq!(cut_off(visit).await, json!([]), "{rounds} cards more");
            let below = "(() => { const { top } = document.querySelector('.sort').getBoundingClientRect(); \
                return [...document.querySelectorAll('[data-place=hand] .card')].map((one) => [one.dataset.key, one.getBoundingClientRect().bottom - top]) \
                    .filter(([, over]) => over > 8); })()";
            assert_eq!(visit.ask(below).await, json!([]), "{rounds} cards more");
        }
    };
    for size in [(360, 740), (390, 844)] {
        let browser = Browser {
            size,
            ..Browser::default()
        };
        browser.visits(serving.port, visit).await;
    }
}

#[tokio::test]
async fn on_the_smallest_phone_and_on_its_side_nothing_lies_over_anything() {
    let serving = Serving::start();
    for (size, letters) in [
        ((320, 568), 16),
        ((390, 844), 24),
        ((568, 320), 16),
        ((844, 390), 16),
        ((1280, 800), 24),
    ] {
        println!("{size:?}, letters of {letters}");
        let visit = async |visit: &Visit| {
            // Given four players, and a chain that one of them faces,
            let laid = Laid {
                held: &["rD r5 r6 g4", "gD", "", ""],
                next: "r3 r3",
                done: &[(1, "rD"), (2, "gD")],
                ..Laid::default()
            };
            visit.wakes_solo(&laid).await;
            visit.find("#debt").await;
            // then whatever lies in the middle leaves the seats to be seen, and what is said below,
            assert!(visit.fits().await);
            assert_eq!(cut_off(visit).await, json!([]));
            // and so it is in SKIP-BO.
            visit
                .wakes_skipbo(&Laid {
                    rules: "standard stock=3",
                    held: &["9 9 1", "9 9 2", "9 9 7", "9 9 8"],
                    next: "5 5 6 7 8",
                    ..Laid::default()
                })
                .await;
            visit.find("[data-place=hand] button").await;
            assert!(visit.fits().await);
            assert_eq!(cut_off(visit).await, json!([]));
        };
        let browser = Browser {
            size,
            letters,
            ..Browser::default()
        };
        browser.visits(serving.port, visit).await;
    }
}
