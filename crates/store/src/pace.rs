//! How often is committed. One alone is committed at once; where one follows the other, they wait for each other for a moment: a disk takes about as
//! long for many as for one, and so does the way to it.

use std::thread;
use std::time::{Duration, Instant};

/// Who comes so soon after a commit is not alone.
const SOON: Duration = Duration::from_millis(2);
/// How long others are waited for.
const MOMENT: Duration = Duration::from_millis(1);

/// When was last committed.
#[derive(Debug, Default)]
pub(crate) struct Pace(Option<Instant>);

impl Pace {
    /// Waits for others, if there are any.
    pub(crate) fn linger(&self) {
        if self.0.is_some_and(|last| last.elapsed() < SOON) {
            thread::sleep(MOMENT);
        }
    }

    /// Something was committed.
    pub(crate) fn committed(&mut self) {
        self.0 = Some(Instant::now());
    }
}
