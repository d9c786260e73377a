//! Positions and sights as text, and back (docs/NOTATION.md). Cards, actions, rules and events write and read themselves.

mod read;
mod write;

use crate::{BadSetup, Round, Setup};
use game::notation::BadField;
use std::fmt;
use std::str::FromStr;

pub(crate) use read::{canonical_field, read_deck};

/// A text that is no position, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPosition {
    /// It is not written as a position is.
    #[error(transparent)]
    Field(#[from] BadField),
    /// Every field for itself is right, but there can be no such position.
    #[error(transparent)]
    Setup(#[from] BadSetup),
}

impl BadPosition {
    /// The field it is about, as it begins, if it is about one.
    pub fn field(&self) -> Option<String> {
        match self {
            Self::Field(error) => error.field().map(String::from),
            Self::Setup(error) => error.field(),
        }
    }
}

/// The fields of a position in the order they are written; `viewer` only in a sight, `seed` only in a position.
const FIELDS: [&str; 18] = [
    "viewer", "rules", "seats", "dealer", "turn", "stock", "hand", "discards", "build", "draw", "aside", "drawing",
    "no-draw", "quiet", "stalled", "shuffles", "seed", "over",
];

/// Those that every seat has.
const SEATED: [&str; 3] = ["stock", "hand", "discards"];

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.setup(), f)
    }
}

impl FromStr for Round {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Self, BadPosition> {
        Ok(Self::try_from(text.parse::<Setup>()?)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sight;
    use game::{Game, Seat, Viewer};

    const FULL: &str = "rules standard penalties=yes; seats 2; dealer 1; turn 1; stock 1 7 5 J; stock 2 3; \
        hand 1 1 J; hand 2 12 2; discards 1 9 8 | - | 4; build 1 J 3 | - | J; draw 6 rest; no-draw 2; stalled yes; shuffles 3";

    fn error(text: &str) -> String {
        text.parse::<Round>().unwrap_err().to_string()
    }

    #[test]
    fn a_position_reads_back_with_every_field() {
        let round: Round = FULL.parse().unwrap();
        let text = round.to_string();
        assert_eq!(text.parse(), Ok(round));
        for field in FIELDS.iter().filter(|field| **field != "viewer") {
            assert!(
                text.split("; ").any(|part| part.split(' ').next() == Some(field)),
                "{field}"
            );
        }
        for part in [
            "hand 2 2 12",
            "discards 1 9 8 | - | 4 | -",
            "build 1 J 3 | - | J | -",
            "aside -",
        ] {
            assert!(text.split("; ").any(|field| field == part), "{part} in {text}");
        }
    }

    #[test]
    fn a_sight_reads_back_and_hides_what_is_hidden() {
        let round: Round = FULL.parse().unwrap();
        let sight = round.view(Viewer::Seat(Seat::numbered(1).unwrap())).sight();
        let text = sight.to_string();
        assert_eq!(text.parse::<Sight>(), Ok(sight));
        for part in [
            "viewer 1",
            "stock 1 7 ?*2",
            "stock 2 3",
            "hand 1 1 J",
            "hand 2 ?*2",
            "draw ?*147",
        ] {
            assert!(text.split("; ").any(|field| field == part), "{part} in {text}");
        }
        assert!(!text.contains("seed"));
    }

    #[test]
    fn contradictions_are_named() {
        for (change, complaint) in [
            ("hand 3 1", "no seat 3"),
            ("stock 0 1", "seats are numbered"),
            ("hand 1 12*13", "12 is named 14×"),
            ("draw 6", "nowhere"),
            ("draw rest rest", "comes last"),
            ("aside rest", "twice"),
            ("hand 1 1*6", "five"),
            ("hand 2 1*5", "only the player in turn"),
            ("hand 1 -", "filled it"),
            ("stock 1 -", "over"),
            ("discards 1 1 | 2 | 3 | 4 | 5", "four piles"),
            ("discards 1", "write the cards"),
            ("build 2", "1, 2, 3"),
            ("build 1 2 2", "1, 2, 3"),
            ("build 1 2 3 4 5 6 7 8 9 10 11 12", "set aside"),
            ("aside 1 2 3", "whole piles"),
            ("aside 1 1 2 3 4 5 6 7 8 9 10 11", "whole piles"),
            ("quiet 3", "blocked before"),
            ("quiet 1", "would have drawn"),
            ("quiet -1", "quiet"),
            ("shuffles 0", "shuffles"),
            ("seats 7", "2 to 6"),
            ("seats two", "2 to 6"),
            ("turn 5", "seat 5"),
            ("seed 12", "64"),
            ("over 1", "once the game is over"),
            ("over maybe", "blocked"),
            ("stalled maybe", "yes"),
            ("rules uno", "standard"),
            ("rules standard teams=1+3,2+4", "is for 4 players"),
            ("rules standard", "no penalties"),
            ("rules standard stock=2", "larger than agreed"),
            ("tun 1", "called `tun`"),
        ] {
            let key = if SEATED.iter().any(|name| change.starts_with(name)) {
                change
                    .rsplit_once(' ')
                    .map_or(change, |_| &change[..change.find(' ').unwrap() + 2])
            } else {
                change.split(' ').next().unwrap()
            };
            let mut fields: Vec<&str> = FULL.split("; ").map(str::trim).collect();
            fields.retain(|field| *field != key && !field.starts_with(&format!("{key} ")));
            fields.push(change);
            let said = error(&fields.join("; "));
            assert!(said.contains(complaint), "{change}: {said}");
        }
        assert!(error("").contains("seats"));
        assert!(error("seats 2; seats 2").contains("twice"));
        assert!(error("seats 2; stock 1 1").contains("`stock 2` is missing"));
    }

    #[test]
    fn one_field_is_rewritten_as_it_is_printed() {
        for (field, canonical) in [
            ("hand 2  J 5", Ok("hand 2 5 J")),
            ("stock 2 7 ? ?", Ok("stock 2 7 ?*2")),
            ("discards 1  9  8|4", Ok("discards 1 9 8 | 4 | - | -")),
            ("build -", Ok("build - | - | - | -")),
            ("aside 2 1", Ok("aside 1 2")),
            ("no-draw 2 1", Ok("no-draw 1 2")),
            ("rules standard stock=printed", Ok("rules standard")),
            ("over 3 1", Ok("over 1 3")),
            ("drawing no", Ok("drawing no")),
            ("viewer spectator", Ok("viewer spectator")),
            ("seats 6", Ok("seats 6")),
            ("seats 7", Err(())),
            ("dealer 6", Ok("dealer 6")),
            ("dealer -", Err(())),
            ("turn 1 2", Err(())),
            ("no-draw blocked", Err(())),
            ("quiet 0", Ok("quiet 0")),
            ("shuffles 300", Ok("shuffles 300")),
            ("seed 12", Err(())),
            ("hand", Err(())),
            ("draw rest", Err(())),
            ("nothing", Err(())),
        ] {
            assert_eq!(
                canonical_field(field).map_err(drop).as_deref(),
                canonical.as_deref(),
                "{field}"
            );
        }
        let seed = format!("seed {}", "0123456789abcdef".repeat(4));
        assert_eq!(canonical_field(&seed), Ok(seed));
    }

    #[test]
    fn the_cards_nobody_names_are_the_draw_pile_unless_they_lie_elsewhere() {
        let sizes = |fields: &str| {
            let text = format!("rules standard penalties=yes; seats 2; stock 1 7; hand 1 1; {fields}");
            let setup = text
                .parse::<Round>()
                .unwrap_or_else(|why| panic!("{text}: {why}"))
                .setup();
            [&setup.stocks.values()[1], &setup.draw, &setup.aside].map(Vec::len)
        };
        assert_eq!(sizes("stock 2 3"), [1, 159, 0]);
        assert_eq!(sizes("stock 2 3 rest"), [160, 0, 0]);
        let all_but_a_pile =
            "stock 2 3; discards 1 J*18 | 1*10 3*10 7*10 | 2*11 4*11 5*11 6*11 | 8*11 9*11 10*11 11*11 12*11";
        assert_eq!(sizes(&format!("{all_but_a_pile}; aside rest")), [1, 0, 12]);
    }

    #[test]
    fn a_sight_says_how_many_cards_can_be_drawn() {
        let error = "viewer 1; seats 2; stock 1 7; stock 2 3; hand 1 1"
            .parse::<Sight>()
            .unwrap_err();
        assert_eq!(error.to_string(), "the field `draw` is missing");
    }
}
