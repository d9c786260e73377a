//! The table in all five languages, with large letters, under another name, and looked at by axe wherever there is something else to see.

use crate::common::{Browser, DEAL, Laid, SOON, Serving, Visit};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::time::Instant;

const LANGUAGES: [&str; 5] = ["de", "en", "fr", "nl", "it"];

/// Tables of both games with something of everything.
const SOLO: Laid<'_> = Laid {
    rules: "modern chains=mixed",
    held: &["W r5 b1 b2 b4 b6 b8 b9", "", "", ""],
    next: "r3",
    done: &[],
    pace: "3600000+0",
    mode: "race",
    question: 60_000,
};
const SKIPBO: Laid<'_> = Laid {
    rules: "standard stock=3 teams=1+3,2+4 penalties=yes",
    held: &["9 9 1", "9 9 9", "9 9 9", "9 9 9"],
    next: "1 5 6 J 8",
    ..SOLO
};

/// Somebody else has just laid the twin of a card in hand.
const TWIN: Laid<'_> = Laid {
    held: &["b2 b4 y1", "b4", ""],
    next: "b3",
    done: &[(1, "b2"), (2, "b4")],
    ..SOLO
};
/// Somebody is asked whether he wants protection.
const ASKED: Laid<'_> = Laid {
    rules: "modern",
    held: &["r5 Py g1 g2 g4 g6 b1 b2", "A", ""],
    done: &[(1, "r5"), (2, "A")],
    ..SOLO
};

/// Texts that are wider than what they stand in. On a phone the badge is only its mark while all is well.
async fn too_wide(visit: &Visit) -> Value {
    let script = "[...document.querySelectorAll('.stage button, .stage p, .stage h2, .stage label')] \
        .filter((one) => one.offsetWidth > 1 && one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflowX !== 'auto' \
            && getComputedStyle(one).textOverflow !== 'ellipsis' && !one.closest('.pile, .hand, .own-piles, .unseen, .told, .badge[data-link=there]')).map((one) => [one.outerHTML.slice(0, 160), one.scrollWidth, one.clientWidth])";
    visit.ask(script).await
}

/// Nothing has to be moved sideways to be read, as soon as everything is where it belongs.
async fn expect_fitting(visit: &Visit, what: &str) {
    let start = Instant::now();
    while !visit.fits().await {
        let script = "[...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1) \
            .slice(0, 5).map((one) => one.outerHTML.slice(0, 120))";
        assert!(
            start.elapsed() < SOON,
            "{what} is too wide: {}",
            visit.ask(script).await
        );
    }
}

async fn expect_whole(visit: &Visit, what: &str) {
    visit.expect_words(what).await;
    expect_fitting(visit, what).await;
    assert_eq!(too_wide(visit).await, json!([]), "{what}");
}

/// Everything that can be clicked at a table, and what is asked.
const ALL: &str = ".felt button, #prompt, .bar button";

/// These are large enough to be clicked, can be brought into sight, and nothing lies over them.
async fn expect_in_reach(visit: &Visit, css: &str, what: &str) {
    let script = "const small = (one) => one.offsetWidth < 24 || one.offsetHeight < 24; \
        return [...document.querySelectorAll(arguments[0])].filter((one) => { if (!one.offsetWidth) return false; if (small(one)) return true; \
        one.scrollIntoView({ block: 'nearest', behavior: 'instant' }); const { left, top, width, height } = one.getBoundingClientRect(); \
        const under = (x, y) => document.elementFromPoint(left + width * x, top + height * y); \
        return ![.5, .25, .75].some((y) => [.5, .25, .1, .75, .9].some((x) => one.contains(under(x, y)))); }).map((one) => one.outerHTML.slice(0, 160))";
    let start = Instant::now();
    loop {
        let hidden = visit.client.execute(script, vec![json!(css)]).await.unwrap();
        if hidden == json!([]) {
            return;
        }
        assert!(start.elapsed() < SOON, "{what}: {hidden:#}");
    }
}

/// Looks at a table from all sides, and plays a little.
async fn look_around(visit: &Visit, what: &str) {
    expect_whole(visit, what).await;
    for drawer in ["sheet", "menu"] {
        visit.tap(&format!("[data-tool={drawer}]")).await;
        visit.find(&format!(".drawer[data-drawer={drawer}]")).await;
        expect_whole(visit, &format!("{what}, {drawer}")).await;
        visit.tap(".drawer .close").await;
        visit.loses(".drawer").await;
    }
}

/// Waits for what a bot would do, and why.
async fn is_advised(visit: &Visit) {
    visit
        .holds("(document.querySelector('#advice')?.textContent.split('. ').length ?? 0) > 1")
        .await;
}

async fn in_all_languages(browser: Browser) {
    let serving = Serving::start();
    let size = format!("{:?}", browser.size);
    let visit = async |visit: &Visit| {
        for lang in LANGUAGES {
            visit.open("/").await;
            visit.ask(&format!("localStorage.setItem('language', '{lang}')")).await;
            let what = format!("SOLO in {lang} at {size}");
            visit.wakes_solo(&SOLO).await;
            visit.find(&format!("html[lang={lang}]")).await;
            look_around(visit, &what).await;
            // Something is advised, something is refused, and something is asked.
            visit.tap("[data-tool=hint]").await;
            is_advised(visit).await;
            expect_whole(visit, &what).await;
            visit.tap("[data-place=hand] [data-key='b1#0']").await;
            visit.find("#notice").await;
            visit.tap("[data-place=hand] [data-key='W#0']").await;
            visit.find("[data-wish=b]").await;
            expect_whole(visit, &what).await;
            visit.tap("[data-wish=b]").await;
            visit.loses("[data-place=hand] [data-key='W#0']").await;
            expect_whole(visit, &what).await;
            visit.wakes_solo(&TWIN).await;
            visit.find(".moment").await;
            expect_whole(visit, &format!("{what}, a twin")).await;
            visit.wakes_solo(&ASKED).await;
            visit.find(".felt [data-deed=decline]").await;
            expect_whole(visit, &format!("{what}, asked")).await;
            let what = format!("SKIP-BO in {lang} at {size}");
            visit.wakes_skipbo(&SKIPBO).await;
            look_around(visit, &what).await;
            visit.tap("[data-place=hand] [data-key='1#0']").await;
            visit.tap("[data-place=build-1]").await;
            visit.loses("[data-place=hand] [data-key='1#0']").await;
            expect_whole(visit, &what).await;
        }
    };
    browser.visits(serving.port, visit).await;
}

/// Speaks every language in turn, as somebody chooses them in the menu, and looks at what is said.
async fn in_each_language(visit: &Visit, what: &str) {
    visit.tap("[data-tool=menu]").await;
    for lang in LANGUAGES {
        visit.choose("#language", lang).await;
        visit.find(&format!("html[lang={lang}]")).await;
        // Whoever speaks otherwise comes to the table anew.
        visit.loses(".state").await;
        visit.find(".badge[data-link=there]").await;
        expect_whole(visit, &format!("{what} in {lang}")).await;
    }
    visit.tap(".drawer .close").await;
    visit.loses(".drawer").await;
}

async fn before_and_after_a_deal(browser: Browser) {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given a table at which everybody waits,
        let table = json!({ "game": "skipbo", "seats": 2, "pace": "20+20", "between": "off", "rules": "standard stock=1 limit=60 block=ends" });
        visit.opens("Anna", table).await;
        visit.find(".waiting-room").await;
        in_each_language(visit, "the waiting room").await;
        visit.sits_with_bots(1, &[2]).await;
        in_each_language(visit, "the waiting room with a bot").await;
        // when a deal is over, then its winner, the score sheet and all around it are said in words.
        visit.tap("#begin").await;
        visit.plays_on().await;
        visit.find(".after .sheet").await;
        visit.tap(".proof summary").await;
        in_each_language(visit, "after a deal").await;
    };
    browser.visits(serving.port, visit).await;
}

#[tokio::test]
async fn every_language_is_whole_before_and_after_a_deal() {
    before_and_after_a_deal(Browser::default()).await;
}

#[tokio::test]
async fn every_language_is_whole_before_and_after_a_deal_on_a_phone() {
    let size = (360, 740);
    before_and_after_a_deal(Browser {
        size,
        ..Browser::default()
    })
    .await;
}

#[tokio::test]
async fn every_language_is_whole_and_fits_on_a_desk() {
    in_all_languages(Browser::default()).await;
}

#[tokio::test]
async fn every_language_is_whole_and_fits_on_a_phone() {
    let size = (360, 740);
    in_all_languages(Browser {
        size,
        ..Browser::default()
    })
    .await;
}

#[tokio::test]
async fn everything_is_in_reach_with_letters_twice_as_large_or_in_a_low_window() {
    let serving = Serving::start();
    for (size, letters) in [((1280, 800), 32), ((360, 740), 32), ((1280, 600), 16)] {
        let browser = Browser {
            size,
            letters,
            ..Browser::default()
        };
        let visit = async |visit: &Visit| {
            for lang in LANGUAGES {
                visit.open("/").await;
                visit.ask(&format!("localStorage.setItem('language', '{lang}')")).await;
                // Given a table, then everything on it is within reach, and nothing has to be moved sideways,
                let what = format!("SOLO in {lang} at {size:?} with letters of {letters}");
                visit.wakes_solo(&SOLO).await;
                expect_fitting(visit, &what).await;
                expect_in_reach(visit, ALL, &what).await;
                // also while something is asked,
                visit.tap("[data-place=hand] [data-key='W#0']").await;
                visit.find("[data-wish=b]").await;
                expect_fitting(visit, &what).await;
                expect_in_reach(visit, "[data-wish], #prompt", &what).await;
                visit.tap("[data-wish=b]").await;
                visit.loses("[data-place=hand] [data-key='W#0']").await;
                // and so it is in SKIP-BO.
                let what = format!("SKIP-BO in {lang} at {size:?} with letters of {letters}");
                visit.wakes_skipbo(&SKIPBO).await;
                expect_fitting(visit, &what).await;
                expect_in_reach(visit, ALL, &what).await;
                visit.tap("[data-place=hand] [data-key='1#0']").await;
                visit.tap("[data-place=build-1].lit").await;
                visit.loses("[data-place=hand] [data-key='1#0']").await;
            }
        };
        browser.visits(serving.port, visit).await;
    }
}

#[tokio::test]
async fn tables_can_be_played_under_a_name_that_the_browser_does_not_trust() {
    let serving = Serving::start();
    let browser = Browser {
        host: "cards.test".into(),
        ..Browser::default()
    };
    let visit = async |visit: &Visit| {
        let table = json!({ "game": "skipbo", "seats": 2, "pace": "20+20", "rules": "standard stock=1 limit=1" });
        let code = visit.opens("Anna", table).await;
        assert_eq!(visit.ask("window.isSecureContext").await, json!(false));
        let link = format!("http://cards.test:{}/t/{code}", serving.port);
        visit.reads(".invitation .link", &link).await;
        // The link is copied all the same, and can be pasted.
        visit.tap("#copy").await;
        visit.reads("#copy", "Copied").await;
        visit
            .ask("document.body.append(Object.assign(document.createElement('textarea'), { id: 'pasted' }))")
            .await;
        let paste = format!("{}v{}", char::from(Key::Control), char::from(Key::Null));
        visit.find("#pasted").await.send_keys(&paste).await.unwrap();
        assert_eq!(visit.ask("document.querySelector('#pasted').value").await, json!(link));
        visit.ask("document.querySelector('#pasted').remove()").await;
        visit.sits_with_bots(1, &[2]).await;
        visit.tap("#begin").await;
        visit.plays_on().await;
        visit.says(".proof:not(.bad) summary", "Shuffle verified").await;
        // A table of one's own needs no trust either.
        visit.wakes_solo(&Laid { pace: "20+20", ..SOLO }).await;
        visit.plays(|look, taken| look.over || taken >= 3).await;
    };
    browser.visits(serving.port, visit).await;
}

/// Axe finds nothing, whatever the colours are.
async fn expect_accessible(visit: &Visit, what: &str) {
    println!("{what}");
    for theme in ["light", "dark", "contrast"] {
        visit
            .ask(&format!("document.documentElement.dataset.theme = '{theme}'"))
            .await;
        visit.expect_accessible().await;
    }
}

async fn drawers_are_accessible(visit: &Visit, tools: &[&str]) {
    for tool in tools {
        // On a desk the log lies beside the table, and only its key opens it.
        if *tool == "log" {
            visit.find("body").await.send_keys("l").await.unwrap();
        } else {
            visit.tap(&format!("[data-tool={tool}]")).await;
        }
        visit.find(&format!(".drawer[data-drawer={tool}]")).await;
        expect_accessible(visit, tool).await;
        visit.tap(".drawer .close").await;
        visit.loses(".drawer").await;
    }
}

#[tokio::test]
async fn axe_finds_nothing_at_a_table() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.wakes_solo(&SOLO).await;
        expect_accessible(visit, "SOLO, in turn").await;
        drawers_are_accessible(visit, &["log", "sheet", "menu"]).await;
        visit.tap("[data-place=hand] [data-key='W#0']").await;
        visit.find("[data-wish=b]").await;
        expect_accessible(visit, "SOLO, a colour is asked for").await;
        visit.tap("[data-wish=b]").await;
        visit.says(".beside .log li", "choose blue").await;
        expect_accessible(visit, "SOLO, out of turn").await;
        visit.wakes_solo(&TWIN).await;
        visit.find("[data-deed=throw-in]").await;
        expect_accessible(visit, "SOLO, a twin").await;
        let swap = Laid {
            held: &["rX", "", ""],
            ..SOLO
        };
        visit.wakes_solo(&swap).await;
        visit.tap("[data-place=hand] [data-key='rX#0']").await;
        visit.find("[data-target='2']").await;
        expect_accessible(visit, "SOLO, somebody is asked for").await;
        visit.wakes_skipbo(&SKIPBO).await;
        expect_accessible(visit, "SKIP-BO, in turn").await;
        drawers_are_accessible(visit, &["menu"]).await;
        visit.tap("[data-place=hand] [data-key='8#0']").await;
        visit.find("[data-discard='2']").await;
        expect_accessible(visit, "SKIP-BO, a card is taken").await;
        visit.tap("[data-discard='2']").await;
        visit.says(".beside .log li", "on your discard pile B").await;
        expect_accessible(visit, "SKIP-BO, out of turn").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn axe_finds_nothing_before_between_and_after_deals() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        let table = json!({ "game": "skipbo", "seats": 2, "pace": "20+20", "rules": "standard stock=1 limit=60" });
        let code = visit.opens("Anna", table).await;
        expect_accessible(visit, "the waiting room").await;
        visit.sits_with_bots(1, &[2]).await;
        visit.tap("#begin").await;
        visit.plays_on().await;
        visit.find("#next, .after #begin").await;
        expect_accessible(visit, "between deals").await;
        drawers_are_accessible(visit, &["sheet"]).await;
        // Short as they are, some deals are over before anybody has looked.
        let start = Instant::now();
        while visit.ask("document.querySelector('.after #begin') === null").await == json!(true) {
            assert!(start.elapsed() < DEAL, "the match does not end");
            visit.press("#next").await;
            visit.plays_on().await;
        }
        expect_accessible(visit, "after the match").await;
        // Whoever follows the link for the first time is asked for a name.
        visit.open("/").await;
        visit.ask("localStorage.removeItem('name')").await;
        visit.open(&format!("/t/{code}")).await;
        visit.find("#come").await;
        expect_accessible(visit, "whoever has no name").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn whoever_speaks_another_language_is_told_and_refused_everything_in_it() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given somebody at a table of his own, where something has happened and something was refused,
        let next = Laid {
            held: &["r5 b1 b2 b4 b6 b8 b9", ""],
            done: &[(1, "r5"), (2, "draw"), (2, "pass")],
            ..SOLO
        };
        visit.wakes_solo(&next).await;
        visit.tap("[data-place=hand] [data-key='b1#0']").await;
        visit.reads("#notice", "That card does not fit").await;
        visit.says(".beside .log li", "You play a red 5").await;
        let told = "document.querySelectorAll('.beside .log li').length";
        let before = visit.ask(told).await;
        // when he speaks another language, and then a third,
        visit.tap("[data-tool=menu]").await;
        for (lang, played) in [("de", "Du legst eine rote 5"), ("fr", "Tu poses un 5 rouge")] {
            visit.choose("#language", lang).await;
            // then what has happened is told in it, once, and what was refused is of no interest any more,
            visit.says(".beside .log li", played).await;
            assert_eq!(visit.ask(told).await, before, "{lang}");
            visit.loses("#notice").await;
        }
        visit.choose("#language", "de").await;
        visit.says(".beside .log li", "Du legst eine rote 5").await;
        visit.tap(".drawer .close").await;
        // and what is refused is refused in it.
        visit.tap("[data-place=hand] [data-key='b1#0']").await;
        visit.reads("#notice", "Diese Karte passt nicht").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn whoever_speaks_another_language_has_not_been_away() {
    let serving = Serving::start();
    let table = json!({ "game": "solo", "seats": 3, "rules": "modern" });
    let visit = async |anna: &Visit| {
        // Given Ben, who sees Anna in her seat,
        let code = anna.opens("Anna", table.clone()).await;
        anna.sits_with_bots(1, &[]).await;
        let visit = async |ben: &Visit| {
            ben.joins(&code, "Ben", 2).await;
            ben.reads(".place[data-seat='1']", "Anna").await;
            ben.ask(
                "window.gone = 0, new MutationObserver(() => { window.gone += document.querySelector('main').textContent.includes('away'); }) \
                    .observe(document.body, { subtree: true, childList: true, characterData: true })",
            )
            .await;
            // when she speaks every language in turn,
            anna.ask(
                "window.lost = 0, new MutationObserver(() => { window.lost += document.querySelector('.state') !== null; }) \
                    .observe(document.body, { subtree: true, childList: true })",
            )
            .await;
            in_each_language(anna, "a table").await;
            // then she is told all once more in it,
            anna.tap("[data-tool=menu]").await;
            anna.choose("#language", "de").await;
            anna.says(".beside .log li", "Ben ist da").await;
            anna.tap(".drawer .close").await;
            // and was never away,
            assert_eq!(anna.ask("window.lost").await, json!(0));
            ben.tap("#unready").await;
            ben.find("#ready").await;
            assert_eq!(ben.ask("window.gone").await, json!(0));
            // but she is when she goes.
            anna.open("/").await;
            ben.says(".place[data-seat='1']", "away").await;
            ben.holds("window.gone > 0").await;
        };
        Browser::default().visits(serving.port, visit).await;
    };
    Browser::default().visits(serving.port, visit).await;
}
