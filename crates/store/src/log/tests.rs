//! What is written together, who is answered when, and what happens when something fails.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

use super::*;
use crate::{Memory, TableId};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};

/// A store that waits at every commit until somebody lets it go on, and says how many writes are in it.
struct Slow {
    inner: Memory,
    begun: Sender<usize>,
    go_on: Receiver<Outcome>,
}

enum Outcome {
    Written,
    Full,
    Panic,
}

impl Store for Slow {
    fn commit(&mut self, writes: &[Write]) -> Vec<Result<(), Refused>> {
        self.begun.send(writes.len()).unwrap();
        match self.go_on.recv().unwrap() {
            Outcome::Written => self.inner.commit(writes),
            Outcome::Full => vec![Err(Refused::failed("full")); writes.len()],
            Outcome::Panic => panic!("as the test wants it"),
        }
    }

    fn reader(&self) -> Arc<dyn Reader> {
        self.inner.reader()
    }
}

/// A log with a slow store, with a table in it that has no entries, and what came of the writes.
struct Desk {
    log: Arc<Log>,
    begun: Receiver<usize>,
    go_on: Sender<Outcome>,
    told: Sender<(u64, Result<(), Refused>)>,
    heard: Receiver<(u64, Result<(), Refused>)>,
}

impl Desk {
    fn new() -> Self {
        let mut inner = Memory::default();
        let table = TableId(1);
        let open = Write::Open {
            table,
            code: "A".into(),
            public: false,
            at: 0,
            entries: vec![],
        };
        assert_eq!(inner.commit(&[open]), [Ok(())]);
        let ((told_begun, begun), (go_on, told_to)) = (mpsc::channel(), mpsc::channel());
        let slow = Slow {
            inner,
            begun: told_begun,
            go_on: told_to,
        };
        let (told, heard) = mpsc::channel();
        Self {
            log: Arc::new(Log::new(slow)),
            begun,
            go_on,
            told,
            heard,
        }
    }

    fn append(&self, expected: u64) {
        let told = self.told.clone();
        self.log
            .submit(entry(expected), move |answer| told.send((expected, answer)).unwrap());
    }

    fn commit(&self, outcome: Outcome) {
        self.go_on.send(outcome).unwrap();
    }

    fn heard(&self, expected: u64, answer: Result<(), Refused>) {
        assert_eq!(self.heard.recv().unwrap(), (expected, answer));
    }

    fn length(&self) -> usize {
        self.log.reader().log(TableId(1)).unwrap().len()
    }
}

fn entry(expected: u64) -> Write {
    Write::Append {
        table: TableId(1),
        expected,
        entries: vec![expected.to_string()],
        finished: vec![],
    }
}

#[test]
fn what_comes_during_a_commit_is_written_together_and_answered_after_it() {
    let desk = Desk::new();
    desk.append(0);
    assert_eq!(desk.begun.recv().unwrap(), 1);
    (1..=20).for_each(|expected| desk.append(expected));
    assert!(desk.heard.try_recv().is_err(), "answered before the commit");
    desk.commit(Outcome::Written);
    assert_eq!(desk.begun.recv().unwrap(), 20);
    desk.heard(0, Ok(()));
    assert!(desk.heard.try_recv().is_err(), "answered before the commit");
    desk.commit(Outcome::Written);
    (1..=20).for_each(|expected| desk.heard(expected, Ok(())));
}

#[test]
fn a_commit_has_its_bound() {
    let desk = Desk::new();
    desk.append(0);
    assert_eq!(desk.begun.recv().unwrap(), 1);
    (1..=MOST as u64 + 1).for_each(|expected| desk.append(expected));
    (0..3).for_each(|_| desk.commit(Outcome::Written));
    assert_eq!((desk.begun.recv().unwrap(), desk.begun.recv().unwrap()), (MOST, 1));
    desk.log.close();
    assert_eq!(desk.length(), MOST + 2);
}

#[test]
fn after_a_commit_that_failed_the_next_one_may_go_well() {
    let desk = Desk::new();
    desk.append(0);
    desk.commit(Outcome::Full);
    desk.heard(0, Err(Refused::failed("full")));
    assert_eq!(desk.length(), 0);
    assert!(desk.log.is_open());
    desk.append(0);
    desk.commit(Outcome::Written);
    desk.heard(0, Ok(()));
    assert_eq!(desk.length(), 1);
}

#[test]
fn closing_writes_what_was_submitted_and_takes_nothing_more() {
    let desk = Desk::new();
    (0..3).for_each(|expected| desk.append(expected));
    (0..3).for_each(|_| desk.commit(Outcome::Written));
    desk.log.close();
    desk.append(3);
    (0..3).for_each(|expected| desk.heard(expected, Ok(())));
    desk.heard(3, Err(Refused::failed(CLOSED)));
    desk.log.close();
    assert_eq!(desk.length(), 3);
}

#[test]
fn everybody_is_answered_when_the_store_breaks_down() {
    let desk = Desk::new();
    desk.append(0);
    desk.begun.recv().unwrap();
    (1..=3).for_each(|expected| desk.append(expected));
    desk.commit(Outcome::Panic);
    (0..=3).for_each(|expected| desk.heard(expected, Err(Refused::failed(CLOSED))));
    desk.append(4);
    desk.heard(4, Err(Refused::failed(CLOSED)));
    assert!(!desk.log.is_open());
    desk.log.close();
}

#[test]
fn an_answer_that_panics_costs_nobody_else_his() {
    let desk = Desk::new();
    desk.log.submit(entry(0), |_| panic!("as the test wants it"));
    desk.commit(Outcome::Written);
    desk.append(1);
    desk.commit(Outcome::Written);
    desk.heard(1, Ok(()));
}

#[test]
fn the_last_handle_may_be_dropped_by_an_answer() {
    let desk = Desk::new();
    let ended = Arc::new(AtomicBool::new(false));
    let (log, end) = (Arc::clone(&desk.log), Arc::clone(&ended));
    let (wait, go) = mpsc::channel::<()>();
    desk.log.submit(entry(0), move |_| {
        go.recv().unwrap();
        drop(log);
        end.store(true, Ordering::Release);
    });
    let Desk {
        log,
        go_on,
        heard,
        told,
        ..
    } = desk;
    log.submit(entry(1), move |answer| told.send((1, answer)).unwrap());
    drop(log);
    wait.send(()).unwrap();
    go_on.send(Outcome::Written).unwrap();
    go_on.send(Outcome::Written).unwrap();
    assert_eq!(heard.recv().unwrap(), (1, Ok(())));
    assert!(ended.load(Ordering::Acquire));
}
