//! An event as one viewer sees it: a word that says what happened, and what belongs to it, in one way only.

use super::values::{seat, set};
use crate::{Seat, SeatSet, quoted};
use std::fmt::Display;

/// A text that is no event, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadEvent {
    /// No event begins with this word.
    #[error("no event begins with `{word}`: there are {list}", list = words.join(", "))]
    Unknown {
        /// What was written.
        word: String,
        /// The words there are.
        words: &'static [&'static str],
    },
    /// What follows the first word is not what belongs there.
    #[error("in the event `{event}`: {why}")]
    Value {
        /// The first word.
        event: &'static str,
        /// What is wrong and what would be right.
        why: String,
    },
    /// It can be understood, but is not how that event is written.
    #[error("`{text}` should be written `{event}`")]
    Form {
        /// What was written.
        text: String,
        /// How that event is written.
        event: String,
    },
}

/// Reads an event: `read` gets its first word, which is one of `words`, and all that follows.
///
/// # Errors
/// When it is none, or is not written as it writes itself.
pub fn event<T: Display>(
    text: &str,
    words: &'static [&'static str],
    read: impl FnOnce(&'static str, &mut Words<'_>) -> Result<T, String>,
) -> Result<T, BadEvent> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let Some(word) = words.iter().copied().find(|word| *word == first) else {
        let word = quoted(first);
        return Err(BadEvent::Unknown { word, words });
    };
    let event = read(word, &mut Words(rest)).map_err(|why| BadEvent::Value { event: word, why })?;
    let written = event.to_string();
    if written == text {
        return Ok(event);
    }
    let text = quoted(text);
    Err(BadEvent::Form { text, event: written })
}

/// What follows the first word of an event, with single spaces between.
#[derive(Debug)]
pub struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    /// The next one.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn next<T, E: Display>(&mut self, read: impl FnOnce(&'a str) -> Result<T, E>) -> Result<T, String> {
        let (word, rest) = self.0.split_once(' ').unwrap_or((self.0, ""));
        self.0 = rest;
        read(word).map_err(|why| why.to_string())
    }

    /// All that are left.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn rest<T, E: Display>(&mut self, read: impl FnOnce(&'a str) -> Result<T, E>) -> Result<T, String> {
        read(std::mem::take(&mut self.0)).map_err(|why| why.to_string())
    }
}

/// Reads who did something to whom: `2>3`.
///
/// # Errors
/// When it is not two seats.
pub fn from_to(text: &str) -> Result<(Seat, Seat), String> {
    let (from, to) = text
        .split_once('>')
        .ok_or_else(|| format!("`{}` should be two seats as in 2>3", quoted(text)))?;
    Ok((seat(from)?, seat(to)?))
}

/// Reads seats, one at least.
///
/// # Errors
/// When it is none.
pub fn some_seats(text: &str) -> Result<SeatSet, String> {
    match set(text)? {
        SeatSet::EMPTY => Err(format!("`{}` should be a seat, or several", quoted(text))),
        seats => Ok(seats),
    }
}

#[cfg(test)]
mod tests {
    use super::super::values::number;
    use super::*;

    const WORDS: [&str; 3] = ["turn", "caught", "asked"];

    fn read(text: &str) -> Result<String, BadEvent> {
        event(text, &WORDS, |word, words| {
            Ok(match word {
                "turn" => format!("turn {} {}", words.next(seat)?, words.next(|text| number(text, 5_u8))?),
                "caught" => {
                    let (from, to) = words.next(from_to)?;
                    format!("caught {from}>{to}")
                }
                _ => format!("asked {}", words.rest(some_seats)?),
            })
        })
    }

    #[test]
    fn what_is_written_reads_back() {
        for text in ["turn 1 5", "caught 10>2", "asked 3", "asked 1 2 10"] {
            assert_eq!(read(text).as_deref(), Ok(text));
        }
    }

    #[test]
    fn everything_else_is_refused_and_told() {
        let form = |event: &str| format!("should be written `{event}`");
        for (bad, said) in [
            ("", "no event begins with ``: there are turn, caught, asked".into()),
            ("\u{1b}turn 1", "no event begins with `\\u{1b}turn`".into()),
            (" turn 1 5", "no event begins with ``".into()),
            ("turn", "in the event `turn`: `` is no seat".into()),
            ("turn 1", "in the event `turn`: `` should be a number".into()),
            ("turn 1 6", "`6` should be a number from 0 to 5".into()),
            ("turn  1 5", "`` is no seat".into()),
            ("turn 1 5 ", form("turn 1 5")),
            ("turn 1 5 and more", form("turn 1 5")),
            ("caught 1", "`1` should be two seats as in 2>3".into()),
            ("caught 1>11", "`11` is no seat".into()),
            ("caught 0>1", "`0` is no seat".into()),
            ("asked", "name seats".into()),
            ("asked -", "`-` should be a seat, or several".into()),
            ("asked 2 1", form("asked 1 2")),
            ("asked 1\t2", form("asked 1 2")),
        ] {
            let error = read(bad).unwrap_err().to_string();
            assert!(error.contains(&said), "{bad:?}: {error}");
            assert!(!error.contains(char::is_control), "{bad:?}: {error:?}");
        }
    }
}
