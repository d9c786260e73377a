//! What is asked of every parser: what it reads is written so that it reads the same again, and what it refuses is told.

use std::fmt::{Debug, Display};
use std::str::FromStr;

/// The value of a text, if it has one; in any case one of the two is as it should be.
pub(crate) fn read<T: FromStr<Err: Display> + Display + PartialEq + Debug>(text: &str) -> Option<T> {
    let value = match text.parse::<T>() {
        Ok(value) => value,
        Err(error) => {
            told(text, &error);
            return None;
        }
    };
    let written = value.to_string();
    match written.parse::<T>() {
        Ok(again) => assert_eq!(again, value, "{text:?} is written as {written:?}"),
        Err(error) => panic!("{text:?} is written as {written:?}, and that is refused: {error}"),
    }
    Some(value)
}

/// A complaint says something, and holds no control characters but those of the text that it quotes: to make a quotation
/// harmless is the business of whoever shows it.
pub(crate) fn told(text: &str, error: &impl Display) {
    let said = error.to_string();
    let foreign = |c: char| c.is_control() && !text.contains(c);
    assert!(
        !said.trim().is_empty() && !said.contains(foreign),
        "{text:?} is refused with {said:?}"
    );
}
