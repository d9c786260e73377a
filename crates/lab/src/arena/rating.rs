//! How strong each bot is on one scale: Weng and Lin's rating, game by game.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How strong a bot is, and how far that may be off. Everybody begins at 25 with 25/3.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub value: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
}

/// The ratings of all bots.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Ratings(Vec<Rating>);

impl Ratings {
    pub(super) fn new(bots: usize) -> Self {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        let new = Rating {
            value: rating,
            uncertainty,
        };
        Self(vec![new; bots])
    }

    pub(super) fn of(&self, bot: usize) -> Rating {
        self.0[bot]
    }

    /// One more game at this table: these sides won. The others, and all if nobody won, are equal.
    pub(super) fn add(&mut self, table: &[usize], won: &[bool]) {
        let before: Vec<[WengLinRating; 1]> = table
            .iter()
            .map(|bot| {
                let Rating { value, uncertainty } = self.0[*bot];
                [WengLinRating {
                    rating: value,
                    uncertainty,
                }]
            })
            .collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(won)
            .map(|(side, won)| (&side[..], MultiTeamOutcome::new(if *won { 1 } else { 2 })))
            .collect();
        let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
        let after: Vec<&WengLinRating> = after.iter().flatten().collect();
        for (bot, rating) in self.0.iter_mut().enumerate() {
            let own: Vec<&WengLinRating> = (0..table.len())
                .filter(|side| table[*side] == bot)
                .map(|side| after[side])
                .collect();
            // A bot with several sides learns from each of them, and is one.
            if !own.is_empty() {
                let count = own.len() as f64;
                rating.value = own.iter().map(|side| side.rating).sum::<f64>() / count;
                rating.uncertainty = own.iter().map(|side| side.uncertainty).sum::<f64>() / count;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wins_more_is_rated_higher() {
        let mut ratings = Ratings::new(3);
        for game in 0..100 {
            ratings.add(&[0, 1], &[game % 3 > 0, game % 3 == 0]);
            ratings.add(&[2, 1], &[game % 3 == 0, game % 3 > 0]);
        }
        let [first, second, third] = [0, 1, 2].map(|bot| ratings.of(bot));
        assert!(first.value > second.value && second.value > third.value, "{ratings:?}");
        assert!(first.uncertainty < 3.0, "{ratings:?}");
    }

    #[test]
    fn equals_stay_equal() {
        let mut ratings = Ratings::new(2);
        // One against a field of three: an equal wins one game in four.
        for game in 0..400 {
            let won: Vec<bool> = (0..4).map(|side| side == game % 4).collect();
            ratings.add(&[0, 1, 1, 1], &won);
        }
        let difference = (ratings.of(0).value - ratings.of(1).value).abs();
        assert!(difference < 1.0, "{ratings:?}");
        let mut ratings = Ratings::new(2);
        ratings.add(&[0, 1], &[false, false]);
        assert!((ratings.of(0).value - ratings.of(1).value).abs() < 1e-12, "nobody won");
    }
}
