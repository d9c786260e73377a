//! The ways to a table from the start: at once, with a code, by the list, and back.

use crate::common::{Browser, Serving, Visit};
use serde_json::{Value, json};

/// Lets somebody else open a public table, and tells its code. He stays there, so that it is in the list.
async fn opened_by(visit: &Visit, name: &str, table: Value) -> String {
    let script = "const [name, table, done] = arguments; const json = (answer) => answer.json(); \
        const post = (path, body, token) => fetch(path, { method: 'POST', body: JSON.stringify(body), \
            headers: token ? { authorization: 'Bearer ' + token } : {} }).then(json); \
        post('/api/guests', { name }).then(({ token }) => post('/api/tables', table, token).then(({ code, socket }) => { \
            window.stays = new WebSocket('ws://' + location.host + socket); \
            window.stays.onopen = () => window.stays.send(JSON.stringify({ type: 'hello', protocol: 1, token })); \
            window.stays.onmessage = () => done(code); }));";
    let code = visit
        .client
        .execute_async(script, vec![json!(name), table])
        .await
        .unwrap();
    code.as_str().unwrap().into()
}

#[tokio::test]
async fn a_tap_begins_a_game_without_a_name() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        for game in ["solo", "skipbo"] {
            visit.open("/").await;
            visit.plays_alone(game).await;
            assert_eq!(visit.client.current_url().await.unwrap().path(), format!("/own/{game}"));
        }
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn a_game_that_goes_on_is_given_up_only_by_whoever_says_so() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        let log = async |game: &str| visit.ask(&format!("localStorage.getItem('own-log-{game}')")).await;
        let first = |log: &Value| log.as_str().unwrap().lines().next().unwrap().to_string();
        // Given somebody who has begun both games,
        for game in ["solo", "skipbo"] {
            visit.open("/").await;
            visit.click(&format!("#play-{game}")).await;
            visit.find(".felt #prompt").await;
        }
        visit.open("/").await;
        let (solo, skipbo) = (first(&log("solo").await), first(&log("skipbo").await));
        // when he begins one of them again, at the start or with a table that he sets up,
        visit.click("#play-solo").await;
        // then he is asked, and can go on with the one he has,
        visit.reads("#still", "A game of SOLO is still going on").await;
        visit.expect_accessible().await;
        visit.click("#still a").await;
        visit.find(".felt #prompt").await;
        assert_eq!(first(&log("solo").await), solo);
        visit.open("/new").await;
        visit.click("#here").await;
        visit.reads("#still", "A game of SOLO is still going on").await;
        assert_eq!(first(&log("solo").await), solo);
        // (whoever thinks of another game meanwhile is asked no more)
        visit.click("input[name=game][value=skipbo]").await;
        visit.loses("#still").await;
        visit.click("input[name=game][value=solo]").await;
        visit.click("#here").await;
        // or have a new one. The other game is none of its business.
        visit.click("#anew").await;
        visit.find(".felt #prompt").await;
        assert_ne!(first(&log("solo").await), solo);
        assert_eq!(first(&log("skipbo").await), skipbo);
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn the_name_is_kept_and_asked_for_only_where_it_is_needed() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.open("/").await;
        // Given somebody without a name, when he wants to join a table, then he is asked what he is called.
        visit.write("#code", "bado-keli-mora").await;
        visit.click(".row button").await;
        visit.reads("#name-bad", "such as Anna").await;
        assert_eq!(visit.ask("document.activeElement.id").await, json!("name"));
        visit.expect_accessible().await;
        // When he says so, then he gets on, and it is kept.
        visit.write("#name", "  Frau Müller ").await;
        visit.click(".row button").await;
        visit.reads("main h1", "There is no table with this code").await;
        for theme in ["light", "dark", "contrast"] {
            visit
                .ask(&format!("document.documentElement.dataset.theme = '{theme}'"))
                .await;
            visit.expect_accessible().await;
        }
        visit.open("/").await;
        assert_eq!(
            visit.ask("document.querySelector('#name').value").await,
            json!("Frau Müller")
        );
        visit.reload().await;
        assert_eq!(
            visit.ask("document.querySelector('#name').value").await,
            json!("Frau Müller")
        );
        // That there is no such table is no error: the page was told so, and has said so.
        assert_eq!(visit.complaints().await, Vec::<String>::new());
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn an_open_table_of_somebody_else_is_in_the_list() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.open("/").await;
        visit.reads(".lobby", "No table is open").await;
        // When somebody opens a table for everybody,
        let table = json!({ "game": "skipbo", "seats": 3, "public": true, "rules": "short block=ends" });
        let code = opened_by(visit, "Anna", table).await;
        // then it is seen at once, with what is played and how,
        visit.reads(".lobby .entry", "SKIP-BO with Anna").await;
        visit.reads(".lobby .entry", "The short game, with house rules").await;
        visit.reads(".lobby .entry", "3 of 3 seats free").await;
        visit.expect_accessible().await;
        // and one can go there.
        visit.write("#name", "Ben").await;
        visit.click(".lobby .entry button").await;
        visit.reads("main h1", &code).await;
        assert_eq!(visit.client.current_url().await.unwrap().path(), format!("/t/{code}"));
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn tables_one_was_at_are_found_again_and_can_be_forgotten() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.open("/").await;
        assert_eq!(visit.ask("document.querySelector('#mine')").await, Value::Null);
        let kept = "localStorage.setItem('tables', JSON.stringify([ \
            { code: 'bado-keli-mora', game: 'solo', when: 1794000000000 }, { code: 'lumi-sato-pero', game: 'skipbo', when: 1793000000000 }]))";
        visit.ask(kept).await;
        visit.reload().await;
        visit.reads("#mine + .entries", "SOLO, table bado-keli-mora").await;
        visit.reads("#mine + .entries", "SKIP-BO, table lumi-sato-pero").await;
        visit.reads("#mine + .entries", "2026").await;
        visit.expect_accessible().await;
        visit.click("button[aria-label='Forget table bado-keli-mora']").await;
        visit.reads("#live", "bado-keli-mora is forgotten").await;
        visit.reload().await;
        let left = visit.text("#mine + .entries").await;
        assert!(!left.contains("bado") && left.contains("lumi-sato-pero"), "{left}");
        assert_eq!(
            visit.attribute("#mine + .entries a", "href").await.as_deref(),
            Some("/t/lumi-sato-pero")
        );
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn the_page_is_shown_to_a_phone_where_it_can_be_reached() {
    let serving = Serving::start();
    let browser = Browser {
        host: "cards.test".into(),
        ..Browser::default()
    };
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        visit.open("/").await;
        visit.click("details summary").await;
        let label = visit.attribute("svg.qr", "aria-label").await;
        assert_eq!(label, Some(format!("QR code of http://cards.test:{port}")));
        visit.expect_accessible().await;
    };
    browser.visits(port, visit).await;
}

#[tokio::test]
async fn whoever_comes_straight_to_his_table_invites_to_where_others_find_it() {
    let serving = Serving::for_all();
    let visit = async |visit: &Visit| {
        // Given a table that was opened on the server's own machine,
        let code = visit.opens("Anna", json!({ "game": "solo", "seats": 2 })).await;
        // when its page is loaded anew,
        visit.reload().await;
        // then others are invited to where they find it, if there is such a place.
        let home = visit
            .ask("fetch('/healthz').then((answer) => answer.json()).then(({ home }) => home ?? null)")
            .await;
        if let Some(home) = home.as_str() {
            visit.reads(".invitation .link", &format!("{home}/t/{code}")).await;
            visit.find(".invitation svg.qr").await;
        } else {
            visit.reads(".invitation", "cannot open").await;
        }
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn without_a_server_what_needs_one_says_so_and_bots_play() {
    // Given somebody who was here once, and a server that is gone,
    let serving = Serving::start();
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        visit.is_kept().await;
        visit.reads(".badge", "Connected").await;
        drop(serving);
        // when he comes again,
        visit.reload().await;
        // then he reads what needs the server,
        visit
            .reads("#no-server", "You can play against bots all the same")
            .await;
        visit.expect_accessible().await;
        // and also where he would open a table,
        visit.click("a[href='/new'].button").await;
        visit.reads("#open-text", "This needs the server").await;
        visit.expect_accessible().await;
        // and plays.
        visit.click("#here").await;
        visit.find("[data-place=hand] button").await;
        assert_eq!(visit.client.current_url().await.unwrap().path(), "/own/solo");
        // The browser itself notes that nobody answered.
        visit.expect_only_silence().await;
    };
    Browser::default().visits(port, visit).await;
}

#[tokio::test]
async fn nothing_is_cut_off_with_letters_twice_as_large_or_in_a_narrow_window() {
    let serving = Serving::start();
    for (width, letters) in [(390, "200%"), (320, "100%")] {
        let browser = Browser {
            languages: "de".into(),
            size: (width, 844),
            ..Browser::default()
        };
        let visit = async |visit: &Visit| {
            for path in ["/", "/new"] {
                visit.open(path).await;
                let unfold = format!(
                    "document.documentElement.style.setProperty('font-size', '{letters}'), \
                     document.querySelectorAll('details').forEach((one) => one.open = true)"
                );
                visit.ask(&unfold).await;
                let wide = "[...document.querySelectorAll('main :not(.fan *)')].filter((one) => one.getBoundingClientRect().right > screen.width) \
                    .map((one) => one.outerHTML.slice(0, 80))";
                let wide = visit.ask(wide).await;
                assert!(visit.fits().await, "{path} at {width} and {letters}: {wide:#}");
            }
        };
        browser.visits(serving.port, visit).await;
    }
}

#[tokio::test]
async fn the_colours_of_the_device_are_followed_unless_others_are_chosen() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.device("dark").await;
        visit.open("/").await;
        visit.find("html[data-theme=dark]").await;
        // When it changes, the page changes with it,
        visit.device("light").await;
        visit.find("html[data-theme=light]").await;
        // but not what somebody has chosen.
        visit.choose("#theme", "contrast").await;
        visit.device("dark").await;
        visit.reload().await;
        visit.find("html[data-theme=contrast]").await;
        visit.choose("#theme", "system").await;
        visit.find("html[data-theme=dark]").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn whoever_finds_no_room_at_a_table_hears_so() {
    // Given a table at which nobody but its host has room,
    let serving = Serving::with(&["--people-per-table=1"]);
    let visit = async |visit: &Visit| {
        visit.open("/").await;
        opened_by(visit, "Ben", json!({ "game": "solo", "seats": 2, "public": true })).await;
        // when somebody else goes there, then he is told instead of waiting for ever.
        visit.write("#name", "Anna").await;
        visit.click(".lobby .entry button").await;
        visit.reads("main", "too many people").await;
        visit.expect_accessible().await;
    };
    Browser::default().visits(serving.port, visit).await;
}
