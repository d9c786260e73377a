//! Every order in which the threads of a log could run: `RUSTFLAGS="--cfg loom" cargo test -p store --test loom`.

#![cfg(loom)]

use loom::thread;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use store::{Log, Memory, Reader, Refused, Store, TableId, Write};

/// A store in memory that counts its commits and says when one is under way. It waits in the middle, so that others can come in between.
struct Watched {
    inner: Memory,
    written: Arc<AtomicU64>,
}

impl Store for Watched {
    fn commit(&mut self, writes: &[Write]) -> Vec<Result<(), Refused>> {
        thread::yield_now();
        let answers = self.inner.commit(writes);
        self.written.fetch_add(writes.len() as u64, Ordering::SeqCst);
        answers
    }

    fn reader(&self) -> Arc<dyn Reader> {
        self.inner.reader()
    }
}

fn open(table: u64) -> Write {
    Write::Open {
        table: TableId(table),
        code: table.to_string(),
        public: false,
        at: 0,
        entries: vec![],
    }
}

fn append(table: u64, expected: u64) -> Write {
    Write::Append {
        table: TableId(table),
        expected,
        entries: vec![expected.to_string()],
        finished: vec![],
    }
}

/// What everybody heard, in order: his table, his how many-th write, and what came of it.
type Heard = Arc<Mutex<Vec<(u64, u64, Result<(), Refused>)>>>;

/// Submits some appends to a table. When the answer comes, the entry must be there.
fn submit(log: &Arc<Log>, heard: &Heard, table: u64, count: u64) {
    for number in 0..count {
        let (reader, heard) = (Arc::clone(log.reader()), Arc::clone(heard));
        log.submit(append(table, number), move |answer| {
            if answer.is_ok() {
                assert!(
                    reader.log(TableId(table)).unwrap().len() as u64 > number,
                    "answered before the commit"
                );
            }
            heard.lock().unwrap().push((table, number, answer));
        });
    }
}

fn watched() -> (Arc<Log>, Arc<AtomicU64>) {
    let mut inner = Memory::default();
    assert_eq!(inner.commit(&[open(1), open(2)]), [Ok(()), Ok(())]);
    let written = Arc::new(AtomicU64::new(0));
    let store = Watched {
        inner,
        written: Arc::clone(&written),
    };
    (Arc::new(Log::new(store)), written)
}

#[test]
fn everybody_is_answered_once_in_order_and_after_the_commit() {
    loom::model(|| {
        let (log, written) = watched();
        let heard = Heard::default();
        let other = {
            let (log, heard) = (Arc::clone(&log), Arc::clone(&heard));
            thread::spawn(move || submit(&log, &heard, 1, 2))
        };
        submit(&log, &heard, 2, 1);
        other.join().unwrap();
        log.close();
        assert_eq!(written.load(Ordering::SeqCst), 3);
        let heard = heard.lock().unwrap();
        let of = |table| {
            heard
                .iter()
                .filter(move |(of, ..)| *of == table)
                .map(|(_, number, answer)| (*number, answer.clone()))
        };
        assert_eq!(of(1).collect::<Vec<_>>(), [(0, Ok(())), (1, Ok(()))]);
        assert_eq!(of(2).collect::<Vec<_>>(), [(0, Ok(()))]);
    });
}

#[test]
fn whoever_waits_for_his_answer_gets_it() {
    loom::model(|| {
        let (log, written) = watched();
        for number in 0..2 {
            let (done, answered) = loom::sync::mpsc::channel();
            log.submit(append(1, number), move |answer| done.send(answer).unwrap());
            assert_eq!(answered.recv().unwrap(), Ok(()));
            assert_eq!(written.load(Ordering::SeqCst), number + 1);
        }
    });
}

#[test]
fn whoever_submits_while_it_closes_is_answered_too_and_truly() {
    loom::model(|| {
        let (log, written) = watched();
        let heard = Heard::default();
        let other = {
            let (log, heard) = (Arc::clone(&log), Arc::clone(&heard));
            thread::spawn(move || submit(&log, &heard, 1, 2))
        };
        log.close();
        let before = written.load(Ordering::SeqCst);
        other.join().unwrap();
        assert_eq!(written.load(Ordering::SeqCst), before, "written after it was closed");
        let heard = heard.lock().unwrap();
        assert_eq!(heard.len(), 2);
        let taken = heard.iter().filter(|(.., answer)| answer.is_ok()).count();
        assert_eq!(log.reader().log(TableId(1)).unwrap().len(), taken);
        assert_eq!(written.load(Ordering::SeqCst), taken as u64);
    });
}
