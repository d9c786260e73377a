//! What is said to somebody, and the way to him.

use bytes::Bytes;
use protocol::{Message, ToClient};
use std::cell::RefCell;
use std::fmt;

/// The way to somebody who is connected. It has a bound: who does not read is cut off.
pub trait Outbox: Clone {
    /// Sends something, without waiting.
    fn send(&self, said: Said) -> Sent;

    /// Whether it leads to the same connection.
    fn is_same(&self, other: &Self) -> bool;
}

/// What became of something that was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sent {
    /// It is on its way.
    Done,
    /// Nobody is there any more.
    Gone,
    /// There is no room for more.
    Full,
}

/// Something that is said to somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// More may follow.
    More(Text),
    /// All these, one after the other; more may follow. They are one thing: whoever is told a whole match is not too slow for it.
    Many(Vec<Text>),
    /// It is the last word.
    Last(Text),
}

/// A message as it is sent. Many can have the same one.
#[derive(Clone, PartialEq, Eq)]
pub struct Text(Bytes);

impl Text {
    /// A message that was written in room that is used again.
    pub(crate) fn copied(message: &str) -> Self {
        Self(Bytes::copy_from_slice(message.as_bytes()))
    }

    /// A line that was written already.
    pub(crate) fn of(line: String) -> Self {
        Self(line.into())
    }

    /// The message.
    ///
    /// # Panics
    /// Never: every message is text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("messages are text")
    }

    /// The message, without a copy.
    pub fn into_bytes(self) -> Bytes {
        self.0
    }
}

impl From<&ToClient> for Text {
    fn from(message: &ToClient) -> Self {
        thread_local! {
            static BUFFER: RefCell<Vec<u8>> = RefCell::default();
        }
        BUFFER.with_borrow_mut(|buffer| {
            message.write(buffer);
            Self(Bytes::copy_from_slice(buffer))
        })
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
