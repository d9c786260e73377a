//! Many games at once, and what they come to.
//!
//! A [`Sim`] plays match after match of SOLO between bots, on as many threads as it is given, and sums them up in
//! [`Totals`]: integers only, so that the same seed gives the same numbers whatever the number of threads. Means, shares
//! and their intervals are computed at the end ([`Mean`], [`Share`]). Who is first when several players throw a card in
//! is decided by [`Reactions`]. docs/LAB.md describes the model and the figures.
//!
//! No input or output and no clock: whoever runs a simulation is told how far it is, and can end it.

mod board;
mod counting;
mod figure;
mod numbers;
mod reaction;
mod recording;
mod seeds;
mod sim;
mod table;
mod tally;
mod totals;

pub use figure::{Figure, Figures};
pub use numbers::{Histogram, Mean, Moments, Share};
pub use reaction::Reactions;
pub use sim::Sim;
pub use table::MOST_ACTIONS;
pub use totals::Totals;
