//! What somebody at a table knows, chooses step by step and is told in words, whatever he sees it on: a terminal or a page.
//!
//! A [`Board`] is a table as far as it is seen from a place at it; [`Far`] is one that a server keeps. A [`Desk`] is what lies before somebody, a [`Scene`] what there is to be seen at a moment, and a [`Visit`] is somebody at
//! a table that speaks the protocol. [`ByHand`] is what differs
//! between the games: what can be picked up and laid down, and what is asked then.

mod board;
mod by_hand;
mod desk;
mod far;
pub mod news;
mod scene;
pub mod skipbo;
pub mod solo;
mod visit;

pub use board::Board;
pub use by_hand::{ByHand, Wish};
pub use desk::{Countdown, Desk, Ends, Notice};
pub use far::{BOTS, Far, Strange};
pub use scene::Scene;
pub use visit::Visit;
