//! The question "do you protect yourself?" (S-31 to S-33): asked, answered, decided.

use super::effect::marks;
use super::{Asked, Phase, Reply, Round};
use crate::{Card, Colour, Event, Hand, Kind, Over};
use game::{Seat, SeatSet, Sink};

impl Round {
    /// Opens the question "do you protect yourself?" about the card `seat` has laid (S-33).
    pub(super) fn ask(&mut self, seat: Seat, marked: bool, seats: SeatSet, gift: Hand, sink: &mut impl Sink<Event>) {
        self.turn = seat;
        self.phase = Phase::Question;
        self.asked = Asked {
            seats,
            answered: SeatSet::EMPTY,
            marked,
            gift,
            answers: [Reply::Decline; game::MAX_SEATS],
        };
        sink.emit(Event::Asked { seats });
    }

    pub(super) fn answer(&mut self, seat: Seat, reply: Reply, sink: &mut impl Sink<Event>) {
        self.asked.answers[seat.index()] = reply;
        self.asked.answered = self.asked.answered.with(seat);
        sink.emit(Event::Answered { seat });
        if self.asked.answered == self.asked.seats {
            self.resolve(sink);
        }
    }

    /// Everybody has answered: the answers are revealed, and what is left of the card's action is carried out.
    pub(super) fn resolve(&mut self, sink: &mut impl Sink<Event>) {
        let by = self.turn;
        let asked = std::mem::replace(&mut self.asked, Asked::NOBODY);
        let kind = self.top().kind();
        // Whoever laid the card had two at least; the others who hold one now held it before.
        let ones = self.holding_one().without(by);
        let mut marks = marks(by, asked.marked);
        let mut protected = SeatSet::EMPTY;
        let mut last = None;
        for seat in self.seats.round_from(by, self.direction).skip(1) {
            if !asked.seats.contains(seat) {
                continue;
            }
            match asked.answers[seat.index()] {
                Reply::Decline => sink.emit(Event::Declined { seat }),
                Reply::Protect { bolt, call } => {
                    if self.protect(seat, bolt, call, sink) {
                        return;
                    }
                    if call {
                        marks = marks.with(seat);
                    }
                    protected = protected.with(seat);
                    last = Some(seat);
                }
            }
        }
        let target = asked.seats.iter().next().unwrap_or(by);
        let mut next = self.next(last.unwrap_or(by));
        match kind {
            Kind::AllSwap => self.move_all_hands(by, protected, sink),
            _ if last.is_some() => {}
            Kind::Skip => {
                sink.emit(Event::Skipped { seat: target });
                next = self.next(target);
            }
            Kind::Swap => {
                self.exchange(by, target, sink);
                next = self.after_swap(by, target);
            }
            _ => {
                if self.give(by, target, asked.gift, asked.marked, sink) {
                    return;
                }
            }
        }
        self.complete_for_all(ones, marks, sink);
        self.end_turn(next, sink);
    }

    /// Lays a Protection out of turn. Tells whether it was the last card, and the round is over (S-34).
    pub(super) fn protect(&mut self, seat: Seat, bolt: Colour, call: bool, sink: &mut impl Sink<Event>) -> bool {
        let card = Card::protection(bolt);
        if call {
            self.hear_mark(seat, sink);
        }
        self.take_from_hand(seat, card);
        self.lay(card);
        sink.emit(Event::Protected { seat, card });
        match self.hand(seat).len() {
            0 => {
                self.finish(Over::Won(seat), sink);
                return true;
            }
            1 => self.discarded_down_to_one(seat, call, sink),
            _ => {}
        }
        false
    }
}
