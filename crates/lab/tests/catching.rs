//! A Solo call that is forgotten, where the others must catch it (S-35, `penalty=caught`).

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use bots::solo::Greedy;
use bots::{Bot, Player};
use game::Seats;
use lab::solo::Figure;
use lab::{Contender, Lineup, Sim};
use solo::{Action, Round, View};
use std::ops::ControlFlow;

/// Plays like `greedy`, but never calls, and catches nobody.
struct Forgets;

impl Player<Round> for Forgets {
    fn decide(&mut self, view: &View<'_>) -> Option<Action> {
        Greedy.decide(view).map(Action::silent)
    }

    fn interject(&mut self, view: &View<'_>) -> Option<Action> {
        Greedy.interject(view).map(Action::silent)
    }
}

/// Some rounds between these: levels, and those who forget.
fn sim(rules: &str, names: &str) -> Sim<Round> {
    let contender = |name: &str| match name {
        "forgets" => Contender::new(name, |_| Box::new(Forgets)),
        _ => Contender::of(name.parse::<Bot>().unwrap()),
    };
    let contenders: Vec<Contender<Round>> = names.split(' ').map(contender).collect();
    Sim {
        rules: rules.parse().unwrap(),
        players: Lineup::new(Seats::new(contenders.len()).unwrap(), |seat| {
            contenders[seat.index()].clone()
        }),
        rounds: 60.try_into().unwrap(),
        seed: 1,
        threads: 1.try_into().unwrap(),
    }
}

/// How many cards were drawn for calls that did not come in time.
fn late_cards(sim: &Sim<Round>) -> u128 {
    let totals = sim.run(|_| ControlFlow::Continue(()));
    assert_eq!((totals.rounds, totals.unfinished), (60, 0));
    totals.counts.figures[Figure::LateCard].sum
}

/// Who caught whom, as often as it happened.
fn catches(sim: &Sim<Round>) -> Vec<String> {
    let caught = |line: &str| line.split_once("  ").map(|(action, _)| action.to_string());
    let actions = sim
        .records()
        .flat_map(|text| text.lines().filter_map(caught).collect::<Vec<_>>());
    actions.filter(|action| action.contains(": catch ")).collect()
}

#[test]
fn s_35_a_forgotten_call_costs_two_cards_if_somebody_catches_it() {
    for other in ["chance", "greedy", "family", "planner:100"] {
        let sim = sim("classic-de penalty=caught", &format!("forgets {other}"));
        let catches = catches(&sim);
        assert!(
            catches.len() > 20 && catches.iter().all(|catch| catch == "2: catch 1"),
            "{other}: {catches:?}"
        );
        assert_eq!(late_cards(&sim), 2 * catches.len() as u128, "{other}");
    }
    let unnoticed = sim("classic-de penalty=caught", "forgets forgets");
    assert_eq!((late_cards(&unnoticed), catches(&unnoticed).len()), (0, 0));
    let by_itself = sim("classic-de", "forgets greedy");
    assert!(late_cards(&by_itself) > 40);
    assert_eq!(catches(&by_itself).len(), 0);
}

#[test]
fn every_level_plays_where_calls_must_be_caught_and_catches_others() {
    for rules in ["modern penalty=caught", "classic-en penalty=caught"] {
        let catches = catches(&sim(rules, "chance greedy family planner:50 club:50 master:50 forgets"));
        for seat in 1..=6 {
            let caught = catches.iter().filter(|catch| catch.starts_with(&format!("{seat}:")));
            assert!(caught.count() > 0, "seat {seat}, {rules}: {catches:?}");
        }
    }
}
