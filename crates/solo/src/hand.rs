//! A hand: how many of each face, as three bit planes.

use crate::{Card, Colour, Faces, Kind};
use std::fmt;

/// A multiset of cards. The planes hold the binary digits of each face's count, so that adding, removing and asking
/// "which faces are there" take a few instructions for all faces at once.
///
/// ```
/// use solo::Hand;
/// let hand: Hand = ["r5", "r5", "W"].iter().map(|c| c.parse().unwrap()).collect();
/// assert_eq!(hand.to_string(), "r5 r5 W");
/// assert_eq!(hand.value(), 50);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    ones: u64,
    twos: u64,
    fours: u64,
    len: u8,
}

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self {
        ones: 0,
        twos: 0,
        fours: 0,
        len: 0,
    };

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The different faces in it.
    #[inline]
    pub const fn faces(&self) -> Faces {
        Faces(self.ones | self.twos | self.fours)
    }

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(&self, card: Card) -> bool {
        self.faces().contains(card)
    }

    /// How many copies of the card are in it.
    #[inline]
    pub const fn count(&self, card: Card) -> usize {
        (self.ones >> card.face() & 1) as usize
            + 2 * (self.twos >> card.face() & 1) as usize
            + 4 * (self.fours >> card.face() & 1) as usize
    }

    /// Puts a card in. No deck has more than four copies of a face; seven would fit.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        let one = 1 << card.face();
        let two = self.ones & one;
        let four = self.twos & two;
        self.ones ^= one;
        self.twos ^= two;
        self.fours ^= four;
        self.len += 1;
    }

    /// Takes a card out that is in it.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card));
        let one = 1 << card.face();
        let two = !self.ones & one;
        let four = !self.twos & two;
        self.ones ^= one;
        self.twos ^= two;
        self.fours ^= four;
        self.len -= 1;
    }

    /// Whether every card of `part` is in it, with as many copies.
    pub fn includes(&self, part: &Self) -> bool {
        part.faces().iter().all(|card| self.count(card) >= part.count(card))
    }

    /// The cards in the order of faces, each as often as it is there.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let hand = *self;
        self.faces()
            .iter()
            .flat_map(move |card| std::iter::repeat_n(card, hand.count(card)))
    }

    /// What the cards count together (S-04).
    pub fn value(&self) -> u32 {
        self.iter().map(Card::value).sum()
    }

    /// The numbers of which there are three or more cards, of whatever colour (S-10): bit *n* stands for *n* + 1.
    #[inline]
    pub const fn threes(&self) -> u16 {
        // A bit-sliced sum over the four lanes, two lanes at a time and then both halves: `odd` is the last digit, the
        // rest counts in pairs, of which `one` means one at least and `two` two.
        let (low, high) = (self.ones as u32, (self.ones >> 32) as u32);
        let (single, pair) = (low ^ high, low & high);
        let (a, b) = (self.twos as u32, (self.twos >> 32) as u32);
        let one = pair | a | b;
        let two = pair & (a | b) | a & b;
        let half_pair = single & single >> 16;
        let odd = single ^ single >> 16;
        let both = one & one >> 16;
        let one = one | one >> 16;
        let two = two | two >> 16 | both | one & half_pair;
        let one = one | half_pair;
        (two | one & odd) as u16 & 0x1ff
    }

    /// How many cards of a coloured kind there are, of whatever colour.
    #[inline]
    pub const fn count_kind(&self, kind: Kind) -> usize {
        self.count_pairs(Faces::of_kind(kind))
    }

    /// How many coloured cards of a colour there are.
    #[inline]
    pub const fn count_colour(&self, colour: Colour) -> usize {
        self.count_pairs(Faces::of_colour(colour))
    }

    /// How many cards there are of coloured faces: of each, no deck has more than two.
    #[inline]
    const fn count_pairs(&self, coloured: Faces) -> usize {
        let mask = coloured.0;
        ((self.ones & mask).count_ones() + 2 * (self.twos & mask).count_ones()) as usize
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        for card in cards {
            hand.add(card);
        }
        hand
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Hand {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn cards_come_and_go_one_by_one() {
        let mut wishes = Hand::EMPTY;
        for n in 1..=4 {
            wishes.add(Card::WISH);
            assert_eq!((wishes.count(Card::WISH), wishes.len()), (n, n));
        }
        for n in (0..4).rev() {
            wishes.remove(Card::WISH);
            assert_eq!((wishes.count(Card::WISH), wishes.len()), (n, n));
        }
        assert_eq!(wishes, Hand::EMPTY);
        assert!(!wishes.contains(Card::WISH) && hand("W").contains(Card::WISH));
        assert_eq!(format!("{:?}", hand("W r5 r5")), "[r5 r5 W]");
    }

    #[test]
    fn s_10_three_cards_of_a_number_are_found_in_every_combination() {
        // Every way to hold 0, 1 or 2 of each colour's seven.
        for code in 0..81_u32 {
            let counts = [code % 3, code / 3 % 3, code / 9 % 3, code / 27];
            let sevens: Hand = Colour::ALL
                .into_iter()
                .zip(counts)
                .flat_map(|(colour, n)| std::iter::repeat_n(Card::coloured(colour, Kind::Seven), n as usize))
                .collect();
            let held: u32 = counts.iter().sum();
            assert_eq!(sevens.threes() == 1 << 6, held >= 3, "{sevens}");
            assert_eq!(sevens.count_kind(Kind::Seven), held as usize);
        }
        assert_eq!(hand("rS gS bS yS W W W").threes(), 0, "only numbers count");
    }

    #[test]
    fn black_cards_have_no_colour() {
        let held = hand("r1 r1 rX rX g9 W W W Pr Py");
        assert_eq!(Colour::ALL.map(|colour| held.count_colour(colour)), [4, 1, 0, 0]);
    }

    #[test]
    fn a_part_needs_as_many_copies() {
        assert!(hand("r5 r5 W").includes(&hand("r5 r5")));
        assert!(!hand("r5 W").includes(&hand("r5 r5")));
    }
}
