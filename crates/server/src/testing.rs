//! For tests: a server whose time is in somebody's hand.

use crate::{Config, time::Clock};
use std::collections::BTreeMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Log, Unreadable};
use table::Millis;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// A clock that stands still until it is moved. Its clones are the same clock.
#[derive(Clone, Debug)]
pub struct Hand(Arc<Dial>);

#[derive(Debug)]
struct Dial {
    time: watch::Sender<Millis>,
    /// What tables and others wait for, each by a number, and the number of the next.
    waiting: Mutex<(BTreeMap<u64, Millis>, u64)>,
}

impl Hand {
    /// It is so late.
    pub fn new(now: Millis) -> Self {
        Self(Arc::new(Dial {
            time: watch::channel(now).0,
            waiting: Mutex::default(),
        }))
    }

    /// What time it is.
    pub fn now(&self) -> Millis {
        *self.0.time.borrow()
    }

    /// Moves it forward.
    pub fn set(&self, now: Millis) {
        self.0.time.send_modify(|time| *time = now.max(*time));
    }

    /// The next moment that somebody waits for.
    pub fn next(&self) -> Option<Millis> {
        self.with(|(waiting, _)| waiting.values().min().copied())
    }

    pub(crate) async fn until(&self, moment: Millis) {
        let _waits = Waits::new(self, moment);
        let mut time = self.0.time.subscribe();
        // The sender lives as long as we do.
        let _ = time.wait_for(|now| *now >= moment).await;
    }

    fn with<T>(&self, what: impl FnOnce(&mut (BTreeMap<u64, Millis>, u64)) -> T) -> T {
        what(&mut self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Somebody who waits, until it is dropped.
struct Waits<'a> {
    hand: &'a Hand,
    number: u64,
}

impl<'a> Waits<'a> {
    fn new(hand: &'a Hand, moment: Millis) -> Self {
        let number = hand.with(|(waiting, next)| {
            *next += 1;
            waiting.insert(*next, moment);
            *next
        });
        Self { hand, number }
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.hand.with(|(waiting, _)| waiting.remove(&self.number));
    }
}

/// Serves as [`serve`](crate::serve) does, by a clock of the test. Patience with slow connections is still that of the machine.
///
/// # Errors
/// When the store cannot be read.
pub async fn serve(
    listener: TcpListener,
    log: Log,
    config: Config,
    hand: Hand,
    stop: impl Future<Output = ()>,
) -> Result<(), Unreadable> {
    crate::serve::serve_by(Clock::Hand(hand), listener, log, config, stop).await
}
