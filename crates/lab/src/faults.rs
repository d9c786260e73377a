//! What a bot that somebody else runs can get wrong, counted while many tables play.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counts what goes wrong with a bot, from as many threads as there are. Whoever makes its players adds to it; a bot of our own has none.
#[derive(Debug, Default)]
pub struct Faults {
    /// Times it did not answer in time.
    pub timeouts: AtomicU64,
    /// Times it ended.
    pub crashes: AtomicU64,
    /// Times it said more than anybody will read.
    pub floods: AtomicU64,
    /// Times it said what is no answer, or what the rules do not allow.
    pub illegal: AtomicU64,
}

impl Faults {
    /// How many there are by now.
    pub fn count(&self) -> FaultCount {
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        FaultCount {
            timeouts: of(&self.timeouts),
            crashes: of(&self.crashes),
            floods: of(&self.floods),
            illegal: of(&self.illegal),
        }
    }
}

/// How many faults there were.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FaultCount {
    /// Times it did not answer in time.
    pub timeouts: u64,
    /// Times it ended.
    pub crashes: u64,
    /// Times it said more than anybody will read.
    pub floods: u64,
    /// Times it said what is no answer, or what the rules do not allow.
    pub illegal: u64,
}

impl FaultCount {
    /// Whether there was any.
    pub fn any(&self) -> bool {
        *self != Self::default()
    }
}
