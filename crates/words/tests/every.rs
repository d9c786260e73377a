//! Every text can be read, and whatever can be wrong with a record has words. The games are beside this file; that a table has a sentence for each of its
//! refusals is asked where both are known, in `server`.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::{each, keys, seat};
use game::record::Damage;
use game::{SeatSet, Seed};
use std::collections::BTreeSet;
use words::{Lang, Words};

#[test]
fn every_text_is_fluent() {
    for lang in Lang::ALL {
        assert!(Words::from_source(lang, Words::source(lang)).is_ok(), "{lang}");
    }
}

/// Everything that can be wrong with a record. The number of the texts is compared here too.
fn damages() -> [Damage; 30] {
    let (text, a) = (String::from, seat(1));
    [
        Damage::Empty,
        Damage::Foreign,
        Damage::TooLarge,
        Damage::OtherVersion { written: 2, known: 1 },
        Damage::OtherGame {
            written: text("x"),
            wanted: "solo",
        },
        Damage::OtherRevision {
            written: 2,
            known: text("revision 1 only"),
        },
        Damage::LongLine,
        Damage::BreaksOff,
        Damage::LineEndings,
        Damage::NotText,
        Damage::NoChecksum,
        Damage::Checksum {
            written: text("01234567"),
            right: 0x89,
        },
        Damage::Spaces,
        Damage::UnknownLine { text: text("x") },
        Damage::Unreadable {
            text: text("x"),
            why: text("y"),
        },
        Damage::Form { right: text("x") },
        Damage::Misplaced {
            found: text("x"),
            wanted: "y",
        },
        Damage::Missing { wanted: "x" },
        Damage::TooMuch,
        Damage::Dealer {
            written: a,
            right: seat(2),
        },
        Damage::Commitment,
        Damage::Derivation {
            right: Seed::from_number(1),
        },
        Damage::Shuffle {
            written: text("x"),
            right: text("y"),
        },
        Damage::Digest {
            written: text("x"),
            right: text("y"),
            since: 9,
        },
        Damage::Illegal {
            action: text("1: r5"),
            rule: "S-08",
            why: text("y"),
        },
        Damage::NotOver,
        Damage::Over,
        Damage::Result { right: text("x") },
        Damage::End { right: text("x") },
        Damage::MatchOver { winners: text("2") },
    ]
}

#[test]
fn every_damage_has_words() {
    each(|words, check| {
        let texts: BTreeSet<String> = damages().iter().map(|damage| words.damage(damage)).collect();
        assert_eq!(texts.len(), damages().len(), "no two are the same");
        for text in &texts {
            check(text);
        }
        assert_eq!(keys(Words::source(words.lang()), "damage-").count(), damages().len());
    });
    let words = Words::new(Lang::En);
    for damage in damages() {
        // The library lists the revisions it knows, in English.
        if !matches!(damage, Damage::OtherRevision { .. }) {
            assert_eq!(words.damage(&damage), damage.to_string());
        }
    }
}

#[test]
fn a_refusal_of_a_table_reads_well_whatever_seats_it_is_about() {
    each(|words, check| {
        let whys = keys(Words::source(words.lang()), "refused-").filter_map(|key| key.strip_prefix("refused-"));
        let one = SeatSet::only(seat(2));
        for why in whys {
            for seats in [one, one.with(seat(3)), one.with(seat(3)).with(seat(10))] {
                check(&words.refused(why, seats));
            }
        }
    });
    let german = |seats| Words::new(Lang::De).refused("not-ready", seats);
    let one = SeatSet::only(seat(2));
    assert_eq!(german(one), "Platz 2 ist noch nicht bereit: einen Moment.");
    assert_eq!(
        german(one.with(seat(3))),
        "Die Plätze 2 und 3 sind noch nicht bereit: einen Moment."
    );
}
