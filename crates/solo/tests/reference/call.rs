//! Solo! (S-35 to S-38): what is owed, until when, and what covers it.

use super::model::Model;
use game::Seat;

impl Model {
    /// S-35: the player in turn acts, so the time of all who owe a call is over.
    pub(crate) fn close_the_time(&mut self, acting: Seat) {
        for seat in self.seats.round_from(acting, self.direction).collect::<Vec<_>>() {
            if self.owes.remove(&seat) && !self.book.penalty_if_caught {
                self.draw_cards(seat, 2, "late");
            }
        }
    }

    /// S-37, under "discarding down to one": what one's own discard alone makes due.
    pub(crate) fn judge_discard(&mut self, seat: Seat, call: bool) {
        if self.book.solo_when_holding || self.hand(seat).len() != 1 || self.is_covered(seat, call) {
            return;
        }
        if self.book.penalty_at_the_discard() {
            self.draw_cards(seat, 2, "late");
        } else {
            self.owe(seat);
        }
    }

    /// S-37, under "holding one", and S-38: judged when an action is complete.
    pub(crate) fn complete(&mut self, before: &[usize], marked: &[Seat]) {
        for seat in self.seats.iter() {
            let arrived = self.hand(seat).len() == 1 && before[seat.index()] != 1;
            if self.book.solo_when_holding && arrived && !self.is_covered(seat, marked.contains(&seat)) {
                self.owe(seat);
            }
        }
        self.forget_calls();
    }

    /// A debt under "holding one" ends with that hand; a call made at two cards was for the discard from two.
    pub(crate) fn forget_calls(&mut self) {
        let hands = &self.hands;
        if self.book.solo_when_holding {
            self.owes.retain(|seat| hands[seat.index()].len() == 1);
        }
        let layer = self.question.is_some().then_some(self.turn);
        self.called
            .retain(|seat| hands[seat.index()].len() == 2 || layer == Some(*seat));
    }

    fn owe(&mut self, seat: Seat) {
        if self.owes.insert(seat) {
            self.say(format!("owes {seat}"));
        }
    }

    /// Whether the call that a play needs was made with it or before it.
    pub(crate) fn is_covered(&self, seat: Seat, marked: bool) -> bool {
        marked || self.called.contains(&seat)
    }
}
