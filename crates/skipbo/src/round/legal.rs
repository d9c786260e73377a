//! What could be done: every candidate is put to the same checks as a real action, so the two never disagree.

use super::Round;
use crate::{Action, Penalty, Pile, Play, Source, Whose};
use game::{Seat, SeatSet};

impl Round {
    /// Hands every action open to the seat to `each`, once.
    pub(crate) fn each_legal(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        if seat != self.turn || self.over.is_some() {
            return;
        }
        for whose in [Whose::Own, Whose::Partner] {
            let owner = match whose {
                Whose::Own => seat,
                Whose::Partner => match self.partner(seat) {
                    Some(partner) => partner,
                    None => continue,
                },
            };
            if let Some(card) = self.stocks.top(owner) {
                self.each_target(card, Source::Stock(whose), each);
            }
            for (pile, top) in Pile::ALL.into_iter().zip(self.discards.tops(owner)) {
                if let Some(card) = *top {
                    self.each_target(card, Source::Discard(whose, pile), each);
                }
            }
        }
        for card in self.hand(seat).faces() {
            self.each_target(card, Source::Hand, each);
        }
        for card in self.hand(seat).faces() {
            for pile in Pile::ALL {
                each(Action::Discard(card, pile));
            }
        }
        if self.check_end(seat).is_ok() {
            each(Action::End);
        }
    }

    #[inline]
    fn each_target(&self, card: crate::Card, from: Source, each: &mut impl FnMut(Action)) {
        for (to, pile) in Pile::ALL.into_iter().zip(&self.building) {
            if pile.takes(card) {
                each(Action::Play(Play { card, from, to }));
            }
        }
    }

    /// Hands every penalty that the host could impose to `each`.
    pub(crate) fn each_penalty(&self, each: &mut impl FnMut(Action)) {
        for seat in self.seats.iter() {
            for penalty in Penalty::ALL {
                if self.check_penalty(seat, penalty).is_ok() {
                    each(Action::Penalise(seat, penalty));
                }
            }
        }
    }

    /// Whose decision play waits for.
    #[inline]
    pub(crate) fn awaited(&self) -> SeatSet {
        if self.over.is_some() {
            SeatSet::EMPTY
        } else {
            SeatSet::only(self.turn)
        }
    }

    /// What is done for a seat whose time ran out: nothing is played; the highest number of the hand, a joker if there is no
    /// other card, goes on the first empty discard pile, or on the first one.
    pub(crate) fn default_for(&self, seat: Seat) -> Option<Action> {
        if !self.awaited().contains(seat) {
            return None;
        }
        let hand = self.hand(seat);
        let Some(card) = hand.numbers().faces().last().or_else(|| hand.faces().next()) else {
            return Some(Action::End);
        };
        let empty = |pile: &Pile| self.discards.top(seat, *pile).is_none();
        let pile = Pile::ALL.into_iter().find(empty).unwrap_or(Pile::ALL[0]);
        Some(Action::Discard(card, pile))
    }
}
