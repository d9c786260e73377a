//! A rulebook as the reference reads it: the size of a stock pile, who plays with whom, and what the house changes.

use game::{Seat, Seats};
use skipbo::Rules;

/// What a table has agreed on, in plain words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Book {
    /// B-04
    pub(crate) stock: usize,
    /// B-01: everybody's partner, seat 1's first; nobody without teams.
    pub(crate) partners: Vec<Option<Seat>>,
    /// B-15, house: the first block already ends the game.
    pub(crate) first_block_ends: bool,
    /// B-24
    pub(crate) penalties: bool,
}

impl Book {
    pub(crate) fn of(rules: &Rules, seats: Seats) -> Self {
        let field = |name: &str| rules.field(name).expect("a field of every rulebook");
        let printed = if seats.count() <= 4 { 30 } else { 20 };
        let mut partners = vec![None; seats.count()];
        let teams = field("teams");
        if teams != "none" {
            for pair in teams.split(',') {
                let members: Vec<Seat> = pair.split('+').map(seat).collect();
                partners[members[0].index()] = Some(members[1]);
                partners[members[1].index()] = Some(members[0]);
            }
        }
        Self {
            stock: field("stock").parse().unwrap_or(printed),
            partners,
            first_block_ends: field("block") == "ends",
            penalties: field("penalties") == "yes",
        }
    }

    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        self.partners[seat.index()]
    }

    /// Who plays together with a seat, itself included, in the order of the seats.
    pub(crate) fn side(&self, seat: Seat) -> Vec<Seat> {
        let mut side = vec![seat];
        side.extend(self.partner(seat));
        side.sort();
        side
    }
}

fn seat(number: &str) -> Seat {
    Seat::numbered(number.parse().expect("a number")).expect("a seat")
}
