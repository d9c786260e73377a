//! Players of SKIP-BO.

mod chance;
mod club;
mod family;
mod features;
mod greedy;
mod learned;
mod master;
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
mod weights;
mod worlds;

pub use chance::Chance;
pub use club::Club;
pub use family::Family;
pub use greedy::Greedy;
pub use master::Master;
pub use net::{Kind, Weights};
pub use planner::Planner;
pub use playout::{MOST_TURNS, Playout};
pub use reason::{Reason, Why};
pub use thinker::{Judged, Planning, Thinker};
pub use weights::{knows, learn};
