//! What many blocks say of one number.

use crate::{Differences, Share};

/// A number as far as it is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// Its mean.
    pub value: f64,
    /// The ends of the interval that holds the truth 95 times in 100. One block alone says nothing about it.
    pub interval: Option<(f64, f64)>,
}

/// A number that every block has: its sum over the games of a block, in whole parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Summed {
    /// The sums of the blocks.
    pub(super) sums: Differences,
    /// So many parts, over all games of a block, make a mean of one.
    whole: u32,
}

impl Summed {
    /// Nothing yet; `games` of a block count, and a one in a game is so many `parts`.
    pub(super) fn new(games: u64, parts: u64) -> Self {
        Self {
            sums: Differences::default(),
            whole: (games * parts) as u32,
        }
    }

    /// One more block.
    pub(super) fn add(&mut self, sum: i64) {
        self.sums.add(sum);
    }

    /// The mean over all games.
    pub(super) fn mean(&self) -> Option<Estimate> {
        let mean = self.sums.mean()?.per(self.whole.into());
        Some(Estimate {
            value: mean.value,
            interval: mean.interval(),
        })
    }

    /// The mean over all games of a number that is between 0 and 1.
    pub(super) fn share(&self) -> Option<Estimate> {
        let mean = self.sums.mean()?.per(self.whole.into());
        let share = Share::of_shares(mean, self.sums.count);
        Some(Estimate {
            value: mean.value,
            interval: share.map(|share| (share.low, share.high)),
        })
    }

    /// How many blocks there are, the mean of one, and the sum of the squares of what they differ from it.
    pub(super) fn spread(&self) -> (f64, f64, f64) {
        let (n, whole) = (self.sums.count as f64, f64::from(self.whole));
        let mean = self.sums.sum as f64 / n.max(1.0);
        let squares = self.sums.squares as f64 - n * mean * mean;
        (n, mean / whole, squares.max(0.0) / (whole * whole))
    }
}
