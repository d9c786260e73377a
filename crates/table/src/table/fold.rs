//! A table from its log.

use super::Table;
use crate::{Entry, Fact, Live};

/// A log that gives no table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLog {
    /// It does not begin with a table being opened.
    #[error("a log begins with a table that is opened")]
    NotOpened,
    /// An entry cannot be.
    #[error("entry {seq} cannot be: {why}")]
    Entry {
        /// Its number.
        seq: u64,
        /// Why not.
        why: String,
    },
}

impl<G: Live> Table<G> {
    /// The table that wrote these entries. Hand it [`Input::Woke`](crate::Input::Woke) before it goes on after a while, so that the
    /// time in between does not count, and answer its [asks](Table::asks).
    ///
    /// # Errors
    /// The first entry that cannot be.
    pub fn fold(entries: impl IntoIterator<Item = Entry<G>>) -> Result<Self, BadLog> {
        let mut entries = entries.into_iter().peekable();
        let Some(Fact::Opened { seed, host, settings }) = entries.peek().map(|entry| &entry.fact) else {
            return Err(BadLog::NotOpened);
        };
        let mut table = Self::blank(settings.clone(), *host, *seed);
        for entry in entries {
            table.add(&entry)?;
        }
        Ok(table)
    }

    /// Adds the next entry of the log that this table is a fold of, for those who follow a table that somebody else runs.
    ///
    /// # Errors
    /// When it cannot be the next one. The table is of no use then.
    pub fn add(&mut self, entry: &Entry<G>) -> Result<(), BadLog> {
        let done = self.apply(entry).map(drop);
        done.map_err(|why| BadLog::Entry { seq: entry.seq, why })
    }
}
