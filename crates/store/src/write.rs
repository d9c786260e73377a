//! What can be written, and why it was not; and the trait of those who write it.

use crate::{Finished, GuestId, Reader, TableId};
use std::sync::Arc;

/// One thing to be written. Those of one commit are on the disk together, but each is judged for itself, after those before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// A new table.
    Open {
        /// Its number, which no table has had.
        table: TableId,
        /// By what people find it. No other open table has the same.
        code: String,
        /// Whether strangers may find it.
        public: bool,
        /// When it was opened, in milliseconds since 1970.
        at: u64,
        /// The first entries of its log, a line each.
        entries: Vec<String>,
    },
    /// The next entries of a table's log.
    Append {
        /// The table, which is open.
        table: TableId,
        /// How many entries its log has now.
        expected: u64,
        /// The entries that follow, a line each.
        entries: Vec<String>,
        /// Matches that ended with them, in the order of their numbers. One with a number that is there already takes its place.
        finished: Vec<Finished>,
    },
    /// A table is closed: it is not listed any more, its code is free again, its log stays as it is.
    Close {
        /// The table, which is open.
        table: TableId,
        /// How many entries its log has now: whoever was quicker keeps it open.
        expected: u64,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// The matches of a table were derived from its log again: these take the place of all that were there.
    Derive {
        /// The table, open or closed.
        table: TableId,
        /// Its matches, in the order of their numbers.
        finished: Vec<Finished>,
    },
    /// A new guest.
    Guest {
        /// His number, which nobody has had.
        guest: GuestId,
        /// What his secret hashes to. The secret itself is nowhere.
        digest: [u8; 32],
        /// His name.
        name: String,
        /// When he came, in milliseconds since 1970.
        at: u64,
    },
    /// A guest has another name.
    Rename {
        /// The guest.
        guest: GuestId,
        /// His name from now on.
        name: String,
    },
}

/// Why something was not written. Nothing of it is in the store.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// Somebody else has appended in the meantime, or nobody has yet.
    #[error("the log has {length} entries")]
    Conflict {
        /// How long the log is.
        length: u64,
    },
    /// There is no table with this number.
    #[error("there is no such table")]
    NoSuchTable,
    /// The table is closed.
    #[error("the table is closed")]
    Closed,
    /// There is, or was, a table with this number.
    #[error("there is a table with this number")]
    TableExists,
    /// An open table has this code.
    #[error("an open table has this code")]
    CodeTaken,
    /// There is no guest with this number.
    #[error("there is no such guest")]
    NoSuchGuest,
    /// There is a guest with this number, or with this digest.
    #[error("there is a guest with this number or this secret")]
    GuestExists,
    /// An entry has more than one line, a number or a time is 2⁶³ or more, or matches or seats are not in ascending order.
    #[error("an entry has two lines, a number is too large, or matches or seats are not in order")]
    Invalid,
    /// The whole commit came to nothing: the disk is full, or something worse. The next one may go well.
    #[error("it could not be written: {0}")]
    Failed(Arc<str>),
}

impl Refused {
    /// A commit that came to nothing, and why.
    pub fn failed(why: impl AsRef<str>) -> Self {
        Self::Failed(why.as_ref().into())
    }
}

/// Where logs are kept. It has one writer, and readers in any number.
pub trait Store: Send {
    /// Writes all of these in one commit, which is on the disk when this returns, and says of each whether it was written. When the
    /// commit itself fails, all are answered [`Refused::Failed`], and nothing of it is there.
    fn commit(&mut self, writes: &[Write]) -> Vec<Result<(), Refused>>;

    /// Somebody who reads, from any thread, while this one writes.
    fn reader(&self) -> Arc<dyn Reader>;
}

impl<S: Store + ?Sized> Store for Box<S> {
    fn commit(&mut self, writes: &[Write]) -> Vec<Result<(), Refused>> {
        (**self).commit(writes)
    }

    fn reader(&self) -> Arc<dyn Reader> {
        (**self).reader()
    }
}

/// The largest number a store takes: SQLite's integers have a sign.
const MOST: u64 = i64::MAX as u64;

impl Write {
    /// Whether any store could take it.
    pub(crate) fn check(&self) -> Result<(), Refused> {
        let numbers: &[u64] = match self {
            Self::Open { table, at, .. } => &[table.0, *at],
            Self::Append { table, expected, .. } => &[table.0, *expected],
            Self::Close { table, expected, at } => &[table.0, *expected, *at],
            Self::Derive { table, .. } => &[table.0],
            Self::Guest { guest, at, .. } => &[guest.0, *at],
            Self::Rename { guest, .. } => &[guest.0],
        };
        let (entries, finished) = match self {
            Self::Open { entries, .. } => (entries.as_slice(), &[][..]),
            Self::Append { entries, finished, .. } => (entries.as_slice(), finished.as_slice()),
            Self::Derive { finished, .. } => (&[][..], finished.as_slice()),
            _ => (&[][..], &[][..]),
        };
        let fits = numbers.iter().all(|number| *number <= MOST)
            && !entries.iter().any(|entry| entry.contains('\n'))
            && finished.iter().all(Finished::fits)
            && finished.is_sorted_by(|a, b| a.number < b.number);
        if fits { Ok(()) } else { Err(Refused::Invalid) }
    }
}

impl Finished {
    fn fits(&self) -> bool {
        let mut guests = self.players.iter().filter_map(|player| player.guest);
        self.ended <= MOST && guests.all(|guest| guest.0 <= MOST) && self.players.is_sorted_by(|a, b| a.seat < b.seat)
    }
}
