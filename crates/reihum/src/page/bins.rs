//! Numbers counted in steps of equal width, for bars.

use lab::Histogram;

/// What whole numbers come to in steps.
pub(crate) struct Bins {
    /// How wide a step is.
    width: u32,
    /// How many numbers there are in all, drawn or not.
    all: u64,
    /// How many are in each step, from 0 on.
    counts: Vec<u64>,
    /// Where the first one begins that is drawn, and where the last one ends.
    drawn: (u32, u32),
}

/// Bars that one can still tell apart.
const MOST: u32 = 32;

/// Fewer bars than this look like walls.
const LEAST: u32 = 6;

/// Steps for numbers that are counted one by one.
pub(crate) const ROUND: &[u32] = &[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
/// Steps for seconds.
pub(crate) const SECONDS: &[u32] = &[10, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200];

impl Bins {
    /// Steps from a list, the first that needs few enough to draw all of these but for the longest hundredth.
    pub(crate) fn of(widths: &[u32], histograms: &[&Histogram]) -> Vec<Self> {
        let ends = |percent: u64| {
            histograms
                .iter()
                .filter_map(move |histogram| histogram.quantile(percent))
        };
        let (least, most) = (ends(0).min().unwrap_or(0), ends(99).max().unwrap_or(0));
        let fits = |width: &&u32| (most - least) / **width < MOST;
        let width = widths.iter().find(fits).or(widths.last()).copied().unwrap_or(1);
        let first = least / width * width;
        let drawn = (first, ((most / width + 1) * width).max(first + LEAST * width));
        let bins = histograms.iter().map(|histogram| {
            let mut counts = Vec::new();
            for (number, count) in histogram.iter() {
                let step = (number / width) as usize;
                if counts.len() <= step {
                    counts.resize(step + 1, 0);
                }
                counts[step] += count;
            }
            Self {
                width,
                all: histogram.count(),
                counts,
                drawn,
            }
        });
        bins.collect()
    }

    /// Where the first step begins that is drawn, and where the last one ends.
    pub(crate) fn drawn(&self) -> (u32, u32) {
        self.drawn
    }

    /// The steps that are drawn: where each begins and ends, and its share.
    pub(crate) fn bars(&self) -> impl Iterator<Item = (u32, u32, f64)> {
        let (first, last) = self.drawn;
        (first..last).step_by(self.width as usize).map(move |from| {
            let count = self.counts.get((from / self.width) as usize).copied().unwrap_or(0);
            (from, from + self.width, count as f64 / self.all.max(1) as f64)
        })
    }

    /// All steps with anything in them: the first and the last number of each, and how many there are.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (u32, u32, u64)> {
        let numbered = (0..).zip(&self.counts).filter(|(_, count)| **count > 0);
        numbered.map(|(step, count)| (step * self.width, (step + 1) * self.width - 1, *count))
    }

    /// How many numbers there are in all.
    pub(crate) fn all(&self) -> u64 {
        self.all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_lost_but_the_longest_is_not_drawn() {
        let mut histogram = Histogram::default();
        for number in 20..120 {
            histogram.add(number);
        }
        histogram.add(1000);
        let bins = &Bins::of(ROUND, &[&histogram])[0];
        assert_eq!(bins.drawn(), (20, 120));
        assert_eq!(bins.bars().count(), 20, "in steps of five");
        assert_eq!(bins.rows().map(|(.., count)| count).sum::<u64>(), 101);
        assert_eq!(bins.rows().last(), Some((1000, 1004, 1)));
        let shares: f64 = bins.bars().map(|(.., share)| share).sum();
        assert!((shares - 100.0 / 101.0).abs() < 1e-9);
    }

    #[test]
    fn nothing_at_all_has_no_bars() {
        let bins = &Bins::of(SECONDS, &[&Histogram::default()])[0];
        assert!(bins.rows().next().is_none());
        assert!(bins.bars().all(|(.., share)| share == 0.0));
    }
}
