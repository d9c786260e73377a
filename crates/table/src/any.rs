//! A table of either game, for those who do not know which: a server, and whoever reads a log. The one list of games at tables.

use crate::entry::game_name;
use crate::{BadEntry, BadLog, Table, read_log};
use game::{Game, quoted};

/// A table of one of our games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyTable {
    /// Of SOLO.
    Solo(Box<Table<solo::Round>>),
    /// Of SKIP-BO.
    Skipbo(Box<Table<skipbo::Round>>),
}

/// A text that is no log of a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadTableLog {
    /// It names no game.
    #[error("a log begins with `1`, a time, `- opened` and the name of a game: solo or skipbo")]
    NoGame,
    /// It names a game we do not have.
    #[error("there is no game called `{0}`: there are solo and skipbo")]
    UnknownGame(String),
    /// A line is no entry.
    #[error(transparent)]
    Entry(#[from] BadEntry),
    /// The entries are of no table.
    #[error(transparent)]
    Log(#[from] BadLog),
}

impl AnyTable {
    /// The table whose log this is, one entry a line.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn fold(log: &str) -> Result<Self, BadTableLog> {
        match game_name(log) {
            None => Err(BadTableLog::NoGame),
            Some(solo::Round::NAME) => Ok(Self::Solo(Box::new(Table::fold(read_log(log)?)?))),
            Some(skipbo::Round::NAME) => Ok(Self::Skipbo(Box::new(Table::fold(read_log(log)?)?))),
            Some(other) => Err(BadTableLog::UnknownGame(quoted(other))),
        }
    }

    /// The name of its game.
    pub fn game(&self) -> &'static str {
        match self {
            Self::Solo(_) => solo::Round::NAME,
            Self::Skipbo(_) => skipbo::Round::NAME,
        }
    }
}

/// Does something with a table of a game that is not known: `with_table!(any, table => table.seq())`.
#[macro_export]
macro_rules! with_table {
    ($any:expr, $table:ident => $body:expr) => {
        match $any {
            $crate::AnyTable::Solo($table) => $body,
            $crate::AnyTable::Skipbo($table) => $body,
        }
    };
}
