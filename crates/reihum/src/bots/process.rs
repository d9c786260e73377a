//! A bot in a process of its own: lines to it and lines from it, neither of which can hold us up, and its end.
//!
//! A thread writes and another reads, so that a bot that does not read or does not stop writing is its own trouble. What waits to
//! be written or read is bounded.

use super::command::CommandLine;
use crate::lines::next_line;
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

/// What a bot can do wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// There was no answer in time.
    Timeout,
    /// It ended, or closed its input or output.
    Crash,
    /// It writes more than anybody wants to read.
    Flood,
    /// It said something that is no message, or not allowed.
    Illegal,
}

/// How many lines may wait to be written: a bot that lets so many wait does not read.
const MOST_UNWRITTEN: usize = 4096;
/// How many lines may wait to be read.
const MOST_UNREAD: usize = 64;
/// How long a bot has to end by itself.
const GRACE: Duration = Duration::from_millis(500);
/// How often we look whether it has.
const LOOK: Duration = Duration::from_millis(2);

/// A running bot. When it is dropped, the bot has ended.
pub(super) struct Process {
    child: Arc<Mutex<Child>>,
    /// Nothing once it was told to leave.
    to_bot: Option<SyncSender<String>>,
    /// How long we wait for it to leave.
    until: Instant,
    from_bot: Receiver<Vec<u8>>,
    flooded: Arc<AtomicBool>,
}

/// All that run, for when the program must end at once.
static RUNNING: Mutex<Vec<Weak<Mutex<Child>>>> = Mutex::new(Vec::new());

/// Ends every bot that still runs, for good: none can be started any more.
pub(crate) fn end_all() {
    let running = lock(&RUNNING);
    for child in running.iter().filter_map(Weak::upgrade) {
        kill(&mut lock(&child));
    }
    // Whoever wants to start another one waits for the end of the program.
    std::mem::forget(running);
}

impl Process {
    /// Starts a bot.
    ///
    /// # Errors
    /// When it does not start.
    pub(super) fn start(command: &CommandLine) -> io::Result<Self> {
        let mut running = lock(&RUNNING);
        let mut child = command.start()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let child = Arc::new(Mutex::new(child));
        running.retain(|other| other.strong_count() > 0);
        running.push(Arc::downgrade(&child));
        drop(running);
        let (to_bot, unwritten) = sync_channel(MOST_UNWRITTEN);
        let (read, from_bot) = sync_channel(MOST_UNREAD);
        let process = Self {
            child,
            to_bot: Some(to_bot),
            until: Instant::now(),
            from_bot,
            flooded: Arc::default(),
        };
        if let (Some(input), Some(output)) = (input, output) {
            let flooded = Arc::clone(&process.flooded);
            thread::Builder::new().spawn(move || write_lines(input, &unwritten))?;
            thread::Builder::new().spawn(move || read_lines(output, &read, &flooded))?;
        }
        Ok(process)
    }

    /// Sends a line, sooner or later.
    ///
    /// # Errors
    /// When it has ended, or does not read.
    pub(super) fn send(&self, line: String) -> Result<(), Fault> {
        let to_bot = self.to_bot.as_ref().ok_or(Fault::Crash)?;
        to_bot.try_send(line).map_err(|error| match error {
            TrySendError::Full(_) => Fault::Timeout,
            TrySendError::Disconnected(_) => self.ended(),
        })
    }

    /// The next line from it.
    ///
    /// # Errors
    /// When there is none in time, or there will be none any more.
    pub(super) fn receive(&self, until: Instant) -> Result<Vec<u8>, Fault> {
        if self.flooded.load(Ordering::Acquire) {
            return Err(Fault::Flood);
        }
        let time = until.saturating_duration_since(Instant::now());
        self.from_bot.recv_timeout(time).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Timeout,
            RecvTimeoutError::Disconnected => self.ended(),
        })
    }

    /// Whether it has not ended.
    pub(super) fn runs(&self) -> bool {
        matches!(lock(&self.child).try_wait(), Ok(None))
    }

    /// Tells it that there is nothing more to do, and that nothing more will come.
    pub(super) fn leave(&mut self, bye: String) {
        if let Some(to_bot) = self.to_bot.take() {
            // It may be gone already.
            let _ = to_bot.try_send(bye);
            self.until = Instant::now() + GRACE;
        }
    }

    /// Why nothing comes from it any more.
    fn ended(&self) -> Fault {
        if self.flooded.load(Ordering::Acquire) {
            Fault::Flood
        } else {
            Fault::Crash
        }
    }
}

impl Drop for Process {
    /// One that was told to leave has some time for it.
    fn drop(&mut self) {
        while Instant::now() < self.until && self.runs() {
            thread::sleep(LOOK);
        }
        kill(&mut lock(&self.child));
    }
}

/// Writes until there is nothing more, or nobody reads. Then its input is closed.
fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    while let Ok(mut text) = lines.recv() {
        // What has gathered goes in one piece.
        text.extend(lines.try_iter());
        if input.write_all(text.as_bytes()).is_err() {
            break;
        }
    }
}

/// Reads until its output is closed, a line is too long, or too many wait.
fn read_lines(output: ChildStdout, lines: &SyncSender<Vec<u8>>, flooded: &AtomicBool) {
    let mut output = BufReader::new(output);
    loop {
        match next_line(&mut output, protocol::MOST_FROM_BOT) {
            Ok(Some(line)) => match lines.try_send(line) {
                Ok(()) => continue,
                Err(TrySendError::Full(_)) => flooded.store(true, Ordering::Release),
                Err(TrySendError::Disconnected(_)) => {}
            },
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => flooded.store(true, Ordering::Release),
            Ok(None) | Err(_) => {}
        }
        break;
    }
}

/// Ends a process, with all that it started, if it has not ended by itself.
fn kill(child: &mut Child) {
    if !matches!(child.try_wait(), Ok(None)) {
        return;
    }
    #[cfg(unix)]
    if let Some(group) = i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    // It may have ended just now.
    let _ = child.kill();
    let _ = child.wait();
}

/// Nothing that is locked here can be left half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
