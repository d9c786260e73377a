//! A queue from many to one, who takes what is there in one go.

use crate::sync::{Condvar, Mutex, MutexGuard};
use std::collections::VecDeque;
use std::sync::PoisonError;

/// What waits for the one who takes it, in the order in which it came.
#[derive(Debug)]
pub(crate) struct Queue<T> {
    state: Mutex<State<T>>,
    /// Something came, or nothing will come any more.
    changed: Condvar,
}

#[derive(Debug)]
struct State<T> {
    waiting: VecDeque<T>,
    closed: bool,
}

impl<T> Queue<T> {
    pub(crate) fn new() -> Self {
        Self {
            state: Mutex::new(State {
                waiting: VecDeque::new(),
                closed: false,
            }),
            changed: Condvar::new(),
        }
    }

    /// Adds one, or gives it back when the queue is closed.
    pub(crate) fn push(&self, item: T) -> Result<(), T> {
        let mut state = self.state();
        if state.closed {
            return Err(item);
        }
        state.waiting.push_back(item);
        drop(state);
        self.changed.notify_one();
        Ok(())
    }

    /// Waits until something is there, or nothing will come any more.
    pub(crate) fn wait(&self) {
        let mut state = self.state();
        while state.waiting.is_empty() && !state.closed {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Takes what is there, the oldest first, at most so many.
    pub(crate) fn take(&self, most: usize) -> Vec<T> {
        let mut state = self.state();
        let count = most.min(state.waiting.len());
        state.waiting.drain(..count).collect()
    }

    /// Nothing more is added; what is there can still be taken.
    pub(crate) fn close(&self) {
        self.state().closed = true;
        self.changed.notify_one();
    }

    /// Whether something can still be added.
    pub(crate) fn is_open(&self) -> bool {
        !self.state().closed
    }

    fn state(&self) -> MutexGuard<'_, State<T>> {
        // Nobody panics between two changes here that belong together.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
