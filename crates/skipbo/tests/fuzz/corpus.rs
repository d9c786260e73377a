//! Positions as somebody might write them, and as games come to them.

use crate::common::sensible;
use game::{Game, Seat, Seats, Seed};
use skipbo::Round;

/// With few fields, with every field, blocked, won, nearly won.
const WRITTEN: [&str; 8] = [
    "seats 2; stock 1 7; stock 2 3; hand 1 1",
    "rules standard penalties=yes; seats 2; dealer 1; turn 1; stock 1 7 5 J; stock 2 3; hand 1 1 J; hand 2 12 2; \
     discards 1 9 8 | - | 4; build 1 J 3 | - | J; draw 6 rest; no-draw 2; stalled yes; shuffles 3",
    "rules short teams=1+3,2+4; seats 4; turn 3; stock 1 -; stock 2 5*10; stock 3 1 J; stock 4 8; hand 3 1 2 J*3; draw rest",
    "seats 3; stock 1 1 rest; stock 2 2; stock 3 3; draw -; quiet 3; rules standard penalties=yes",
    "rules standard stock=2; seats 2; stock 1 -; stock 2 4 4; over 1",
    "rules standard; seats 2; stock 1 5; stock 2 6; over blocked; discards 2 7 7 | 8; hand 1 J*4",
    "seats 6; stock 1 1; stock 2 2; stock 3 3; stock 4 4; stock 5 5; stock 6 6; aside 1 2 3 J 5 6 7 8 9 10 11 J; hand 1 12",
    "rules standard penalties=yes; seats 2; turn 2; drawing no; no-draw 1 2; stock 1 4; stock 2 J; build J J 3 | 1 | 1 | 1 2",
];

/// All of these, and some out of games of every kind of table.
pub(crate) fn positions() -> Vec<String> {
    let tables = [
        ("standard", 2),
        ("short", 3),
        ("standard stock=5 teams=1+3,2+4 block=ends", 4),
        ("standard penalties=yes", 5),
        ("standard stock=2 teams=1+6,2+4,3+5 penalties=yes", 6),
    ];
    let mut positions: Vec<String> = WRITTEN.map(String::from).into();
    for (number, (rules, count)) in (1..).zip(tables) {
        let (rules, seats) = (rules.parse().expect("a rulebook"), Seats::new(count).expect("2 to 6"));
        let dealer = Seat::numbered(count).expect("2 to 6");
        let seed = Seed::from_number(number);
        let mut chance = seed.stream(u64::MAX);
        let mut round = Round::deal(&rules, seats, dealer, &seed, &mut ());
        for step in 0..400 {
            if step % 80 == 0 {
                positions.push(round.to_string());
            }
            let Some(seat) = round.waits_for().iter().next() else {
                positions.push(round.to_string());
                break;
            };
            let action = sensible(&round, &mut chance);
            round.act(seat.into(), action, &mut ()).expect("a legal action");
        }
    }
    positions
}
