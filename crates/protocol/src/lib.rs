//! What the program says to bots, and a server to those at its tables: one JSON object a message.
//!
//! [`ToBot`] is what a bot is told and asked, [`FromBot`] what it says; docs/BOTS.md describes it for those who write one. [`ToServer`] is what
//! a person's client says at a table, [`ToClient`] what it hears, and [`http`] what is said around it: docs/PROTOCOL.md. [`worker`] is what a page and its worker say to each other. Cards, actions, events and
//! positions are texts in the notation of their game (docs/NOTATION.md); no type of a game is known here, so nothing hidden can be
//! written down by mistake.
//!
//! No input or output: a message becomes a line, and a line a message. Who carries it, a pipe or a socket, is not known here either.

mod fields;
mod from_bot;
mod glance;
pub mod http;
mod line;
mod telling;
mod to_bot;
mod to_client;
mod to_server;
pub mod worker;

pub use fields::{Field, Fields};
pub use from_bot::{FromBot, Greeting};
pub use glance::{Glance, Noticed};
pub use line::{BadLine, Message, in_words};
pub use telling::{Part, Telling};
pub use to_bot::{Budget, Deal, End, Hello, Kind, Match, Options, Request, ToBot};
pub use to_client::{
    Answer, Became, Happened, Listed, News, Person, Place, Pulse, Scores, Shuffle, Snapshot, Standing, ToClient,
    Trouble, Update,
};
pub use to_server::{Coming, ToServer, Wish};

/// The version of the protocol. What only adds a message or a field, which others ignore, is no new one.
pub const VERSION: u32 = 1;

/// The longest line a bot may write, in bytes, its end not counted.
pub const MOST_FROM_BOT: usize = 64 * 1024;

/// The longest line a bot is sent, in bytes. What can be done with a large hand of SOLO makes long lists.
pub const MOST_TO_BOT: usize = 4 * 1024 * 1024;

/// The longest message a client may send, in bytes.
pub const MOST_FROM_CLIENT: usize = 16 * 1024;

/// The longest message a client is sent, in bytes. A snapshot tells a match, of a very long one its end: that is a few millions.
pub const MOST_TO_CLIENT: usize = 16 * 1024 * 1024;

/// The number of a command is less than this: what a number of 64 bits with a point can hold exactly.
pub const MOST_ID: u64 = 1 << 53;
