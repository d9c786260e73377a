//! What could be done: every candidate is put to the same checks as a real action, so the two never disagree.

use super::{Phase, Round};
use crate::{Action, Card, Choice, Colour, Faces, Kind, Pair, Play, Triple};
use game::{Seat, SeatSet};

impl Round {
    /// Hands every action open to the seat to `each`, once.
    pub(crate) fn each_legal(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        if !self.seats.contains(seat) || self.over().is_some() {
            return;
        }
        if self.phase == Phase::Question {
            self.each_answer(seat, each);
        } else {
            self.each_play(seat, each);
            if seat == self.turn {
                self.each_triple(each);
            }
            if self.check_draw(seat).is_ok() {
                each(Action::Draw);
            }
            if self.check_pass(seat).is_ok() {
                each(Action::Pass);
            }
        }
        if self.check_call(seat).is_ok() {
            each(Action::Call);
        }
        for target in self.owes.iter() {
            if self.check_catch(seat, target).is_ok() {
                each(Action::Catch(target));
            }
        }
    }

    /// Who might be able to act, judged by what everybody can see.
    pub(crate) fn might_act(&self) -> SeatSet {
        if self.over().is_some() {
            return SeatSet::EMPTY;
        }
        let mut seats: SeatSet = self
            .seats
            .iter()
            .filter(|seat| self.check_call(*seat).is_ok())
            .collect();
        for target in self.owes.iter() {
            for seat in self.seats.iter().filter(|seat| self.check_catch(*seat, target).is_ok()) {
                seats = seats.with(seat);
            }
        }
        seats = seats.or(self.awaited());
        if self.open_to_all().is_empty() {
            seats
        } else {
            self.seats.all()
        }
    }

    /// Whose decision play waits for.
    #[inline]
    pub(crate) fn awaited(&self) -> SeatSet {
        match self.phase {
            Phase::Over(_) => SeatSet::EMPTY,
            Phase::Question => self.asked.seats.minus(self.asked.answered),
            Phase::Turn | Phase::Drawn(_) => SeatSet::only(self.turn),
        }
    }

    /// What is done for a seat whose time ran out: nothing is thrown in, protected or called; a card is drawn or kept. Where
    /// a matching card must be played, it is the first in the order of faces.
    pub(crate) fn default_for(&self, seat: Seat) -> Option<Action> {
        if !self.awaited().contains(seat) {
            return None;
        }
        match self.phase {
            Phase::Question => Some(Action::Decline),
            Phase::Drawn(_) => Some(Action::Pass),
            Phase::Turn if !self.must_play() => Some(Action::Draw),
            Phase::Turn => {
                let card = self.options(seat).cards.minus(Faces::BLACK).first()?;
                let mut first = None;
                self.each_choice(seat, card, &mut |choice| {
                    let play = Play::new(card).choosing(choice);
                    if first.is_none() && self.check_play(seat, play).is_ok() {
                        first = Some(Action::Play(play));
                    }
                });
                first
            }
            Phase::Over(_) => None,
        }
    }

    fn each_answer(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        if self.check_asked(seat).is_err() {
            return;
        }
        each(Action::Decline);
        for card in self.hand(seat).faces().and(Faces::PROTECTION).iter() {
            let protect = Action::play(card);
            each(protect);
            if self.hand(seat).len() <= 2 {
                each(protect.calling());
            }
        }
    }

    fn each_play(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        let options = self.options(seat);
        for card in options.cards.or(options.twins).iter() {
            self.each_choice(seat, card, &mut |choice| {
                for call in [false, true] {
                    let play = Play { card, choice, call };
                    if self.check_play(seat, play).is_ok() {
                        each(Action::Play(play));
                    }
                }
            });
        }
    }

    /// Every choice that might go with a card.
    fn each_choice(&self, seat: Seat, card: Card, each: &mut impl FnMut(Choice)) {
        each(Choice::None);
        let targets = || self.seats.iter().filter(move |target| *target != seat);
        match card.kind() {
            Kind::Wish | Kind::DrawFour => Colour::ALL.into_iter().for_each(|colour| each(Choice::Wish(colour))),
            Kind::Swap => targets().for_each(|target| each(Choice::Target(target))),
            Kind::Gift => {
                for target in targets() {
                    each(Choice::Target(target));
                    self.each_pair(seat, &mut |pair| each(Choice::Gift(target, pair)));
                }
            }
            _ => {}
        }
    }

    /// Every two cards of a hand that differ from every other two.
    fn each_pair(&self, seat: Seat, each: &mut impl FnMut(Pair)) {
        let hand = self.hand(seat);
        for a in hand.faces().iter() {
            for b in hand.faces().iter().filter(|b| *b > a || *b == a && hand.count(a) >= 2) {
                each(Pair::new(a, b));
            }
        }
    }

    fn each_triple(&self, each: &mut impl FnMut(Action)) {
        let numbers = self.options(self.turn).triples;
        for number in (1..=9).filter(|number| numbers >> (number - 1) & 1 != 0) {
            let mut order = Vec::with_capacity(Triple::MAX);
            self.each_order(number, &mut order, each);
        }
    }

    /// Every order in which cards of a number can be laid, begun with `order`.
    fn each_order(&self, number: u8, order: &mut Vec<Colour>, each: &mut impl FnMut(Action)) {
        if let Some(triple) = Triple::new(number, order) {
            for triple in [triple, triple.calling()] {
                if self.check_triple(self.turn, triple).is_ok() {
                    each(Action::Triple(triple));
                }
            }
        }
        for colour in Colour::ALL {
            let card = Card::coloured(colour, Kind::ALL[number as usize - 1]);
            let used = order.iter().filter(|other| **other == colour).count();
            if self.hand(self.turn).count(card) > used {
                order.push(colour);
                self.each_order(number, order, each);
                order.pop();
            }
        }
    }
}
