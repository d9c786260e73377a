//! Players that think, and deals in which they meet.
//!
//! A [`Player`] is a fold over what its seat sees: it hears the events, is given a view, what its seat may know, and never
//! the game itself. [`Level`] knows them by name, and [`Played`] makes them for a game. The modules [`solo`] and
//! [`skipbo`] have them for each game, and a `Playout` that lets one play against itself, for benchmarks and tests.

mod level;
mod player;
mod random;
pub mod skipbo;
pub mod solo;
mod tally;
#[cfg(feature = "train")]
mod threads;

pub use level::{BadBot, BadLevel, Bot, Level};
pub use player::{Played, Player};
pub use random::Random;
pub use tally::Tally;
