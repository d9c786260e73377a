//! Damaged records: every kind of damage is found, in its line, and told in words. What holds for the records of any game is
//! shown with SOLO's; here is what this game has of its own.

use super::play::{FOLDER, GOLDEN};
use game::record::{Record, game_name, seal};
use game::testing::{changed_byte, texts_in};
use skipbo::Round;

/// The text of one golden record.
fn text(name: &str) -> String {
    GOLDEN.iter().find(|plan| plan.name == name).unwrap().play()
}

/// What is wrong with a golden record after something in it was replaced and the checksums were put right again.
fn forged(name: &str, from: &str, to: &str) -> String {
    let text = text(name);
    assert!(text.contains(from), "nothing to replace: {from}\n{text}");
    let forged = seal(&text.replacen(from, to, 1));
    let record = Record::<Round>::read(forged.as_bytes());
    record
        .and_then(|record| record.verify())
        .map_or_else(|bad| bad.to_string(), |_| "nothing is wrong".into())
}

#[test]
fn every_changed_byte_is_found_in_its_line() {
    let mut bytes = text("committed").into_bytes();
    for at in 0..bytes.len() {
        let from = bytes[at];
        let others = [from ^ 1, from ^ 0x80, 0, b'\n', b' ', b'1', b'J', 0xff];
        let others = others.into_iter().filter(|byte| *byte != from);
        others.for_each(|to| changed_byte::<Round>(&mut bytes, at, to));
    }
}

#[test]
fn changed_bytes_in_long_records_are_found_in_their_lines() {
    for text in texts_in(FOLDER, "record", GOLDEN.len()) {
        let mut bytes = text.into_bytes();
        for at in (0..bytes.len()).step_by(97) {
            let to = bytes[at] ^ (1 << (at % 8));
            changed_byte::<Round>(&mut bytes, at, to);
        }
    }
}

#[test]
fn lines_removed_doubled_or_exchanged_are_found() {
    let text = text("penalties");
    let lines: Vec<&str> = text.lines().collect();
    for i in 0..lines.len() {
        let mut removed = lines.clone();
        removed.remove(i);
        let mut doubled = lines.clone();
        doubled.insert(i, lines[i]);
        let mut exchanged = lines.clone();
        exchanged.swap(i, (i + 1) % lines.len());
        for lines in [removed, doubled, exchanged] {
            let changed = lines.join("\n") + "\n";
            let read = Record::<Round>::read(changed.as_bytes());
            assert!(read.is_err(), "line {}", i + 1);
        }
    }
}

#[test]
fn lies_are_found_by_their_meaning() {
    assert_eq!(game_name(text("two").as_bytes()).as_deref(), Ok("skipbo"));
    for (name, from, to, told) in [
        (
            "two",
            "game skipbo",
            "game solo",
            "line 2: a record of the game `solo`, not of `skipbo`",
        ),
        (
            "committed",
            "seats 3",
            "seats 7",
            "line 5: `7` cannot be read: a table of skipbo has 2 to 6 seats",
        ),
        (
            "committed",
            "dealer 3",
            "dealer 1",
            "line 9: seat 3 deals here, not seat 1",
        ),
        (
            "committed",
            "1: 12>d4",
            "1: 12s>d4",
            "line 17: `12s>d4` cannot be read: only a card of the hand can be discarded, as in 9>d4",
        ),
        (
            "committed",
            "2: Js>2",
            "2: 1s>2",
            "line 18: `2: 1s>2` is not allowed (B-09): another card lies on top of that stock pile",
        ),
        (
            "committed",
            "2: Js>2",
            "3: Js>2",
            "line 18: `3: Js>2` is not allowed (B-06): it is not your turn",
        ),
        (
            "committed",
            "points 0 40 0",
            "points 0 95 0",
            "line 24: the result of the deal is `points 0 40 0`",
        ),
        (
            "penalties",
            "host: penalty 2 cards 3",
            "host: penalty 2 cards 6",
            "line 12: `penalty 2 cards 6` cannot be read: `cards 6` is no penalty: there are cards 1 to cards 5, hint and no-draw",
        ),
        (
            "penalties",
            "host: penalty 2 cards 3",
            "1: penalty 2 cards 3",
            "line 12: `1: penalty 2 cards 3` is not allowed (B-24): only the host imposes penalties",
        ),
        (
            "penalties",
            "host: penalty 2 cards 3",
            "host: penalty 2 cards 4",
            "line 26: the digest of the position is",
        ),
        (
            "penalties",
            "penalties=yes ",
            "penalties=no ",
            "line 4: a record writes this line as `rules standard stock=4 limit=60`",
        ),
    ] {
        let found = forged(name, from, to);
        assert!(found.starts_with(told), "{found}\n  and not\n{told}");
    }
}
