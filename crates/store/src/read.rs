//! What can be looked up.

use crate::{Finished, GuestId, Mark, Played, TableId};

/// A table, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its number.
    pub id: TableId,
    /// By what people find it, as long as it is open.
    pub code: String,
    /// Whether strangers may find it.
    pub public: bool,
    /// When it was opened, in milliseconds since 1970.
    pub opened: u64,
    /// When it was closed, if it was.
    pub closed: Option<u64>,
    /// How many entries its log has.
    pub length: u64,
}

/// A guest, as he is kept. Nobody gets the digest back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestRow {
    /// His number.
    pub id: GuestId,
    /// His name.
    pub name: String,
    /// When he came, in milliseconds since 1970.
    pub at: u64,
}

/// The store could not be read, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the store cannot be read: {0}")]
pub struct Unreadable(pub String);

/// Who reads. What was answered to a writer is seen by whoever asks after that; of a commit, all is seen or nothing.
///
/// # Errors
/// Everything here fails only when the store cannot be read. What is not there is no error.
#[expect(clippy::missing_errors_doc, reason = "said once, above")]
pub trait Reader: Send + Sync {
    /// The log of a table; empty if there is no such table.
    fn log(&self, table: TableId) -> Result<Vec<String>, Unreadable> {
        self.log_after(table, 0)
    }

    /// The log of a table without its first entries.
    fn log_after(&self, table: TableId, first: u64) -> Result<Vec<String>, Unreadable>;

    /// A table, open or closed.
    fn table(&self, table: TableId) -> Result<Option<TableRow>, Unreadable>;

    /// The open table with this code.
    fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, Unreadable>;

    /// The table that was closed last of those that had this code.
    fn closed_by_code(&self, code: &str) -> Result<Option<TableRow>, Unreadable>;

    /// All open tables, by their numbers.
    fn tables(&self) -> Result<Vec<TableRow>, Unreadable>;

    /// All tables there ever were, by their numbers.
    fn every_table(&self) -> Result<Vec<TableRow>, Unreadable>;

    /// The highest number that a table has had.
    fn highest_table(&self) -> Result<Option<TableId>, Unreadable>;

    /// A guest.
    fn guest(&self, guest: GuestId) -> Result<Option<GuestRow>, Unreadable>;

    /// The guest whose secret hashes to this.
    fn guest_by_digest(&self, digest: &[u8; 32]) -> Result<Option<GuestRow>, Unreadable>;

    /// The highest number that a guest has had.
    fn highest_guest(&self) -> Result<Option<GuestId>, Unreadable>;

    /// The matches that a guest has played, the newest first, without their records: those before the mark, if there is one.
    fn history(&self, guest: GuestId, before: Option<Mark>, limit: usize) -> Result<Vec<Played>, Unreadable>;

    /// A match with its record.
    fn finished(&self, table: TableId, number: u32) -> Result<Option<Finished>, Unreadable>;
}
