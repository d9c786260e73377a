//! A match: deals with a moving dealer and a score sheet, until somebody has won.

use crate::{Direction, Game, Outcome, Scores, Seat, SeatSet, Seats, Seed, Sink};

/// A match of several deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    rules: G::Rules,
    dealer: Seat,
    scores: Scores,
}

impl<G: Game> Match<G> {
    /// A match before its first deal; `seed` decides who deals it.
    pub fn new(rules: G::Rules, seats: Seats, seed: &Seed, sink: &mut impl Sink<G::Event>) -> Self {
        let dealer = G::first_dealer(&rules, seats, seed, sink);
        Self::resumed(rules, dealer, Scores::new(seats))
    }

    /// A match with some deals behind it, before a deal by `dealer`.
    pub fn resumed(rules: G::Rules, dealer: Seat, scores: Scores) -> Self {
        Self { rules, dealer, scores }
    }

    /// Deals.
    pub fn deal(&self, seed: &Seed, sink: &mut impl Sink<G::Event>) -> G {
        G::deal(&self.rules, self.seats(), self.dealer, seed, sink)
    }

    /// Writes down a finished deal and passes the deal to the left.
    pub fn add(&mut self, outcome: &Outcome) {
        self.scores.add(outcome);
        self.dealer = self.seats().next(self.dealer, Direction::Clockwise);
    }

    /// The rules of the match.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The seats at the table.
    pub fn seats(&self) -> Seats {
        self.scores.totals.seats()
    }

    /// Who deals next.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The score sheet.
    pub fn scores(&self) -> &Scores {
        &self.scores
    }

    /// Who has won, once the match is over.
    pub fn winners(&self) -> Option<SeatSet> {
        G::match_winners(&self.rules, &self.scores)
    }
}
