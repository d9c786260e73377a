//! What the laboratory must know of a game beyond [`Game`]: who acts next, and what is counted.

use crate::{Contender, Counts, Histogram, Key, Players};
use bots::Played;
use game::{Chance, Scores, Seat, SeatSet, Seats, Sink};

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

    /// What a player can do in a deal that may have to do with who wins it.
    type Deed: Key;

    /// Turns in a deal.
    const TURNS: Self::Spread;
    /// Whether there was a block.
    const BLOCKED: Self::Mark;

    /// Somebody who sees everything, as a yardstick, if the game has one.
    fn seer() -> Option<Contender<Self>> {
        None
    }

    /// The links of chains, if there are chains in the game.
    fn chains(_: &Counts<Self>) -> Option<&Histogram> {
        None
    }

    /// The turns of first blocks, if a deal can go on after one.
    fn first_block(_: &Counts<Self>) -> Option<&Histogram> {
        None
    }

    /// Whether few points are better than many.
    fn fewer_points_win(rules: &Self::Rules, seats: Seats) -> bool {
        let Some(rich) = seats.iter().next() else {
            return false;
        };
        let mut scores = Scores::new(seats);
        scores.totals[rich] = u32::MAX;
        scores.deals = 1;
        Self::match_winners(rules, &scores).is_some_and(|winners| !winners.contains(rich))
    }

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
    /// How many seconds people would have taken for this deal, as far as it went.
    fn seconds(&self, deal: &G) -> u32;

    /// The deal is over, or left unfinished: what was counted is added.
    fn add_to(self, deal: &G, counts: &mut Counts<G>);
}
