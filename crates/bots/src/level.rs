//! The players there are, by name.

use game::quoted;
use std::fmt;
use std::str::FromStr;

/// How well somebody plays, by the name people use.
///
/// ```
/// use bots::Level;
/// assert_eq!("greedy".parse(), Ok(Level::Greedy));
/// assert_eq!(
///     "gready".parse::<Level>().unwrap_err().to_string(),
///     "no player is called `gready`: there are chance, greedy"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// Anything that is allowed, at random
    #[default]
    Chance,
    /// The next best card, without a thought for what follows
    Greedy,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 2] = [Self::Chance, Self::Greedy];

    /// Its name in notation and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chance => "chance",
            Self::Greedy => "greedy",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that is no player's name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no player is called `{0}`: there are {list}", list = Level::ALL.map(Level::name).join(", "))]
pub struct BadLevel(String);

impl FromStr for Level {
    type Err = BadLevel;

    fn from_str(text: &str) -> Result<Self, BadLevel> {
        let level = Self::ALL.into_iter().find(|level| level.name() == text);
        level.ok_or_else(|| BadLevel(quoted(text)))
    }
}
