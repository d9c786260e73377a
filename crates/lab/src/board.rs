//! Who plays what: blocks are handed out to threads, and taken back in the order of their numbers.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How often whoever takes the blocks is asked whether to go on, at least.
const PATIENCE: Duration = Duration::from_millis(50);

/// Plays blocks on so many threads, and hands what they came to over in the order of their numbers, whoever was first; in
/// between, when none was ready for a moment, nothing. That goes on until `take` breaks; nobody begins more than `blocks`.
///
/// `play` is told whether to hurry: what it comes to then is thrown away. One thread alone begins a block only once `take` has had the one before.
pub(crate) fn in_order<T: Send>(
    threads: NonZeroUsize,
    blocks: u64,
    play: impl Fn(u64, &dyn Fn() -> bool) -> T + Sync,
    mut take: impl FnMut(Option<T>) -> ControlFlow<()>,
) {
    let lead = if threads.get() == 1 {
        1
    } else {
        4 * threads.get() as u64
    };
    let board = Board::new(blocks, lead);
    let work = || {
        let _guard = Guard(&board);
        while let Some(block) = board.fetch() {
            board.put(block, play(block, &|| board.stopped()));
        }
    };
    thread::scope(|scope| {
        // Whatever happens to `take`, the threads must not go on for ever.
        let _guard = Guard(&board);
        let spawn = || thread::Builder::new().spawn_scoped(scope, work);
        // Where a system refuses threads, fewer do.
        let others = (0..threads.get()).take_while(|_| spawn().is_ok()).count();
        while !board.stopped() {
            let block = if others == 0 {
                if let Some(block) = board.fetch() {
                    board.put(block, play(block, &|| false));
                }
                board.collect(Duration::ZERO)
            } else {
                board.collect(PATIENCE)
            };
            let taken = block.is_some();
            if take(block).is_break() {
                board.stop();
            } else if taken {
                board.taken();
            }
        }
    });
}

/// Where threads fetch work and put results.
struct Board<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
    /// How many blocks there are.
    blocks: u64,
    /// How far ahead of what was taken somebody may be: results that wait take room.
    lead: u64,
}

struct State<T> {
    next: u64,
    collected: u64,
    taken: u64,
    done: BTreeMap<u64, T>,
    stopped: bool,
}

impl<T> Board<T> {
    fn new(blocks: u64, lead: u64) -> Self {
        Self {
            state: Mutex::new(State {
                next: 0,
                collected: 0,
                taken: 0,
                done: BTreeMap::new(),
                stopped: false,
            }),
            changed: Condvar::new(),
            blocks,
            lead,
        }
    }

    /// The next block to play, once it is not too far ahead; none when all is over.
    fn fetch(&self) -> Option<u64> {
        let mut state = self.lock();
        while !state.stopped && state.next - state.taken >= self.lead {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.stopped || state.next >= self.blocks {
            return None;
        }
        state.next += 1;
        Some(state.next - 1)
    }

    /// A block was played.
    fn put(&self, block: u64, result: T) {
        self.lock().done.insert(block, result);
        self.changed.notify_all();
    }

    /// The next block in order, if it comes within this time.
    fn collect(&self, patience: Duration) -> Option<T> {
        let waiting = |state: &mut State<T>| !state.stopped && !state.done.contains_key(&state.collected);
        let waited = self.changed.wait_timeout_while(self.lock(), patience, waiting);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let collected = state.collected;
        // Who was told to hurry has nothing whole to show.
        let result = if state.stopped {
            None
        } else {
            state.done.remove(&collected)
        }?;
        state.collected += 1;
        Some(result)
    }

    /// What was collected last is done with.
    fn taken(&self) {
        self.lock().taken += 1;
        self.changed.notify_all();
    }

    /// Nobody needs to play any more.
    fn stop(&self) {
        self.lock().stopped = true;
        self.changed.notify_all();
    }

    /// Whether nobody needs to play any more.
    fn stopped(&self) -> bool {
        self.lock().stopped
    }

    fn lock(&self) -> MutexGuard<'_, State<T>> {
        // What is guarded are whole values; a panic elsewhere leaves none half-written.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Ends the work of all when the thread that holds it panics: nobody shall wait for a block that never comes.
struct Guard<'a, T>(&'a Board<T>);

impl<T> Drop for Guard<'_, T> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn blocks_come_in_order_whoever_was_first() {
        let mut taken = Vec::new();
        in_order(
            3.try_into().unwrap(),
            20,
            |block, _| {
                // The first of each three takes longest.
                thread::sleep(Duration::from_millis(if block % 3 == 0 { 5 } else { 0 }));
                assert!(block < 20, "nobody asked for it");
                block
            },
            |block| {
                taken.extend(block);
                if taken.len() == 20 {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            },
        );
        assert_eq!(taken, (0..20).collect::<Vec<_>>());
    }

    #[test]
    fn one_thread_alone_begins_nothing_that_nobody_takes() {
        let begun = AtomicU64::new(0);
        let play = |block, _: &dyn Fn() -> bool| {
            begun.fetch_add(1, Ordering::Relaxed);
            block
        };
        in_order(NonZeroUsize::MIN, u64::MAX, play, |block| {
            // Time enough for a thread that does not wait.
            thread::sleep(Duration::from_millis(5));
            if block == Some(2) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        assert_eq!(begun.into_inner(), 3);
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn nobody_waits_for_a_block_that_never_comes() {
        in_order(
            2.try_into().unwrap(),
            u64::MAX,
            |block, _| assert!(block < 5),
            |_| ControlFlow::Continue(()),
        );
    }
}
