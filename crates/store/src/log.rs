//! The handle of those who write: a thread that has the store, and group commit.

use crate::queue::Queue;
use crate::sync::{Mutex, thread};
use crate::{Reader, Refused, Store, Write};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, PoisonError};

/// How many writes share a commit at most, so that nobody waits for an endless one.
const MOST: usize = 1024;

/// What everybody hears who comes too late.
const CLOSED: &str = "the log is closed";

/// All logs of a store, for as many writers as there are. It can be shared; a thread of its own does the writing.
pub struct Log {
    queue: Arc<Queue<Job>>,
    reader: Arc<dyn Reader>,
    writer: Mutex<Option<thread::JoinHandle<()>>>,
}

/// A write, and who wants to know about it.
struct Job {
    write: Write,
    done: Done,
}

/// Is answered exactly once: with an error at the latest when it is dropped.
struct Done(Option<Answered>);

type Answered = Box<dyn FnOnce(Result<(), Refused>) + Send>;

impl Log {
    /// Starts the thread that writes.
    pub fn new(store: impl Store + 'static) -> Self {
        let queue = Arc::new(Queue::new());
        let reader = store.reader();
        let jobs = Arc::clone(&queue);
        let writer = thread::spawn(move || work(store, &jobs));
        Self {
            queue,
            reader,
            writer: Mutex::new(Some(writer)),
        }
    }

    /// Hands in something to be written. `done` is called by the thread that writes, so it should be quick: after the commit is on the disk, or when it is
    /// refused. What one thread hands in is written and answered in that order. Does not wait: the server lets every table have one append
    /// under way, and so this queue stays short.
    pub fn submit(&self, write: Write, done: impl FnOnce(Result<(), Refused>) + Send + 'static) {
        let done = Done(Some(Box::new(done)));
        // What comes too late is dropped, and thereby answered.
        let _ = self.queue.push(Job { write, done });
    }

    /// Whether anything can still be written: it was not closed, and the thread that writes has not come to grief. If it has, only another log of
    /// the same store can.
    pub fn is_open(&self) -> bool {
        self.queue.is_open()
    }

    /// Who reads what was written.
    pub fn reader(&self) -> &Arc<dyn Reader> {
        &self.reader
    }

    /// Waits until all is written and answered that was submitted. Whoever submits something after that is answered with an error.
    pub fn close(&self) {
        self.queue.close();
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer
            // An answer may drop the last handle, in the writing thread itself. It ends without anybody who waits for it.
            && writer.thread().id() != thread::current().id()
        {
            // A store that panicked has said so, and all who waited were answered.
            let _ = writer.join();
        }
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        self.close();
    }
}

impl fmt::Debug for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Log").finish_non_exhaustive()
    }
}

/// One commit after the other, until the queue is closed and empty.
fn work(mut store: impl Store, queue: &Queue<Job>) {
    let _end = End(queue);
    #[cfg(not(loom))]
    let mut pace = crate::pace::Pace::default();
    loop {
        queue.wait();
        #[cfg(not(loom))]
        pace.linger();
        let jobs = queue.take(MOST);
        if jobs.is_empty() {
            return;
        }
        let (writes, waiting): (Vec<Write>, Vec<Done>) = jobs.into_iter().map(|job| (job.write, job.done)).unzip();
        let answers = store.commit(&writes);
        for (done, answer) in waiting.into_iter().zip(answers) {
            done.answer(answer);
        }
        #[cfg(not(loom))]
        pace.committed(writes.len());
    }
}

/// However the thread ends, nobody waits for it in vain.
struct End<'a>(&'a Queue<Job>);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.close();
        while !self.0.take(MOST).is_empty() {}
    }
}

impl Done {
    fn answer(mut self, answer: Result<(), Refused>) {
        self.call(answer);
    }

    fn call(&mut self, answer: Result<(), Refused>) {
        if let Some(done) = self.0.take() {
            // Whoever panics when he hears his answer keeps nobody else from hearing his.
            let _ = catch_unwind(AssertUnwindSafe(|| done(answer)));
        }
    }
}

impl Drop for Done {
    fn drop(&mut self) {
        self.call(Err(Refused::failed(CLOSED)));
    }
}

#[cfg(all(test, not(loom)))]
mod tests;
