//! The arena: which bot is stronger. The same cards for everybody, in every seat.

mod block;
mod estimate;
mod plan;
mod rating;
mod sprt;
mod standings;

use crate::board::in_order;
use crate::{Contender, Simulated};
use block::Block;
use game::Seats;
use std::num::{NonZeroU64, NonZeroUsize};
use std::ops::ControlFlow;

pub use estimate::Estimate;
pub use plan::{BadPlan, Plan};
pub use rating::Rating;
pub use sprt::{BadSprt, Evidence, Sprt, Verdict};
pub use standings::{Pair, Standing, Standings};

/// Which bots are to be compared, and how.
///
/// Everything is played in blocks. A block is one deal: the same cards and the same dealer, once for every table of the
/// [`Plan`], so that everybody plays every side of it. What differs from block to block is luck; what is left of it in the mean is
/// what the intervals say. Blocks are numbered from 0, and everything in one follows from the seed and its number.
///
/// ```
/// use bots::Level;
/// use game::Seats;
/// use lab::{Arena, Contender, Plan, Unit};
/// use std::ops::ControlFlow;
///
/// let arena = Arena::<solo::Round> {
///     rules: "modern".parse().unwrap(),
///     seats: Seats::new(2).unwrap(),
///     bots: [Level::Greedy, Level::Chance].map(|level| Contender::of(level)).to_vec(),
///     plan: Plan::meeting(2, 2).unwrap(),
///     unit: Unit::Deal,
///     games: 100.try_into().unwrap(),
///     sprt: None,
///     seed: 1,
///     threads: 2.try_into().unwrap(),
/// };
/// let standings = arena.run(|_| ControlFlow::Continue(()));
/// assert_eq!((standings.games, standings.blocks), (100, 50));
/// assert!(standings.pairs[0].win_rate().unwrap().value > 0.7);
/// ```
#[derive(Clone, Debug)]
pub struct Arena<G: Simulated> {
    /// The rulebook, which must [admit](game::Game::admits) so many.
    pub rules: G::Rules,
    /// The seats at each table.
    pub seats: Seats,
    /// The bots, in the order in which the plan numbers them.
    pub bots: Vec<Contender<G>>,
    /// Who meets whom. It is for as many bots, and for as many [sides](Simulated::sides) as the rules make.
    pub plan: Plan,
    /// What counts as one game.
    pub unit: Unit,
    /// How many games to play, at most; they are filled up to whole blocks.
    pub games: NonZeroU64,
    /// When to stop earlier. It asks about the first pair.
    pub sprt: Option<Sprt>,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many threads play.
    pub threads: NonZeroUsize,
}

/// What counts as one game in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Unit {
    /// One deal: a round of SOLO, a game of SKIP-BO.
    #[default]
    Deal,
    /// A match to the limit of the rules.
    Match,
}

impl<G: Simulated> Arena<G> {
    /// How many games there are when nobody ends it earlier.
    pub fn wanted(&self) -> u64 {
        self.blocks() * self.plan.tables().len() as u64
    }

    fn blocks(&self) -> u64 {
        self.games.get().div_ceil(self.plan.tables().len() as u64)
    }

    /// Plays. `watch` is told again and again how things stand, and can end it: then the result is that of so many whole blocks, from the
    /// first on, as if no more had been asked for.
    ///
    /// # Panics
    /// When the plan is for more bots than there are, or for other sides; or when a player does what its view does not offer.
    pub fn run(&self, mut watch: impl FnMut(&Standings) -> ControlFlow<()>) -> Standings {
        let sides = G::sides(&self.rules, self.seats);
        assert_eq!(self.plan.sides(), sides.len(), "a plan for as many sides as there are");
        assert!(self.plan.bots() <= self.bots.len(), "a plan for the bots there are");
        let mut standings = Standings::new(&self.plan, &sides);
        let play = |number, stop: &dyn Fn() -> bool| Block::play(self, &sides, number, stop);
        in_order(self.threads, self.blocks(), play, |block| {
            if let Some(block) = block {
                standings.add(&self.plan, &sides, &block);
                standings.evidence = self
                    .sprt
                    .zip(standings.pairs.first())
                    .map(|(sprt, pair)| sprt.weigh(pair));
            }
            watch(&standings)?;
            if standings.blocks >= self.blocks() || standings.verdict().is_some() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        standings
    }

    /// Whether few points are better than many, by the rules.
    pub fn fewer_points_win(&self) -> bool {
        G::fewer_points_win(&self.rules, self.seats)
    }
}
