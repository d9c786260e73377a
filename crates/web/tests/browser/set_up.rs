//! A new table: what is chosen holds at the server.

use crate::common::{Browser, Serving, Visit};
use serde_json::{Value, json};

/// How a table stands, as the server tells whoever opened it.
async fn snapshot(visit: &Visit, code: &str) -> Value {
    let script = "const [code, done] = arguments; const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`); \
        const token = localStorage.getItem('token'); \
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, token })); \
        socket.onmessage = ({ data }) => { const told = JSON.parse(data); if (told.type === 'snapshot') { socket.close(); done(told); } };";
    visit.client.execute_async(script, vec![json!(code)]).await.unwrap()
}

/// Opens the table that is set up, and tells its code.
async fn opened(visit: &Visit) -> String {
    visit.click("#open").await;
    visit.reads("main h1", "Table").await;
    let url = visit.client.current_url().await.unwrap();
    url.path()
        .strip_prefix("/t/")
        .expect("a table has its code in its address")
        .into()
}

#[tokio::test]
async fn a_table_is_opened_as_it_was_set_up() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given somebody who wants a house rule, five seats, a bot, calm and a clock,
        visit.open("/new").await;
        visit.click("#more").await;
        visit.reads("#players", "5 players").await;
        visit.click("#house summary").await;
        visit.click("input[name=chains]").await;
        visit.write("input[name=limit]", "200").await;
        visit.choose("#seat-3", "club").await;
        visit.choose("#seat-5", "greedy").await;
        visit.click("input[name=seat][value='2']").await;
        visit.reads("#house summary", "2 changed").await;
        visit.click("#time summary").await;
        visit.click("input[value='calm:3000']").await;
        visit.choose("#clock", "60").await;
        visit.click("input[name=public]").await;
        visit.expect_accessible().await;
        // when he opens it, then he is asked for his name first,
        visit.click("#open").await;
        visit.reads("#name-bad", "such as Anna").await;
        visit.write("#name", "Anna").await;
        let code = opened(visit).await;
        // and finds himself and the bots where he wanted them,
        visit.reads(".place.me[data-seat='2']", "Anna").await;
        for (seat, bot) in [(3, "club"), (5, "greedy")] {
            visit.finds_bot(seat, bot).await;
        }
        for seat in [1, 4] {
            visit
                .find(&format!(".place[data-seat='{seat}'] select[data-bot]"))
                .await;
            visit.reads(&format!(".place[data-seat='{seat}'] .who"), "free").await;
        }
        // and the table is as he wanted it.
        let table = snapshot(visit, &code).await;
        let settings = table["settings"].as_str().unwrap();
        for wanted in [
            "seats=5",
            "mode=calm:3000",
            "clock=60000",
            "rules=modern limit=over-200 chains=mixed",
        ] {
            assert!(settings.contains(wanted), "{wanted} in {settings}");
        }
        assert_eq!(table["public"], json!(true));
        let bots: Vec<&Value> = (0..5).map(|seat| &table["places"][seat]["bot"]).collect();
        assert_eq!(json!(bots), json!([null, null, "club", null, "greedy"]), "{table:#}");
        let guests: Vec<bool> = (0..5)
            .map(|seat| table["places"][seat]["guest"] == table["you"])
            .collect();
        assert_eq!(guests, [false, true, false, false, false], "{table:#}");
        // The next time all is as it was, and the table is among his games.
        visit.open("/new").await;
        visit.reads("#players", "5 players").await;
        assert_eq!(
            visit.ask("document.querySelector('input[name=chains]').checked").await,
            json!(true)
        );
        visit.open("/").await;
        visit.reads("#mine + .entries", &format!("SOLO, table {code}")).await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn what_the_rules_do_not_allow_cannot_be_chosen() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.open("/new").await;
        // No more play SKIP-BO than six.
        visit.click("input[name=game][value=skipbo]").await;
        for _ in 0..5 {
            visit.click("#more").await;
        }
        visit.reads("#players", "6 players").await;
        assert_eq!(visit.attribute("#more", "aria-disabled").await.as_deref(), Some("true"));
        // Teams are for four or six.
        visit.click("input[value='1+4,2+5,3+6']").await;
        visit.click("#fewer").await;
        visit.reads("#teams", "Teams are for four or six players.").await;
        // A pile has no more cards than there are.
        visit.click("#house summary").await;
        visit.write("input[name=stock]", "25").await;
        visit.reads("#bad-stock", "A number from 1 to 20").await;
        // No table is opened with another number than the one that was written, also where that is folded away.
        visit.click("#house summary").await;
        for open in ["#here", "#open"] {
            visit.click(open).await;
            visit.holds("document.activeElement.name === 'stock'").await;
            assert_eq!(visit.client.current_url().await.unwrap().path(), "/new");
        }
        // A rule that needs another says which.
        visit.click("input[name=game][value=solo]").await;
        visit
            .reads(
                "#note-solo-until",
                "Only together with this: “Solo!” is called: when playing",
            )
            .await;
        assert_eq!(
            visit
                .ask("document.querySelector('input[name=solo-until]').disabled")
                .await,
            json!(true)
        );
        visit.click("input[name=solo]").await;
        visit.click("input[name=solo-until]").await;
        visit.reads("#house summary", "2 changed").await;
        visit.expect_accessible().await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn every_rulebook_says_what_is_special_about_it() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.open("/new").await;
        visit.click("#books summary").await;
        visit
            .reads(
                ".books .pick:has([value=classic-it])",
                "Like “Classic, German edition”, but:",
            )
            .await;
        visit
            .reads(".books .pick:has([value=classic-it])", "more than 300 points")
            .await;
        visit.click("input[name=game][value=skipbo]").await;
        visit
            .reads(".books .pick:has([value=short])", "Every stock pile gets: 10 cards")
            .await;
        visit.click("input[name=rulebook][value=short]").await;
        visit.click("#read-rules a").await;
        visit.reads("main h1", "SKIP-BO").await;
        assert_eq!(visit.client.current_url().await.unwrap().path(), "/rules/skipbo/short");
    };
    Browser::default().visits(serving.port, visit).await;
}

/// What a list shows as chosen.
async fn chosen(visit: &Visit, css: &str) -> Value {
    visit.ask(&format!("document.querySelector('{css}').value")).await
}

#[tokio::test]
async fn whoever_sits_elsewhere_keeps_the_table() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        visit.open("/new").await;
        visit.choose("#seat-4", "master").await;
        visit.reads("#seat-4-text", "The strongest").await;
        visit.click("input[name=seat][value='4']").await;
        visit.reads("#seat-1-text", "The strongest").await;
        assert!(!visit.find("#seat-4").await.is_displayed().await.unwrap());
        // What is shown there is what holds, also where somebody has chosen it himself.
        assert_eq!(chosen(visit, "#seat-1").await, json!("master"));
        visit.click("input[name=seat][value='1']").await;
        visit.reads("#seat-4-text", "The strongest").await;
        assert_eq!(chosen(visit, "#seat-4").await, json!("master"));
        visit.choose("#seat-4", "").await;
        visit.reads("#seat-4-text", "Whoever has the code").await;
        assert_eq!(chosen(visit, "#seat-4").await, json!(""));
    };
    Browser::default().visits(serving.port, visit).await;
}
