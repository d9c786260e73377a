//! The append-only log of every table, and what is looked up beside it: tables by their code, guests, finished matches.
//!
//! A table's log is a list of lines, which only grows. What a line says is the table's business: this crate knows no game. An append names
//! the length that the log must have, so two who write to one table cannot both be right.
//!
//! [`Log`] is what a server holds: it has a thread that writes. What is submitted while a commit runs is written together in the next
//! one, and everybody is answered after the commit with his write is on the disk, not before. A [`Store`] is where it goes: [`Sqlite`] is one
//! file, [`Memory`] is for tests, and `testing`, a feature, has what every store must pass. docs/STORE.md describes the file.
//!
//! ```
//! use std::sync::mpsc;
//! use store::{Log, Memory, Refused, TableId, Write};
//!
//! let log = Log::new(Memory::default());
//! let (done, answers) = mpsc::channel();
//! let table = TableId(1);
//! let open = Write::Open { table, code: "KIWI".into(), public: true, at: 0, entries: vec!["opened".into()] };
//! let append = Write::Append { table, expected: 1, entries: vec!["came 1 Anna".into()], finished: vec![] };
//! for write in [open, append.clone(), append] {
//!     let done = done.clone();
//!     log.submit(write, move |answer| done.send(answer).unwrap());
//! }
//! assert_eq!(answers.recv().unwrap(), Ok(()));
//! assert_eq!(answers.recv().unwrap(), Ok(()));
//! assert_eq!(answers.recv().unwrap(), Err(Refused::Conflict { length: 2 }));
//! assert_eq!(log.reader().log(table).unwrap(), ["opened", "came 1 Anna"]);
//! log.close();
//! ```

mod finished;
mod id;
mod log;
mod memory;
#[cfg(not(loom))]
mod pace;
mod queue;
mod read;
#[cfg(not(loom))]
mod sqlite;
mod sync;
#[cfg(all(feature = "testing", not(loom)))]
pub mod testing;
mod write;

pub use finished::{Finished, FinishedSeat, Mark, Played};
pub use id::{GuestId, TableId};
pub use log::Log;
pub use memory::Memory;
pub use read::{GuestRow, Reader, TableRow, Unreadable};
#[cfg(not(loom))]
pub use sqlite::{BadBackup, BadFile, Sqlite, backup};
pub use write::{Refused, Store, Write};
