//! What is in the file, version by version.

use super::BadFile;
use rusqlite::{Connection, TransactionBehavior};
use std::path::Path;

/// Says in the file's header whose it is: "reih" as a number.
const APPLICATION: i32 = i32::from_be_bytes(*b"reih");

/// The newest version that we know.
pub(super) const VERSION: usize = STEPS.len();

/// What leads from each version to the next. Steps that were released stay as they are.
const STEPS: [&str; 2] = [
    // All entries of an append are one row, and rows are in the order of time: those of one commit stand on the same few pages, whatever tables
    // they belong to. Each names the row before it of the same table, and the table its last.
    "CREATE TABLE tables (
         id INTEGER PRIMARY KEY,
         code TEXT NOT NULL,
         public INTEGER NOT NULL,
         opened INTEGER NOT NULL,
         closed INTEGER,
         length INTEGER NOT NULL,
         last INTEGER
     ) STRICT;
     CREATE UNIQUE INDEX codes ON tables (code) WHERE closed IS NULL;

     CREATE TABLE appends (
         id INTEGER PRIMARY KEY,
         table_id INTEGER NOT NULL REFERENCES tables,
         first INTEGER NOT NULL,
         previous INTEGER,
         lines TEXT NOT NULL
     ) STRICT;

     CREATE TABLE guests (
         id INTEGER PRIMARY KEY,
         digest BLOB NOT NULL UNIQUE,
         name TEXT NOT NULL,
         at INTEGER NOT NULL
     ) STRICT;

     CREATE TABLE matches (
         table_id INTEGER NOT NULL REFERENCES tables,
         number INTEGER NOT NULL,
         ended INTEGER NOT NULL,
         game TEXT NOT NULL,
         rules TEXT NOT NULL,
         record TEXT,
         PRIMARY KEY (table_id, number)
     ) STRICT;

     CREATE TABLE players (
         table_id INTEGER NOT NULL,
         number INTEGER NOT NULL,
         seat INTEGER NOT NULL,
         guest INTEGER,
         name TEXT NOT NULL,
         points INTEGER,
         won INTEGER NOT NULL,
         ended INTEGER NOT NULL,
         PRIMARY KEY (table_id, number, seat),
         FOREIGN KEY (table_id, number) REFERENCES matches ON DELETE CASCADE
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX history ON players (guest, ended, table_id, number) WHERE guest IS NOT NULL;",
    // Whoever has the code of a table that was closed is told so.
    "CREATE INDEX closed_codes ON tables (code, closed) WHERE closed IS NOT NULL;",
];

/// Whether a file is one of ours, and which version it has. An empty one has version 0.
pub(super) fn version(path: &Path, connection: &Connection) -> Result<usize, BadFile> {
    let bad = |error| BadFile::of(path, error);
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0));
    let tables = connection.query_row("SELECT count(*) FROM sqlite_schema", (), |row| row.get::<_, i64>(0));
    let (application, version) = (
        number("application_id").map_err(bad)?,
        number("user_version").map_err(bad)?,
    );
    match (application, usize::try_from(version), tables.map_err(bad)?) {
        (0, Ok(0), 0) => Ok(0),
        (APPLICATION, Ok(known @ 1..=VERSION), _) => Ok(known),
        (APPLICATION, ..) => Err(BadFile::Newer {
            path: path.into(),
            found: version,
            known: VERSION,
        }),
        _ => Err(BadFile::Foreign(path.into())),
    }
}

/// Brings a file that is ours, or empty, up to date: in one go, or not at all.
pub(super) fn migrate(connection: &mut Connection, version: usize) -> rusqlite::Result<()> {
    if version == VERSION {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for step in &STEPS[version..] {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()
}
