//! Many games at once, and what they come to.
//!
//! A [`Sim`] plays match after match between bots, on as many threads as it is given, and sums them up in [`Totals`]:
//! integers only, so that the same seed gives the same numbers whatever the number of threads. Means, shares and their
//! intervals are computed at the end ([`Mean`], [`Share`]). What it must know of a game is [`Simulated`]: who acts next and
//! what is counted; [`solo`] and [`skipbo`] say it for theirs. docs/LAB.md describes the model and the figures.
//!
//! No input or output and no clock: whoever runs a simulation is told how far it is, and can end it.

mod board;
mod contender;
mod counting;
mod key;
mod lineup;
mod numbers;
mod play;
mod recording;
mod seeds;
mod sim;
mod simulated;
pub mod skipbo;
pub mod solo;
mod totals;

pub use contender::Contender;
pub use key::{ByKey, Key};
pub use lineup::{Lineup, Players};
pub use numbers::{Histogram, Mean, Moments, Share};
pub use sim::Sim;
pub use simulated::{Simulated, Table, Tally};
pub use totals::{Counts, Totals};
