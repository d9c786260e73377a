//! The deck, and cards of which only the number of each face counts.

use crate::Card;

/// How many cards there are (B-02).
pub const MAX_CARDS: usize = 162;

/// The deck in the order of faces: twelve of each number, eighteen jokers (B-02).
pub static DECK: [Card; MAX_CARDS] = {
    let mut deck = [Card::JOKER; MAX_CARDS];
    let mut place = 0;
    while place < 144 {
        deck[place] = Card::ALL[place / 12];
        place += 1;
    }
    deck
};

/// How many cards of a face the deck has (B-02).
pub(crate) const fn copies(card: Card) -> usize {
    if card.is_joker() { 18 } else { 12 }
}

/// Cards in no order: how many there are of each face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bag([u8; Card::FACES]);

impl Bag {
    /// Nothing.
    pub const EMPTY: Self = Self([0; Card::FACES]);

    /// One more card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0[card.face()] += 1;
    }

    /// How many cards of a face.
    #[inline]
    pub const fn count(&self, card: Card) -> usize {
        self.0[card.face()] as usize
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| *count as usize).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// The cards, in the order of faces.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::ALL
            .into_iter()
            .flat_map(|card| std::iter::repeat_n(card, self.count(card)))
    }

    /// Writes the cards in the order of faces to the front of `places`, and says how many.
    #[inline]
    pub(crate) fn spread(&self, places: &mut [Card; MAX_CARDS]) -> usize {
        let mut at = 0;
        for (card, count) in Card::ALL.into_iter().zip(self.0) {
            let end = at + count as usize;
            places[at..end].fill(card);
            at = end;
        }
        at
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |mut bag, card| {
            bag.add(card);
            bag
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b_02_twelve_of_each_number_and_eighteen_jokers() {
        let bag: Bag = DECK.iter().copied().collect();
        for card in Card::ALL {
            assert_eq!(bag.count(card), copies(card));
        }
        assert_eq!((bag.len(), bag.count(Card::JOKER)), (162, 18));
        assert!(DECK.is_sorted());
        let mut places = [Card::JOKER; MAX_CARDS];
        assert_eq!(bag.spread(&mut places), 162);
        assert_eq!(places, DECK);
    }
}
