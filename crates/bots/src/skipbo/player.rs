//! The players of SKIP-BO, by name.

use super::{Chance, Club, Family, Greedy, Master, Planner, Reason};
use crate::{Bot, Level, Played, Player};
use skipbo::Round;

impl Played for Round {
    type Reason = Reason;

    fn usual_nodes(level: Level) -> Option<u32> {
        match level {
            Level::Chance | Level::Greedy | Level::Family => None,
            Level::Planner => Some(400),
            Level::Club => Some(1000),
            Level::Master => Some(10_000),
        }
    }

    fn player(bot: Bot, seed: u64) -> Box<dyn Player<Self>> {
        let nodes = Self::nodes(bot).unwrap_or_default();
        match bot.level {
            Level::Chance => Box::new(Chance::new(seed)),
            Level::Greedy => Box::new(Greedy::new(seed)),
            Level::Family => Box::new(Family::default()),
            Level::Planner => Box::new(Planner::with_nodes(nodes as usize)),
            Level::Club => Box::new(Club::with_nodes(nodes as usize)),
            Level::Master => Box::new(Master::with_nodes(nodes, seed)),
        }
    }
}
