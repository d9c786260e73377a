//! Cards: the numbers 1 to 12, and the joker.

use game::notation::{Face, Letters};
use game::quoted;
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// A card's face (B-02).
///
/// ```
/// use skipbo::Card;
/// let card: Card = "7".parse().unwrap();
/// assert_eq!(card.number(), Some(7));
/// assert_eq!(Card::JOKER.to_string(), "J");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Card(NonZeroU8);

impl Card {
    /// The Skip-Bo card, which stands for any number.
    pub const JOKER: Self = Self::of(13);

    /// How many faces there are.
    pub const FACES: usize = 13;

    /// All faces, in order.
    pub const ALL: [Self; Self::FACES] = {
        let mut all = [Self::JOKER; Self::FACES];
        let mut face = 0;
        while face < 12 {
            all[face] = Self::of(face as u8 + 1);
            face += 1;
        }
        all
    };

    const fn of(value: u8) -> Self {
        match NonZeroU8::new(value) {
            Some(value) => Self(value),
            None => panic!("there is no card 0"),
        }
    }

    /// The card with a number from 1 to 12.
    #[inline]
    pub const fn numbered(number: u8) -> Option<Self> {
        if number >= 1 && number <= 12 {
            Some(Self::of(number))
        } else {
            None
        }
    }

    /// Its number, if it is no joker.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        if self.is_joker() { None } else { Some(self.0.get()) }
    }

    /// Whether it is a joker.
    #[inline]
    pub const fn is_joker(self) -> bool {
        self.0.get() == 13
    }

    /// The face's place in the order of faces, below [`Card::FACES`].
    #[inline]
    pub const fn face(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl Face for Card {
    const MOST: usize = crate::MAX_CARDS;

    #[inline]
    fn letters(self) -> Letters {
        match self.number() {
            Some(number) if number < 10 => Letters::one(b'0' + number),
            Some(number) => Letters::two(b'1', b'0' + number - 10),
            None => Letters::one(b'J'),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.letters().as_str())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no card: write 1 to 12, or J for a joker")]
pub struct BadCard(String);

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Self, BadCard> {
        if text == "J" {
            return Ok(Self::JOKER);
        }
        game::notation::number(text, 12)
            .ok()
            .and_then(Self::numbered)
            .ok_or_else(|| BadCard(quoted(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b_02_every_face_has_one_text_and_reads_back() {
        for (face, card) in Card::ALL.into_iter().enumerate() {
            assert_eq!(card.face(), face);
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for bad in ["", "0", "13", "07", "j", "JJ", "?", "-1", "+1", "🂡"] {
            assert!(bad.parse::<Card>().is_err(), "{bad}");
        }
    }
}
