//! Who sits where, and the players of one match in their seats.

use crate::Contender;
use crate::seer::Sitting;
use bots::{Played, Player};
use game::{Match, Seat, Seats, Viewer};
use std::fmt;
use std::ops::Index;

/// A contender for every seat.
pub struct Lineup<G: Played> {
    seats: Seats,
    contenders: Vec<Contender<G>>,
}

impl<G: Played> Lineup<G> {
    /// For each seat the contender that `who` names.
    pub fn new(seats: Seats, who: impl FnMut(Seat) -> Contender<G>) -> Self {
        Self {
            seats,
            contenders: seats.iter().map(who).collect(),
        }
    }

    /// The same one everywhere.
    pub fn all(seats: Seats, contender: &Contender<G>) -> Self {
        Self::new(seats, |_| contender.clone())
    }

    /// The seats.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// The contenders, from the first seat on.
    pub fn iter(&self) -> impl Iterator<Item = &Contender<G>> {
        self.contenders.iter()
    }

    /// A player for every seat. What one leaves to chance follows from its number.
    pub(crate) fn players(&self, mut number: impl FnMut() -> u64) -> Players<G> {
        Players {
            seats: self.seats,
            players: self.iter().map(|contender| contender.player(number())).collect(),
        }
    }
}

impl<G: Played> Index<Seat> for Lineup<G> {
    type Output = Contender<G>;

    fn index(&self, seat: Seat) -> &Contender<G> {
        &self.contenders[seat.index()]
    }
}

impl<G: Played> Clone for Lineup<G> {
    fn clone(&self) -> Self {
        Self {
            seats: self.seats,
            contenders: self.contenders.clone(),
        }
    }
}

impl<G: Played> fmt::Debug for Lineup<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.contenders).finish()
    }
}

/// The players of one match. Each hears what its seat sees, and is asked by its view.
pub struct Players<G: Played> {
    seats: Seats,
    players: Vec<Sitting<G>>,
}

impl<G: Played> Players<G> {
    /// The seats.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// A deal of this match is about to be made.
    pub(crate) fn begin(&mut self, score: &Match<G>) {
        for (seat, sitting) in self.seats.iter().zip(&mut self.players) {
            sitting.player().begin(score, seat);
        }
    }

    /// Somebody will be asked something in this deal.
    pub(crate) fn show(&mut self, deal: &G) {
        for sitting in &mut self.players {
            sitting.show(deal);
        }
    }

    /// There will be no more deals.
    pub(crate) fn end(&mut self, score: &Match<G>) {
        for sitting in &mut self.players {
            sitting.player().end(score);
        }
    }

    /// Something happened.
    pub fn hear(&mut self, event: &G::Event) {
        for (seat, sitting) in self.seats.iter().zip(&mut self.players) {
            if let Some(seen) = G::seen(event, Viewer::Seat(seat)) {
                sitting.player().hear(&seen);
            }
        }
    }

    /// The player in a seat.
    pub fn at(&mut self, seat: Seat) -> Option<&mut dyn Player<G>> {
        self.players.get_mut(seat.index()).map(Sitting::player)
    }
}
