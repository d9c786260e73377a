//! A simulation: match after match between bots, on several threads.

use crate::board::in_order;
use crate::counting::Counting;
use crate::recording::Recording;
use crate::seeds::Seeds;
use crate::{Lineup, Simulated, Totals};
use game::{Seat, Seats};
use std::num::{NonZeroU64, NonZeroUsize};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is to be simulated.
///
/// Matches are numbered from 0, and everything in one follows from the seed and its number. They are played, each with its
/// moving dealer to the limit of its rules, until there are enough deals (rounds of SOLO, games of SKIP-BO); the last one is
/// cut off there.
///
/// ```
/// use bots::Level;
/// use game::Seats;
/// use lab::{Contender, Lineup, Sim};
/// use std::ops::ControlFlow;
///
/// let sim = Sim::<solo::Round> {
///     rules: "modern".parse().unwrap(),
///     players: Lineup::all(Seats::new(3).unwrap(), &Contender::of(Level::Greedy)),
///     rounds: 100.try_into().unwrap(),
///     seed: 1,
///     threads: 2.try_into().unwrap(),
/// };
/// let totals = sim.run(|_| ControlFlow::Continue(()));
/// assert_eq!(totals.rounds, 100);
/// ```
#[derive(Clone, Debug)]
pub struct Sim<G: Simulated> {
    /// The rulebook, which must [admit](game::Game::admits) so many.
    pub rules: G::Rules,
    /// Who sits where.
    pub players: Lineup<G>,
    /// How many deals to play.
    pub rounds: NonZeroU64,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many threads play.
    pub threads: NonZeroUsize,
}

/// How many matches a thread plays at a time: enough that threads seldom meet, and few enough that none takes long.
const BLOCK: u64 = 16;

impl<G: Simulated> Sim<G> {
    /// The seats at the table.
    pub fn seats(&self) -> Seats {
        self.players.seats()
    }

    /// Whether few points are better than many, by the rules.
    pub fn fewer_points_win(&self) -> bool {
        G::fewer_points_win(&self.rules, self.seats())
    }

    /// Plays. `watch` is told again and again how many deals are done, and can end it: then the result is that of so
    /// many whole matches, from the first on, as if no more had been asked for.
    ///
    /// # Panics
    /// Never, unless a player does what its view does not offer.
    pub fn run(&self, mut watch: impl FnMut(u64) -> ControlFlow<()>) -> Totals<G> {
        let mut totals = Totals::new(self);
        let mut collected = 0;
        // It only becomes less: whoever plays for more than there is in the end has played too much.
        let left = AtomicU64::new(self.rounds.get());
        let play = |block, stop: &dyn Fn() -> bool| self.play_block(block, left.load(Ordering::Relaxed), stop);
        // How many blocks it takes, nobody knows before.
        in_order(self.threads, u64::MAX, play, |block| {
            if let Some(block) = block {
                let most = self.rounds.get() - totals.rounds;
                if block.rounds <= most {
                    totals.merge(&block);
                } else {
                    totals.merge(&self.play_block(collected, most, &|| false));
                }
                collected += 1;
                left.store(self.rounds.get() - totals.rounds, Ordering::Relaxed);
            }
            watch(totals.rounds)?;
            if totals.rounds == self.rounds.get() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        totals
    }

    /// The records of the matches that [`run`](Sim::run) plays, from the first on: each is played again for it.
    pub fn records(&self) -> impl Iterator<Item = String> {
        Recording::new(self)
    }

    /// Where the chance of a match comes from.
    pub(crate) fn seeds(&self, index: u64) -> Seeds {
        Seeds::new(self.seed, index)
    }

    /// What the player in a seat is called in records: as the bot, and with the seat's number where several are called so.
    pub(crate) fn name(&self, seat: Seat) -> String {
        let bot = self.players[seat].name();
        let alike = self.players.iter().filter(|other| other.name() == bot);
        match alike.count() {
            1 => bot.into(),
            _ => format!("{bot} {seat}"),
        }
    }

    /// Plays a block of matches, but no more than so many deals.
    fn play_block(&self, block: u64, rounds: u64, stop: &dyn Fn() -> bool) -> Totals<G> {
        let mut counting = Counting::new(self, rounds, stop);
        for index in block * BLOCK..(block + 1) * BLOCK {
            if counting.left == 0 || stop() {
                break;
            }
            counting.play(self, index);
        }
        counting.totals
    }
}
