//! A server that is killed under load loses nothing that it has answered, and does nothing twice.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
mod serving;

use bots::Played;
use common::Folder;
use game::Seat;
use game::Viewer;
use protocol::Wish;
use serving::{Journal, Seating, Serving, data, free_port, open, play, quick};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{Reader, Sqlite, Store};
use table::{AnyTable, Live, Table, with_table};
use tokio::task::JoinHandle;

/// How often it is killed; more often where somebody asks for it.
fn kills() -> u64 {
    std::env::var("REIHUM_KILLS").map_or(5, |kills| kills.parse().unwrap())
}

/// A number that looks random.
fn mixed(number: u64) -> u64 {
    let mixed = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb) >> 31
}

struct Party {
    seating: Arc<Seating>,
    players: Vec<JoinHandle<Journal>>,
}

async fn party<G: Played + 'static>(serving: &Serving, seats: usize, rules: &str, enough: &Arc<AtomicBool>) -> Party
where
    G::Action: Send,
{
    let server = serving.server();
    let seating = Arc::new(open(&server, &quick::<G>(seats, rules)).await);
    let players = (1..=seats).map(|seat| {
        let future = play::<G>(server.clone(), Arc::clone(&seating), seat, Arc::clone(enough));
        tokio::spawn(future)
    });
    Party {
        players: players.collect(),
        seating,
    }
}

#[test]
fn whatever_was_answered_is_there_after_the_server_was_killed() {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let folder = Folder::new("crash");
        let (data, port) = (data(&folder), free_port());
        // Given tables of both games at which people play without a pause,
        let enough = Arc::new(AtomicBool::new(false));
        let mut serving = Serving::start(&data, port);
        let mut parties = vec![
            party::<solo::Round>(&serving, 4, "modern limit=40", &enough).await,
            party::<solo::Round>(&serving, 2, "classic-de limit=40", &enough).await,
            party::<skipbo::Round>(&serving, 2, "standard stock=3", &enough).await,
            party::<skipbo::Round>(&serving, 4, "standard stock=3", &enough).await,
        ];
        // when the server is killed at any moment, again and again,
        for kill in 0..kills() {
            tokio::time::sleep(Duration::from_millis(100 + mixed(kill + 1) % 700)).await;
            serving.kill();
            serving = Serving::start(&data, port);
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        enough.store(true, Ordering::Relaxed);
        let mut played = Vec::new();
        for party in &mut parties {
            for player in party.players.drain(..) {
                let journal = tokio::time::timeout(Duration::from_mins(2), player).await;
                played.push((
                    Arc::clone(&party.seating),
                    journal.expect("every match comes to its end").unwrap(),
                ));
            }
        }
        assert_eq!(serving.stop(), Some(0));
        // then the logs have what everybody was answered, and say what everybody has seen.
        let reader = Sqlite::open(&data).unwrap().reader();
        for (seating, journal) in &played {
            check(reader.as_ref(), seating, journal);
        }
        let (done, lost): (usize, usize) = played.iter().fold((0, 0), |(done, lost), (_, journal)| {
            (done + journal.done.len(), lost + journal.lost)
        });
        assert!(done > 200, "only {done} commands were done");
        assert!(lost > 10, "only {lost} connections were lost");
        assert!(
            played.iter().all(|(_, journal)| journal.matches > 0),
            "somebody never played to the end"
        );
        println!("{done} commands, {lost} lost connections, {} kills", kills());
    });
}

fn check(reader: &dyn Reader, seating: &Seating, journal: &Journal) {
    let row = reader.table_by_code(&seating.code).unwrap().unwrap();
    let log = reader.log(row.id).unwrap();
    // Every command that was answered is there, once, and in the order of the answers.
    let mine = format!("{}.", journal.guest);
    let mut entries: BTreeMap<u64, Vec<&str>> = BTreeMap::new();
    let mut order = Vec::new();
    for line in &log {
        let mut words = line.splitn(4, ' ').skip(2);
        let (by, what) = (words.next().unwrap(), words.next().unwrap());
        // What is held is not done yet.
        if let Some(id) = by.strip_prefix(&mine).and_then(|id| id.parse().ok())
            && !what.starts_with("held ")
        {
            let entries = entries.entry(id).or_default();
            if entries.is_empty() {
                order.push(id);
            }
            entries.push(what);
        }
    }
    for (id, wish) in &journal.done {
        let entries = entries.get(id).map(Vec::as_slice).unwrap_or_default();
        match wish {
            Wish::Act(action) => {
                let acted = format!("acted person {}: {action}", journal.seat);
                assert_eq!(entries, [acted.as_str()], "{id} of {mine}");
            }
            Wish::Start => {
                let begins = |entry: &&str| entry.starts_with("started ") || *entry == "dealt";
                assert!(!entries.is_empty() && entries.iter().all(begins), "{entries:?}");
            }
            other => assert_eq!(entries.len(), 1, "{other:?}: {entries:?}"),
        }
    }
    let done: Vec<u64> = journal.done.iter().map(|(id, _)| *id).collect();
    order.retain(|id| done.contains(id));
    assert_eq!(order, done, "in another order");
    // What was seen is what happened: nobody saw another history.
    let any = AnyTable::fold(&log.join("\n")).unwrap();
    let told = with_table!(&any, table => story(table, &log, journal.seat));
    for (moment, seen) in &journal.seen {
        assert_eq!(
            told.get(moment),
            Some(seen),
            "moment {moment} of seat {} at {}",
            journal.seat,
            seating.code
        );
    }
    // What is derived from the log is what was written down when it happened, and its records are true.
    let matches = server::matches(&log).unwrap();
    assert!(!matches.is_empty());
    for derived in matches {
        let kept = reader.finished(row.id, derived.number).unwrap().unwrap();
        assert_eq!(kept, derived);
        verify(&any, kept.record.as_deref().unwrap());
    }
}

/// What a seat has seen at each moment, in all matches.
fn story<G: Live>(_: &Table<G>, log: &[String], seat: usize) -> BTreeMap<u64, Vec<String>> {
    let viewer = Viewer::Seat(Seat::numbered(seat).unwrap());
    let mut told = BTreeMap::new();
    let mut tell = |table: &Table<G>| {
        for (moment, seen) in table.story(viewer) {
            told.insert(moment, seen.iter().map(ToString::to_string).collect());
        }
    };
    let mut table = Table::<G>::fold([log[0].parse().unwrap()]).unwrap();
    for line in &log[1..] {
        if line.contains(" started ") {
            tell(&table);
        }
        table.add(&line.parse().unwrap()).unwrap();
    }
    tell(&table);
    told
}

fn verify(any: &AnyTable, record: &str) {
    match any {
        AnyTable::Solo(_) => drop(
            game::record::Record::<solo::Round>::read(record.as_bytes())
                .unwrap()
                .verify()
                .unwrap(),
        ),
        AnyTable::Skipbo(_) => drop(
            game::record::Record::<skipbo::Round>::read(record.as_bytes())
                .unwrap()
                .verify()
                .unwrap(),
        ),
    }
}
