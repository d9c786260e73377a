//! Reading while somebody writes.

use super::{Opened, append, open, write};
use crate::{Log, TableId};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Two tables that grow in the same commits have the same length for whoever reads, at any time, and every log that is read begins the one that is read later.
pub fn a_commit_is_seen_whole_or_not_at_all(opened: impl Fn() -> Opened) {
    let mut store = opened();
    write(&mut store, &[open(1, &[]), open(2, &[])]);
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        let readers: Vec<_> = (0..2)
            .map(|_| {
                let (reader, over) = (store.reader(), &over);
                scope.spawn(move || {
                    let mut last = 0;
                    loop {
                        let done = over.load(Ordering::Acquire);
                        let lengths: Vec<u64> = reader.tables().unwrap().iter().map(|row| row.length).collect();
                        assert!(
                            lengths[0] == lengths[1] && lengths[0] >= last,
                            "{lengths:?} after {last}"
                        );
                        last = lengths[0];
                        let log = reader.log(TableId(2)).unwrap();
                        assert!(log.len() as u64 >= last);
                        assert!(
                            (0..).zip(&log).all(|(number, line)| *line == format!("{number}")),
                            "{log:?}"
                        );
                        if done {
                            return last;
                        }
                    }
                })
            })
            .collect();
        for length in 0..100 {
            let line = format!("{length}");
            write(&mut store, &[append(1, length, &[&line]), append(2, length, &[&line])]);
        }
        over.store(true, Ordering::Release);
        for reader in readers {
            assert_eq!(reader.join().unwrap(), 100);
        }
    });
}

/// Several threads write to a table each through a [`Log`]. Whoever is answered can read what he wrote, and when it is closed everything is there.
pub fn what_was_answered_can_be_read(opened: impl Fn() -> Opened) {
    let log = Arc::new(Log::new(opened()));
    let answered = Arc::new(AtomicU64::new(0));
    let (threads, entries) = (4, 25);
    let writers: Vec<_> = (1..=threads)
        .map(|table| {
            let (log, answered) = (Arc::clone(&log), Arc::clone(&answered));
            thread::spawn(move || {
                let (done, answers) = mpsc::channel();
                log.submit(open(table, &[]), |answer| assert_eq!(answer, Ok(())));
                for length in 0..entries {
                    let (done, answered) = (done.clone(), Arc::clone(&answered));
                    log.submit(append(table, length, &[&format!("{length}")]), move |answer| {
                        answered.fetch_add(1, Ordering::Relaxed);
                        done.send((length, answer)).unwrap();
                    });
                    if length % 3 == 0 {
                        // Wait for the answers to all that was submitted so far.
                        while answers.recv().unwrap() != (length, Ok(())) {}
                        assert_eq!(log.reader().log(TableId(table)).unwrap().len() as u64, length + 1);
                    }
                }
            })
        })
        .collect();
    for writer in writers {
        writer.join().unwrap();
    }
    log.close();
    assert_eq!(answered.load(Ordering::Relaxed), threads * entries);
    drop(log);
    let store = opened();
    for table in 1..=threads {
        assert_eq!(store.reader().log(TableId(table)).unwrap().len() as u64, entries);
    }
}
