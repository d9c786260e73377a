//! `greedy` plays as it is defined, clause by clause: a position, and what seat 1 does there.

use crate::position;
use bots::solo::Greedy;
use bots::{Level, Played, Player};
use game::{Actor, Game, Seat, SeatSet, Seats, Seed, Viewer};
use solo::{Action, Edition, Round, Rules, View};

/// Given a position, when seat 1 is asked, then it does this, or nothing: `-`. What it does must be allowed.
fn check(ask: impl Fn(&mut Greedy, &View) -> Option<Action>, text: &str, expected: &str) {
    let mut round = position(text);
    let seat = Seat::numbered(1).unwrap();
    let action = ask(&mut Greedy, &round.view(Viewer::Seat(seat)));
    let told = action.map_or_else(|| "-".into(), |action| action.to_string());
    assert_eq!(told, expected, "{text}");
    if let Some(action) = action {
        round.act(Actor::Seat(seat), action, &mut ()).unwrap();
    }
}

fn decides(text: &str, expected: &str) {
    check(Player::decide, text, expected);
}

/// Its turn at a table of three, with this hand, on this discard pile; the others hold five cards each.
fn in_turn(rules: &str, discard: &str, hand: &str, expected: &str) {
    let others = "hand 2 g1 g1 g2 g2 g3; hand 3 b1 b1 b2 b2 b3";
    decides(
        &format!("rules {rules}; seats 3; discard {discard}; hand 1 {hand}; {others}"),
        expected,
    );
}

#[test]
fn it_never_draws_while_it_can_play() {
    in_turn("modern", "r1", "r2 y5 y6", "r2");
    in_turn("modern", "r1", "W y5 y6", "W=y");
    in_turn("modern", "r1", "y4 y5 y6", "draw");
    in_turn("modern", "r1; drawn r9", "r9 r2 y5", "r9");
    in_turn("modern", "r1; drawn y9", "y9 r2 y5", "pass");
    // The twin can be thrown in after drawing too (S-13).
    in_turn("modern", "r1; drawn y9", "y9 r1 y5", "r1");
}

#[test]
fn it_lays_a_triple_if_possible_of_the_number_with_most_cards() {
    in_turn("modern", "r1", "r7 b7 y7 rD W y4", "r7+b7+y7");
    in_turn("modern", "r1", "r7 g7 y7 r4 r4 y4 y4 W W", "r4+r4+y4+y4");
    // The first must match, the others lie in the order of faces; of two numbers with as many cards the higher.
    in_turn("modern", "y1", "r4 g4 y4 r6 g6 y6 W W", "y6+r6+g6");
    in_turn("modern", "r1", "g7 b7 y7 rD W", "rD");
    in_turn("modern triple-takes=three", "r1", "r7 r7 b7 y7 W W", "r7+r7+b7+y7");
    in_turn("classic-de", "r1", "r7 b7 y7 rD W y4", "rD");
    // S-11
    in_turn("modern", "r1; drawn r7", "r7 b7 y7 rD W y4", "r7+b7+y7");
}

#[test]
fn it_lays_the_matching_card_of_the_highest_value() {
    in_turn("modern", "r1", "r2 r9 y9 y1 W", "r9");
    in_turn("modern", "r1", "r9 rR y5", "rR");
    in_turn("modern", "r1", "rR rS y5", "rS");
    in_turn("modern", "r1", "rS rD y5", "rD");
    in_turn("modern", "W; colour y", "y3 y8 r9 F", "y8");
    // Equal values: the first in the order of faces.
    in_turn("modern", "r1", "r8 rX rD y5 y6", "rD");
    in_turn("modern", "y5", "g5 r5 y4", "r5");
}

#[test]
fn then_a_black_card_wish_before_all_swap_before_draw_four_before_protection() {
    in_turn("modern", "r1", "W A F Pr y5", "W=y");
    in_turn("modern", "r1", "A F Pr y5", "A");
    in_turn("modern", "r1", "F Pr y5", "F=y");
    in_turn("modern", "r1", "Py Pg y5", "Pg");
}

#[test]
fn it_wishes_the_colour_it_holds_most_of() {
    in_turn("modern", "r1", "W y5 y6 b7 Pb Pr", "W=y");
    in_turn("modern", "r1", "W y5 b7 b8 y6", "W=b");
    in_turn("modern", "r1", "W F F", "W=r");
    // S-34: a last card asks for no wish.
    in_turn("modern", "r1", "F", "F!");
}

/// A Swap or Gift with `hand` at a table of four; seats 2, 3 and 4 hold so many cards.
fn among(rules: &str, hand: &str, held: [usize; 3], expected: &str) {
    let cards = |colour: char, count: usize| {
        let cards: Vec<String> = (1..=count).map(|number| format!("{colour}{number}")).collect();
        cards.join(" ")
    };
    let [two, three, four] = held;
    let others = format!(
        "hand 2 {}; hand 3 {}; hand 4 {}",
        cards('g', two),
        cards('b', three),
        cards('y', four)
    );
    decides(
        &format!("rules {rules}; seats 4; discard r1; hand 1 {hand}; {others}"),
        expected,
    );
}

#[test]
fn it_swaps_with_the_player_who_has_the_fewest_cards() {
    among("modern", "rX y1 y2", [5, 3, 4], "rX>3");
    // Of several, the first in the order of play.
    among("modern", "rX y1 y2 y3 y4", [5, 4, 4], "rX>3");
    among("modern; direction ccw", "rX y1 y2 y3 y4", [5, 4, 4], "rX>4");
}

#[test]
fn where_it_may_it_swaps_only_for_fewer_than_its_own_hand_afterwards() {
    among("classic-de", "rX y1 y2", [5, 3, 4], "rX");
    among("classic-de", "rX y1 y2", [5, 2, 4], "rX");
    among("classic-de", "rX y1 y2 y3", [5, 2, 4], "rX>3");
    among("classic-de", "rX", [5, 2, 4], "rX!");
}

#[test]
fn it_gives_its_two_most_valuable_cards_to_the_player_with_the_fewest() {
    among("modern", "rG y1 y9 F gS", [5, 3, 4], "rG>3:gS,F");
    among("modern", "rG y9 W A Pb", [5, 3, 4], "rG>3:W,A");
    among("modern", "rG y9 y9 y8 y1 y2", [5, 3, 4], "rG>3:y9,y9");
    // S-29: all that is left.
    among("modern", "rG y9 W", [5, 3, 4], "rG>3!");
    among("modern", "rG", [5, 3, 4], "rG!");
}

#[test]
fn it_lengthens_whenever_it_can_and_else_protects_itself() {
    in_turn("modern", "rD; debt 2", "yD gD Pr y5 y6", "gD");
    in_turn("modern", "rD; debt 2", "F Pr y5 y6", "Pr");
    in_turn("modern", "F; colour r; debt 4", "F Pr y5 rD", "F=r");
    in_turn("modern chains=mixed", "rD; debt 2", "F Pr y5 y6", "F=y");
    in_turn("modern", "rD; debt 2", "r5 W y5 y6", "draw");
}

#[test]
fn it_protects_itself_whenever_it_can() {
    let asked = |hand: &str, top: &str, expected: &str| {
        decides(
            &format!("seats 2; turn 2; hand 1 {hand}; hand 2 g1 g2 g3; discard {top}; question 1"),
            expected,
        );
    };
    asked("Pg Pr g1 g2", "rS", "Pr");
    asked("Py g1 g2", "A", "Py");
    asked("Py g1", "rX", "Py!");
    asked("Py", "rX", "Py!");
    asked("g1 g2 W", "rS", "decline");
    decides(
        "seats 3; turn 2; hand 1 Pr; hand 2 g1 g2 g3; hand 3 g4; discard rS; question 3",
        "-",
    );
}

#[test]
fn it_always_throws_in() {
    let thrown = |rules: &str, discard: &str, hand: &str, expected: &str| {
        let text =
            format!("rules {rules}; seats 3; turn 3; hand 1 {hand}; hand 2 g1 g2; hand 3 g3 g4; discard {discard}");
        check(Player::interject, &text, expected);
    };
    thrown("modern", "r1", "r1 y2 y3", "r1");
    thrown("modern", "r1", "r1 y2", "r1!");
    thrown("modern", "r1", "r2 y2", "-");
    thrown("modern", "W; colour b", "W y2 y3", "-");
    thrown("classic-de", "W; colour b", "W y2 y3", "W=y");
    thrown("classic-de", "rD; debt 2", "rD y2 y3", "rD");
}

#[test]
fn it_calls_always() {
    in_turn("modern", "r1", "r5 y2", "r5!");
    in_turn("modern", "r1", "r5 y2 y3", "r5");
    in_turn("modern", "r1", "r7 g7 y7", "r7+g7+y7!");
    in_turn("modern", "r1", "r7 g7 y7 y1", "r7+g7+y7!");
    in_turn("classic-de", "r1", "r5 y2", "r5!");
    among("modern", "rX y1 y2", [5, 1, 4], "rX>3!");
    // Owed through somebody else's action.
    let owed = "seats 2; turn 2; hand 1 g5; hand 2 g1 g2 g3; discard r1; owes 1";
    check(Player::call, owed, "solo");
    check(Player::call, &owed.replace("; owes 1", ""), "-");
    check(
        Player::call,
        &owed.replace("hand 2 g1 g2 g3", "hand 2 g1").replace("owes 1", "owes 2"),
        "-",
    );
}

#[test]
fn it_catches_whom_it_can_but_calls_first() {
    let table = "rules modern penalty=caught; seats 3; turn 2; hand 1 g5; hand 2 g1; hand 3 g2; discard r1";
    check(Player::call, &format!("{table}; owes 3"), "catch 3");
    check(Player::call, &format!("{table}; owes 2 3"), "catch 2");
    check(Player::call, &format!("{table}; owes 1 3"), "solo");
    check(Player::call, table, "-");
}

/// Whoever may act does what its player wants; the seat that acts is the first that wants to.
fn next_action(round: &Round, greedy: &mut Greedy) -> Option<(Seat, Action)> {
    let ask = |seats: SeatSet, ask: &mut dyn FnMut(&View) -> Option<Action>| {
        seats
            .iter()
            .find_map(|seat| Some((seat, ask(&round.view(Viewer::Seat(seat)))?)))
    };
    let all = round.seats().all();
    ask(all, &mut |view| greedy.call(view))
        .or_else(|| ask(all, &mut |view| Greedy.interject(view)))
        .or_else(|| ask(round.waits_for(), &mut |view| Greedy.decide(view)))
}

#[test]
fn everything_it_wants_is_legal_in_every_edition() {
    for edition in Edition::ALL {
        for seats in 2..=10 {
            for seed in 0..20 {
                let (rules, seats) = (Rules::of(edition), Seats::new(seats).unwrap());
                let dealer = Seat::numbered(1).unwrap();
                let mut round = Round::deal(&rules, seats, dealer, &Seed::from_number(seed), &mut ());
                for _ in 0..20_000 {
                    let Some((seat, action)) = next_action(&round, &mut Greedy) else {
                        break;
                    };
                    let before = round.to_string();
                    let done = round.act(Actor::Seat(seat), action, &mut ());
                    assert!(done.is_ok(), "{before}\nseat {seat}: {action}: {done:?}");
                }
                assert!(round.outcome().is_some(), "{round}");
            }
        }
    }
}

#[test]
fn players_are_known_by_name() {
    for level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(level));
        let round = position("seats 2; hand 1 r5 y2 y3; hand 2 g1 g2; discard r1");
        let view = round.view(Viewer::Seat(Seat::numbered(1).unwrap()));
        assert!(Round::player(level.into(), 1).decide(&view).is_some());
    }
    assert!("Greedy".parse::<Level>().is_err());
}
