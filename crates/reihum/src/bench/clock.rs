//! A clock that runs only while this thread does.

use std::time::Duration;

/// When a measurement began, on this thread's own clock.
pub(super) struct Clock {
    start: Duration,
}

impl Clock {
    /// Begins to measure.
    pub(super) fn start() -> Self {
        Self { start: now() }
    }

    /// How long this thread has worked since.
    pub(super) fn elapsed(&self) -> Duration {
        now().saturating_sub(self.start)
    }
}

#[cfg(unix)]
fn now() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// Elsewhere the time on the wall must do: a thread that never waits works nearly all the time.
#[cfg(not(unix))]
fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static FIRST: LazyLock<Instant> = LazyLock::new(Instant::now);
    FIRST.elapsed()
}
