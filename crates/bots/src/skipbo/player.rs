//! The players of SKIP-BO, by name.

use super::planner::Formula;
use super::thinker::Judged;
use super::{Chance, Family, Greedy, Planner, Reason};
use crate::{Bot, Level, Played, Player};
use skipbo::Round;

impl Played for Round {
    type Reason = Reason;

    const LEVELS: &'static [Level] = &[Level::Chance, Level::Greedy, Level::Family, Level::Planner];

    fn player(bot: Bot, seed: u64) -> Option<Box<dyn Player<Self>>> {
        Some(match bot.level {
            Level::Chance => Box::new(Chance::new(seed)),
            Level::Greedy => Box::new(Greedy::new(seed)),
            Level::Family => Box::new(Family::default()),
            Level::Planner => Box::new(Planner::new(Judged::new(Formula::default(), 1000))),
            _ => return None,
        })
    }
}
