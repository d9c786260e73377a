//! A server: live tables over sockets, kept in a log that loses nothing.
//!
//! It is a shell around [`room`] and [`store`]. Every table that somebody is at is a task, which has it to itself: it takes what comes, hands
//! the entries to the store, and tells everybody what happened when they are on the disk, not before. A table that nobody is at is
//! put away, and folded from its log when somebody comes; one that nobody comes to any more is closed. docs/PROTOCOL.md says what is spoken, docs/SERVER.md how it is run.

mod archive;
mod chance;
mod code;
mod config;
#[cfg(test)]
mod fuzz;
mod guests;
mod http;
mod hub;
mod limits;
mod lobby;
mod metrics;
mod page;
mod peer;
mod rooms;
mod serve;
mod socket;
mod sweep;
mod task;
#[cfg(feature = "testing")]
pub mod testing;
mod time;
mod turns;

pub use archive::matches;
pub use config::{Config, Limits};
pub use limits::Rate;
pub use page::{BadPage, Page};
pub use serve::serve;

pub(crate) use hub::Hub;
