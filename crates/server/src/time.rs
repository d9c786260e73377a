//! What time it is: milliseconds since 1970, as the logs have them, but never running backwards while the server runs.

use std::time::{Duration, Instant, SystemTime};
use table::Millis;

/// The server's clock.
#[derive(Debug)]
pub(crate) struct Clock {
    begun: Instant,
    at: u64,
}

impl Clock {
    pub(crate) fn new() -> Self {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Self {
            begun: Instant::now(),
            at: since.unwrap_or_default().as_millis() as u64,
        }
    }

    pub(crate) fn now(&self) -> Millis {
        Millis(self.at + self.begun.elapsed().as_millis() as u64)
    }

    /// When it will be so late.
    pub(crate) fn instant(&self, at: Millis) -> tokio::time::Instant {
        (self.begun + Duration::from_millis(at.0.saturating_sub(self.at))).into()
    }
}
