//! Who meets whom: the tables of a block, each with a bot for every side.

use thiserror::Error;

/// The tables at which one deal is played. Bots are numbered from 0, in the order in which they were named.
///
/// A side is a seat or, where the rules have teams, a team; a bot plays for the whole team. Every seating is played in all its rotations:
/// everybody moves on by one side until all sit as at first.
///
/// ```
/// use lab::Plan;
/// assert_eq!(Plan::meeting(2, 2).unwrap().tables(), [[0, 1], [1, 0]]);
/// assert_eq!(Plan::against(1, &[1, 1]).unwrap().tables(), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
/// assert_eq!(
///     Plan::meeting(3, 5).unwrap_err().to_string(),
///     "3 bots cannot share a table of 5 sides fairly: two of them take turns, 5 sit down together, and at a table of two sides every pair meets"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    tables: Vec<Vec<usize>>,
    one_question: bool,
}

/// Why there can be no such plan.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadPlan {
    /// There is nobody to play against.
    #[error("one bot alone has nobody to play against: name another one, or a field")]
    Alone,
    /// So many bots cannot play so many sides equally often.
    #[error(
        "{bots} bots cannot share a table of {sides} sides fairly: two of them take turns, {sides} sit down together, and at a table of two sides every pair meets"
    )]
    Uneven {
        /// How many bots there are.
        bots: usize,
        /// How many sides.
        sides: usize,
    },
}

impl Plan {
    /// Bots that meet each other at tables of so many sides: all at one table if there are as many, every pair if there are two
    /// sides, and two bots in turns at any other table.
    ///
    /// # Errors
    /// When they cannot, and what would be right.
    pub fn meeting(bots: usize, sides: usize) -> Result<Self, BadPlan> {
        let seatings: Vec<Vec<usize>> = match (bots, sides) {
            (0 | 1, _) => return Err(BadPlan::Alone),
            (_, 2) => pairs(bots).map(|(a, b)| vec![a, b]).collect(),
            (2, _) => {
                let turns = |first: usize| (first..first + sides).map(|side| side % 2).collect();
                // At an odd table one of them has a side more, and so must the other have.
                (0..=sides % 2).map(turns).collect()
            }
            _ if bots == sides => vec![(0..bots).collect()],
            _ => return Err(BadPlan::Uneven { bots, sides }),
        };
        Ok(Self {
            tables: seatings.iter().flat_map(|seating| rotations(seating)).collect(),
            one_question: bots == 2,
        })
    }

    /// Each of so many bots alone against the same field, whose bots are numbered from `bots` on.
    ///
    /// # Errors
    /// When the bots or the field are missing.
    pub fn against(bots: usize, field: &[usize]) -> Result<Self, BadPlan> {
        if bots == 0 || field.is_empty() {
            return Err(BadPlan::Alone);
        }
        let seatings = (0..bots).map(|bot| [&[bot], field].concat());
        Ok(Self {
            tables: seatings.flat_map(|seating| rotations(&seating)).collect(),
            one_question: bots == 1,
        })
    }

    /// The tables: for each the bot of every side.
    pub fn tables(&self) -> &[Vec<usize>] {
        &self.tables
    }

    /// Whether there is just one thing to find out: how one bot does against the other, or against the field.
    pub fn one_question(&self) -> bool {
        self.one_question
    }

    /// How many sides each table has.
    pub(crate) fn sides(&self) -> usize {
        self.tables.first().map_or(0, Vec::len)
    }

    /// How many bots there are.
    pub(crate) fn bots(&self) -> usize {
        self.tables.iter().flatten().max().map_or(0, |last| last + 1)
    }
}

/// All pairs of so many, the first one named first.
pub(super) fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).flat_map(move |a| (a + 1..count).map(move |b| (a, b)))
}

/// A seating, and all others that come of it when everybody moves on.
fn rotations(seating: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![seating.to_vec()];
    loop {
        let mut next = all[all.len() - 1].clone();
        next.rotate_right(1);
        if next == seating {
            return all;
        }
        all.push(next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each bot plays each side.
    fn sides(plan: &Plan) -> Vec<Vec<usize>> {
        let count = |bot, side: usize| plan.tables.iter().filter(|table| table[side] == bot).count();
        (0..plan.bots())
            .map(|bot| (0..plan.sides()).map(|side| count(bot, side)).collect())
            .collect()
    }

    #[test]
    fn everybody_plays_every_side_equally_often() {
        for (bots, count) in [(2, 2), (2, 3), (2, 4), (2, 5), (3, 2), (4, 4), (6, 2), (10, 10)] {
            let all = sides(&Plan::meeting(bots, count).unwrap());
            assert_eq!(all.len(), bots);
            assert!(all.iter().flatten().all(|times| *times == all[0][0]), "{all:?}");
        }
        let field = sides(&Plan::against(2, &[2, 3, 2]).unwrap());
        assert_eq!(field, [[1; 4], [1; 4], [4; 4], [2; 4]]);
    }

    #[test]
    fn no_table_is_set_twice() {
        assert_eq!(Plan::meeting(2, 4).unwrap().tables, [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(Plan::meeting(2, 3).unwrap().tables.len(), 6);
        assert_eq!(Plan::meeting(3, 2).unwrap().tables.len(), 6);
        assert_eq!(Plan::meeting(3, 3).unwrap().tables, [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        assert_eq!(Plan::meeting(1, 2), Err(BadPlan::Alone));
        assert_eq!(Plan::meeting(0, 4), Err(BadPlan::Alone));
        assert_eq!(Plan::against(2, &[]), Err(BadPlan::Alone));
        assert_eq!(Plan::meeting(3, 4), Err(BadPlan::Uneven { bots: 3, sides: 4 }));
        assert_eq!(Plan::meeting(5, 4), Err(BadPlan::Uneven { bots: 5, sides: 4 }));
    }

    #[test]
    fn one_question_is_one_bot_against_one_thing() {
        assert!(Plan::meeting(2, 5).unwrap().one_question());
        assert!(Plan::against(1, &[1, 2]).unwrap().one_question());
        assert!(!Plan::meeting(3, 2).unwrap().one_question());
        assert!(!Plan::against(2, &[2]).unwrap().one_question());
    }
}
