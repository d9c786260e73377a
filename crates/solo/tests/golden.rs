//! Golden files: counts of action paths from fixed deals, and whole rounds with everything there is to ask on the way.
//!
//! A difference means that the rules are played differently than before. If that is meant, `cargo xtask golden` renews the
//! files, and a changed ruling is a new revision.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use game::testing::{golden, paths, playthrough};
use game::{Actor, Chance, Game, Seat, Seats, Seed};
use solo::{Action, Round, Rules};
use std::fmt::Write;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn deal(rules: &str, seats: usize, seed: u64) -> Round {
    let rules: Rules = rules.parse().unwrap();
    Round::deal(
        &rules,
        Seats::new(seats).unwrap(),
        Seat::numbered(seats).unwrap(),
        &Seed::from_number(seed),
        &mut (),
    )
}

fn legal(round: &Round, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    round.legal(Actor::Seat(seat), &mut |action| actions.push(action));
    actions
}

#[test]
fn counts_of_action_paths() {
    let mut text = String::from("# rules; seats; seed: sequences of 1, 2, 3 … actions\n");
    for (rules, seats, depth) in [
        ("modern", 2, 7),
        ("modern", 4, 6),
        ("modern", 10, 5),
        ("classic-de", 2, 7),
        ("classic-de", 4, 6),
        ("classic-en", 3, 7),
        ("classic-fr2", 4, 6),
        (
            "modern penalty=caught triple-takes=three chains=mixed start=leave",
            3,
            5,
        ),
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

/// Somebody who may act and one of the actions open to him, mostly of those the round waits for.
fn pick(round: &Round, chance: &mut Chance) -> (Actor, Action) {
    loop {
        let asked = if chance.below(4) == 0 {
            round.may_act()
        } else {
            round.waits_for()
        };
        let seats: Vec<Seat> = asked.iter().collect();
        let seat = seats[chance.below(seats.len() as u32) as usize];
        let actions = legal(round, seat);
        if !actions.is_empty() {
            return (seat.into(), actions[chance.below(actions.len() as u32) as usize]);
        }
    }
}

#[test]
fn playthroughs() {
    for (name, rules, seats, seed) in [
        ("modern-2.txt", "modern", 2, 1),
        ("modern-4.txt", "modern", 4, 2),
        ("modern-10.txt", "modern", 10, 3),
        ("classic-de-3.txt", "classic-de", 3, 4),
        ("classic-en-4.txt", "classic-en", 4, 5),
        ("classic-fr2-5.txt", "classic-fr2", 5, 6),
        (
            "house-4.txt",
            "modern penalty=caught interject=any chains=mixed after-chain=lost",
            4,
            7,
        ),
    ] {
        let mut chance = Seed::from_number(seed).stream(u64::MAX);
        let text = playthrough(&deal(rules, seats, seed), 400, |round| pick(round, &mut chance));
        golden(FOLDER, name, &text);
    }
}
