//! What actions do. Everything here has been checked before and cannot fail.
//!
//! What every move needs is inlined by force, and what few moves need is kept out of its way: docs/PERFORMANCE.md.

use super::{Asked, Phase, Round};
use crate::{AfterChain, AfterSwap, Card, Choice, Event, Hand, Kind, MAX_CARDS, Over, Play, Triple, Why};
use game::{Seat, SeatSet, Sink};

/// A chain stops growing here: no deck has as many cards. (Links are recycled, S-42, so a chain might go on for ever.)
pub(crate) const MAX_DEBT: u8 = 240;

impl Round {
    #[inline]
    pub(super) fn play(&mut self, seat: Seat, play: Play, sink: &mut impl Sink<Event>) {
        // Given is what was held before a penalty brings new cards.
        let own = if self.hand(seat).len() <= 3 && play.card.kind() == Kind::Gift {
            let mut own = *self.hand(seat);
            own.remove(play.card);
            own
        } else {
            Hand::EMPTY
        };
        if play.call {
            self.hear_mark(seat, sink);
        }
        let in_turn = seat == self.turn;
        if in_turn {
            self.close_time(seat, sink);
        }
        self.take_from_hand(seat, play.card);
        self.lay(play.card);
        sink.emit(Event::Played {
            seat,
            card: play.card,
            interjected: !in_turn,
        });
        match self.hand(seat).len() {
            0 => self.finish(Over::Won(seat), sink),
            left => {
                if left == 1 {
                    self.discarded_down_to_one(seat, play.call, sink);
                }
                self.carry_out(seat, play, own, sink);
            }
        }
    }

    #[inline(never)]
    pub(super) fn lay_triple(&mut self, seat: Seat, triple: Triple, sink: &mut impl Sink<Event>) {
        if triple.call {
            self.hear_mark(seat, sink);
        }
        self.close_time(seat, sink);
        for card in triple.cards() {
            self.take_from_hand(seat, card);
            self.lay(card);
        }
        sink.emit(Event::Tripled { seat, triple });
        match self.hand(seat).len() {
            0 if triple.call => return self.finish(Over::Won(seat), sink),
            // S-36: passed the next-to-last card on the way, without the call.
            0 => self.penalise(seat, sink),
            1 => self.discarded_down_to_one(seat, triple.call, sink),
            _ => {}
        }
        self.complete(seat, triple.call, sink);
        self.end_turn(self.next(seat), sink);
    }

    /// Carries out a card that was laid; `own` is what a Gift of all cards gives, if there was anything before a penalty.
    #[inline(always)]
    fn carry_out(&mut self, seat: Seat, play: Play, own: Hand, sink: &mut impl Sink<Event>) {
        match play.card.kind() {
            // Most cards are numbers, and a jump by kind is hard to predict.
            _ if play.card.is_number() => {}
            Kind::Skip => {
                let skipped = self.next(seat);
                if self.asks() {
                    return self.ask(seat, play.call, SeatSet::only(skipped), Hand::EMPTY, sink);
                }
                sink.emit(Event::Skipped { seat: skipped });
                self.complete(seat, play.call, sink);
                return self.end_turn(self.next(skipped), sink);
            }
            Kind::Reverse => {
                self.direction = self.direction.reversed();
                sink.emit(Event::Reversed {
                    direction: self.direction,
                });
            }
            Kind::DrawTwo => self.lengthen(seat, 2, sink),
            Kind::DrawFour => {
                self.wish(seat, play.choice, sink);
                self.lengthen(seat, 4, sink);
            }
            Kind::Wish => self.wish(seat, play.choice, sink),
            Kind::Swap => {
                if let Choice::Target(target) = play.choice {
                    if self.asks() {
                        return self.ask(seat, play.call, SeatSet::only(target), Hand::EMPTY, sink);
                    }
                    return self.swap(seat, target, play.call, sink);
                }
            }
            Kind::Gift => {
                // A call made before counts like a mark; one made while the question is open comes too late for S-36.
                let marked = play.call || self.called.contains(seat);
                match play.choice {
                    Choice::Gift(target, pair) => {
                        return self.ask(seat, marked, SeatSet::only(target), pair.as_hand(), sink);
                    }
                    Choice::Target(target) => {
                        let all = if own.is_empty() { *self.hand(seat) } else { own };
                        return self.ask(seat, marked, SeatSet::only(target), all, sink);
                    }
                    Choice::None | Choice::Wish(_) => {}
                }
            }
            Kind::AllSwap => {
                if self.asks() {
                    return self.ask(seat, play.call, self.seats.all().without(seat), Hand::EMPTY, sink);
                }
                let ones = self.holding_one();
                self.move_all_hands(seat, SeatSet::EMPTY, sink);
                self.complete_for_all(ones.without(seat), marks(seat, play.call), sink);
                return self.end_turn(self.next(seat), sink);
            }
            Kind::Protection if self.debt > 0 => {
                self.debt = 0;
                sink.emit(Event::Cancelled { seat });
            }
            _ => {}
        }
        self.complete(seat, play.call, sink);
        self.end_turn(self.next(seat), sink);
    }

    fn wish(&mut self, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        if let Choice::Wish(colour) = choice {
            self.set_force(Some(colour));
            sink.emit(Event::Wished { seat, colour });
        }
    }

    fn lengthen(&mut self, seat: Seat, cards: u8, sink: &mut impl Sink<Event>) {
        self.debt = (self.debt + cards).min(MAX_DEBT);
        sink.emit(Event::Chain {
            seat: self.next(seat),
            debt: self.debt,
        });
    }

    #[inline]
    pub(super) fn draw(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.close_time(seat, sink);
        if self.debt > 0 {
            return self.pay(seat, sink);
        }
        if let Some(card) = self.draw_one(seat, Why::Turn, sink) {
            self.drew(card);
        } else {
            sink.emit(Event::Nothing { seat });
            self.end_turn(self.next(seat), sink);
        }
    }

    #[inline(never)]
    fn pay(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let debt = self.debt;
        self.debt = 0;
        self.draw_several(seat, debt.into(), Why::Chain, sink);
        sink.emit(Event::Paid { seat, debt });
        match self.rules.after_chain {
            AfterChain::Turn => self.begin_turn(),
            AfterChain::Lost => self.end_turn(self.next(seat), sink),
        }
    }

    pub(super) fn pass(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Passed { seat });
        self.end_turn(self.next(seat), sink);
    }

    #[inline(never)]
    fn swap(&mut self, seat: Seat, target: Seat, call: bool, sink: &mut impl Sink<Event>) {
        let ones = self.holding_one().without(seat);
        self.exchange(seat, target, sink);
        self.complete_for_all(ones, marks(seat, call), sink);
        self.end_turn(self.after_swap(seat, target), sink);
    }

    pub(super) fn after_swap(&self, seat: Seat, target: Seat) -> Seat {
        match self.rules.after_swap {
            AfterSwap::Next => self.next(seat),
            AfterSwap::Partner => target,
        }
    }

    pub(super) fn exchange(&mut self, a: Seat, b: Seat, sink: &mut impl Sink<Event>) {
        for (from, to) in [(a, b), (b, a)] {
            let hand = *self.hand(from);
            sink.emit(Event::Moved { from, to, hand });
        }
        self.hands.swap(a.index(), b.index());
        self.called = self.called.without(a).without(b);
    }

    /// All hands move on by one place, past those who protected themselves (S-27, S-31).
    #[inline(never)]
    pub(super) fn move_all_hands(&mut self, by: Seat, protected: SeatSet, sink: &mut impl Sink<Event>) {
        let moving = self.seats.all().minus(protected);
        if moving.len() < 2 {
            return;
        }
        let direction = self.all_swap_direction();
        let before = self.hands;
        let mut from = by;
        for to in self
            .seats
            .round_from(by, direction)
            .skip(1)
            .filter(|seat| moving.contains(*seat))
        {
            self.hands[to.index()] = before[from.index()];
            let hand = before[from.index()];
            sink.emit(Event::Moved { from, to, hand });
            from = to;
        }
        self.hands[by.index()] = before[from.index()];
        let hand = before[from.index()];
        sink.emit(Event::Moved { from, to: by, hand });
        self.called = self.called.minus(moving);
    }

    /// Gives cards away. Tells whether they were the last, and the round is over (S-29).
    pub(super) fn give(&mut self, from: Seat, to: Seat, gift: Hand, marked: bool, sink: &mut impl Sink<Event>) -> bool {
        for card in gift.iter() {
            self.take_from_hand(from, card);
            self.put_in_hand(to, card);
        }
        self.called = self.called.without(to);
        sink.emit(Event::Gave { from, to, cards: gift });
        if !self.hand(from).is_empty() {
            return false;
        }
        if marked {
            self.finish(Over::Won(from), sink);
            return true;
        }
        // S-36
        self.penalise(from, sink);
        false
    }

    pub(super) fn draw_several(&mut self, seat: Seat, cards: usize, why: Why, sink: &mut impl Sink<Event>) {
        for _ in 0..cards {
            if self.draw_one(seat, why, sink).is_none() {
                sink.emit(Event::Nothing { seat });
                return;
            }
        }
    }

    #[inline(always)]
    fn draw_one(&mut self, seat: Seat, why: Why, sink: &mut impl Sink<Event>) -> Option<Card> {
        if self.draw_len == 0 && !self.reshuffle(sink) {
            return None;
        }
        let card = self.take_top()?;
        self.put_in_hand(seat, card);
        self.called = self.called.without(seat);
        self.quiet = 0;
        sink.emit(Event::Drew { seat, card, why });
        Some(card)
    }

    /// Makes a new draw pile of the discard pile without its top card, if there is anything (S-42).
    #[cold]
    fn reshuffle(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let cards = self.discard_len - 1;
        if cards == 0 {
            return false;
        }
        let top = self.top();
        // The bottom of the discard pile is the last place of the array; the list goes from the bottom up.
        let mut pile = [top; MAX_CARDS];
        let pile = &mut pile[..cards as usize];
        for (i, card) in pile.iter_mut().enumerate() {
            *card = self.cards[MAX_CARDS - 1 - i];
        }
        self.seed.stream(self.shuffles.into()).shuffle(pile);
        self.shuffles = self.shuffles.saturating_add(1);
        self.cards[..cards as usize].copy_from_slice(pile);
        self.cards[MAX_CARDS - 1] = top;
        self.draw_len = cards;
        self.discard_len = 1;
        sink.emit(Event::Reshuffled { cards });
        true
    }

    /// The turn is over; the next one begins, unless the round is blocked (S-43).
    #[inline(always)]
    pub(super) fn end_turn(&mut self, next: Seat, sink: &mut impl Sink<Event>) {
        if self.quiet as usize >= self.seats.count() {
            return self.finish(Over::Blocked, sink);
        }
        self.turn = next;
        self.begin_turn();
        self.quiet += 1;
        sink.emit(Event::Turn { seat: next });
    }

    #[inline(never)]
    pub(super) fn finish(&mut self, over: Over, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over(over);
        self.debt = 0;
        self.asked = Asked::NOBODY;
        self.called = SeatSet::EMPTY;
        self.owes = SeatSet::EMPTY;
        sink.emit(match over {
            Over::Won(seat) => Event::Won { seat },
            Over::Blocked => Event::Blocked,
        });
        let points = self.points(over);
        for (seat, points) in points.iter() {
            sink.emit(Event::Points { seat, points: *points });
        }
    }
}

/// The seat as a set, if it has called with its play.
pub(super) fn marks(seat: Seat, call: bool) -> SeatSet {
    if call { SeatSet::only(seat) } else { SeatSet::EMPTY }
}
