//! Records of SOLO: golden ones, which every later version must replay, and what is said about damaged ones.
//!
//! `cargo xtask golden` renews them. Once a revision of the rules is out, its records are never renewed: a later revision
//! gets records of its own beside them.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod records {
    pub(crate) mod damage;
    pub(crate) mod play;
}

use game::record::{Record, Summary};
use game::testing::{golden, texts_in, true_record};
use records::play::{FOLDER, GOLDEN, Plan, read};
use solo::Round;
use std::collections::BTreeSet;

fn verified(text: &[u8]) -> Summary {
    Record::<Round>::read(text).and_then(|record| record.verify()).unwrap()
}

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
        "interjected",
        "tripled",
        "wished",
        "called",
        "owes",
        "caught",
        "nothing",
        "reshuffled",
        "chain",
        "cancelled",
        "asked",
        "declined",
        "protected",
        "moved",
        "gave",
        "won",
        "blocked",
    ] {
        assert!(
            words.contains(word),
            "no golden record has the event `{word}`: {words:?}"
        );
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
        let summary = verified(text.as_bytes());
        assert_eq!((summary.actions, summary.winners), (actions, None));
        let unmarked = &text[..=text.trim_end().rfind('\n').unwrap()];
        assert!(plan.play().starts_with(unmarked), "after {actions} actions");
    }
}

#[test]
fn windows_line_endings_are_read() {
    let text = String::from_utf8(read(&GOLDEN[0])).unwrap().replace('\n', "\r\n");
    verified(text.as_bytes());
}
