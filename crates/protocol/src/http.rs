//! What is said over plain HTTP: who one is, which tables there are, and what was played.

use serde::{Deserialize, Serialize};

/// What a server says that runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Health {
    /// Which program it is.
    pub program: String,
    /// Its version.
    pub version: String,
    /// The version of the protocol.
    pub protocol: u32,
    /// Where others in the home network find it; told to its own machine only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// Somebody new, or a new name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Named {
    /// What he is called.
    pub name: String,
}

/// A guest, as he himself may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GuestFacts {
    /// By what number he is known at tables.
    pub guest: u64,
    /// What he is called.
    pub name: String,
    /// The secret by which he is known again. It is told once, to whoever is new.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A table that somebody wants to open. What is left out is as usual.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Whether it is in the list of tables.
    pub public: bool,
    /// How many seats it has.
    pub seats: Option<usize>,
    /// The rulebook and house fields.
    pub rules: Option<String>,
    /// How it is decided who was first.
    pub mode: Option<String>,
    /// How long a person may take, in milliseconds, or `off`.
    pub clock: Option<String>,
    /// How long a question stays open.
    pub question: Option<String>,
    /// How long bots wait.
    pub pace: Option<String>,
    /// How long somebody who went away is waited for.
    pub grace: Option<String>,
    /// Which bot plays for him then.
    pub stand_in: Option<String>,
    /// After how long the next deal is made though not everybody is ready, or `off`.
    pub between: Option<String>,
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableMade {
    /// Its code, which is all that others need.
    pub code: String,
    /// Where its socket is.
    pub socket: String,
}

/// A match that was played to its end, in somebody's history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its place in the history: the next page begins `before` the last of these.
    pub mark: String,
    /// Where its record is.
    pub record: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// The game.
    pub game: String,
    /// The rules.
    pub rules: String,
    /// Who played.
    pub players: Vec<PlayedSeat>,
}

/// A seat of a match that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayedSeat {
    /// Which.
    pub seat: usize,
    /// What whoever sat there was called.
    pub name: String,
    /// Whether it was whoever asks.
    pub you: bool,
    /// What he had at the end.
    pub points: u32,
    /// Whether he has won.
    pub won: bool,
}

/// What is wrong with a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Failure {
    /// What is wrong.
    pub error: crate::Trouble,
}
