//! The players of SKIP-BO, by name.

use super::{Chance, Greedy};
use crate::{Bot, Level, Played, Player};
use skipbo::Round;

/// Why a bot does something in SKIP-BO.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {}

impl Played for Round {
    type Reason = Reason;

    const LEVELS: &'static [Level] = &[Level::Chance, Level::Greedy];

    fn player(bot: Bot, seed: u64) -> Option<Box<dyn Player<Self>>> {
        Some(match bot.level {
            Level::Chance => Box::new(Chance::new(seed)),
            Level::Greedy => Box::new(Greedy::new(seed)),
            _ => return None,
        })
    }
}
