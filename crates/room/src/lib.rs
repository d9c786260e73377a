//! A table and those who are connected to it, in the words of the protocol.
//!
//! It is what a server and a page without one have in common: [`Room`] takes what clients say, hands it to the [`table`], and lays ready what is to be kept and what is to be told then.
//! It waits for nothing and keeps nothing itself. Whoever has one asks [`Room::write`] for what is new, keeps that, says so with [`Room::kept`], and only then lets
//! [`Room::deliver`] tell everybody.

mod hear;
mod machine;
mod outbox;
mod room;
mod say;
mod settings;
mod speech;
mod tidings;

pub use outbox::{Outbox, Said, Sent, Text};
pub use room::{Entering, Facts, Incoming, New, Room, Thought, Voice, bye};
pub use settings::{may_sit, settings};
pub use speech::{learn, with_words};

use table::Live;
use words::Told;

/// A game that can be played in a room.
pub trait Hosted:
    Live<Rules: Send + Default, Action: Send, Illegal: Send, Event: Send, Seen: Send, Sight: Send> + Told + Send + 'static
{
}

impl Hosted for solo::Round {}
impl Hosted for skipbo::Round {}
