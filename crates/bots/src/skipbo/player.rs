//! The players of SKIP-BO, by name.

use super::{Chance, Club, Family, Greedy, Master, Planner, Reason};
use crate::{Bot, Level, Played, Player};
use skipbo::Round;
use std::num::NonZeroU32;

impl Played for Round {
    type Reason = Reason;

    fn player(bot: Bot, seed: u64) -> Box<dyn Player<Self>> {
        let nodes = |usual: u32| bot.nodes.map_or(usual, NonZeroU32::get);
        match bot.level {
            Level::Chance => Box::new(Chance::new(seed)),
            Level::Greedy => Box::new(Greedy::new(seed)),
            Level::Family => Box::new(Family::default()),
            Level::Planner => Box::new(Planner::with_nodes(nodes(400) as usize)),
            Level::Club => Box::new(Club::with_nodes(nodes(1000) as usize)),
            Level::Master => Box::new(Master::with_nodes(nodes(10_000), seed)),
        }
    }
}
