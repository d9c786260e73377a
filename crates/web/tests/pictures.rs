//! Pictures of every screen, on a desk and on a phone, into a folder: for people to look at. `cargo xtask pictures` takes them.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

#[expect(dead_code, unused_imports, reason = "pictures need less than tests")]
mod common;

use common::{Browser, Laid, Serving, Visit, told};
use serde_json::json;

/// Screens without a table: the address, and what the pictures are called.
const SCREENS: [(&str, &str); 5] = [
    ("/", "start"),
    ("/new", "set-up"),
    ("/rules/solo", "rules"),
    ("/help", "help"),
    ("/somewhere", "nowhere"),
];

/// Windows, and what they are called.
const WINDOWS: [(&str, (u32, u32)); 2] = [("desk", (1280, 940)), ("phone", (390, 844))];

/// Bots that wait, so that nothing happens while somebody looks.
const STILL: Laid<'_> = Laid {
    rules: "modern",
    held: &[],
    next: "r3",
    done: &[],
    pace: "3600000+0",
    mode: "race",
    question: 60_000,
};

/// Takes a picture in a theme, when everything is where it belongs.
async fn picture(visit: &Visit, name: &str, window: &str, theme: &str) {
    let chosen = format!("document.documentElement.dataset.theme = '{theme}'");
    visit.ask(&chosen).await;
    let calm = "document.activeElement.blur(); scrollTo(0, 0); \
        const rest = Promise.allSettled(document.getAnimations().map((one) => one.finished)); \
        return Promise.race([rest, new Promise((done) => setTimeout(done, 900))]).then(() => 0)";
    visit.client.execute(calm, Vec::new()).await.unwrap();
    let picture = visit.client.screenshot().await.unwrap();
    let file = told("REIHUM_PICTURES").join(format!("{name}-{window}-{theme}.png"));
    std::fs::write(file, picture).unwrap();
}

async fn in_all_themes(visit: &Visit, name: &str, window: &str) {
    for theme in ["light", "dark", "contrast"] {
        picture(visit, name, window, theme).await;
    }
}

/// What there is to see at a table of SOLO.
async fn solo(visit: &Visit, window: &str) {
    let hand = Laid {
        held: &["W rX r5 b1 b2 g4 y6 b8", "", "", ""],
        ..STILL
    };
    visit.wakes_solo(&hand).await;
    in_all_themes(visit, "solo", window).await;
    visit.tap("[data-place=hand] [data-key='b1#0']").await;
    visit.find("#notice").await;
    picture(visit, "solo-refused", window, "light").await;
    visit.tap("[data-place=hand] [data-key='W#0']").await;
    visit.find("[data-wish=b]").await;
    picture(visit, "solo-wheel", window, "light").await;
    // On a desk the log is always there.
    let log = (window == "phone").then_some("log");
    for tool in ["menu", "sheet"].into_iter().chain(log) {
        visit.tap(&format!("[data-tool={tool}]")).await;
        visit.find(".drawer").await;
        picture(visit, &format!("solo-{tool}"), window, "light").await;
        visit.tap(".drawer .close").await;
    }
    visit.tap("[data-tool=menu]").await;
    visit.tap(".drawer [data-tool=rules]").await;
    visit.find("[data-drawer=rules] .rule").await;
    picture(visit, "solo-rules", window, "light").await;
    let twin = Laid {
        held: &["b2 b4 y1", "b4", ""],
        next: "b3",
        done: &[(1, "b2"), (2, "b4")],
        ..STILL
    };
    visit.wakes_solo(&twin).await;
    visit.find("[data-deed=throw-in]").await;
    picture(visit, "solo-twin", window, "dark").await;
    let many = Laid {
        held: &["", "", "", "", "", "", "", "", "", ""],
        ..STILL
    };
    visit.wakes_solo(&many).await;
    picture(visit, "solo-ten", window, "light").await;
}

/// What there is to see at a table of SKIP-BO.
async fn skipbo(visit: &Visit, window: &str) {
    let single = Laid {
        rules: "standard stock=10",
        held: &["9 9 1", "9 9 2", "9 9 J", "9 9 7"],
        next: "1 5 6 J 8",
        ..STILL
    };
    visit.wakes_skipbo(&single).await;
    in_all_themes(visit, "skipbo", window).await;
    visit.tap("[data-place=hand] [data-key='1#0']").await;
    visit.find(".build.lit").await;
    picture(visit, "skipbo-taken", window, "light").await;
    let teams = Laid {
        rules: "standard stock=10 teams=1+3,2+4",
        ..single
    };
    visit.wakes_skipbo(&teams).await;
    picture(visit, "skipbo-teams", window, "dark").await;
}

#[tokio::test]
async fn every_screen_has_its_pictures() {
    std::fs::create_dir_all(told("REIHUM_PICTURES")).unwrap();
    for (window, size) in WINDOWS {
        let mut serving = Serving::start();
        let port = serving.port;
        let browser = Browser {
            languages: "en".into(),
            size,
            ..Browser::default()
        };
        let other = browser.clone();
        let visit = async move |visit: &Visit| {
            for (path, screen) in SCREENS {
                visit.open(path).await;
                in_all_themes(visit, screen, window).await;
            }
            solo(visit, window).await;
            skipbo(visit, window).await;
            let table = json!({ "game": "skipbo", "seats": 4, "pace": "20+20", "rules": "standard stock=1 limit=60" });
            visit.opens("Anna", table).await;
            picture(visit, "room", window, "light").await;
            visit.sits_with_bots(1, &[2, 3, 4]).await;
            picture(visit, "room-full", window, "dark").await;
            visit.tap("#begin").await;
            visit.plays_on().await;
            visit.find("#next, .after #begin").await;
            picture(visit, "after", window, "light").await;
            picture(visit, "after", window, "dark").await;
            // What others see of a table that anybody may come to,
            let open = json!({ "game": "solo", "seats": 4, "public": true, "mode": "fair:250" });
            let code = visit.opens("Anna", open).await;
            visit.sits_with_bots(1, &[2]).await;
            let guest = async |ben: &Visit| {
                ben.open("/").await;
                ben.find(".lobby .entry").await;
                picture(ben, "start-with-a-table", window, "light").await;
                ben.open(&format!("/t/{code}")).await;
                ben.find("#name").await;
                picture(ben, "name", window, "light").await;
            };
            other.visits(port, guest).await;
            // a table that is open in another window,
            let first = visit.client.window().await.unwrap();
            let second = visit.client.new_window(true).await.unwrap().handle;
            visit.client.switch_to_window(second).await.unwrap();
            visit.open(&format!("/t/{code}")).await;
            visit.find(".waiting-room").await;
            visit.client.switch_to_window(first).await.unwrap();
            visit.find("#here").await;
            picture(visit, "elsewhere", window, "light").await;
            // and a table whose server is gone.
            visit.tap("#here").await;
            visit.find(".waiting-room").await;
            visit.tap("[data-sit='3'], .place.me button").await;
            serving.kill();
            visit.find(".state, .badge[data-link=gone]").await;
            picture(visit, "lost", window, "light").await;
            visit.expect_only_silence().await;
        };
        browser.visits(port, visit).await;
    }
}
