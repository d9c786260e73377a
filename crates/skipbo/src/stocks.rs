//! Everybody's stock pile, one after the other in one array.

use crate::rules::MAX_SEATS;
use crate::{Card, MAX_CARDS};
use game::{Seat, Seats};

/// The stock piles of a table. Nobody sees more of them than the top cards.
#[derive(Clone, Copy)]
pub(crate) struct Stocks {
    /// Each pile from its bottom up.
    cards: [Card; MAX_CARDS],
    starts: [u8; MAX_SEATS],
    lens: [u8; MAX_SEATS],
}

impl Stocks {
    pub(crate) const EMPTY: Self = Self {
        cards: [Card::JOKER; MAX_CARDS],
        starts: [0; MAX_SEATS],
        lens: [0; MAX_SEATS],
    };

    /// Room for piles of this size, still empty.
    pub(crate) fn with_room(seats: Seats, size: usize) -> Self {
        let mut stocks = Self::EMPTY;
        for seat in seats.iter() {
            stocks.starts[seat.index()] = (seat.index() * size) as u8;
        }
        stocks
    }

    #[inline]
    pub(crate) fn len(&self, seat: Seat) -> usize {
        self.lens[seat.index()] as usize
    }

    #[inline]
    pub(crate) fn is_empty(&self, seat: Seat) -> bool {
        self.lens[seat.index()] == 0
    }

    #[inline]
    pub(crate) fn top(&self, seat: Seat) -> Option<Card> {
        let len = self.len(seat);
        (len > 0).then(|| self.cards[self.starts[seat.index()] as usize + len - 1])
    }

    /// Puts a card on a pile that has room for it.
    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, card: Card) {
        let i = seat.index();
        self.cards[self.starts[i] as usize + self.lens[i] as usize] = card;
        self.lens[i] += 1;
    }

    /// Takes the top card off a pile that has one.
    #[inline]
    pub(crate) fn pop(&mut self, seat: Seat) {
        self.lens[seat.index()] -= 1;
    }

    /// The pile from its bottom up.
    pub(crate) fn pile(&self, seat: Seat) -> &[Card] {
        let start = self.starts[seat.index()] as usize;
        &self.cards[start..start + self.len(seat)]
    }

    /// Puts cards under a pile, each under the one before (B-24). All piles move: it happens seldom.
    pub(crate) fn put_under(&mut self, seat: Seat, cards: &[Card]) {
        let mut moved = Self::EMPTY;
        let mut end = 0;
        for i in 0..MAX_SEATS {
            moved.starts[i] = end as u8;
            let below = if i == seat.index() { cards } else { &[] };
            let start = self.starts[i] as usize;
            let pile = &self.cards[start..start + self.lens[i] as usize];
            for card in below.iter().rev().chain(pile) {
                moved.cards[end] = *card;
                end += 1;
            }
            moved.lens[i] = (end - moved.starts[i] as usize) as u8;
        }
        *self = moved;
    }

    /// Piles of these cards, each from its bottom up.
    pub(crate) fn from_piles<'a>(piles: impl IntoIterator<Item = &'a [Card]>) -> Self {
        let mut stocks = Self::EMPTY;
        let mut end = 0;
        for (i, pile) in piles.into_iter().enumerate() {
            stocks.starts[i] = end as u8;
            stocks.lens[i] = pile.len() as u8;
            stocks.cards[end..end + pile.len()].copy_from_slice(pile);
            end += pile.len();
        }
        stocks
    }
}
