//! How a match and a game begin (B-02 to B-07).

use super::book::Book;
use super::model::Model;
use game::{Direction, Seat, Seats, Seed};
use skipbo::{Card, Rules};
use std::collections::BTreeSet;

/// B-02: the whole deck in the order of faces, copies side by side.
pub(crate) fn deck() -> Vec<Card> {
    let mut deck = Vec::new();
    for number in 1..=12 {
        deck.extend([Card::numbered(number).expect("1 to 12"); 12]);
    }
    deck.extend([Card::JOKER; 18]);
    deck
}

/// The top card first: it is the last of the shuffled list.
fn shuffled_deck(seed: &Seed, stream: u64) -> Vec<Card> {
    let mut deck = deck();
    seed.stream(stream).shuffle(&mut deck);
    deck.reverse();
    deck
}

/// B-03: who deals the first game, and what each one drew.
pub(crate) fn first_dealer(seats: Seats, seed: &Seed) -> (Seat, Vec<String>) {
    let mut events = Vec::new();
    let mut streams = 0;
    let mut pile = Vec::new();
    let mut drawing: Vec<Seat> = seats.iter().collect();
    while drawing.len() > 1 {
        let mut numbers = Vec::new();
        for seat in &drawing {
            loop {
                if pile.is_empty() {
                    pile = shuffled_deck(seed, streams);
                    streams += 1;
                }
                let card = pile.remove(0);
                events.push(format!("lot {seat} {card}"));
                if let Some(number) = card.number() {
                    numbers.push((*seat, number));
                    break;
                }
            }
        }
        let highest = numbers.iter().map(|(_, number)| *number).max();
        numbers.retain(|(_, number)| Some(*number) == highest);
        drawing = numbers.into_iter().map(|(seat, _)| seat).collect();
    }
    (drawing[0], events)
}

impl Model {
    /// A fresh game, with its events.
    pub(crate) fn deal(rules: &Rules, seats: Seats, dealer: Seat, seed: &Seed) -> (Self, Vec<String>) {
        Self::deal_stacked(rules, seats, dealer, shuffled_deck(seed, 0), seed)
    }

    /// The same from this deck, the top card first.
    pub(crate) fn deal_stacked(
        rules: &Rules,
        seats: Seats,
        dealer: Seat,
        deck: Vec<Card>,
        seed: &Seed,
    ) -> (Self, Vec<String>) {
        let none = || vec![Vec::new(); seats.count()];
        let mut model = Self {
            rules: *rules,
            book: Book::of(rules, seats),
            seats,
            dealer,
            turn: dealer,
            stocks: none(),
            hands: none(),
            discards: vec![Default::default(); seats.count()],
            building: Default::default(),
            draw: deck,
            aside: Vec::new(),
            drawing: true,
            no_draw: BTreeSet::new(),
            quiet: 0,
            stalled: false,
            shuffles: 1,
            seed: *seed,
            over: None,
            events: Vec::new(),
        };
        model.deal_stocks();
        model.begin_turn(model.next_after(dealer));
        let events = std::mem::take(&mut model.events);
        (model, events)
    }

    /// B-04: one card at a time, each on top of the one before.
    fn deal_stocks(&mut self) {
        let first = self.next_after(self.dealer);
        for _ in 0..self.book.stock {
            for seat in self.seats.round_from(first, Direction::Clockwise) {
                let card = self.draw.remove(0);
                self.stocks[seat.index()].insert(0, card);
            }
        }
        self.say(format!("dealt {} {}", self.dealer, self.book.stock));
        for seat in self.seats.iter() {
            self.tell_stock(seat);
        }
    }
}
