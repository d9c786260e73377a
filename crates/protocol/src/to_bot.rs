//! What a bot is told, and what it is asked.

use crate::{Fields, Message};
use serde::{Deserialize, Serialize};

/// A message to a bot.
///
/// ```
/// use protocol::{Message, ToBot};
/// assert_eq!(ToBot::Bye.line(), "{\"type\":\"bye\"}\n");
/// assert_eq!(ToBot::read(b"{\"type\":\"gossip\"}"), Ok(ToBot::Unknown));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", expecting = "an object with a type")]
pub enum ToBot {
    /// The first message of all.
    Hello(Hello),
    /// A match begins.
    Match(Match),
    /// A deal begins: a round of SOLO, a game of SKIP-BO.
    Deal(Deal),
    /// Something happened.
    Event {
        /// What its seat sees of it.
        event: String,
    },
    /// It is asked what it does.
    Request(Request),
    /// The match is over.
    End(End),
    /// There is nothing more to do.
    Bye,
    /// Something that a later version may say, and that can be ignored.
    #[serde(other, skip_serializing)]
    Unknown,
}

impl Message for ToBot {}

/// Who is speaking, and what about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u32,
    /// The program and its version.
    pub program: String,
    /// The game, by its name on the command line.
    pub game: String,
    /// What holds until the end.
    pub options: Options,
}

/// What holds for all matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// How long an answer may take, in milliseconds.
    pub ms: u64,
    /// Whether somebody wants to read reasons.
    pub reasons: bool,
}

/// A match, as a bot must know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Match {
    /// The rulebook.
    pub rules: String,
    /// How many play.
    pub seats: usize,
    /// Where the bot sits, counted from 1.
    pub seat: usize,
    /// A number of 64 bits from which everything follows that the bot leaves to chance. It is a text, for not every language has such numbers.
    pub seed: String,
}

/// A deal, before its first event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Which one in the match, counted from 1.
    pub number: u32,
    /// Who deals.
    pub dealer: usize,
    /// What each seat has, from seat 1 on.
    pub scores: Vec<u32>,
}

/// A question that wants an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Its number: the answer repeats it. No two of a process's life are the same.
    pub id: u64,
    /// What is asked.
    pub kind: Kind,
    /// Every action that is allowed.
    pub legal: Vec<String>,
    /// What the seat sees.
    pub sight: Fields,
    /// How much it may think.
    pub budget: Budget,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The deal waits for it: its turn, or the answer to a question. It must act.
    Turn,
    /// Does it throw in a card out of turn?
    Interject,
    /// Does it make a call that it owes, or catch somebody who owes one?
    Call,
}

/// How much a bot may think about an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Budget {
    /// Milliseconds.
    pub ms: u64,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct End {
    /// Who has won: nobody if it was cut off.
    pub winners: Vec<usize>,
    /// What each seat has, from seat 1 on.
    pub scores: Vec<u32>,
}
