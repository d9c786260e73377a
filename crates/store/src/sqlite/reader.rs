//! Those who read: connections of their own, which see what was committed and hinder nobody.

use super::file;
use crate::{Finished, FinishedSeat, GuestId, GuestRow, Mark, Played, Reader, TableId, TableRow, Unreadable};
use rusqlite::{Connection, OptionalExtension, Params, Result, Row, Transaction, params};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So many connections are kept for the next who reads.
const KEPT: usize = 4;

/// Connections that only read. As many are opened as there are threads that read at the same time.
#[derive(Debug)]
pub(super) struct Pool {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Pool {
    pub(super) fn new(path: &Path) -> Self {
        Self {
            path: path.into(),
            idle: Mutex::default(),
        }
    }

    /// Reads one state of the file, whatever is committed meanwhile.
    fn read<T>(&self, read: impl FnOnce(&Transaction<'_>) -> Result<T>) -> Result<T, Unreadable> {
        let unreadable = |error: rusqlite::Error| Unreadable(error.to_string());
        let kept = self.idle().pop();
        let mut connection = match kept {
            Some(connection) => connection,
            None => file::open_to_read(&self.path).map_err(unreadable)?,
        };
        let transaction = connection.transaction().map_err(unreadable)?;
        let found = read(&transaction).map_err(unreadable)?;
        transaction.finish().map_err(unreadable)?;
        let mut idle = self.idle();
        if idle.len() < KEPT {
            idle.push(connection);
        }
        Ok(found)
    }

    /// Closes what nobody uses just now.
    pub(super) fn clear(&self) {
        self.idle().clear();
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

const TABLE: &str = "SELECT id, code, public, opened, closed, length FROM tables";

impl Reader for Pool {
    fn log_after(&self, table: TableId, first: u64) -> Result<Vec<String>, Unreadable> {
        self.read(|db| log_after(db, table, first))?
    }

    fn table(&self, table: TableId) -> Result<Option<TableRow>, Unreadable> {
        self.read(|db| one(db, &format!("{TABLE} WHERE id = ?1"), [stored(table.0)], table_row))
    }

    fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, Unreadable> {
        let sql = format!("{TABLE} WHERE code = ?1 AND closed IS NULL");
        self.read(|db| one(db, &sql, [code], table_row))
    }

    fn closed_by_code(&self, code: &str) -> Result<Option<TableRow>, Unreadable> {
        let sql = format!("{TABLE} WHERE code = ?1 AND closed IS NOT NULL ORDER BY closed DESC, id DESC LIMIT 1");
        self.read(|db| one(db, &sql, [code], table_row))
    }

    fn tables(&self) -> Result<Vec<TableRow>, Unreadable> {
        self.read(|db| all(db, &format!("{TABLE} WHERE closed IS NULL ORDER BY id"), (), table_row))
    }

    fn every_table(&self) -> Result<Vec<TableRow>, Unreadable> {
        self.read(|db| all(db, &format!("{TABLE} ORDER BY id"), (), table_row))
    }

    fn highest_table(&self) -> Result<Option<TableId>, Unreadable> {
        self.read(|db| highest(db, "SELECT max(id) FROM tables"))
            .map(|id| id.map(TableId))
    }

    fn guest(&self, guest: GuestId) -> Result<Option<GuestRow>, Unreadable> {
        let sql = "SELECT id, name, at FROM guests WHERE id = ?1";
        self.read(|db| one(db, sql, [stored(guest.0)], guest_row))
    }

    fn guest_by_digest(&self, digest: &[u8; 32]) -> Result<Option<GuestRow>, Unreadable> {
        let sql = "SELECT id, name, at FROM guests WHERE digest = ?1";
        self.read(|db| one(db, sql, [digest], guest_row))
    }

    fn highest_guest(&self) -> Result<Option<GuestId>, Unreadable> {
        self.read(|db| highest(db, "SELECT max(id) FROM guests"))
            .map(|id| id.map(GuestId))
    }

    fn history(&self, guest: GuestId, before: Option<Mark>, limit: usize) -> Result<Vec<Played>, Unreadable> {
        self.read(|db| history(db, guest, before, limit))
    }

    fn finished(&self, table: TableId, number: u32) -> Result<Option<Finished>, Unreadable> {
        self.read(|db| finished(db, table, number, "record"))
    }
}

/// From the last append back to the one in which the first entry is that was asked for.
fn log_after(db: &Transaction<'_>, table: TableId, first: u64) -> Result<Result<Vec<String>, Unreadable>> {
    let head = "SELECT length, last FROM tables WHERE id = ?1";
    let head = one(db, head, [stored(table.0)], |row| {
        Ok((row.get::<_, u64>(0)?, row.get::<_, Option<i64>>(1)?))
    })?;
    let Some((mut end, mut at)) = head else {
        return Ok(Ok(Vec::new()));
    };
    let mut statement = db.prepare_cached("SELECT table_id, first, previous, lines FROM appends WHERE id = ?1")?;
    let mut newest_first = Vec::new();
    while end > first {
        let found = at
            .map(|id| statement.query_row([id], append_row).optional())
            .transpose()?
            .flatten();
        // It ends where the one after it begins, or a row is wrong.
        let Some(append) = found.filter(|append| append.table == table && append.first > 0 && append.end() == end)
        else {
            return Ok(Err(Unreadable(format!(
                "the log of table {table} is damaged before entry {}",
                end + 1
            ))));
        };
        (end, at) = (append.first - 1, append.previous);
        newest_first.push(append);
    }
    let lines = newest_first.iter().rev().flat_map(|append| append.lines.split('\n'));
    // The oldest row may begin before what was asked for.
    let skip = first.saturating_sub(end) as usize;
    Ok(Ok(lines.skip(skip).map(String::from).collect()))
}

struct Append {
    table: TableId,
    first: u64,
    previous: Option<i64>,
    lines: String,
}

impl Append {
    /// The number of its last entry.
    fn end(&self) -> u64 {
        self.first + self.lines.matches('\n').count() as u64
    }
}

fn append_row(row: &Row<'_>) -> Result<Append> {
    Ok(Append {
        table: TableId(row.get(0)?),
        first: row.get(1)?,
        previous: row.get(2)?,
        lines: row.get(3)?,
    })
}

fn history(db: &Transaction<'_>, guest: GuestId, before: Option<Mark>, limit: usize) -> Result<Vec<Played>> {
    let last = Mark {
        ended: u64::MAX,
        table: TableId(u64::MAX),
        number: u32::MAX,
    };
    let mark = before.unwrap_or(last);
    let most = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let sql = "SELECT DISTINCT ended, table_id, number FROM players
        WHERE guest = ?1 AND (ended, table_id, number) < (?2, ?3, ?4)
        ORDER BY ended DESC, table_id DESC, number DESC LIMIT ?5";
    let params = params![
        stored(guest.0),
        most(mark.ended),
        most(mark.table.0),
        mark.number,
        limit.min(i64::MAX as usize)
    ];
    let places = all(db, sql, params, |row| Ok((TableId(row.get(1)?), row.get::<_, u32>(2)?)))?;
    let mut played = Vec::with_capacity(places.len());
    for (table, number) in places {
        let finished = finished(db, table, number, "NULL")?;
        played.extend(finished.map(|finished| Played { table, finished }));
    }
    Ok(played)
}

/// A match, with its record or with something instead.
fn finished(db: &Transaction<'_>, table: TableId, number: u32, record: &str) -> Result<Option<Finished>> {
    let sql = format!("SELECT ended, game, rules, {record} FROM matches WHERE table_id = ?1 AND number = ?2");
    let found = one(db, &sql, params![stored(table.0), number], |row| {
        Ok(Finished {
            number,
            ended: row.get(0)?,
            game: row.get(1)?,
            rules: row.get(2)?,
            record: row.get(3)?,
            players: Vec::new(),
        })
    })?;
    let Some(finished) = found else { return Ok(None) };
    let sql = "SELECT seat, guest, name, points, won FROM players WHERE table_id = ?1 AND number = ?2 ORDER BY seat";
    let players = all(db, sql, params![stored(table.0), number], |row| {
        Ok(FinishedSeat {
            seat: row.get(0)?,
            guest: row.get::<_, Option<u64>>(1)?.map(GuestId),
            name: row.get(2)?,
            points: row.get(3)?,
            won: row.get(4)?,
        })
    })?;
    Ok(Some(Finished { players, ..finished }))
}

fn table_row(row: &Row<'_>) -> Result<TableRow> {
    Ok(TableRow {
        id: TableId(row.get(0)?),
        code: row.get(1)?,
        public: row.get(2)?,
        opened: row.get(3)?,
        closed: row.get(4)?,
        length: row.get(5)?,
    })
}

fn guest_row(row: &Row<'_>) -> Result<GuestRow> {
    Ok(GuestRow {
        id: GuestId(row.get(0)?),
        name: row.get(1)?,
        at: row.get(2)?,
    })
}

fn highest(db: &Transaction<'_>, sql: &str) -> Result<Option<u64>> {
    db.prepare_cached(sql)?.query_row((), |row| row.get(0))
}

fn one<T>(
    db: &Transaction<'_>,
    sql: &str,
    params: impl Params,
    row: impl FnOnce(&Row<'_>) -> Result<T>,
) -> Result<Option<T>> {
    db.prepare_cached(sql)?.query_row(params, row).optional()
}

fn all<T>(
    db: &Transaction<'_>,
    sql: &str,
    params: impl Params,
    row: impl FnMut(&Row<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    db.prepare_cached(sql)?.query_map(params, row)?.collect()
}

/// A number as it is stored; one that no row can have if it is too large.
fn stored(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(-1)
}
