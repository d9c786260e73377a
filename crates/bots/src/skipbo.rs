//! Players of SKIP-BO.

mod chance;
mod greedy;
mod player;
mod playout;

pub use chance::Chance;
pub use greedy::Greedy;
pub use player::{Player, player};
pub use playout::{MOST_TURNS, Playout};
