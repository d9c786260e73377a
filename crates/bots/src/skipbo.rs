//! Players of SKIP-BO.

mod chance;
mod family;
mod features;
mod greedy;
mod learned;
mod net;
mod planner;
mod player;
mod playout;
mod position;
mod reason;
mod search;
mod thinker;
#[cfg(feature = "train")]
pub mod train;

pub use chance::Chance;
pub use family::Family;
pub use greedy::Greedy;
pub use net::{Kind, Weights};
pub use planner::Planner;
pub use playout::{MOST_TURNS, Playout};
pub use reason::{Reason, Why};
pub use thinker::{Judged, Planning, Thinker};
