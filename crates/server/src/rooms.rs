//! The tables in memory, and how to get to one: whoever comes to a table that is asleep wakes it.

use crate::peer::Peer;
use crate::task::{self, Arrived, Core};
use crate::{Hub, chance, code};
use game::record::Name;
use game::{Game, Seed};
use protocol::Trouble;
use protocol::http::NewTable;
use room::{Facts, Hosted};
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use store::{Refused, TableId, TableRow, Write};
use table::{AnyTable, BadLog, BadTableLog, Guest, Input, Table, with_table};
use tokio::sync::{OnceCell, mpsc};

/// The way to a table.
pub(crate) type Door = mpsc::Sender<Arrived>;

/// So many messages wait for a table before those who send have to wait.
const INBOX: usize = 256;

/// The tables in memory.
#[derive(Debug)]
pub(crate) struct Rooms {
    awake: Mutex<HashMap<TableId, Arc<Room>>>,
    /// The number of the next room.
    numbers: AtomicU64,
    /// The number of the next table.
    tables: AtomicU64,
}

/// A table that is awake, or is just being woken.
#[derive(Debug)]
struct Room {
    number: u64,
    door: OnceCell<Door>,
    /// Who has come since, and so knows its code.
    came: Mutex<BTreeSet<Guest>>,
}

/// So many are remembered of a table before it begins anew.
const CAME: usize = 1000;

impl Rooms {
    /// No table is awake. The highest number of a table is this.
    pub(crate) fn new(highest: Option<TableId>) -> Self {
        Self {
            awake: Mutex::default(),
            numbers: AtomicU64::new(0),
            tables: AtomicU64::new(highest.map_or(0, |highest| highest.0) + 1),
        }
    }

    /// A table is not awake any more, unless it has been woken again already.
    pub(crate) fn forget(&self, table: TableId, number: u64) {
        let mut rooms = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        if rooms.get(&table).is_some_and(|room| room.number == number) {
            rooms.remove(&table);
        }
    }

    /// Nobody could wake a table. Whoever waited for the same tries it next, and must find it where others do.
    fn give_up(&self, table: TableId, room: &Arc<Room>) {
        let mut rooms = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = rooms.get(&table).is_some_and(|other| Arc::ptr_eq(other, room));
        // It is held here, and there.
        if is_it && Arc::strong_count(room) == 2 {
            rooms.remove(&table);
        }
    }

    /// Whether a table is in memory, or is just being woken.
    pub(crate) fn is_awake(&self, table: TableId) -> bool {
        let rooms = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        let room = rooms.get(&table);
        room.is_some_and(|room| room.door.initialized() || Arc::strong_count(room) > 1)
    }

    /// Somebody has come to a table.
    pub(crate) fn note(&self, table: TableId, guest: Guest) {
        self.who_came(table, |came| {
            if came.len() >= CAME {
                came.clear();
            }
            came.insert(guest);
        });
    }

    /// Whether somebody has come to a table since it woke.
    fn has_come(&self, table: TableId, guest: Guest) -> bool {
        self.who_came(table, |came| came.contains(&guest)).unwrap_or(false)
    }

    fn who_came<T>(&self, table: TableId, what: impl FnOnce(&mut BTreeSet<Guest>) -> T) -> Option<T> {
        let rooms = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        let room = rooms.get(&table)?;
        Some(what(&mut room.came.lock().unwrap_or_else(PoisonError::into_inner)))
    }

    fn room(&self, table: TableId) -> Arc<Room> {
        let mut rooms = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        let room = rooms.entry(table).or_insert_with(|| {
            let number = self.numbers.fetch_add(1, Ordering::Relaxed);
            Arc::new(Room {
                number,
                door: OnceCell::new(),
                came: Mutex::default(),
            })
        });
        Arc::clone(room)
    }
}

/// Why there is no table.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoTable {
    #[error("there is no table with this code: ask whoever invited you")]
    Unknown,
    #[error("this table was closed, for nobody had been there for a long time: open a new one")]
    Closed,
    #[error("your secret is not known here: come as a new guest")]
    Stranger,
    #[error("too many wrong codes or secrets came from your address: wait a minute")]
    TooMany,
    #[error("{0}")]
    Bad(String),
    #[error("the server cannot do that at the moment: try again")]
    Failed,
}

impl NoTable {
    fn no_game(name: &str) -> Self {
        let name = game::quoted(name);
        Self::Bad(format!("there is no game called `{name}`: there are solo and skipbo"))
    }

    pub(crate) fn trouble(&self) -> Trouble {
        let why = match self {
            Self::Unknown => "no-such-table",
            Self::Closed => "closed",
            Self::Stranger => "unknown-guest",
            Self::TooMany => "too-much",
            Self::Bad(_) => "bad-table",
            Self::Failed => "failed",
        };
        Trouble {
            why: why.into(),
            rule: None,
            text: self.to_string(),
        }
    }
}

impl Hub {
    /// The table with this code.
    pub(crate) async fn table(&self, code: &str) -> Result<TableRow, NoTable> {
        let code = code::meant(code).ok_or(NoTable::Unknown)?;
        let row = self.read(move |reader| {
            Ok(match reader.table_by_code(&code)? {
                Some(row) => Ok(row),
                None if reader.closed_by_code(&code)?.is_some() => Err(NoTable::Closed),
                None => Err(NoTable::Unknown),
            })
        });
        row.await.ok_or(NoTable::Failed)?
    }

    /// The table with this code, for somebody who may be guessing.
    pub(crate) async fn table_from(&self, code: &str, peer: Peer) -> Result<TableRow, NoTable> {
        self.guess(peer, self.table(code)).await
    }

    /// The same for a guest, who does not guess where he has come before: whatever others at his address do, he comes back.
    pub(crate) async fn table_for(&self, guest: Guest, code: &str, peer: Peer) -> Result<TableRow, NoTable> {
        let table = self.table(code).await;
        match table {
            Ok(row) if self.rooms.has_come(row.id, guest) => Ok(row),
            table => self.guess(peer, async { table }).await,
        }
    }

    /// The way to a table, which is woken if it was asleep.
    pub(crate) async fn door(self: &Arc<Self>, row: &TableRow) -> Result<Door, NoTable> {
        let room = self.rooms.room(row.id);
        let door = room.door.get_or_try_init(|| self.wake(room.number, row)).await;
        if door.is_err() {
            self.rooms.give_up(row.id, &room);
        }
        door.cloned()
    }

    async fn wake(self: &Arc<Self>, number: u64, row: &TableRow) -> Result<Door, NoTable> {
        let id = row.id;
        let any = self.folded(id).await?;
        self.metrics.wakes.add(1);
        tracing::debug!(table = %id, "a table was woken");
        let facts = Facts {
            code: row.code.clone(),
            public: row.public,
        };
        let (now, seed) = (self.clock.now(), chance::number());
        Ok(with_table!(any, table => self.run(id, number, Core::woken(now, facts, *table, seed))))
    }

    /// A table as its log has it.
    pub(crate) async fn folded(&self, id: TableId) -> Result<AnyTable, NoTable> {
        let log = self.read(move |reader| reader.log(id)).await.ok_or(NoTable::Failed)?;
        let folded = tokio::task::spawn_blocking(move || AnyTable::fold(&log.join("\n"))).await;
        match folded {
            Ok(Ok(any)) => Ok(any),
            Ok(Err(error)) => {
                let why = unreadable(&error);
                tracing::error!(table = %id, why, "a table's log cannot be read");
                Err(NoTable::Failed)
            }
            Err(_) => Err(NoTable::Failed),
        }
    }

    fn run<G: Hosted>(self: &Arc<Self>, id: TableId, number: u64, core: Core<G>) -> Door {
        let (door, inbox) = mpsc::channel(INBOX);
        tokio::spawn(task::run(Arc::clone(self), (id, number), core, inbox));
        door
    }

    /// Whether there can be such a table.
    pub(crate) fn check(wanted: &NewTable) -> Result<(), NoTable> {
        let settings = match wanted.game.as_str() {
            solo::Round::NAME => room::settings::<solo::Round>(wanted).map(drop),
            skipbo::Round::NAME => room::settings::<skipbo::Round>(wanted).map(drop),
            other => return Err(NoTable::no_game(other)),
        };
        settings.map_err(NoTable::Bad)
    }

    /// Opens a table. Its code.
    pub(crate) async fn open(self: &Arc<Self>, host: Guest, name: Name, wanted: &NewTable) -> Result<String, NoTable> {
        match wanted.game.as_str() {
            solo::Round::NAME => self.open_of::<solo::Round>(host, name, wanted).await,
            skipbo::Round::NAME => self.open_of::<skipbo::Round>(host, name, wanted).await,
            other => Err(NoTable::no_game(other)),
        }
    }

    async fn open_of<G: Hosted>(
        self: &Arc<Self>,
        host: Guest,
        name: Name,
        wanted: &NewTable,
    ) -> Result<String, NoTable> {
        let settings = room::settings::<G>(wanted).map_err(NoTable::Bad)?;
        let (now, seed) = (self.clock.now(), Seed::new(chance::bytes()));
        let opened = Table::open(now, settings, host, name, seed).map_err(|error| NoTable::Bad(error.to_string()));
        let (mut table, output) = opened?;
        // He has not come to it yet.
        let gone = table.step(now, Input::Went { guest: host });
        let entries: Vec<String> = output
            .entries
            .iter()
            .chain(&gone.entries)
            .map(ToString::to_string)
            .collect();
        let id = TableId(self.rooms.tables.fetch_add(1, Ordering::Relaxed));
        let public = wanted.public;
        loop {
            let code = code::code(chance::bytes());
            let write = Write::Open {
                table: id,
                code: code.clone(),
                public,
                at: now.0,
                entries: entries.clone(),
            };
            match self.write(write).await {
                Ok(()) => {
                    tracing::debug!(table = %id, game = G::NAME, "a table was opened");
                    // It stays awake for its host, who comes in a moment.
                    let facts = Facts {
                        code: code.clone(),
                        public,
                    };
                    let room = self.rooms.room(id);
                    let opened = Core::opened(facts, table, chance::number());
                    let _ = room.door.set(self.run(id, room.number, opened));
                    return Ok(code);
                }
                Err(Refused::CodeTaken) => {}
                Err(why) => {
                    tracing::error!(%why, "a table could not be opened");
                    return Err(NoTable::Failed);
                }
            }
        }
    }
}

/// What is wrong with a log, without a word of it: it holds secrets.
fn unreadable(error: &BadTableLog) -> String {
    match error {
        BadTableLog::Log(BadLog::Entry { seq, .. }) => format!("entry {seq} cannot be"),
        BadTableLog::Log(BadLog::NotOpened) | BadTableLog::NoGame => "it does not begin as a log does".into(),
        BadTableLog::Entry(_) => "a line is no entry".into(),
        BadTableLog::UnknownGame(_) => "it is of another game".into(),
    }
}
