//! Streams of actions as a fuzzer wants them: from a deal or from a position with changes, accepted and refused alike.

use super::chance::{Dice, anything, late_position};
use super::model::Model;
use crate::Both;
use crate::reference::tally::Tally;
use game::Actor;
use game::testing::{Tape, garble};
use skipbo::{Action, Round, Setup};

#[test]
fn fuzz_action_streams() {
    let corpus: Vec<String> = (0..200).map(|number| position(number).to_string()).collect();
    bolero::check!().with_max_len(256).for_each(|bytes: &[u8]| {
        let mut tape = Tape::new(bytes);
        let Some(mut both) = start(&mut tape, &corpus) else {
            return;
        };
        while !tape.is_empty() && both.model.over.is_none() {
            let (actor, action) = next(&both, &mut tape);
            both.attempt(actor, action);
        }
        both.compare_everybody();
        both.compare_waiting();
        both.compare_outcome();
    });
}

fn position(number: u64) -> Setup {
    let mut dice = Dice::new(number);
    let (seats, rules) = dice.table();
    late_position(&mut dice, &rules, seats)
}

/// A deal at any table, or a position late in a game, possibly with changes, if such a position can be.
fn start(tape: &mut Tape<'_>, corpus: &[String]) -> Option<Both> {
    let kind = tape.below(3);
    if kind == 0 {
        let mut dice = Dice::new(u64::from(tape.byte()) << 8 | u64::from(tape.byte()));
        let (seats, rules) = dice.table();
        return Some(Both::deal(&mut dice, &rules, seats));
    }
    let mut text = tape.pick(corpus).clone();
    if kind == 1 {
        let changed = garble(text.as_bytes(), tape.pick(corpus).as_bytes(), tape);
        text = String::from_utf8_lossy(&changed).into_owned();
    }
    let setup = text.parse::<Setup>().ok()?;
    let model = Model::from_setup(&setup);
    let round = Round::try_from(setup).ok()?;
    Some(Both {
        round,
        model,
        taken_up: false,
    })
}

/// Mostly something that may be done, else anything that can be said.
fn next(both: &Both, tape: &mut Tape<'_>) -> (Actor, Action) {
    let kind = tape.below(8);
    let actor = if kind == 6 {
        Actor::Host
    } else {
        Actor::Seat(both.model.turn)
    };
    let open = both.compare_legal(actor);
    if kind == 7 || open.is_empty() {
        return anything(&mut Dice::new(u64::from(tape.byte())), &both.model);
    }
    (actor, *tape.pick(&open))
}

impl Both {
    /// Tries the same in both: it comes out alike, or is refused for a reason that both know, and then nothing changes.
    fn attempt(&mut self, actor: Actor, action: Action) {
        if self.compare_refusal(actor, action).is_none() {
            self.act(actor, action, &mut Tally::default());
        }
    }
}
