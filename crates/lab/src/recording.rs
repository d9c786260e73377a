//! Matches written down while they are played.

use crate::Sim;
use crate::seeds::Seeds;
use crate::table::{Watch, play_match};
use game::record::{Recorder, Shuffle};
use game::{BySeat, Seat, Seed, Sink};
use solo::{Action, Event, Round};

/// The records of a simulation's matches, one after the other, until its rounds are used up.
pub(crate) struct Recording<'a> {
    sim: &'a Sim,
    next: u64,
    left: u64,
}

impl<'a> Recording<'a> {
    pub(crate) fn new(sim: &'a Sim) -> Self {
        Self {
            sim,
            next: 0,
            left: sim.rounds.get(),
        }
    }
}

impl Iterator for Recording<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        if self.left == 0 {
            return None;
        }
        let names = BySeat::from_fn(self.sim.seats(), |seat| self.sim.players[seat].name().parse().ok());
        let first_dealer = Seeds::new(self.sim.seed, self.next).dealer();
        let mut writing = Writing {
            recorder: Recorder::new(&self.sim.rules, &names, &first_dealer),
            left: self.left,
        };
        play_match(self.sim, self.next, &mut writing);
        self.left = writing.left;
        self.next += 1;
        Some(writing.recorder.finish())
    }
}

/// Writes one match down.
struct Writing {
    recorder: Recorder<Round>,
    left: u64,
}

impl Sink<Event> for Writing {
    fn emit(&mut self, _: Event) {}
}

impl Watch for Writing {
    fn another(&mut self) -> bool {
        let more = self.left > 0;
        self.left = self.left.saturating_sub(1);
        more
    }

    fn dealt(&mut self, seed: &Seed, round: &Round) {
        self.recorder.dealt(&Shuffle::Open(*seed), round);
    }

    fn acted(&mut self, seat: Seat, action: Action, round: &Round) {
        self.recorder.acted(seat, action, round);
    }

    fn ended(&mut self, _: &Round) {}
}
