//! What every player of SOLO can be asked, and the players there are, by name.

use crate::{Chance, Greedy};
use solo::{Action, View};
use std::fmt;
use std::str::FromStr;

/// A player of SOLO. Whoever runs the table asks it and shows it what its seat may know.
pub trait Player {
    /// What it does when the round waits for it: its turn, or the answer to a question. Nothing if the round does not.
    fn decide(&mut self, view: &View) -> Option<Action>;

    /// Whether it throws in a card now (S-13), and how.
    fn interject(&mut self, view: &View) -> Option<Action>;

    /// Whether it calls Solo now, a call that goes with no play: one that became due through somebody else's action too.
    fn call(&mut self, view: &View) -> Option<Action>;
}

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
    /// [`Chance`]
    #[default]
    Chance,
    /// [`Greedy`]
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

    /// A player of this level. What it leaves to chance follows from the seed.
    pub fn player(self, seed: u64) -> Box<dyn Player> {
        match self {
            Self::Chance => Box::new(Chance::new(seed)),
            Self::Greedy => Box::new(Greedy),
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
        level.ok_or_else(|| BadLevel(text.chars().take(40).collect()))
    }
}
