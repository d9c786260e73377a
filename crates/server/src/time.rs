//! What time it is: milliseconds since 1970, as the logs have them, but never running backwards while the server runs.

#[cfg(feature = "testing")]
use crate::testing::Hand;
use std::time::{Duration, Instant, SystemTime};
use table::Millis;

/// The server's clock.
#[derive(Debug)]
pub(crate) enum Clock {
    /// That of the machine.
    Machine {
        /// When it was looked at first, and what time that was.
        begun: Instant,
        at: Millis,
    },
    /// That of a test.
    #[cfg(feature = "testing")]
    Hand(Hand),
}

impl Clock {
    pub(crate) fn new() -> Self {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Self::Machine {
            begun: Instant::now(),
            at: Millis(since.unwrap_or_default().as_millis() as u64),
        }
    }

    pub(crate) fn now(&self) -> Millis {
        match self {
            Self::Machine { begun, at } => *at + millis(begun.elapsed()),
            #[cfg(feature = "testing")]
            Self::Hand(hand) => hand.now(),
        }
    }

    /// Waits until it is so late.
    pub(crate) async fn until(&self, moment: Millis) {
        match self {
            Self::Machine { begun, at } => {
                let moment = *begun + Duration::from_millis((moment - *at).0);
                tokio::time::sleep_until(moment.into()).await;
            }
            #[cfg(feature = "testing")]
            Self::Hand(hand) => hand.until(moment).await,
        }
    }
}

pub(crate) fn millis(duration: Duration) -> Millis {
    Millis(duration.as_millis() as u64)
}
