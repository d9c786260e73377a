//! What a game is to Reihum.
//!
//! Here live the words that every game shares: [`Seat`], [`Actor`], [`Outcome`], [`Scores`], the trait [`Game`] with its
//! [`Match`], its [`record`] as text, and the seeded shuffle, the only source of chance. No game lives here, no input or
//! output, no clock.
//!
//! With the feature `testing` comes the conformance kit, which every game passes.

mod game;
mod matches;
pub mod notation;
mod outcome;
mod quote;
pub mod record;
mod seat;
mod shuffle;
mod sorted;
#[cfg(feature = "testing")]
pub mod testing;

pub use game::{Actor, BadTable, Game, Projection, Refusal, Sink, Viewer};
pub use matches::Match;
pub use outcome::{Outcome, Scores};
pub use quote::{plain, quoted};
pub use seat::{BySeat, Direction, MAX_SEATS, Seat, SeatSet, Seats};
pub use shuffle::{BadSeed, Chance, Seed, below};
pub use sorted::sorted_by_key;
