//! How far a measurement is, on a terminal.

use std::io::{IsTerminal, Write, stderr};
use std::time::Duration;

/// A line on standard error that is written over and over, and wiped at the end.
pub(super) struct Progress {
    whole: Duration,
    shown: bool,
    next: Duration,
}

/// How often it is written.
const EVERY: Duration = Duration::from_millis(200);

impl Progress {
    /// Progress towards `whole`: shown to people only, and if it is worth it.
    pub(super) fn new(whole: Duration) -> Self {
        Self {
            whole,
            shown: whole > Duration::from_secs(1) && stderr().is_terminal(),
            next: EVERY,
        }
    }

    /// So far it is.
    pub(super) fn tell(&mut self, elapsed: Duration) {
        if self.shown && elapsed >= self.next {
            self.next = elapsed + EVERY;
            let (now, whole) = (elapsed.as_secs_f64(), self.whole.as_secs_f64());
            // Progress that nobody can see is none that is missed.
            let _ = write!(stderr(), "\rmeasuring: {now:.1} of {whole:.1} s ");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(stderr(), "\r{:40}\r", "");
        }
    }
}
