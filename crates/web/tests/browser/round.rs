//! Two people, each with a browser of his own, play with two bots: what they see is one and the same round.

use crate::common::{Browser, Serving, Visit};
use crate::record;
use serde_json::{Value, json};

/// Who has won, and every line of the score sheet, as it stands there.
async fn result(visit: &Visit) -> Value {
    let script = "({ won: document.querySelector('.won').textContent, \
        sheet: [...document.querySelectorAll('.after .sheet tr')].map((line) => [...line.children].map((cell) => cell.textContent)) })";
    visit.ask(script).await
}

async fn a_round(table: Value) {
    let serving = Serving::start();
    let visit = async |anna: &Visit| {
        // Given a table of Anna's with two bots,
        let code = anna.opens("Anna", table.clone()).await;
        anna.sits_with_bots(1, &[2, 4]).await;
        assert_eq!(anna.text(".invitation .code").await, code);
        // that cannot begin while a seat is free,
        anna.tap("#begin").await;
        anna.reads("#notice", "Seat 3 is free").await;
        let visit = async |ben: &Visit| {
            // to which Ben comes by the link,
            ben.joins(&code, "Ben", 3).await;
            // (what is said of him moves the button)
            anna.reads(".place[data-seat='3'] .how", "ready").await;
            anna.tap("#begin").await;
            // when both play on until the round is over,
            tokio::join!(anna.plays_on(), ben.plays_on());
            // then both see the same winner and the same score sheet,
            for visit in [anna, ben] {
                visit.find(".after #begin, .after #unready, .after #ready").await;
            }
            let (hers, his) = (result(anna).await, result(ben).await);
            assert_eq!(hers, his);
            assert!(
                hers["won"]
                    .as_str()
                    .unwrap()
                    .starts_with("The match is over. It goes to "),
                "{hers}"
            );
            let sheet = hers["sheet"].as_array().unwrap();
            assert_eq!(sheet.len(), 2, "{hers}");
            let names: Vec<&str> = sheet[0].as_array().unwrap()[1..]
                .iter()
                .map(|name| name.as_str().unwrap())
                .collect();
            assert_eq!((names[0], names[2]), ("Anna", "Ben"));
            // and know that nobody has chosen the cards.
            for visit in [anna, ben] {
                visit.reads(".proof:not(.bad) summary", "Shuffle verified").await;
                visit.expect_accessible().await;
            }
            // The record of the match is kept,
            for (visit, folder) in [(anna, "Anna"), (ben, "Ben")] {
                record::is_saved(visit, &serving.folder().join(folder), &["Anna", "Ben"]).await;
            }
            // and the host lets them play again: new cards are dealt, and nobody has a point.
            ben.tap("#ready").await;
            ben.find("#unready").await;
            for visit in [anna, ben] {
                visit.watches(".after").await;
            }
            anna.tap("#begin").await;
            for visit in [anna, ben] {
                visit.has_lost_it().await;
                // It may be over again, short as it is.
                visit
                    .holds("document.querySelector('.seat.me .points')?.textContent.trim() === '0 points' || document.querySelector('.after') !== null")
                    .await;
            }
            let begins = async |visit: &Visit| visit.plays(|look, taken| look.over || taken >= 1).await;
            tokio::select! { () = begins(anna) => {}, () = begins(ben) => {} }
        };
        Browser::default().visits(serving.port, visit).await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn two_people_and_two_bots_play_a_whole_round_of_solo() {
    a_round(json!({ "game": "solo", "seats": 4, "rules": "modern limit=1", "mode": "race", "pace": "20+20", "question": "1500" })).await;
}

#[tokio::test]
async fn two_people_and_two_bots_play_a_whole_round_of_skip_bo() {
    a_round(json!({ "game": "skipbo", "seats": 4, "rules": "standard stock=3 limit=1", "pace": "20+20" })).await;
}
