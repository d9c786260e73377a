//! Drawing for the first deal (B-03).

use crate::{Card, DECK, Event};
use game::{Seat, SeatSet, Seats, Seed, Sink};

/// A shuffled deck to draw lots from. One that is used up is shuffled anew; nobody will see that happen.
struct Lots<'a> {
    seed: &'a Seed,
    shuffles: u64,
    cards: Vec<Card>,
}

impl Lots<'_> {
    fn draw(&mut self) -> Card {
        loop {
            if let Some(card) = self.cards.pop() {
                return card;
            }
            self.cards = DECK.to_vec();
            self.seed.stream(self.shuffles).shuffle(&mut self.cards);
            self.shuffles += 1;
        }
    }
}

/// Everybody draws a card, jokers again; of several with the highest number these draw again, until one is left.
pub(super) fn first_dealer(seats: Seats, seed: &Seed, sink: &mut impl Sink<Event>) -> Seat {
    let mut lots = Lots {
        seed,
        shuffles: 0,
        cards: Vec::new(),
    };
    let mut left = seats.all();
    loop {
        let mut highest = 0;
        let mut best = SeatSet::EMPTY;
        for seat in left.iter() {
            let number = loop {
                let card = lots.draw();
                sink.emit(Event::Lot { seat, card });
                if let Some(number) = card.number() {
                    break number;
                }
            };
            if number > highest {
                highest = number;
                best = SeatSet::EMPTY;
            }
            if number == highest {
                best = best.with(seat);
            }
        }
        left = best;
        if left.len() == 1
            && let Some(dealer) = left.iter().next()
        {
            return dealer;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b_03_a_used_up_deck_is_shuffled_anew() {
        let seed = Seed::from_number(1);
        let mut lots = Lots {
            seed: &seed,
            shuffles: 0,
            cards: Vec::new(),
        };
        let mut deck = || DECK.map(|_| lots.draw());
        let (mut first, mut second) = (deck(), deck());
        assert_ne!(first, second);
        first.sort();
        second.sort();
        assert_eq!((first, second), (DECK, DECK));
    }
}
