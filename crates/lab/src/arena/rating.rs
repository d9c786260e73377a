//! How strong each bot is on one scale: Weng and Lin's rating, block by block.

use super::plan::pairs;
use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

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

    /// One more block: the sides that won at each table.
    ///
    /// A bot learns from each meeting with another one, and the mean of that is its new rating: the games of a block have the same cards, and
    /// count as one.
    pub(super) fn add<'a>(&mut self, tables: impl IntoIterator<Item = (&'a Vec<usize>, &'a Vec<bool>)>) {
        let mut learned: Vec<Vec<WengLinRating>> = vec![Vec::new(); self.0.len()];
        for (table, won) in tables {
            for (a, b) in pairs(table.len()).filter(|(a, b)| table[*a] != table[*b]) {
                let Some(outcome) = outcome(won, a, b) else { continue };
                let (a, b) = (table[a], table[b]);
                let (after_a, after_b) =
                    weng_lin(&self.of(a).into(), &self.of(b).into(), &outcome, &WengLinConfig::new());
                learned[a].push(after_a);
                learned[b].push(after_b);
            }
        }
        for (rating, learned) in self.0.iter_mut().zip(learned) {
            let count = learned.len() as f64;
            let mean = |of: fn(&WengLinRating) -> f64| learned.iter().map(of).sum::<f64>() / count;
            if !learned.is_empty() {
                *rating = Rating {
                    value: mean(|rating| rating.rating),
                    uncertainty: mean(|rating| rating.uncertainty),
                };
            }
        }
    }
}

/// What a game says of two sides: those who won beat those who did not, and are equal; all are if nobody won. Two that lost to somebody
/// else have not shown who is better.
fn outcome(won: &[bool], a: usize, b: usize) -> Option<Outcomes> {
    match (won[a], won[b]) {
        (true, false) => Some(Outcomes::WIN),
        (false, true) => Some(Outcomes::LOSS),
        (true, true) => Some(Outcomes::DRAW),
        (false, false) => (!won.contains(&true)).then_some(Outcomes::DRAW),
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
    fn a_bigger_table_says_the_same() {
        // One bot wins three deals of four, however many sit at the table.
        let rated = |sides: usize| {
            let mut ratings = Ratings::new(2);
            for block in 0..2000 {
                let tables: Vec<(Vec<usize>, Vec<bool>)> = (0..2)
                    .map(|first| {
                        let winner = (0..sides).find(|side| (side + first) % 2 == usize::from(block % 4 == 0));
                        (0..sides)
                            .map(|side| ((side + first) % 2, Some(side) == winner))
                            .unzip()
                    })
                    .collect();
                ratings.add(tables.iter().map(|(table, won)| (table, won)));
            }
            ratings.of(0).value - ratings.of(1).value
        };
        // ln 3 · √2 · 25/6, and somewhat more while there is uncertainty.
        for sides in [2, 4] {
            assert!((6.4..7.2).contains(&rated(sides)), "{sides} sides: {}", rated(sides));
        }
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
