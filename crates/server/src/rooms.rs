//! The tables in memory, and how to get to one: whoever comes to a table that is asleep wakes it.

use crate::peer::Peer;
use crate::room::{self, Core, Facts, Hosted, Incoming};
use crate::{Hub, chance, code};
use game::record::Name;
use game::{Game, Seats, Seed};
use protocol::Trouble;
use protocol::http::NewTable;
use std::collections::HashMap;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use store::{Refused, TableId, TableRow, Write};
use table::{AnyTable, BadLog, BadTableLog, Guest, Input, Settings, Table, with_table};
use tokio::sync::{OnceCell, mpsc};

/// The way to a table.
pub(crate) type Door = mpsc::Sender<Incoming>;

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
}

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

    fn room(&self, table: TableId) -> Arc<Room> {
        let mut rooms = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        let room = rooms.entry(table).or_insert_with(|| {
            let number = self.numbers.fetch_add(1, Ordering::Relaxed);
            let door = OnceCell::new();
            Arc::new(Room { number, door })
        });
        Arc::clone(room)
    }
}

/// Why there is no table.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoTable {
    #[error("there is no table with this code: ask whoever invited you")]
    Unknown,
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
    pub(crate) fn trouble(&self) -> Trouble {
        let why = match self {
            Self::Unknown => "no-such-table",
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
        let row = self.read(move |reader| reader.table_by_code(&code)).await;
        row.ok_or(NoTable::Failed)?.ok_or(NoTable::Unknown)
    }

    /// The table with this code, for somebody who may be guessing.
    pub(crate) async fn table_from(&self, code: &str, peer: Peer) -> Result<TableRow, NoTable> {
        self.guess(peer, self.table(code)).await
    }

    /// The way to a table, which is woken if it was asleep.
    pub(crate) async fn door(self: &Arc<Self>, row: &TableRow) -> Result<Door, NoTable> {
        let room = self.rooms.room(row.id);
        let door = room.door.get_or_try_init(|| self.wake(room.number, row)).await;
        if door.is_err() {
            self.rooms.forget(row.id, room.number);
        }
        door.cloned()
    }

    async fn wake(self: &Arc<Self>, number: u64, row: &TableRow) -> Result<Door, NoTable> {
        let id = row.id;
        let log = self.read(move |reader| reader.log(id)).await.ok_or(NoTable::Failed)?;
        let folded = tokio::task::spawn_blocking(move || AnyTable::fold(&log.join("\n"))).await;
        let any = match folded {
            Ok(Ok(any)) => any,
            Ok(Err(error)) => {
                let why = unreadable(&error);
                tracing::error!(table = %id, why, "a table's log cannot be read");
                return Err(NoTable::Failed);
            }
            Err(_) => return Err(NoTable::Failed),
        };
        self.metrics.wakes.add(1);
        let facts = Facts {
            id,
            code: row.code.clone(),
            public: row.public,
        };
        let (now, seed) = (self.clock.now(), chance::number());
        Ok(with_table!(any, table => self.run(number, Core::woken(now, facts, *table, seed))))
    }

    fn run<G: Hosted>(self: &Arc<Self>, number: u64, core: Core<G>) -> Door {
        let (door, inbox) = mpsc::channel(INBOX);
        tokio::spawn(room::run(Arc::clone(self), number, core, inbox));
        door
    }

    /// Opens a table. Its code.
    pub(crate) async fn open(self: &Arc<Self>, host: Guest, name: Name, wanted: &NewTable) -> Result<String, NoTable> {
        match wanted.game.as_str() {
            solo::Round::NAME => self.open_of::<solo::Round>(host, name, wanted).await,
            skipbo::Round::NAME => self.open_of::<skipbo::Round>(host, name, wanted).await,
            other => Err(NoTable::Bad(format!(
                "there is no game called `{}`: there are solo and skipbo",
                game::quoted(other)
            ))),
        }
    }

    async fn open_of<G: Hosted>(
        self: &Arc<Self>,
        host: Guest,
        name: Name,
        wanted: &NewTable,
    ) -> Result<String, NoTable> {
        let settings = settings::<G>(wanted).map_err(NoTable::Bad)?;
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
                    // It stays awake for its host, who comes in a moment.
                    let facts = Facts {
                        id,
                        code: code.clone(),
                        public,
                    };
                    let room = self.rooms.room(id);
                    let opened = Core::opened(facts, table, chance::number());
                    let _ = room.door.set(self.run(room.number, opened));
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

/// The settings that somebody wants: the usual ones but for what he says.
pub(crate) fn settings<G: Hosted>(wanted: &NewTable) -> Result<Settings<G>, String> {
    let rules = match wanted.rules.as_deref() {
        Some(rules) => rules
            .parse()
            .map_err(|error: <G::Rules as FromStr>::Err| error.to_string())?,
        None => G::Rules::default(),
    };
    let seats = wanted.seats.unwrap_or(4);
    let seats = Seats::new(seats).ok_or_else(|| format!("a table has 2 to {} seats, not {seats}", game::MAX_SEATS))?;
    let usual = Settings::<G>::new(rules, seats).to_string();
    let (fields, rules) = usual.split_once(" rules=").unwrap_or((&usual, ""));
    let chosen = |name: &str| match name {
        "mode" => wanted.mode.as_deref(),
        "clock" => wanted.clock.as_deref(),
        "question" => wanted.question.as_deref(),
        "pace" => wanted.pace.as_deref(),
        "grace" => wanted.grace.as_deref(),
        "stand-in" => wanted.stand_in.as_deref(),
        "between" => wanted.between.as_deref(),
        _ => None,
    };
    let mut text = Vec::new();
    for field in fields.split(' ') {
        let (name, usual) = field.split_once('=').unwrap_or((field, ""));
        let value = chosen(name).unwrap_or(usual);
        if value.contains(' ') {
            return Err(format!("`{}` is no {name}: it has a space in it", game::quoted(value)));
        }
        text.push(format!("{name}={value}"));
    }
    let text = format!("{} rules={rules}", text.join(" "));
    text.parse().map_err(|error: table::BadSettings| error.to_string())
}
