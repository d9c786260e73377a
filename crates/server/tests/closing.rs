//! Tables that nobody comes to any more are closed: after a while and not before, never under anybody's hands, and what was played there stays.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use client::{Error, Server, Visit};
use common::people::{Person, quick};
use common::{Running, SOON, config, get, soon};
use protocol::Wish;
use protocol::http::NewTable;
use server::testing::Hand;
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;
use store::{Memory, Reader, Refused, Store, TableId, TableRow, Write};
use table::{AnyTable, Guest, Input, Millis, with_table, written_at};

const HOUR: Millis = Millis(3_600_000);

const fn days(days: u64) -> Millis {
    Millis(days * 24 * HOUR.0)
}

fn table() -> NewTable {
    NewTable {
        public: true,
        ..quick("solo", 2, "modern limit=60")
    }
}

/// The only table.
fn row(store: &impl Store) -> TableRow {
    store.reader().table(TableId(1)).unwrap().unwrap()
}

/// When something happened at the only table last.
fn last(store: &impl Store) -> Millis {
    written_at(store.reader().log(TableId(1)).unwrap().last().unwrap()).unwrap()
}

/// A server at which nobody has been since something happened at its only table, and its clock.
async fn deserted(store: impl Store + Clone + 'static) -> (Running, Hand) {
    let hand = Hand::new(last(&store));
    let running = Running::with(store, config(), Some(hand.clone())).await;
    waits_for(&hand, hand.now() + HOUR).await;
    (running, hand)
}

/// It is this late, and tables were looked for.
async fn swept(hand: &Hand, now: Millis) {
    assert!(hand.next() <= Some(now), "nobody looks yet");
    hand.set(now);
    waits_for(hand, now + HOUR).await;
}

async fn waits_for(hand: &Hand, moment: Millis) {
    until(async || hand.next() == Some(moment)).await;
}

async fn until(what: impl AsyncFn() -> bool) {
    soon(async {
        while !what().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
}

/// A table that somebody has opened, and has left.
async fn left_behind(store: impl Store + 'static) -> (String, Person) {
    let running = Running::with(store, config(), None).await;
    let (anna, code) = Person::open(&running.server(), "Anna", &table()).await;
    running.stop().await;
    (code, anna)
}

/// What somebody is refused at the door.
async fn turned_away(server: &Server, code: &str, token: &str) -> String {
    match soon(Visit::new(server.clone(), code, token).next()).await {
        Err(Error::Bye(trouble)) => trouble.why,
        other => panic!("{other:?}"),
    }
}

async fn is_closed(server: &Server, code: &str) -> bool {
    match server.table(code).await {
        Ok(_) => false,
        Err(Error::Refused { status: 410, trouble }) => {
            assert_eq!(trouble.why, "closed");
            assert!(trouble.text.starts_with("this table was closed"), "{}", trouble.text);
            true
        }
        Err(error) => panic!("{error}"),
    }
}

/// Somebody at a table of his own, with a bot in the other seat.
async fn seated_with_a_bot(running: &Running) -> (Person, String) {
    let (mut anna, code) = Person::open(&running.server(), "Anna", &table()).await;
    let bot = "chance".to_string();
    anna.done(Wish::PutBot { seat: 2, bot }).await;
    anna.sit(1).await;
    (anna, code)
}

#[tokio::test]
async fn a_table_that_nobody_comes_to_is_closed_after_a_week_and_not_before() {
    let store = Memory::default();
    let (code, anna) = left_behind(store.clone()).await;
    let (running, hand) = deserted(store.clone()).await;
    let (server, left) = (running.server(), last(&store));
    let log = store.reader().log(TableId(1)).unwrap();
    // Given a week that is not over, then it is open,
    swept(&hand, left + days(7) - Millis(1)).await;
    assert!(!is_closed(&server, &code).await);
    // and when it is, then it is closed: everybody who has the code is told so, and the log stays.
    swept(&hand, left + days(7) + HOUR).await;
    assert!(is_closed(&server, &code).await);
    assert_eq!(turned_away(&server, &code, &anna.token).await, "closed");
    assert_eq!(row(&store).closed, Some((left + days(7) + HOUR).0));
    assert_eq!(store.reader().log(TableId(1)).unwrap(), log);
    let metrics = get(running.address, "/metrics", &[]).await;
    assert!(metrics.contains("reihum_tables_closed_total 1"), "{metrics}");
    running.stop().await;
    // After a restart it is still closed, and others can be opened.
    let running = Running::with(store, config(), None).await;
    assert!(is_closed(&running.server(), &code).await);
    let (_, other) = Person::open(&running.server(), "Bo", &table()).await;
    assert!(!is_closed(&running.server(), &other).await);
    running.stop().await;
}

#[tokio::test]
async fn whoever_comes_now_and_then_keeps_a_table_open() {
    let store = Memory::default();
    let (code, anna) = left_behind(store.clone()).await;
    let first = last(&store);
    for week in 1..4 {
        let (running, hand) = deserted(store.clone()).await;
        swept(&hand, last(&store) + days(6)).await;
        assert!(!is_closed(&running.server(), &code).await, "in week {week}");
        drop(Person::back(&running.server(), anna.number, &anna.token, &code).await);
        running.stop().await;
    }
    assert!(last(&store) >= first + days(18));
}

#[tokio::test]
async fn whoever_sat_there_for_weeks_when_the_server_stopped_has_time_to_come_back() {
    let store = Memory::default();
    let (code, anna) = left_behind(store.clone()).await;
    // Given a server that starts again, and a table at which nothing has happened for long, though somebody was there,
    let hand = Hand::new(last(&store) + days(20));
    let running = Running::with(store.clone(), config(), Some(hand.clone())).await;
    waits_for(&hand, hand.now() + HOUR).await;
    // when he comes back, then it is open, and stays so.
    let mut anna = Person::back(&running.server(), anna.number, &anna.token, &code).await;
    anna.done(Wish::Sit(1)).await;
    anna.visit.go().await;
    running.stop().await;
    let (running, hand) = deserted(store.clone()).await;
    swept(&hand, last(&store) + days(6)).await;
    assert!(!is_closed(&running.server(), &code).await);
    running.stop().await;
}

#[tokio::test]
async fn a_table_is_not_closed_while_somebody_is_there() {
    let hand = Hand::new(days(20_000));
    let running = Running::with(Memory::default(), config(), Some(hand.clone())).await;
    let server = running.server();
    // Given somebody who sits at a table and does nothing, and a table that is looked at after it,
    let (mut anna, code) = Person::open(&server, "Anna", &table()).await;
    let (bo, witness) = Person::open(&server, "Bo", &table()).await;
    bo.visit.go().await;
    // when so much time passes that the other is closed,
    until(async || {
        hand.set(hand.now() + days(1));
        is_closed(&server, &witness).await
    })
    .await;
    // then his is not: it is in the list, and he can do something there,
    assert!(!is_closed(&server, &code).await);
    let listed = server.tables().await.unwrap();
    assert_eq!(listed.iter().map(|table| &table.code).collect::<Vec<_>>(), [&code]);
    anna.done(Wish::Sit(1)).await;
    // until he has been gone for as long.
    anna.visit.go().await;
    until(async || {
        hand.set(hand.now() + days(1));
        is_closed(&server, &code).await
    })
    .await;
    assert_eq!(server.tables().await.unwrap(), []);
    running.stop().await;
}

#[tokio::test]
async fn a_match_that_runs_is_waited_for_ninety_days() {
    let store = Memory::default();
    let running = Running::with(store.clone(), config(), None).await;
    let (mut anna, code) = seated_with_a_bot(&running).await;
    anna.done(Wish::Start).await;
    running.stop().await;
    // Given a match that is not over,
    let (running, hand) = deserted(store.clone()).await;
    let (server, left) = (running.server(), last(&store));
    for late in [days(7) + HOUR, days(90) - Millis(1)] {
        swept(&hand, left + late).await;
        assert!(!is_closed(&server, &code).await, "after {late:?}");
    }
    swept(&hand, left + days(90) + HOUR).await;
    assert!(is_closed(&server, &code).await);
    running.stop().await;
}

#[tokio::test]
async fn a_match_that_is_over_is_still_in_the_history_of_a_closed_table() {
    let store = Memory::default();
    let running = Running::with(store.clone(), config(), None).await;
    let (mut anna, code) = seated_with_a_bot(&running).await;
    anna.play::<solo::Round>(1, |anna| anna.matches == 1).await;
    let played = running.server().history(&anna.token, None, 10).await.unwrap();
    let record = running.server().record(&played[0].record, &anna.token).await.unwrap();
    running.stop().await;
    // Given a table that was closed after its match,
    let (running, hand) = deserted(store.clone()).await;
    let server = running.server();
    swept(&hand, last(&store) + days(7)).await;
    assert!(is_closed(&server, &code).await);
    // then whoever played it finds it, and its record.
    assert_eq!(server.history(&anna.token, None, 10).await.unwrap(), played);
    assert_eq!(server.record(&played[0].record, &anna.token).await.unwrap(), record);
    running.stop().await;
}

/// What is done just before a table is closed.
type Meddle = Box<dyn FnOnce(&mut Memory) + Send>;

/// A store in which something happens just before a table is closed.
#[derive(Clone, Default)]
struct Meddling {
    kept: Memory,
    meddle: Arc<Mutex<Option<Meddle>>>,
}

impl Meddling {
    fn before_it_closes(&self, meddle: impl FnOnce(&mut Memory) + Send + 'static) {
        *self.meddle.lock().unwrap() = Some(Box::new(meddle));
    }
}

impl Store for Meddling {
    fn commit(&mut self, writes: &[Write]) -> Vec<Result<(), Refused>> {
        if writes.iter().any(|write| matches!(write, Write::Close { .. })) {
            let meddle = self.meddle.lock().unwrap().take();
            if let Some(meddle) = meddle {
                meddle(&mut self.kept);
            }
        }
        self.kept.commit(writes)
    }

    fn reader(&self) -> Arc<dyn Reader> {
        self.kept.reader()
    }
}

#[tokio::test]
async fn somebody_who_comes_just_before_the_close_keeps_the_table_open() {
    let store = Meddling::default();
    let (code, anna) = left_behind(store.clone()).await;
    let (running, hand) = deserted(store.clone()).await;
    // Given a table that is about to be closed, and somebody whose coming is kept first,
    let (guest, now) = (Guest(anna.number), last(&store) + days(7));
    let mut came = AnyTable::fold(&store.reader().log(TableId(1)).unwrap().join("\n")).unwrap();
    let name = "Anna".parse().unwrap();
    let entries: Vec<String> = with_table!(&mut came, table => {
        // The server stopped while she was there.
        let went = table.step(now, Input::Went { guest });
        let came = table.step(now, Input::Came { guest, name });
        let entries = went.entries.iter().chain(&came.entries);
        entries.map(ToString::to_string).collect()
    });
    let append = Write::Append {
        table: TableId(1),
        expected: row(&store).length,
        entries,
        finished: vec![],
    };
    store.before_it_closes(move |kept| assert_eq!(kept.commit(&[append]), [Ok(())]));
    // when it would be closed, then it is not.
    swept(&hand, now).await;
    assert!(store.meddle.lock().unwrap().is_none(), "nothing was closed");
    assert_eq!(row(&store).closed, None);
    let mut anna = Person::back(&running.server(), anna.number, &anna.token, &code).await;
    anna.done(Wish::Sit(1)).await;
    running.stop().await;
}

#[tokio::test]
async fn somebody_who_comes_just_after_the_close_is_told_so() {
    let store = Meddling::default();
    let (code, anna) = left_behind(store.clone()).await;
    let (running, hand) = deserted(store.clone()).await;
    let (address, server) = (running.address, running.server());
    let (closes, closing) = mpsc::channel();
    let (go_on, wait) = mpsc::channel();
    store.before_it_closes(move |_| {
        closes.send(()).unwrap();
        wait.recv_timeout(SOON).unwrap();
    });
    // Given a table whose close is on its way to the disk,
    hand.set(last(&store) + days(7));
    tokio::task::spawn_blocking(move || closing.recv_timeout(SOON))
        .await
        .unwrap()
        .unwrap();
    // when somebody comes, who finds it open,
    let coming = tokio::spawn(async move { turned_away(&server, &code, &anna.token).await });
    until(async || get(address, "/metrics", &[]).await.contains("reihum_tables_awake 1")).await;
    go_on.send(()).unwrap();
    // then he is never told that he is there, and in the end that it was closed.
    assert_eq!(soon(coming).await.unwrap(), "closed");
    running.stop().await;
}
