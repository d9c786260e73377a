//! A store that can be made to wait, or to fail.

#![allow(dead_code, reason = "every test file uses some of it")]

use super::SOON;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;
use store::{Memory, Reader, Refused, Store, Write};

/// A store that can be made to wait, or to fail.
#[derive(Clone, Default)]
pub(crate) struct Moody {
    kept: Memory,
    mood: Arc<(Mutex<State>, Condvar)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Mood {
    #[default]
    Good,
    Slow,
    Bad,
}

#[derive(Default)]
struct State {
    mood: Mood,
    /// Whether somebody waits for it.
    is_waited_for: bool,
}

impl Moody {
    /// One with something in it.
    pub(crate) fn with(kept: Memory) -> Self {
        Self {
            kept,
            mood: Arc::default(),
        }
    }

    pub(crate) fn is(&self, mood: Mood) {
        self.mood.0.lock().unwrap().mood = mood;
        self.mood.1.notify_all();
    }

    /// Waits until it is slow for somebody.
    pub(crate) async fn is_waited_for(&self) {
        let waits = async {
            while !self.mood.0.lock().unwrap().is_waited_for {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        super::soon(waits).await;
    }
}

impl Store for Moody {
    fn commit(&mut self, writes: &[Write]) -> Vec<Result<(), Refused>> {
        let mut state = self.mood.0.lock().unwrap();
        state.is_waited_for = true;
        // Not for ever: whoever waits for it could not even fail.
        let slow = |state: &mut State| state.mood == Mood::Slow;
        let waited = self.mood.1.wait_timeout_while(state, SOON, slow);
        state = waited.unwrap().0;
        state.is_waited_for = false;
        if state.mood == Mood::Bad {
            return writes
                .iter()
                .map(|_| Err(Refused::failed("the disk is full")))
                .collect();
        }
        self.kept.commit(writes)
    }

    fn reader(&self) -> Arc<dyn Reader> {
        self.kept.reader()
    }
}
