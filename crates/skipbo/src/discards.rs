//! Everybody's four discard piles: all their cards in one array, each knowing the one below it.

use crate::rules::MAX_SEATS;
use crate::{Bag, Card, MAX_CARDS, Pile};
use game::Seat;

/// The discard piles of a table.
#[derive(Clone, Copy)]
pub(crate) struct Discards {
    /// The top card of each pile, which is asked for all the time.
    tops: [[Option<Card>; Pile::COUNT]; MAX_SEATS],
    /// Where in the array it lies.
    places: [[u8; Pile::COUNT]; MAX_SEATS],
    cards: [Card; MAX_CARDS],
    /// Where the card below lies; for a free place, the next free one.
    below: [u8; MAX_CARDS],
    free: u8,
}

const NOWHERE: u8 = u8::MAX;

impl Discards {
    pub(crate) const EMPTY: Self = {
        let mut below = [NOWHERE; MAX_CARDS];
        let mut place = 0;
        while place + 1 < MAX_CARDS {
            below[place] = place as u8 + 1;
            place += 1;
        }
        Self {
            tops: [[None; Pile::COUNT]; MAX_SEATS],
            places: [[NOWHERE; Pile::COUNT]; MAX_SEATS],
            cards: [Card::JOKER; MAX_CARDS],
            below,
            free: 0,
        }
    };

    /// The top cards of a seat's piles.
    #[inline]
    pub(crate) fn tops(&self, seat: Seat) -> &[Option<Card>; Pile::COUNT] {
        &self.tops[seat.index()]
    }

    #[inline]
    pub(crate) fn top(&self, seat: Seat, pile: Pile) -> Option<Card> {
        self.tops[seat.index()][pile.index()]
    }

    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, pile: Pile, card: Card) {
        let place = self.free as usize;
        let top = &mut self.places[seat.index()][pile.index()];
        self.free = self.below[place];
        self.below[place] = *top;
        self.cards[place] = card;
        *top = place as u8;
        self.tops[seat.index()][pile.index()] = Some(card);
    }

    /// Takes the top card off. Nothing happens to an empty pile.
    #[inline]
    pub(crate) fn pop(&mut self, seat: Seat, pile: Pile) {
        let top = &mut self.places[seat.index()][pile.index()];
        let place = *top;
        if place == NOWHERE {
            return;
        }
        let below = self.below[place as usize];
        *top = below;
        self.tops[seat.index()][pile.index()] = (below != NOWHERE).then(|| self.cards[below as usize]);
        self.below[place as usize] = self.free;
        self.free = place;
    }

    /// The cards of a pile, top first.
    pub(crate) fn pile(&self, seat: Seat, pile: Pile) -> impl Iterator<Item = Card> {
        let mut place = self.places[seat.index()][pile.index()];
        std::iter::from_fn(move || {
            (place != NOWHERE).then(|| {
                let card = self.cards[place as usize];
                place = self.below[place as usize];
                card
            })
        })
    }

    /// All cards in all piles of these seats.
    pub(crate) fn all(&self, seats: impl Iterator<Item = Seat>) -> Bag {
        seats
            .flat_map(|seat| Pile::ALL.into_iter().flat_map(move |pile| self.pile(seat, pile)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b_11_a_pile_gives_back_what_was_put_on_it_last() {
        let (one, two) = (Seat::numbered(1).unwrap(), Seat::numbered(6).unwrap());
        let mut discards = Discards::EMPTY;
        // Every place there is, twice over, in piles that grow and shrink at the same time.
        for _ in 0..2 {
            for (i, card) in crate::DECK.into_iter().enumerate() {
                discards.push(if i % 2 == 0 { one } else { two }, Pile::ALL[i % 4], card);
            }
            assert_eq!(discards.all([one, two].into_iter()).len(), MAX_CARDS);
            for (i, card) in crate::DECK.into_iter().enumerate().rev() {
                let seat = if i % 2 == 0 { one } else { two };
                assert_eq!(discards.top(seat, Pile::ALL[i % 4]), Some(card));
                discards.pop(seat, Pile::ALL[i % 4]);
            }
            assert!(discards.all([one, two].into_iter()).is_empty());
        }
        discards.pop(one, Pile::ALL[0]);
        assert_eq!(discards.top(one, Pile::ALL[0]), None);
    }
}
