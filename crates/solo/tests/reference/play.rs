//! What actions do, once they are allowed.

use super::model::{Model, list, marks};
use game::{Direction, Seat};
use solo::{Action, Answer, Card, Choice, Kind};

impl Model {
    /// Does what the seat wants, and tells what happened; or tells the rule that refuses it.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<String>, &'static str> {
        if let Some(rule) = self.objections(seat, action).first() {
            return Err(rule);
        }
        self.events.clear();
        match action {
            Action::Call => self.call(seat),
            Action::Catch(late) => self.catch(seat, late),
            Action::Draw => self.draw_in_turn(seat),
            Action::Pass => self.pass(seat),
            Action::Decline => self.answer(seat, Answer::Decline),
            Action::Play(play) if self.question.is_some() => {
                let (card, call) = (play.card, play.call);
                self.answer(seat, Answer::Protect { card, call });
            }
            Action::Play(play) => self.lay(seat, &[play.card], play.choice, play.call),
            Action::Triple(triple) => {
                let cards: Vec<Card> = triple.cards().collect();
                self.lay(seat, &cards, Choice::None, triple.call);
            }
        }
        Ok(std::mem::take(&mut self.events))
    }

    /// S-35: a call settles what is owed; if nothing is, it is in force for the discard to come or the one just made.
    fn call(&mut self, seat: Seat) {
        self.say(format!("called {seat}"));
        if !self.owes.remove(&seat) {
            self.called.insert(seat);
        }
    }

    /// S-35, house.
    fn catch(&mut self, by: Seat, late: Seat) {
        self.say(format!("caught {by}>{late}"));
        self.owes.remove(&late);
        self.draw_cards(late, 2, "late");
        // S-38: the call that goes with an answer not yet revealed lapses when the hand grows.
        let grown = self.hand(late).len() > 2;
        for (seat, answer) in self.question.iter_mut().flat_map(|question| &mut question.answers) {
            if let Answer::Protect { call, .. } = answer
                && *seat == late
                && grown
            {
                *call = false;
            }
        }
    }

    /// S-09, S-20, S-42
    fn draw_in_turn(&mut self, seat: Seat) {
        self.close_the_time(seat);
        if self.debt > 0 {
            self.pay(seat);
        } else {
            self.drawn = self.draw_cards(seat, 1, "turn").first().copied();
            if self.drawn.is_none() {
                self.end_turn(seat);
            }
        }
    }

    /// S-20, S-23
    fn pay(&mut self, seat: Seat) {
        let debt = self.debt;
        self.draw_cards(seat, debt, "chain");
        self.say(format!("paid {seat} {debt}"));
        self.debt = 0;
        if self.book.turn_lost_after_chain {
            self.end_turn(seat);
        }
    }

    /// S-09
    fn pass(&mut self, seat: Seat) {
        self.say(format!("passed {seat}"));
        self.end_turn(seat);
    }

    /// Lays cards from a hand: in turn, as an interjection (S-13), or several as a Triple + (S-10).
    fn lay(&mut self, seat: Seat, cards: &[Card], choice: Choice, call: bool) {
        let in_turn = seat == self.turn;
        let mut own = self.hand(seat).clone();
        own.retain(|card| !cards.contains(card));
        if call {
            self.say(format!("called {seat}"));
            self.owes.remove(&seat);
        }
        if in_turn {
            self.close_the_time(seat);
        }
        let before = self.sizes();
        for card in cards {
            self.discard_from(seat, *card);
        }
        let texts = list(cards);
        match (cards.len(), in_turn) {
            (1, true) => self.say(format!("played {seat} {texts}")),
            (1, false) => self.say(format!("interjected {seat} {texts}")),
            _ => self.say(format!("tripled {seat} {texts}")),
        }
        self.drawn = None;
        // S-36: a Triple + of all the cards passed the next-to-last one on the way.
        let penalised = cards.len() > 1 && self.hand(seat).is_empty() && !self.is_covered(seat, call);
        if penalised {
            self.draw_cards(seat, 2, "late");
        }
        // S-39; S-34: the last card's action is not carried out.
        if self.hand(seat).is_empty() {
            return self.win(seat);
        }
        // S-29: given is what was held before a penalty made the hand grow, or else what it brought.
        let own = if own.is_empty() { self.hand(seat).clone() } else { own };
        let gift = gift(cards[0], choice, own);
        if !penalised {
            self.judge_discard(seat, call);
        }
        self.carry_out(seat, cards[0], choice, gift, &before, call);
    }

    /// The action of a card just laid that was not the last one.
    fn carry_out(&mut self, seat: Seat, card: Card, choice: Choice, gift: Vec<Card>, before: &[usize], call: bool) {
        if let Choice::Wish(colour) = choice {
            // S-24
            self.colour = Some(colour);
            self.say(format!("wished {seat} {colour}"));
        }
        let target = match choice {
            Choice::Target(target) | Choice::Gift(target, _) => Some(target),
            Choice::None | Choice::Wish(_) => None,
        };
        let next = self.next_after(seat);
        match (card.kind(), target) {
            (Kind::Skip, _) if self.book.asks() => return self.ask(seat, &[next], gift, call),
            (Kind::Swap, Some(target)) if self.book.asks() => return self.ask(seat, &[target], gift, call),
            (Kind::Gift, Some(target)) => {
                // S-36 wants a call with or before the play; one made while the question is open is too late for it.
                let covered = self.is_covered(seat, call);
                return self.ask(seat, &[target], gift, covered);
            }
            (Kind::AllSwap, _) if self.book.asks() => {
                let others: Vec<Seat> = self.seats.iter().filter(|other| *other != seat).collect();
                return self.ask(seat, &others, gift, call);
            }
            _ => {}
        }
        let next = match (card.kind(), target) {
            (Kind::Skip, _) => self.skip(next),
            (Kind::Reverse, _) => self.reverse(seat),
            (Kind::DrawTwo, _) => self.lengthen(next, 2),
            (Kind::DrawFour, _) => self.lengthen(next, 4),
            (Kind::Swap, Some(partner)) => self.swap(seat, partner),
            (Kind::AllSwap, _) => {
                let everybody: Vec<Seat> = self.seats.iter().collect();
                self.all_swap(seat, &everybody);
                next
            }
            (Kind::Protection, _) => self.cancel(seat),
            _ => next,
        };
        self.complete(before, &marks(seat, call));
        self.begin_turn(next);
    }

    /// S-18: returns whose turn it is.
    pub(crate) fn skip(&mut self, seat: Seat) -> Seat {
        self.say(format!("skipped {seat}"));
        self.next_after(seat)
    }

    /// S-19: returns whose turn it is.
    fn reverse(&mut self, seat: Seat) -> Seat {
        self.direction = self.direction.reversed();
        let text = if self.direction == Direction::Clockwise {
            "cw"
        } else {
            "ccw"
        };
        self.say(format!("reversed {text}"));
        self.next_after(seat)
    }

    /// S-20, S-21, S-16: returns whose turn it is.
    fn lengthen(&mut self, facing: Seat, cards: u8) -> Seat {
        // A chain stops growing at 240 cards: no deck has as many.
        self.debt = (self.debt + cards).min(240);
        self.say(format!("chain {facing} {}", self.debt));
        facing
    }

    /// S-30: returns whose turn it is.
    fn cancel(&mut self, seat: Seat) -> Seat {
        if self.debt > 0 {
            self.debt = 0;
            self.say(format!("cancelled {seat}"));
        }
        self.next_after(seat)
    }

    /// S-25, S-26: returns whose turn it is.
    pub(crate) fn swap(&mut self, seat: Seat, partner: Seat) -> Seat {
        self.move_hands(&[(seat, partner), (partner, seat)]);
        if self.book.partner_after_swap {
            partner
        } else {
            self.next_after(seat)
        }
    }

    /// S-27, S-31: the hands of those who take part move past the others.
    pub(crate) fn all_swap(&mut self, layer: Seat, taking_part: &[Seat]) {
        let way = if self.book.all_swap_left {
            Direction::Clockwise
        } else {
            self.direction
        };
        let ring: Vec<Seat> = self
            .seats
            .round_from(layer, way)
            .filter(|seat| taking_part.contains(seat))
            .collect();
        if ring.len() < 2 {
            return;
        }
        let moves: Vec<(Seat, Seat)> = (0..ring.len()).map(|i| (ring[i], ring[(i + 1) % ring.len()])).collect();
        self.move_hands(&moves);
    }

    /// Whole hands change places. S-38: an exchanged hand's call lapses.
    fn move_hands(&mut self, moves: &[(Seat, Seat)]) {
        let old = self.hands.clone();
        for (from, to) in moves {
            let hand = &old[from.index()];
            self.say(format!("moved {from}>{to} {}", list(hand)));
            self.hands[to.index()].clone_from(hand);
            self.called.remove(to);
        }
    }

    /// S-28, S-29, S-36: the cards change hands; a giver without cards has won if his call was made.
    pub(crate) fn give(&mut self, from: Seat, to: Seat, gift: &[Card], marked: bool) {
        self.say(format!("gave {from}>{to} {}", list(gift)));
        for card in gift {
            self.take_from_hand(from, *card);
            self.put_into_hand(to, *card);
        }
        self.called.remove(&to);
        if self.hand(from).is_empty() && !marked {
            self.draw_cards(from, 2, "late");
        }
    }
}

/// S-28, S-29: the cards a Gift gives.
fn gift(card: Card, choice: Choice, own: Vec<Card>) -> Vec<Card> {
    match choice {
        Choice::Gift(_, pair) => pair.cards().to_vec(),
        Choice::Target(_) if card.kind() == Kind::Gift => own,
        _ => Vec::new(),
    }
}
