//! The players of SOLO, by name.

use super::{Chance, Greedy};
use crate::{Bot, Level, Played, Player};
use solo::Round;

/// Why a bot does something in SOLO. None of its levels tells yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {}

impl Played for Round {
    type Reason = Reason;

    const LEVELS: &'static [Level] = &[Level::Chance, Level::Greedy];

    fn player(bot: Bot, seed: u64) -> Option<Box<dyn Player<Self>>> {
        Some(match bot.level {
            Level::Chance => Box::new(Chance::new(seed)),
            Level::Greedy => Box::new(Greedy),
            _ => return None,
        })
    }
}
