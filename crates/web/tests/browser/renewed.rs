//! A new version of the page: it is noticed, waits for tables, and is there when the last one is left.

use crate::common::{Browser, Laid, Newer, Serving, Visit};
use crate::restart::hand;
use serde_json::json;
use std::time::Duration;
use tokio::time::sleep;

/// Long enough for what must not happen.
const A_WHILE: Duration = Duration::from_millis(1500);

/// Whether this version of the page is in the window.
async fn is_there(visit: &Visit, version: &Newer) -> bool {
    let script = format!(
        "document.querySelector('script[type=module]').src.includes('{}')",
        version.fingerprint
    );
    visit.ask(&script).await == json!(true)
}

/// Waits until this version of the page is in the window.
async fn comes(visit: &Visit, version: &Newer) {
    visit
        .find(&format!("script[type=module][src*='{}']", version.fingerprint))
        .await;
    visit.find("html[data-ready] main h1").await;
}

#[tokio::test]
async fn a_new_version_waits_for_every_table_and_comes_when_the_last_is_left() {
    let mut serving = Serving::start();
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        // Given somebody whose browser keeps the page, at a table of his own at which nobody else does anything,
        visit.is_kept().await;
        visit.wakes_solo(&Laid::default()).await;
        let held = hand(visit).await;
        let table = visit.client.window().await.unwrap();
        // when the server comes back with another version, and he opens a second window,
        let newer = Newer::in_folder(serving.folder());
        serving.kill();
        serving.again_with(&newer.folder);
        let second = visit.client.new_window(true).await.unwrap().handle;
        visit.client.switch_to_window(second.clone()).await.unwrap();
        visit.open("/").await;
        // then the new version is noticed, and waits as long as the table is open,
        visit
            .holds("navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")
            .await;
        visit.click("nav a[href='/help']").await;
        visit.click("nav a[href='/']").await;
        sleep(A_WHILE).await;
        assert!(
            !is_there(visit, &newer).await,
            "the second window has the new version at once"
        );
        visit.client.switch_to_window(table.clone()).await.unwrap();
        assert!(!is_there(visit, &newer).await, "the table is disturbed");
        assert_eq!(hand(visit).await, held);
        // and when it is left, both windows have it.
        visit.tap(".bar a[href='/']").await;
        comes(visit, &newer).await;
        visit.client.switch_to_window(second).await.unwrap();
        comes(visit, &newer).await;
        visit.client.close_window().await.unwrap();
        visit.client.switch_to_window(table).await.unwrap();
        // The game goes on with it.
        visit.click("#mine + .entries a").await;
        visit.find("[data-place=hand] button").await;
        assert_eq!(hand(visit).await, held);
        visit.expect_only_silence().await;
    };
    Browser::default().visits(port, visit).await;
}

#[tokio::test]
async fn whoever_comes_back_to_the_start_gets_the_new_version() {
    let mut serving = Serving::start();
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        // Given somebody at a table of a server that comes back with another version,
        visit.is_kept().await;
        visit.opens("Anna", json!({ "game": "solo", "seats": 2 })).await;
        visit.find(".waiting-room").await;
        let newer = Newer::in_folder(serving.folder());
        serving.kill();
        serving.again_with(&newer.folder);
        visit.find(".badge[data-link=there]").await;
        assert!(!is_there(visit, &newer).await);
        // when he goes to the start, then he has it.
        visit.tap("[data-tool=menu]").await;
        visit.tap("[data-drawer=menu] a[href='/']").await;
        comes(visit, &newer).await;
        // What is the server's own is no screen, though the browser keeps the page.
        visit
            .client
            .goto(&format!("http://127.0.0.1:{port}/healthz"))
            .await
            .unwrap();
        visit.reads("body", "\"program\"").await;
        visit.expect_only_silence().await;
    };
    Browser::default().visits(port, visit).await;
}

/// Says to servers that the page is of a version that none of them speaks, and counts how often the page is loaded.
const OLD: &str = "sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1; const send = WebSocket.prototype.send; \
    WebSocket.prototype.send = function (text) { return send.call(this, text.replace('\"protocol\":1,', '\"protocol\":0,')); };";

#[tokio::test]
async fn a_page_that_is_too_old_for_the_server_begins_anew() {
    let mut serving = Serving::start();
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        // Given a page that the browser keeps, and a server with another version,
        visit.is_kept().await;
        let code = visit.opens("Anna", json!({ "game": "solo", "seats": 2 })).await;
        visit.find(".waiting-room").await;
        visit.open("/").await;
        let newer = Newer::in_folder(serving.folder());
        serving.kill();
        serving.again_with(&newer.folder);
        // when it does not understand the page any more,
        visit.ask(&format!("(() => {{ {OLD} }})()")).await;
        visit.click("#mine + .entries a").await;
        // then the page begins anew, at the same table.
        comes(visit, &newer).await;
        visit.find(".waiting-room").await;
        assert_eq!(visit.client.current_url().await.unwrap().path(), format!("/t/{code}"));
        visit.expect_only_silence().await;
    };
    Browser::default().visits(port, visit).await;
}

/// Lets the server be of another version than the page.
const OTHER: &str = "const real = window.fetch; window.fetch = async (address, how) => { const answer = await real(address, how); \
    return address !== '/healthz' ? answer : new Response(JSON.stringify({ ...await answer.json(), version: '0.0.1' })); };";

#[tokio::test]
async fn where_the_browser_keeps_nothing_the_page_is_loaded_again_once() {
    let serving = Serving::start();
    let browser = Browser {
        host: "cards.test".into(),
        ..Browser::default()
    };
    let visit = async |visit: &Visit| {
        let loads = "sessionStorage.loads";
        let code = visit.opens("Anna", json!({ "game": "solo", "seats": 2 })).await;
        visit.wakes_solo(&Laid::default()).await;
        // Given a page that no server understands, wherever it comes from,
        visit.begins_with(OLD).await;
        // when it is refused at a table, then it is loaded again, once, and says what is wrong.
        visit.open(&format!("/t/{code}")).await;
        visit.holds(&format!("{loads} === '2'")).await;
        visit
            .reads("main h1", "The server has a different version from this page.")
            .await;
        sleep(A_WHILE).await;
        assert_eq!(visit.ask(loads).await, json!("2"));
        // When the server says elsewhere that it is of another version, then that is the same,
        visit.ask("sessionStorage.clear()").await;
        visit.begins_with(OTHER).await;
        visit.open("/").await;
        visit.holds(&format!("{loads} === '2'")).await;
        sleep(A_WHILE).await;
        assert_eq!(visit.ask(loads).await, json!("2"));
        // but a table of one's own is not disturbed before it is left.
        visit.ask("sessionStorage.clear()").await;
        visit.click("#mine + .entries a[href^='/own']").await;
        visit.find("[data-place=hand] button").await;
        sleep(A_WHILE).await;
        assert_eq!(visit.ask("sessionStorage.loads ?? null").await, json!(null));
        visit.client.back().await.unwrap();
        visit.holds(&format!("{loads} === '1'")).await;
    };
    browser.visits(serving.port, visit).await;
}
