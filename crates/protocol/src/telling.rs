//! Updates as a server writes them, which is most of what it does: what many hear is made into text once, and put together for each of them.

use serde::Serialize;
use std::fmt::{Display, Write as _};

/// A part of a message, as it is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part(String);

impl Part {
    /// News, or how things stand.
    ///
    /// # Panics
    /// Never: every part can be written.
    pub fn of(value: &impl Serialize) -> Self {
        Self(serde_json::to_string(value).expect("messages are texts, numbers and lists of them"))
    }

    /// What somebody sees.
    pub fn text(text: &impl Display) -> Self {
        let mut part = String::with_capacity(32);
        quote(&mut part, |part| {
            // A string takes everything.
            let _ = write!(part, "{text}");
        });
        Self(part)
    }
}

/// Writes an [`Update`](crate::Update), field after field in their order, each if there is something to say.
#[derive(Debug)]
pub struct Telling<'a> {
    out: &'a mut String,
    /// Whether something happened: the list is not closed yet.
    open: bool,
}

impl<'a> Telling<'a> {
    /// Begins one, in place of what is there.
    pub fn new(out: &'a mut String, moment: u64, time: u64) -> Self {
        out.clear();
        let _ = write!(out, r#"{{"type":"update","moment":{moment},"time":{time}"#);
        Self { out, open: false }
    }

    /// What happened at one moment.
    pub fn happened<'p>(
        &mut self,
        moment: u64,
        news: impl Iterator<Item = &'p Part>,
        seen: impl Iterator<Item = &'p Part>,
    ) {
        self.out.push_str(if self.open { "," } else { r#","happened":["# });
        self.open = true;
        let _ = write!(self.out, r#"{{"moment":{moment}"#);
        self.list("news", news);
        self.list("seen", seen);
        self.out.push('}');
    }

    fn list<'p>(&mut self, name: &str, parts: impl Iterator<Item = &'p Part>) {
        let before = self.out.len();
        for part in parts {
            if self.out.len() == before {
                for text in [",\"", name, "\":["] {
                    self.out.push_str(text);
                }
            } else {
                self.out.push(',');
            }
            self.out.push_str(&part.0);
        }
        if self.out.len() > before {
            self.out.push(']');
        }
    }

    fn close_list(&mut self) {
        if std::mem::take(&mut self.open) {
            self.out.push(']');
        }
    }

    /// What the receiver sees of the deal now, in notation.
    pub fn sight(&mut self, write: impl FnOnce(&mut String)) {
        self.close_list();
        self.out.push_str(r#","sight":"#);
        quote(self.out, write);
    }

    /// Who may do what now.
    pub fn standing(&mut self, standing: &Part) {
        self.close_list();
        self.out.push_str(r#","standing":"#);
        self.out.push_str(&standing.0);
    }

    /// That was all.
    pub fn end(mut self) {
        self.close_list();
        self.out.push('}');
    }
}

/// Writes a text in quotation marks to the end of another. Notation is plain, and needs nothing else: whoever knows that writes it ten times as fast as
/// letter by letter. What is not plain is escaped.
fn quote(out: &mut String, write: impl FnOnce(&mut String)) {
    let before = out.len();
    out.push('"');
    write(out);
    if is_plain(&out[before + 1..]) {
        out.push('"');
    } else {
        let escaped = serde_json::Value::from(&out[before + 1..]).to_string();
        out.truncate(before);
        out.push_str(&escaped);
    }
}

/// Whether it needs nothing but quotation marks.
fn is_plain(text: &str) -> bool {
    let special = |byte: u8| byte < b' ' || byte == b'"' || byte == b'\\';
    // To look at all of them takes less time than to stop at the first.
    !text.bytes().fold(false, |found, byte| found | special(byte))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Happened, Message, News, Standing, ToClient, Update};

    /// The same update, put together.
    fn told(update: &Update) -> String {
        let mut out = "what was there".to_string();
        let mut telling = Telling::new(&mut out, update.moment, update.time);
        for Happened { moment, news, seen } in &update.happened {
            let news: Vec<Part> = news.iter().map(Part::of).collect();
            let seen: Vec<Part> = seen.iter().map(Part::text).collect();
            telling.happened(*moment, news.iter(), seen.iter());
        }
        if let Some(sight) = &update.sight {
            telling.sight(|out| out.push_str(sight));
        }
        if let Some(standing) = &update.standing {
            telling.standing(&Part::of(standing));
        }
        telling.end();
        out
    }

    #[test]
    fn what_is_put_together_is_what_json_writes() {
        let happened = [
            Happened::default(),
            Happened {
                moment: 7,
                news: vec![
                    News::Paused,
                    News::Came {
                        guest: 3,
                        name: "\"Ünal\"\n".into(),
                    },
                ],
                ..Happened::default()
            },
            Happened {
                moment: 8,
                seen: vec!["played 1 r5".into(), "turn 2".into(), "a\"b\\".into()],
                ..Happened::default()
            },
            Happened {
                moment: u64::MAX,
                news: vec![News::Went(1)],
                seen: vec![String::new()],
            },
        ];
        let standing = Standing {
            waits_for: vec![1, 2],
            clock: Some(5),
            ..Standing::default()
        };
        // Given every choice of what there is to say,
        for count in 0..=happened.len() {
            for sight in [
                None,
                Some(""),
                Some("viewer 1; hand 1 r5 ?*3"),
                Some("tab\there"),
                Some("\u{1}\""),
                Some("für „uns“ 🂡"),
            ] {
                for standing in [None, Some(Standing::default()), Some(standing.clone())] {
                    let update = Update {
                        moment: 9,
                        time: 1_763_290_003_217,
                        happened: happened[..count].to_vec(),
                        sight: sight.map(Into::into),
                        standing,
                    };
                    // then nobody can tell how it was written.
                    let text = told(&update);
                    let message = ToClient::Update(update);
                    assert_eq!(format!("{text}\n"), message.line());
                    assert_eq!(ToClient::read(text.as_bytes()), Ok(message));
                }
            }
        }
    }
}
