//! What points are worth: the chance of winning the match with them.

use super::learned::learned;
use solo::{Rules, Scoring};

/// Chances of winning a match, by what everybody has.
///
/// The odds of two players against each other follow a logistic curve over the difference of their totals. It is the steeper the nearer the
/// end: the square of its width grows with what the one who is nearest still lacks to the limit. How wide it is was learned from matches,
/// for each number of players and each way to score.
#[derive(Clone, Copy, Debug)]
pub(super) struct Equity {
    scoring: Scoring,
    /// The smallest total that ends the match.
    limit: u32,
    width: Width,
}

/// The square of a curve's width: so much at the limit, and so much more for each point before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Width {
    pub(super) last: f32,
    pub(super) each: f32,
}

impl Equity {
    /// Of a match by these rules with so many players.
    pub(super) fn new(rules: &Rules, seats: usize) -> Self {
        Self::with(rules, learned().width(rules.scoring(), seats))
    }

    /// With a curve of this width.
    pub(super) fn with(rules: &Rules, width: Width) -> Self {
        Self {
            scoring: rules.scoring(),
            limit: rules.limit().least(),
            width,
        }
    }

    /// How likely a player wins the match, between two rounds or after the last.
    pub(super) fn chance(&self, totals: &[u32], player: usize) -> f32 {
        let mine = totals[player];
        let highest = highest(totals);
        if highest >= self.limit {
            let best = match self.scoring {
                Scoring::Penalty => totals.iter().copied().min().unwrap_or(mine),
                Scoring::Winner => highest,
            };
            let winners = totals.iter().filter(|total| **total == best).count();
            return if mine == best { 1.0 / winners as f32 } else { 0.0 };
        }
        let width = self.width(highest);
        let odds = |total: u32| libm::expf(self.ahead(total, mine) / width);
        1.0 / totals.iter().map(|total| odds(*total)).sum::<f32>()
    }

    /// What one point more or less is worth to a player now, compared with everybody else.
    pub(super) fn point(&self, totals: &[u32], player: usize) -> f32 {
        let chance = self.chance(totals, player);
        chance * (1.0 - chance) / self.width(highest(totals))
    }

    fn width(&self, highest: u32) -> f32 {
        (self.width.last + self.width.each * self.limit.saturating_sub(highest) as f32).sqrt()
    }

    /// By how many points somebody with the one total is ahead of somebody with the other.
    fn ahead(&self, total: u32, other: u32) -> f32 {
        let more = total as f32 - other as f32;
        match self.scoring {
            Scoring::Penalty => -more,
            Scoring::Winner => more,
        }
    }
}

fn highest(totals: &[u32]) -> u32 {
    totals.iter().copied().max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn equity(rules: &str, seats: usize) -> Equity {
        Equity::new(&rules.parse().expect("rules"), seats)
    }

    fn tables() -> impl Iterator<Item = (Equity, usize)> {
        let of = |rules| move |seats| (equity(rules, seats), seats);
        let penalty = (2..=10).map(of("modern"));
        penalty.chain((2..=10).map(of("classic-en")))
    }

    #[test]
    fn s_41_a_match_that_is_over_has_its_winners_and_those_who_share_it_share_the_chance() {
        let penalty = equity("modern limit=over-100", 3);
        let percent =
            |equity: &Equity, totals| [0, 1, 2].map(|seat| (100.0 * equity.chance(totals, seat)).round() as u8);
        assert_eq!(percent(&penalty, &[20, 30, 101]), [100, 0, 0]);
        assert_eq!(percent(&penalty, &[20, 20, 101]), [50, 50, 0]);
        let chance = penalty.chance(&[20, 30, 100], 1);
        assert!(0.0 < chance && chance < 0.5, "100 are not more than 100: {chance}");
        let winner = equity("classic-en limit=100", 3);
        assert_eq!(percent(&winner, &[20, 30, 100]), [0, 0, 100]);
    }

    #[test]
    fn everybody_has_the_same_chance_with_the_same_points_and_all_together_have_one() {
        for (equity, seats) in tables() {
            let equal = equity.chance(&vec![120; seats], seats - 1);
            assert!((equal - 1.0 / seats as f32).abs() < 1.0e-6);
            let totals: Vec<u32> = (0..seats as u32).map(|seat| 17 * seat).collect();
            let sum: f32 = (0..seats).map(|seat| equity.chance(&totals, seat)).sum();
            assert!((sum - 1.0).abs() < 1.0e-5, "{sum}");
        }
    }

    #[test]
    fn who_is_ahead_is_likelier_to_win_and_the_more_so_the_nearer_the_end() {
        for (equity, seats) in tables() {
            let lead = |from: u32| {
                let mut totals = vec![from; seats];
                totals[0] += 30;
                let [of_first, of_other] = [0, 1].map(|seat| equity.chance(&totals, seat));
                match equity.scoring {
                    Scoring::Penalty => of_other / of_first,
                    Scoring::Winner => of_first / of_other,
                }
            };
            assert!(1.0 < lead(0) && lead(0) < lead(200) && lead(200) < lead(400));
        }
    }

    #[test]
    fn a_point_is_worth_what_it_changes() {
        for (equity, seats) in tables() {
            let mut totals = vec![100; seats];
            totals[1] = 140;
            let before = equity.chance(&totals, 0);
            let point = equity.point(&totals, 0);
            match equity.scoring {
                Scoring::Penalty => totals[0] -= 1,
                Scoring::Winner => totals[0] += 1,
            }
            let gained = equity.chance(&totals, 0) - before;
            assert!((gained / point - 1.0).abs() < 0.05, "{gained} {point}");
        }
    }
}
