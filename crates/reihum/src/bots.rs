//! Bots as people name them on the command line.

use crate::output::short;
use crate::suggest::did_you_mean;
use bots::{BadBot, Bot, Level, Played};
use lab::Contender;

/// The contender that somebody names: a level, or one with a budget such as `master:4000`.
///
/// # Errors
/// Why there is none, and what would be right.
pub(crate) fn contender<G: Played>(text: &str) -> Result<Contender<G>, String> {
    let name = text.split(':').next().unwrap_or_default();
    let bot: Bot = text.parse().map_err(|error: BadBot| match error {
        BadBot::Level(_) => format!(
            "no player is called `{}`: there are {}{}",
            short(name),
            levels::<G>(),
            did_you_mean(name, G::LEVELS.iter().map(|level| level.name()))
        ),
        BadBot::Nodes(_) => error.to_string(),
    })?;
    Contender::of(bot).ok_or_else(|| format!("{} has no {}: there are {}", G::NAME, bot.level, levels::<G>()))
}

/// The levels a game has, in words.
pub(crate) fn levels<G: Played>() -> String {
    let names: Vec<&str> = G::LEVELS.iter().copied().map(Level::name).collect();
    names.join(", ")
}
