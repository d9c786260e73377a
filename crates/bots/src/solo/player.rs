//! The players of SOLO, by name.

use super::forgetful::{Forgetful, Misses};
use super::telling::Telling;
use super::{Chance, Family, Greedy, Reason, Searcher};
use crate::{Bot, Level, Played, Player};
use solo::Round;

impl Played for Round {
    type Reason = Reason;

    fn usual_nodes(level: Level) -> Option<u32> {
        match level {
            Level::Chance | Level::Greedy | Level::Family => None,
            Level::Planner => Some(1_500),
            Level::Club => Some(40_000),
            Level::Master => Some(1_000_000),
        }
    }

    fn player(bot: Bot, seed: u64) -> Box<dyn Player<Self>> {
        let nodes = Self::nodes(bot).unwrap_or_default();
        match bot.level {
            Level::Chance => Box::new(Chance::new(seed)),
            Level::Greedy => Box::new(Telling::new(Greedy)),
            Level::Family => Box::new(Telling::new(Family)),
            Level::Planner => Box::new(Searcher::new(nodes, false, seed)),
            Level::Club | Level::Master => Box::new(Searcher::new(nodes, true, seed)),
        }
    }

    fn companion(bot: Bot, seed: u64) -> Box<dyn Player<Self>> {
        let player = Self::player(bot, seed);
        match Misses::of(bot.level) {
            Some(misses) => Box::new(Forgetful::new(player, misses, seed)),
            None => player,
        }
    }
}
