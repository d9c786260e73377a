//! Matches summed up while they are played.

use crate::table::{End, Watch, play_match};
use crate::tally::RoundTally;
use crate::{Sim, Totals};
use game::{Game, Seat, Seed, Sink};
use solo::{Action, Event, Round};

/// Watches matches and sums them up, until the rounds are used up or somebody says stop.
pub(crate) struct Counting<'a> {
    pub(crate) totals: Totals,
    /// How many rounds may still be played.
    pub(crate) left: u64,
    stop: &'a dyn Fn() -> bool,
    tally: RoundTally,
}

impl<'a> Counting<'a> {
    pub(crate) fn new(sim: &Sim, left: u64, stop: &'a dyn Fn() -> bool) -> Self {
        Self {
            totals: Totals::new(sim.seats()),
            left,
            stop,
            tally: RoundTally::default(),
        }
    }

    /// Plays the match with this number, or as much of it as may be.
    pub(crate) fn play(&mut self, sim: &Sim, index: u64) {
        match play_match(sim, index, self) {
            End::Won(rounds, winners) => self.totals.add_match(rounds, winners),
            End::CutOff => self.totals.cut_off += 1,
        }
    }
}

impl Sink<Event> for Counting<'_> {
    fn emit(&mut self, event: Event) {
        self.tally.emit(event);
    }
}

impl Watch for Counting<'_> {
    fn another(&mut self) -> bool {
        if self.left == 0 || (self.stop)() {
            return false;
        }
        self.left -= 1;
        self.tally = RoundTally::default();
        true
    }

    fn dealt(&mut self, _: &Seed, _: &Round) {}

    fn acted(&mut self, _: Seat, _: Action, _: &Round) {}

    fn ended(&mut self, round: &Round) {
        self.tally.close();
        self.totals
            .add_round(round.dealer(), &self.tally, round.outcome().as_ref());
    }
}
