//! Tables that nobody comes to any more are closed: looked for now and then, and never while somebody is there.
//!
//! A table in memory is left alone. Of the others the last entry of the log says when somebody was there last. The close names the length of the log, as
//! an append does: of somebody who comes at the same moment and the close, one is first, and the other hears of it.

use crate::Hub;
use crate::time::millis;
use std::sync::Arc;
use std::time::Duration;
use store::{Reader, Refused, TableRow, Unreadable, Write};
use table::{Millis, with_table, written_at};

/// How often tables are looked for.
const EVERY: Millis = Millis::seconds(3600);
/// So long at least somebody may be away from a match that is not over.
const UNFINISHED: Duration = Duration::from_hours(90 * 24);

/// Looks for them until the server stops. Not at once: whoever was there when it stopped last has time to come back.
pub(crate) async fn run(hub: Arc<Hub>) {
    let mut stopping = hub.stopping();
    let stopping = stopping.wait();
    tokio::pin!(stopping);
    loop {
        tokio::select! {
            biased;
            () = &mut stopping => return,
            () = hub.clock.until(hub.clock.now() + EVERY) => hub.sweep().await,
        }
    }
}

impl Hub {
    async fn sweep(&self) {
        let now = self.clock.now();
        let before = now - millis(self.config.close_after);
        let unfinished = now - millis(self.config.close_after.max(UNFINISHED));
        let unused = self.read(move |reader| unused(reader, before)).await;
        for (row, last) in unused.unwrap_or_default() {
            if self.stops() {
                return;
            }
            if !self.rooms.is_awake(row.id) && (last <= unfinished || self.is_between_matches(&row).await) {
                self.close_table(&row, now).await;
            }
        }
    }

    /// Whether no match runs there. One whose log cannot be read stays as it is.
    async fn is_between_matches(&self, row: &TableRow) -> bool {
        let folded = self.folded(row.id).await;
        folded.is_ok_and(|any| with_table!(any, table => !table.match_runs()))
    }

    async fn close_table(&self, row: &TableRow, now: Millis) {
        let close = Write::Close {
            table: row.id,
            expected: row.length,
            at: now.0,
        };
        match self.write(close).await {
            Ok(()) => {
                self.metrics.closed.add(1);
                tracing::info!(table = %row.id, "nobody came to this table any more: it is closed");
            }
            // Somebody came.
            Err(Refused::Conflict { .. }) => {}
            Err(why) => tracing::error!(%why, "a table could not be closed"),
        }
    }
}

/// The open tables at which nothing has happened since then, and what happened there last.
fn unused(reader: &dyn Reader, since: Millis) -> Result<Vec<(TableRow, Millis)>, Unreadable> {
    let mut unused = Vec::new();
    for row in reader.tables()?.into_iter().filter(|row| row.opened <= since.0) {
        // A damaged log keeps no other table open.
        let end = reader
            .log_after(row.id, row.length.saturating_sub(1))
            .unwrap_or_default();
        let last = end.last().and_then(|line| written_at(line));
        if let Some(last) = last.filter(|last| *last <= since) {
            unused.push((row, last));
        }
    }
    Ok(unused)
}
