//! A table in memory: a task that has it to itself, takes what comes, keeps it, and only then tells everybody.

use crate::limits::Bucket;
use crate::metrics::One;
use crate::time::millis;
use crate::{Hub, archive};
use room::{Hosted, New, Outbox, Said, Sent, Thought};
use std::net::IpAddr;
use std::sync::Arc;
use store::{Refused, TableId, Write};
use table::Millis;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

/// A table and those who are connected to it by sockets.
pub(crate) type Core<G> = room::Room<G, Line>;
/// What comes to a table from outside.
pub(crate) type Incoming = room::Incoming<Line>;
/// The same, and when it arrived: the table takes it as of then, however long it was waited for the disk.
pub(crate) type Arrived = (Millis, Incoming);

/// The way to a socket.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) out: mpsc::Sender<Said>,
    /// Where it leads, as far as limits go.
    pub(crate) home: IpAddr,
}

impl Outbox for Line {
    fn send(&self, said: Said) -> Sent {
        match self.out.try_send(said) {
            Ok(()) => Sent::Done,
            Err(TrySendError::Closed(_)) => Sent::Gone,
            Err(TrySendError::Full(_)) => Sent::Full,
        }
    }

    fn is_same(&self, other: &Self) -> bool {
        self.out.same_channel(&other.out)
    }
}

/// So much is taken in before it is kept together.
const AT_ONCE: usize = 64;
/// A table looks after itself now and then, though it need not.
const A_WHILE: Millis = Millis::seconds(3600);

/// Runs a table, awake for the so many-th time of all, until nobody has been there for a while, or something could not be kept, or the server stops.
pub(crate) async fn run<G: Hosted>(
    hub: Arc<Hub>,
    (id, number): (TableId, u64),
    mut core: Core<G>,
    mut inbox: mpsc::Receiver<Arrived>,
) {
    let _one: One<'_> = hub.metrics.rooms.one();
    let _room = Room {
        hub: &hub,
        table: id,
        number,
    };
    let mut thinking: Option<oneshot::Receiver<Thought<G>>> = None;
    let mut stopping = hub.stopping();
    let stopping = stopping.wait();
    tokio::pin!(stopping);
    // Bots that need not wait would fill the file as fast as they can think.
    let mut bots = Bucket::full(hub.config.limits.bots, hub.clock.now());
    let mut listed = None;
    let mut deserted_since = hub.clock.now();
    loop {
        match settle(&mut core, async |new| hub.write(append(id, new)).await).await {
            Ok(settled) => {
                hub.metrics.appends.add(settled.entries.min(1));
                hub.metrics.entries.add(settled.entries);
                hub.metrics.commands.add(settled.commands);
                hub.metrics.messages_out.add(settled.messages);
            }
            // It was closed when somebody came, who comes back and is told so.
            Err(Refused::Closed) => break,
            Err(why) => {
                hub.metrics.appends_failed.add(1);
                tracing::error!(%why, "a table could not be kept");
                // Somebody else may have opened the table meanwhile; whatever it was, the log knows better.
                break;
            }
        }
        hub.metrics.too_slow.add(core.cut_off());
        let now_listed = core.listed();
        if now_listed != listed {
            hub.lobby.list(id, now_listed.clone());
            listed = now_listed;
        }
        let (rate, now) = (hub.config.limits.bots, hub.clock.now());
        // Where nobody is, time stands still, and bots can think when somebody comes.
        let home = core.somebody().map(|line| line.home);
        let home = home.filter(|_| thinking.is_none() && core.asks_bots());
        let thinks_at = home.map(|_| bots.next(rate, now));
        if let Some(home) = home
            && bots.take(rate, now)
        {
            // One decision after the other: whoever thinks long keeps the bots of other tables waiting no longer than that.
            thinking = core.think(1).map(|think| hub.think(home, think));
        }
        if !core.is_deserted() {
            deserted_since = hub.clock.now();
        }
        // Who still thinks is waited for, however late it is.
        let sleep = (core.is_deserted() && thinking.is_none()).then(|| deserted_since + millis(hub.config.sleep_after));
        let held = thinks_at.filter(|_| thinking.is_none());
        let wake = [sleep, core.deadline(), held].into_iter().flatten().min();
        let wake = wake.unwrap_or_else(|| hub.clock.now() + A_WHILE);
        tokio::select! {
            // What has arrived comes before what became due meanwhile.
            biased;
            () = &mut stopping => break,
            incoming = inbox.recv() => {
                let Some((at, incoming)) = incoming else { break };
                let room = hub.config.limits.people_per_table;
                core.take(at, incoming, room);
                for _ in 1..AT_ONCE {
                    let Ok((at, incoming)) = inbox.try_recv() else { break };
                    core.take(at, incoming, room);
                }
            }
            thought = async { thinking.as_mut().expect("only then").await }, if thinking.is_some() => {
                thinking = None;
                match thought {
                    Ok(thought) => core.thought(hub.clock.now(), thought),
                    Err(_) => core.lost_bots(hub.clock.now()),
                }
            }
            () = hub.clock.until(wake) => {
                if sleep.is_some_and(|sleep| sleep <= hub.clock.now()) && inbox.is_empty() {
                    tracing::debug!(table = %id, "a table was put away");
                    break;
                }
                core.tick(hub.clock.now());
            }
        }
    }
}

/// What is new at a table, for the store.
fn append(table: TableId, New { after, entries, ended }: New) -> Write {
    Write::Append {
        table,
        expected: after,
        entries,
        finished: ended.into_iter().map(archive::finished).collect(),
    }
}

/// What came of settling.
#[derive(Default)]
struct Settled {
    entries: u64,
    commands: u64,
    messages: u64,
}

/// What is new is kept before anybody hears of it. If it cannot be kept, everybody hears so, and the table is of no use any more.
async fn settle<G: Hosted>(
    core: &mut Core<G>,
    keep: impl AsyncFnOnce(New) -> Result<(), Refused>,
) -> Result<Settled, Refused> {
    let mut settled = Settled::default();
    if let Some(new) = core.write() {
        if let Err(why) = keep(new).await {
            core.lost();
            core.deliver();
            return Err(why);
        }
        (settled.entries, settled.commands) = core.kept();
    }
    settled.messages = core.deliver();
    Ok(settled)
}

/// A table that is awake. However its task ends, whoever comes next wakes it again.
struct Room<'a> {
    hub: &'a Hub,
    table: TableId,
    number: u64,
}

impl Drop for Room<'_> {
    fn drop(&mut self) {
        self.hub.lobby.list(self.table, None);
        // Whoever was just about to come is not let in when the inbox goes, and tries again.
        self.hub.rooms.forget(self.table, self.number);
    }
}

#[cfg(test)]
mod tests;
