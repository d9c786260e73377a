//! Sums that can be put together in any order without a difference, and what is computed from them at the end.

use std::collections::BTreeMap;

/// How often each number came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Histogram(BTreeMap<u32, u64>);

impl Histogram {
    /// One more.
    pub fn add(&mut self, number: u32) {
        *self.0.entry(number).or_default() += 1;
    }

    /// All of another.
    pub fn merge(&mut self, other: &Self) {
        for (number, count) in &other.0 {
            *self.0.entry(*number).or_default() += count;
        }
    }

    /// How many numbers there are.
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// Every number that came, the smallest first, and how often.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u64)> {
        self.0.iter().map(|(number, count)| (*number, *count))
    }

    /// Their sum and the sum of their squares.
    pub fn moments(&self) -> Moments {
        let mut moments = Moments::default();
        for (number, count) in self.iter() {
            moments.add_many(number.into(), count);
        }
        moments
    }

    /// The smallest number that at least `percent` of a hundred numbers do not exceed; 50 is the median.
    pub fn quantile(&self, percent: u64) -> Option<u32> {
        let wanted = (u128::from(self.count()) * u128::from(percent)).div_ceil(100).max(1);
        let mut seen = 0;
        self.0.iter().find_map(|(number, count)| {
            seen += u128::from(*count);
            (seen >= wanted).then_some(*number)
        })
    }

    /// The greatest.
    pub fn max(&self) -> Option<u32> {
        self.0.keys().next_back().copied()
    }
}

/// How many numbers there were, their sum, and the sum of their squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moments {
    /// How many.
    pub count: u64,
    /// Their sum.
    pub sum: u128,
    /// The sum of their squares.
    pub squares: u128,
}

impl Moments {
    /// One more number.
    pub fn add(&mut self, number: u64) {
        self.add_many(number, 1);
    }

    fn add_many(&mut self, number: u64, count: u64) {
        let (number, times) = (u128::from(number), u128::from(count));
        self.count += count;
        self.sum += number * times;
        self.squares += number * number * times;
    }

    /// All of another.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean; none of nothing.
    pub fn mean(&self) -> Option<Mean> {
        Mean::of(self.count, self.sum as f64, self.sum, self.squares)
    }
}

/// The same for numbers that may be negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Differences {
    /// How many.
    pub count: u64,
    /// Their sum.
    pub sum: i128,
    /// The sum of their squares.
    pub squares: u128,
}

impl Differences {
    /// One more number.
    pub fn add(&mut self, number: i64) {
        self.count += 1;
        self.sum += i128::from(number);
        self.squares += u128::from(number.unsigned_abs()).pow(2);
    }

    /// The mean; none of nothing.
    pub fn mean(&self) -> Option<Mean> {
        Mean::of(self.count, self.sum as f64, self.sum.unsigned_abs(), self.squares)
    }
}

/// 1.96 standard errors on either side hold the truth 95 times in 100.
const Z: f64 = 1.959_963_984_540_054;

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mean {
    /// The mean.
    pub value: f64,
    /// Half of the interval's width: the truth is probably not farther away. One number alone says nothing about it.
    pub margin: Option<f64>,
}

impl Mean {
    fn of(count: u64, sum: f64, size: u128, squares: u128) -> Option<Self> {
        let count = u128::from(count);
        if count == 0 {
            return None;
        }
        // Exact in integers, as far as they reach: n · Σx² − (Σx)² is n² times the variance.
        let spread = match (count.checked_mul(squares), size.checked_mul(size)) {
            (Some(squares), Some(square)) => squares.saturating_sub(square) as f64,
            _ => (count as f64 * squares as f64 - sum.powi(2)).max(0.0),
        };
        let n = count as f64;
        let variance = spread / (n * (n - 1.0));
        Some(Self {
            value: sum / n,
            margin: (count > 1).then(|| Z * (variance / n).sqrt()),
        })
    }

    /// The same in another unit, of which one is so much.
    pub(crate) fn per(self, unit: f64) -> Self {
        Self {
            value: self.value / unit,
            margin: self.margin.map(|margin| margin / unit),
        }
    }

    /// The ends of the interval; one number alone has none.
    pub fn interval(&self) -> Option<(f64, f64)> {
        self.margin.map(|margin| (self.value - margin, self.value + margin))
    }
}

/// A share with its 95 % interval (Wilson's, which is right for rare things too).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The share, from 0 to 1.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// So many of so many; none of nothing.
    pub fn of(part: u64, whole: u64) -> Option<Self> {
        if whole == 0 {
            return None;
        }
        Some(Self::wilson(part as f64 / whole as f64, whole as f64))
    }

    /// A share that was observed as the mean of so many independent shares: Wilson's interval of as many independent games as would have
    /// this mean's margin. Where all came to the same end of the scale the margin is nothing, and each counts as one game.
    pub(crate) fn of_shares(mean: Mean, count: u64) -> Option<Self> {
        let value = mean.value.clamp(0.0, 1.0);
        let error = mean.margin? / Z;
        let spread = value * (1.0 - value);
        if spread <= 0.0 {
            return Some(Self::wilson(value, count as f64));
        }
        if error <= 0.0 {
            return Some(Self {
                value,
                low: value,
                high: value,
            });
        }
        Some(Self::wilson(value, spread / (error * error)))
    }

    fn wilson(value: f64, n: f64) -> Self {
        let z2 = Z * Z;
        let middle = (value + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z / (1.0 + z2 / n) * (value * (1.0 - value) / n + z2 / (4.0 * n * n)).sqrt();
        Self {
            value,
            low: (middle - half).max(0.0),
            high: (middle + half).min(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn histogram(numbers: &[u32]) -> Histogram {
        let mut histogram = Histogram::default();
        for number in numbers {
            histogram.add(*number);
        }
        histogram
    }

    #[test]
    fn quantiles_are_numbers_that_came() {
        let ten = histogram(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(
            [0, 5, 10, 50, 95, 100].map(|p| ten.quantile(p).unwrap()),
            [1, 1, 1, 5, 10, 10]
        );
        assert_eq!(histogram(&[7]).quantile(50), Some(7));
        assert_eq!(histogram(&[]).quantile(50), None);
        assert_eq!((ten.max(), ten.count()), (Some(10), 10));
    }

    #[test]
    fn parts_put_together_are_the_whole() {
        let (mut a, b) = (histogram(&[1, 5, 5]), histogram(&[5, 9]));
        a.merge(&b);
        assert_eq!(a, histogram(&[1, 5, 5, 5, 9]));
        let mut moments = histogram(&[1, 5, 5]).moments();
        moments.merge(&b.moments());
        assert_eq!(moments, a.moments());
    }

    #[test]
    fn a_mean_has_the_margin_of_the_books() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sample variance 32/7.
        let mean = histogram(&[2, 4, 4, 4, 5, 5, 7, 9]).moments().mean().unwrap();
        assert!((mean.value - 5.0).abs() < 1e-12);
        assert!((mean.margin.unwrap() - 1.959_964 * (32.0 / 7.0_f64 / 8.0).sqrt()).abs() < 1e-6);
        let one = histogram(&[3]).moments().mean().unwrap();
        assert_eq!(
            one,
            Mean {
                value: 3.0,
                margin: None
            }
        );
        assert_eq!(Moments::default().mean(), None);
    }

    #[test]
    fn differences_have_the_margin_of_the_books_too() {
        let mut differences = Differences::default();
        for number in [2, 4, 4, 4, 5, 5, 7, 9] {
            differences.add(number - 10);
        }
        let mean = differences.mean().unwrap();
        assert!((mean.value + 5.0).abs() < 1e-12);
        assert!((mean.margin.unwrap() - 1.959_964 * (32.0 / 7.0_f64 / 8.0).sqrt()).abs() < 1e-6);
        let (low, high) = mean.interval().unwrap();
        assert!(low < -6.0 && high > -4.0);
        assert_eq!(Differences::default().mean(), None);
    }

    #[test]
    fn shares_of_blocks_are_as_sure_as_the_blocks_agree() {
        let of = |shares: &[f64]| {
            let n = shares.len() as f64;
            let value = shares.iter().sum::<f64>() / n;
            let variance = shares.iter().map(|x| (x - value).powi(2)).sum::<f64>() / (n - 1.0);
            let margin = Some(Z * (variance / n).sqrt());
            Share::of_shares(Mean { value, margin }, shares.len() as u64).unwrap()
        };
        // A hundred blocks of two, always won and lost together: no more is known than from a hundred games.
        let together = of(&[[1.0; 10], [0.0; 10]].concat().repeat(5));
        let games = Share::of(50, 100).unwrap();
        assert!((together.low - games.low).abs() < 1e-3, "{together:?} {games:?}");
        // Where one of the two is always won, there is nothing left to chance.
        let even = of(&[0.5; 100]);
        assert_eq!((even.low, even.high), (0.5, 0.5));
        // Won every time: as sure as that many games, and never beyond the end.
        let always = of(&[1.0; 100]);
        assert_eq!(always, Share::of(100, 100).unwrap());
        let alone = Mean {
            value: 1.0,
            margin: None,
        };
        assert_eq!(Share::of_shares(alone, 1), None);
    }

    #[test]
    fn enormous_sums_do_not_overflow() {
        let huge = Moments {
            count: 1_000_000_000_000,
            sum: 2_500_000_000_000_000_000,
            squares: 7_000_000_000_000_000_000_000_000,
        };
        let mean = huge.mean().unwrap();
        assert!(mean.value > 2.4e6 && mean.margin.is_some_and(|margin| margin.is_finite() && margin > 0.0));
    }

    #[test]
    fn a_share_has_wilsons_interval() {
        let share = Share::of(10, 100).unwrap();
        assert!(
            (share.low - 0.0552).abs() < 1e-4 && (share.high - 0.1744).abs() < 1e-4,
            "{share:?}"
        );
        let never = Share::of(0, 100).unwrap();
        assert!(
            never.low.abs() < 1e-12 && (never.high - 0.0370).abs() < 1e-4,
            "{never:?}"
        );
        assert_eq!(Share::of(0, 0), None);
    }
}
