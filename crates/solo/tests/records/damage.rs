//! Damaged records: every kind of damage is found, in its line, and told in words.

use super::play::{GOLDEN, read};
use game::record::{BadRecord, Record, game_name, seal};
use game::testing::changed_byte;
use game::{Game, Seats, Seed};
use solo::Round;

/// The example of docs/NOTATION.md, and the text around it.
fn example() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/NOTATION.md");
    let notation = std::fs::read_to_string(path).unwrap();
    let begin = notation.find("```text\nreihum record").unwrap() + "```text\n".len();
    let end = begin + notation[begin..].find("```").unwrap();
    notation[begin..end].into()
}

fn verify(bytes: &[u8]) -> Result<(), BadRecord> {
    Record::<Round>::read(bytes)?.verify().map(drop)
}

/// What is wrong with a text.
fn told(bytes: &[u8]) -> String {
    verify(bytes).map_or_else(|bad| bad.to_string(), |()| "nothing is wrong".into())
}

/// What is wrong with the example after something in it was replaced and the checksums were put right again.
fn forged(from: &str, to: &str) -> String {
    let text = example();
    assert!(text.contains(from), "nothing to replace: {from}");
    told(seal(&text.replacen(from, to, 1)).as_bytes())
}

/// The same, after a line was taken out.
fn without(line: &str) -> String {
    let text = example();
    let lines: Vec<&str> = text.lines().filter(|text| !text.starts_with(line)).collect();
    told(seal(&lines.join("\n")).as_bytes())
}

fn check(cases: &[(String, &str)]) {
    let differing = cases.iter().filter(|(told, expected)| told != expected);
    let differing: Vec<String> = differing
        .map(|(told, expected)| format!("{told}\n  and not\n{expected}"))
        .collect();
    assert!(differing.is_empty(), "{}", differing.join("\n\n"));
}

#[test]
fn the_example_of_the_notation_is_true() {
    let record: Record<Round> = example().parse().unwrap();
    let summary = record.verify().unwrap();
    assert_eq!(
        (summary.deals, summary.actions, summary.digests, summary.hidden),
        (1, 25, 3, None)
    );
    assert_eq!(summary.winners, record.winners());
    assert_eq!(record.seats(), Seats::new(3).unwrap());
    assert_eq!(record.revision(), Round::REVISION);
    assert_eq!(game_name(example().as_bytes()).as_deref(), Ok("solo"));
}

#[test]
fn every_changed_byte_is_found_in_its_line() {
    let mut bytes = example().into_bytes();
    for at in 0..bytes.len() {
        let from = bytes[at];
        let flips = (0..8).map(|bit| from ^ (1 << bit));
        let others = [0, b'\n', b'\r', b' ', b'0', b'7', b'a', 0x7f, 0xc3, 0xff];
        let others = others.into_iter().filter(|byte| *byte != from);
        flips
            .chain(others)
            .for_each(|to| changed_byte::<Round>(&mut bytes, at, to));
    }
}

#[test]
fn changed_bytes_in_long_records_are_found_in_their_lines() {
    for plan in &GOLDEN {
        let mut bytes = read(plan);
        for at in (0..bytes.len()).step_by(61) {
            let to = bytes[at] ^ (1 << (at % 8));
            changed_byte::<Round>(&mut bytes, at, to);
        }
    }
}

#[test]
fn every_truncation_is_found() {
    let bytes = example().into_bytes();
    for end in 0..bytes.len() {
        let bad = verify(&bytes[..end]).unwrap_err();
        assert!(!bad.to_string().is_empty(), "{end}");
    }
    let lines = example().lines().count();
    let cut = |end: usize| told(&bytes[..bytes.len() - end]);
    assert!(cut(1).starts_with(&format!("line {lines}: the record breaks off here")));
    assert!(
        cut(36).starts_with(&format!("line {}: the record breaks off", lines - 1)),
        "{}",
        cut(36)
    );
}

#[test]
fn lines_removed_doubled_or_exchanged_are_found() {
    let text = example();
    let lines: Vec<&str> = text.lines().collect();
    for i in 0..lines.len() {
        let mut removed = lines.clone();
        removed.remove(i);
        let mut doubled = lines.clone();
        doubled.insert(i, lines[i]);
        let mut exchanged = lines.clone();
        exchanged.swap(i, (i + 1) % lines.len());
        for lines in [removed, doubled, exchanged] {
            assert!(verify((lines.join("\n") + "\n").as_bytes()).is_err());
        }
        // Not even new checksums help, but that a player may be without a name.
        let mut unsealed = lines.clone();
        unsealed.remove(i);
        let named = lines[i].starts_with("name");
        assert_eq!(
            verify(seal(&unsealed.join("\n")).as_bytes()).is_ok(),
            named,
            "line {}",
            i + 1
        );
    }
}

#[test]
fn files_that_are_no_records() {
    let long = format!("{}{}\n", seal("reihum record 1\n"), "x".repeat(5000));
    let huge = "reihum record 1\n".repeat((16 << 16) + 1);
    check(&[
        (
            told(b""),
            "an empty text, so no record: the first line of one begins with `reihum record`",
        ),
        (
            told(b"\x7fELF\0\0"),
            "line 1: no record: the first line of one begins with `reihum record`",
        ),
        (
            told(&[0xff; 99]),
            "line 1: no record: the first line of one begins with `reihum record`",
        ),
        (
            told(huge.as_bytes()),
            "too large for a record: one may have up to 16 MiB",
        ),
        (
            told(long.as_bytes()),
            "line 2: the line is longer than 4 KiB, and no line of a record is",
        ),
        (
            told(b"reihum record 2\nwhatever comes then\n"),
            "line 1: a record of format 2, and this program reads format 1: a newer one may read it",
        ),
        (
            forged("game solo", "game skat"),
            "line 2: a record of the game `skat`, not of `solo`",
        ),
        (
            forged("revision 1", "revision 7"),
            "line 3: played by revision 7 of the rules, and this program knows revision 1 only",
        ),
    ]);
    for foreign in ["", "PK", "reihum record 2"] {
        assert!(verify(foreign.as_bytes()).unwrap_err().is_foreign(), "{foreign}");
    }
    assert!(!verify(&example().as_bytes()[..999]).unwrap_err().is_foreign());
}

#[test]
fn lines_that_are_none() {
    let text = example();
    let nearly = text.replacen("seats 3 ", "seats 4 ", 1);
    let mixed = text.replacen('\n', "\r\n", 1);
    let latin = [&text.as_bytes()[..text.find("Anna").unwrap()], b"\xc4nne\n"].concat();
    check(&[
        (
            told(nearly.as_bytes()),
            "line 5: something was changed here: the checksum of this line is c03f1a6f, but what stands up to there gives 217bbcfc",
        ),
        (
            told(mixed.as_bytes()),
            "line 2: this line does not end as the first one does: all end with a line feed, or all with carriage return and line feed",
        ),
        (told(&latin), "line 6: not a text in UTF-8"),
        (
            told(text.replacen("game solo ", "game solo\n", 1).as_bytes()),
            "line 2: the line does not end with a checksum: two spaces and eight hexadecimal digits (0-9, a-f)",
        ),
        (
            forged("seats 3", "places 3"),
            "line 5: no line of a record is like `places 3`",
        ),
        (
            forged("seats 3", "seats 11"),
            "line 5: `11` cannot be read: a table of solo has 2 to 10 seats",
        ),
        (
            forged("name 1 Anna", "name 1 An\u{1b}na"),
            "line 6: `An\\u{1b}na` cannot be read: a name has 1 to 40 characters, none of them a control character or a mark of writing direction, and no space at its ends",
        ),
        (
            forged("name 3 Bo", "name 4 Bo"),
            "line 7: `4` cannot be read: there are seats 1 to 3",
        ),
        (
            forged("2: draw", "2: drew"),
            "line 15: `drew` cannot be read: `drew` is no action: write a card (r5, W=g, rX>3, rG>2:b1,b7), a Triple + (r7+b7+b7), draw, pass, decline, solo or catch 2; a ! behind a card calls Solo",
        ),
        (
            forged("2: draw", "02: draw"),
            "line 15: a record writes this line as `2: draw`",
        ),
        (
            forged("rG>1:r3,rD!", "rG>1:rD,r3!"),
            "line 34: a record writes this line as `2: rG>1:r3,rD!`",
        ),
        (
            forged("points 44 0 156", "points 44 0"),
            "line 44: `44 0` cannot be read: there must be 3 numbers, one for each seat",
        ),
        (
            forged("digest 079d", "digest 79d"),
            "line 13: `79dad5bcc2b0d90` cannot be read: there must be 16 hexadecimal digits (0-9, a-f)",
        ),
        (
            forged("match won 2", "match lost"),
            "line 46: `lost` cannot be read: a match is `unfinished`, or `won` and the seats of the winners",
        ),
        (
            forged("deal 1, dealer 3", "deal 1"),
            "line 9: `1` cannot be read: a deal has a number and a dealer, such as `deal 1, dealer 2`",
        ),
    ]);
}

#[test]
fn lines_in_the_wrong_place() {
    let twice = seal(&format!("{}match unfinished\n", example()));
    check(&[
        (
            forged("name 1 Anna", "name 3 Anna"),
            "line 7: `seat 3` cannot stand here: there must be the `name` of a seat behind that one, or the line `first-dealer`",
        ),
        (
            forged("deal 1, dealer 3", "deal 2, dealer 3"),
            "line 9: a record writes this line as `deal 1, dealer 3`",
        ),
        (
            without("seats"),
            "line 5: `name 1 Anna` cannot stand here: there must be the line `seats`",
        ),
        (
            without("commitment"),
            "line 10: `nonce 1 1111111111111111111111111111111111111111111111111111…` cannot stand here: there must be the line `seed`, or the line `commitment`",
        ),
        (
            without("digest 079d"),
            "line 13: `1: F=g` cannot stand here: there must be the `digest` of the position",
        ),
        (
            forged("2: A ", "digest 0123456789abcdef "),
            "line 16: `digest 0123456789abcdef` cannot stand here: there must be an action, for digests stand before the first, after every 16, and after the last of a deal",
        ),
        (
            without("won"),
            "line 43: `points 44 0 156` cannot stand here: there must be an action, a `digest`, or the line `match`",
        ),
        (
            without("totals"),
            "line 45: `match won 2` cannot stand here: there must be the line `totals`",
        ),
        (
            told(seal(&example().replace("match won 2", "deal 2, dealer 1")).as_bytes()),
            "line 46: the record breaks off after this line: there must be the line `seed`, or the line `commitment`",
        ),
        (
            told(twice.as_bytes()),
            "line 47: nothing can follow the line that begins with `match`",
        ),
    ]);
}

#[test]
fn lies_are_found_by_their_meaning() {
    let zeros = "0".repeat(64);
    let ones = "01".repeat(32);
    let committed = "commitment 72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793";
    check(&[
        (forged("dealer 3", "dealer 1"), "line 9: seat 3 deals here, not seat 1"),
        (
            forged(committed, &format!("commitment {zeros}")),
            "line 41: the secret does not fit the commitment of this deal, which is the SHA-256 of another",
        ),
        (
            forged(&format!("secret {ones}"), &format!("secret {zeros}")),
            "line 41: the secret does not fit the commitment of this deal, which is the SHA-256 of another",
        ),
        (
            forged("nonce 3 31", "nonce 3 32"),
            "line 42: the seed does not follow from the secret and the nonces: they give d8440404221aa92adc0d9dbfd41f08202b442c546902eb0609a787b1694ee73a",
        ),
        (
            forged("digest 079dad5bcc2b0d90", "digest 0123456789abcdef"),
            "line 13: the shuffle does not follow from the seed: the digest of the deal is 079dad5bcc2b0d90, not 0123456789abcdef",
        ),
        (
            forged("rules modern limit=1 ", "rules modern limit=2 "),
            "line 13: the shuffle does not follow from the seed: the digest of the deal is d8527fad60d0a662, not 079dad5bcc2b0d90",
        ),
        (
            forged("3: r5", "3: r6"),
            "line 33: `3: r6` is not allowed (S-08): you do not hold that card",
        ),
        (
            forged("3: r5", "host: draw"),
            "line 33: `host: draw` is not allowed (S-01): the host does not play",
        ),
        (
            forged("digest 6e392c63965f7b09", "digest 0123456789abcdef"),
            "line 40: the digest of the position is 6e392c63965f7b09, not 0123456789abcdef: something since line 30 is not what was played",
        ),
        (forged("won 2", "won 1"), "line 43: the result of the deal is `won 2`"),
        (
            forged("points 44", "points 43"),
            "line 44: the result of the deal is `points 44 0 156`",
        ),
        (
            forged("totals 44", "totals 45"),
            "line 45: the result of the deal is `totals 44 0 156`",
        ),
        (
            forged("match won 2", "match won 1"),
            "line 46: the match ends with `match won 2`",
        ),
        (
            forged("match won 2", "match unfinished"),
            "line 46: the match ends with `match won 2`",
        ),
    ]);
}

#[test]
fn deals_too_many_and_results_too_early() {
    let text = example();
    let seed = "0".repeat(64);
    let more = format!("deal 2, dealer 1\nseed {seed}\nmatch won 2\n");
    let lines: Vec<&str> = text.lines().collect();
    let early = [&lines[..28], &lines[40..]].concat().join("\n");
    let rest = text.find("won 2").unwrap();
    let end = text.find("match won").unwrap();
    let no_result = format!("{}{}", &text[..rest], &text[end..]);
    check(&[
        (
            told(seal(&text.replace("match won 2", more.trim_end())).as_bytes()),
            "line 46: there is no further deal: the match is over, and won by 2",
        ),
        (
            told(seal(&early).as_bytes()),
            "line 31: the deal is not over here, so it has no result",
        ),
        (
            told(seal(&no_result).as_bytes()),
            "line 40: the deal is over after this line, so its result must follow",
        ),
    ]);
}

#[test]
fn a_hidden_deal_is_read_and_not_replayed() {
    let text = example();
    let hidden = &text[..text.find("digest 9671").unwrap()];
    let record = seal(&format!("{hidden}match unfinished\n"));
    let summary = record.parse::<Record<Round>>().unwrap().verify().unwrap();
    assert_eq!((summary.deals, summary.actions, summary.hidden), (0, 0, Some(16)));
    let told = told(seal(&format!("{hidden}won 2\n")).as_bytes());
    assert_eq!(
        told,
        "line 30: `won 2` cannot stand here: there must be the `secret` of the deal before its result"
    );
}

#[test]
fn nonsense_with_right_checksums_is_refused_without_a_panic() {
    let lines: Vec<String> = example().lines().map(String::from).collect();
    let mut chance = Seed::from_number(1).stream(0);
    let mut below = |bound: usize| chance.below(bound as u32) as usize;
    let letters: Vec<char> = "0123456789 :,.-=>+!abdefglnrstwyASDFGPRWX?*é\u{7}".chars().collect();
    for _ in 0..4000 {
        let mut lines = lines.clone();
        for _ in 0..=below(3) {
            let (at, other) = (below(lines.len()), below(lines.len()));
            let mut line: Vec<char> = lines[at].chars().collect();
            let place = below(line.len().min(24));
            match below(4) {
                0 => line[place] = letters[below(letters.len())],
                1 => line.insert(place, letters[below(letters.len())]),
                2 => drop(line.remove(place)),
                _ => line = lines[other].chars().collect(),
            }
            lines[at] = line.into_iter().collect();
        }
        // It may even be true: a player can have any name.
        let _ = verify(seal(&lines.join("\n")).as_bytes());
    }
}
