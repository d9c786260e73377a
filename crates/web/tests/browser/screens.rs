//! The other screens: by links, by addresses, by keys; on a phone, read aloud.

use crate::common::{Browser, Serving, Visit};
use fantoccini::key::Key;
use std::collections::BTreeSet;

/// Every screen, by an address of it, and a word of its heading in English.
const SCREENS: [(&str, &str); 6] = [
    ("/", "Reihum"),
    ("/new", "A new table"),
    ("/rules/solo/classic-de%20chains=mixed", "SOLO"),
    ("/rules/skipbo", "SKIP-BO"),
    ("/help", "Help"),
    ("/somewhere/else", "There is nothing here"),
];

#[tokio::test]
async fn every_screen_opens_by_its_address_and_axe_finds_nothing() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        for (path, heading) in SCREENS {
            visit.open(path).await;
            visit.reads("main h1", heading).await;
            for theme in ["light", "dark", "contrast"] {
                visit.choose("#theme", theme).await;
                visit.expect_accessible().await;
            }
        }
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn on_a_phone_nothing_is_cut_off_or_missing_in_any_language() {
    let serving = Serving::start();
    let browser = Browser {
        size: (390, 844),
        ..Browser::default()
    };
    let visit = async |visit: &Visit| {
        for (path, _) in SCREENS {
            visit.open(path).await;
            let mut told = BTreeSet::new();
            for lang in ["de", "en", "fr", "nl", "it"] {
                visit.choose("#language", lang).await;
                visit.find(&format!("html[lang={lang}]")).await;
                // What comes after everything else is there, and what is folded is open.
                visit
                    .holds("[...document.querySelectorAll('.rules, .help')].every((one) => one.querySelector('section.rule, h2 ~ h2'))")
                    .await;
                visit
                    .ask("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
                    .await;
                visit.expect_words(&format!("{path} in {lang}")).await;
                assert!(visit.fits().await, "{path} in {lang}");
                if path.starts_with("/rules") {
                    told.insert(visit.text(".rules").await);
                }
            }
            assert!(
                !path.starts_with("/rules") || told.len() == 5,
                "{path} is the same in two languages"
            );
        }
    };
    browser.visits(serving.port, visit).await;
}

#[tokio::test]
async fn a_code_leads_to_its_table_by_keys_alone() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.open("/").await;
        let field = visit.find("#code").await;
        // An empty code is asked for.
        field.send_keys(&Key::Enter.to_string()).await.unwrap();
        visit.reads("#code-missing", "bado-keli-mora").await;
        visit.write("#name", "Anna").await;
        field
            .send_keys(&format!("http://cards.test/t/bado-keli-mora{}", char::from(Key::Enter)))
            .await
            .unwrap();
        visit.reads("main h1", "There is no table with this code").await;
        // What was written is still there, to be mended.
        visit
            .holds("document.querySelector('#code').value === 'bado-keli-mora'")
            .await;
        visit.write("#code", "bado-keli-moro").await;
        visit.click(".row button").await;
        visit.holds("location.pathname === '/t/bado-keli-moro'").await;
        visit
            .holds("document.querySelector('#code')?.value === 'bado-keli-moro'")
            .await;
        visit.expect_accessible().await;
        visit.client.back().await.unwrap();
        visit.reads("main h1", "There is no table with this code").await;
        // The browser's button leads back.
        visit.client.back().await.unwrap();
        visit.reads("main h1", "Reihum").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn a_link_to_a_table_finds_it() {
    // Given a table that somebody has opened,
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.open("/").await;
        let script = "const done = arguments[0]; const json = (answer) => answer.json(); \
            fetch('/api/guests', { method: 'POST', body: JSON.stringify({ name: 'Anna' }) }).then(json) \
            .then(({ token }) => fetch('/api/tables', { method: 'POST', headers: { authorization: 'Bearer ' + token }, \
            body: JSON.stringify({ game: 'solo' }) })).then(json).then(({ code }) => done(code));";
        let code = visit.client.execute_async(script, Vec::new()).await.unwrap();
        let code = code.as_str().unwrap();
        // when somebody else opens the link to it, then it is there.
        visit.open(&format!("/t/{code}")).await;
        visit.reads("main h1", &format!("Table {code}")).await;
        visit.find("#come").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn a_rulebook_is_chosen_and_has_its_own_address() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.open("/rules").await;
        visit.choose("#rulebook", "classic-fr").await;
        visit.find("#S-16").await;
        assert_eq!(
            visit.client.current_url().await.unwrap().path(),
            "/rules/solo/classic-fr"
        );
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn whoever_goes_through_the_rulebooks_by_keys_stays_in_the_list() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        let rulebook = "document.querySelector('#rulebook')";
        visit.open("/").await;
        visit.click("nav a[href^='/rules']").await;
        let first = visit.ask(&format!("{rulebook}.selectedIndex")).await.as_u64().unwrap();
        // When somebody goes up in the list, two times,
        visit.ask(&format!("{rulebook}.focus()")).await;
        for step in 1..=2 {
            let list = visit.client.active_element().await.unwrap();
            list.send_keys(&Key::Up.to_string()).await.unwrap();
            visit
                .holds(&format!("{rulebook}.selectedIndex === {}", first - step))
                .await;
            visit
                .holds(&format!("location.pathname === `/rules/solo/${{{rulebook}.value}}`"))
                .await;
        }
        // then he is still there,
        visit.holds(&format!("document.activeElement === {rulebook}")).await;
        let chosen = visit.ask(&format!("{rulebook}.value")).await;
        // finds there what he reads when he comes back from elsewhere,
        visit.click(".tabs a[href^='/rules/skipbo']").await;
        visit.reads("main h1", "SKIP-BO").await;
        visit.client.back().await.unwrap();
        visit.reads("main h1", "SOLO").await;
        visit.holds(&format!("{rulebook}.value === {chosen}")).await;
        // and one step further back is where he was before.
        visit.client.back().await.unwrap();
        visit.reads("main h1", "Reihum").await;
    };
    Browser::default().visits(serving.port, visit).await;
}
