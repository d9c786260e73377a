//! How long somebody waits before he tries again.

use std::time::Duration;

/// Waits that double, from a tenth of a second up to five seconds, each shortened by up to a half so that not all who lost the same server come
/// back at once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Backoff {
    tries: u32,
}

const FIRST: Duration = Duration::from_millis(100);
const LONGEST: Duration = Duration::from_secs(5);

impl Backoff {
    /// How long to wait now. The number is any, drawn anew each time.
    pub fn wait(&mut self, dice: u64) -> Duration {
        let whole = FIRST.saturating_mul(1 << self.tries.min(16)).min(LONGEST);
        self.tries = self.tries.saturating_add(1);
        let shorter = whole.as_millis() as u64 / 2;
        whole.saturating_sub(Duration::from_millis(dice % (shorter + 1)))
    }

    /// It worked: the next wait is a short one again.
    pub fn reset(&mut self) {
        self.tries = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_a_limit_and_begin_again() {
        let mut backoff = Backoff::default();
        let waits: Vec<u128> = (0..8).map(|_| backoff.wait(0).as_millis()).collect();
        assert_eq!(waits, [100, 200, 400, 800, 1600, 3200, 5000, 5000]);
        backoff.reset();
        assert_eq!(backoff.wait(0), FIRST);
        backoff.tries = u32::MAX;
        assert_eq!(backoff.wait(0), LONGEST);
    }

    #[test]
    fn no_wait_is_shorter_than_half() {
        for dice in [50, 51, 1_000_003, u64::MAX] {
            let wait = Backoff::default().wait(dice);
            assert!(wait >= FIRST / 2 && wait <= FIRST, "{wait:?}");
        }
        assert_eq!(Backoff::default().wait(50), FIRST / 2);
    }
}
