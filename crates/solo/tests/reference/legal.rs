//! All that the reference allows a seat: generously guessed, then judged one by one.

use super::model::Model;
use game::Seat;
use solo::{Action, Card, Choice, Colour, Kind, Pair, Play, Triple};
use std::collections::BTreeSet;

impl Model {
    /// Everything this seat may do now.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut lays = self.plays(seat);
        lays.extend(self.gifts(seat));
        lays.extend(self.triples(seat));
        self.allowed(seat, &lays)
    }

    /// The same without that of which there can be thousands: gifts of two cards, and Triple +.
    pub(crate) fn legal_but_for_the_many(&self, seat: Seat) -> Vec<Action> {
        self.allowed(seat, &self.plays(seat))
    }

    /// What is allowed of these ways to lay cards, with and without a call, and of all that lays none.
    fn allowed(&self, seat: Seat, lays: &[Action]) -> Vec<Action> {
        let mut actions = vec![Action::Draw, Action::Pass, Action::Decline, Action::Call];
        actions.extend(self.seats.iter().map(Action::Catch));
        actions.extend(lays);
        actions.extend(lays.iter().map(|lay| lay.calling()));
        actions.retain(|action| self.objections(seat, *action).is_empty());
        actions
    }

    /// Every card in hand with every choice that it could ask for.
    fn plays(&self, seat: Seat) -> Vec<Action> {
        let mut plays = Vec::new();
        for card in self.hand(seat).iter().copied().collect::<BTreeSet<Card>>() {
            let mut choices = vec![Choice::None];
            if matches!(card.kind(), Kind::Wish | Kind::DrawFour) {
                choices.extend(Colour::ALL.map(Choice::Wish));
            }
            if matches!(card.kind(), Kind::Swap | Kind::Gift) {
                choices.extend(self.seats.iter().map(Choice::Target));
            }
            plays.extend(
                choices
                    .into_iter()
                    .map(|choice| Action::Play(Play::new(card).choosing(choice))),
            );
        }
        plays
    }

    /// Every Gift that could be laid now, of every two cards, to everybody.
    fn gifts(&self, seat: Seat) -> Vec<Action> {
        let mut gifts = Vec::new();
        for card in self.hand(seat).iter().filter(|card| card.kind() == Kind::Gift) {
            if !self.moment_objections(seat, *card).is_empty() {
                continue;
            }
            for pair in self.pairs(seat) {
                let gift = |target| Action::Play(Play::new(*card).choosing(Choice::Gift(target, pair)));
                gifts.extend(self.seats.iter().map(gift));
            }
        }
        gifts
    }

    fn pairs(&self, seat: Seat) -> Vec<Pair> {
        let hand = self.hand(seat);
        let mut pairs = BTreeSet::new();
        for i in 0..hand.len() {
            for j in i + 1..hand.len() {
                pairs.insert([hand[i], hand[j]]);
            }
        }
        pairs.into_iter().map(|[a, b]| Pair::new(a, b)).collect()
    }

    /// Every order of the cards of one number in the hand, where a Triple + could be laid now; of three or more of
    /// them, where that will do.
    fn triples(&self, seat: Seat) -> Vec<Action> {
        let mut triples = Vec::new();
        if !self.book.triple || self.debt > 0 || !self.turn_objections(seat).is_empty() {
            return triples;
        }
        for number in 1..=9 {
            let held = self
                .hand(seat)
                .iter()
                .filter(|card| card.kind().number() == Some(number));
            let colours: Vec<Colour> = held.filter_map(|card| card.colour()).collect();
            let least = if self.book.triple_of_any_three {
                3
            } else {
                colours.len()
            };
            for order in orders(&colours).iter().filter(|order| order.len() >= least) {
                triples.extend(Triple::new(number, order).map(Action::Triple));
            }
        }
        triples
    }
}

/// Every way to lay some of these colours one after the other.
fn orders(colours: &[Colour]) -> BTreeSet<Vec<Colour>> {
    let mut orders = BTreeSet::from([Vec::new()]);
    for place in 0..colours.len() {
        if colours[..place].contains(&colours[place]) {
            continue;
        }
        let mut rest = colours.to_vec();
        let first = rest.remove(place);
        for mut order in self::orders(&rest) {
            order.insert(0, first);
            orders.insert(order);
        }
    }
    orders
}
