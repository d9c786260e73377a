//! How strong each bot is on one scale: Weng and Lin's rating, block by block.

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

impl From<WengLinRating> for Rating {
    fn from(WengLinRating { rating, uncertainty }: WengLinRating) -> Self {
        Self {
            value: rating,
            uncertainty,
        }
    }
}

impl From<Rating> for WengLinRating {
    fn from(Rating { value, uncertainty }: Rating) -> Self {
        Self {
            rating: value,
            uncertainty,
        }
    }
}

/// The ratings of all bots.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Ratings(Vec<Rating>);

impl Ratings {
    pub(super) fn new(bots: usize) -> Self {
        Self(vec![WengLinRating::new().into(); bots])
    }

    pub(super) fn of(&self, bot: usize) -> Rating {
        self.0[bot]
    }

    /// One more block: the sides that won at each table. The others, and all if nobody won, are equal.
    ///
    /// A bot learns from each of its sides at each table, and the mean of that is its new rating: the games of a block have the same cards, and
    /// count as one.
    pub(super) fn add<'a>(&mut self, tables: impl IntoIterator<Item = (&'a Vec<usize>, &'a Vec<bool>)>) {
        let mut learned: Vec<Vec<Rating>> = vec![Vec::new(); self.0.len()];
        for (table, won) in tables {
            for (bot, rating) in table.iter().zip(self.after(table, won)) {
                learned[*bot].push(rating);
            }
        }
        for (rating, learned) in self.0.iter_mut().zip(learned) {
            let count = learned.len() as f64;
            let mean = |of: fn(&Rating) -> f64| learned.iter().map(of).sum::<f64>() / count;
            if !learned.is_empty() {
                *rating = Rating {
                    value: mean(|rating| rating.value),
                    uncertainty: mean(|rating| rating.uncertainty),
                };
            }
        }
    }

    /// What the rating of each side would be after one game.
    fn after(&self, table: &[usize], won: &[bool]) -> Vec<Rating> {
        let before: Vec<[WengLinRating; 1]> = table.iter().map(|bot| [self.of(*bot).into()]).collect();
        let ranks = won.iter().map(|won| MultiTeamOutcome::new(if *won { 1 } else { 2 }));
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            before.iter().map(|side| &side[..]).zip(ranks).collect();
        let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
        after.into_iter().flatten().map(Rating::from).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Adds a block.
    fn add(ratings: &mut Ratings, tables: &[(&[usize], &[bool])]) {
        let tables: Vec<(Vec<usize>, Vec<bool>)> = tables
            .iter()
            .map(|(table, won)| (table.to_vec(), won.to_vec()))
            .collect();
        ratings.add(tables.iter().map(|(table, won)| (table, won)));
    }

    #[test]
    fn a_game_of_two_is_rated_as_in_the_paper() {
        let mut ratings = Ratings::new(2);
        add(&mut ratings, &[(&[0, 1], &[true, false])]);
        // c² = 2 β² + 2 σ², so the winner gains σ²/c · 1/2.
        let (beta, sigma) = (25.0 / 6.0, 25.0 / 3.0);
        let c = (2.0 * (f64::powi(beta, 2) + f64::powi(sigma, 2))).sqrt();
        let gain = sigma * sigma / c / 2.0;
        assert!((ratings.of(0).value - 25.0 - gain).abs() < 1e-9, "{ratings:?}");
        assert!((ratings.of(1).value - 25.0 + gain).abs() < 1e-9, "{ratings:?}");
    }

    #[test]
    fn whoever_wins_more_is_rated_higher() {
        let mut ratings = Ratings::new(3);
        for block in 0..100 {
            let often = block % 3 > 0;
            add(
                &mut ratings,
                &[(&[0, 1], &[often, !often]), (&[2, 1], &[!often, often])],
            );
        }
        let [first, second, third] = [0, 1, 2].map(|bot| ratings.of(bot));
        assert!(first.value > second.value && second.value > third.value, "{ratings:?}");
        assert!(first.uncertainty < 3.0, "{ratings:?}");
    }

    #[test]
    fn equals_stay_equal() {
        let (wins, loses) = (&[true, false][..], &[false, true][..]);
        let mut ratings = Ratings::new(2);
        for _ in 0..50 {
            // Whoever has the good cards wins, or nobody does.
            add(&mut ratings, &[(&[0, 1], wins), (&[1, 0], wins)]);
            add(&mut ratings, &[(&[0, 1], loses), (&[1, 0], loses)]);
            add(&mut ratings, &[(&[0, 1], &[false, false])]);
        }
        assert!((ratings.of(0).value - ratings.of(1).value).abs() < 1e-9, "{ratings:?}");
        // One against a field of three: an equal wins one game in four.
        let mut ratings = Ratings::new(2);
        for _ in 0..50 {
            let tables: Vec<(Vec<usize>, Vec<bool>)> = (0..4)
                .map(|seat| (0..4).map(|side| (usize::from(side != seat), side == 2)).unzip())
                .collect();
            ratings.add(tables.iter().map(|(table, won)| (table, won)));
        }
        assert!((ratings.of(0).value - ratings.of(1).value).abs() < 1e-9, "{ratings:?}");
    }
}
