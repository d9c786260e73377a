//! Streams of actions as a fuzzer wants them: from a deal or from a position with changes, accepted and refused alike.

use super::chance::{Dice, any_action};
use super::model::Model;
use crate::corpus::positions;
use crate::{Both, Tally, texts};
use game::testing::{Tape, garble};
use game::{Actor, Game, Refusal, Seat};
use solo::{Action, Event, Round, Setup};

#[test]
fn fuzz_action_streams() {
    let corpus = positions();
    bolero::check!().with_max_len(256).for_each(|bytes: &[u8]| {
        let mut tape = Tape::new(bytes);
        let Some(mut both) = start(&mut tape, &corpus) else {
            return;
        };
        while !tape.is_empty() && both.model.over.is_none() {
            let (seat, action) = next(&both, &mut tape);
            both.attempt(seat, action);
        }
        both.compare_waiting();
        both.compare_outcome();
    });
}

/// A deal under any rules, or a scenario's position, possibly with changes, if such a position can be.
fn start(tape: &mut Tape<'_>, corpus: &[String]) -> Option<Both> {
    let kind = tape.below(3);
    if kind == 0 {
        let mut dice = Dice::new(u64::from(tape.byte()) << 8 | u64::from(tape.byte()));
        let (rules, seats, seed) = (dice.rules(), dice.seats(), dice.seed());
        let dealer = dice.seat(seats);
        let mut events: Vec<Event> = Vec::new();
        let round = Round::deal(&rules, seats, dealer, &seed, &mut events);
        let (model, expected) = Model::deal(&rules, seats, dealer, &seed);
        assert_eq!(texts(&events), expected, "the deal of {dealer} under {rules}");
        return Some(Both { round, model });
    }
    let mut text = tape.pick(corpus).clone();
    if kind == 1 {
        let changed = garble(text.as_bytes(), tape.pick(corpus).as_bytes(), tape);
        text = String::from_utf8_lossy(&changed).into_owned();
    }
    let setup = text.parse::<Setup>().ok()?;
    let model = Model::from_setup(&setup);
    let round = Round::try_from(setup).ok()?;
    Some(Both { round, model })
}

/// Mostly something that a seat may do, else anything that can be said.
fn next(both: &Both, tape: &mut Tape<'_>) -> (Seat, Action) {
    let seats: Vec<Seat> = both.model.seats.iter().collect();
    let kind = tape.below(8);
    let seat = if kind < 4 {
        *tape.pick(&both.model.waits_for())
    } else {
        *tape.pick(&seats)
    };
    let open = both.open_to(seat);
    if kind == 7 || open.is_empty() {
        return (
            seat,
            any_action(&mut Dice::new(u64::from(tape.byte())), &both.model, seat),
        );
    }
    (seat, *tape.pick(&open))
}

impl Both {
    /// Tries the same in both: it comes out alike, or is refused by a rule that both know, and then nothing changes.
    fn attempt(&mut self, seat: Seat, action: Action) {
        let rules = self.model.objections(seat, action);
        if rules.is_empty() {
            return self.act(seat, action, &mut Tally::default());
        }
        let before = self.round;
        let mut events: Vec<Event> = Vec::new();
        let result = self.round.act(Actor::Seat(seat), action, &mut events);
        let refused = result.is_err_and(|illegal| rules.contains(&illegal.rule()));
        assert!(
            refused && self.round == before && events.is_empty(),
            "position: {before}\naction: {seat}: {action}\nengine: {result:?}\nreference refuses by: {rules:?}"
        );
    }
}
