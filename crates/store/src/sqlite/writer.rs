//! Writes as SQL. Everything is checked before anything is changed, so that what is refused leaves nothing behind, and what fails is the disk's fault.

use crate::{Finished, Refused, TableId, Write};
use rusqlite::{Connection, OptionalExtension, Params, Result, params};

/// Whether it was written, or an error that ends the whole commit.
pub(super) fn write(connection: &Connection, write: &Write) -> Result<Result<(), Refused>> {
    if let Err(refused) = write.check() {
        return Ok(Err(refused));
    }
    let db = Writer(connection);
    match write {
        Write::Open {
            table,
            code,
            public,
            at,
            entries,
        } => db.open(*table, code, *public, *at, entries),
        Write::Append {
            table,
            expected,
            entries,
            finished,
        } => db.append(*table, *expected, entries, finished),
        Write::Close { table, expected, at } => db.close(*table, *expected, *at),
        Write::Derive { table, finished } => db.derive(*table, finished),
        Write::Guest {
            guest,
            digest,
            name,
            at,
        } => {
            if db.exists(
                "SELECT 1 FROM guests WHERE id = ?1 OR digest = ?2",
                params![guest.0, digest],
            )? {
                return Ok(Err(Refused::GuestExists));
            }
            let guest = params![guest.0, digest, name, at];
            db.run(
                "INSERT INTO guests (id, digest, name, at) VALUES (?1, ?2, ?3, ?4)",
                guest,
            )?;
            Ok(Ok(()))
        }
        Write::Rename { guest, name } => {
            let renamed = db.run("UPDATE guests SET name = ?2 WHERE id = ?1", params![guest.0, name])?;
            Ok(if renamed == 0 {
                Err(Refused::NoSuchGuest)
            } else {
                Ok(())
            })
        }
    }
}

/// The connection, inside a transaction.
struct Writer<'a>(&'a Connection);

/// How a table's log ends.
struct Head {
    closed: bool,
    length: u64,
    /// The row of its last append.
    last: Option<i64>,
}

impl Writer<'_> {
    fn open(
        &self,
        table: TableId,
        code: &str,
        public: bool,
        at: u64,
        entries: &[String],
    ) -> Result<Result<(), Refused>> {
        if self.head(table)?.is_some() {
            return Ok(Err(Refused::TableExists));
        }
        if self.exists("SELECT 1 FROM tables WHERE code = ?1 AND closed IS NULL", [code])? {
            return Ok(Err(Refused::CodeTaken));
        }
        self.run(
            "INSERT INTO tables (id, code, public, opened, length) VALUES (?1, ?2, ?3, ?4, 0)",
            params![table.0, code, public, at],
        )?;
        self.add(table, 0, None, entries)?;
        Ok(Ok(()))
    }

    fn append(
        &self,
        table: TableId,
        expected: u64,
        entries: &[String],
        finished: &[Finished],
    ) -> Result<Result<(), Refused>> {
        Ok(match self.expecting(table, expected)? {
            Ok(Head { length, last, .. }) => {
                self.add(table, length, last, entries)?;
                self.finish(table, finished)?;
                Ok(())
            }
            Err(refused) => Err(refused),
        })
    }

    fn close(&self, table: TableId, expected: u64, at: u64) -> Result<Result<(), Refused>> {
        Ok(match self.expecting(table, expected)? {
            Ok(_) => {
                self.run("UPDATE tables SET closed = ?2 WHERE id = ?1", params![table.0, at])?;
                Ok(())
            }
            Err(refused) => Err(refused),
        })
    }

    /// How the log of a table ends that is open, and whose log is as long as somebody thinks.
    fn expecting(&self, table: TableId, expected: u64) -> Result<Result<Head, Refused>> {
        Ok(match self.head(table)? {
            None => Err(Refused::NoSuchTable),
            Some(Head { closed: true, .. }) => Err(Refused::Closed),
            Some(Head { length, .. }) if length != expected => Err(Refused::Conflict { length }),
            Some(head) => Ok(head),
        })
    }

    fn derive(&self, table: TableId, finished: &[Finished]) -> Result<Result<(), Refused>> {
        if self.head(table)?.is_none() {
            return Ok(Err(Refused::NoSuchTable));
        }
        self.run("DELETE FROM matches WHERE table_id = ?1", [table.0])?;
        self.finish(table, finished)?;
        Ok(Ok(()))
    }

    fn head(&self, table: TableId) -> Result<Option<Head>> {
        let mut statement = self
            .0
            .prepare_cached("SELECT closed IS NOT NULL, length, last FROM tables WHERE id = ?1")?;
        let head = statement.query_row([table.0], |row| {
            Ok(Head {
                closed: row.get(0)?,
                length: row.get(1)?,
                last: row.get(2)?,
            })
        });
        head.optional()
    }

    /// Adds entries to a log that ends so.
    fn add(&self, table: TableId, length: u64, last: Option<i64>, entries: &[String]) -> Result<()> {
        if entries.is_empty() {
            return Ok(());
        }
        self.run(
            "INSERT INTO appends (table_id, first, previous, lines) VALUES (?1, ?2, ?3, ?4)",
            params![table.0, length + 1, last, entries.join("\n")],
        )?;
        let row = self.0.last_insert_rowid();
        self.run(
            "UPDATE tables SET length = ?2, last = ?3 WHERE id = ?1",
            params![table.0, length + entries.len() as u64, row],
        )?;
        Ok(())
    }

    /// Notes matches that are over.
    fn finish(&self, table: TableId, finished: &[Finished]) -> Result<()> {
        for finished in finished {
            let Finished {
                number,
                ended,
                game,
                rules,
                record,
                players,
            } = finished;
            // What takes the place of another leaves none of its players behind.
            self.run(
                "DELETE FROM matches WHERE table_id = ?1 AND number = ?2",
                params![table.0, number],
            )?;
            self.run(
                "INSERT INTO matches (table_id, number, ended, game, rules, record) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![table.0, number, ended, game, rules, record],
            )?;
            for player in players {
                let guest = player.guest.map(|guest| guest.0);
                self.run(
                    "INSERT INTO players (table_id, number, seat, guest, name, points, won, ended) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                    params![table.0, number, player.seat, guest, player.name, player.points, player.won, ended],
                )?;
            }
        }
        Ok(())
    }

    fn run(&self, sql: &str, params: impl Params) -> Result<usize> {
        self.0.prepare_cached(sql)?.execute(params)
    }

    fn exists(&self, sql: &str, params: impl Params) -> Result<bool> {
        self.0.prepare_cached(sql)?.exists(params)
    }
}
