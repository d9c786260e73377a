//! Somebody at a server's table, over real sockets.
//!
//! [`Server`] is what is asked over plain HTTP: to be somebody, to open a table, which tables there are. [`Connection`] is one socket to a table,
//! and nothing more. [`Visit`] is somebody who stays at a table whatever the socket does: it comes back by itself, goes on after the last moment
//! that it has seen, and repeats what was not answered.
//!
//! What can be said without a network is said without one: [`Known`] is what a guest knows of a table, [`Outbox`] what he has asked for and was not
//! answered, [`Ids`] the numbers of his commands, and [`Backoff`] how long he waits before he tries again. Without the feature `sockets` there is only this, and
//! it builds for a browser.

#[cfg(feature = "sockets")]
mod address;
mod backoff;
#[cfg(feature = "sockets")]
mod connection;
#[cfg(feature = "sockets")]
mod error;
mod ids;
mod known;
mod outbox;
#[cfg(feature = "sockets")]
mod server;
#[cfg(feature = "sockets")]
mod visit;

#[cfg(feature = "sockets")]
pub use address::{Address, BadAddress};
pub use backoff::Backoff;
#[cfg(feature = "sockets")]
pub use connection::Connection;
#[cfg(feature = "sockets")]
pub use error::Error;
pub use ids::Ids;
pub use known::{Amiss, BadSight, Known};
pub use outbox::Outbox;
#[cfg(feature = "sockets")]
pub use server::{Guest, Server};
#[cfg(feature = "sockets")]
pub use visit::{Heard, Visit};
