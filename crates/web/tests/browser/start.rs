//! The start: languages, colours, the worker, the server.

use crate::common::{Browser, Serving, Visit};
use serde_json::json;

/// The browser's languages, which of ours that is, and what the start says in it.
const LANGUAGES: [(&str, &str, &str); 5] = [
    ("de-CH,de", "de", "Zwei Kartenspiele für alle am Tisch"),
    ("en-GB,en", "en", "Two card games for everybody at the table"),
    ("fr-BE,fr", "fr", "Deux jeux de cartes pour toute la table"),
    ("nl-BE,nl", "nl", "Twee kaartspellen voor iedereen aan tafel"),
    ("it-CH,it", "it", "Due giochi di carte per tutta la tavola"),
];

#[tokio::test]
async fn the_start_speaks_the_language_of_the_browser() {
    let serving = Serving::start();
    for (languages, lang, lead) in LANGUAGES {
        // When somebody opens the page whose browser speaks this language,
        let browser = Browser::reading(languages);
        let visit = async |visit: &Visit| {
            visit.open("/").await;
            // then he reads it, and whatever reads it aloud is told.
            visit.reads(".lead", lead).await;
            assert_eq!(visit.attribute("html", "lang").await.as_deref(), Some(lang));
        };
        browser.visits(serving.port, visit).await;
    }
}

#[tokio::test]
async fn language_and_colours_are_chosen_and_kept() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.open("/").await;
        let light = visit
            .ask("getComputedStyle(document.body.parentElement).backgroundColor")
            .await;
        for (_, lang, lead) in LANGUAGES {
            visit.choose("#language", lang).await;
            visit.reads(".lead", lead).await;
            assert_eq!(visit.attribute("html", "lang").await.as_deref(), Some(lang));
        }
        visit.choose("#theme", "contrast").await;
        let black = visit
            .ask("getComputedStyle(document.documentElement).backgroundColor")
            .await;
        assert_eq!(black, json!("rgb(0, 0, 0)"));
        assert_ne!(black, light);
        // When the page is loaded again, then both are as they were.
        visit.reload().await;
        visit.reads(".lead", LANGUAGES[4].2).await;
        assert_eq!(
            visit.ask("document.querySelector('#language').value").await,
            json!("it")
        );
        assert_eq!(
            visit.ask("document.querySelector('#theme').value").await,
            json!("contrast")
        );
        let still = visit
            .ask("getComputedStyle(document.documentElement).backgroundColor")
            .await;
        assert_eq!(still, black);
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn the_worker_answers_and_the_server_is_seen() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.open("/").await;
        visit.reads(".badge", "Connected").await;
        visit.plays_alone("solo").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn it_works_under_a_name_that_the_browser_does_not_trust() {
    // Given a server on a home network, where the page is plain HTTP under some name,
    let serving = Serving::start();
    let browser = Browser {
        host: "cards.test".into(),
        ..Browser::default()
    };
    let visit = async |visit: &Visit| {
        visit.open("/").await;
        assert_eq!(visit.ask("window.isSecureContext").await, json!(false));
        // then all is there but what needs trust.
        visit.reads(".badge", "Connected").await;
        visit.click("nav a[href^='/rules']").await;
        visit.reads("main h1", "SOLO").await;
        visit.open("/").await;
        visit.plays_alone("solo").await;
        // When the bots cannot be loaded, then he is told, and does not wait for them.
        visit.open("/").await;
        let lost = "(() => { const Real = Worker; window.Worker = function (address, how) { return new Real('/page/gone/worker.js', how); }; })()";
        visit.ask(lost).await;
        visit.click("#play-skipbo").await;
        visit
            .reads("main h1", "The bots do not run in this browser, or not any more")
            .await;
        visit.expect_accessible().await;
        // The browser itself notes that something was not there.
        let complaints = visit.complaints().await;
        assert!(complaints.iter().all(|line| line.contains("404")), "{complaints:#?}");
    };
    browser.visits(serving.port, visit).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_that_falls_silent_is_noticed_at_the_start() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given somebody at the start,
        visit.open("/").await;
        visit.reads(".badge", "Connected").await;
        // when the server hears and does not answer, then that is said, after a while,
        serving.freeze();
        visit.reads(".badge", "No server").await;
        // and when it answers again, that, too.
        serving.thaw();
        visit.reads(".badge", "Connected").await;
        visit.expect_only_silence().await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn without_a_network_the_page_opens_again() {
    // Given somebody who was here once,
    let mut serving = Serving::start();
    let port = serving.port;
    let visit = async move |visit: &Visit| {
        // and whose browser has loaded it with what it keeps,
        visit.is_kept().await;
        assert_eq!(
            visit.ask("navigator.serviceWorker.controller !== null").await,
            json!(true)
        );
        visit.reads(".badge", "Connected").await;
        assert_eq!(visit.complaints().await, Vec::<String>::new());
        // when the server is gone,
        serving.kill();
        visit.reload().await;
        // then the page is there all the same, with its bots, and says how things stand,
        visit.reads(".badge", "No server").await;
        // also when they change.
        serving.again();
        visit.reads(".badge", "Connected").await;
        serving.kill();
        visit.click("nav a[href^='/rules']").await;
        visit.reads("main h1", "SOLO").await;
        visit.reads(".badge", "No server").await;
        visit.click("nav a[href='/']").await;
        visit.plays_alone("solo").await;
        // The browser itself notes that nobody answered.
        visit.expect_only_silence().await;
    };
    Browser::default().visits(port, visit).await;
}
