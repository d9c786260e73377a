//! A table without a network: everything is handed to it, and everything that it says is heard.

mod crowd;
mod ended;
mod fuzz;
mod orders;
mod sleep;

use super::{Arrived, Core, Incoming, Line, run};
use crate::Hub;
use game::{Seats, Seed};
use protocol::{Became, Message, ToClient, Wish};
use room::{Entering, Facts, New, Said, Voice};
use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use store::{TableId, Write};
use table::{Guest, Input, Millis, Mode, Settings, Table};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use words::Lang;

/// Where everybody is.
const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// What is kept of a table.
#[derive(Default)]
struct Kept {
    log: Vec<String>,
    /// That of the last entry.
    moment: u64,
}

impl Kept {
    fn keep(&mut self, new: New) {
        assert_eq!(new.after, self.log.len() as u64);
        self.add(new.entries);
    }

    fn add(&mut self, entries: Vec<String>) {
        self.log.extend(entries);
        self.moment = self.table().moment();
    }

    /// The table as its log has it.
    fn table(&self) -> Table<solo::Round> {
        let entries = self.log.iter().map(|line| line.parse().expect("an entry"));
        Table::fold(entries).expect("a log")
    }
}

/// A table of SOLO that was just opened by guest 1, who has not come yet, and what is kept of it.
fn opened(seats: usize) -> (Core<solo::Round>, Kept) {
    let settings = Settings {
        mode: Mode::Race,
        ..Settings::new(solo::Rules::default(), Seats::new(seats).expect("so many"))
    };
    opened_with(settings, 1)
}

/// The same with these settings, and all chance from this seed.
fn opened_with(settings: Settings<solo::Round>, seed: u64) -> (Core<solo::Round>, Kept) {
    let host = Guest(1);
    let opened = Table::open(Millis(0), settings, host, name(1), Seed::from_number(seed));
    let (mut table, output) = opened.expect("a table");
    let gone = table.step(Millis(0), Input::Went { guest: host });
    let entries = output.entries.iter().chain(&gone.entries);
    let mut kept = Kept::default();
    kept.add(entries.map(ToString::to_string).collect());
    (Core::opened(facts(), table, seed), kept)
}

fn facts() -> Facts {
    Facts {
        code: "bado-keli-mora".into(),
        public: true,
    }
}

fn name(guest: u64) -> game::record::Name {
    format!("Guest {guest}").parse().expect("a name")
}

/// Somebody who comes, and what he will hear: so many messages wait for him.
fn entering(connection: u64, guest: u64, most: usize) -> (Incoming, Ear) {
    entering_from(HERE, connection, guest, most)
}

/// The same from there.
fn entering_from(home: IpAddr, connection: u64, guest: u64, most: usize) -> (Incoming, Ear) {
    let (out, heard) = mpsc::channel(most);
    let voice = Voice::Person {
        after: None,
        lang: Lang::En,
    };
    let entering = Entering {
        connection,
        guest: Guest(guest),
        name: name(guest),
        voice,
        often: false,
        out: Line { out, home },
    };
    let ear = Ear {
        heard,
        moment: None,
        done: BTreeSet::new(),
        bye: None,
        is_deaf: false,
    };
    (Incoming::Enter(Box::new(entering)), ear)
}

/// Lets everybody do what can be done without time.
async fn settle() {
    for _ in 0..1000 {
        tokio::task::yield_now().await;
    }
}

/// A table at which two bots have begun to play for guest 1, who only watches, and wait until they can think: its task, its door, and what he hears.
async fn bots_begin(hub: &Arc<Hub>) -> (JoinHandle<()>, mpsc::Sender<Arrived>, Ear) {
    let (core, kept) = opened(2);
    let open = Write::Open {
        table: TableId(1),
        code: facts().code,
        public: true,
        at: 0,
        entries: kept.log,
    };
    hub.write(open).await.expect("a table");
    let (door, inbox) = mpsc::channel(9);
    let room = tokio::spawn(run(Arc::clone(hub), (TableId(1), 0), core, inbox));
    let (enter, mut ear) = entering(1, 1, 99);
    door.send((hub.clock.now(), enter)).await.expect("a table");
    let bot = |seat| Wish::PutBot {
        seat,
        bot: "chance".into(),
    };
    for (id, wish) in (1..).zip([bot(1), bot(2), Wish::Start]) {
        let (connection, trip) = (1, Millis(0));
        let wish = Incoming::Wish {
            connection,
            id,
            wish,
            trip,
        };
        door.send((hub.clock.now(), wish)).await.expect("a table");
    }
    let is_last = |message| matches!(message, ToClient::Answer(answer) if answer.id == 3);
    while !is_last(ear.hear().await) {}
    (room, door, ear)
}

/// What somebody hears. It is held against what is kept as soon as it comes.
#[derive(Debug)]
struct Ear {
    heard: mpsc::Receiver<Said>,
    /// The last moment that he was told.
    moment: Option<u64>,
    /// What was answered `done`.
    done: BTreeSet<u64>,
    /// The word of the last message of all.
    bye: Option<String>,
    /// Reads nothing at the moment.
    is_deaf: bool,
}

impl Ear {
    /// The next message.
    async fn hear(&mut self) -> ToClient {
        let said = self.heard.recv().await.expect("a message");
        let (Said::More(text) | Said::Last(text)) = said else {
            panic!("{said:?}")
        };
        ToClient::read(text.as_str().as_bytes()).expect("a message")
    }

    /// Hears all that was said. A snapshot comes first, then every moment once and in order; nothing of it is later than what is kept.
    fn listen(&mut self, kept: &Kept) {
        if self.is_deaf {
            return;
        }
        while let Ok(Said::More(text) | Said::Last(text)) = self.heard.try_recv() {
            assert_eq!(self.bye, None, "after the last word: {text:?}");
            match ToClient::read(text.as_str().as_bytes()).expect("a message") {
                ToClient::Snapshot(snapshot) => {
                    assert_eq!(self.moment, None, "two snapshots");
                    self.moment = Some(snapshot.moment);
                }
                ToClient::Update(update) => {
                    let mut moment = self.moment.expect("a snapshot before anything else");
                    for happened in &update.happened {
                        assert_eq!(happened.moment, moment + 1, "a gap, or told twice: {text:?}");
                        moment = happened.moment;
                    }
                    assert_eq!(update.moment, moment, "{text:?}");
                    self.moment = Some(moment);
                }
                ToClient::Answer(answer) => {
                    let failed = matches!(answer.became, Became::Failed(_));
                    assert!(self.moment.is_some() || failed, "an answer before the snapshot");
                    if answer.became == Became::Done {
                        self.done.insert(answer.id);
                    }
                }
                ToClient::Bye(trouble) => self.bye = Some(trouble.why),
                other => panic!("{other:?}"),
            }
            assert!(self.moment <= Some(kept.moment), "told before it was kept: {text:?}");
        }
        for id in &self.done {
            let by = format!(".{id} ");
            assert!(kept.log.iter().any(|entry| entry.contains(&by)), "{id} is not kept");
        }
    }

    /// Nobody will say anything any more.
    fn is_cut_off(&self) -> bool {
        self.heard.is_closed()
    }
}
