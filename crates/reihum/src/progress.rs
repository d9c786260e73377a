//! How far something is that takes its time, on a terminal.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// A line on standard error that is written over and over, and wiped at the end. It is for people only, and comes when
/// something takes longer than a moment.
pub(crate) struct Progress {
    shown: bool,
    next: Instant,
    width: usize,
}

/// How long nothing is shown.
const MOMENT: Duration = Duration::from_millis(500);

/// How often the line is written.
const EVERY: Duration = Duration::from_millis(200);

impl Progress {
    /// Something begins.
    pub(crate) fn new() -> Self {
        Self {
            shown: stderr().is_terminal(),
            next: Instant::now() + MOMENT,
            width: 0,
        }
    }

    /// So far it is, if anybody wants to know.
    pub(crate) fn tell(&mut self, line: impl FnOnce() -> String) {
        if self.shown && Instant::now() >= self.next {
            self.next = Instant::now() + EVERY;
            let line = line();
            self.width = self.width.max(line.chars().count());
            // Progress that nobody can see is none that is missed.
            let _ = write!(stderr(), "\r{line:<width$}", width = self.width);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.width > 0 {
            let _ = write!(stderr(), "\r{:width$}\r", "", width = self.width);
        }
    }
}

/// A bar of twenty places.
pub(crate) fn bar(part: u64, whole: u64) -> String {
    const PLACES: u64 = 20;
    let full = (u128::from(part) * u128::from(PLACES) / u128::from(whole.max(1))) as usize;
    let full = full.min(PLACES as usize);
    format!("[{}{}]", "=".repeat(full), " ".repeat(PLACES as usize - full))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_grows_and_keeps_its_width() {
        assert_eq!(bar(0, 100), "[                    ]");
        assert_eq!(bar(49, 100), "[=========           ]");
        assert_eq!(bar(u64::MAX, u64::MAX), "[====================]");
        assert_eq!(bar(7, 0).len(), 22);
    }
}
