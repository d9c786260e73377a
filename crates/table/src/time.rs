//! Time as somebody hands it in, and the table's own, which stands still in a pause.

use std::fmt;
use std::ops::{Add, Sub};

/// A moment, or a stretch of time, in milliseconds. When the count began is the driver's business; it never runs backwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

impl Millis {
    /// So many seconds.
    pub const fn seconds(seconds: u64) -> Self {
        Self(1000 * seconds)
    }
}

impl Add for Millis {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Self;

    /// Never less than nothing.
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The table's own time: the time that is handed in, less the time in which it stood still.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Clock {
    lost: Millis,
    stopped: Option<Millis>,
}

impl Clock {
    /// The table's time at a moment.
    pub(crate) fn at(&self, now: Millis) -> Millis {
        self.stopped.unwrap_or(now) - self.lost
    }

    /// The moment at which it will be so late, if it runs on until then.
    pub(crate) fn moment(&self, time: Millis) -> Millis {
        time + self.lost
    }

    pub(crate) fn stands_still(&self) -> bool {
        self.stopped.is_some()
    }

    /// Stops it, or lets it go on.
    pub(crate) fn stop(&mut self, still: bool, now: Millis) {
        if !still {
            if let Some(stopped) = self.stopped.take() {
                self.lost = self.lost + (now - stopped);
            }
        } else if self.stopped.is_none() {
            self.stopped = Some(now);
        }
    }

    /// What lay between two moments does not count.
    pub(crate) fn skip(&mut self, from: Millis, to: Millis) {
        if self.stopped.is_none() {
            self.lost = self.lost + (to - from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_stands_still_in_a_pause_and_goes_on_where_it_stood() {
        let mut clock = Clock::default();
        clock.stop(true, Millis(100));
        clock.stop(true, Millis(150));
        assert_eq!(clock.at(Millis(400)), Millis(100));
        clock.stop(false, Millis(500));
        assert_eq!(clock.at(Millis(510)), Millis(110));
        assert_eq!(clock.moment(Millis(110)), Millis(510));
        clock.skip(Millis(510), Millis(600));
        assert_eq!(clock.at(Millis(600)), Millis(110));
    }
}
