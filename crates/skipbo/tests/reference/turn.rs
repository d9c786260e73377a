//! How turns begin and end, how hands are filled, and how a game comes to its end.

use super::model::{Model, list};
use game::{Direction, Seat};
use skipbo::{Card, Over};

/// B-07
const FULL: usize = 5;

impl Model {
    /// B-06
    pub(crate) fn next_after(&self, seat: Seat) -> Seat {
        self.seats.next(seat, Direction::Clockwise)
    }

    /// B-07; B-24: or without drawing.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.quiet += 1;
        self.say(format!("turn {seat}"));
        self.drawing = !self.no_draw.remove(&seat);
        if self.drawing {
            self.fill_hand(seat);
        } else {
            self.say(format!("withheld {seat}"));
        }
    }

    /// B-07, B-10, B-13: what the draw pile has, then what a new one has.
    pub(crate) fn fill_hand(&mut self, seat: Seat) {
        while self.hand(seat).len() < FULL {
            let cards = self.take_at_once(FULL - self.hand(seat).len());
            if cards.is_empty() {
                return self.say(format!("nothing {seat}"));
            }
            self.say(format!("drew {seat} {}", list(&cards)));
            let hand = &mut self.hands[seat.index()];
            hand.extend(cards);
            hand.sort();
            self.quiet = 0;
        }
    }

    /// So many cards of the draw pile, or the fewer it has; of a new one if it has none (B-13).
    pub(crate) fn take_at_once(&mut self, wanted: usize) -> Vec<Card> {
        if self.draw.is_empty() && !self.aside.is_empty() {
            let cards = std::mem::take(&mut self.aside);
            self.say(format!("reshuffled {}", cards.len()));
            self.shuffle_into_draw_pile(cards);
        }
        let count = wanted.min(self.draw.len());
        self.draw.drain(..count).collect()
    }

    fn shuffle_into_draw_pile(&mut self, mut cards: Vec<Card>) {
        cards.sort();
        self.seed.stream(self.shuffles.into()).shuffle(&mut cards);
        self.shuffles += 1;
        cards.reverse();
        self.draw = cards;
    }

    /// A turn is over; B-15: and perhaps nothing has moved for a whole round.
    pub(crate) fn end_turn(&mut self) {
        let seat = self.turn;
        if usize::from(self.quiet) == self.seats.count() {
            self.block();
        }
        if self.over.is_none() {
            self.begin_turn(self.next_after(seat));
        }
    }

    /// B-15
    fn block(&mut self) {
        self.say("blocked".into());
        let discarded: Vec<Card> = self.discards.iter().flatten().flatten().copied().collect();
        if self.stalled || self.book.first_block_ends || discarded.is_empty() {
            return self.end_blocked();
        }
        self.discards = vec![Default::default(); self.seats.count()];
        // After turns without drawing (B-24) there may be cards left to draw: they are shuffled in.
        let cards = [discarded, std::mem::take(&mut self.draw)].concat();
        self.say(format!("taken-up {}", cards.len()));
        self.shuffle_into_draw_pile(cards);
        self.stalled = true;
        self.quiet = 0;
    }

    /// B-15: the fewest cards left in stock win, a team's together.
    fn end_blocked(&mut self) {
        let fewest = self.seats.iter().map(|seat| self.left(seat)).min();
        let best: Vec<Seat> = self
            .seats
            .iter()
            .filter(|seat| Some(self.left(*seat)) == fewest)
            .collect();
        if best == self.book.side(best[0]) {
            self.end(Over::Won(best.into_iter().collect()));
        } else {
            self.end(Over::Blocked);
        }
    }

    pub(crate) fn end(&mut self, over: Over) {
        self.over = Some(over);
        self.drawing = true;
        self.no_draw.clear();
        self.quiet = 0;
        self.stalled = false;
        match over {
            Over::Won(seats) => self.say(format!("won {seats}")),
            Over::Blocked => self.say("nobody".into()),
        }
        let points = self.points().expect("the game is over");
        for seat in self.seats.iter() {
            self.say(format!("points {seat} {}", points[seat.index()]));
        }
    }

    /// B-04: the top card is face up.
    pub(crate) fn tell_stock(&mut self, seat: Seat) {
        match self.stock(seat).first() {
            Some(card) => self.say(format!("turned {seat} {card}")),
            None => self.say(format!("emptied {seat}")),
        }
    }
}
