//! All that the reference allows somebody: generously guessed, then judged one by one.

use super::model::Model;
use game::{Actor, Seat};
use skipbo::{Action, Card, Penalty, Pile, Play, Source, Whose};
use std::collections::BTreeSet;

impl Model {
    /// Everything this actor may do now.
    pub(crate) fn legal(&self, actor: Actor) -> Vec<Action> {
        let mut actions = match actor {
            Actor::Seat(seat) => self.guesses(seat),
            Actor::Host => {
                let penalties = |seat| Penalty::ALL.map(|penalty| Action::Penalise(seat, penalty));
                self.seats.iter().flat_map(penalties).collect()
            }
        };
        actions.retain(|action| self.objections(actor, *action).is_empty());
        actions
    }

    fn guesses(&self, seat: Seat) -> Vec<Action> {
        let mut actions = vec![Action::End];
        for (card, from) in self.cards_at_hand(seat) {
            actions.extend(Pile::ALL.map(|to| Action::Play(Play { card, from, to })));
            if from == Source::Hand {
                actions.extend(Pile::ALL.map(|pile| Action::Discard(card, pile)));
            }
        }
        actions
    }

    /// Every card a seat could lay its hand on, and where it lies.
    pub(crate) fn cards_at_hand(&self, seat: Seat) -> Vec<(Card, Source)> {
        let hand: BTreeSet<Card> = self.hand(seat).iter().copied().collect();
        let mut cards: Vec<(Card, Source)> = hand.into_iter().map(|card| (card, Source::Hand)).collect();
        for (owner, whose) in [(Some(seat), Whose::Own), (self.book.partner(seat), Whose::Partner)] {
            let Some(owner) = owner else { continue };
            cards.extend(self.stock(owner).first().map(|card| (*card, Source::Stock(whose))));
            for pile in Pile::ALL {
                let top = self.discards[owner.index()][pile.index()].first();
                cards.extend(top.map(|card| (*card, Source::Discard(whose, pile))));
            }
        }
        cards
    }
}
