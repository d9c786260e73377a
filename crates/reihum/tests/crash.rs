//! A server that is killed under load loses nothing that it has answered, and does nothing twice.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
mod serving;

use bots::Played;
use common::Folder;
use protocol::http::NewTable;
use serving::{Course, Journal, Seating, Serving, data, free_port, kept, open_with_bots, play, quick};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Sqlite, Store};
use tokio::task::JoinHandle;

/// How often it is killed; more often where somebody asks for it.
fn kills() -> u64 {
    std::env::var("REIHUM_KILLS").map_or(5, |kills| kills.parse().unwrap())
}

/// So much is done at all tables before most kills. Every fourth kill does not wait for anything: it finds the server at its beginning.
const DONE: usize = 40;
const AT_ONCE: u64 = 4;

/// After so many, some have come between what was kept and its answer.
const MANY: u64 = 200;

/// A number that looks random.
fn mixed(number: u64) -> u64 {
    let mixed = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb) >> 31
}

struct Party {
    seating: Arc<Seating>,
    players: Vec<JoinHandle<Journal>>,
}

/// People at a table, and bots of the house in its last seats.
async fn party<G: Played + 'static>(serving: &Serving, wanted: NewTable, bots: usize, course: &Arc<Course>) -> Party
where
    G::Action: Send,
{
    let server = serving.server();
    let seating = Arc::new(open_with_bots(&server, &wanted, bots).await);
    let players = (1..=seating.guests.len()).map(|seat| {
        let future = play::<G>(server.clone(), Arc::clone(&seating), seat, Arc::clone(course));
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
        // Given tables of both games at which people play without a pause, also where what they do is held, and with bots,
        let course = Arc::new(Course::default());
        let mut serving = Serving::start(&data, port);
        let held = |mode: &str| NewTable {
            mode: Some(mode.into()),
            pace: Some("0+0".into()),
            ..quick::<solo::Round>(3, "modern limit=20")
        };
        let mut parties = vec![
            party::<solo::Round>(&serving, quick::<solo::Round>(4, "modern limit=40"), 0, &course).await,
            party::<solo::Round>(&serving, quick::<solo::Round>(2, "classic-de limit=40"), 0, &course).await,
            party::<solo::Round>(&serving, held("fair:30"), 1, &course).await,
            party::<solo::Round>(&serving, held("calm:30"), 1, &course).await,
            party::<skipbo::Round>(&serving, quick::<skipbo::Round>(2, "standard stock=3"), 0, &course).await,
            party::<skipbo::Round>(&serving, quick::<skipbo::Round>(4, "standard stock=3"), 0, &course).await,
        ];
        let people = parties.iter().map(|party| party.players.len()).sum();
        // when the server is killed again and again, at any moment after they are back and play,
        let (mut before, mut awaited) = (BTreeMap::new(), 0);
        for kill in 0..kills() {
            let at_once = kill % AT_ONCE == AT_ONCE - 1;
            if !at_once {
                course.goes_on(people, &before, DONE).await;
                before = course.progress();
                awaited += 1;
            }
            tokio::time::sleep(Duration::from_millis(mixed(kill + 1) % 500)).await;
            serving.kill();
            serving = Serving::start(&data, port);
        }
        course.end_after_a_match(people).await;
        let mut played = Vec::new();
        for party in &mut parties {
            for player in party.players.drain(..) {
                let journal = tokio::time::timeout(Duration::from_mins(5), player).await;
                played.push((
                    Arc::clone(&party.seating),
                    journal.expect("every match comes to its end").unwrap(),
                ));
            }
        }
        assert_eq!(serving.stop(), Some(0));
        // then the logs have what everybody was answered, and say what everybody has seen.
        let reader = Sqlite::open(&data).unwrap().reader();
        let mut repeated = 0;
        for (seating, journal) in &played {
            kept::check(reader.as_ref(), seating, journal);
            repeated += kept::repeated(reader.as_ref(), seating, journal);
        }
        let (done, lost): (usize, usize) = played.iter().fold((0, 0), |(done, lost), (_, journal)| {
            (done + journal.done.len(), lost + journal.lost)
        });
        assert!(done >= awaited * DONE, "only {done} commands were done");
        assert!(lost >= awaited * people, "only {lost} connections were lost");
        assert!(
            played.iter().all(|(_, journal)| journal.matches > 0),
            "somebody never played to the end"
        );
        println!(
            "{done} commands, {lost} lost connections, {} kills; {repeated} commands were kept, not answered, and repeated",
            kills()
        );
        // A few kills may all come at other moments.
        assert!(kills() < MANY || repeated > 0, "no command was repeated that was kept");
    });
}
