//! The processes of one bot: as many as there are matches at once, each used for match after match.

use super::process::Fault;
use super::session::{Session, Terms};
use lab::Faults;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// After so many processes in a row of which none gave one good answer, no more are started.
const MOST_FAILURES: u32 = 3;

/// All processes of a bot. When it is dropped, they have ended.
pub(super) struct Pool {
    terms: Terms,
    idle: Mutex<Vec<Session>>,
    failures: AtomicU32,
    faults: Arc<Faults>,
}

impl Pool {
    /// A bot that starts, and has started.
    ///
    /// # Errors
    /// Why it does not.
    pub(super) fn new(terms: Terms, faults: Arc<Faults>) -> Result<Self, String> {
        let first = Session::start(&terms).map_err(|error| terms.command.why_not(&error))?;
        Ok(Self {
            terms,
            idle: Mutex::new(vec![first]),
            failures: AtomicU32::new(0),
            faults,
        })
    }

    /// A process for a match, if there is any use in it.
    pub(super) fn take(&self) -> Option<Session> {
        while self.failures.load(Ordering::Relaxed) < MOST_FAILURES {
            let idle = self.idle().pop();
            let session = idle.map_or_else(|| Session::start(&self.terms), Ok);
            match session {
                Ok(session) if session.runs() => return Some(session),
                _ => {
                    self.count(Fault::Crash);
                    self.failed();
                }
            }
        }
        None
    }

    /// A process that can play the next match.
    pub(super) fn give_back(&self, session: Session) {
        self.idle().push(session);
    }

    /// A process gave a good answer.
    pub(super) fn succeeded(&self) {
        self.failures.store(0, Ordering::Relaxed);
    }

    /// A process is lost.
    pub(super) fn failed(&self) {
        self.failures.fetch_add(1, Ordering::Relaxed);
    }

    /// Something went wrong.
    pub(super) fn count(&self, fault: Fault) {
        let counter = match fault {
            Fault::Timeout => &self.faults.timeouts,
            Fault::Crash => &self.faults.crashes,
            Fault::Flood => &self.faults.floods,
            Fault::Illegal => &self.faults.illegal,
        };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Session>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Pool {
    /// All are told before the first is waited for.
    fn drop(&mut self) {
        self.idle().iter_mut().for_each(Session::leave);
    }
}
