//! Matches that were played to their end. They are derived from the logs: everything here could be made again.

use crate::{GuestId, TableId};

/// A match that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The how many-th match at its table.
    pub number: u32,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// Which game it was.
    pub game: String,
    /// By which rules.
    pub rules: String,
    /// The match as text, for those who replay it.
    pub record: Option<String>,
    /// Who played, in the order of their seats.
    pub players: Vec<FinishedSeat>,
}

/// Somebody who played in it, and how it ended for him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedSeat {
    /// Where he sat.
    pub seat: u8,
    /// Which guest it was; none if it was a bot.
    pub guest: Option<GuestId>,
    /// His name at that time.
    pub name: String,
    /// His points, where they are counted.
    pub points: Option<u32>,
    /// Whether he won.
    pub won: bool,
}

/// A match in somebody's history. Its record is left out there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The table at which it was played.
    pub table: TableId,
    /// The match, without its record.
    pub finished: Finished,
}

impl Played {
    /// Where it stands in a history: the next page of it begins before this.
    pub fn mark(&self) -> Mark {
        Mark {
            ended: self.finished.ended,
            table: self.table,
            number: self.finished.number,
        }
    }
}

/// A place in a history, which is in the order of these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mark {
    /// When the match ended.
    pub ended: u64,
    /// The table.
    pub table: TableId,
    /// The how many-th match at this table.
    pub number: u32,
}
