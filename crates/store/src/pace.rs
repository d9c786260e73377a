//! How often is committed. One alone is committed at once; where one follows the other, they wait for each other for a moment, and longer where there are
//! many: a disk takes about as long for many as for one, and so does the way to it.

use std::thread;
use std::time::{Duration, Instant};

/// Who comes so soon after a commit is not alone.
const SOON: Duration = Duration::from_millis(2);
/// How long others are waited for.
const MOMENT: Duration = Duration::from_millis(1);
/// The same where so many shared the last commit.
const MANY: (usize, Duration) = (16, Duration::from_millis(8));

/// When was last committed, and how much.
#[derive(Debug, Default)]
pub(crate) struct Pace(Option<(Instant, usize)>);

impl Pace {
    /// Waits for others, if there are any.
    pub(crate) fn linger(&self) {
        let Some((last, count)) = self.0 else { return };
        let (many, longer) = MANY;
        if last.elapsed() < SOON {
            thread::sleep(if count < many { MOMENT } else { longer });
        }
    }

    /// So much was committed.
    pub(crate) fn committed(&mut self, count: usize) {
        self.0 = Some((Instant::now(), count));
    }
}
