//! Records: changed ones are refused, and forged ones, whose checksums are right, are read as they stand or refused.

use super::text::told;
use game::record::{Record, game_name, seal};
use game::testing::{Tape, garble};
use solo::Round;
use std::path::Path;

/// The golden records.
fn golden() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let files = std::fs::read_dir(folder).expect("the folder of the records");
    let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "record"));
    paths.sort();
    let texts: Vec<_> = paths
        .iter()
        .map(|path| std::fs::read_to_string(path).expect("a text"))
        .collect();
    assert!(texts.len() > 10, "only {} records were found", texts.len());
    texts
}

#[test]
fn fuzz_changed_records() {
    let corpus = golden();
    bolero::check!().with_max_len(96).for_each(|bytes: &[u8]| {
        let mut tape = Tape::new(bytes);
        let (text, donor) = (tape.pick(&corpus), tape.pick(&corpus));
        let changed = garble(text.as_bytes(), donor.as_bytes(), &mut tape);
        let shown = String::from_utf8_lossy(&changed);
        let _ = game_name(&changed).map_err(|bad| told(&shown, &bad));
        match Record::<Round>::read(&changed) {
            Ok(_) => assert_eq!(&shown, text, "a change was not found"),
            Err(bad) => told(&shown, &bad),
        }
    });
}

#[test]
fn fuzz_forged_records() {
    let corpus = golden();
    bolero::check!().with_max_len(96).for_each(|bytes: &[u8]| {
        let mut tape = Tape::new(bytes);
        let (whole, donor) = (tape.pick(&corpus), tape.pick(&corpus));
        let text = beginning(whole, &mut tape);
        let changed = garble(text.as_bytes(), donor.as_bytes(), &mut tape);
        let forged = seal(&String::from_utf8_lossy(&changed));
        match Record::<Round>::read(forged.as_bytes()) {
            Ok(record) => {
                assert_eq!(record.to_string(), forged);
                let _ = record.verify().map_err(|bad| told(&forged, &bad));
            }
            Err(bad) => told(&forged, &bad),
        }
    });
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
