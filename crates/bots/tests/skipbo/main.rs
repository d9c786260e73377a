//! Players of SKIP-BO play as they are defined: `greedy` and `family` clause by clause, and all levels as far as it holds for all of them.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod family;
mod greedy;
mod levels;

use game::Seat;
use skipbo::Round;

fn position(text: &str) -> Round {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn seat(number: usize) -> Seat {
    Seat::numbered(number).unwrap()
}

/// Seat 1's turn at a table of two: its stock, its hand, its discard piles, the building piles.
fn table(stock: &str, hand: &str, discards: &str, build: &str) -> Round {
    position(&format!(
        "seats 2; stock 1 {stock} 9 9; stock 2 5 5; hand 1 {hand}; discards 1 {discards}; build {build}"
    ))
}

/// Seat 1's turn at a table of four with partners across; its own stock and its partner's.
fn with_partner(own: &str, partner: &str, hand: &str, rest: &str) -> Round {
    position(&format!(
        "rules standard teams=1+3,2+4; seats 4; stock 1 {own}; stock 2 5; stock 3 {partner}; stock 4 5; hand 1 {hand}; {rest}"
    ))
}

const ONE_TO_11: &str = "1 2 3 4 5 6 7 8 9 10 11";
