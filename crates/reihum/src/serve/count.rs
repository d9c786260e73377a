//! How many of something: at least one, on the command line as in a file.

use crate::table::number;
use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use std::fmt;
use std::str::FromStr;

/// How many of something. None of it would make no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Count(pub(super) u32);

impl FromStr for Count {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        number(text, 1..=u32::MAX.into()).map(|count| Self(count as u32))
    }
}

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_i64(Written)
    }
}

/// A number in a file.
struct Written;

impl Visitor<'_> for Written {
    type Value = Count;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "a number from 1 to {}", u32::MAX)
    }

    fn visit_i64<E: Error>(self, count: i64) -> Result<Count, E> {
        let valid = u32::try_from(count).ok().filter(|count| *count > 0);
        valid
            .map(Count)
            .ok_or_else(|| E::invalid_value(Unexpected::Signed(count), &self))
    }
}
