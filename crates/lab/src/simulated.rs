//! What the laboratory must know of a game beyond [`Game`]: who acts next, and what is counted.

use crate::{Counts, Key, Players};
use bots::Played;
use game::{Chance, Seat, SeatSet, Seats, Sink};

/// A game that bots play here.
pub trait Simulated: Played<Rules: Send + Sync> {
    /// Bots at a table.
    type Table: Table<Self>;
    /// One deal, counted by its events.
    type Tally: Tally<Self>;
    /// What can happen in a deal, once or often: its mean is told.
    type Figure: Key;
    /// What can be true of a deal: its share is told.
    type Mark: Key;
    /// Numbers whose spread is told.
    type Spread: Key;

    /// Who wins together: everybody for himself, unless the rules have teams.
    fn sides(_rules: &Self::Rules, seats: Seats) -> Vec<SeatSet> {
        seats.iter().map(SeatSet::only).collect()
    }
}

/// Bots at a table for one match. They hear of everything that happens, and each decides by its own view.
pub trait Table<G: Played>: Sink<G::Event> {
    /// These bots. What happens between them follows from `chance`.
    fn new(players: Players<G>, chance: Chance) -> Self;

    /// The bots.
    fn players(&mut self) -> &mut Players<G>;

    /// Who does what next. Nothing when the deal is over, or has lasted so long that it is left unfinished.
    fn next_action(&mut self, deal: &G) -> Option<(Seat, G::Action)>;
}

/// One deal, counted by its events.
pub trait Tally<G: Simulated>: Default + Sink<G::Event> {
    /// The deal is over, or left unfinished: what was counted is added.
    fn add_to(self, deal: &G, counts: &mut Counts<G>);
}
