//! What a bot says.

use crate::Message;
use serde::{Deserialize, Serialize};

/// A message from a bot.
///
/// ```
/// use protocol::{FromBot, Message};
/// let line = br#"{"type":"action","id":7,"action":"7s>1","mood":"good"}"#;
/// let Ok(FromBot::Action { id, action, .. }) = FromBot::read(line) else { panic!() };
/// assert_eq!((id, action.as_deref()), (7, Some("7s>1")));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", expecting = "an object with a type")]
pub enum FromBot {
    /// Its first message, the answer to hello.
    Hello(Greeting),
    /// The answer to a request.
    Action {
        /// The request's number.
        id: u64,
        /// What it does; nothing only where it need not act.
        #[serde(default)]
        action: Option<String>,
        /// Why, for people.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Something that a later version may say, and that can be ignored.
    #[serde(other, skip_serializing)]
    Unknown,
}

impl Message for FromBot {}

/// Who a bot is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Greeting {
    /// The version of the protocol that it speaks.
    pub protocol: u32,
    /// What it calls itself.
    #[serde(default)]
    pub name: String,
}
