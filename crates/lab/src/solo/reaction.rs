//! Who is first when several players throw a card in, call or catch: a seeded model of reaction times.

use game::Chance;

/// Reaction times. Everybody is equally quick; each time is drawn anew, in microseconds, from a distribution with the
/// long tail to the right that people's times have.
#[derive(Debug)]
pub struct Reactions(Chance);

/// Quantiles of the time in milliseconds between a card's landing and its twin's, at 0, 1/16, … 16/16: those of a
/// log-normal distribution around 600 ms with σ = 0.3, cut off at its ends. Whole numbers: the same on every platform.
const QUANTILES: [u32; 17] = [
    250, 379, 425, 460, 490, 518, 545, 573, 600, 629, 660, 695, 735, 783, 848, 950, 1440,
];

impl Reactions {
    /// Times that follow from this chance.
    pub fn new(chance: Chance) -> Self {
        Self(chance)
    }

    /// The next time, in microseconds: a stretch between two quantiles, and a place in it.
    pub fn time(&mut self) -> u32 {
        let stretch = self.0.below(QUANTILES.len() as u32 - 1) as usize;
        let (from, to) = (QUANTILES[stretch], QUANTILES[stretch + 1]);
        1000 * from + self.0.below(1000 * (to - from))
    }

    /// The quickest of those who react, each with a time of its own; of two who are equally quick, the first.
    pub fn first<T>(&mut self, reacting: impl IntoIterator<Item = T>) -> Option<T> {
        reacting
            .into_iter()
            .map(|one| (self.time(), one))
            .min_by_key(|(time, _)| *time)
            .map(|(_, one)| one)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seed;

    fn reactions() -> Reactions {
        Reactions::new(Seed::from_number(1).stream(0))
    }

    #[test]
    fn the_table_is_that_of_the_distribution() {
        // The sixteenths of the standard normal distribution.
        let normal = [1.5341, 1.1503, 0.8871, 0.6745, 0.4888, 0.3186, 0.1573, 0.0];
        for (i, z) in normal.into_iter().enumerate() {
            for (quantile, z) in [(QUANTILES[i + 1], -z), (QUANTILES[15 - i], z)] {
                let exact = 600.0 * (0.3_f64 * z).exp();
                assert!(
                    (f64::from(quantile) - exact).abs() < 1.0,
                    "{quantile} should be {exact}"
                );
            }
        }
    }

    #[test]
    fn times_lie_where_the_table_says() {
        let mut reactions = reactions();
        let mut times: Vec<u32> = (0..16_000).map(|_| reactions.time()).collect();
        times.sort_unstable();
        assert!(times[0] >= 250_000 && times[15_999] < 1_440_000);
        for (i, quantile) in QUANTILES.into_iter().enumerate().take(15).skip(1) {
            let found = times[i * 1000] / 1000;
            assert!(found.abs_diff(quantile) < 12, "{found} should be about {quantile}");
        }
    }

    #[test]
    fn everybody_is_equally_quick() {
        let mut reactions = reactions();
        let mut wins = [0; 4];
        for _ in 0..8000 {
            wins[reactions.first(0..4).unwrap()] += 1;
        }
        assert!(wins.iter().all(|n| (1850..2150).contains(n)), "{wins:?}");
        assert_eq!(reactions.first(Vec::<u8>::new()), None);
    }
}
