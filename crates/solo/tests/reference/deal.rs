//! How a round begins (S-05 to S-07).

use super::book::Book;
use super::model::{Model, list};
use game::{Direction, Seat, Seats, Seed};
use solo::{Card, Rules};
use std::collections::BTreeSet;

impl Model {
    /// S-05, S-06, S-07: a fresh round, with its events.
    pub(crate) fn deal(rules: &Rules, seats: Seats, dealer: Seat, seed: &Seed) -> (Self, Vec<String>) {
        let mut model = Self::undealt(rules, seats, dealer, seed);
        let deck = model.shuffled_deck();
        model.deal_these(deck)
    }

    /// The same, with a first deal from this deck, the top card first.
    pub(crate) fn deal_stacked(
        rules: &Rules,
        seats: Seats,
        dealer: Seat,
        deck: &[Card],
        seed: &Seed,
    ) -> (Self, Vec<String>) {
        let mut model = Self::undealt(rules, seats, dealer, seed);
        model.shuffles = 1;
        model.deal_these(deck.to_vec())
    }

    fn undealt(rules: &Rules, seats: Seats, dealer: Seat, seed: &Seed) -> Self {
        Self {
            rules: *rules,
            book: Book::of(rules),
            seats,
            dealer,
            turn: dealer,
            direction: Direction::Clockwise,
            hands: Vec::new(),
            draw: Vec::new(),
            discard: Vec::new(),
            colour: None,
            debt: 0,
            drawn: None,
            question: None,
            called: BTreeSet::new(),
            owes: BTreeSet::new(),
            quiet: 0,
            shuffles: 0,
            seed: *seed,
            over: None,
            events: Vec::new(),
        }
    }

    fn deal_these(mut self, deck: Vec<Card>) -> (Self, Vec<String>) {
        self.deal_hands(deck);
        while !self.turn_start_card() {
            self.say("redealt".into());
            let deck = self.shuffled_deck();
            self.deal_hands(deck);
        }
        // S-07
        self.begin_turn(self.next_after(self.dealer));
        let events = std::mem::take(&mut self.events);
        (self, events)
    }

    /// The top card first: it is the last of the shuffled list.
    fn shuffled_deck(&mut self) -> Vec<Card> {
        let mut deck = self.book.deck().cards().to_vec();
        self.shuffle(&mut deck);
        deck.reverse();
        deck
    }

    /// S-05: eight cards each, one at a time.
    fn deal_hands(&mut self, deck: Vec<Card>) {
        self.say(format!("dealt {}", self.dealer));
        self.draw = deck;
        self.discard.clear();
        self.hands = vec![Vec::new(); self.seats.count()];
        let first = self.seats.next(self.dealer, Direction::Clockwise);
        for _ in 0..8 {
            for seat in self.seats.round_from(first, Direction::Clockwise) {
                let card = self.draw.remove(0);
                self.put_into_hand(seat, card);
            }
        }
        for seat in self.seats.iter() {
            self.say(format!("hand {seat} {}", list(self.hand(seat))));
        }
    }

    /// S-06: whether a start card lies; if not, everything must be dealt again.
    fn turn_start_card(&mut self) -> bool {
        while !self.draw.is_empty() {
            let card = self.draw.remove(0);
            self.discard.insert(0, card);
            self.say(format!("turned {card}"));
            if card.is_number() || self.book.leave_start_card {
                return true;
            }
        }
        false
    }

    pub(crate) fn shuffle(&mut self, cards: &mut [Card]) {
        self.seed.stream(self.shuffles.into()).shuffle(cards);
        self.shuffles += 1;
    }
}
