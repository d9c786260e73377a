//! Records: changed ones are refused, and forged ones, whose checksums are right, are read as they stand or refused.

use game::testing::{changed_record, forged_record, texts_in};
use solo::Round;

/// The golden records.
fn golden() -> Vec<String> {
    texts_in(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"), "record", 11)
}

#[test]
fn fuzz_changed_records() {
    let corpus = golden();
    bolero::check!()
        .with_max_len(96)
        .for_each(|bytes: &[u8]| changed_record::<Round>(&corpus, bytes));
}

#[test]
fn fuzz_forged_records() {
    let corpus = golden();
    bolero::check!()
        .with_max_len(96)
        .for_each(|bytes: &[u8]| forged_record::<Round>(&corpus, bytes));
}
