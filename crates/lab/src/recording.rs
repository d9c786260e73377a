//! Matches written down while they are played.

use crate::play::{Watch, play_match};
use crate::{Sim, Simulated};
use game::record::{Recorder, Shuffle};
use game::{BySeat, Seat, Seed, Sink};

/// The records of a simulation's matches, one after the other, until its deals are used up.
pub(crate) struct Recording<'a, G: Simulated> {
    sim: &'a Sim<G>,
    next: u64,
    left: u64,
}

impl<'a, G: Simulated> Recording<'a, G> {
    pub(crate) fn new(sim: &'a Sim<G>) -> Self {
        Self {
            sim,
            next: 0,
            left: sim.rounds.get(),
        }
    }
}

impl<G: Simulated> Iterator for Recording<'_, G> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        if self.left == 0 {
            return None;
        }
        let names = BySeat::from_fn(self.sim.seats(), |seat| self.sim.name(seat).parse().ok());
        let seeds = self.sim.seeds(self.next);
        let mut writing = Writing {
            recorder: Recorder::new(&self.sim.rules, &names, &seeds.dealer()),
            left: self.left,
        };
        let players = self.sim.players.players(seeds.players());
        play_match(&self.sim.rules, players, seeds, &mut writing);
        self.left = writing.left;
        self.next += 1;
        Some(writing.recorder.finish())
    }
}

/// Writes one match down.
struct Writing<G: Simulated> {
    recorder: Recorder<G>,
    left: u64,
}

impl<G: Simulated> Sink<G::Event> for Writing<G> {
    fn emit(&mut self, _: G::Event) {}
}

impl<G: Simulated> Watch<G> for Writing<G> {
    fn another(&mut self) -> bool {
        let more = self.left > 0;
        self.left = self.left.saturating_sub(1);
        more
    }

    fn dealt(&mut self, seed: &Seed, deal: &G) {
        self.recorder.dealt(&Shuffle::Open(*seed), deal);
    }

    fn acted(&mut self, seat: Seat, action: G::Action, deal: &G) {
        self.recorder.acted(seat, action, deal);
    }

    fn ended(&mut self, _: &G) {}
}
