//! What is put into a message: a text, or a number that chooses its words.

use crate::Lang;
use std::borrow::Cow;

/// A text, or a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// A name, a sentence, the name of a variant.
    Text(Cow<'a, str>),
    /// How many there are.
    Number(Number),
}

/// A number as it is written, and what languages want to know of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Number {
    pub(crate) shown: String,
    /// What stands before the point.
    pub(crate) whole: u64,
    /// Whether there is a point.
    pub(crate) broken: bool,
}

impl Number {
    /// Whether a language speaks of it as of one thing: one turn, but 1.0 turns, and in French 0 tour and 1,5 tour.
    pub(crate) const fn is_one(&self, lang: Lang) -> bool {
        match lang {
            Lang::Fr => self.whole < 2,
            Lang::De | Lang::En | Lang::Nl | Lang::It => self.whole == 1 && !self.broken,
        }
    }
}

impl Value<'_> {
    /// A number if it is written as one, and else a text.
    pub(crate) fn of(text: &str) -> Value<'static> {
        match text.parse::<u64>() {
            Ok(number) => number.into(),
            Err(_) => Value::Text(Cow::Owned(text.into())),
        }
    }

    /// As it is read.
    pub(crate) fn shown(&self) -> &str {
        match self {
            Self::Text(text) => text,
            Self::Number(number) => &number.shown,
        }
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        text.as_str().into()
    }
}

impl From<u64> for Value<'_> {
    fn from(number: u64) -> Self {
        Self::Number(Number {
            shown: number.to_string(),
            whole: number,
            broken: false,
        })
    }
}

/// Counts of any size.
macro_rules! counts {
    ($($count:ty),*) => {
        $(impl From<$count> for Value<'_> {
            fn from(number: $count) -> Self {
                (number as u64).into()
            }
        })*
    };
}

counts!(u8, u16, u32, usize);
