//! What all connections and tables of a server share.

use crate::Config;
use crate::guests::Guests;
use crate::limits::{Buckets, Shares};
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::rooms::Rooms;
use crate::time::Clock;
use crate::turns::Turns;
use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use store::{Log, Reader, Refused, TableId, Unreadable, Write};
use table::Guest;
use tokio::sync::{Semaphore, oneshot, watch};

/// What all connections and tables of a server share.
#[derive(Debug)]
pub(crate) struct Hub {
    pub(crate) config: Config,
    pub(crate) clock: Clock,
    log: Log,
    pub(crate) rooms: Rooms,
    pub(crate) guests: Guests,
    pub(crate) lobby: Lobby,
    pub(crate) metrics: Metrics,
    /// Requests, and what is done at tables around the deals: whatever is kept for an address but for cards that are played.
    pub(crate) requests: Buckets<IpAddr>,
    /// Who comes to a table is told all of its match.
    pub(crate) entries: Buckets<(IpAddr, TableId)>,
    /// The same for each guest, those who belong to the table too.
    pub(crate) returns: Buckets<(Guest, TableId)>,
    pub(crate) messages: Buckets<Guest>,
    pub(crate) new_guests: Buckets<IpAddr>,
    /// Wrong secrets and wrong codes: pages that come with secrets of yesterday keep nobody from coming to a table.
    pub(crate) wrong_secrets: Buckets<IpAddr>,
    pub(crate) wrong_codes: Buckets<IpAddr>,
    pub(crate) new_tables: Buckets<Guest>,
    /// Connections, by whose they are and by where they come from.
    pub(crate) by_guest: Shares<Guest>,
    pub(crate) by_address: Shares<IpAddr>,
    /// The number of the next connection.
    connections: AtomicU64,
    /// So many bots think at once,
    thinking: Arc<Semaphore>,
    /// and these wait until they can, by where those are for whom they play.
    thoughts: Arc<Turns<IpAddr, Think>>,
    stops: watch::Sender<bool>,
}

impl Hub {
    /// A server with these logs.
    ///
    /// # Errors
    /// When they cannot be read.
    pub(crate) fn new(log: Log, config: Config, clock: Clock) -> Result<Self, Unreadable> {
        let reader = log.reader();
        let limits = config.limits;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Self {
            rooms: Rooms::new(reader.highest_table()?),
            guests: Guests::new(reader.highest_guest()?),
            clock,
            lobby: Lobby::default(),
            metrics: Metrics::default(),
            requests: Buckets::new(limits.requests),
            entries: Buckets::new(limits.entries),
            returns: Buckets::new(limits.entries),
            messages: Buckets::new(limits.messages),
            new_guests: Buckets::new(limits.guests),
            wrong_secrets: Buckets::new(limits.wrong),
            wrong_codes: Buckets::new(limits.wrong),
            new_tables: Buckets::new(limits.tables),
            by_guest: Shares::new(limits.connections_per_guest),
            by_address: Shares::new(limits.connections_per_address),
            connections: AtomicU64::new(0),
            thinking: Arc::new(Semaphore::new(cores)),
            thoughts: Arc::default(),
            stops: watch::channel(false).0,
            log,
            config,
        })
    }

    /// Whether anything can be kept.
    pub(crate) fn can_keep(&self) -> bool {
        self.log.is_open()
    }

    /// Writes something, and waits until it is kept.
    pub(crate) async fn write(&self, write: Write) -> Result<(), Refused> {
        let (done, answer) = oneshot::channel();
        self.log.submit(write, move |answer| {
            let _ = done.send(answer);
        });
        answer.await.unwrap_or_else(|_| Err(Refused::failed("nobody answered")))
    }

    /// Reads something, without keeping others waiting. Nothing if it cannot be read.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        what: impl FnOnce(&dyn Reader) -> Result<T, Unreadable> + Send + 'static,
    ) -> Option<T> {
        let reader = Arc::clone(self.log.reader());
        match tokio::task::spawn_blocking(move || what(reader.as_ref())).await {
            Ok(Ok(read)) => Some(read),
            Ok(Err(error)) => {
                tracing::error!(%error);
                None
            }
            Err(error) => {
                tracing::error!(%error, "reading failed");
                None
            }
        }
    }

    /// Lets bots think for people at this address, when it is their turn: one address after the other, however many wait at one of them. If they fail, there is no answer.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        home: IpAddr,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (done, thought) = oneshot::channel();
        let think = Think(Box::new(move || {
            let _ = done.send(think());
        }));
        self.thoughts.push(home, think);
        let (thinking, thoughts) = (Arc::clone(&self.thinking), Arc::clone(&self.thoughts));
        tokio::spawn(async move {
            let _one = thinking.acquire_owned().await;
            // There are as many who wait here as there are thoughts: each lets somebody think, though not always the one it came with.
            if let Some(Think(next)) = thoughts.pop()
                && let Err(error) = tokio::task::spawn_blocking(next).await
            {
                tracing::error!(%error, "a bot failed");
            }
        });
        thought
    }

    /// Somebody is refused because it is too much, and hears this.
    pub(crate) fn limited(&self, text: &str) {
        self.metrics.limited.add(1);
        tracing::debug!(text, "something was too much");
    }

    /// A number for a connection.
    pub(crate) fn connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Somebody who wants to know when the server stops.
    pub(crate) fn stopping(&self) -> Stopping {
        Stopping(self.stops.subscribe())
    }

    /// Whether it stops.
    pub(crate) fn stops(&self) -> bool {
        *self.stops.borrow()
    }

    pub(crate) fn stop(&self) {
        self.stops.send_replace(true);
    }

    /// Waits until all who wanted to know that it stops have ended.
    pub(crate) async fn stopped(&self) {
        self.stops.closed().await;
    }

    /// Waits until all is kept that was to be kept. After that nothing is.
    pub(crate) fn close(&self) {
        self.log.close();
    }
}

/// What a bot does when it thinks.
struct Think(Box<dyn FnOnce() + Send>);

impl fmt::Debug for Think {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Think")
    }
}

/// Hears when the server stops.
#[derive(Debug)]
pub(crate) struct Stopping(watch::Receiver<bool>);

impl Stopping {
    /// Waits until it does.
    pub(crate) async fn wait(&mut self) {
        let _ = self.0.wait_for(|stops| *stops).await;
    }
}
