//! What every player of SKIP-BO can be asked.

use super::{Chance, Greedy};
use crate::Level;
use skipbo::{Action, View};

/// A player of SKIP-BO. Whoever runs the table asks it and shows it what its seat may know.
pub trait Player {
    /// What it does when it is its turn. Nothing if it is not.
    fn decide(&mut self, view: &View) -> Option<Action>;
}

/// A player of this level. What it leaves to chance follows from the seed.
pub fn player(level: Level, seed: u64) -> Box<dyn Player> {
    match level {
        Level::Chance => Box::new(Chance::new(seed)),
        Level::Greedy => Box::new(Greedy::new(seed)),
    }
}
