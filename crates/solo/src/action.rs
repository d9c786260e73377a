//! What a seat can want to do.

use crate::{BadCard, BadColour, Card, Colour, Hand, Kind};
use game::{Seat, notation, quoted};
use std::fmt;
use std::str::FromStr;

/// What a seat wants. An interjection is just a [`Play`] out of turn, and so is a Protection that answers a question.
///
/// ```
/// use solo::Action;
/// for text in ["r5", "W=g", "rX>3", "rG>2:b1,b7", "r7+b7+b7!", "Pr", "draw", "pass", "decline", "solo", "catch 2"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Lay one card.
    Play(Play),
    /// Lay three or more cards of one number (S-10).
    Triple(Triple),
    /// Draw a card, or the cards of the chain one faces (S-09, S-20).
    Draw,
    /// End the turn after having drawn (S-09).
    Pass,
    /// Answer "do you protect yourself?" with no (S-33).
    Decline,
    /// Call Solo (S-35).
    Call,
    /// Point out that somebody has not called Solo (S-35, where the house plays so).
    Catch(Seat),
}

/// One card laid, with all that belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// The choice it asks for.
    pub choice: Choice,
    /// Whether "Solo!" is called with it.
    pub call: bool,
}

/// The choice that goes with a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// None: the card asks for none, or a Swap is left.
    None,
    /// The wished colour (S-24).
    Wish(Colour),
    /// With whom to swap (S-25), or to whom to give all the cards left (S-29).
    Target(Seat),
    /// To whom to give which two cards (S-28).
    Gift(Seat, Pair),
}

/// Two cards in the order of faces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pair(Card, Card);

impl Pair {
    /// These two cards, in whatever order.
    pub fn new(a: Card, b: Card) -> Self {
        Self(a.min(b), a.max(b))
    }

    /// The cards.
    pub const fn cards(self) -> [Card; 2] {
        [self.0, self.1]
    }

    /// The cards as a small hand.
    pub fn as_hand(self) -> Hand {
        self.cards().into_iter().collect()
    }
}

/// Three to eight cards of one number in the order they are laid; the last lies on top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Triple {
    number: u8,
    len: u8,
    /// Two bits a card, the first card lowest.
    colours: u16,
    /// Whether "Solo!" is called with it.
    pub call: bool,
}

impl Triple {
    /// The most cards of a number there are.
    pub const MAX: usize = 8;

    /// Cards of `number` (1 to 9) in these colours; nothing if it is no number, or not three to eight cards.
    pub fn new(number: u8, colours: &[Colour]) -> Option<Self> {
        Kind::of_number(number)?;
        if !(3..=Self::MAX).contains(&colours.len()) {
            return None;
        }
        let packed = colours
            .iter()
            .rev()
            .fold(0, |packed, colour| packed << 2 | *colour as u16);
        Some(Self {
            number,
            len: colours.len() as u8,
            colours: packed,
            call: false,
        })
    }

    /// The same cards with "Solo!".
    pub const fn calling(self) -> Self {
        Self { call: true, ..self }
    }

    /// The same cards without it.
    pub const fn silent(self) -> Self {
        Self { call: false, ..self }
    }

    /// The number, 1 to 9.
    #[inline]
    pub const fn number(self) -> u8 {
        self.number
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Three at least.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// The cards in the order they are laid.
    #[inline]
    pub fn cards(self) -> impl ExactSizeIterator<Item = Card> {
        (0..self.len as u16).map(move |i| {
            let colour = Colour::ALL[(self.colours >> (2 * i) & 3) as usize];
            Card::from_face((colour as u8) << 4 | (self.number - 1))
        })
    }
}

impl Action {
    /// Lay a card that asks for no choice.
    pub const fn play(card: Card) -> Self {
        Self::Play(Play::new(card))
    }

    /// The same action with "Solo!", if it is one that lays cards.
    pub const fn calling(self) -> Self {
        match self {
            Self::Play(play) => Self::Play(Play { call: true, ..play }),
            Self::Triple(triple) => Self::Triple(triple.calling()),
            other => other,
        }
    }

    /// The same action without it.
    pub const fn silent(self) -> Self {
        match self {
            Self::Play(play) => Self::Play(Play { call: false, ..play }),
            Self::Triple(triple) => Self::Triple(triple.silent()),
            other => other,
        }
    }
}

impl Play {
    /// A card without a choice.
    pub const fn new(card: Card) -> Self {
        Self {
            card,
            choice: Choice::None,
            call: false,
        }
    }

    /// The same card with a choice.
    pub const fn choosing(self, choice: Choice) -> Self {
        Self { choice, ..self }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card)?;
        match self.choice {
            Choice::None => {}
            Choice::Wish(colour) => write!(f, "={colour}")?,
            Choice::Target(seat) => write!(f, ">{seat}")?,
            Choice::Gift(seat, pair) => write!(f, ">{seat}:{},{}", pair.0, pair.1)?,
        }
        f.write_str(if self.call { "!" } else { "" })
    }
}

impl fmt::Display for Triple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.cards().enumerate() {
            write!(f, "{}{card}", if i > 0 { "+" } else { "" })?;
        }
        f.write_str(if self.call { "!" } else { "" })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(play) => write!(f, "{play}"),
            Self::Triple(triple) => write!(f, "{triple}"),
            Self::Draw => f.write_str("draw"),
            Self::Pass => f.write_str("pass"),
            Self::Decline => f.write_str("decline"),
            Self::Call => f.write_str("solo"),
            Self::Catch(seat) => write!(f, "catch {seat}"),
        }
    }
}

/// A text that is not an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadAction {
    /// One of its cards is none.
    #[error(transparent)]
    Card(#[from] BadCard),
    /// Its wish is no colour.
    #[error(transparent)]
    Colour(#[from] BadColour),
    /// Its seat is none.
    #[error("{0}")]
    Seat(String),
    /// A gift that is not two cards.
    #[error("a gift names two cards, as in rG>2:b1,b7, or none when all cards left are given, as in rG>2")]
    Gift,
    /// A Triple + that is not three to eight cards of one number.
    #[error("a Triple + is three to eight cards of one number, as in r7+b7+b7")]
    Triple,
    /// Nothing that looks like an action.
    #[error(
        "`{0}` is no action: write a card (r5, W=g, rX>3, rG>2:b1,b7), a Triple + (r7+b7+b7), draw, pass, decline, solo or \
         catch 2; a ! behind a card calls Solo"
    )]
    Unknown(String),
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        match text {
            "draw" => return Ok(Self::Draw),
            "pass" => return Ok(Self::Pass),
            "decline" => return Ok(Self::Decline),
            "solo" => return Ok(Self::Call),
            _ => {}
        }
        if let Some(seat) = text.strip_prefix("catch ") {
            return Ok(Self::Catch(read_seat(seat)?));
        }
        // No card has more than two letters, so a longer word was not meant as one.
        let word = text.split(['=', '>', '+', '!']).next().unwrap_or_default();
        if !(1..=2).contains(&word.chars().count()) {
            return Err(BadAction::Unknown(quoted(text)));
        }
        let (body, call) = match text.strip_suffix('!') {
            Some(body) => (body, true),
            None => (text, false),
        };
        let action = if body.contains('+') {
            Self::Triple(read_triple(body, '+')?)
        } else {
            Self::Play(read_play(body)?)
        };
        Ok(if call { action.calling() } else { action })
    }
}

fn read_play(text: &str) -> Result<Play, BadAction> {
    if let Some((card, colour)) = text.split_once('=') {
        return Ok(Play::new(card.parse()?).choosing(Choice::Wish(colour.parse()?)));
    }
    let Some((card, to)) = text.split_once('>') else {
        return Ok(Play::new(text.parse()?));
    };
    let play = Play::new(card.parse()?);
    let Some((seat, gift)) = to.split_once(':') else {
        return Ok(play.choosing(Choice::Target(read_seat(to)?)));
    };
    let (a, b) = gift.split_once(',').ok_or(BadAction::Gift)?;
    Ok(play.choosing(Choice::Gift(read_seat(seat)?, Pair::new(a.parse()?, b.parse()?))))
}

fn read_seat(text: &str) -> Result<Seat, BadAction> {
    notation::seat(text).map_err(BadAction::Seat)
}

/// Cards in the order they are laid, with `between` between them.
pub(crate) fn read_triple(text: &str, between: char) -> Result<Triple, BadAction> {
    let cards = text
        .split(between)
        .take(Triple::MAX + 1)
        .map(str::parse)
        .collect::<Result<Vec<Card>, _>>()?;
    let number = cards[0].kind().number().ok_or(BadAction::Triple)?;
    if cards.iter().any(|card| card.kind() != cards[0].kind()) {
        return Err(BadAction::Triple);
    }
    let colours: Vec<Colour> = cards.iter().filter_map(|card| card.colour()).collect();
    Triple::new(number, &colours).ok_or(BadAction::Triple)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonsense_is_refused() {
        for bad in [
            "",
            "!",
            "r5!!",
            "r",
            "r5=",
            "W=x",
            "W=",
            "rX>0",
            "rX>11",
            "rX>",
            "rX>01",
            "rG>2:",
            "rG>2:b1",
            "rG>2:b1,b2,b3",
            "r7+b7",
            "r7+b7+b8",
            "rS+bS+gS",
            "r7+r7+r7+r7+r7+r7+r7+r7+r7",
            "catch",
            "catch x",
            "Draw",
            "draw!",
            " draw",
        ] {
            assert!(bad.parse::<Action>().is_err(), "{bad}");
        }
    }

    #[test]
    fn every_kind_of_action_reads_back() {
        for text in [
            "r5",
            "r5!",
            "W=g",
            "F=r!",
            "rX>3",
            "rX",
            "rG>2:b1,b7",
            "rG>10",
            "r7+b7+b7",
            "r7+b7+b7!",
            "Pr",
            "draw",
            "pass",
            "decline",
            "solo",
            "catch 2",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in ["r5", "W=g", "rG>2:b1,b7", "r7+b7+b7"] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.calling().to_string(), format!("{text}!"));
            assert_eq!(action.calling().silent(), action);
        }
        assert_eq!("decline".parse(), Ok(Action::Decline));
        assert_eq!("solo".parse(), Ok(Action::Call));
    }

    #[test]
    fn s_10_a_triple_knows_its_cards() {
        let triple = Triple::new(7, &[Colour::Yellow, Colour::Red, Colour::Blue]).unwrap();
        assert_eq!(
            (triple.number(), triple.len(), triple.is_empty(), triple.call),
            (7, 3, false, false)
        );
        assert!(triple.calling().call);
        let pair = Pair::new(Card::WISH, Card::DRAW_FOUR);
        assert_eq!(pair.as_hand().iter().collect::<Vec<_>>(), pair.cards());
    }

    #[test]
    fn s_28_the_cards_of_a_gift_have_no_order() {
        assert_eq!("rG>2:b7,b1".parse::<Action>(), "rG>2:b1,b7".parse::<Action>());
    }

    #[test]
    fn s_10_the_cards_of_a_triple_keep_their_order() {
        let Ok(Action::Triple(triple)) = "y7+r7+b7+b7".parse() else {
            panic!()
        };
        let texts: Vec<String> = triple.cards().map(|card| card.to_string()).collect();
        assert_eq!(texts, ["y7", "r7", "b7", "b7"]);
        assert_ne!("y7+r7+b7".parse::<Action>(), "r7+y7+b7".parse::<Action>());
    }
}
