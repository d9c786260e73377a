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
use records::play::{GOLDEN, Plan, folder, read};
use solo::Round;
use std::collections::BTreeSet;

fn verified(text: &[u8]) -> Summary {
    Record::<Round>::read(text).and_then(|record| record.verify()).unwrap()
}

#[test]
fn golden_records() {
    let renew = std::env::var_os("UPDATE_GOLDEN").is_some();
    for plan in &GOLDEN {
        let path = folder().join(format!("{}.record", plan.name));
        let played = plan.play();
        if renew {
            std::fs::write(&path, &played).unwrap();
        }
        let kept = String::from_utf8(read(plan)).unwrap();
        let line = kept
            .lines()
            .zip(played.lines())
            .position(|(kept, played)| kept != played);
        assert!(
            kept == played,
            "{} is played differently now, from line {} on. If that is meant: cargo xtask golden",
            path.display(),
            line.unwrap_or_default() + 1
        );
    }
}

#[test]
fn every_record_in_the_folder_verifies_and_reads_back() {
    let mut count = 0;
    let paths = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    for path in paths.filter(|path| path.extension().is_some_and(|extension| extension == "record")) {
        let text = std::fs::read_to_string(&path).unwrap();
        let record: Record<Round> = text.parse().unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        record
            .verify()
            .unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        assert_eq!(record.to_string(), text, "{}", path.display());
        count += 1;
    }
    assert_eq!(
        count,
        GOLDEN.len(),
        "a record that nobody makes any more, or one that is missing"
    );
}

#[test]
fn all_rare_things_are_in_some_record() {
    let mut words = BTreeSet::new();
    for plan in &GOLDEN {
        let record = Record::<Round>::read(&read(plan)).unwrap();
        for step in record.replay() {
            let step = step.unwrap();
            for event in step.events {
                let text = event.to_string();
                words.insert(text.split(' ').next().unwrap().to_string());
            }
        }
    }
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
fn steps_fit_together() {
    for plan in &GOLDEN {
        let record = Record::<Round>::read(&read(plan)).unwrap();
        let mut last: Option<Round> = None;
        for step in record.replay() {
            let step = step.unwrap();
            match step.action {
                None => assert!(step.before.is_none() && last.is_none_or(|last| last.setup().over.is_some())),
                Some(_) => assert_eq!(step.before, last),
            }
            last = Some(step.after);
        }
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
