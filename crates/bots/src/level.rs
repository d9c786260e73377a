//! The players there are, by name.

use game::quoted;
use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

/// How well somebody plays, by the name people use.
///
/// ```
/// use bots::Level;
/// assert_eq!("greedy".parse(), Ok(Level::Greedy));
/// assert_eq!(
///     "gready".parse::<Level>().unwrap_err().to_string(),
///     "no player is called `gready`: there are chance, greedy, family, planner, club, master"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    /// Anything that is allowed, at random
    #[default]
    Chance,
    /// The next best card, without a thought for what follows
    Greedy,
    /// By the rules of thumb of good players
    Family,
    /// Looks through everything it can do in its turn
    Planner,
    /// The same, and judges by what it has learned from many games
    Club,
    /// Considers too what may come, and what the others may do
    Master,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 6] = [
        Self::Chance,
        Self::Greedy,
        Self::Family,
        Self::Planner,
        Self::Club,
        Self::Master,
    ];

    /// Its name in notation and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chance => "chance",
            Self::Greedy => "greedy",
            Self::Family => "family",
            Self::Planner => "planner",
            Self::Club => "club",
            Self::Master => "master",
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

/// A bot as people ask for it: a level, and how much it may think.
///
/// ```
/// use bots::Bot;
/// for text in ["family", "master:4000"] {
///     assert_eq!(text.parse::<Bot>().unwrap().to_string(), text);
/// }
/// assert_eq!(
///     "family:3".parse::<Bot>().unwrap_err().to_string(),
///     "family has no budget: only planner, club and master think for as long as they are told"
/// );
/// assert_eq!(
///     "master:0".parse::<Bot>().unwrap_err().to_string(),
///     "`0` is no budget: write a number of nodes from 1 to 1000000000, as in master:4000"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bot {
    /// How well it plays.
    pub level: Level,
    /// How many nodes it may look at for a decision (in SOLO: actions in rounds that it tries); as many as its level usually does if nobody says.
    pub nodes: Option<NonZeroU32>,
}

impl Bot {
    /// The largest budget there is.
    pub const MOST_NODES: u32 = 1_000_000_000;
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        Self { level, nodes: None }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.nodes {
            None => self.level.fmt(f),
            Some(nodes) => f.pad(&format!("{}:{nodes}", self.level)),
        }
    }
}

/// A text that names no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadBot {
    /// There is no such level.
    #[error(transparent)]
    Level(#[from] BadLevel),
    /// A level that does not think for so long.
    #[error("{0} has no budget: only planner, club and master think for as long as they are told")]
    NoBudget(Level),
    /// That is no number of nodes.
    #[error("`{0}` is no budget: write a number of nodes from 1 to {most}, as in master:4000", most = Bot::MOST_NODES)]
    Nodes(String),
}

impl FromStr for Bot {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<Self, BadBot> {
        let Some((level, nodes)) = text.split_once(':') else {
            return Ok(text.parse::<Level>()?.into());
        };
        let level: Level = level.parse()?;
        if level < Level::Planner {
            return Err(BadBot::NoBudget(level));
        }
        let number = game::notation::number(nodes, Self::MOST_NODES).ok();
        Ok(Self {
            level,
            nodes: Some(
                number
                    .and_then(NonZeroU32::new)
                    .ok_or_else(|| BadBot::Nodes(quoted(nodes)))?,
            ),
        })
    }
}
