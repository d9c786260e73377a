//! What somebody at a table says to the server.

use crate::Message;
use serde::{Deserialize, Serialize};

/// A message from a client.
///
/// ```
/// use protocol::{Message, ToServer, Wish};
/// let line = br#"{"type":"command","id":7,"do":{"act":"r5"}}"#;
/// assert_eq!(ToServer::read(line), Ok(ToServer::Command { id: 7, wish: Wish::Act("r5".into()) }));
/// let line = br#"{"type":"command","id":8,"do":"start"}"#;
/// assert_eq!(ToServer::read(line), Ok(ToServer::Command { id: 8, wish: Wish::Start }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", expecting = "an object with a type")]
pub enum ToServer {
    /// The first message of all.
    Hello(Coming),
    /// Somebody wants something.
    Command {
        /// The command's number: another one for each that a guest gives at a table, and the same one when it is repeated. Below
        /// [`MOST_ID`](crate::MOST_ID), so that every language can hold it.
        id: u64,
        /// What.
        #[serde(rename = "do")]
        wish: Wish,
    },
    /// Something that a later version may say, and that can be ignored.
    #[serde(other, skip_serializing)]
    Unknown,
}

impl Message for ToServer {}

/// Who comes, and how much he knows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Coming {
    /// The version of the protocol.
    pub protocol: u32,
    /// Who it is: the secret of a guest. Whoever only looks at the list of tables need not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The last moment that he has seen of the table: what he missed since then is told again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
    /// The language in which refusals are explained: de, en, fr, nl or it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// What a guest wants at a table. Cards, actions, bots, settings are texts in notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// Take a free seat.
    Sit(usize),
    /// Give it up and watch.
    Stand,
    /// Go for good.
    Leave,
    /// Be ready for the next deal, and add this nonce to its shuffle.
    Ready(Option<String>),
    /// Not to be ready after all.
    Unready,
    /// Do something in the deal.
    Act(String),
    /// Throw in a card, and do nothing if somebody was quicker.
    Throw(String),
    /// The host changes the settings.
    Set(String),
    /// The host puts a bot into a seat.
    PutBot {
        /// Which seat.
        seat: usize,
        /// Which bot.
        bot: String,
    },
    /// The host takes a bot out of its seat.
    TakeBot(usize),
    /// The host starts a match, or the next deal.
    Start,
    /// The host stops all clocks.
    Pause,
    /// The host lets it go on.
    Resume,
    /// The host sends a guest away.
    Remove(u64),
    /// The host makes a guest the host.
    HandOver(u64),
    /// The host imposes a penalty.
    Impose(String),
    /// The host ends the match.
    End,
}
