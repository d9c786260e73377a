//! `family` plays as it is defined, clause by clause: a position, and what seat 1 does there.

use bots::Player;
use bots::solo::Family;
use game::{Actor, Game, Seat};
use solo::{Action, Round, View};

/// Given a position, when seat 1 is asked, then it does this, or nothing: `-`. What it does must be allowed.
fn check(ask: impl Fn(&mut Family, &View) -> Option<Action>, text: &str, expected: &str) {
    let mut round: Round = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let seat = Seat::numbered(1).unwrap();
    let action = ask(&mut Family, &round.view(seat.into()));
    let told = action.map_or_else(|| "-".into(), |action| action.to_string());
    assert_eq!(told, expected, "{text}");
    if let Some(action) = action {
        round.act(Actor::Seat(seat), action, &mut ()).unwrap();
    }
}

/// Its turn at a table of three, with this hand, on this discard pile, where the others hold these.
fn among(rules: &str, discard: &str, hand: &str, others: [&str; 2], expected: &str) {
    let [next, last] = others;
    check(
        Player::decide,
        &format!("rules {rules}; seats 3; discard {discard}; hand 1 {hand}; hand 2 {next}; hand 3 {last}"),
        expected,
    );
}

const FIVE: [&str; 2] = ["g1 g1 g2 g2 g3", "b1 b1 b2 b2 b3"];

fn in_turn(discard: &str, hand: &str, expected: &str) {
    among("modern", discard, hand, FIVE, expected);
}

#[test]
fn it_keeps_to_the_colour_it_has_more_of() {
    // The 7 counts more than the 5, but there are two more yellow cards.
    in_turn("r7", "r5 b7 y7 y3 y4", "y7");
    in_turn("r7", "r9 b7 y1 g4", "r9");
    // Four points for each: a Skip outweighs three more numbers.
    in_turn("r7", "rS r2 r3 r4 b7", "rS");
}

#[test]
fn black_cards_come_last_wish_before_draw_four_before_protection() {
    in_turn("r7", "r1 W F Pr y5", "r1");
    in_turn("r7", "W F Pr y5 b4", "W=y");
    in_turn("r7", "F Pr y5 b4", "F=y");
    in_turn("r7", "Pr y5 b4", "Pr");
}

#[test]
fn it_attacks_whoever_is_next_and_has_no_more_than_two_cards() {
    let close = ["g1 g2", "b1 b1 b2"];
    among("modern", "r7", "r9 r8 rS rD F y1", close, "F=r");
    among("modern", "r7", "r9 r8 rS rD y1", close, "rD");
    among("modern", "r7", "r9 r8 rS y1", close, "rS");
    let far = ["g1 g2 g3", "b1"];
    among("modern", "r7", "r9 r8 W F y1", far, "r9");
}

#[test]
fn it_swaps_only_for_fewer_cards_and_draws_rather_than_lose_by_it() {
    among("modern", "r7", "rX y1 y2 y3 y4", ["g1 g2 g3", "b1 b1 b2 b3"], "rX>2");
    among("modern", "r7", "rX y1 y2 y3", ["g1 g2 g3", "b1 b1 b2 b3"], "draw");
    among("classic-de", "r7", "rX y1 y2 y3", ["g1 g2 g3", "b1 b1 b2 b3"], "rX");
    // An All Swap brings the cards of whoever sits before it.
    among("modern", "r7", "A y1 y2 y3 y4", ["g1 g2 g3 g4 g5", "b1 b1"], "A");
    among("modern", "r7", "A y1 y2 y3 y4", ["g1", "b1 b1 b2 b3"], "draw");
}

#[test]
fn it_wishes_what_counts_most_and_gives_its_dearest_cards_to_the_shortest_hand() {
    in_turn("r7", "W gS y1 y2 b3", "W=g");
    among("modern", "r7", "rG F y9 y2 b3", ["g1 g2 g3", "b1 b1"], "rG>3:F,y9");
}

#[test]
fn a_triple_ends_with_the_colour_it_has_most_of() {
    in_turn("r7", "r5 g5 y5 y1 y2 b9", "r5+g5+y5");
    in_turn("r7", "r5 g5 y5 g6 g8 b9", "r5+y5+g5");
    in_turn("y7", "r5 g5 y5", "y5+g5+r5!");
}

#[test]
fn it_throws_in_and_calls_whenever_it_can() {
    let thrown = "seats 2; turn 2; discard r7; hand 1 r7 y1; hand 2 g1 g2";
    check(Player::interject, thrown, "r7!");
    check(Player::interject, &thrown.replace("r7 y1", "r6 y1"), "-");
    check(
        Player::call,
        "seats 2; turn 2; discard r7; hand 1 y1; hand 2 g1 g2; owes 1",
        "solo",
    );
    check(Player::call, thrown, "-");
}

#[test]
fn it_protects_itself_unless_it_gains_by_the_swap() {
    let asked = |question: &str, mine: &str, theirs: &str| {
        format!("seats 2; turn 2; discard {question} r1; hand 1 {mine}; hand 2 {theirs}; question 1")
    };
    check(Player::decide, &asked("rX", "Pr y1", "g1 g2 g3 g4"), "Pr!");
    check(Player::decide, &asked("rX", "Pr y1 y2 y3", "g1 g2"), "decline");
    check(Player::decide, &asked("rX", "y1 y2 y3 y5", "g1 g2"), "decline");
    check(Player::decide, &asked("rS", "Pr y1 y2 y3", "g1 g2"), "Pr");
}
