//! How a deal ended, and what the scores say over a match.

use crate::{BySeat, Seat, SeatSet, Seats};

/// How one deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won it: nobody when it was blocked, several when they are partners.
    pub winners: SeatSet,
    /// What each seat writes down.
    pub points: BySeat<u32>,
}

/// The score sheet of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scores {
    /// What each seat has so far.
    pub totals: BySeat<u32>,
    /// How many deals were played.
    pub deals: u32,
}

impl Scores {
    /// An empty sheet.
    pub fn new(seats: Seats) -> Self {
        Self {
            totals: BySeat::new(seats, 0),
            deals: 0,
        }
    }

    /// Writes down what a deal brought.
    pub fn add(&mut self, outcome: &Outcome) {
        for (seat, points) in outcome.points.iter() {
            self.totals[seat] = self.totals[seat].saturating_add(*points);
        }
        self.deals += 1;
    }

    /// The highest total.
    pub fn highest(&self) -> u32 {
        self.totals.values().iter().copied().max().unwrap_or(0)
    }

    /// Those who have exactly `total`.
    pub fn with_total(&self, total: u32) -> SeatSet {
        self.totals
            .iter()
            .filter(|(_, t)| **t == total)
            .map(|(seat, _): (Seat, _)| seat)
            .collect()
    }

    /// Those who have the least.
    pub fn lowest(&self) -> SeatSet {
        self.with_total(self.totals.values().iter().copied().min().unwrap_or(0))
    }
}
