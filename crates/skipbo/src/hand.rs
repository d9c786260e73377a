//! A hand: up to five cards in no order, four bits a face.

use crate::Card;
use std::fmt;

/// How many cards a full hand has (B-07).
pub const FULL: usize = 5;

/// Cards in no order, fifteen at the most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand(u64);

/// One in every face's four bits.
const ONES: u64 = 0x1_1111_1111_1111;

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    const fn shift(card: Card) -> u32 {
        4 * card.face() as u32
    }

    /// One more card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 += 1 << Self::shift(card);
    }

    /// One card less.
    ///
    /// # Panics
    /// When it is not there, in debug builds.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card), "{card} is not in the hand");
        self.0 -= 1 << Self::shift(card);
    }

    /// How many cards of a face.
    #[inline]
    pub const fn count(self, card: Card) -> usize {
        (self.0 >> Self::shift(card) & 15) as usize
    }

    /// Whether there is such a card.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        // The product's highest four bits of thirteen are the sum of all.
        (self.0.wrapping_mul(ONES) >> 48 & 15) as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of these cards whose four bits are set in the mask.
    #[inline]
    pub(crate) const fn masked(self, mask: u64) -> Self {
        Self(self.0 & mask)
    }

    /// All cards but the jokers.
    #[inline]
    pub const fn numbers(self) -> Self {
        Self(self.0 & ((1 << Self::shift(Card::JOKER)) - 1))
    }

    /// The different cards, in the order of faces.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let face = rest.trailing_zeros() / 4;
                rest &= !(15 << (4 * face));
                Card::ALL[face as usize]
            })
        })
    }

    /// The cards, in the order of faces.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.faces()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    /// The `n`-th card, counted from 0 in the order of faces.
    ///
    /// # Panics
    /// When there are not so many.
    #[inline]
    pub fn nth(self, n: usize) -> Card {
        let mut rest = self.0;
        let mut left = n as u64;
        loop {
            assert!(rest != 0, "fewer cards than asked for");
            let shift = rest.trailing_zeros() & !3;
            let count = rest >> shift & 15;
            if left < count {
                return Card::ALL[(shift / 4) as usize];
            }
            left -= count;
            rest &= !(15 << shift);
        }
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |mut hand, card| {
            hand.add(card);
            hand
        })
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<Card> = self.iter().collect();
        write!(f, "{}", game::notation::List(&cards))
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_counts_each_face_and_all() {
        let cards: Vec<Card> = ["J", "12", "1", "12", "J"].map(|text| text.parse().unwrap()).to_vec();
        let mut hand: Hand = cards.iter().copied().collect();
        assert_eq!((hand.len(), hand.count(Card::JOKER), hand.numbers().len()), (5, 2, 3));
        assert_eq!(hand.to_string(), "1 12 12 J J");
        let in_order: Vec<Card> = (0..5).map(|n| hand.nth(n)).collect();
        assert_eq!(in_order, hand.iter().collect::<Vec<_>>());
        for card in &cards {
            hand.remove(*card);
        }
        assert!(hand.is_empty() && hand.to_string() == "-");
    }
}
