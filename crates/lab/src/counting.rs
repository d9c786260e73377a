//! Matches summed up while they are played.

use crate::course::Sheet;
use crate::play::{End, Watch, play_match};
use crate::{Sim, Simulated, Tally, Totals};
use game::{Seat, Seed, Sink};

/// Watches matches and sums them up, until the deals are used up or somebody says stop.
pub(crate) struct Counting<'a, G: Simulated> {
    pub(crate) totals: Totals<G>,
    /// How many deals may still be played.
    pub(crate) left: u64,
    stop: &'a dyn Fn() -> bool,
    tally: G::Tally,
    /// The match in progress.
    sheet: Sheet,
    fewer_points_win: bool,
}

impl<'a, G: Simulated> Counting<'a, G> {
    pub(crate) fn new(sim: &Sim<G>, left: u64, stop: &'a dyn Fn() -> bool) -> Self {
        Self {
            totals: Totals::new(sim),
            left,
            stop,
            tally: G::Tally::default(),
            sheet: Sheet::new(sim.seats()),
            fewer_points_win: sim.fewer_points_win(),
        }
    }

    /// Plays the match with this number, or as much of it as may be.
    pub(crate) fn play(&mut self, sim: &Sim<G>, index: u64) {
        let seeds = sim.seeds(index);
        self.sheet = Sheet::new(sim.seats());
        match play_match(&sim.rules, sim.players.players(seeds.players()), seeds, self) {
            End::Won(deals, winners) => self.totals.add_match(deals, winners, &self.sheet),
            End::CutOff => self.totals.cut_off += 1,
        }
    }
}

impl<G: Simulated> Sink<G::Event> for Counting<'_, G> {
    fn emit(&mut self, event: G::Event) {
        self.tally.emit(event);
    }
}

impl<G: Simulated> Watch<G> for Counting<'_, G> {
    fn another(&mut self) -> bool {
        if self.left == 0 || (self.stop)() {
            return false;
        }
        self.left -= 1;
        self.tally = G::Tally::default();
        true
    }

    fn dealt(&mut self, _: &Seed, _: &G) {}

    fn acted(&mut self, _: Seat, _: G::Action, _: &G) {}

    fn ended(&mut self, deal: &G) {
        let tally = std::mem::take(&mut self.tally);
        self.sheet.seconds = self.sheet.seconds.saturating_add(tally.seconds(deal));
        if let Some(outcome) = deal.outcome() {
            self.sheet.add(&outcome, &self.totals.sides, self.fewer_points_win);
        }
        self.totals.add_deal(deal, tally);
    }
}
