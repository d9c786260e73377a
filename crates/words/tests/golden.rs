//! Rounds as they are told, in every language. `cargo xtask golden` renews the files; whoever does reads them.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use bots::solo::Reason;
use common::{seat, watch_skipbo, watch_solo, whys_of_solo};
use game::Viewer;
use words::{Lang, Names, Told, Words};

fn check(name: &str, actual: &str) {
    game::testing::golden(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), name, actual);
}

fn told<G: Told>(lang: Lang, viewer: Viewer, events: &[Vec<G::Seen>]) -> String {
    let words = Words::new(lang);
    let names = Names::new(["Anna", "Ben"]).seen_by(viewer);
    events
        .iter()
        .flat_map(|events| G::narrate(&words, events, &names))
        .map(|sentence| sentence + "\n")
        .collect()
}

#[test]
fn rounds_of_solo_are_told_as_before() {
    let (you, all) = (Viewer::Seat(seat(1)), Viewer::Spectator);
    let modern = watch_solo("modern", 4, 2, you);
    let classic = watch_solo("classic-de chains=mixed penalty=caught", 3, 4, all);
    for lang in Lang::ALL {
        check(&format!("{lang}-modern.txt"), &told::<solo::Round>(lang, you, &modern));
        check(
            &format!("{lang}-classic.txt"),
            &told::<solo::Round>(lang, all, &classic),
        );
    }
}

#[test]
fn the_reasons_of_bots_in_solo_are_told_as_before() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let told = |why| <solo::Round as Told>::bot_reason(&words, Reason::from(why)) + "\n";
        let told: String = whys_of_solo().into_iter().map(told).collect();
        check(&format!("{lang}-solo-why.txt"), &told);
    }
}

#[test]
fn games_of_skipbo_are_told_as_before() {
    let (you, all) = (Viewer::Seat(seat(1)), Viewer::Spectator);
    let alone = watch_skipbo("standard stock=6", 3, 1, you);
    // Told as a whole, so that the plays of a turn are joined.
    let teams = [watch_skipbo("standard stock=3 teams=1+3,2+4 penalties=yes", 4, 2, all).concat()];
    for lang in Lang::ALL {
        check(&format!("{lang}-skipbo.txt"), &told::<skipbo::Round>(lang, you, &alone));
        check(
            &format!("{lang}-skipbo-teams.txt"),
            &told::<skipbo::Round>(lang, all, &teams),
        );
    }
}
