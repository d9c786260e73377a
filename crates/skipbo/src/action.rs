//! What a seat, or the host, can want to do.

use crate::{BadCard, Card};
use game::{Seat, notation, quoted};
use std::fmt;
use std::str::FromStr;

/// What a seat wants; the last one is the host's.
///
/// ```
/// use skipbo::Action;
/// for text in ["7>2", "J>1", "7s>2", "Jd3>2", "7ps>4", "7pd1>4", "9>d4", "end", "penalty 2 cards 3"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Play a card on a building pile (B-08).
    Play(Play),
    /// Put a card of the hand on one of the own discard piles, which ends the turn (B-11).
    Discard(Card, Pile),
    /// End the turn with no card in hand and none to draw (B-13).
    End,
    /// The host imposes a penalty on a player (B-24).
    Penalise(Seat, Penalty),
}

/// One card played on a building pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// Where it comes from.
    pub from: Source,
    /// The building pile.
    pub to: Pile,
}

/// Where a card can come from (B-09, B-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The own hand.
    Hand,
    /// The top of a stock pile.
    Stock(Whose),
    /// The top of a discard pile.
    Discard(Whose, Pile),
}

/// Whose pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// One's own.
    Own,
    /// The partner's (B-16).
    Partner,
}

/// One of four piles: in the middle, or of a player's discards (B-05).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pile(u8);

impl Pile {
    /// How many there are.
    pub const COUNT: usize = 4;

    /// All four.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3)];

    /// The pile people call `number`, from 1 to 4.
    pub const fn numbered(number: usize) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT {
            Some(Self(number as u8 - 1))
        } else {
            None
        }
    }

    /// Its position counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask tells the compiler that no index is out of bounds.
        self.0 as usize & 3
    }

    /// The number people use, counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The letter by which people tell a discard pile from a building pile, from A on.
    ///
    /// ```
    /// assert_eq!(skipbo::Pile::ALL.map(|pile| pile.letter()), ['A', 'B', 'C', 'D']);
    /// ```
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// What the host can impose (B-24).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Penalty {
    /// So many cards, 1 to 5, from the draw pile under the stock: as if too many had been drawn (B-21).
    Cards(Count),
    /// Two cards likewise, for a hint between partners or any cheating (B-22).
    Hint,
    /// The next turn without any drawing, for playing out of turn (B-23).
    NoDraw,
}

/// How many cards a penalty puts under a stock: 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Count(u8);

impl Count {
    /// The most.
    pub const MOST: u8 = 5;

    /// So many, if there can be so many.
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && count <= Self::MOST {
            Some(Self(count))
        } else {
            None
        }
    }

    /// How many.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Penalty {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Cards(Count(1)),
        Self::Cards(Count(2)),
        Self::Cards(Count(3)),
        Self::Cards(Count(4)),
        Self::Cards(Count(5)),
        Self::Hint,
        Self::NoDraw,
    ];

    /// How many cards go under the stock.
    pub const fn cards(self) -> usize {
        match self {
            Self::Cards(count) => count.0 as usize,
            Self::Hint => 2,
            Self::NoDraw => 0,
        }
    }
}

impl fmt::Display for Penalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cards(count) => write!(f, "cards {}", count.0),
            Self::Hint => f.write_str("hint"),
            Self::NoDraw => f.write_str("no-draw"),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let p = |whose: &Whose| if *whose == Whose::Partner { "p" } else { "" };
        match self {
            Self::Hand => Ok(()),
            Self::Stock(whose) => write!(f, "{}s", p(whose)),
            Self::Discard(whose, pile) => write!(f, "{}d{pile}", p(whose)),
        }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}>{}", self.card, self.from, self.to)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(play) => write!(f, "{play}"),
            Self::Discard(card, pile) => write!(f, "{card}>d{pile}"),
            Self::End => f.write_str("end"),
            Self::Penalise(seat, penalty) => write!(f, "penalty {seat} {penalty}"),
        }
    }
}

/// A text that is not an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadAction {
    /// Its card is none.
    #[error(transparent)]
    Card(#[from] BadCard),
    /// Its pile is none.
    #[error("`{0}` is no pile: there are four building piles, 1 to 4, and four discard piles of one's own, d1 to d4")]
    Pile(String),
    /// A card comes from nowhere.
    #[error(
        "`{0}` is no place to play from: write nothing for the hand, s for the stock, d1 to d4 for a discard pile, and p before \
         them for the partner's"
    )]
    Source(String),
    /// A discard from somewhere else than the hand.
    #[error("only a card of the hand can be discarded, as in 9>d4")]
    DiscardFrom,
    /// Its seat is none.
    #[error("{0}")]
    Seat(String),
    /// Its penalty is none.
    #[error("`{0}` is no penalty: there are cards 1 to cards 5, hint and no-draw")]
    Penalty(String),
    /// Nothing that looks like an action.
    #[error(
        "`{0}` is no action: write a card, where from and where to (7>2 from the hand, 7s>2 from the stock, 7d1>2 from a discard \
         pile, 7ps>2 from the partner's), a discard (9>d4), end, or for the host penalty 2 cards 3"
    )]
    Unknown(String),
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        if text == "end" {
            return Ok(Self::End);
        }
        if let Some(penalty) = text.strip_prefix("penalty ") {
            let (seat, penalty) = penalty.split_once(' ').unwrap_or((penalty, ""));
            let seat = notation::seat(seat).map_err(BadAction::Seat)?;
            return Ok(Self::Penalise(seat, read_penalty(penalty)?));
        }
        let (what, to) = text.split_once('>').ok_or_else(|| BadAction::Unknown(quoted(text)))?;
        let (card, from) = what.split_at(what.find(['s', 'd', 'p']).unwrap_or(what.len()));
        let (card, from) = (card.parse()?, read_source(from)?);
        if let Some(pile) = to.strip_prefix('d') {
            return match from {
                Source::Hand => Ok(Self::Discard(card, read_pile(pile)?)),
                _ => Err(BadAction::DiscardFrom),
            };
        }
        let to = read_pile(to)?;
        Ok(Self::Play(Play { card, from, to }))
    }
}

fn read_source(text: &str) -> Result<Source, BadAction> {
    let (whose, place) = match text.strip_prefix('p') {
        Some(place) => (Whose::Partner, place),
        None => (Whose::Own, text),
    };
    match (place, place.strip_prefix('d')) {
        ("", _) if whose == Whose::Own => Ok(Source::Hand),
        ("s", _) => Ok(Source::Stock(whose)),
        (_, Some(pile)) => Ok(Source::Discard(whose, read_pile(pile)?)),
        _ => Err(BadAction::Source(quoted(text))),
    }
}

pub(crate) fn read_pile(text: &str) -> Result<Pile, BadAction> {
    notation::number(text, Pile::COUNT)
        .ok()
        .and_then(Pile::numbered)
        .ok_or_else(|| BadAction::Pile(quoted(text)))
}

pub(crate) fn read_penalty(text: &str) -> Result<Penalty, BadAction> {
    Penalty::ALL
        .into_iter()
        .find(|penalty| penalty.to_string() == text)
        .ok_or_else(|| BadAction::Penalty(quoted(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_action_reads_back() {
        let mut sources = vec![Source::Hand];
        for whose in [Whose::Own, Whose::Partner] {
            sources.push(Source::Stock(whose));
            sources.extend(Pile::ALL.map(|pile| Source::Discard(whose, pile)));
        }
        for card in Card::ALL {
            for to in Pile::ALL {
                let discard = Action::Discard(card, to);
                assert_eq!(discard.to_string().parse(), Ok(discard));
                for from in sources.iter().copied() {
                    let play = Action::Play(Play { card, from, to });
                    assert_eq!(play.to_string().parse(), Ok(play));
                }
            }
        }
        for penalty in Penalty::ALL {
            let action = Action::Penalise(Seat::numbered(6).unwrap(), penalty);
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn b_24_a_penalty_is_one_to_five_cards() {
        let counts = [0, 1, 2, 5, 6].map(|count| Count::new(count).map(Count::get));
        assert_eq!(counts, [None, Some(1), Some(2), Some(5), None]);
    }

    #[test]
    fn nonsense_is_refused_with_what_would_be_right() {
        for (bad, said) in [
            ("", "no action"),
            ("7", "no action"),
            ("draw", "no action"),
            (">2", "no card"),
            ("13>2", "no card"),
            ("7>", "no pile"),
            ("7>0", "no pile"),
            ("7>5", "no pile"),
            ("7>d", "no pile"),
            ("7>d5", "no pile"),
            ("7d>2", "no pile"),
            ("7d9>2", "no pile"),
            ("7p>2", "no place"),
            ("7sx>2", "no place"),
            ("7s>d1", "only a card of the hand"),
            ("7d1>d2", "only a card of the hand"),
            ("penalty", "no action"),
            ("penalty x hint", "no seat"),
            ("penalty 2", "no penalty"),
            ("penalty 2 cards", "no penalty"),
            ("penalty 2 cards 6", "no penalty"),
            ("penalty 2 cards 0", "no penalty"),
            ("end ", "no action"),
            (" 7>2", "no card"),
        ] {
            let error = bad.parse::<Action>().unwrap_err().to_string();
            assert!(error.contains(said), "{bad}: {error}");
        }
    }
}
