//! A message to a client, read only as far as somebody needs who plays and does not look around.

use crate::{News, Standing};
use serde::Deserialize;
use std::borrow::Cow;

/// A message to a client at a glance: who plays at a thousand tables at once need not know what everybody sees there. What is left out costs nothing,
/// and the texts are not copied. Whatever the message has not is nothing here.
///
/// ```
/// use protocol::Glance;
/// let text = r#"{"type":"update","moment":7,"time":90,"happened":[{"moment":7,"seen":["turn 2"]}],"standing":{"waits_for":[2]}}"#;
/// let glance = Glance::read(text).unwrap();
/// assert_eq!((glance.kind, glance.moment), ("update".into(), Some(7)));
/// assert_eq!(glance.standing.unwrap().waits_for, [2]);
/// let glance = Glance::read(r#"{"type":"answer","id":3,"answer":"done"}"#).unwrap();
/// assert_eq!((glance.id, glance.answer), (Some(3), Some("done".into())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(expecting = "an object with a type")]
pub struct Glance<'a> {
    /// What kind of message it is: `update`, `answer`, …
    #[serde(rename = "type", borrow)]
    pub kind: Cow<'a, str>,
    /// The last moment.
    #[serde(default)]
    pub moment: Option<u64>,
    /// What happened.
    #[serde(default)]
    pub happened: Vec<Noticed>,
    /// What the receiver sees of the deal now.
    #[serde(default, borrow)]
    pub sight: Option<Cow<'a, str>>,
    /// Who may do what now.
    #[serde(default)]
    pub standing: Option<Standing>,
    /// The command that is answered.
    #[serde(default)]
    pub id: Option<u64>,
    /// What became of it: `done`, `held`, …
    #[serde(default, borrow)]
    pub answer: Option<Cow<'a, str>>,
    /// Why not, for people.
    #[serde(default, borrow)]
    pub text: Option<Cow<'a, str>>,
}

/// What happened at one moment around the deal.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Noticed {
    /// What.
    #[serde(default)]
    pub news: Vec<News>,
}

impl<'a> Glance<'a> {
    /// Reads a message.
    ///
    /// # Errors
    /// When it is none, and why.
    pub fn read(text: &'a str) -> Result<Self, crate::BadLine> {
        serde_json::from_str(text).map_err(|error| crate::BadLine(crate::in_words(&error)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer, Became, Happened, Message, ToClient, Trouble, Update};

    #[test]
    fn a_glance_says_what_the_message_says() {
        let standing = Standing {
            waits_for: vec![1, 2],
            ..Standing::default()
        };
        let message = ToClient::Update(Update {
            moment: 9,
            time: 5,
            happened: vec![
                Happened {
                    moment: 8,
                    news: vec![News::Went(3), News::Paused],
                    seen: vec!["drew 2 ?".into()],
                },
                Happened {
                    moment: 9,
                    ..Happened::default()
                },
            ],
            sight: Some("viewer 1; \"quoted\"".into()),
            standing: Some(standing.clone()),
        });
        let line = message.line();
        let glance = Glance::read(&line).unwrap();
        assert_eq!((glance.kind.as_ref(), glance.moment), ("update", Some(9)));
        assert_eq!(glance.happened[0].news, [News::Went(3), News::Paused]);
        assert!(glance.happened[1].news.is_empty());
        assert_eq!(glance.sight.as_deref(), Some("viewer 1; \"quoted\""));
        assert_eq!(glance.standing, Some(standing));
        assert_eq!((glance.id, glance.answer), (None, None));
    }

    #[test]
    fn a_refusal_is_seen_at_a_glance() {
        let trouble = Trouble {
            why: "taken".into(),
            rule: None,
            text: "somebody sits there".into(),
        };
        let line = ToClient::Answer(Answer {
            id: 4,
            became: Became::Refused(trouble),
        })
        .line();
        let glance = Glance::read(&line).unwrap();
        assert_eq!((glance.kind.as_ref(), glance.id), ("answer", Some(4)));
        assert_eq!(glance.answer.as_deref(), Some("refused"));
        assert_eq!(glance.text.as_deref(), Some("somebody sits there"));
        assert!(Glance::read("gossip").is_err());
    }
}
