//! Records of SKIP-BO: golden ones, which every later version must replay, and what is said about damaged ones.
//!
//! `cargo xtask golden` renews them. Once a revision of the rules is out, its records are never renewed: a later revision
//! gets records of its own beside them.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;
mod records {
    pub(crate) mod damage;
    pub(crate) mod play;
}

use game::record::Record;
use game::testing::{golden, texts_in, true_record};
use records::play::{FOLDER, GOLDEN, Plan};
use skipbo::Round;
use std::collections::BTreeSet;

#[test]
fn golden_records() {
    for plan in &GOLDEN {
        golden(FOLDER, &format!("{}.record", plan.name), &plan.play());
    }
}

#[test]
fn every_record_in_the_folder_is_true_and_all_rare_things_are_in_some() {
    let texts = texts_in(FOLDER, "record", GOLDEN.len());
    assert_eq!(texts.len(), GOLDEN.len(), "a record that nobody makes any more");
    let words: BTreeSet<String> = texts.iter().flat_map(|text| true_record::<Round>(text)).collect();
    for word in [
        "dealt",
        "turned",
        "withheld",
        "drew",
        "nothing",
        "reshuffled",
        "played",
        "completed",
        "emptied",
        "discarded",
        "ended",
        "blocked",
        "taken-up",
        "penalised",
        "under",
        "won",
        "nobody",
    ] {
        assert!(
            words.contains(word),
            "no golden record has the event `{word}`: {words:?}"
        );
    }
}

#[test]
fn what_the_names_of_the_records_say_is_in_them() {
    for (name, found) in [
        ("two", "seats 2"),
        ("teams-four", "rules standard stock=12 teams=1+3,2+4 limit=80"),
        ("teams-four", "match won 1 3"),
        ("six", "seats 6"),
        ("short", "rules short limit=100"),
        ("committed", "commitment "),
        ("committed", "secret "),
        ("penalties", "host: penalty 2 cards 3"),
        ("penalties", "host: penalty 1 hint"),
        ("penalties", "host: penalty 2 no-draw"),
    ] {
        let plan = GOLDEN.iter().find(|plan| plan.name == name).unwrap();
        assert!(
            plan.play().lines().any(|line| line.starts_with(found)),
            "{found} in {name}"
        );
    }
}

#[test]
fn b_15_blocked_games_go_on_once_and_then_end() {
    for (name, words, absent) in [
        ("taken-up", &["blocked", "taken-up", "won"][..], "nobody"),
        ("blocked-twice", &["blocked", "taken-up", "nobody"], "won"),
        ("ends", &["blocked", "won"], "taken-up"),
    ] {
        let plan = GOLDEN.iter().find(|plan| plan.name == name).unwrap();
        let told = true_record::<Round>(&plan.play());
        assert!(words.iter().all(|word| told.contains(*word)), "{name}: {told:?}");
        assert!(!told.contains(absent), "{name}: {told:?}");
    }
}

#[test]
fn every_beginning_of_a_match_is_a_record_too() {
    // What a table keeps while it plays: the lines so far stay as they are, and a mark at the end makes a record of them.
    let plan = Plan {
        name: "running",
        ..GOLDEN[0]
    };
    for actions in [0, 1, 15, 16, 17, 40] {
        let text = plan.play_some(actions);
        let summary = Record::<Round>::read(text.as_bytes()).unwrap().verify().unwrap();
        assert_eq!((summary.actions, summary.winners), (actions, None));
        let unmarked = &text[..=text.trim_end().rfind('\n').unwrap()];
        assert!(plan.play().starts_with(unmarked), "after {actions} actions");
    }
}
