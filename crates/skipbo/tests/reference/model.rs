//! The slow, obvious reference of SKIP-BO: the rules B-01 to B-24 done with plain lists, one short function a rule.
//!
//! It knows nothing of the engine. Here is the position and what everything else needs; `deal.rs` begins a game,
//! `refusal.rs` and `legal.rs` say what may be done, `play.rs` and `turn.rs` what then happens.

use super::book::Book;
use game::{BySeat, Seat, SeatSet, Seats, Seed, Viewer};
use skipbo::{Card, Over, Position, Rules, Setup, Sight};
use std::collections::BTreeSet;

/// A game of SKIP-BO.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Model {
    pub(crate) rules: Rules,
    pub(crate) book: Book,
    pub(crate) seats: Seats,
    pub(crate) dealer: Seat,
    pub(crate) turn: Seat,
    /// The top card first, seat 1's pile first.
    pub(crate) stocks: Vec<Vec<Card>>,
    /// In the order of faces.
    pub(crate) hands: Vec<Vec<Card>>,
    /// The top card of each pile first.
    pub(crate) discards: Vec<[Vec<Card>; 4]>,
    /// The first card of each pile first.
    pub(crate) building: [Vec<Card>; 4],
    /// The top card first.
    pub(crate) draw: Vec<Card>,
    /// In the order of faces.
    pub(crate) aside: Vec<Card>,
    /// B-24: whether cards are drawn in this turn.
    pub(crate) drawing: bool,
    /// B-24: whose next turn goes without drawing.
    pub(crate) no_draw: BTreeSet<Seat>,
    /// B-15: turns in a row without anything drawn, played or discarded; 0 once something was in this one.
    pub(crate) quiet: u8,
    /// B-15: there was a block, and no stock card was played since.
    pub(crate) stalled: bool,
    pub(crate) shuffles: u16,
    pub(crate) seed: Seed,
    pub(crate) over: Option<Over>,
    /// What has happened since the last action began.
    pub(crate) events: Vec<String>,
}

impl Model {
    pub(crate) fn from_setup(setup: &Setup) -> Self {
        Self {
            rules: setup.rules,
            book: Book::of(&setup.rules, setup.seats),
            seats: setup.seats,
            dealer: setup.dealer,
            turn: setup.turn,
            stocks: setup.stocks.values().to_vec(),
            hands: setup.hands.values().to_vec(),
            discards: setup.discards.values().to_vec(),
            building: setup.building.clone(),
            draw: setup.draw.clone(),
            aside: setup.aside.clone(),
            drawing: setup.drawing,
            no_draw: setup.no_draw.iter().collect(),
            quiet: setup.quiet,
            stalled: setup.stalled,
            shuffles: setup.shuffles,
            seed: setup.seed.expect("the truth has a seed"),
            over: setup.over,
            events: Vec::new(),
        }
    }

    pub(crate) fn setup(&self) -> Setup {
        self.position(None, |cards, _| cards.to_vec(), Some(self.seed))
    }

    /// What one viewer sees: no hand but the own one, no draw pile, and of every stock pile only the top (B-04).
    pub(crate) fn sight(&self, viewer: Viewer) -> Sight {
        let seen = |cards: &[Card], whose: Whose| {
            let is_seen = |place| match whose {
                Whose::Hand(seat) => viewer == Viewer::Seat(seat),
                Whose::Stock => place == 0,
                Whose::Nobody => false,
            };
            let seen = |(place, card): (usize, &Card)| is_seen(place).then_some(*card);
            cards.iter().enumerate().map(seen).collect()
        };
        self.position(Some(viewer), seen, None)
    }

    fn position<C: Clone>(
        &self,
        viewer: Option<Viewer>,
        told: impl Fn(&[Card], Whose) -> Vec<C>,
        seed: Option<Seed>,
    ) -> Position<C> {
        Position {
            viewer,
            rules: self.rules,
            seats: self.seats,
            dealer: self.dealer,
            turn: self.turn,
            stocks: BySeat::from_fn(self.seats, |seat| told(self.stock(seat), Whose::Stock)),
            hands: BySeat::from_fn(self.seats, |seat| told(self.hand(seat), Whose::Hand(seat))),
            discards: BySeat::from_fn(self.seats, |seat| self.discards[seat.index()].clone()),
            building: self.building.clone(),
            draw: told(&self.draw, Whose::Nobody),
            aside: self.aside.clone(),
            drawing: self.drawing,
            no_draw: self.no_draw.iter().copied().collect(),
            quiet: self.quiet,
            stalled: self.stalled,
            shuffles: self.shuffles,
            seed,
            over: self.over,
        }
    }

    pub(crate) fn hand(&self, seat: Seat) -> &Vec<Card> {
        &self.hands[seat.index()]
    }

    pub(crate) fn stock(&self, seat: Seat) -> &Vec<Card> {
        &self.stocks[seat.index()]
    }

    /// Whom play waits for.
    pub(crate) fn waits_for(&self) -> Vec<Seat> {
        if self.over.is_some() {
            Vec::new()
        } else {
            vec![self.turn]
        }
    }

    /// How many cards a seat and its partner have left in stock.
    pub(crate) fn left(&self, seat: Seat) -> usize {
        self.book
            .side(seat)
            .iter()
            .map(|member| self.stock(*member).len())
            .sum()
    }

    /// Who has won the game, once it is over.
    pub(crate) fn winners(&self) -> SeatSet {
        match self.over {
            Some(Over::Won(seats)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// B-19: what each seat writes down, once the game is over; partners have one score.
    pub(crate) fn points(&self) -> Option<Vec<u32>> {
        self.over?;
        let winners = self.winners();
        let opponents = self.seats.iter().filter(|seat| !winners.contains(*seat));
        let left: usize = opponents.map(|seat| self.stock(seat).len()).sum();
        let points = |seat| {
            if winners.contains(seat) {
                25 + 5 * left as u32
            } else {
                0
            }
        };
        Some(self.seats.iter().map(points).collect())
    }

    pub(crate) fn say(&mut self, event: String) {
        self.events.push(event);
    }
}

/// Which cards are to be told of.
enum Whose {
    Hand(Seat),
    Stock,
    Nobody,
}

/// The same cards in the order of faces, as text.
pub(crate) fn list(cards: &[Card]) -> String {
    let mut cards = cards.to_vec();
    cards.sort();
    let texts: Vec<String> = cards.iter().map(Card::to_string).collect();
    texts.join(" ")
}
