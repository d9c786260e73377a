//! How a turn begins and ends, where cards to draw come from, and what a block does.

use super::Round;
use crate::{Bag, Block, Card, Count, Event, FULL, Hand, Over};
use game::{Direction, Seat, SeatSet, Sink};

impl Round {
    /// A turn begins by filling the hand (B-07), unless the host said otherwise (B-24).
    #[inline]
    pub(super) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.turn = seat;
        self.quiet += 1;
        self.drawing = !self.no_draw.contains(seat);
        sink.emit(Event::Turn { seat });
        if self.drawing {
            self.fill(seat, sink);
        } else {
            self.no_draw = self.no_draw.without(seat);
            sink.emit(Event::Withheld { seat });
        }
    }

    /// The turn is over; the next player's begins, unless nothing has moved for a whole round of turns (B-15).
    #[inline]
    pub(super) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        if self.quiet as usize >= self.seats.count() {
            self.block(sink);
            if self.over.is_some() {
                return;
            }
        }
        self.begin_turn(self.seats.next(self.turn, Direction::Clockwise), sink);
    }

    /// Fills a hand to five, or as far as there are cards (B-07, B-10, B-13).
    #[inline]
    pub(super) fn fill(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let mut wanted = FULL - self.hand(seat).len();
        while wanted > 0 {
            if self.draw_len == 0 && !self.reshuffle(sink) {
                sink.emit(Event::Nothing { seat });
                return;
            }
            let count = wanted.min(self.draw_len as usize);
            let mut cards = Hand::EMPTY;
            for _ in 0..count {
                let card = self.take_top();
                cards.add(card);
                self.hands[seat.index()].add(card);
            }
            self.quiet = 0;
            sink.emit(Event::Drew { seat, cards });
            wanted -= count;
        }
    }

    /// Whether there is a card to draw, in the draw pile or among the piles set aside.
    #[inline]
    pub(super) fn has_draws(&self) -> bool {
        self.draw_len > 0 || !self.aside.is_empty()
    }

    #[inline]
    fn take_top(&mut self) -> Card {
        self.draw_len -= 1;
        self.draw[self.draw_len as usize]
    }

    /// Makes a new draw pile of the piles set aside, if there are any (B-13).
    fn reshuffle(&mut self, sink: &mut impl Sink<Event>) -> bool {
        if self.aside.is_empty() {
            return false;
        }
        let bag = std::mem::replace(&mut self.aside, Bag::EMPTY);
        self.shuffle_into_draw(&bag);
        sink.emit(Event::Reshuffled { cards: self.draw_len });
        true
    }

    fn shuffle_into_draw(&mut self, bag: &Bag) {
        let count = bag.spread(&mut self.draw);
        self.seed.stream(self.shuffles.into()).shuffle(&mut self.draw[..count]);
        self.shuffles = self.shuffles.saturating_add(1);
        self.draw_len = count as u8;
    }

    /// Nobody could or would do anything for a whole round of turns (B-15).
    fn block(&mut self, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Blocked);
        let mut bag = self.discards.all(self.seats.iter());
        if self.rules.block == Block::Ends || self.stalled || bag.is_empty() {
            self.finish(self.fewest_left(), sink);
            return;
        }
        // There can be a draw pile if it was left alone by order of the host; it is shuffled in.
        self.draw_pile().iter().for_each(|card| bag.add(*card));
        self.discards = crate::discards::Discards::EMPTY;
        self.shuffle_into_draw(&bag);
        self.stalled = true;
        self.quiet = 0;
        sink.emit(Event::TakenUp { cards: self.draw_len });
    }

    /// The side with the fewest cards left in stock, if there is one such (B-15).
    fn fewest_left(&self) -> Over {
        let mut fewest = usize::MAX;
        let mut over = Over::Blocked;
        for side in self.rules.sides(self.seats) {
            let left = self.left(side);
            if left < fewest {
                fewest = left;
                over = Over::Won(side);
            } else if left == fewest {
                over = Over::Blocked;
            }
        }
        over
    }

    /// The game is over.
    pub(super) fn finish(&mut self, over: Over, sink: &mut impl Sink<Event>) {
        self.over = Some(over);
        self.quiet = 0;
        self.no_draw = SeatSet::EMPTY;
        self.drawing = true;
        self.stalled = false;
        sink.emit(match over {
            Over::Won(seats) => Event::Won { seats },
            Over::Blocked => Event::Nobody,
        });
        let points = self.points(over);
        for seat in self.seats.iter() {
            sink.emit(Event::Points {
                seat,
                points: points[seat],
            });
        }
    }

    /// Takes up to so many cards from the draw pile and puts them unseen under a stock pile (B-24).
    pub(super) fn put_under(&mut self, seat: Seat, wanted: usize, sink: &mut impl Sink<Event>) {
        let was_empty = self.stocks.is_empty(seat);
        let mut taken = [Card::JOKER; Count::MOST as usize];
        let mut count = 0;
        for place in taken.iter_mut().take(wanted) {
            if self.draw_len == 0 && !self.reshuffle(sink) {
                break;
            }
            *place = self.take_top();
            count += 1;
        }
        self.stocks.put_under(seat, &taken[..count]);
        if count > 0 {
            sink.emit(Event::Under {
                seat,
                cards: count as u8,
            });
            if was_empty {
                self.tell_stock(seat, sink);
            }
        }
        if count < wanted {
            sink.emit(Event::Nothing { seat });
        }
    }
}
