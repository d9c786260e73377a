//! What every player of SOLO can be asked.

use super::{Chance, Greedy};
use crate::Level;
use solo::{Action, View};

/// A player of SOLO. Whoever runs the table asks it and shows it what its seat may know.
pub trait Player {
    /// What it does when the round waits for it: its turn, or the answer to a question. Nothing if the round does not.
    fn decide(&mut self, view: &View) -> Option<Action>;

    /// Whether it throws in a card now (S-13), and how.
    fn interject(&mut self, view: &View) -> Option<Action>;

    /// Whether it calls Solo now, a call that goes with no play: one that became due through somebody else's action too.
    fn call(&mut self, view: &View) -> Option<Action>;
}

/// A player of this level. What it leaves to chance follows from the seed.
pub fn player(level: Level, seed: u64) -> Box<dyn Player> {
    match level {
        Level::Chance => Box::new(Chance::new(seed)),
        Level::Greedy => Box::new(Greedy),
    }
}
