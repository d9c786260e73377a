//! Players that think, and rounds in which they meet.
//!
//! A player is given a view of the round, what its seat may know, and never the round itself. For now there is one:
//! [`Chance`], uniformly random, for benchmarks and tests. [`Playout`] lets it play against itself.

mod chance;
mod playout;

pub use chance::Chance;
pub use playout::{Playout, Tally};
