//! What the program and its bots say to each other: one JSON object a line. docs/BOTS.md describes it for those who write one.
//!
//! [`ToBot`] is what a bot is told and asked, [`FromBot`] what it says. Cards, actions, events and positions are texts in the notation
//! of their game (docs/NOTATION.md), and what a seat sees is cut into [`Fields`]; no type of a game is known here, so nothing
//! hidden can be written down by mistake.
//!
//! No input or output: a message becomes a line, and a line a message. Who carries it, a pipe or a socket, is not known here either.

mod fields;
mod from_bot;
mod line;
mod to_bot;

pub use fields::{Field, Fields};
pub use from_bot::{FromBot, Greeting};
pub use line::{BadLine, Message};
pub use to_bot::{Budget, Deal, End, Hello, Kind, Match, Options, Request, ToBot};

/// The version of the protocol. What only adds a message or a field, which others ignore, is no new one.
pub const VERSION: u32 = 1;

/// The longest line a bot may write, in bytes, its end not counted.
pub const MOST_FROM_BOT: usize = 64 * 1024;

/// The longest line a bot is sent, in bytes. What can be done with a large hand of SOLO makes long lists.
pub const MOST_TO_BOT: usize = 4 * 1024 * 1024;
