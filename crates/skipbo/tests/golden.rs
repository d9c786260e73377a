//! Golden files: counts of action paths from fixed deals, and games with everything there is to ask on the way.
//!
//! A difference means that the rules are played differently than before. If that is meant, `cargo xtask golden` renews the
//! files, and a changed ruling is a new revision.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use common::sensible;
use game::testing::{golden, paths, pick, playthrough};
use game::{Actor, Chance, Game, Seat, Seats, Seed};
use skipbo::{Action, Round, Rules};
use std::fmt::Write;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn deal(rules: &str, seats: usize, seed: u64) -> Round {
    let rules: Rules = rules.parse().unwrap();
    let seats = Seats::new(seats).unwrap();
    assert_eq!(Round::admits(&rules, seats), Ok(()));
    Round::deal(
        &rules,
        seats,
        Seat::numbered(seats.count()).unwrap(),
        &Seed::from_number(seed),
        &mut (),
    )
}

#[test]
fn counts_of_action_paths() {
    let mut text = String::from("# rules; seats; seed: sequences of 1, 2, 3 … actions\n");
    for (rules, seats, depth) in [
        ("standard", 2, 4),
        ("standard", 4, 4),
        ("standard", 6, 4),
        ("short", 3, 4),
        ("standard stock=1", 5, 4),
        ("standard stock=2 teams=1+3,2+4", 4, 4),
        ("short teams=1+2,3+6,4+5", 6, 4),
        ("standard penalties=yes", 2, 3),
    ] {
        for seed in 1..=3 {
            let round = deal(rules, seats, seed);
            write!(text, "{rules}; {seats}; {seed}:").unwrap();
            for depth in 1..=depth {
                write!(text, " {}", paths(&round, depth)).unwrap();
            }
            text.push('\n');
        }
    }
    golden(FOLDER, "paths.txt", &text);
}

/// Mostly what is sensible, sometimes anything, and now and then a penalty.
fn choose(round: &Round, chance: &mut Chance) -> (Actor, Action) {
    let seat = round.waits_for().iter().next().unwrap();
    let actor = match chance.below(24) {
        0 => Actor::Host,
        1..4 => Actor::Seat(seat),
        _ => return (seat.into(), sensible(round, chance)),
    };
    let mut open = Vec::new();
    round.legal(actor, &mut |action| open.push(action));
    pick(chance, &open).map_or_else(|| (seat.into(), sensible(round, chance)), |action| (actor, action))
}

#[test]
fn playthroughs() {
    for (name, rules, seats, seed) in [
        ("standard-2.txt", "standard", 2, 1),
        ("standard-3.txt", "standard", 3, 2),
        ("standard-6.txt", "standard", 6, 3),
        ("short-5.txt", "short", 5, 4),
        ("teams-4.txt", "standard stock=15 teams=1+3,2+4", 4, 5),
        ("teams-6.txt", "standard stock=3 teams=1+2,3+5,4+6 block=ends", 6, 6),
        ("penalties-2.txt", "standard stock=3 penalties=yes", 2, 7),
    ] {
        let mut chance = Seed::from_number(seed).stream(u64::MAX);
        let text = playthrough(&deal(rules, seats, seed), 300, |round| choose(round, &mut chance));
        golden(FOLDER, name, &text);
    }
}
