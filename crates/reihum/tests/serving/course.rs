//! How far people have come who play, and when it is enough.

use super::Journal;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How far somebody has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Progress {
    /// How many matches he has played to their end.
    pub(crate) matches: usize,
    /// How often he was lost and came back.
    pub(crate) lost: usize,
    /// How much of what he wanted was done.
    pub(crate) done: usize,
}

/// What those who play at some tables tell a test meanwhile, and it them.
#[derive(Default, Debug)]
pub(crate) struct Course {
    over: AtomicBool,
    people: Mutex<BTreeMap<u64, Progress>>,
}

impl Course {
    /// It is enough: nobody begins another match.
    pub(crate) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Somebody has come so far.
    pub(crate) fn note(&self, journal: &Journal) {
        let progress = Progress {
            matches: journal.matches,
            lost: journal.lost,
            done: journal.done.len(),
        };
        self.people.lock().unwrap().insert(journal.guest, progress);
    }

    /// How far everybody has come.
    pub(crate) fn progress(&self) -> BTreeMap<u64, Progress> {
        self.people.lock().unwrap().clone()
    }

    /// Waits until so many people have come so far, however busy the machine is.
    pub(crate) async fn until(&self, people: usize, far: impl Fn(&Progress) -> bool) {
        self.wait(|now| now.values().filter(|progress| far(progress)).count() >= people)
            .await;
    }

    /// Waits until so many people play, all who did before have come back since, and so much was done.
    pub(crate) async fn goes_on(&self, people: usize, before: &BTreeMap<u64, Progress>, done: usize) {
        let sum = |people: &BTreeMap<u64, Progress>| people.values().map(|progress| progress.done).sum::<usize>();
        self.wait(|now| {
            let is_back = |guest: &u64| {
                now.get(guest)
                    .is_some_and(|progress| progress.lost > before[guest].lost)
            };
            now.len() >= people && before.keys().all(is_back) && sum(now) >= sum(before) + done
        })
        .await;
    }

    async fn wait(&self, far_enough: impl Fn(&BTreeMap<u64, Progress>) -> bool) {
        let start = Instant::now();
        loop {
            {
                let people_now = self.people.lock().unwrap();
                if far_enough(&people_now) {
                    return;
                }
                assert!(
                    start.elapsed() < Duration::from_mins(5),
                    "they come no further: {people_now:?}"
                );
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Lets everybody play a match to its end, and then it is enough.
    pub(crate) async fn end_after_a_match(&self, people: usize) {
        self.until(people, |progress| progress.matches > 0).await;
        self.end();
    }
}
