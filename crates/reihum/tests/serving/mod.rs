//! A real server process, and people who play at its tables over real sockets.

#![allow(dead_code, reason = "every test file uses some of it")]

pub(crate) mod course;
pub(crate) mod kept;

pub(crate) use course::Course;

use crate::common::program;
use bots::{Level, Played};
use client::{Heard, Server, Visit};
use game::{Game, Projection};
use protocol::http::NewTable;
use protocol::{Became, Happened, News, Wish};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

/// A server process. It is killed when it is dropped.
pub(crate) struct Serving {
    child: Child,
    pub(crate) address: String,
}

/// Any port that is free: whoever serves there says which.
pub(crate) const ANY: u16 = 0;

/// A port that is free, for a server that is to be found there again. It is none of those that the system hands out: nobody gets it while the server
/// is away, neither another test nor those who call there.
pub(crate) fn free_port() -> u16 {
    let first = 20_000 + (std::process::id() % 10_000) as u16;
    let mut ports = first..32_000;
    let free = ports.find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok());
    free.expect("a free port")
}

/// The command that serves these data, with limits that are wide enough for a test.
pub(crate) fn command(data: &Path, port: u16) -> Command {
    let mut command = program();
    command
        .arg("serve")
        .arg("--data")
        .arg(data)
        .arg("--addr")
        .arg(format!("127.0.0.1:{port}"));
    for limit in [
        "guests-per-minute",
        "requests-per-minute",
        "messages-per-second",
        "bots-per-second",
        "entries-per-minute",
    ] {
        command.arg(format!("--{limit}=100000"));
    }
    // Whoever stalls on a busy machine answers no pings, and nobody is to be cut off for that.
    command.arg("--ping-every=3600");
    command.env("REIHUM_LOG_LEVEL", "warn");
    command
}

impl Serving {
    /// Starts one, and waits until it can be found.
    pub(crate) fn start(data: &Path, port: u16) -> Self {
        Self::run(&mut command(data, port))
    }

    pub(crate) fn run(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut first)
            .unwrap();
        let address = first.trim().rsplit(' ').next().unwrap_or_default().to_string();
        assert!(address.starts_with("http://"), "it says: {first}");
        Self { child, address }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// What a client knows of it.
    pub(crate) fn server(&self) -> Server {
        Server::new(self.address.parse().unwrap())
    }

    /// Kills it in the middle of whatever it does.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop, and waits until it has.
    #[cfg(unix)]
    pub(crate) fn stop(mut self) -> Option<i32> {
        let process = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(process, rustix::process::Signal::TERM).unwrap();
        self.child.wait().unwrap().code()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What somebody at a table was told and answered.
#[derive(Default, Debug)]
pub(crate) struct Journal {
    pub(crate) guest: u64,
    pub(crate) seat: usize,
    /// What was answered `done`, in order.
    pub(crate) done: Vec<(u64, Wish)>,
    /// What was refused.
    pub(crate) refused: Vec<u64>,
    /// What was not answered when the connection was lost, and is repeated; and the time at the table when he had come back.
    pub(crate) repeated: Vec<(u64, u64)>,
    /// What was seen at each moment.
    pub(crate) seen: BTreeMap<u64, Vec<String>>,
    /// How many matches came to their end.
    pub(crate) matches: usize,
    /// How often the connection was lost.
    pub(crate) lost: usize,
}

impl Journal {
    fn hear(&mut self, happened: &[Happened]) {
        for Happened { moment, news, seen } in happened {
            if !seen.is_empty() {
                let before = self.seen.insert(*moment, seen.clone());
                assert!(
                    before.as_ref().is_none_or(|before| before == seen),
                    "moment {moment} was another before: {before:?}, {seen:?}"
                );
            }
            let over = |news: &&News| matches!(news, News::Over { scores, .. } if scores.winners.is_some());
            self.matches += news.iter().filter(over).count();
        }
    }
}

/// A table, and who sits at it.
pub(crate) struct Seating {
    pub(crate) code: String,
    pub(crate) guests: Vec<client::Guest>,
}

/// Opens a table and lets people in, who have not come yet.
pub(crate) async fn open(server: &Server, wanted: &NewTable) -> Seating {
    open_with_bots(server, wanted, 0).await
}

/// The same where bots of the house shall sit in the last seats.
pub(crate) async fn open_with_bots(server: &Server, wanted: &NewTable, bots: usize) -> Seating {
    let mut guests = Vec::new();
    for seat in 0..wanted.seats.unwrap() - bots {
        guests.push(server.new_guest(&format!("Guest {seat}")).await.unwrap());
    }
    let code = server.open(&guests[0].token, wanted).await.unwrap().code;
    Seating { code, guests }
}

/// Plays in a seat, counted from 1, match after match, until somebody says that it is enough and no match runs.
pub(crate) async fn play<G: Played>(
    server: Server,
    seating: Arc<Seating>,
    seat: usize,
    course: Arc<Course>,
) -> Journal {
    let guest = &seating.guests[seat - 1];
    let mut journal = Journal {
        guest: guest.number,
        seat,
        ..Journal::default()
    };
    let mut visit = Visit::new(server, seating.code.clone(), guest.token.clone());
    let mut wishes: BTreeMap<u64, Wish> = BTreeMap::new();
    let mut player = G::player(Level::Greedy.into(), 1);
    let mut came = false;
    loop {
        course.note(&journal);
        // Whoever is coming back is given the time for it.
        let patience = Duration::from_millis(if visit.is_connected() { 500 } else { 10_000 });
        let heard = match tokio::time::timeout(patience, visit.next()).await {
            Ok(heard) => Some(heard.unwrap()),
            // Somebody may have said that it is enough.
            Err(_) => None,
        };
        match heard {
            Some(Heard::Everything) => {
                journal.lost += usize::from(came);
                came = true;
                let table = visit.known().unwrap().table();
                journal.repeated.extend(wishes.keys().map(|id| (*id, table.time)));
                let story = table.story.clone();
                journal.hear(&story);
            }
            Some(Heard::Update(update)) => journal.hear(&update.happened),
            Some(Heard::Answer(answer)) => match answer.became {
                Became::Done => {
                    if let Some(wish) = wishes.remove(&answer.id) {
                        journal.done.push((answer.id, wish));
                    }
                }
                Became::Refused(_) => {
                    wishes.remove(&answer.id);
                    journal.refused.push(answer.id);
                }
                Became::Held | Became::Failed(_) => {}
            },
            None => {}
        }
        let Some(known) = visit.known() else { continue };
        let table = known.table();
        if !visit.outbox().is_empty() {
            continue;
        }
        let me = &table.places[seat - 1];
        // Whoever is ready may be in a match already, and not know it.
        if course.is_over() && !table.running && !me.ready {
            visit.go().await;
            return journal;
        }
        let wish = if me.guest != Some(guest.number) {
            Some(Wish::Sit(seat))
        } else if table.running && !table.standing.waits_for.is_empty() {
            let deal = known.deal::<G>().unwrap().unwrap();
            let view = deal.view(known.viewer());
            let awaited = known.is_awaited();
            let action = if awaited {
                player.decide(&view)
            } else {
                player.call(&view)
            };
            assert!(!awaited || action.is_some(), "nothing to do in {}", view.sight());
            action.map(|action| Wish::Act(action.to_string()))
        } else if table.running || !course.is_over() {
            let ready = |place: &protocol::Place| place.ready || place.bot.is_some() || place.guest == Some(table.host);
            let free = |seat: &usize| table.places[seat - 1].bot.is_none();
            let for_bot = (seating.guests.len() + 1..=table.places.len()).find(free);
            if let Some(seat) = for_bot.filter(|_| table.host == guest.number) {
                let bot = "greedy".into();
                Some(Wish::PutBot { seat, bot })
            } else if table.host == guest.number && table.places.iter().all(ready) {
                Some(Wish::Start)
            } else {
                (!me.ready).then_some(Wish::Ready(None))
            }
        } else {
            Some(Wish::Unready)
        };
        if let Some(wish) = wish {
            let id = visit.want(wish.clone()).await;
            wishes.insert(id, wish);
        }
    }
}

/// A table for people only, who play as fast as they can.
pub(crate) fn quick<G: Game>(seats: usize, rules: &str) -> NewTable {
    NewTable {
        game: G::NAME.into(),
        seats: Some(seats),
        rules: Some(rules.into()),
        mode: Some("race".into()),
        question: Some("30".into()),
        grace: Some("60000".into()),
        between: Some("off".into()),
        ..NewTable::default()
    }
}

/// Where a test keeps its tables.
pub(crate) fn data(folder: &crate::common::Folder) -> PathBuf {
    folder.0.join("tables.db")
}
