//! `chance` plays as it is defined: everything legal, uniformly, from a view.

use crate::position;
use bots::solo::{Chance, Playout};
use bots::{Player, Tally};
use game::{Game, Seat, Seats, Viewer};
use solo::{Action, Edition, Round, Rules};
use std::collections::BTreeMap;

/// How often each decision of seat 1 comes in so many tries.
fn decisions(round: &Round, tries: usize, kind: impl Fn(Action) -> String) -> BTreeMap<String, usize> {
    let mut chance = Chance::new(1);
    let mut counts = BTreeMap::new();
    for _ in 0..tries {
        let view = round.view(Viewer::Seat(Seat::numbered(1).unwrap()));
        let action = chance.decide(&view).expect("it is seat 1's turn");
        *counts.entry(kind(action)).or_default() += 1;
    }
    counts
}

/// Given a position, when chance decides often, then these decisions come, each about equally often.
fn check_uniform(round: &Round, kind: impl Fn(Action) -> String, expected: &[&str]) {
    let tries = 2000 * expected.len();
    let counts = decisions(round, tries, kind);
    assert_eq!(counts.keys().map(String::as_str).collect::<Vec<_>>(), expected);
    for (decision, count) in counts {
        assert!(
            (1800..2200).contains(&count),
            "{decision} came {count} times of {tries}, expected about 2000"
        );
    }
}

fn card_or_word(action: Action) -> String {
    match action {
        Action::Play(play) => play.card.to_string(),
        Action::Triple(triple) => format!("triple {}", triple.number()),
        other => other.to_string(),
    }
}

#[test]
fn every_edition_is_played_to_its_end_by_two_to_ten() {
    for edition in Edition::ALL {
        for seats in 2..=10 {
            let mut playout = Playout::new(Rules::of(edition), Seats::new(seats).unwrap(), 7);
            for _ in 0..20 {
                let tally = playout.round();
                assert!(tally.moves >= 8, "a round has at least eight moves: {tally:?}");
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_rounds() {
    let tallies = |seed| -> Vec<Tally> {
        let mut playout = Playout::new(Rules::default(), Seats::new(4).unwrap(), seed);
        (0..10).map(|_| playout.round()).collect()
    };
    assert_eq!(tallies(3), tallies(3));
    assert_ne!(tallies(3), tallies(4));
}

#[test]
fn cards_triples_and_the_draw_are_equally_likely() {
    let round = position("seats 2; hand 1 r5 r5 r7 g7 b7 W y2; hand 2 g1 g2; discard r1");
    check_uniform(&round, card_or_word, &["W", "draw", "r5", "r7", "triple 7"]);
}

#[test]
fn what_goes_with_a_card_is_uniform() {
    for (hand, expected) in [
        ("W g3 g4", ["W=b", "W=g", "W=r", "W=y"].as_slice()),
        ("rX g3 g4", &["rX", "rX>2", "rX>3"]),
    ] {
        let round = position(&format!(
            "rules classic-de; seats 3; hand 1 {hand}; hand 2 g1 g2; hand 3 b1 b2; discard r1"
        ));
        let mut counts = decisions(&round, 4000 * expected.len(), |action| action.to_string());
        counts.remove("draw");
        assert_eq!(counts.keys().map(String::as_str).collect::<Vec<_>>(), expected);
        let fair = counts.values().sum::<usize>() / expected.len();
        for (decision, count) in counts {
            assert!(
                count.abs_diff(fair) < fair / 10,
                "{decision} came {count} times, expected about {fair}"
            );
        }
    }
}

#[test]
fn after_drawing_it_plays_the_card_or_passes() {
    let round = position("seats 2; hand 1 r5 g1 g2; drawn r5; hand 2 g1 g2; discard r1");
    check_uniform(&round, card_or_word, &["pass", "r5"]);
}

#[test]
fn it_protects_itself_every_second_time() {
    let round = position("seats 2; turn 2; hand 1 Pr g1 g2; hand 2 g1 g2; discard rS; question 1");
    check_uniform(&round, |a| a.to_string(), &["Pr", "decline"]);
}

#[test]
fn it_throws_a_twin_in_every_second_time() {
    let round = position("seats 2; turn 2; hand 1 r1 g1 g2; hand 2 g1 g2; discard r1");
    let mut chance = Chance::new(1);
    let view = round.view(Viewer::Seat(Seat::numbered(1).unwrap()));
    let thrown = (0..2000).filter(|_| chance.interject(&view).is_some()).count();
    assert!((900..1100).contains(&thrown), "{thrown}");
}

#[test]
fn it_catches_every_second_time_anybody_it_can() {
    let table = "rules modern penalty=caught; seats 3; turn 2; hand 1 g5; hand 2 g1; hand 3 g2; discard r1; owes";
    let mut chance = Chance::new(1);
    let mut caught = |owes: &str| -> [usize; 3] {
        let round = position(&format!("{table} {owes}"));
        let view = round.view(Viewer::Seat(Seat::numbered(1).unwrap()));
        let calls: Vec<String> = (0..2000)
            .filter_map(|_| Some(chance.call(&view)?.to_string()))
            .collect();
        ["catch 2", "catch 3", "solo"].map(|call| calls.iter().filter(|made| *made == call).count())
    };
    let [two, three, solo] = caught("2 3");
    assert!(two.abs_diff(500) < 80 && three.abs_diff(500) < 80, "{two} {three}");
    assert_eq!((solo, caught("1 3")), (0, [0, 0, 2000]));
}

#[test]
fn it_always_calls_solo() {
    let round = position("rules classic-de; seats 2; hand 1 r5 g2; hand 2 g1 g2; discard r1");
    let counts = decisions(&round, 100, |action| action.to_string());
    assert_eq!(counts.keys().collect::<Vec<_>>(), ["r5!"]);
    let last = position("rules classic-de; seats 2; hand 1 W; hand 2 g1 g2; discard r1");
    let counts = decisions(&last, 100, |action| action.to_string());
    assert_eq!(
        counts.keys().collect::<Vec<_>>(),
        ["W!", "draw"],
        "a last card asks for no wish"
    );
}
