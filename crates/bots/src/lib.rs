//! Players that think, and rounds in which they meet.
//!
//! A [`Player`] is given a view of the round, what its seat may know, and never the round itself. There are [`Chance`],
//! uniformly random, and [`Greedy`], who gets rid of the most valuable card; [`Level`] knows them by name. [`Playout`]
//! lets `chance` play against itself, for benchmarks and tests.

mod chance;
mod greedy;
mod player;
mod playout;

pub use chance::Chance;
pub use greedy::Greedy;
pub use player::{BadLevel, Level, Player};
pub use playout::{Playout, Tally};

/// The call of a viewer who owes one.
fn owed_call(view: &solo::View) -> Option<solo::Action> {
    let owes = view.owes().iter().any(|seat| view.viewer().is(seat));
    owes.then_some(solo::Action::Call)
}
