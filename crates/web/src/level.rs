//! How well bots play, in words.

use bots::Level;
use words::Words;

/// What people call a level.
pub(crate) fn named(words: &Words, level: Level) -> String {
    match level {
        Level::Chance => words.way_chance(),
        Level::Greedy => words.way_greedy(),
        Level::Family => words.way_family(),
        Level::Planner => words.way_planner(),
        Level::Club => words.way_club(),
        Level::Master => words.way_master(),
    }
}

/// What people call a bot as a table names it: its level, and perhaps how long it thinks.
pub(crate) fn of(words: &Words, bot: &str) -> String {
    read(bot).map_or_else(|| bot.into(), |level| named(words, level))
}

/// How strong a bot is, from 1 to 6; of one that nobody knows, something in the middle.
pub(crate) fn strength(bot: &str) -> u8 {
    read(bot).map_or(3, |level| level as u8 + 1)
}

/// The level of a bot as a table names it.
fn read(bot: &str) -> Option<Level> {
    let name = bot.split(['/', ':', ' ']).next()?;
    Level::ALL.into_iter().find(|level| level.to_string() == name)
}

/// A sentence about it.
pub(crate) fn told(words: &Words, level: Level) -> String {
    match level {
        Level::Chance => words.way_chance_text(),
        Level::Greedy => words.way_greedy_text(),
        Level::Family => words.way_family_text(),
        Level::Planner => words.way_planner_text(),
        Level::Club => words.way_club_text(),
        Level::Master => words.way_master_text(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_as_strong_as_its_level() {
        for (bot, strong) in [("chance", 1), ("club:2000", 5), ("master", 6), ("somebody", 3)] {
            assert_eq!(strength(bot), strong, "{bot}");
        }
    }
}
