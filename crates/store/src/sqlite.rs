//! A store in one file: SQLite, in its mode with a write-ahead log, synced at every commit. docs/STORE.md describes the file.

mod backup;
mod checkpoints;
mod file;
mod reader;
mod schema;
mod writer;

pub use backup::{BadBackup, backup};
pub use file::BadFile;

use crate::{Reader, Refused, Store, Write};
use checkpoints::Checkpoints;
use reader::Pool;
use rusqlite::{Connection, TransactionBehavior};
use std::fs::File;
use std::path::Path;
use std::sync::Arc;

/// A store in one file. As long as it is there, nobody else can open the file to write.
#[derive(Debug)]
pub struct Sqlite {
    connection: Connection,
    checkpoints: Checkpoints,
    pool: Arc<Pool>,
    /// Given back last, after the connection is closed.
    _lock: File,
}

impl Sqlite {
    /// Opens a file, or makes it. A file of an older version is brought up to date.
    ///
    /// # Errors
    /// When it cannot be used, and why. It is left as it was.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, BadFile> {
        let path = path.as_ref();
        let lock = file::lock(path)?;
        let mut connection = file::open(path)?;
        let checkpoints = Checkpoints::start(path, &mut connection).map_err(|error| BadFile::of(path, error))?;
        Ok(Self {
            connection,
            checkpoints,
            pool: Arc::new(Pool::new(path)),
            _lock: lock,
        })
    }

    fn try_commit(&mut self, writes: &[Write]) -> rusqlite::Result<Vec<Result<(), Refused>>> {
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        let answers = writes
            .iter()
            .map(|write| writer::write(&transaction, write))
            .collect::<Result<_, _>>()?;
        transaction.commit()?;
        Ok(answers)
    }
}

impl Drop for Sqlite {
    /// Brings everything into the one file, so that after an orderly end nothing beside it matters.
    fn drop(&mut self) {
        self.pool.clear();
        self.checkpoints.stop(&mut self.connection);
        // If it cannot be done now, it is done when the file is opened again: nothing is lost.
        let _ = self.connection.pragma(None, "wal_checkpoint", "truncate", |_| Ok(()));
    }
}

impl Store for Sqlite {
    fn commit(&mut self, writes: &[Write]) -> Vec<Result<(), Refused>> {
        self.try_commit(writes).unwrap_or_else(|error| {
            let failed = Refused::failed(error.to_string());
            vec![Err(failed); writes.len()]
        })
    }

    fn reader(&self) -> Arc<dyn Reader> {
        self.pool.clone()
    }
}
