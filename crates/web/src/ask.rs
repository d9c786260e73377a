//! What is asked of the server, and what can go wrong.

use crate::browser::{Asked, send};
use protocol::http::Failure;
use serde::Serialize;
use serde::de::DeserializeOwned;
use words::Words;

/// Why the server did not do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wrong {
    /// Nobody answers.
    Gone,
    /// Nobody has said what he is called.
    Nameless,
    /// It does not want to.
    Refused {
        status: u16,
        /// Why, for programs.
        why: String,
        /// And for people.
        text: String,
    },
}

impl Wrong {
    /// What somebody is told.
    pub(crate) fn told(&self, words: &Words) -> String {
        match self {
            Self::Gone => words.way_no_answer(),
            Self::Nameless => words.way_name_bad(),
            Self::Refused { status: 429, .. } => words.way_too_often(),
            Self::Refused { text, .. } => words.way_refused(text.as_str()),
        }
    }

    /// Whether the server does not know who asks.
    pub(crate) fn is_stranger(&self) -> bool {
        matches!(self, Self::Refused { status: 401, .. })
    }

    /// What an answer that is no success says.
    fn read(status: u16, text: &str) -> Self {
        match serde_json::from_slice::<Failure>(text.as_bytes()) {
            Ok(Failure { error }) => Self::Refused {
                status,
                why: error.why,
                text: error.text,
            },
            // Whoever answers so is something in between, not our server.
            Err(_) => Self::Gone,
        }
    }
}

/// Asks for something, with the secret and with what is sent, if there is any.
///
/// # Errors
/// Why there is no answer.
pub(crate) async fn ask<T: DeserializeOwned>(
    method: &str,
    address: &str,
    token: Option<&str>,
    sent: Option<&(impl Serialize + Sync)>,
) -> Result<T, Wrong> {
    let body = sent.and_then(|sent| serde_json::to_string(sent).ok());
    let asked = Asked {
        method,
        address,
        token,
        body: body.as_deref(),
    };
    let answer = send(asked).await.ok_or(Wrong::Gone)?;
    if !(200..300).contains(&answer.status) {
        return Err(Wrong::read(answer.status, &answer.text));
    }
    serde_json::from_slice(answer.text.as_bytes()).map_err(|_| Wrong::Gone)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_read_and_anything_else_is_no_server() {
        let text = r#"{"error":{"why":"bad-table","text":"a table has 2 to 10 seats, not 14"}}"#;
        let Wrong::Refused { why, text, .. } = Wrong::read(422, text) else {
            panic!("{text}")
        };
        assert_eq!(
            (why.as_str(), text.as_str()),
            ("bad-table", "a table has 2 to 10 seats, not 14")
        );
        assert_eq!(Wrong::read(502, "<h1>Bad gateway</h1>"), Wrong::Gone);
        assert!(Wrong::read(401, r#"{"error":{"why":"unknown-guest","text":"…"}}"#).is_stranger());
    }
}
