//! Players that think, and deals in which they meet.
//!
//! A player is given a view, what its seat may know, and never the game itself. [`Level`] knows them by name: `chance`,
//! uniformly random, and `greedy`, who plays the next best card. The modules [`solo`] and [`skipbo`] have them for each game,
//! and a `Playout` that lets one play against itself, for benchmarks and tests.

mod level;
mod random;
pub mod skipbo;
pub mod solo;
mod tally;

pub use level::{BadLevel, Level};
pub use random::Random;
pub use tally::Tally;
