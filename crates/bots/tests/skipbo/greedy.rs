//! `greedy` and `chance`, clause by clause: a position, and how often seat 1 does what there.

use crate::{ONE_TO_11, position, seat, table, with_partner};
use bots::Player;
use bots::skipbo::{Chance, Greedy};
use game::Game;
use skipbo::Round;
use std::collections::BTreeMap;

/// How often each decision of seat 1 comes in so many tries. All of them must be allowed.
fn decisions(player: &mut dyn Player<Round>, round: &Round, tries: u32) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    for _ in 0..tries {
        let action = player.decide(&round.view(seat(1).into())).expect("it is its turn");
        round.clone().act(seat(1).into(), action, &mut ()).unwrap();
        *counts.entry(action.to_string()).or_default() += 1;
    }
    counts
}

/// Given a position, when the player decides often, then these decisions come, so many times as often as each other.
fn check(player: &mut dyn Player<Round>, round: &Round, expected: &[(&str, u32)]) {
    let weights: u32 = expected.iter().map(|(_, weight)| weight).sum();
    let counts = decisions(player, round, 2000 * weights);
    let mut wanted: Vec<&str> = expected.iter().map(|(decision, _)| *decision).collect();
    wanted.sort_unstable();
    assert_eq!(counts.keys().map(String::as_str).collect::<Vec<_>>(), wanted, "{round}");
    for (decision, weight) in expected {
        let (count, fair) = (counts[*decision], 2000 * weight);
        assert!(
            count.abs_diff(fair) < fair / 10,
            "{decision} came {count} times, expected about {fair}: {round}"
        );
    }
}

/// What greedy does there, always.
fn plays(round: &Round, expected: &str) {
    check(&mut Greedy::new(1), round, &[(expected, 1)]);
}

#[test]
fn greedy_plays_the_stock_card_whenever_it_fits() {
    plays(&table("3", "9 10", "-", "1 2"), "3s>1");
    // Before anything else that fits, from the hand or the discard piles.
    plays(&table("3", "3 6 J J", "3 | 6", "1 2 3 4 5 | 1 2"), "3s>2");
    plays(&table("1", "1 9", "-", "1 2"), "1s>2");
    // Of several piles the first.
    plays(&table("3", "9", "-", "1 | 1 2 | - | 1 J"), "3s>2");
    // The card that completes a pile.
    plays(&table("12", "9", "-", ONE_TO_11), "12s>1");
}

#[test]
fn greedy_plays_a_joker_of_the_stock_on_the_lowest_pile() {
    plays(&table("J", "9", "-", "1 2 3 | 1 | 1 2 | J"), "Js>2");
    plays(&table("J", "1 4", "2", "1 2 3 | 1 | - | -"), "Js>3");
    plays(&table("J", "9", "-", "1 2 3 | 1 2 | 1 2 | 1 2"), "Js>2");
}

#[test]
fn greedy_plays_a_joker_of_the_hand_only_if_the_stock_card_fits_right_after_it() {
    plays(&table("4", "J 9", "-", "1 2"), "J>1");
    plays(&table("2", "J 9", "-", "1 2"), "J>2");
    // Even if a number would do the same, and before any other card.
    plays(&table("4", "J 3 9", "3", "1 2"), "J>1");
    plays(&table("4", "J 6", "-", "1 | 1 2 | 1 2 3 4 5 | 1 2"), "J>2");
    // Two jokers away is too far, and one too late.
    plays(&table("5", "J 3", "-", "1 2"), "3>1");
    plays(&table("2", "J 3", "-", "1 2 | 1 2 | 1 2 | 1 2"), "3>1");
    // A joker on the discard piles does not count as one of the hand.
    plays(&table("4", "3", "J", "1 2"), "3>1");
}

#[test]
fn greedy_sees_across_a_pile_that_the_joker_completes() {
    let around = format!("1 2 | {ONE_TO_11} | 1 | 1");
    plays(&table("1", "J 9", "-", &around), "J>2");
    // A 12 is due there itself; where an 11 is, it fits right after the joker.
    plays(&table("12", "J 9", "-", &around), "12s>2");
    plays(&table("12", "J 9", "-", &around.replace(" 11 |", " |")), "J>2");
    plays(&table("4", "J 12", "-", &around), "J>1");
}

#[test]
fn greedy_else_plays_any_number_that_fits_every_card_by_itself() {
    let mut greedy = Greedy::new(1);
    let build = "1 2 | 1 2 3 4 5 | 1 2 3 | 1 2 3";
    check(
        &mut greedy,
        &table("12", "3 3 6 9 J", "4 | 3 | 4 | 1", build),
        &[("3>1", 2), ("6>2", 1), ("4d1>3", 1), ("3d2>1", 1), ("4d3>3", 1)],
    );
    check(&mut greedy, &table("12", "J J", "J | 4 | 9", build), &[("4d2>3", 1)]);
    check(
        &mut greedy,
        &table("12", "1 9", "1", "- | 1 2"),
        &[("1>1", 1), ("1d1>1", 1)],
    );
}

#[test]
fn greedy_else_discards_a_number_and_jokers_only_if_there_is_nothing_else() {
    let mut greedy = Greedy::new(1);
    let discards = |cards: &[(&str, u32)]| -> Vec<(String, u32)> {
        let piles = |(card, weight): &(&str, u32)| -> Vec<(String, u32)> {
            (1..=4).map(|pile| (format!("{card}>d{pile}"), *weight)).collect()
        };
        cards.iter().flat_map(piles).collect()
    };
    for (hand, cards) in [
        ("7 7 9 J", &[("7", 2), ("9", 1)][..]),
        ("7 J J J J", &[("7", 1)]),
        ("J J", &[("J", 1)]),
    ] {
        let expected = discards(cards);
        let expected: Vec<(&str, u32)> = expected.iter().map(|(text, weight)| (text.as_str(), *weight)).collect();
        check(&mut greedy, &table("12", hand, "8 | 5", "1 2"), &expected);
    }
}

#[test]
fn greedy_ends_its_turn_when_the_hand_is_empty() {
    let without = |discards: &str| {
        position(&format!(
            "rules standard penalties=yes; seats 2; stock 1 12; stock 2 5; drawing no; discards 1 {discards}; build 1 2"
        ))
    };
    plays(&without("9 | J"), "end");
    plays(&without("9 | 3"), "3d2>1");
}

#[test]
fn b_16_greedy_helps_its_partner_after_itself() {
    plays(&with_partner("3", "3", "J 9", "build 1 2"), "3s>1");
    plays(&with_partner("12", "3", "J 3 9", "build 1 2"), "3ps>1");
    plays(&with_partner("-", "J", "9", "build 1 2 | 1 | 1 | 1"), "Jps>2");
    // A joker for the own stock card, then one for the partner's.
    plays(&with_partner("4", "6", "J 9", "build 1 2 3 4 | 1 2"), "J>2");
    plays(&with_partner("12", "6", "J 9", "build 1 2 3 4 | 1 2"), "J>1");
    check(
        &mut Greedy::new(1),
        &with_partner(
            "12",
            "12",
            "3 9",
            "build 1 2; discards 1 3; discards 3 9 | 3; discards 2 3",
        ),
        &[("3>1", 1), ("3d1>1", 1), ("3pd2>1", 1)],
    );
}

#[test]
fn chance_is_uniform_over_everything_allowed() {
    for round in [
        table("3", "3 3 J 9", "6 | J", "1 2 | 1 2 3 4 5"),
        table("12", "9", "-", "1 2"),
        with_partner("3", "J", "1 9", "build 1 2; discards 3 3 | 1"),
    ] {
        let open: Vec<String> = round
            .view(seat(1).into())
            .legal()
            .iter()
            .map(ToString::to_string)
            .collect();
        let expected: Vec<(&str, u32)> = open.iter().map(|action| (action.as_str(), 1)).collect();
        check(&mut Chance::new(1), &round, &expected);
    }
}
