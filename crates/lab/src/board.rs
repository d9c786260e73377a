//! Who plays which matches: blocks of them are handed out to threads, and taken back in their order.

use crate::{Simulated, Totals};
use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Where threads fetch work and put results. Blocks are numbered, and collected in that order, whoever was first.
pub(crate) struct Board<G: Simulated> {
    state: Mutex<State<G>>,
    changed: Condvar,
    /// How far ahead of what was collected somebody may be: results that wait take room.
    lead: u64,
}

struct State<G: Simulated> {
    next: u64,
    collected: u64,
    done: BTreeMap<u64, Totals<G>>,
    stopped: bool,
}

impl<G: Simulated> Board<G> {
    pub(crate) fn new(lead: u64) -> Self {
        Self {
            state: Mutex::new(State {
                next: 0,
                collected: 0,
                done: BTreeMap::new(),
                stopped: false,
            }),
            changed: Condvar::new(),
            lead,
        }
    }

    /// The next block to play, once it is not too far ahead; none when all is over.
    pub(crate) fn fetch(&self) -> Option<u64> {
        let mut state = self.lock();
        while !state.stopped && state.next - state.collected >= self.lead {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        let block = state.next;
        state.next += 1;
        (!state.stopped).then_some(block)
    }

    /// A block was played.
    pub(crate) fn put(&self, block: u64, totals: Totals<G>) {
        self.lock().done.insert(block, totals);
        self.changed.notify_all();
    }

    /// The next block in order, if it comes within this time.
    pub(crate) fn collect(&self, patience: Duration) -> Option<Totals<G>> {
        let waiting = |state: &mut State<G>| !state.stopped && !state.done.contains_key(&state.collected);
        let waited = self.changed.wait_timeout_while(self.lock(), patience, waiting);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let collected = state.collected;
        let totals = state.done.remove(&collected)?;
        state.collected += 1;
        self.changed.notify_all();
        Some(totals)
    }

    /// Nobody needs to play any more.
    pub(crate) fn stop(&self) {
        self.lock().stopped = true;
        self.changed.notify_all();
    }

    /// Whether nobody needs to play any more.
    pub(crate) fn stopped(&self) -> bool {
        self.lock().stopped
    }

    fn lock(&self) -> MutexGuard<'_, State<G>> {
        // What is guarded are whole values; a panic elsewhere leaves none half-written.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Ends the work of all when the thread that holds it panics: nobody shall wait for a block that never comes.
pub(crate) struct Guard<'a, G: Simulated>(pub(crate) &'a Board<G>);

impl<G: Simulated> Drop for Guard<'_, G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.stop();
        }
    }
}
