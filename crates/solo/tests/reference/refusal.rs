//! Every objection that the rules have to an action.

use super::model::Model;
use game::{Direction, Seat};
use solo::{Action, Answer, Card, Choice, Kind, Play, Triple};
use std::borrow::Cow;

impl Model {
    /// The numbers of all rules that object to an action; it is allowed if there are none.
    ///
    /// All of them, because the rules do not say which of several refusals comes first.
    pub(crate) fn objections(&self, seat: Seat, action: Action) -> Vec<&'static str> {
        if !self.seats.contains(seat) {
            return vec!["S-01"];
        }
        if self.over.is_some() {
            return vec!["S-39"];
        }
        match action {
            Action::Call => self.call_objections(seat),
            Action::Catch(late) => self.catch_objections(seat, late),
            Action::Draw => self.draw_objections(seat),
            Action::Pass => self.pass_objections(seat),
            Action::Decline => self.decline_objections(seat),
            Action::Play(play) => self.play_objections(seat, play),
            Action::Triple(triple) => self.triple_objections(seat, triple),
        }
    }

    /// S-35, S-38
    fn call_objections(&self, seat: Seat) -> Vec<&'static str> {
        let cards = self.hand(seat).len();
        let for_the_discard_to_come = cards == 2 && !self.called.contains(&seat);
        let for_the_play_in_question = self.book.solo_when_holding
            && cards == 1
            && seat == self.turn
            && !self.called.contains(&seat)
            && self.question.as_ref().is_some_and(|question| !question.marked);
        if for_the_discard_to_come || for_the_play_in_question || self.owes.contains(&seat) {
            Vec::new()
        } else if cards >= 3 {
            vec!["S-38"]
        } else {
            vec!["S-35"]
        }
    }

    /// S-35, house.
    fn catch_objections(&self, seat: Seat, late: Seat) -> Vec<&'static str> {
        let mut rules = Vec::new();
        if !self.seats.contains(late) {
            rules.push("S-01");
        }
        if !self.book.penalty_if_caught || late == seat || !self.owes.contains(&late) {
            rules.push("S-35");
        }
        rules
    }

    /// S-09, S-20
    fn draw_objections(&self, seat: Seat) -> Vec<&'static str> {
        let mut rules = self.turn_objections(seat);
        let must_play = self
            .hand(seat)
            .iter()
            .any(|card| !card.is_black() && self.matches(*card));
        if self.drawn.is_some() || (self.debt == 0 && !self.book.draw_freely && must_play) {
            rules.push("S-09");
        }
        rules
    }

    /// S-09
    fn pass_objections(&self, seat: Seat) -> Vec<&'static str> {
        let mut rules = self.turn_objections(seat);
        if self.drawn.is_none() {
            rules.push("S-09");
        }
        if self.debt > 0 {
            rules.push("S-08");
        }
        rules
    }

    /// S-31, S-33
    fn decline_objections(&self, seat: Seat) -> Vec<&'static str> {
        if !self.is_asked(seat) {
            vec!["S-33"]
        } else if self.has_answered(seat) {
            vec!["S-31"]
        } else {
            Vec::new()
        }
    }

    /// What only the player in turn may do, and not while a question is open.
    pub(crate) fn turn_objections(&self, seat: Seat) -> Vec<&'static str> {
        let mut rules = Vec::new();
        if self.question.is_some() {
            rules.push("S-13");
        }
        if seat != self.turn {
            rules.push("S-08");
        }
        rules
    }

    fn play_objections(&self, seat: Seat, play: Play) -> Vec<&'static str> {
        let mut rules = self.moment_objections(seat, play.card);
        let mut cards = vec![play.card];
        if let Choice::Gift(_, pair) = play.choice {
            cards.extend(pair.cards());
        }
        if !self.holds(seat, &cards) {
            rules.push("S-08");
        }
        let closes = self.question.is_none() && seat == self.turn;
        let landing = self.when_it_lands(seat, play.call, closes);
        let own = self.hand(seat).len().saturating_sub(1);
        rules.extend(landing.choice_objections(seat, play, own));
        if play.call && rules.is_empty() && !self.leads_to_one_or_none(seat, play) {
            rules.push("S-38");
        }
        rules
    }

    /// Whether this is the moment for this seat to lay this card.
    pub(crate) fn moment_objections(&self, seat: Seat, card: Card) -> Vec<&'static str> {
        if self.question.is_some() {
            self.protection_objections(seat, card)
        } else if seat == self.turn {
            self.own_turn_objections(card)
        } else if self.may_interject(card) {
            Vec::new()
        } else if card == self.top() {
            vec!["S-13"]
        } else {
            // Not in turn, and nothing to interject.
            vec!["S-08", "S-13"]
        }
    }

    /// The position in which a card takes effect: late callers have drawn (S-35), a mark was a call just before.
    fn when_it_lands(&self, seat: Seat, call: bool, closes_the_time: bool) -> Cow<'_, Self> {
        if self.owes.is_empty() || !closes_the_time {
            return Cow::Borrowed(self);
        }
        let mut landing = self.clone();
        if call {
            landing.owes.remove(&seat);
        }
        landing.close_the_time(seat);
        Cow::Owned(landing)
    }

    /// S-31: what may be laid while a question is open.
    fn protection_objections(&self, seat: Seat, card: Card) -> Vec<&'static str> {
        let mut rules = Vec::new();
        if !self.is_asked(seat) {
            rules.push("S-13");
        }
        if card.kind() != Kind::Protection || self.has_answered(seat) {
            rules.push("S-31");
        }
        rules
    }

    /// S-08, S-09, S-12, S-22
    fn own_turn_objections(&self, card: Card) -> Vec<&'static str> {
        let mut rules = Vec::new();
        if self.debt > 0 {
            if !self.lengthens_or_cancels(card) {
                let other_kind = matches!(card.kind(), Kind::DrawTwo | Kind::DrawFour);
                rules.push(if other_kind { "S-22" } else { "S-08" });
            }
        } else if !self.matches(card) {
            rules.push(if self.colour.is_some() { "S-12" } else { "S-08" });
        }
        if self.drawn.is_some_and(|drawn| drawn != card) {
            if self.may_interject(card) {
                return Vec::new();
            }
            rules.push("S-09");
            if card == self.top() {
                rules.push("S-13");
            }
        }
        rules
    }

    /// S-24, S-25, S-28, S-29, S-34: whether the choice is the one that the card asks for. Of a Gift, only the player's own
    /// other cards count, not those that a penalty brings first.
    fn choice_objections(&self, seat: Seat, play: Play, own: usize) -> Vec<&'static str> {
        let left = self.hand(seat).len().saturating_sub(1);
        let right = match play.card.kind() {
            _ if left == 0 => play.choice == Choice::None,
            Kind::Wish | Kind::DrawFour => matches!(play.choice, Choice::Wish(_)),
            Kind::Swap => {
                let may_be_left = !self.book.swap_compulsory && play.choice == Choice::None;
                may_be_left || matches!(play.choice, Choice::Target(_))
            }
            Kind::Gift if own <= 2 => matches!(play.choice, Choice::Target(_)),
            Kind::Gift => matches!(play.choice, Choice::Gift(..)),
            _ => play.choice == Choice::None,
        };
        let mut rules = Vec::new();
        if !right {
            rules.push(match (play.card.kind(), play.choice) {
                _ if left == 0 => "S-34",
                (Kind::DrawFour, Choice::None) => "S-21",
                (Kind::Swap, Choice::None) => "S-25",
                (Kind::Gift, Choice::None | Choice::Target(_)) => "S-28",
                (Kind::Gift, Choice::Gift(..)) => "S-29",
                _ => "S-24",
            });
        }
        if left == 0 && !right {
            // Whether it is the card or its being the last that asks for no choice.
            rules.push("S-24");
        }
        if let Choice::Target(target) | Choice::Gift(target, _) = play.choice {
            if target == seat {
                rules.push(if play.card.kind() == Kind::Gift { "S-28" } else { "S-25" });
            }
            if !self.seats.contains(target) {
                rules.push("S-01");
            }
        }
        rules
    }

    /// S-10, S-11
    fn triple_objections(&self, seat: Seat, triple: Triple) -> Vec<&'static str> {
        let cards: Vec<Card> = triple.cards().collect();
        let mut rules = self.turn_objections(seat);
        let held = self
            .hand(seat)
            .iter()
            .filter(|card| card.kind() == cards[0].kind())
            .count();
        if !self.holds(seat, &cards) || self.debt > 0 {
            rules.push("S-08");
        }
        if !self.book.triple || (held != cards.len() && !self.book.triple_of_any_three) {
            rules.push("S-10");
        }
        if !self.matches(cards[0]) {
            rules.push("S-10");
        }
        if let Some(drawn) = self.drawn
            && !(cards.contains(&drawn) && self.matches(drawn))
        {
            rules.push("S-11");
        }
        let landing = self.when_it_lands(seat, triple.call, true);
        let left = landing.hand(seat).len().saturating_sub(cards.len());
        if triple.call && left > 1 {
            rules.push("S-38");
        }
        rules
    }
}

// ---- What the objections rest on

impl Model {
    fn is_asked(&self, seat: Seat) -> bool {
        self.question
            .as_ref()
            .is_some_and(|question| question.asked.contains(&seat))
    }

    fn has_answered(&self, seat: Seat) -> bool {
        let answered = |(other, _): &(Seat, Answer)| *other == seat;
        self.question
            .as_ref()
            .is_some_and(|question| question.answers.iter().any(answered))
    }

    fn holds(&self, seat: Seat, cards: &[Card]) -> bool {
        let count = |list: &[Card], card: &Card| list.iter().filter(|other| *other == card).count();
        cards
            .iter()
            .all(|card| count(self.hand(seat), card) >= count(cards, card))
    }

    /// S-13
    fn may_interject(&self, card: Card) -> bool {
        card == self.top() && (card.is_number() || self.book.interject_any)
    }

    /// S-08, S-12
    pub(crate) fn matches(&self, card: Card) -> bool {
        let top = self.top();
        if card.is_black() {
            return true;
        }
        if top.is_black() {
            // Anything goes on an All Swap, and on a start card left lying (S-06).
            return self.colour.is_none_or(|colour| card.colour() == Some(colour));
        }
        card.colour() == top.colour() || card.kind() == top.kind()
    }

    /// S-20, S-21, S-22, S-30
    fn lengthens_or_cancels(&self, card: Card) -> bool {
        match card.kind() {
            Kind::Protection => true,
            Kind::DrawTwo | Kind::DrawFour => self.book.mixed_chains || card.kind() == self.top().kind(),
            _ => false,
        }
    }

    /// S-38: whether a play may be marked with a call, if nobody protects himself.
    fn leads_to_one_or_none(&self, seat: Seat, play: Play) -> bool {
        let left = self.hand(seat).len() - 1;
        let after_the_effect = match (play.card.kind(), play.choice) {
            (Kind::Swap, Choice::Target(partner)) => self.hand(partner).len(),
            (Kind::Gift, _) => left.saturating_sub(2),
            (Kind::AllSwap, _) => self.hand(self.giver_in_all_swap(seat)).len(),
            _ => left,
        };
        left <= 1 || after_the_effect <= 1
    }

    /// S-27: whose hand an All Swap brings to this seat.
    fn giver_in_all_swap(&self, seat: Seat) -> Seat {
        let way = if self.book.all_swap_left {
            Direction::Clockwise
        } else {
            self.direction
        };
        self.seats.next(seat, way.reversed())
    }
}
