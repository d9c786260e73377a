//! What counts is when something arrived at the server, however long its disk made it wait.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use client::Connection;
use common::moody::{Mood, Moody};
use common::{Running, config, get, soon};
use protocol::{Became, Coming, Snapshot, ToClient, ToServer, VERSION, Wish};
use server::testing::Hand;
use sha2::{Digest, Sha256};
use solo::{Action, Round};
use store::{GuestId, Memory, Store, TableId, Write};
use table::{Command, CommandId, Fact, Guest, Input, Millis, Mode, Settings, Table, read_log};

const BEGIN: Millis = Millis(1_000_000);
const CODE: &str = "bado-keli-mora";
const ANNA: usize = 0;
const BO: usize = 1;

/// A table of three at which a red five lies. Anna begins and could lay a red seven; Bo has the other red five.
fn contested(settings: &Settings<Round>) -> Vec<String> {
    let mut deck: Vec<String> = settings.rules.deck().cards().iter().map(ToString::to_string).collect();
    let mut cards = ["r7", "r5", "r5"].map(|card| {
        let place = deck.iter().position(|other| other == card).unwrap();
        deck.remove(place)
    });
    // Eight cards to everybody, one at a time; then the start card is turned over.
    for (place, card) in [0, 1, 24].into_iter().zip(&mut cards) {
        deck.insert(place, std::mem::take(card));
    }
    let dealt = (0..1000).find_map(|seed| {
        let name = |guest: Guest| format!("Guest {guest}").parse().unwrap();
        let host = Guest(1);
        let opened = Table::open(BEGIN, settings.clone(), host, name(host), game::Seed::from_number(seed));
        let (mut table, output) = opened.unwrap();
        let mut entries = output.entries;
        for seat in settings.seats.iter() {
            let guest = Guest(seat.number() as u64);
            entries.extend(
                table
                    .step(
                        BEGIN,
                        Input::Came {
                            guest,
                            name: name(guest),
                        },
                    )
                    .entries,
            );
            for (id, command) in (1..).zip([Command::Sit(seat), Command::Ready(None)]) {
                entries.extend(command_by(&mut table, guest, id, command));
            }
        }
        entries.extend(table.stack(BEGIN, &deck.join(" ")).unwrap().entries);
        entries.extend(command_by(&mut table, host, 3, Command::Start));
        let first = table.standing().waits_for.iter().next().unwrap();
        (first.number() == 1).then_some(entries)
    });
    dealt.unwrap().iter().map(ToString::to_string).collect()
}

fn command_by(table: &mut Table<Round>, guest: Guest, id: u64, command: Command<Round>) -> Vec<table::Entry<Round>> {
    let (id, trip) = (CommandId(id), Millis(0));
    let input = Input::Command {
        guest,
        id,
        command,
        trip,
    };
    table.step(BEGIN, input).entries
}

fn token(guest: u64) -> String {
    format!("secret-of-{guest}")
}

/// A server with this table, a disk that can be slow, and a clock that the test holds.
struct World {
    store: Moody,
    hand: Hand,
    running: Running,
    people: Vec<Connection>,
    /// What Anna was told when everybody was there.
    told: Snapshot,
}

impl World {
    async fn open(settings: &Settings<Round>) -> Self {
        let mut kept = Memory::default();
        for number in 1..=4 {
            let guest = Write::Guest {
                guest: GuestId(number),
                digest: Sha256::digest(token(number).as_bytes()).into(),
                name: format!("Guest {number}"),
                at: BEGIN.0,
            };
            assert_eq!(kept.commit(&[guest]), [Ok(())]);
        }
        let opened = Write::Open {
            table: TableId(1),
            code: CODE.into(),
            public: false,
            at: BEGIN.0,
            entries: contested(settings),
        };
        assert_eq!(kept.commit(&[opened]), [Ok(())]);
        let (store, hand) = (Moody::with(kept), Hand::new(BEGIN));
        let running = Running::with(store.clone(), config(), Some(hand.clone())).await;
        let mut world = Self {
            store,
            hand,
            running,
            people: Vec::new(),
            told: Snapshot::default(),
        };
        for guest in [2, 3, 1] {
            let mut connection = world.come(guest).await;
            match soon(connection.receive()).await.unwrap() {
                ToClient::Snapshot(told) => world.told = *told,
                other => panic!("{other:?}"),
            }
            world.people.push(connection);
        }
        world.people.rotate_right(1);
        world
    }

    async fn come(&self, guest: u64) -> Connection {
        let hello = Coming {
            protocol: VERSION,
            token: Some(token(guest)),
            ..Coming::default()
        };
        Connection::to_table(&self.running.server(), CODE, hello).await.unwrap()
    }

    /// The disk is slow, and somebody who comes to look on waits for it.
    async fn busy(&self) -> Connection {
        self.store.is(Mood::Slow);
        let watcher = self.come(4).await;
        self.store.is_waited_for().await;
        watcher
    }

    async fn received(&self) -> u64 {
        let metrics = get(self.running.address, "/metrics", &[]).await;
        let mut lines = metrics.lines();
        let count = lines.find_map(|line| line.strip_prefix("reihum_messages_received_total "));
        count.unwrap().parse().unwrap()
    }

    /// Somebody says something at this moment, and it arrives.
    async fn say(&mut self, now: Millis, person: usize, id: u64, wish: Wish) {
        self.hand.set(now);
        let before = self.received().await;
        let command = ToServer::Command { id, wish };
        self.people[person].send(&command).await.unwrap();
        let arrives = async {
            while self.received().await == before {
                tokio::task::yield_now().await;
            }
        };
        soon(arrives).await;
    }

    /// At this moment the disk has done its work.
    fn go_on(&self, now: Millis) {
        self.hand.set(now);
        self.store.is(Mood::Good);
    }

    /// What becomes of a command in the end.
    async fn decided(&mut self, person: usize, id: u64) -> Became {
        loop {
            if let ToClient::Answer(answer) = soon(self.people[person].receive()).await.unwrap()
                && answer.id == id
                && answer.became != Became::Held
            {
                return answer.became;
            }
        }
    }

    fn log(&self) -> Vec<table::Entry<Round>> {
        let log = self.store.reader().log(TableId(1)).unwrap();
        read_log(&log.join("\n")).unwrap()
    }
}

#[tokio::test]
async fn s_17_who_was_first_goes_by_when_it_arrived_and_not_by_the_disk() {
    let settings = Settings {
        mode: Mode::Fair(Millis(250)),
        ..Settings::new(solo::Rules::default(), game::Seats::new(3).unwrap())
    };
    // Given a disk that is slow already, or only from the first card on,
    for slow_before in [true, false] {
        let mut world = World::open(&settings).await;
        let (laid, thrown) = (BEGIN + Millis(1100), BEGIN + Millis(1200));
        let mut watcher = None;
        if slow_before {
            watcher = Some(world.busy().await);
        } else {
            world.store.is(Mood::Slow);
        }
        // when two cards arrive 100 ms after each other while it is waited for, and that lasts longer than the window,
        world.say(laid, ANNA, 7, Wish::Act("r7".into())).await;
        world.store.is_waited_for().await;
        world.say(thrown, BO, 8, Wish::Throw("r5".into())).await;
        world.go_on(BEGIN + Millis(5000));
        // then both were held from when they arrived, and the first counts.
        let answers = [world.decided(ANNA, 7).await, world.decided(BO, 8).await];
        let log = world.log();
        let mut held = log.iter().filter_map(|entry| match &entry.fact {
            Fact::Held { seat, credit, .. } => Some((seat.number(), entry.at, entry.at.0 - credit.0)),
            _ => None,
        });
        let (one, other) = (held.next().unwrap(), held.next().unwrap());
        assert_eq!([(one.0, one.1), (other.0, other.1)], [(1, laid), (2, thrown)]);
        let (first, card) = if one.2 <= other.2 { (0, "1: r7") } else { (1, "2: r5") };
        assert_eq!(answers[first], Became::Done);
        assert!(matches!(&answers[1 - first], Became::Refused(trouble) if trouble.why == "too-late"));
        let acted = log.iter().find_map(|entry| match &entry.fact {
            Fact::Acted { actor, action, .. } => Some(format!("{actor}: {action}")),
            _ => None,
        });
        assert_eq!(acted.as_deref(), Some(card));
        drop(watcher);
        world.running.stop().await;
    }
}

#[tokio::test]
async fn whoever_acts_before_his_time_runs_out_has_acted_however_slow_the_disk_is() {
    let settings = Settings {
        mode: Mode::Race,
        clock: Some(Millis::seconds(30)),
        ..Settings::new(solo::Rules::default(), game::Seats::new(3).unwrap())
    };
    // Given somebody whose time runs, and a disk that is slow,
    let mut world = World::open(&settings).await;
    let runs_out = Millis(world.told.standing.clock.unwrap());
    let _watcher = world.busy().await;
    // when he draws just in time, and the disk has done its work only afterwards,
    let arrived = runs_out - Millis(100);
    world.say(arrived, ANNA, 7, Wish::Act("draw".into())).await;
    world.go_on(runs_out + Millis(1000));
    // then he has drawn.
    assert_eq!(world.decided(ANNA, 7).await, Became::Done);
    let acted = world.log().into_iter().find_map(|entry| match entry.fact {
        Fact::Acted { cause, action, .. } => Some((entry.at, cause, action)),
        _ => None,
    });
    assert_eq!(acted, Some((arrived, table::Cause::Person, Action::Draw)));
    world.running.stop().await;
}
