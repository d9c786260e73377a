//! How the bots stand: what many blocks came to, for each bot and for each pair that met.

use super::block::{Block, Ending, seated};
use super::estimate::{Estimate, Summed};
use super::plan::pairs;
use super::rating::{Rating, Ratings};
use super::{Evidence, Plan, Verdict};
use game::SeatSet;

/// A game won is so many parts: it can be shared by as many sides as there are, and a bot's points by as many seats.
const PARTS: u64 = 2520;

/// What many blocks came to. Whole numbers throughout, but for ratings and the evidence of a test, which are computed block by block in order.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    /// Deals, each played at every table.
    pub blocks: u64,
    /// Games played.
    pub games: u64,
    /// Games that nobody won, unfinished ones among them.
    pub nobody: u64,
    /// Games that were left unfinished because they lasted too long.
    pub unfinished: u64,
    /// The bots, in the order of the plan.
    pub bots: Vec<Standing>,
    /// The pairs that met, in the order of the plan.
    pub pairs: Vec<Pair>,
    /// How the test stands, if there is one and a block was played.
    pub evidence: Option<Evidence>,
    ratings: Ratings,
}

/// How one bot stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Games in which it took part.
    pub games: u64,
    /// Games that a side of it won, alone or together with others.
    pub wins: u64,
    /// How strong it is.
    pub rating: Rating,
    share: Summed,
    points: Summed,
    games_of_block: u64,
}

/// How two bots stand that met, whoever else was at the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Pair {
    /// The bot that was named first.
    pub a: usize,
    /// The other one.
    pub b: usize,
    /// Games in which both took part.
    pub games: u64,
    /// Games that a side of `a` won, alone or together with others.
    pub wins_a: u64,
    /// Games that a side of `b` won.
    pub wins_b: u64,
    /// The share of games that `a` would win among equals.
    pub fair: f64,
    pub(super) share: Summed,
    difference: Summed,
    games_of_block: u64,
    /// The parts of games that each won.
    parts: (u64, u64),
}

impl Standing {
    /// The share of its games that it won; a game that several sides won counts in parts.
    pub fn win_share(&self) -> Option<Estimate> {
        self.share.share()
    }

    /// What one of its seats writes down for a game, in the mean.
    pub fn points(&self) -> Option<Estimate> {
        self.points.mean()
    }
}

impl Pair {
    /// The share of their games that `a` won; a game that several sides won counts in parts. If only these two were at the table, a game
    /// that nobody won counts half for each.
    pub fn win_rate(&self) -> Option<Estimate> {
        self.share.share()
    }

    /// What a seat of `a` writes down for a game less what a seat of `b` does, in the mean.
    pub fn points_difference(&self) -> Option<Estimate> {
        self.difference.mean()
    }

    /// Of the games that either of them won, the share that `a` did.
    pub fn head_to_head(&self) -> Option<f64> {
        let (a, b) = self.parts;
        (a + b > 0).then(|| a as f64 / (a + b) as f64)
    }
}

impl Standings {
    /// Nothing yet.
    pub(super) fn new(plan: &Plan, sides: &[SeatSet]) -> Self {
        let with = |bots: &[usize]| {
            let tables = plan.tables().iter();
            tables
                .filter(|table| bots.iter().all(|bot| table.contains(bot)))
                .count() as u64
        };
        let ratings = Ratings::new(plan.bots());
        let bots = (0..plan.bots()).map(|bot| {
            let games = with(&[bot]);
            Standing {
                games: 0,
                wins: 0,
                rating: ratings.of(bot),
                share: Summed::new(games, PARTS),
                points: Summed::new(games, PARTS),
                games_of_block: games,
            }
        });
        let pairs = pairs(plan.bots()).filter(|(a, b)| with(&[*a, *b]) > 0).map(|(a, b)| {
            let games = with(&[a, b]);
            let tables = plan
                .tables()
                .iter()
                .filter(|table| table.contains(&a) && table.contains(&b));
            let own = tables.flatten().filter(|bot| **bot == a).count();
            Pair {
                a,
                b,
                games: 0,
                wins_a: 0,
                wins_b: 0,
                fair: own as f64 / (games as usize * sides.len()) as f64,
                share: Summed::new(games, PARTS),
                difference: Summed::new(games, PARTS),
                games_of_block: games,
                parts: (0, 0),
            }
        });
        Self {
            blocks: 0,
            games: 0,
            nobody: 0,
            unfinished: 0,
            bots: bots.collect(),
            pairs: pairs.collect(),
            evidence: None,
            ratings,
        }
    }

    /// What the test has found, if there is one and it has.
    pub fn verdict(&self) -> Option<Verdict> {
        self.evidence.and_then(|evidence| evidence.verdict)
    }

    /// The bots, the strongest first.
    pub fn ranking(&self) -> Vec<usize> {
        let mut bots: Vec<usize> = (0..self.bots.len()).collect();
        bots.sort_by(|a, b| self.bots[*b].rating.value.total_cmp(&self.bots[*a].rating.value));
        bots
    }

    /// One more block.
    pub(super) fn add(&mut self, plan: &Plan, sides: &[SeatSet], block: &Block) {
        let games: Vec<Gains> = plan
            .tables()
            .iter()
            .zip(&block.0)
            .map(|(table, ending)| Gains::new(self.bots.len(), sides, table, ending))
            .collect();
        self.blocks += 1;
        self.games += games.len() as u64;
        self.unfinished += block.0.iter().filter(|ending| !ending.finished).count() as u64;
        self.nobody += block.0.iter().filter(|ending| ending.winners.is_empty()).count() as u64;
        self.ratings
            .add(plan.tables().iter().zip(games.iter().map(|game| &game.won)));
        for (bot, standing) in self.bots.iter_mut().enumerate() {
            let own: Vec<&Gain> = games.iter().filter_map(|game| game.bots[bot].as_ref()).collect();
            standing.games += standing.games_of_block;
            standing.wins += own.iter().filter(|of| of.parts > 0).count() as u64;
            standing.share.add(own.iter().map(|of| of.parts.cast_signed()).sum());
            standing.points.add(own.iter().map(|of| of.points.cast_signed()).sum());
            standing.rating = self.ratings.of(bot);
        }
        for pair in &mut self.pairs {
            pair.add(&games);
        }
    }
}

impl Pair {
    fn add(&mut self, games: &[Gains]) {
        let (mut share, mut difference) = (0_u64, 0);
        for game in games {
            let (Some(a), Some(b)) = (&game.bots[self.a], &game.bots[self.b]) else {
                continue;
            };
            let alone = game.bots.iter().flatten().count() == 2;
            let nobody = !game.won.contains(&true);
            share += if nobody && alone { PARTS / 2 } else { a.parts };
            difference += a.points.cast_signed() - b.points.cast_signed();
            self.wins_a += u64::from(a.parts > 0);
            self.wins_b += u64::from(b.parts > 0);
            self.parts.0 += a.parts;
            self.parts.1 += b.parts;
        }
        self.games += self.games_of_block;
        self.share.add(share.cast_signed());
        self.difference.add(difference);
    }
}

/// What one game means for everybody.
struct Gains {
    /// Which sides won.
    won: Vec<bool>,
    /// For each bot that took part, what it got.
    bots: Vec<Option<Gain>>,
}

/// What a bot got from a game.
struct Gain {
    /// The part of the game that it won.
    parts: u64,
    /// What one of its seats wrote down, in parts.
    points: u64,
}

impl Gains {
    fn new(bots: usize, sides: &[SeatSet], table: &[usize], ending: &Ending) -> Self {
        let won: Vec<bool> = sides.iter().map(|side| !side.and(ending.winners).is_empty()).collect();
        let winning = won.iter().filter(|won| **won).count().max(1) as u64;
        let sitting = seated(ending.points.seats(), sides, table);
        let of = |bot| {
            let own = table.iter().zip(&won).filter(|(other, _)| **other == bot);
            let sides_won = own.filter(|(_, won)| **won).count() as u64;
            let seats = sitting.iter().filter(|(_, other)| **other == bot);
            let points: Vec<u64> = seats.map(|(seat, _)| ending.points[seat].into()).collect();
            table.contains(&bot).then(|| Gain {
                parts: PARTS / winning * sides_won,
                points: PARTS / points.len() as u64 * points.iter().sum::<u64>(),
            })
        };
        Self {
            bots: (0..bots).map(of).collect(),
            won,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{BySeat, Seat, Seats};

    fn sides(count: usize) -> Vec<SeatSet> {
        Seats::new(count).unwrap().iter().map(SeatSet::only).collect()
    }

    /// A game that these seats won, and what everybody wrote down.
    fn ending(winners: &[usize], points: &[u32]) -> Ending {
        Ending {
            finished: true,
            winners: winners.iter().filter_map(|number| Seat::numbered(*number)).collect(),
            points: BySeat::from_fn(Seats::new(points.len()).unwrap(), |seat| points[seat.index()]),
        }
    }

    fn standings(plan: &Plan, sides: &[SeatSet], blocks: Vec<Vec<Ending>>) -> Standings {
        let mut standings = Standings::new(plan, sides);
        for block in blocks {
            standings.add(plan, sides, &Block(block));
        }
        standings
    }

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn intervals_come_from_the_spread_between_blocks() {
        let (plan, sides) = (Plan::meeting(2, 2).unwrap(), sides(2));
        // The tables are 0 1 and 1 0. Bot 0 wins both games of a block, one, one, and none.
        let both = || vec![ending(&[1], &[10, 0]), ending(&[2], &[0, 30])];
        let seat_1 = || vec![ending(&[1], &[10, 0]), ending(&[1], &[10, 0])];
        let none = || vec![ending(&[2], &[0, 20]), ending(&[1], &[20, 0])];
        let all = standings(&plan, &sides, vec![both(), seat_1(), seat_1(), none()]);
        assert_eq!((all.blocks, all.games, all.nobody, all.unfinished), (4, 8, 0, 0));
        let pair = &all.pairs[0];
        assert_eq!((pair.games, pair.wins_a, pair.wins_b), (8, 4, 4));
        let rate = pair.win_rate().unwrap();
        assert!(close(rate.value, 0.5) && close(pair.fair, 0.5));
        // Blocks of 1, 1/2, 1/2, 0 have variance 1/6, so the mean has a standard error of √(1/24): as much as 6 games.
        let games = crate::Share::of(3, 6).unwrap();
        let (low, high) = rate.interval.unwrap();
        assert!(close(low, games.low) && close(high, games.high), "{low} {high}");
        // Differences a game: 20, 0, 0 and −20, with variance 800/3.
        let difference = pair.points_difference().unwrap();
        let margin = 1.959_963_984_540_054 * (800.0 / 3.0 / 4.0_f64).sqrt();
        assert!(close(difference.value, 0.0));
        assert!(close(difference.interval.unwrap().1, margin), "{difference:?}");
        assert!(close(all.bots[0].points().unwrap().value, 60.0 / 8.0));
        assert_eq!(pair.head_to_head(), Some(0.5));
    }

    #[test]
    fn one_block_has_no_interval_and_none_has_nothing() {
        let (plan, sides) = (Plan::meeting(2, 2).unwrap(), sides(2));
        let none = standings(&plan, &sides, vec![]);
        assert_eq!((none.pairs[0].win_rate(), none.pairs[0].head_to_head()), (None, None));
        assert_eq!((none.bots[0].win_share(), none.bots[0].points()), (None, None));
        let one = standings(&plan, &sides, vec![vec![ending(&[1], &[1, 0]), ending(&[1], &[1, 0])]]);
        let rate = one.pairs[0].win_rate().unwrap();
        assert!(close(rate.value, 0.5) && rate.interval.is_none());
    }

    #[test]
    fn what_nobody_won_is_half_won_by_two_and_lost_by_many() {
        let plan = Plan::meeting(2, 2).unwrap();
        let two = standings(
            &plan,
            &sides(2),
            vec![vec![ending(&[], &[0, 0]), ending(&[1], &[5, 0])]],
        );
        assert!(close(two.pairs[0].win_rate().unwrap().value, 0.25));
        assert!(close(two.bots[0].win_share().unwrap().value, 0.0));
        assert!(close(two.bots[1].win_share().unwrap().value, 0.5));
        assert_eq!((two.nobody, two.pairs[0].head_to_head()), (1, Some(0.0)));
        let plan = Plan::meeting(3, 3).unwrap();
        let three = standings(&plan, &sides(3), vec![vec![ending(&[], &[0, 0, 0]); 3]]);
        assert!(close(three.pairs[0].win_rate().unwrap().value, 0.0));
        assert_eq!((three.nobody, three.pairs.len()), (3, 3));
    }

    #[test]
    fn a_shared_victory_counts_in_parts() {
        let plan = Plan::meeting(3, 3).unwrap();
        let block = vec![ending(&[1, 2], &[0; 3]), ending(&[1], &[0; 3]), ending(&[3], &[0; 3])];
        let all = standings(&plan, &sides(3), vec![block]);
        // The tables are 0 1 2, 2 0 1 and 1 2 0.
        let shares: Vec<f64> = all.bots.iter().map(|bot| bot.win_share().unwrap().value).collect();
        assert!(close(shares[0], 1.5 / 3.0) && close(shares[1], 0.5 / 3.0) && close(shares[2], 1.0 / 3.0));
        assert_eq!(all.bots.iter().map(|bot| bot.wins).collect::<Vec<_>>(), [2, 1, 1]);
    }

    #[test]
    fn a_field_is_met_alone_and_points_are_those_of_a_seat() {
        let plan = Plan::against(1, &[1, 1]).unwrap();
        let block = vec![
            ending(&[1], &[30, 0, 6]),
            ending(&[1], &[9, 0, 0]),
            ending(&[2], &[0, 12, 0]),
        ];
        let all = standings(&plan, &sides(3), vec![block]);
        let pair = &all.pairs[0];
        assert!(close(pair.fair, 1.0 / 3.0) && close(pair.win_rate().unwrap().value, 1.0 / 3.0));
        // 30 − 3, then 0 − 4.5, then 0 − 6.
        assert!(close(pair.points_difference().unwrap().value, 16.5 / 3.0));
        assert_eq!((all.bots[1].games, all.bots[1].wins), (3, 2));
        assert!(close(pair.head_to_head().unwrap(), 1.0 / 3.0));
    }

    #[test]
    fn a_team_wins_once() {
        let teams = [[1, 3], [2, 4]].map(|team| team.into_iter().filter_map(Seat::numbered).collect());
        let plan = Plan::meeting(2, 2).unwrap();
        let block = vec![ending(&[1, 3], &[40, 0, 40, 0]), ending(&[1, 3], &[60, 0, 60, 0])];
        let all = standings(&plan, &teams, vec![block]);
        let pair = &all.pairs[0];
        assert_eq!((pair.wins_a, pair.wins_b, pair.games), (1, 1, 2));
        assert!(close(pair.win_rate().unwrap().value, 0.5));
        assert!(close(pair.points_difference().unwrap().value, -10.0));
    }
}
