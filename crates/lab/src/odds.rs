//! How often those win who did something, and those who did not.

use crate::Share;

/// Players of many deals, parted by whether they did something in theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Odds {
    /// Those who did.
    pub with: Wins,
    /// Those who did not.
    pub without: Wins,
}

/// Players, each in one deal, and those of them who won it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wins {
    /// How many.
    pub players: u64,
    /// Those of them who won.
    pub won: u64,
}

impl Odds {
    /// One more player in one more deal.
    pub(crate) fn add(&mut self, did: bool, won: bool) {
        let wins = if did { &mut self.with } else { &mut self.without };
        wins.players += 1;
        wins.won += u64::from(won);
    }

    /// All of another.
    pub(crate) fn merge(&mut self, other: &Self) {
        for (ours, other) in [(&mut self.with, &other.with), (&mut self.without, &other.without)] {
            ours.players += other.players;
            ours.won += other.won;
        }
    }
}

impl Wins {
    /// How often they won; unknown if there were none.
    pub fn share(&self) -> Option<Share> {
        Share::of(self.won, self.players)
    }
}
