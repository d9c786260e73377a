//! Positions and sights as text, and back (docs/NOTATION.md). Cards, actions, rules and events write and read themselves.

mod read;
mod write;

use crate::{BadSetup, Round, Setup};
use game::notation::BadField;
use std::fmt;
use std::str::FromStr;

pub(crate) use read::{canonical_field, direction, read_deck};
pub(crate) use write::direction_text;

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
const FIELDS: [&str; 22] = [
    "viewer",
    "rules",
    "seats",
    "dealer",
    "turn",
    "direction",
    "hand",
    "draw",
    "discard",
    "colour",
    "debt",
    "drawn",
    "question",
    "gift",
    "marked",
    "answers",
    "called",
    "owes",
    "quiet",
    "shuffles",
    "seed",
    "over",
];

/// Those that every seat has.
const SEATED: [&str; 1] = ["hand"];

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

    const FULL: &str = "rules modern; seats 2; dealer 1; turn 1; direction ccw; hand 1 r5 b1; hand 2 W Pr; \
        draw r1 rest; discard rG r2; question 2; gift r5 b1; marked yes; called 2; quiet 0; shuffles 3";

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
    }

    #[test]
    fn a_sight_reads_back_and_hides_what_is_hidden() {
        let round: Round = FULL.parse().unwrap();
        let sight = round.view(Viewer::Seat(Seat::numbered(2).unwrap())).sight();
        let text = sight.to_string();
        assert_eq!(text.parse::<Sight>(), Ok(sight));
        for part in ["viewer 2", "hand 1 ?*2", "hand 2 W Pr", "draw ?*114", "gift ?*2"] {
            assert!(text.split("; ").any(|field| field == part), "{part} in {text}");
        }
        assert!(!text.contains("seed"));
    }

    #[test]
    fn contradictions_are_named() {
        for (change, complaint) in [
            ("hand 3 r1", "no seat 3"),
            ("hand 0 r1", "seats are numbered"),
            ("hand 1 r5 r5 r5", "r5 is named 3×"),
            ("draw r1", "nowhere"),
            ("discard -", "discard pile is empty"),
            ("hand 1 -", "seat 1 holds 0"),
            ("colour g", "colour"),
            ("debt 2", "debt"),
            ("drawn y9", "drawn"),
            ("gift y9", "gift"),
            ("question 1", "question"),
            ("answers 2=Py", "answers"),
            ("answers 2=no", "decided"),
            ("called 1 2 9", "seat 9"),
            ("called x", "seat"),
            ("owes 1", "owes"),
            ("quiet 3", "quiet"),
            ("quiet -1", "quiet"),
            ("shuffles 0", "shuffles"),
            ("shuffles 99999999", "shuffles"),
            ("seats 11", "2 to 10"),
            ("seats two", "2 to 10"),
            ("direction left", "cw"),
            ("turn 5", "seat 5"),
            ("seed 12", "64"),
            ("over 2", "seat 2 holds 2"),
            ("over maybe", "blocked"),
            ("marked maybe", "yes"),
            ("rules uno", "classic-de"),
            ("tun 1", "called `tun`"),
            ("hand 1 r5*900", "r5*900"),
            ("hand 1 r5*120 r5", "more than 120"),
        ] {
            let key = if change.starts_with("hand") {
                &change[..6]
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
    }

    #[test]
    fn one_field_is_rewritten_as_it_is_printed() {
        for (field, canonical) in [
            ("hand 2  W r5", Ok("hand 2 r5 W")),
            ("hand 2 ? ? ?", Ok("hand 2 ?*3")),
            ("owes 3 1", Ok("owes 1 3")),
            ("discard r1  r2", Ok("discard r1 r2")),
            ("rules classic-de deck=112", Ok("rules classic-de")),
            ("over blocked", Ok("over blocked")),
            ("viewer  spectator", Ok("viewer spectator")),
            ("seats  4", Ok("seats 4")),
            ("dealer  3", Ok("dealer 3")),
            ("turn 3", Ok("turn 3")),
            ("direction ccw", Ok("direction ccw")),
            ("colour  g", Ok("colour g")),
            ("drawn ?", Ok("drawn ?")),
            ("marked yes", Ok("marked yes")),
            ("answers 3=no 2=Pr!", Ok("answers 2=Pr! 3=no")),
            ("debt 4", Ok("debt 4")),
            ("quiet 1", Ok("quiet 1")),
            ("viewer nobody", Err(())),
            ("seats 1", Err(())),
            ("seats 11", Err(())),
            ("dealer -", Err(())),
            ("debt 240", Ok("debt 240")),
            ("seed 12", Err(())),
            ("marked maybe", Err(())),
            ("hand", Err(())),
            ("draw ?*120 ?", Err(())),
            ("nothing", Err(())),
            ("debt x", Err(())),
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
            let text = format!("seats 2; hand 1 r5 b1; {fields}");
            let setup = text
                .parse::<Round>()
                .unwrap_or_else(|why| panic!("{text}: {why}"))
                .setup();
            [setup.hands.values()[1].len(), setup.draw.len(), setup.discard.len()]
        };
        assert_eq!(sizes("hand 2 W; discard r2"), [1, 116, 1]);
        assert_eq!(sizes("hand 2 W rest; discard r2"), [117, 0, 1]);
        assert_eq!(sizes("hand 2 W; discard r2 rest"), [1, 0, 117]);
    }

    #[test]
    fn a_sight_says_how_many_cards_can_be_drawn() {
        let error = "viewer 1; seats 2; hand 1 r5; hand 2 ?*3; discard r2"
            .parse::<Sight>()
            .unwrap_err();
        assert_eq!(error.to_string(), "the field `draw` is missing");
    }

    #[test]
    fn a_stacked_deck_is_every_card_once() {
        let deck = crate::Deck::Modern;
        let cards = read_deck(deck, "r2 rest").unwrap();
        assert_eq!((cards.len(), cards[0].to_string()), (120, "r2".into()));
        assert!(read_deck(deck, "r2*3 rest").is_err() && read_deck(deck, "r2").is_err());
    }
}
