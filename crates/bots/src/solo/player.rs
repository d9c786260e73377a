//! The players of SOLO, by name.

use super::forgetful::{Forgetful, Misses};
use super::telling::Telling;
use super::{Chance, Family, Greedy, Reason, Searcher};
use crate::{Bot, Level, Played, Player};
use solo::Round;
use std::num::NonZeroU32;

impl Played for Round {
    type Reason = Reason;

    fn player(bot: Bot, seed: u64) -> Box<dyn Player<Self>> {
        match bot.level {
            Level::Chance => Box::new(Chance::new(seed)),
            Level::Greedy => Box::new(Telling::new(Greedy)),
            Level::Family => Box::new(Telling::new(Family)),
            Level::Planner => searcher(bot, 1_500, false, seed),
            Level::Club => searcher(bot, 40_000, true, seed),
            Level::Master => searcher(bot, 1_000_000, true, seed),
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

/// One with as many nodes as the bot has, or as its level usually has.
fn searcher(bot: Bot, usual: u32, infers: bool, seed: u64) -> Box<Searcher> {
    Box::new(Searcher::new(bot.nodes.map_or(usual, NonZeroU32::get), infers, seed))
}
