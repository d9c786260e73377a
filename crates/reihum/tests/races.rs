//! Who was first, over real sockets: hundreds of commands at once, double clicks, and people who come and go while others play.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
#[path = "races/contested.rs"]
mod contested;
mod serving;

use client::{Connection, Guest, Heard, Known, Server, Visit};
use common::Folder;
use contested::contested;
use game::Viewer;
use protocol::{Became, Coming, Happened, ToClient, ToServer, VERSION, Wish};
use serving::{ANY, Course, Seating, Serving, data, open, play, quick};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Sqlite, Store, TableId};
use table::Table;
use tokio::sync::{Barrier, watch};
use tokio::time::timeout;

const SOON: Duration = Duration::from_mins(5);
/// Whoever knows all that there is to know listens so long whether more is told.
const QUIET: Duration = Duration::from_secs(1);

/// A server with a contested table for each of these modes, and four guests: three sit there, one watches. The codes of the tables.
async fn stage(data: &Path, modes: &[&str]) -> (Serving, Vec<Guest>, Vec<String>) {
    let serving = Serving::start(data, ANY);
    let mut guests = Vec::new();
    for name in ["Anna", "Bo", "Cleo", "Dora"] {
        guests.push(serving.server().new_guest(name).await.unwrap());
    }
    assert_eq!(serving.stop(), Some(0));
    let numbers = [0, 1, 2].map(|place: usize| guests[place].number);
    let mut store = Sqlite::open(data).unwrap();
    let mut codes = Vec::new();
    for (number, mode) in (1..).zip(modes) {
        let (write, code) = contested(TableId(number), mode, numbers);
        assert_eq!(store.commit(&[write]), [Ok(())]);
        codes.push(code);
    }
    drop(store);
    (Serving::start(data, ANY), guests, codes)
}

/// What somebody has seen in a deal, moment by moment; nothing can be told in two ways.
#[derive(Default)]
struct History(BTreeMap<u64, Vec<String>>);

impl History {
    fn hear(&mut self, happened: &[Happened]) {
        for Happened { moment, seen, .. } in happened.iter().filter(|happened| !happened.seen.is_empty()) {
            let before = self.0.insert(*moment, seen.clone());
            assert_eq!(before, None, "moment {moment} was told twice");
        }
    }

    fn last(&self) -> Option<u64> {
        self.0.keys().last().copied()
    }
}

/// What became of somebody's commands, and what he has seen.
struct Outcome {
    done: usize,
    refused: BTreeSet<String>,
    history: History,
    known: Known,
}

/// Comes to a table, waits for the others, asks for the same thing so often at once, and hears what becomes of it, until he has seen what the first has
/// done, who tells the others when that was, and nothing is new for a while.
async fn rush(
    server: Server,
    code: String,
    guest: Guest,
    wish: Option<Wish>,
    times: usize,
    ready: Arc<Barrier>,
    first: watch::Sender<Option<u64>>,
) -> Outcome {
    let mut told = first.subscribe();
    let mut visit = Visit::new(server, code, guest.token);
    assert_eq!(visit.next().await.unwrap(), Heard::Everything);
    let mut history = History::default();
    history.hear(&visit.known().unwrap().table().story);
    ready.wait().await;
    let mut ids = BTreeSet::new();
    for wish in std::iter::repeat_n(wish, times).flatten() {
        ids.insert(visit.want(wish).await);
    }
    let (mut done, mut refused) = (0, BTreeSet::new());
    loop {
        let moment = *told.borrow_and_update();
        let knows_all = visit.outbox().is_empty() && moment.is_some() && history.last() >= moment;
        let heard = tokio::select! {
            heard = timeout(if knows_all { QUIET } else { SOON }, visit.next()) => heard,
            _ = told.changed() => continue,
        };
        match heard {
            Ok(Ok(Heard::Answer(answer))) if ids.contains(&answer.id) => match answer.became {
                Became::Done => {
                    done += 1;
                    // Whoever hears that it is done was told what it did.
                    first.send_replace(history.last());
                }
                Became::Refused(trouble) => drop(refused.insert(trouble.why)),
                Became::Held => {}
                Became::Failed(trouble) => panic!("{trouble:?}"),
            },
            Ok(Ok(Heard::Update(update))) => history.hear(&update.happened),
            Ok(Ok(Heard::Everything)) => history.hear(&visit.known().unwrap().table().story),
            Ok(Ok(Heard::Answer(_))) => {}
            Ok(Err(error)) => panic!("{error}"),
            Err(_) if knows_all => break,
            Err(quiet) => panic!(
                "{quiet}: {} commands have no answer, and {:?} was seen last of {moment:?}",
                visit.outbox().len(),
                history.last()
            ),
        }
    }
    let known = visit.known().unwrap().clone();
    visit.go().await;
    Outcome {
        done,
        refused,
        history,
        known,
    }
}

/// The cards in a seat's own hand.
fn hand(outcome: &Outcome, seat: usize) -> Vec<String> {
    let sight = outcome.known.table().sight.clone().unwrap();
    let field = format!("hand {seat} ");
    let hand = sight.split("; ").find_map(|text| text.strip_prefix(&field)).unwrap();
    hand.split(' ').map(String::from).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s_17_of_a_thousand_who_are_quick_one_is_first_and_all_see_the_same() {
    let folder = Folder::new("races-thousand");
    let data = data(&folder);
    let modes = ["race", "fair:250", "calm:400"];
    let (serving, guests, codes) = stage(&data, &modes).await;
    for (code, mode) in codes.iter().zip(modes) {
        // Given a table at which seat 1 can lay a card and seat 2 can throw one in, with five connections each, and two who look on,
        let ready = Arc::new(Barrier::new(12));
        let first = watch::Sender::new(None);
        let mut rushing = Vec::new();
        for connection in 0..12 {
            let (guest, wish) = match connection {
                0..5 => (0, Some(Wish::Act("r7".into()))),
                5..10 => (1, Some(Wish::Throw("r5".into()))),
                looks_on => (looks_on - 8, None),
            };
            let (server, guest, ready) = (serving.server(), guests[guest].clone(), Arc::clone(&ready));
            // when all of them do so a hundred times, at the same time,
            let rush = rush(server, code.clone(), guest, wish, 100, ready, first.clone());
            rushing.push(tokio::spawn(rush));
        }
        let mut outcomes = Vec::new();
        for outcome in rushing {
            outcomes.push(outcome.await.unwrap());
        }
        // then one of a thousand was first, the others were refused and keep their card,
        let done: Vec<usize> = outcomes.iter().map(|outcome| outcome.done).collect();
        assert_eq!(done.iter().sum::<usize>(), 1, "{mode}: {done:?}");
        let first = usize::from(done[..5].iter().sum::<usize>() == 0);
        for outcome in &outcomes[..10] {
            let known = ["illegal", "pending", "too-late"];
            assert!(
                outcome.refused.iter().all(|why| known.contains(&why.as_str())),
                "{:?}",
                outcome.refused
            );
        }
        assert_eq!(hand(&outcomes[0], 1).contains(&"r7".into()), first != 0, "{mode}");
        assert_eq!(hand(&outcomes[5], 2).contains(&"r5".into()), first != 1, "{mode}");
        // and whoever looks from the same place has seen the same, to the same end.
        for places in [0..5, 5..10] {
            for outcome in &outcomes[places.clone()] {
                assert_eq!(outcome.history.0, outcomes[places.start].history.0, "{mode}");
            }
        }
        let moments: BTreeSet<u64> = outcomes.iter().filter_map(|outcome| outcome.history.last()).collect();
        assert_eq!(moments.len(), 1, "{mode}: {moments:?}");
    }
    assert_eq!(serving.stop(), Some(0));
    let reader = Sqlite::open(&data).unwrap().reader();
    for number in 1..=3 {
        let log = reader.log(TableId(number)).unwrap();
        assert_eq!(
            log.iter().filter(|entry| entry.contains(" acted ")).count(),
            1,
            "{log:#?}"
        );
    }
}

async fn comes(server: &Server, code: &str, guest: &Guest, after: Option<u64>) -> (Connection, protocol::Snapshot) {
    let hello = Coming {
        protocol: VERSION,
        token: Some(guest.token.clone()),
        after,
        lang: None,
    };
    let mut connection = Connection::to_table(server, code, hello).await.unwrap();
    loop {
        match connection.receive().await.unwrap() {
            ToClient::Snapshot(snapshot) => return (connection, *snapshot),
            // A machine that stalls is told meanwhile that the server is there.
            ToClient::Pulse(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

/// The next answers, so many of them that are not `held`.
async fn answers(connection: &mut Connection, count: usize) -> Vec<(u64, Became)> {
    let mut answers = Vec::new();
    while answers.len() < count {
        let message = timeout(SOON, connection.receive()).await;
        if let ToClient::Answer(answer) = message.expect("an answer").unwrap()
            && answer.became != Became::Held
        {
            answers.push((answer.id, answer.became));
        }
    }
    answers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_double_click_is_done_once_and_answered_twice() {
    let folder = Folder::new("races-double");
    let data = data(&folder);
    let (serving, guests, codes) = stage(&data, &["race", "race", "fair:2000"]).await;
    let server = serving.server();
    let act = |id| ToServer::Command {
        id,
        wish: Wish::Act("r7".into()),
    };
    for (number, code) in (1..).zip(&codes) {
        // Given somebody with two connections,
        let (mut one, _) = comes(&server, code, &guests[0], None).await;
        let (mut two, _) = comes(&server, code, &guests[0], None).await;
        // when the same command comes twice over one, or over both at the same time,
        let (first, second) = (act(77), act(77));
        if number == 1 {
            one.send(&first).await.unwrap();
            one.send(&second).await.unwrap();
        } else {
            let (sent, also) = tokio::join!(one.send(&first), two.send(&second));
            sent.and(also).unwrap();
        }
        // then it is done once, and both answers say so. Both connections hear them: in a window the repetition is answered with the first.
        for connection in [&mut one, &mut two] {
            let heard = answers(connection, if number == 3 { 1 } else { 2 }).await;
            assert!(heard.iter().all(|answer| *answer == (77, Became::Done)), "{heard:?}");
        }
        // The same card by another number, and anything after the turn has passed, is refused. A repetition that came after the window is answered before.
        one.send(&act(78)).await.unwrap();
        let became = loop {
            match answers(&mut two, 1).await.remove(0) {
                (77, became) => assert_eq!((number, became), (3, Became::Done)),
                (_, became) => break became,
            }
        };
        assert!(matches!(became, Became::Refused(_)), "{became:?}");
    }
    assert_eq!(serving.stop(), Some(0));
    let reader = Sqlite::open(&data).unwrap().reader();
    for number in 1..=3 {
        let log = reader.log(TableId(number)).unwrap();
        assert_eq!(
            log.iter().filter(|entry| entry.contains(" acted ")).count(),
            1,
            "{log:#?}"
        );
    }
}

/// Comes and goes while others play, so often that many times something is just being told, until the match is over: it is the only one. How
/// often, and what was seen.
async fn come_and_go(server: Server, code: String, guest: Guest, course: Arc<Course>) -> (usize, History, u64) {
    let mut history = History::default();
    let mut known: Option<Known> = None;
    for visits in 1.. {
        let (mut connection, snapshot) = comes(&server, &code, &guest, known.as_ref().map(Known::moment)).await;
        history.hear(&snapshot.story);
        let known = match &mut known {
            Some(known) => {
                known.come_back(snapshot).unwrap();
                known
            }
            None => known.insert(Known::new(snapshot)),
        };
        for _ in 0..visits % 7 {
            if let Ok(Ok(ToClient::Update(update))) = timeout(Duration::from_millis(50), connection.receive()).await {
                known.hear(&update).unwrap();
                history.hear(&update.happened);
            }
        }
        if known.table().running {
            course.end();
        }
        // Sometimes with a word, sometimes without.
        if visits % 2 == 0 {
            connection.close().await;
        }
        if known
            .table()
            .scores
            .as_ref()
            .is_some_and(|scores| scores.winners.is_some())
        {
            return (visits, history, known.moment());
        }
    }
    unreachable!("every match comes to its end")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_and_goes_again_and_again_misses_nothing_and_hears_nothing_twice() {
    let folder = Folder::new("races-coming");
    let data = data(&folder);
    let serving = Serving::start(&data, ANY);
    let server = serving.server();
    let start = Instant::now();
    let mut matches = Vec::new();
    let mut visits = [0; 3];
    // How often somebody comes during a match depends on the machine: they play until it was often enough.
    while visits.iter().sum::<usize>() <= 60 || visits.iter().any(|visits| *visits <= 5) {
        assert!(start.elapsed() < SOON, "only {visits:?} visits");
        let (seating, came) = play_while_others_come_and_go(&server).await;
        for (visits, (more, ..)) in visits.iter_mut().zip(&came) {
            *visits += more;
        }
        matches.push((seating.code.clone(), came));
    }
    assert_eq!(serving.stop(), Some(0));
    // then everybody has seen all of the match that there was to see, once.
    let reader = Sqlite::open(&data).unwrap().reader();
    for (code, came) in matches {
        let row = reader.table_by_code(&code).unwrap().unwrap();
        let log = reader.log(row.id).unwrap();
        for (place, (visits, history, last)) in came.iter().enumerate() {
            let viewer = if place == 0 {
                Viewer::Seat(game::Seat::numbered(1).unwrap())
            } else {
                Viewer::Spectator
            };
            assert_eq!(
                history.0,
                story(&log, viewer, *last),
                "{viewer:?} after {visits} visits"
            );
        }
    }
}

/// A match, and what those who came and went during it have seen, the first of them somebody who plays.
async fn play_while_others_come_and_go(server: &Server) -> (Arc<Seating>, Vec<(usize, History, u64)>) {
    // Given people who play a long match as fast as they can,
    let seating = Arc::new(open(server, &quick::<solo::Round>(3, "modern limit=800")).await);
    let course = Arc::new(Course::default());
    let players: Vec<_> = (1..=3)
        .map(|seat| {
            tokio::spawn(play::<solo::Round>(
                server.clone(),
                Arc::clone(&seating),
                seat,
                Arc::clone(&course),
            ))
        })
        .collect();
    // when others come and go all the time, one of them somebody who plays,
    let mut coming = Vec::new();
    for place in 0..3 {
        let guest = match place {
            0 => seating.guests[0].clone(),
            _ => server.new_guest("Dora").await.unwrap(),
        };
        let course = Arc::clone(&course);
        coming.push(tokio::spawn(come_and_go(
            server.clone(),
            seating.code.clone(),
            guest,
            course,
        )));
    }
    let mut came = Vec::new();
    for coming in coming {
        came.push(timeout(SOON, coming).await.expect("a match ends").unwrap());
    }
    for player in players {
        timeout(SOON, player).await.expect("a match ends").unwrap();
    }
    (seating, came)
}

/// What a viewer could see of the first match until this moment.
fn story(log: &[String], viewer: Viewer, last: u64) -> BTreeMap<u64, Vec<String>> {
    let mut table = Table::<solo::Round>::fold([log[0].parse().unwrap()]).unwrap();
    let mut entries = log[1..].iter();
    while let Some(entry) = entries.next().filter(|_| table.winners().is_none()) {
        table.add(&entry.parse().unwrap()).unwrap();
    }
    let story = table.story(viewer).into_iter().filter(|(moment, _)| *moment <= last);
    story
        .map(|(moment, seen)| (moment, seen.iter().map(ToString::to_string).collect()))
        .collect()
}
