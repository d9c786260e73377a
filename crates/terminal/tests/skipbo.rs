//! SKIP-BO on the screen, phase by phase, as text. `cargo xtask golden` draws them anew.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::{Script, Stage};
use game::testing::golden;
use skipbo::Round;
use words::Lang;

fn shows(stage: &Stage<Round>, name: &str) {
    shows_in(stage, name, 80, 24);
}

fn shows_in(stage: &Stage<Round>, name: &str, width: u16, height: u16) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    golden(folder, &format!("skipbo-{name}.txt"), &stage.screen(width, height));
}

fn stage(rules: &str, hands: &[&str], then: &str) -> Stage<Round> {
    Stage::new(&Script {
        rules,
        hands,
        then,
        ..Script::default()
    })
}

#[test]
fn golden_turn() {
    let mut stage = stage("standard stock=3", &["5 6 2", "9 9 8"], "1 3 J 7 12");
    shows(&stage, "turn");
    stage.press("1");
    shows(&stage, "chosen");
    stage.press("Enter");
    shows(&stage, "played");
    stage.press("s");
    shows(&stage, "stock");
    stage.press("s");
    shows(&stage, "stock-fits-nowhere");
    stage.press("2");
    shows(&stage, "fits-nowhere");
    stage.press("1");
    shows(&stage, "refused");
    stage.press("2 c");
    shows(&stage, "others-turn");
    shows_in(&stage, "large", 160, 50);
}

#[test]
fn golden_nothing_fits() {
    // Given nothing that could begin a building pile, then somebody is told how his turn goes on.
    let stage = stage("standard stock=3", &["5 6 2", "9 9 8"], "3 5 9 7 12");
    shows(&stage, "nothing-fits");
}

#[test]
fn golden_joker() {
    let mut stage = stage("standard stock=3", &["5 6 2", "9 9 8"], "1 3 J 7 12");
    stage.press("1 Enter");
    stage.press("4");
    shows(&stage, "joker");
    stage.press("3");
    shows(&stage, "joker-played");
}

#[test]
fn golden_partners() {
    for lang in [Lang::En, Lang::De, Lang::It] {
        let mut stage = Stage::<Round>::new(&Script {
            rules: "standard stock=4 teams=1+4,2+5,3+6",
            hands: &["5 6 2 12", "9 9 8 1", "", "1 3 4 2", "", ""],
            then: "1 3 J 7 12",
            lang,
        });
        stage.press("1 Enter S");
        shows(&stage, &format!("partners-{lang}"));
        if lang == Lang::En {
            stage.press("1 Enter");
            shows(&stage, "partners-playable");
        }
    }
}

#[test]
fn golden_sheet_and_end() {
    for (rules, name) in [("standard stock=1", "sheet"), ("standard stock=1 limit=20", "over")] {
        let mut stage = stage(rules, &["2", "9", "10"], "1 3 J 7 12");
        stage.press("1 Enter s");
        assert!(!stage.app.table().deal_runs());
        shows(&stage, name);
        stage.press("Enter");
        assert!(stage.app.table().deal_runs(), "Enter goes on");
    }
}

#[test]
fn golden_sheet_of_teams() {
    let rules = "standard stock=1 teams=1+3,2+4";
    let mut stage = stage(rules, &["2", "9", "3", "10"], "1 3 J 7 12");
    stage.press("1 Enter s S");
    assert!(!stage.app.table().deal_runs());
    shows(&stage, "sheet-teams");
}

#[test]
fn golden_pages_and_advice() {
    let mut stage = stage("standard stock=3", &["5 6 2", "9 9 8"], "1 3 J 7 12");
    stage.press("h");
    let advice = bots_say(&stage);
    let seq = stage.app.table().seq();
    stage.app.advised(seq, advice);
    shows(&stage, "advice");
    stage.press("?");
    shows(&stage, "help");
}

fn bots_say(stage: &Stage<Round>) -> terminal::Advice<Round> {
    let bots = table::Bots::new(1);
    bots.advise(stage.app.table(), stage.app.seat(), bots::Level::Club.into())
}
