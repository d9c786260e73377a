//! `family`, clause by clause: a position, what seat 1 does there, and why.

use crate::{ONE_TO_11, position, seat, table, with_partner};
use bots::Player;
use bots::skipbo::{Family, Reason, Why};
use game::Game;
use skipbo::{Card, Round, Whose};

/// Given a position, when family decides, then it does this for that reason. It must be allowed.
fn does(round: &Round, expected: &str, why: Why) {
    let mut family = Family::default();
    assert_eq!(family.reason(), None);
    let action = family.decide(&round.view(seat(1).into())).expect("it is its turn");
    round.clone().act(seat(1).into(), action, &mut ()).unwrap();
    assert_eq!(action.to_string(), expected, "{round}");
    assert_eq!(family.reason(), Some(Reason { why, percent: None }), "{round}");
}

const STOCK: Why = Why::Stock { whose: Whose::Own };
const PARTNERS: Why = Why::Stock { whose: Whose::Partner };

/// On the way to a stock card, so many cards before it.
fn towards(whose: Whose, card: &str, cards: u8) -> Why {
    let card: Card = card.parse().unwrap();
    Why::TowardsStock { whose, card, cards }
}

fn to_own(card: &str, cards: u8) -> Why {
    towards(Whose::Own, card, cards)
}

#[test]
fn it_plays_the_stock_card_whenever_it_fits() {
    does(&table("3", "9 10", "-", "1 2"), "3s>1", STOCK);
    does(&table("3", "3 J", "3 | J", "1 | 1 2 | 1 2"), "3s>2", STOCK);
    does(&table("J", "1 9", "-", "1 2 | 1"), "Js>1", STOCK);
    does(&table("12", "9", "-", ONE_TO_11), "12s>1", STOCK);
}

#[test]
fn it_goes_the_way_to_its_stock_card_over_any_pile() {
    does(&table("4", "3 9", "-", "1 2"), "3>1", to_own("4", 1));
    does(&table("5", "4 3 9", "-", "1 2"), "3>1", to_own("5", 2));
    does(&table("5", "4 9", "-", "1 2 | 1 2 3"), "4>2", to_own("5", 1));
    does(
        &table("3", "2 1 9", "-", "1 2 3 4 | 1 2 3 4 | 1 2 3 4"),
        "1>4",
        to_own("3", 2),
    );
    // Of ways that are equally good the first.
    does(&table("5", "4 9", "-", "1 2 | 1 2 3 | 1 2 3"), "4>2", to_own("5", 1));
    // Not half of it.
    does(
        &table("6", "3 4", "9 | 8 | 7 | 7", "1 2"),
        "3>1",
        Why::NewHand { cards: 2 },
    );
    does(&table("6", "4 9", "-", "1 2 | 1 2 | 1 2 | 1 2"), "9>d1", Why::OpenPlace);
}

#[test]
fn the_cards_of_its_discard_piles_come_before_those_of_its_hand() {
    does(&table("4", "3 9", "9 | 3", "1 2"), "3d2>1", to_own("4", 1));
    does(&table("5", "4 9", "9 | 3", "1 2"), "3d2>1", to_own("5", 2));
    // One that lies under another, once that is played.
    does(&table("6", "9", "3 4 5", "1 2"), "3d1>1", to_own("6", 3));
    does(&table("6", "9", "3 5 4", "1 2"), "9>d2", Why::OpenPlace);
}

#[test]
fn jokers_come_last_those_of_the_discard_piles_first() {
    does(&table("4", "J 9", "-", "1 2"), "J>1", to_own("4", 1));
    does(&table("4", "J 3 9", "-", "1 2"), "3>1", to_own("4", 1));
    does(&table("4", "J 9", "9 | J", "1 2"), "Jd2>1", to_own("4", 1));
    does(&table("5", "J J 9", "-", "1 2"), "J>1", to_own("5", 2));
    does(&table("5", "J 4 9", "-", "1 2"), "J>1", to_own("5", 2));
    does(&table("5", "J 3 9", "-", "1 2"), "3>1", to_own("5", 2));
    // Too few of them.
    does(&table("5", "J 9", "-", "1 2 | 1 2 | 1 2 | 1 2"), "9>d1", Why::OpenPlace);
}

#[test]
fn it_takes_the_way_with_fewest_jokers_and_then_with_fewest_cards() {
    does(&table("5", "J 3 4 9", "-", "1 2 | 1 2 3"), "4>2", to_own("5", 1));
    // The 5 can be had after the 4 that lies on it, or else a joker is needed.
    does(&table("6", "J 9", "4 5", "1 2 3 | 1 2 3 4"), "4d1>1", to_own("6", 2));
    does(&table("6", "J 9", "5 4", "1 2 3 | 1 2 3 4"), "5d1>2", to_own("6", 1));
    does(&table("6", "J J 9", "3", "1 2 | 1 2 3"), "J>2", to_own("6", 2));
}

#[test]
fn a_way_goes_on_over_a_completed_pile() {
    let around = format!("{ONE_TO_11} | 1 2 3 | 1 2 3 | 1 2 3");
    does(&table("2", "12 1 9", "-", &around), "12>1", to_own("2", 2));
    does(&table("2", "J 1 9", "-", &around), "J>1", to_own("2", 2));
    does(&table("1", "9", "12", &around), "12d1>1", to_own("1", 1));
}

#[test]
fn b_16_then_it_does_the_same_for_its_partner() {
    let low = "build 1 2 | 1 2 | 1 2 | 1 2";
    let to_partner = |card, cards| towards(Whose::Partner, card, cards);
    does(&with_partner("12", "3", "9", low), "3ps>1", PARTNERS);
    does(&with_partner("3", "3", "9", low), "3s>1", STOCK);
    does(&with_partner("-", "3", "9", low), "3ps>1", PARTNERS);
    // Any way of its own comes first.
    does(&with_partner("4", "3", "J 9", low), "J>1", to_own("4", 1));
    does(&with_partner("12", "4", "3 9", low), "3>1", to_partner("4", 1));
    does(&with_partner("12", "5", "J 3 9", low), "3>1", to_partner("5", 2));
    // The partner's discard piles are its own, after its own.
    let rest = format!("{low}; discards 3 9 | 3; discards 2 3");
    does(&with_partner("4", "9", "3 9", &rest), "3pd2>1", to_own("4", 1));
    let rest = format!("{low}; discards 1 3; discards 3 3");
    does(&with_partner("4", "9", "3 9", &rest), "3d1>1", to_own("4", 1));
    // Both stock cards are far away, or there are none.
    does(&with_partner("-", "12", "9 8", low), "9>d1", Why::OpenPlace);
    does(&with_partner("12", "-", "9 8", low), "9>d1", Why::OpenPlace);
}

#[test]
fn it_plays_out_a_hand_that_can_be_with_one_joker_at_most() {
    let new = |cards| Why::NewHand { cards };
    // Even though that brings the next player's 5 closer.
    does(&table("12", "3 4", "-", "1 2"), "3>1", new(2));
    does(&table("12", "3", "-", "1 2"), "3>1", new(1));
    does(&table("12", "3 6 7", "-", "1 2 | 1 2 3 4 5"), "3>1", new(3));
    does(&table("12", "3 J 5", "-", "1 2"), "3>1", new(3));
    does(&table("12", "4 J", "-", "1 2"), "J>1", new(2));
    let around = format!("1 2 3 | {ONE_TO_11} | 1 2 3 | 1 2 3");
    does(&table("9", "1 J", "-", &around), "J>2", new(2));
    // A joker with nothing after it.
    does(&table("12", "3 J", "-", "1 2"), "3>1", new(2));
    // Two jokers are too many, and a card that does not fit is one.
    does(&table("12", "J J", "-", "1 2"), "J>d1", Why::OpenPlace);
    does(&table("12", "2 8", "-", "1 | 1 | 1 | 1"), "8>d1", Why::OpenPlace);
    // The way to a stock card comes first.
    does(&table("7", "3 6", "-", "1 2 | 1 2 3 4 5"), "6>2", to_own("7", 1));
}

#[test]
fn it_plays_out_its_hand_only_if_there_are_new_cards() {
    let rest = "stock 1 12; stock 2 5; hand 1 3; build 1 2 | 1 2 | 1 2 | 1 2";
    let drawing = position(&format!("seats 2; {rest}"));
    does(&drawing, "3>1", Why::NewHand { cards: 1 });
    // B-24
    let without = position(&format!("rules standard penalties=yes; seats 2; drawing no; {rest}"));
    does(&without, "3>d1", Why::OpenPlace);
}

#[test]
fn it_spares_a_card_only_if_the_next_opponent_stays_three_cards_away() {
    // Seat 2 waits for a 5 to fit.
    does(&table("12", "1 9", "-", "-"), "1>1", Why::Room);
    does(&table("12", "2 9", "-", "1 | 1 | 1 | 1"), "9>d1", Why::OpenPlace);
    does(
        &table("12", "4 9", "-", "1 2 3 | 1 2 3 | 1 2 3 | 1 2 3"),
        "9>d1",
        Why::OpenPlace,
    );
    // That takes the place away from it.
    does(&table("12", "5 9", "-", "1 2 3 4"), "5>1", Why::Room);
    does(&table("12", "6 9", "-", "1 2 3 4 5"), "6>1", Why::Room);
    // Of several piles the first that is harmless.
    does(&table("12", "2 6 9", "-", "1 | 1 | 1 2 3 4 5"), "6>3", Why::Room);
    let next = |two: &str, three: &str| {
        position(&format!(
            "seats 3; stock 1 12 9; stock 2 {two}; stock 3 {three}; hand 1 1 9"
        ))
    };
    // Only the next one counts, and nobody can be helped to play a joker.
    does(&next("5", "2"), "1>1", Why::Room);
    does(&next("2", "5"), "9>d1", Why::OpenPlace);
    does(&next("J", "5"), "1>1", Why::Room);
}

#[test]
fn b_16_a_partner_is_no_opponent() {
    let beside = |two: &str, three: &str| {
        position(&format!(
            "rules standard teams=1+2,3+4; seats 4; stock 1 12; stock 2 {two}; stock 3 {three}; stock 4 9; hand 1 1 9"
        ))
    };
    does(&beside("10", "5"), "1>1", Why::Room);
    does(&beside("10", "2"), "9>d1", Why::OpenPlace);
}

#[test]
fn it_spares_a_card_of_a_discard_pile_only_if_that_frees_the_place() {
    does(&table("12", "9", "9 | 1", "-"), "1d2>1", Why::Room);
    does(&table("12", "1 9", "1", "-"), "1d1>1", Why::Room);
    does(&table("12", "9 9", "1 3", "-"), "9>d2", Why::OpenPlace);
    let rest = "discards 3 1";
    does(&with_partner("12", "9", "10 11", rest), "1pd1>1", Why::Room);
    // It spares no joker.
    does(&table("12", "9 9", "J", "-"), "9>d2", Why::OpenPlace);
}

#[test]
fn b_15_when_cards_are_short_it_spares_all_it_can() {
    let drawing = |draw: &str, hand: &str, discards: &str| {
        position(&format!(
            "rules standard penalties=yes; seats 2; stock 1 12 9; stock 2 5 rest; hand 1 {hand}; discards 1 {discards}; \
             draw {draw}; build 1 | 1 | 1 | 1"
        ))
    };
    does(&drawing("7*12 8*2", "2 9", "-"), "2>1", Why::Room);
    does(&drawing("7*12 8*3", "2 9", "-"), "9>d1", Why::OpenPlace);
    does(&drawing("7*12 8*2", "9 12", "2 3"), "2d1>1", Why::Room);
    does(&drawing("7*12 8*3", "9 12", "2 3"), "12>d2", Why::OpenPlace);
}

/// A position in which nothing can be played: the stock card is a 4, and only a 3 would lead to it.
fn stuck(hand: &str, discards: &str) -> Round {
    table("4", hand, discards, "1 2")
}

#[test]
fn it_discards_on_the_next_higher_card_or_an_equal_one_or_an_empty_place() {
    does(&stuck("7", "8 | 7 | 10"), "7>d1", Why::Order);
    does(&stuck("7", "7 | 8 | 10"), "7>d2", Why::Order);
    does(&stuck("7", "10 | 7 | 9"), "7>d2", Why::Order);
    does(&stuck("7", "9 | 10 | 6"), "7>d4", Why::OpenPlace);
    does(&stuck("7", "-"), "7>d1", Why::OpenPlace);
}

#[test]
fn else_it_buries_as_little_as_it_can() {
    // A higher card, the closer the better; else a lower one.
    does(&stuck("7", "12 | 10 | 6 | 2"), "7>d2", Why::LeastMissed);
    does(&stuck("7", "6 | 5 | 2 | 2"), "7>d1", Why::LeastMissed);
    does(&stuck("7", "6 | 5 | 12 | 2"), "7>d3", Why::LeastMissed);
    // A card on the way to its stock card rather not, and a joker last.
    let round = table("5", "8", "4 | 2 | 2 | 2", "1 2");
    does(&round, "8>d2", Why::LeastMissed);
    does(&table("11", "12", "J | 2 | J | J", "1 2"), "12>d2", Why::LeastMissed);
    does(&table("11", "12", "J | J | J | J", "1 2"), "12>d1", Why::LeastMissed);
}

#[test]
fn it_discards_the_card_that_it_misses_least() {
    // The highest, one of several equal ones, none on the way to its stock card.
    does(&stuck("7 10", "-"), "10>d1", Why::OpenPlace);
    does(&stuck("7 7 10", "-"), "7>d1", Why::OpenPlace);
    does(&table("5", "2 4", "-", "1 2 | 1 2 | 1 2 | 1 2"), "2>d1", Why::OpenPlace);
    does(
        &table("5", "2 4 4", "-", "1 2 | 1 2 | 1 2 | 1 2"),
        "4>d1",
        Why::OpenPlace,
    );
    // What fits a pile before what is high.
    does(&stuck("6 8", "7 | 2 | 2 | 2"), "6>d1", Why::Order);
}

#[test]
fn it_keeps_jokers() {
    does(&table("12", "J 9", "J", "1 2"), "9>d2", Why::OpenPlace);
    does(&table("12", "J J", "-", "1 2"), "J>d1", Why::OpenPlace);
    does(&table("12", "J J", "3 4 | J", "1 | 1 | 1 | 1"), "J>d2", Why::Order);
}

#[test]
fn it_ends_its_turn_when_there_is_nothing_to_discard() {
    let round = position(
        "rules standard penalties=yes; seats 2; stock 1 12; stock 2 5; drawing no; discards 1 9 | J; build 1 2",
    );
    does(&round, "end", Why::NothingElse);
}
