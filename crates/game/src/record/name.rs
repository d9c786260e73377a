//! What a player is called.

use crate::quote::plays_tricks;
use std::fmt;
use std::str::FromStr;

/// The most characters a name has.
const LONGEST: usize = 40;

/// A player's name: one line, readable, not too long.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Name(String);

impl Name {
    /// The name as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a name has 1 to 40 characters, none of them a control character or a mark of writing direction, and no space at its ends"
)]
pub struct BadName;

impl FromStr for Name {
    type Err = BadName;

    fn from_str(text: &str) -> Result<Self, BadName> {
        let fits = (1..=LONGEST).contains(&text.chars().count());
        let good = fits && text.trim() == text && !text.chars().any(plays_tricks);
        good.then(|| Self(text.into())).ok_or(BadName)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_people_are_called() {
        for good in ["Anna", "Jean-Luc", "Frau Müller", "李", &"é".repeat(40)] {
            assert_eq!(good.parse::<Name>().unwrap().to_string(), *good);
        }
        for bad in [
            "",
            " Anna",
            "Anna ",
            "An\nna",
            "\u{1b}[2J",
            "\u{202e}annA",
            &"é".repeat(41),
        ] {
            assert_eq!(bad.parse::<Name>(), Err(BadName), "{bad:?}");
        }
        assert!(BadName.to_string().contains("writing direction"));
    }
}
