//! Players of SKIP-BO.

mod chance;
mod greedy;
mod player;
mod playout;

pub use chance::Chance;
pub use greedy::Greedy;
pub use player::Reason;
pub use playout::{MOST_TURNS, Playout};
