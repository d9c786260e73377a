//! A test that stops as soon as it knows: Wald's sequential probability ratio test, on whole blocks.

use super::Pair;
use thiserror::Error;

/// Two shares of games that the first bot may win, between which the test decides, and how often it may be wrong.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    null: f64,
    alternative: f64,
    alpha: f64,
    beta: f64,
}

/// Why there can be no such test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadSprt {
    /// The shares are none, or in the wrong order.
    #[error("expected two shares between 0 and 1, the smaller one first, such as 0.50,0.52")]
    Shares,
    /// A test may not be wrong so often.
    #[error("expected a share above 0 and below 0.5, such as 0.05")]
    Risk,
}

/// What a test has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The alternative: the bot wins rather the greater share.
    Stronger,
    /// The null hypothesis: rather the smaller one.
    NotStronger,
}

/// How a test stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evidence {
    /// The logarithm of the likelihood ratio: how much more likely the games are if the bot wins the greater share.
    pub ratio: f64,
    /// What was found, once the ratio is beyond one of the bounds.
    pub verdict: Option<Verdict>,
}

impl Sprt {
    /// A test between two shares. It finds the greater one where the smaller is true with probability `alpha`, and the smaller one where
    /// the greater is true with probability `beta`.
    ///
    /// # Errors
    /// When these are no shares, or no risks.
    pub fn new(shares: (f64, f64), alpha: f64, beta: f64) -> Result<Self, BadSprt> {
        let (null, alternative) = shares;
        if !(0.0 < null && null < alternative && alternative < 1.0) {
            return Err(BadSprt::Shares);
        }
        if ![alpha, beta].iter().all(|risk| (1e-9..0.5).contains(risk)) {
            return Err(BadSprt::Risk);
        }
        Ok(Self {
            null,
            alternative,
            alpha,
            beta,
        })
    }

    /// The two shares.
    pub fn shares(&self) -> (f64, f64) {
        (self.null, self.alternative)
    }

    /// The risks of finding the greater share, or the smaller one, where it is not so.
    pub fn risks(&self) -> (f64, f64) {
        (self.alpha, self.beta)
    }

    /// The ratios at which the smaller share is found, and the greater one.
    pub fn bounds(&self) -> (f64, f64) {
        let lower = self.beta / (1.0 - self.alpha);
        let upper = (1.0 - self.beta) / self.alpha;
        (lower.ln(), upper.ln())
    }

    /// What the games of a pair say.
    pub(super) fn weigh(&self, pair: &Pair) -> Evidence {
        let (n, mean, squares) = pair.share.spread();
        self.evidence(n, mean, squares)
    }

    /// The ratio for `n` blocks with this mean and this sum of squared differences from it, taken as normally distributed.
    fn evidence(&self, n: f64, mean: f64, squares: f64) -> Evidence {
        // Two imagined blocks, one lost and one won, widen the spread: the first few that happen to be alike prove nothing.
        let variance = (squares + mean * mean + (1.0 - mean) * (1.0 - mean)) / (n + 2.0);
        let (null, alternative) = self.shares();
        let ratio = n * (alternative - null) * (2.0 * mean - null - alternative) / (2.0 * variance);
        let (lower, upper) = self.bounds();
        let verdict = match ratio {
            ratio if ratio >= upper => Some(Verdict::Stronger),
            ratio if ratio <= lower => Some(Verdict::NotStronger),
            _ => None,
        };
        Evidence { ratio, verdict }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt() -> Sprt {
        Sprt::new((0.5, 0.6), 0.05, 0.05).unwrap()
    }

    #[test]
    fn the_ratio_is_that_of_the_books() {
        // Blocks of 1, 1/2, 1/2, 1: mean 3/4, squares 1/4. The imagined ones add 9/16 + 1/16, so the variance is 7/8 / 6.
        let evidence = sprt().evidence(4.0, 0.75, 0.25);
        let by_hand = 4.0 * 0.1 * (1.5 - 1.1) / (2.0 * 0.875 / 6.0);
        assert!((evidence.ratio - by_hand).abs() < 1e-12, "{}", evidence.ratio);
        assert!((evidence.ratio - 0.548_571).abs() < 1e-6);
        assert_eq!(evidence.verdict, None);
        // Half-way between the two, nothing speaks for either.
        assert!(sprt().evidence(1000.0, 0.55, 200.0).ratio.abs() < 1e-9);
    }

    #[test]
    fn the_bounds_are_walds() {
        let (lower, upper) = sprt().bounds();
        assert!((upper - 19.0_f64.ln()).abs() < 1e-12 && (lower + upper).abs() < 1e-12);
        let (lower, upper) = Sprt::new((0.5, 0.6), 0.01, 0.2).unwrap().bounds();
        assert!((upper - 80.0_f64.ln()).abs() < 1e-12);
        assert!((lower - (0.2 / 0.99_f64).ln()).abs() < 1e-12);
    }

    #[test]
    fn both_verdicts_come_with_enough_blocks_and_none_with_few() {
        let of = |n: f64, mean: f64| sprt().evidence(n, mean, 0.125 * n).verdict;
        assert_eq!(of(2000.0, 0.62), Some(Verdict::Stronger));
        assert_eq!(of(2000.0, 0.49), Some(Verdict::NotStronger));
        assert_eq!((of(20.0, 0.62), of(20.0, 0.49)), (None, None));
        // All blocks alike is no certainty at once.
        assert_eq!(sprt().evidence(1.0, 1.0, 0.0).verdict, None);
        assert_eq!(sprt().evidence(20.0, 1.0, 0.0).verdict, Some(Verdict::Stronger));
        assert_eq!(sprt().evidence(0.0, 0.0, 0.0).verdict, None);
    }

    #[test]
    fn nonsense_is_refused() {
        for shares in [
            (0.5, 0.5),
            (0.6, 0.5),
            (0.0, 0.5),
            (0.5, 1.0),
            (-1.0, 0.5),
            (f64::NAN, 0.5),
        ] {
            assert_eq!(Sprt::new(shares, 0.05, 0.05), Err(BadSprt::Shares), "{shares:?}");
        }
        for risk in [0.0, 0.5, -0.1, 2.0, f64::NAN] {
            assert_eq!(Sprt::new((0.5, 0.6), risk, 0.05), Err(BadSprt::Risk), "{risk}");
            assert_eq!(Sprt::new((0.5, 0.6), 0.05, risk), Err(BadSprt::Risk), "{risk}");
        }
    }
}
