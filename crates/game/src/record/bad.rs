//! What can be wrong with a record, and in which line.

use crate::{Seat, Seed};
use std::fmt;

/// A text that is no record, or a damaged one: the line, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRecord {
    /// The line, counted from 1; none when the text as a whole is meant.
    pub line: Option<usize>,
    /// What is wrong, and what would be right.
    pub what: Damage,
}

impl BadRecord {
    /// Whether this was never a record that this program could read, rather than one that was damaged.
    pub fn is_foreign(&self) -> bool {
        use Damage::{Empty, Foreign, OtherGame, OtherRevision, OtherVersion, TooLarge};
        matches!(
            self.what,
            Empty | Foreign | TooLarge | OtherVersion { .. } | OtherGame { .. } | OtherRevision { .. }
        )
    }
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        self.what.fmt(f)
    }
}

impl std::error::Error for BadRecord {}

/// What is wrong with a record, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Damage {
    /// Nothing at all.
    #[error("an empty text, so no record: the first line of one begins with `reihum record`")]
    Empty,
    /// Something else.
    #[error("no record: the first line of one begins with `reihum record`")]
    Foreign,
    /// More than anybody plays.
    #[error("too large for a record: one may have up to 16 MiB")]
    TooLarge,
    /// Another format, from a later program.
    #[error("a record of format {written}, and this program reads format {known}: a newer one may read it")]
    OtherVersion {
        /// What the record says.
        written: u32,
        /// What this program reads.
        known: u32,
    },
    /// A record of another game.
    #[error("a record of the game `{written}`, not of `{wanted}`")]
    OtherGame {
        /// What the record says.
        written: String,
        /// The game it should be.
        wanted: &'static str,
    },
    /// Rules of a revision that this program does not know.
    #[error("played by revision {written} of the rules, and this program knows {known}")]
    OtherRevision {
        /// What the record says.
        written: u32,
        /// The revisions there are.
        known: String,
    },
    /// More than a line can hold.
    #[error("the line is longer than 4 KiB, and no line of a record is")]
    LongLine,
    /// No line feed at the end of the last line.
    #[error("the record breaks off here: the line must end with a line feed, and the last of all begins with `match`")]
    BreaksOff,
    /// Some lines end as on Windows, and some do not.
    #[error(
        "this line does not end as the first one does: all end with a line feed, or all with carriage return and line feed"
    )]
    LineEndings,
    /// Not UTF-8.
    #[error("not a text in UTF-8")]
    NotText,
    /// The line does not end with a checksum.
    #[error("the line does not end with a checksum: two spaces and eight hexadecimal digits (0-9, a-f)")]
    NoChecksum,
    /// The checksum does not fit.
    #[error(
        "something was changed here: the checksum of this line is {written}, but what stands up to there gives {right:08x}"
    )]
    Checksum {
        /// The checksum in the line.
        written: String,
        /// That of what stands there.
        right: u32,
    },
    /// Too many or too few spaces before the checksum.
    #[error("the spaces before the checksum must fill the line up to 24 characters, and two more")]
    Spaces,
    /// A line that begins like none.
    #[error("no line of a record is like `{text}`")]
    UnknownLine {
        /// The line.
        text: String,
    },
    /// A line whose beginning is known and whose rest is none of its kind.
    #[error("`{text}` cannot be read: {why}")]
    Unreadable {
        /// The part in question.
        text: String,
        /// What would be right.
        why: String,
    },
    /// Something written in another way than records write it.
    #[error("a record writes this line as `{right}`")]
    Form {
        /// The one right way.
        right: String,
    },
    /// A line where another must stand.
    #[error("`{found}` cannot stand here: there must be {wanted}")]
    Misplaced {
        /// The line.
        found: String,
        /// Which lines can stand there.
        wanted: &'static str,
    },
    /// The record ends too early.
    #[error("the record breaks off after this line: there must be {wanted}")]
    Missing {
        /// Which lines can follow.
        wanted: &'static str,
    },
    /// More lines than a record has.
    #[error("nothing can follow the line that begins with `match`")]
    TooMuch,
    /// Another dealer than the rules say.
    #[error("seat {right} deals here, not seat {written}")]
    Dealer {
        /// Who deals in the record.
        written: Seat,
        /// Who must.
        right: Seat,
    },
    /// The secret is not the one that was promised.
    #[error("the secret does not fit the commitment of this deal, which is the SHA-256 of another")]
    Commitment,
    /// The seed was not made of secret and nonces.
    #[error("the seed does not follow from the secret and the nonces: they give {right}")]
    Derivation {
        /// What they give.
        right: Seed,
    },
    /// The cards were dealt otherwise.
    #[error("the shuffle does not follow from the seed: the digest of the deal is {right}, not {written}")]
    Shuffle {
        /// The digest in the record.
        written: String,
        /// That of the deal.
        right: String,
    },
    /// Something between two digests is not as it was played.
    #[error(
        "the digest of the position is {right}, not {written}: something since line {since} is not what was played"
    )]
    Digest {
        /// The digest in the record.
        written: String,
        /// That of the position.
        right: String,
        /// The line of the last digest that fits.
        since: usize,
    },
    /// The rules refuse the action.
    #[error("`{action}` is not allowed ({rule}): {why}")]
    Illegal {
        /// The actor and the action.
        action: String,
        /// The number of the rule.
        rule: &'static str,
        /// The rule in short.
        why: String,
    },
    /// The deal has a result and goes on.
    #[error("the deal is not over here, so it has no result")]
    NotOver,
    /// The deal is over and has no result.
    #[error("the deal is over after this line, so its result must follow")]
    Over,
    /// Another result than the game's.
    #[error("the result of the deal is `{right}`")]
    Result {
        /// The line that would be right.
        right: String,
    },
    /// Another end than the score sheet's.
    #[error("the match ends with `{right}`")]
    End {
        /// The line that would be right.
        right: String,
    },
    /// A deal after the last.
    #[error("there is no further deal: the match is over, and won by {winners}")]
    MatchOver {
        /// Who has won.
        winners: String,
    },
}

impl Damage {
    pub(super) fn in_line(self, line: usize) -> BadRecord {
        let line = Some(line);
        BadRecord { line, what: self }
    }

    pub(super) fn in_no_line(self) -> BadRecord {
        BadRecord { line: None, what: self }
    }
}
