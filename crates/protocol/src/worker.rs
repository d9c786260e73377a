//! What a page and its worker say to each other: the worker has a table of one's own, and knows what bots know.

use crate::http::NewTable;
use serde::{Deserialize, Serialize};

/// What the page says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// Are you there?
    Hello,
    /// The words of a language, in which refusals are explained.
    Speak {
        /// The language.
        lang: String,
        /// Its texts.
        source: String,
    },
    /// Learn what bots know. It says when it has.
    Study {
        /// The address of the page's files, if there is something to learn.
        files: Option<String>,
    },
    /// A new table of one's own.
    Open(Box<NewHome>),
    /// A table that was kept.
    Wake {
        /// What the person is called.
        name: String,
        /// Its log, an entry a line.
        log: String,
        /// What bots leave to chance follows from this.
        chance: u64,
    },
    /// The person says something to his table, in the words of the protocol.
    Say {
        /// The message.
        text: String,
    },
    /// What was to be kept is kept.
    Kept,
    /// Time has passed.
    Tick,
    /// The person is not there for a while.
    Leave,
    /// The record of the last match of a log is wanted.
    Record {
        /// The log, an entry a line.
        log: String,
    },
    /// What would a bot do?
    Advise {
        /// The answer has the same number.
        number: u64,
        /// The game.
        game: String,
        /// What the person sees.
        sight: String,
        /// Where he sits.
        seat: usize,
        /// In which language it tells why.
        lang: String,
    },
}

/// What the worker says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromWorker {
    /// It is there, and of this version.
    Ready {
        /// The version of the crate.
        version: String,
    },
    /// Entries of the table's log that must be kept; the page says when they are.
    Keep {
        /// How many there are before.
        after: u64,
        /// One a line.
        entries: Vec<String>,
    },
    /// What the table tells the person, in the words of the protocol.
    Tell {
        /// The messages, in order.
        texts: Vec<String>,
    },
    /// What can be learned was learned.
    Studied,
    /// What a bot would do.
    Advice {
        /// The number of the question.
        number: u64,
        /// The action, in notation, if it would do something.
        action: Option<String>,
        /// Why, if it can tell.
        why: Option<String>,
    },
    /// The record of a match, if there was one.
    Record {
        /// The record.
        text: Option<String>,
    },
    /// Something could not be done.
    Failed {
        /// Why.
        why: String,
    },
}

/// A new table of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewHome {
    /// What the person is called.
    pub name: String,
    /// The game, the rules and how time is kept.
    pub table: NewTable,
    /// Where he sits.
    pub seat: usize,
    /// Who sits in the other seats.
    pub bots: Vec<String>,
    /// The cards follow from this.
    pub cards: [u8; 32],
    /// And what bots leave to chance from this.
    pub chance: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_has_its_name() {
        let said = serde_json::to_string(&ToWorker::Hello).unwrap();
        assert_eq!(said, r#""hello""#);
        let kept: ToWorker = serde_json::from_str(r#""kept""#).unwrap();
        assert_eq!(kept, ToWorker::Kept);
    }
}
