//! A store that forgets everything when it is dropped, for tests.

use crate::{Finished, GuestId, GuestRow, Mark, Played, Reader, Refused, Store, TableId, TableRow, Unreadable, Write};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A store in memory. Its clones are the same store.
#[derive(Clone, Default, Debug)]
pub struct Memory(Arc<Mutex<Kept>>);

#[derive(Default, Debug)]
struct Kept {
    tables: BTreeMap<TableId, Table>,
    guests: BTreeMap<GuestId, (GuestRow, [u8; 32])>,
}

#[derive(Debug)]
struct Table {
    code: String,
    public: bool,
    opened: u64,
    closed: Option<u64>,
    log: Vec<String>,
    finished: BTreeMap<u32, Finished>,
}

impl Memory {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        // Every write is checked before it changes anything, so nothing is ever half there.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for Memory {
    fn commit(&mut self, writes: &[Write]) -> Vec<Result<(), Refused>> {
        let mut kept = self.kept();
        writes.iter().map(|write| kept.write(write)).collect()
    }

    fn reader(&self) -> Arc<dyn Reader> {
        Arc::new(self.clone())
    }
}

impl Kept {
    fn write(&mut self, write: &Write) -> Result<(), Refused> {
        write.check()?;
        match write {
            Write::Open {
                table,
                code,
                public,
                at,
                entries,
            } => {
                if self.tables.contains_key(table) {
                    return Err(Refused::TableExists);
                }
                if self.by_code(code).is_some() {
                    return Err(Refused::CodeTaken);
                }
                let opened = Table {
                    code: code.clone(),
                    public: *public,
                    opened: *at,
                    closed: None,
                    log: entries.clone(),
                    finished: BTreeMap::new(),
                };
                self.tables.insert(*table, opened);
            }
            Write::Append {
                table,
                expected,
                entries,
                finished,
            } => {
                let table = self.open(*table, *expected)?;
                table.log.extend_from_slice(entries);
                let finished = finished.iter().map(|finished| (finished.number, finished.clone()));
                table.finished.extend(finished);
            }
            Write::Close { table, expected, at } => self.open(*table, *expected)?.closed = Some(*at),
            Write::Derive { table, finished } => {
                let table = self.tables.get_mut(table).ok_or(Refused::NoSuchTable)?;
                let finished = finished.iter().map(|finished| (finished.number, finished.clone()));
                table.finished = finished.collect();
            }
            Write::Guest {
                guest,
                digest,
                name,
                at,
            } => {
                if self.guests.contains_key(guest) || self.guests.values().any(|(_, known)| known == digest) {
                    return Err(Refused::GuestExists);
                }
                let row = GuestRow {
                    id: *guest,
                    name: name.clone(),
                    at: *at,
                };
                self.guests.insert(*guest, (row, *digest));
            }
            Write::Rename { guest, name } => {
                let (row, _) = self.guests.get_mut(guest).ok_or(Refused::NoSuchGuest)?;
                row.name.clone_from(name);
            }
        }
        Ok(())
    }

    /// A table that is open, and whose log is as long as somebody thinks.
    fn open(&mut self, table: TableId, expected: u64) -> Result<&mut Table, Refused> {
        let table = self.tables.get_mut(&table).ok_or(Refused::NoSuchTable)?;
        let length = table.log.len() as u64;
        match table.closed {
            Some(_) => Err(Refused::Closed),
            None if length != expected => Err(Refused::Conflict { length }),
            None => Ok(table),
        }
    }

    fn by_code(&self, code: &str) -> Option<TableRow> {
        let mut open = self.tables.iter().filter(|(_, table)| table.closed.is_none());
        open.find(|(_, table)| table.code == code)
            .map(|(id, table)| table.row(*id))
    }

    fn rows(&self) -> impl Iterator<Item = TableRow> {
        self.tables.iter().map(|(id, table)| table.row(*id))
    }
}

impl Table {
    fn row(&self, id: TableId) -> TableRow {
        TableRow {
            id,
            code: self.code.clone(),
            public: self.public,
            opened: self.opened,
            closed: self.closed,
            length: self.log.len() as u64,
        }
    }
}

impl Reader for Memory {
    fn log_after(&self, table: TableId, first: u64) -> Result<Vec<String>, Unreadable> {
        let kept = self.kept();
        let log = kept.tables.get(&table).map_or(&[][..], |table| &table.log);
        Ok(log.get(first as usize..).unwrap_or_default().to_vec())
    }

    fn table(&self, table: TableId) -> Result<Option<TableRow>, Unreadable> {
        Ok(self.kept().tables.get(&table).map(|kept| kept.row(table)))
    }

    fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, Unreadable> {
        Ok(self.kept().by_code(code))
    }

    fn closed_by_code(&self, code: &str) -> Result<Option<TableRow>, Unreadable> {
        let kept = self.kept();
        let closed = kept.rows().filter(|row| row.closed.is_some() && row.code == code);
        Ok(closed.max_by_key(|row| (row.closed, row.id)))
    }

    fn tables(&self) -> Result<Vec<TableRow>, Unreadable> {
        Ok(self.kept().rows().filter(|row| row.closed.is_none()).collect())
    }

    fn every_table(&self) -> Result<Vec<TableRow>, Unreadable> {
        Ok(self.kept().rows().collect())
    }

    fn highest_table(&self) -> Result<Option<TableId>, Unreadable> {
        Ok(self.kept().tables.last_key_value().map(|(id, _)| *id))
    }

    fn guest(&self, guest: GuestId) -> Result<Option<GuestRow>, Unreadable> {
        Ok(self.kept().guests.get(&guest).map(|(row, _)| row.clone()))
    }

    fn guest_by_digest(&self, digest: &[u8; 32]) -> Result<Option<GuestRow>, Unreadable> {
        let kept = self.kept();
        let found = kept.guests.values().find(|(_, known)| known == digest);
        Ok(found.map(|(row, _)| row.clone()))
    }

    fn highest_guest(&self) -> Result<Option<GuestId>, Unreadable> {
        Ok(self.kept().guests.last_key_value().map(|(id, _)| *id))
    }

    fn history(&self, guest: GuestId, before: Option<Mark>, limit: usize) -> Result<Vec<Played>, Unreadable> {
        let kept = self.kept();
        let matches = kept
            .tables
            .iter()
            .flat_map(|(id, table)| table.finished.values().map(|finished| (*id, finished)));
        let his = matches.filter(|(_, finished)| finished.players.iter().any(|player| player.guest == Some(guest)));
        let mut played: Vec<Played> = his
            .map(|(table, finished)| Played {
                table,
                finished: Finished {
                    record: None,
                    ..finished.clone()
                },
            })
            .filter(|played| before.is_none_or(|mark| played.mark() < mark))
            .collect();
        played.sort_by_key(|played| std::cmp::Reverse(played.mark()));
        played.truncate(limit);
        Ok(played)
    }

    fn finished(&self, table: TableId, number: u32) -> Result<Option<Finished>, Unreadable> {
        let kept = self.kept();
        Ok(kept
            .tables
            .get(&table)
            .and_then(|table| table.finished.get(&number))
            .cloned())
    }
}
