//! How long answers took: counted by length, so that a million of them need no more room than one.

use std::time::Duration;

/// Within a power of two there are so many lengths: each is told to 2 in 128.
const STEPS: u64 = 64;

/// How many answers took how long.
#[derive(Clone, Debug)]
pub(super) struct Latency {
    counts: Vec<u64>,
    total: u64,
}

impl Default for Latency {
    fn default() -> Self {
        Self {
            counts: vec![0; place(u64::MAX) + 1],
            total: 0,
        }
    }
}

impl Latency {
    /// One more answer.
    pub(super) fn add(&mut self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.counts[place(micros)] += 1;
        self.total += 1;
    }

    /// The length that this share of the answers did not exceed, in milliseconds.
    pub(super) fn quantile(&self, share: f64) -> f64 {
        let wanted = ((self.total as f64 * share).ceil() as u64).max(1);
        let mut seen = 0;
        for (place, count) in self.counts.iter().enumerate() {
            seen += count;
            if seen >= wanted {
                return length(place) as f64 / 1000.0;
            }
        }
        0.0
    }
}

/// Where a length is counted: short ones exactly, longer ones by their first seven binary digits.
fn place(micros: u64) -> usize {
    if micros < 2 * STEPS {
        return micros as usize;
    }
    let shift = u64::from(micros.ilog2() - STEPS.ilog2());
    (shift * STEPS + (micros >> shift)) as usize
}

/// The shortest length that is counted there.
fn length(place: usize) -> u64 {
    let place = place as u64;
    if place < 2 * STEPS {
        return place;
    }
    let shift = place / STEPS - 1;
    (place - shift * STEPS) << shift
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_is_counted_near_where_it_belongs() {
        for micros in (0..5_000).chain([65_535, 65_536, 1_000_000, 3_600_000_000, u64::MAX]) {
            let told = length(place(micros));
            assert!(told <= micros && micros - told <= micros / STEPS, "{micros} as {told}");
        }
        let places: Vec<usize> = (0..5_000).map(place).collect();
        assert!(places.is_sorted());
    }

    #[test]
    fn quantiles_are_those_of_the_answers() {
        let mut latency = Latency::default();
        assert_eq!(latency.quantile(0.5).to_bits(), 0.0_f64.to_bits());
        (1..=100).for_each(|micros| latency.add(Duration::from_micros(micros)));
        let told = [0.5, 0.99, 1.0].map(|share| latency.quantile(share));
        assert_eq!(told.map(|ms| (ms * 1000.0).round() as u64), [50, 99, 100]);
    }
}
