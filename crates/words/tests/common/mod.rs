//! Rounds played at random, for tests that want to hear of everything that can happen.

#![allow(dead_code, reason = "every test file uses some of it")]

use game::{Actor, Chance, Game, Seat, Seats, Seed, Viewer};
use solo::{Action, Round, Rules, Seen};

/// The seat with this number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::numbered(number).unwrap()
}

/// The rulebook with this text.
pub(crate) fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

/// What a viewer sees of a round: the deal, then each action.
pub(crate) fn watch(rules_text: &str, seats: usize, seed: u64, viewer: Viewer) -> Vec<Vec<Seen>> {
    let seats = Seats::new(seats).unwrap();
    let dealer = seats.iter().next_back().unwrap();
    let mut chance = Seed::from_number(seed).stream(u64::MAX);
    let mut events = Vec::new();
    let rules = rules(rules_text);
    let mut round = Round::deal(&rules, seats, dealer, &Seed::from_number(seed), &mut events);
    let mut story = vec![events.iter().map(|event| event.seen_by(viewer)).collect()];
    for _ in 0..2000 {
        if round.outcome().is_some() {
            break;
        }
        let Some((seat, action)) = pick(&round, &mut chance) else {
            continue;
        };
        events.clear();
        round.act(Actor::Seat(seat), action, &mut events).unwrap();
        story.push(events.iter().map(|event| event.seen_by(viewer)).collect());
    }
    story
}

/// Somebody who may act, and an action: rather a play than anything else, so that rounds end.
fn pick(round: &Round, chance: &mut Chance) -> Option<(Seat, Action)> {
    let able = if chance.below(3) == 0 {
        round.may_act()
    } else {
        round.waits_for()
    };
    let able: Vec<Seat> = able.iter().collect();
    let seat = able[chance.below(able.len() as u32) as usize];
    let mut actions = Vec::new();
    round.legal(Actor::Seat(seat), &mut |action| actions.push(action));
    let plays: Vec<Action> = actions
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Play(_) | Action::Triple(_)))
        .collect();
    let open = if plays.is_empty() || chance.below(8) == 0 {
        &actions
    } else {
        &plays
    };
    (!open.is_empty()).then(|| (seat, open[chance.below(open.len() as u32) as usize]))
}
