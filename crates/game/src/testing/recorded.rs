//! Records: true ones read back, changed ones are refused, and forged ones, whose checksums are right, are read as they stand
//! or refused.

use super::{Tape, garble, told};
use crate::Game;
use crate::record::{Record, game_name, seal};
use std::collections::BTreeSet;

/// A record is true, is written as it was read, and its steps fit together: each begins where the one before ended, and a new
/// deal begins when the one before is over. Gives the first words of all events in it.
///
/// # Panics
/// When it is not so.
pub fn true_record<G: Game>(text: &str) -> BTreeSet<String> {
    let record: Record<G> = text.parse().unwrap_or_else(|bad| panic!("{bad}\n{text}"));
    record.verify().unwrap_or_else(|bad| panic!("{bad}\n{text}"));
    assert_eq!(record.to_string(), text);
    let mut words = BTreeSet::new();
    let mut last: Option<G> = None;
    for step in record.replay() {
        let step = step.unwrap_or_else(|bad| panic!("{bad}\n{text}"));
        match step.action {
            None => assert!(step.before.is_none() && last.is_none_or(|last| last.outcome().is_some())),
            Some(_) => assert_eq!(step.before, last),
        }
        let first = |event: &G::Event| event.to_string().split(' ').next().map(String::from);
        words.extend(step.events.iter().filter_map(first));
        last = Some(step.after);
    }
    words
}

/// Replaces one byte of a record and looks whether that is found in its line.
///
/// # Panics
/// When it is not.
pub fn changed_byte<G: Game>(bytes: &mut [u8], at: usize, to: u8) {
    let line = bytes[..at].split(|byte| *byte == b'\n').count();
    let from = std::mem::replace(&mut bytes[at], to);
    let told = Record::<G>::read(bytes).and_then(|record| record.verify());
    assert!(
        told.as_ref().is_err_and(|bad| bad.line == Some(line)),
        "byte {at} in line {line}, from {from:#x} to {to:#x}: {:?}",
        told.map(drop)
    );
    bytes[at] = from;
}

/// One of these records, spoilt as a fuzzer's bytes decide: that is found.
///
/// # Panics
/// When it is not.
pub fn changed_record<G: Game>(corpus: &[String], bytes: &[u8]) {
    let mut tape = Tape::new(bytes);
    let (text, donor) = (tape.pick(corpus), tape.pick(corpus));
    let changed = garble(text.as_bytes(), donor.as_bytes(), &mut tape);
    let shown = String::from_utf8_lossy(&changed);
    let _ = game_name(&changed).map_err(|bad| told(&shown, &bad));
    match Record::<G>::read(&changed) {
        Ok(_) => assert_eq!(&shown, text, "a change was not found"),
        Err(bad) => told(&shown, &bad),
    }
}

/// One of these records, spoilt as a fuzzer's bytes decide and then given right checksums: it is read as it stands or
/// refused, and its lies are told.
///
/// # Panics
/// When it is not so.
pub fn forged_record<G: Game>(corpus: &[String], bytes: &[u8]) {
    let mut tape = Tape::new(bytes);
    let (whole, donor) = (tape.pick(corpus), tape.pick(corpus));
    let text = beginning(whole, &mut tape);
    let changed = garble(text.as_bytes(), donor.as_bytes(), &mut tape);
    let forged = seal(&String::from_utf8_lossy(&changed));
    match Record::<G>::read(forged.as_bytes()) {
        Ok(record) => {
            assert_eq!(record.to_string(), forged);
            let _ = record.verify().map_err(|bad| told(&forged, &bad));
        }
        Err(bad) => told(&forged, &bad),
    }
}

/// A match that breaks off somewhere, but mostly soon, and says so: short ones are spoilt in more interesting places.
fn beginning(text: &str, tape: &mut Tape<'_>) -> String {
    let lines = 12 + tape.below(60);
    let short: String = text.split_inclusive('\n').take(lines).collect();
    if short == text {
        short
    } else {
        short + "match unfinished\n"
    }
}
