//! What is around the cards at a table: its rules, the ring around what has the focus, what is told where there is little room.

use crate::common::{Browser, Laid, Serving, Visit};
use fantoccini::key::Key;
use serde_json::json;

/// A table of SOLO at which nobody else does anything.
const LAID: Laid<'_> = Laid {
    rules: "modern",
    held: &["r5 rS W b1 b2 b4 b6 b8", "", ""],
    next: "r3",
    done: &[],
    pace: "3600000+0",
    mode: "race",
    question: 60_000,
};

#[tokio::test]
async fn the_rules_are_read_without_leaving_the_table_those_of_this_moment_first() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given somebody at a table,
        visit.wakes_solo(&LAID).await;
        // when he opens the rules,
        visit.tap("[data-tool=menu]").await;
        visit.tap(".drawer [data-tool=rules]").await;
        // then those that matter now come first, all others follow, and the game is still there.
        visit.reads("[data-drawer=rules] h2", "The rules of this moment").await;
        visit.reads("[data-drawer=rules] .rule .number", "S-08").await;
        visit.says("[data-drawer=rules] .number", "S-43").await;
        visit.find(".felt [data-place=hand] button").await;
        visit.expect_accessible().await;
        visit.types(&Key::Escape.to_string()).await;
        visit.loses(".drawer").await;
        // What came later speaks the language that was chosen meanwhile.
        visit.tap("[data-tool=menu]").await;
        visit.choose("#language", "de").await;
        visit.tap(".drawer [data-tool=rules]").await;
        visit.reads("[data-drawer=rules] .rule", "S-08").await;
        visit.says("[data-drawer=rules] h2", "Regeln").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

/// How much light a colour gives, as the browser writes it, and how well two of them are told from each other.
macro_rules! contrast {
    () => {
        "const light = (text) => { const [r, g, b] = text.match(/[\\d.]+/g).slice(0, 3).map((part) => { const c = part / 255; \
            return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; }; \
        const contrast = (one, other) => { const [a, b] = [light(one), light(other)].sort((one, other) => other - one); return (a + 0.05) / (b + 0.05); };"
    };
}

/// How well the ring around what has the focus is told from the ground, both as the browser draws them.
const RING: &str = concat!(
    "(() => { ",
    contrast!(),
    "const style = getComputedStyle(document.activeElement); \
    const probe = document.createElement('i'); probe.style.color = 'var(--felt)'; document.querySelector('.felt').append(probe); \
    const felt = getComputedStyle(probe).color; probe.remove(); \
    return parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== 'none' ? contrast(style.outlineColor, felt) : 0; })()"
);

#[tokio::test]
async fn what_has_the_focus_is_seen_on_the_felt_in_every_theme() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.wakes_solo(&LAID).await;
        for theme in ["light", "dark", "contrast"] {
            visit.tap("[data-tool=menu]").await;
            visit.choose("#theme", theme).await;
            visit.tap(".drawer .close").await;
            visit.loses(".drawer").await;
            for css in [
                ".felt [data-deed=draw]",
                ".felt .solo",
                ".pile.draw",
                ".sort",
                ".felt .card",
            ] {
                // A key was pressed, so the browser draws the ring.
                visit.types(&Key::Tab.to_string()).await;
                visit
                    .ask(&format!("document.querySelector({}).focus()", json!(css)))
                    .await;
                let contrast = visit.ask(RING).await.as_f64().unwrap();
                assert!(contrast >= 3.0, "{theme}: the ring around {css} has {contrast:.2}");
            }
        }
    };
    Browser::default().visits(serving.port, visit).await;
}

/// How well what is written on something that is pointed at can be read.
const READ: &str = concat!(
    "(() => { ",
    contrast!(),
    "const one = document.querySelector('button:hover'); if (!one) return null; \
    const style = getComputedStyle(one); return contrast(style.color, style.backgroundColor); })()"
);

#[tokio::test]
async fn what_is_pointed_at_can_be_read_in_every_theme() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given a menu at a table,
        visit.wakes_solo(&LAID).await;
        visit.tap("[data-tool=menu]").await;
        for theme in ["light", "dark", "contrast"] {
            visit.choose("#theme", theme).await;
            for css in ["[data-tool=menu]", ".drawer .close", ".drawer [data-tool=rules]"] {
                // when somebody points at something, then he can read it all the same.
                visit.points_at(css).await;
                visit.rests().await;
                let contrast = visit.ask(READ).await;
                let read = contrast.as_f64().is_some_and(|contrast| contrast >= 4.5);
                assert!(read, "{theme}: {css} has {contrast}");
            }
        }
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn whoever_jumps_to_the_contents_stays_at_the_table() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given somebody who is asked for a colour,
        visit.wakes_solo(&LAID).await;
        visit.tap("[data-place=hand] [data-key='W#0']").await;
        visit.find("[data-wish=g]").await;
        visit.ask("document.querySelector('.stage').mark = true").await;
        // when he jumps past what is above, and back again,
        visit.ask("document.querySelector('.skip').focus()").await;
        visit.types(&Key::Enter.to_string()).await;
        visit.holds("location.hash === '#content'").await;
        visit.client.back().await.unwrap();
        visit.holds("location.hash === ''").await;
        // then it is the same table, and he is still asked.
        assert_eq!(visit.ask("document.querySelector('.stage').mark").await, json!(true));
        visit.tap("[data-wish=g]").await;
        visit.says("#top", "Choose a Colour").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn letters_are_no_keys_for_whoever_does_not_want_them() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.wakes_solo(&LAID).await;
        // Given somebody who speaks to a machine that writes for him,
        visit.types("m").await;
        visit.tap("#letters").await;
        // when letters come, then nothing happens,
        visit.types(&Key::Escape.to_string()).await;
        visit.loses(".drawer").await;
        visit.types("l").await;
        visit.types("d").await;
        // while other keys do what they did, and so after a reload.
        visit.reload().await;
        visit.types("l").await;
        visit.types(&Key::Right.to_string()).await;
        visit
            .holds("document.activeElement.matches('[data-place=hand] button')")
            .await;
        assert_eq!(
            visit
                .ask("document.querySelectorAll('[data-place=hand] button').length")
                .await,
            json!(8)
        );
        visit.loses(".drawer").await;
        visit.tap("[data-tool=menu]").await;
        visit.tap("#letters").await;
        visit.tap(".drawer .close").await;
        visit.loses(".drawer").await;
        visit.types("l").await;
        visit.find("[data-drawer=log]").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn a_phone_tells_what_happened_last_where_there_is_no_room_for_all() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.wakes_solo(&LAID).await;
        visit.tap("[data-place=hand] [data-key='r5#0']").await;
        visit.reads(".lately", "You play a red 5").await;
        assert!(visit.fits().await);
    };
    let phone = Browser {
        size: (360, 740),
        ..Browser::default()
    };
    phone.visits(serving.port, visit).await;
    // Where there is room it is told beside the table, once.
    let visit = async |visit: &Visit| {
        visit.wakes_solo(&LAID).await;
        visit.find(".beside .log li").await;
        assert_eq!(
            visit.ask("document.querySelector('.lately').offsetHeight").await,
            json!(0)
        );
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn what_lies_over_the_table_leaves_the_bar_free_however_large_letters_are() {
    let serving = Serving::start();
    let free = "(() => { const bar = document.querySelector('.bar').getBoundingClientRect().bottom; \
        return [...document.querySelectorAll('.after, .drawer')].every((one) => one.getBoundingClientRect().top >= bar - 1); })()";
    let visit = async |visit: &Visit| {
        let laid = Laid {
            held: &["r5 r6", "", ""],
            rules: "modern",
            ..LAID
        };
        // Given somebody with large letters on a small phone,
        visit.wakes_solo(&laid).await;
        // when something is open over the table, then what opens others is still to be reached.
        for drawer in ["log", "sheet", "menu"] {
            visit.tap(&format!("[data-tool={drawer}]")).await;
            visit.find(&format!("[data-drawer={drawer}]")).await;
            assert_eq!(visit.ask(free).await, json!(true), "{drawer}");
            visit.tap(".drawer .close").await;
            visit.loses(".drawer").await;
        }
        // The same when a match is over.
        visit.tap("[data-tool=menu]").await;
        let end = "[...document.querySelectorAll('.drawer button')].find((one) => one.textContent.includes('End'))";
        visit.ask(&format!("{end}.setAttribute('data-end', '')")).await;
        visit.tap("[data-end]").await;
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        visit.tap("[data-end]").await;
        visit.find(".after").await;
        assert_eq!(visit.ask(free).await, json!(true), "after the match");
        assert!(visit.fits().await);
    };
    let phone = Browser {
        size: (360, 740),
        letters: 32,
        ..Browser::default()
    };
    phone.visits(serving.port, visit).await;
}
