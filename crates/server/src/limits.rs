//! How much anybody may do: buckets that fill up again with time, and shares that are given back.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use table::Millis;

/// So much at once, and so much in a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// In an hour, in the long run.
    pub per_hour: u32,
}

/// What somebody has left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// In parts that one per hour gains in a millisecond.
    left: u64,
    at: Millis,
}

const WHOLE: u64 = 3_600_000;

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Millis) -> Self {
        Self {
            left: u64::from(rate.burst) * WHOLE,
            at: now,
        }
    }

    fn fill(&mut self, rate: Rate, now: Millis) {
        let gained = (now - self.at).0.saturating_mul(u64::from(rate.per_hour));
        self.left = self.left.saturating_add(gained).min(u64::from(rate.burst) * WHOLE);
        self.at = now;
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Millis) -> bool {
        self.fill(rate, now);
        let enough = self.left >= WHOLE;
        if enough {
            self.left -= WHOLE;
        }
        enough
    }

    /// When there is one again.
    pub(crate) fn next(&mut self, rate: Rate, now: Millis) -> Millis {
        self.fill(rate, now);
        now + Millis(WHOLE.saturating_sub(self.left).div_ceil(rate.per_hour.max(1).into()))
    }
}

/// A bucket for each of many.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// When there are more buckets than this, the full ones are thrown away.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self {
            rate,
            buckets: Mutex::new(HashMap::new()),
        }
    }

    /// Takes one of somebody's, if there is one left.
    pub(crate) fn take(&self, who: K, now: Millis) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            let full = u64::from(self.rate.burst) * WHOLE;
            buckets.retain(|_, bucket| {
                bucket.fill(self.rate, now);
                bucket.left < full
            });
        }
        let bucket = buckets.entry(who).or_insert_with(|| Bucket::full(self.rate, now));
        bucket.take(self.rate, now)
    }

    /// Whether somebody has one left, without taking it.
    pub(crate) fn has(&self, who: &K, now: Millis) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.get_mut(who).is_none_or(|bucket| {
            bucket.fill(self.rate, now);
            bucket.left >= WHOLE
        })
    }
}

/// So many each of many may have at once.
#[derive(Debug)]
pub(crate) struct Shares<K> {
    most: usize,
    taken: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Eq + Hash + Copy> Shares<K> {
    pub(crate) fn new(most: usize) -> Self {
        Self {
            most,
            taken: Arc::default(),
        }
    }

    /// One more for somebody, if he may have it.
    pub(crate) fn take(&self, who: K) -> Option<Share<K>> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(who).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Share {
            who,
            taken: Arc::clone(&self.taken),
        })
    }
}

/// One of those that somebody has, as long as it lives.
#[derive(Debug)]
pub(crate) struct Share<K: Eq + Hash + Copy> {
    who: K,
    taken: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Eq + Hash + Copy> Drop for Share<K> {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut count) = taken.entry(self.who) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

/// Where somebody is, as far as limits go: whoever has one address of the newer kind has 2⁶⁴ of them.
pub(crate) fn home(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            let mapped = six.to_ipv4_mapped().map(IpAddr::from);
            mapped.unwrap_or_else(|| IpAddr::from([a, b, c, d, 0, 0, 0, 0]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_what_comes_in() {
        let rate = Rate {
            burst: 2,
            per_hour: 3600,
        };
        let buckets = Buckets::new(rate);
        let taken = |times: u64| (0..5).filter(|_| buckets.take("anna", Millis(times))).count();
        assert_eq!(taken(0), 2);
        assert_eq!(taken(999), 0);
        assert!(!buckets.has(&"anna", Millis(999)));
        assert!(buckets.has(&"anna", Millis(1000)));
        assert_eq!(taken(1000), 1);
        assert_eq!(taken(1_000_000), 2, "never more than the burst");
        assert!(buckets.take("bo", Millis(0)), "everybody has his own");
    }

    #[test]
    fn a_share_is_given_back_when_it_goes_and_then_nothing_is_remembered() {
        let shares = Shares::new(2);
        let (first, second) = (shares.take("anna").unwrap(), shares.take("anna").unwrap());
        assert!(shares.take("anna").is_none());
        assert!(shares.take("bo").is_some(), "everybody has his own");
        drop(first);
        let third = shares.take("anna");
        assert!(third.is_some());
        drop((second, third));
        assert!(shares.taken.lock().unwrap().is_empty());
    }

    #[test]
    fn a_home_network_is_one_home() {
        let home = |text: &str| home(text.parse().unwrap()).to_string();
        assert_eq!(home("192.0.2.7"), "192.0.2.7");
        assert_eq!(home("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(home("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }
}
