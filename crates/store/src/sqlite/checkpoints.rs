//! The write-ahead log is brought into the file by a thread of its own, so that no commit waits for it.
//!
//! While others commit it cannot bring everything over, and so the log cannot begin anew. When it has become long, the thread that commits does the
//! little that is left, once in a while.

use super::file;
use rusqlite::hooks::Wal;
use rusqlite::{Connection, OpenFlags, Result};
use std::ffi::c_int;
use std::path::Path;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::{self, JoinHandle};

/// After so many pages they are brought over.
const SOME: c_int = 1000;
/// After so many the log is to begin anew.
const MANY: c_int = 8 * SOME;

/// The thread.
#[derive(Debug)]
pub(super) struct Checkpoints(Option<JoinHandle<()>>);

impl Checkpoints {
    /// Starts it for the connection that writes.
    pub(super) fn start(path: &Path, writer: &mut Connection) -> Result<Self> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = file::connect(path, flags)?;
        let (wake, woken) = sync_channel(1);
        let mut due = Due::default();
        writer.wal_hook(Some(move |wal: &mut Wal, pages: c_int| {
            match due.after(pages) {
                Some(Whose::Thread) => {
                    // If it is still at work, it hears of the next.
                    let _ = wake.try_send(());
                }
                Some(Whose::Writer) => {
                    // Whatever keeps it from that, the commit is done; it is tried again later.
                    let _ = wal.checkpoint();
                }
                None => {}
            }
            Ok(())
        }))?;
        let thread = thread::spawn(move || work(&connection, &woken));
        Ok(Self(Some(thread)))
    }

    /// Ends it, after what it is doing.
    pub(super) fn stop(&mut self, writer: &mut Connection) {
        let _ = writer.wal_hook(None::<fn(&mut Wal, c_int) -> Result<()>>);
        if let Some(thread) = self.0.take() {
            let _ = thread.join();
        }
    }
}

/// Brings pages over whenever it is woken, until nobody can wake it any more.
fn work(connection: &Connection, woken: &Receiver<()>) {
    while woken.recv().is_ok() {
        // If it cannot be done now, it is done later: until then the log is just longer.
        let _ = connection.pragma(None, "wal_checkpoint", "passive", |_| Ok(()));
    }
}

/// Who brings pages over.
#[derive(PartialEq, Eq, Debug)]
enum Whose {
    Thread,
    Writer,
}

/// When pages are brought over.
#[derive(Debug, Default)]
struct Due {
    /// How long the log was when it was last begun.
    last: c_int,
}

impl Due {
    /// A commit has made the log so long.
    fn after(&mut self, pages: c_int) -> Option<Whose> {
        // It began anew.
        if pages < self.last {
            self.last = 0;
        }
        if pages - self.last < SOME {
            return None;
        }
        self.last = pages;
        Some(if pages < MANY { Whose::Thread } else { Whose::Writer })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_thread_brings_pages_over_until_the_log_is_long() {
        let mut due = Due::default();
        for (pages, whose) in [
            (1, None),
            (SOME - 1, None),
            (SOME, Some(Whose::Thread)),
            (SOME + 1, None),
            (2 * SOME + 5, Some(Whose::Thread)),
            (3 * SOME + 4, None),
            (MANY, Some(Whose::Writer)),
            (MANY + 3, None),
            (MANY + SOME, Some(Whose::Writer)),
            // It began anew.
            (3, None),
            (SOME + 2, Some(Whose::Thread)),
        ] {
            assert_eq!(due.after(pages), whose, "{pages}");
        }
    }
}
