//! How the scores go over a match, by standing: what the leader has after each deal, and everybody else down to the last.

use crate::Histogram;
use game::{Outcome, Scores, SeatSet, Seats};

/// Deals of a match beyond this are not looked at: few matches have as many, and each takes room.
pub const LONGEST_COURSE: usize = 60;

/// The scores of many whole matches after each deal. A standing is a place in the order of points, the best first, whoever has it then.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// For every standing and every deal.
    standings: Vec<Vec<Scored>>,
}

/// The scores of one standing after one deal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Scored {
    /// In matches that had so many deals, or more.
    all: Histogram,
    /// In those of them that were over with it.
    last: Histogram,
}

impl Course {
    /// How many standings there are.
    pub fn standings(&self) -> usize {
        self.standings.len()
    }

    /// How many deals the longest match had, as far as it is looked at.
    pub fn deals(&self) -> usize {
        self.standings.iter().map(Vec::len).max().unwrap_or_default()
    }

    /// What a standing has after each deal, from the first on. Matches that were over before count with their last score, so that
    /// every deal tells of the same matches.
    pub fn of(&self, standing: usize) -> Vec<Histogram> {
        let mut over = Histogram::default();
        let after = |scored: &Scored| {
            let mut scores = scored.all.clone();
            scores.merge(&over);
            over.merge(&scored.last);
            scores
        };
        self.standings.get(standing).into_iter().flatten().map(after).collect()
    }

    /// One more whole match.
    pub(crate) fn add(&mut self, sheet: &Sheet) {
        let deals = sheet.rows.len();
        for (deal, row) in sheet.rows.iter().enumerate().take(LONGEST_COURSE) {
            for (standing, score) in row.iter().enumerate() {
                let scored = self.scored(standing, deal);
                scored.all.add(*score);
                if deal + 1 == deals {
                    scored.last.add(*score);
                }
            }
        }
    }

    /// All of another.
    pub(crate) fn merge(&mut self, other: &Self) {
        for (standing, deals) in other.standings.iter().enumerate() {
            for (deal, scored) in deals.iter().enumerate() {
                let ours = self.scored(standing, deal);
                ours.all.merge(&scored.all);
                ours.last.merge(&scored.last);
            }
        }
    }

    fn scored(&mut self, standing: usize, deal: usize) -> &mut Scored {
        grown(grown(&mut self.standings, standing), deal)
    }
}

/// An entry of a list that becomes as long as it must.
fn grown<T: Clone + Default>(list: &mut Vec<T>, index: usize) -> &mut T {
    if list.len() <= index {
        list.resize(index + 1, T::default());
    }
    &mut list[index]
}

/// The score sheet of a match in progress, and how long people would have sat there.
pub(crate) struct Sheet {
    scores: Scores,
    /// The scores after each deal, the best first.
    rows: Vec<Vec<u32>>,
    pub(crate) seconds: u32,
}

impl Sheet {
    pub(crate) fn new(seats: Seats) -> Self {
        Self {
            scores: Scores::new(seats),
            rows: Vec::new(),
            seconds: 0,
        }
    }

    /// Writes down what a deal brought. Partners have one score.
    pub(crate) fn add(&mut self, outcome: &Outcome, sides: &[SeatSet], fewer_points_win: bool) {
        self.scores.add(outcome);
        let firsts = sides.iter().filter_map(|side| side.iter().next());
        let mut row: Vec<u32> = firsts.map(|seat| self.scores.totals[seat]).collect();
        row.sort_unstable();
        if !fewer_points_win {
            row.reverse();
        }
        self.rows.push(row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match with these scores after its deals.
    fn sheet(rows: &[[u32; 2]]) -> Sheet {
        let mut sheet = Sheet::new(Seats::new(2).unwrap());
        sheet.rows = rows.iter().map(|row| row.to_vec()).collect();
        sheet
    }

    #[test]
    fn a_match_that_is_over_counts_with_its_last_score() {
        let mut course = Course::default();
        course.add(&sheet(&[[0, 40], [10, 90]]));
        let mut other = Course::default();
        other.add(&sheet(&[[5, 60]]));
        course.merge(&other);
        assert_eq!((course.standings(), course.deals()), (2, 2));
        let scores = |standing| -> Vec<Vec<(u32, u64)>> {
            let after = course.of(standing);
            after.iter().map(|scores| scores.iter().collect()).collect()
        };
        assert_eq!(scores(0), [[(0, 1), (5, 1)], [(5, 1), (10, 1)]]);
        assert_eq!(scores(1), [[(40, 1), (60, 1)], [(60, 1), (90, 1)]]);
        assert!(course.of(2).is_empty());
    }

    #[test]
    fn deals_that_are_not_looked_at_take_no_room() {
        let mut course = Course::default();
        course.add(&sheet(&vec![[1, 2]; 3 * LONGEST_COURSE]));
        assert_eq!(course.deals(), LONGEST_COURSE);
        let last = course.of(0).pop().unwrap();
        assert_eq!(last.count(), 1);
    }
}
