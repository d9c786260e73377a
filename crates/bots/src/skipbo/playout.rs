//! Games in which one kind of player meets itself, counted by their events.

use crate::{Player, Random, Tally};
use game::{Actor, Direction, Game, Seat, Seats, Sink, Viewer};
use skipbo::{Event, Happened, Round, Rules};

/// A game with more turns than this is left unfinished. Those of `greedy` have about a hundred, and the longest that was ever seen of
/// `chance` three thousand.
pub const MOST_TURNS: u32 = 10_000;

/// Game after game of one kind of player against itself.
#[derive(Clone, Debug)]
pub struct Playout<P> {
    rules: Rules,
    seats: Seats,
    dealer: Seat,
    random: Random,
    player: P,
}

impl<P: Player<Round>> Playout<P> {
    /// Games by these rules; all chance but the player's own follows from the seed.
    pub fn new(rules: Rules, seats: Seats, player: P, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let dealer = Round::first_dealer(&rules, seats, &random.seed(), &mut ());
        Self {
            rules,
            seats,
            dealer,
            random,
            player,
        }
    }

    /// Deals a game and plays it to its end, or until it has lasted too long. Says how much happened, and gives the game.
    ///
    /// # Panics
    /// Never, unless view and game disagree on what is legal.
    pub fn game(&mut self) -> (Tally, Round) {
        let seed = self.random.seed();
        let mut watch = Watch::default();
        let mut round = Round::deal(&self.rules, self.seats, self.dealer, &seed, &mut watch);
        self.dealer = self.seats.next(self.dealer, Direction::Clockwise);
        play(&mut round, &mut self.player, &mut watch);
        (watch.tally, round)
    }
}

#[inline(always)]
fn play(round: &mut Round, player: &mut impl Player<Round>, watch: &mut Watch) {
    while watch.turns <= MOST_TURNS {
        let Some(seat) = round.waits_for().iter().next() else {
            return;
        };
        let Some(action) = player.decide(&round.view(Viewer::Seat(seat))) else {
            return;
        };
        round
            .act(Actor::Seat(seat), action, watch)
            .expect("it plays what its view offers");
    }
}

#[derive(Default)]
struct Watch {
    tally: Tally,
    turns: u32,
}

impl Sink<Event> for Watch {
    #[inline]
    fn emit(&mut self, event: Event) {
        match event {
            Happened::Played { .. } | Happened::Discarded { .. } => self.tally.moves += 1,
            Happened::Ended { .. } => self.tally.other_actions += 1,
            Happened::Turn { .. } => self.turns += 1,
            _ => {}
        }
    }
}
