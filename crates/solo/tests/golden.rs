//! Golden files: counts of action paths from fixed deals, and whole rounds with everything there is to ask on the way.
//!
//! A difference means that the rules are played differently than before. If that is meant, `cargo xtask golden` renews the
//! files, and a changed ruling is a new revision.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use game::{Actor, Chance, Game, Seat, Seats, Seed, Viewer};
use solo::{Action, Round, Rules};
use std::fmt::Write;
use std::path::PathBuf;

fn check(name: &str, actual: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, actual).unwrap();
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    let differing = expected.lines().zip(actual.lines()).position(|(a, b)| a != b);
    let line = differing.unwrap_or(expected.lines().count().min(actual.lines().count()));
    assert!(
        expected == actual,
        "{name} differs in line {}:\n  expected {:?}\n  actual   {:?}\nIf that is meant: cargo xtask golden",
        line + 1,
        expected.lines().nth(line),
        actual.lines().nth(line),
    );
}

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

/// How many sequences of `depth` actions there are, of whoever may act.
fn paths(round: &Round, depth: u32) -> u64 {
    let mut count = 0;
    for seat in round.may_act().iter() {
        for action in legal(round, seat) {
            if depth == 1 {
                count += 1;
            } else {
                let mut next = *round;
                next.act(Actor::Seat(seat), action, &mut ()).unwrap();
                count += paths(&next, depth - 1);
            }
        }
    }
    count
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
    check("paths.txt", &text);
}

/// Somebody who may act and one of the actions open to him, mostly of those the round waits for.
fn pick(round: &Round, chance: &mut Chance) -> (Seat, Action) {
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
            return (seat, actions[chance.below(actions.len() as u32) as usize]);
        }
    }
}

fn playthrough(rules: &str, seats: usize, seed: u64) -> String {
    let mut text = String::new();
    let mut chance = Seed::from_number(seed).stream(u64::MAX);
    let mut round = deal(rules, seats, seed);
    for step in 0..400 {
        if round.outcome().is_some() {
            break;
        }
        if step % 20 == 0 {
            writeln!(text, "position {round}").unwrap();
            for viewer in round.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
                writeln!(text, "sight {}", round.sight(viewer)).unwrap();
            }
        }
        writeln!(text, "waits for {}; may act {}", round.waits_for(), round.may_act()).unwrap();
        for seat in round.may_act().iter() {
            let actions: Vec<String> = legal(&round, seat).iter().take(40).map(ToString::to_string).collect();
            if !actions.is_empty() {
                writeln!(text, "legal {seat}: {}", actions.join(" ")).unwrap();
            }
        }
        let (seat, action) = pick(&round, &mut chance);
        writeln!(text, "{seat}: {action}").unwrap();
        let mut events = Vec::new();
        round.act(Actor::Seat(seat), action, &mut events).unwrap();
        for event in &events {
            writeln!(text, "  {event}").unwrap();
        }
    }
    writeln!(text, "position {round}").unwrap();
    writeln!(text, "outcome {:?}", round.outcome()).unwrap();
    text
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
        check(name, &playthrough(rules, seats, seed));
    }
}
