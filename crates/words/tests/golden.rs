//! Rounds as they are told, in every language. `cargo xtask golden` renews the files; whoever does reads them.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use common::{seat, watch};
use game::Viewer;
use std::path::PathBuf;
use words::{Lang, Names, Words};

fn check(name: &str, actual: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, actual).unwrap();
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    for (line, (expected, actual)) in (1..).zip(expected.lines().zip(actual.lines())) {
        assert_eq!(expected, actual, "{name}:{line}; if that is meant: cargo xtask golden");
    }
    assert!(
        expected == actual,
        "{name} has another length; if that is meant: cargo xtask golden"
    );
}

fn told(lang: Lang, rules: &str, seats: usize, seed: u64, viewer: Viewer) -> String {
    let words = Words::new(lang);
    let names = Names::new(["Anna", "Ben"]).seen_by(viewer);
    watch(rules, seats, seed, viewer)
        .iter()
        .flat_map(|events| words.narrate(events, &names))
        .map(|sentence| sentence + "\n")
        .collect()
}

#[test]
fn rounds_are_told_as_before() {
    for lang in Lang::ALL {
        check(
            &format!("{lang}-modern.txt"),
            &told(lang, "modern", 4, 2, Viewer::Seat(seat(1))),
        );
        check(
            &format!("{lang}-classic.txt"),
            &told(lang, "classic-de chains=mixed penalty=caught", 3, 4, Viewer::Spectator),
        );
    }
}
