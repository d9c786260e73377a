//! The way to a table: wishes go out, and what the table says comes in, whoever keeps it.

use protocol::{ToClient, Trouble, Wish};
use std::rc::Rc;

/// What is heard of a table.
#[derive(Clone, Debug)]
pub(crate) enum Heard {
    /// It says something.
    Told(Box<ToClient>),
    /// The connection is gone, and is being opened again.
    Lost,
    /// That was all, and why.
    Over(Trouble),
}

/// A way to a table.
pub(crate) trait Way {
    /// Wants something; the answer has this number.
    fn want(&self, wish: Wish) -> u64;

    /// Somebody speaks another language now.
    fn speak(&self) {}

    /// Goes away, without giving anything up.
    fn close(&self);
}

/// A way that several can hold.
pub(crate) type Road = Rc<dyn Way>;
