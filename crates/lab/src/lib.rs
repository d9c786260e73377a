//! Many games at once, and what they come to.
//!
//! A [`Sim`] plays match after match between bots, on as many threads as it is given, and sums them up in [`Totals`]:
//! integers only, so that the same seed gives the same numbers whatever the number of threads. Means, shares and their
//! intervals are computed at the end ([`Mean`], [`Share`]). What it must know of a game is [`Simulated`]: who acts next and
//! what is counted; [`solo`] and [`skipbo`] say it for theirs. Two runs by different rules are compared by [`findings`]. docs/LAB.md
//! describes the model and the figures.
//!
//! An [`Arena`] finds out which bot is stronger: it plays the same deal with everybody in every seat, and its [`Standings`] say who wins how
//! much, and how sure that is.
//!
//! No input or output and no clock: whoever runs a simulation or an arena is told how far it is, and can end it.

mod arena;
mod board;
mod contender;
mod counting;
mod course;
mod difference;
mod faults;
mod key;
mod lineup;
mod numbers;
mod odds;
mod play;
mod recording;
mod seeds;
mod seer;
mod sim;
mod simulated;
pub mod skipbo;
pub mod solo;
mod totals;
mod versus;

pub use arena::{
    Arena, BadPlan, BadSprt, Estimate, Evidence, Pair, Plan, Rating, Sprt, Standing, Standings, Unit, Verdict,
};
pub use contender::Contender;
pub use course::{Course, LONGEST_COURSE};
pub use difference::{Difference, Way};
pub use faults::{FaultCount, Faults};
pub use key::{ByKey, Key};
pub use lineup::{Lineup, Players};
pub use numbers::{Differences, Histogram, Mean, Moments, Share};
pub use odds::{Odds, Wins};
pub use seer::Seer;
pub use sim::Sim;
pub use simulated::{Simulated, Table, Tally};
pub use totals::{Counts, Totals};
pub use versus::{Finding, Topic, findings};
