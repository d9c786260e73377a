//! The Solo call (S-35 to S-38): heard, owed, caught, and paid for when it is missing.

use super::{Reply, Round};
use crate::{Event, Penalty, SoloWhen, Why};
use game::{Seat, SeatSet, Sink};

impl Round {
    /// Hears a call that goes with a play. It covers that play alone, so it is not kept.
    pub(super) fn hear_mark(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Called { seat });
        self.owes = self.owes.without(seat);
    }

    /// Hears a call on its own.
    pub(super) fn call(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Called { seat });
        if self.owes.contains(seat) {
            self.owes = self.owes.without(seat);
        } else {
            self.called = self.called.with(seat);
        }
    }

    pub(super) fn catch(&mut self, by: Seat, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Caught { by, seat });
        self.owes = self.owes.without(seat);
        self.penalise(seat, sink);
        self.forget_mark(seat);
    }

    /// A hand has grown, so the call that goes with its answer to the open question has lapsed (S-38).
    fn forget_mark(&mut self, seat: Seat) {
        let grown = self.hand(seat).len() > 2;
        if let Reply::Protect { call, .. } = &mut self.asked.answers[seat.index()] {
            *call &= !grown;
        }
    }

    /// The player in turn acts, and the time for late calls is over (S-35).
    #[inline]
    pub(super) fn close_time(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if !self.owes.is_empty() {
            self.fine_the_late(seat, sink);
        }
    }

    #[cold]
    pub(super) fn fine_the_late(&mut self, first: Seat, sink: &mut impl Sink<Event>) {
        let late = std::mem::take(&mut self.owes);
        if self.rules.penalty == Penalty::Auto {
            for seat in self.seats.round_from(first, self.direction) {
                if late.contains(seat) {
                    self.penalise(seat, sink);
                }
            }
        }
    }

    pub(super) fn penalise(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.draw_several(seat, 2, Why::Late, sink);
    }

    /// A player's own discard has left one card (S-35, S-37).
    pub(super) fn discarded_down_to_one(&mut self, seat: Seat, call: bool, sink: &mut impl Sink<Event>) {
        if self.rules.solo != SoloWhen::Discarding {
            return;
        }
        if call || self.called.contains(seat) {
            // In time. The call is used up when the action is complete: a Gift may still need it (S-36).
        } else if self.rules.call_may_follow() {
            self.owe(seat, sink);
        } else {
            self.penalise(seat, sink);
        }
    }

    /// An action that changed the number of cards of one seat alone is complete: who must call now (S-37)?
    #[inline]
    pub(super) fn complete(&mut self, seat: Seat, call: bool, sink: &mut impl Sink<Event>) {
        if self.hand(seat).len() == 1 {
            if self.rules.solo == SoloWhen::Holding && !call && !self.called.contains(seat) {
                self.owe(seat, sink);
            }
            self.called = self.called.without(seat);
        }
    }

    /// An action that may have changed any hand is complete; `ones` held one card before it.
    pub(super) fn complete_for_all(&mut self, ones: SeatSet, marks: SeatSet, sink: &mut impl Sink<Event>) {
        if self.rules.solo == SoloWhen::Holding {
            let now = self.holding_one();
            self.owes = self.owes.and(now);
            for seat in now.minus(ones).minus(marks).minus(self.called).iter() {
                self.owe(seat, sink);
            }
        }
        let twos = self.seats.iter().filter(|seat| self.hand(*seat).len() == 2).collect();
        self.called = self.called.and(twos);
    }

    pub(super) fn owe(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.owes = self.owes.with(seat);
        sink.emit(Event::Owes { seat });
    }

    pub(super) fn holding_one(&self) -> SeatSet {
        self.seats.iter().filter(|seat| self.hand(*seat).len() == 1).collect()
    }
}
