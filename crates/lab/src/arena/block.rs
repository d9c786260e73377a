//! One deal, played at every table of the plan.

use super::{Arena, Unit};
use crate::play::{End, Watch, play_match};
use crate::seeds::Seeds;
use crate::{Lineup, Simulated};
use game::{BySeat, MAX_SEATS, Seat, SeatSet, Seats, Seed, Sink};

/// What a deal came to at every table, in their order.
pub(super) struct Block(pub(super) Vec<Ending>);

/// How a game ended at one table.
#[derive(Clone, Debug)]
pub(super) struct Ending {
    /// Whether it did.
    pub(super) finished: bool,
    /// Who won.
    pub(super) winners: SeatSet,
    /// What each seat wrote down.
    pub(super) points: BySeat<u32>,
}

impl Block {
    /// Plays it, unless it is to be thrown away.
    pub(super) fn play<G: Simulated>(
        arena: &Arena<G>,
        sides: &[SeatSet],
        number: u64,
        stop: &dyn Fn() -> bool,
    ) -> Self {
        let seeds = Seeds::new(arena.seed, number);
        let tables = arena.plan.tables().iter().take_while(|_| !stop());
        Self(tables.map(|table| Ending::of(arena, sides, table, seeds)).collect())
    }
}

impl Ending {
    /// Plays a game at this table.
    fn of<G: Simulated>(arena: &Arena<G>, sides: &[SeatSet], table: &[usize], seeds: Seeds) -> Self {
        let bots = seated(arena.seats, sides, table);
        let lineup = Lineup::new(arena.seats, |seat| arena.bots[bots[seat]].clone());
        let mut numbers = numbers(&bots, seeds).into_iter();
        let players = lineup.players(|| numbers.next().expect("a number for each seat"));
        let mut playing = Playing::new(arena.unit, arena.seats);
        match (arena.unit, play_match(&arena.rules, players, seeds, &mut playing)) {
            (Unit::Match, End::Won(_, winners)) => playing.ending.winners = winners,
            (Unit::Match, End::CutOff) => playing.ending = Self::unfinished(arena.seats),
            (Unit::Deal, _) => {}
        }
        playing.ending
    }

    /// Nobody won it, and nobody writes anything down.
    fn unfinished(seats: Seats) -> Self {
        Self {
            finished: false,
            winners: SeatSet::EMPTY,
            points: BySeat::new(seats, 0),
        }
    }
}

/// Which bot sits where.
pub(super) fn seated(seats: Seats, sides: &[SeatSet], table: &[usize]) -> BySeat<usize> {
    let mut bots = BySeat::new(seats, 0);
    for (side, bot) in sides.iter().zip(table) {
        side.iter().for_each(|seat| bots[seat] = *bot);
    }
    bots
}

/// What each seat's player leaves to chance follows from the block and the bot: it is the same wherever the bot sits.
fn numbers(bots: &BySeat<usize>, seeds: Seeds) -> Vec<u64> {
    let last = bots.values().iter().copied().max().unwrap_or_default();
    let mut number = seeds.players();
    let mut of_bots: Vec<_> = (0..=last)
        .map(|_| std::array::from_fn::<u64, MAX_SEATS, _>(|_| number()).into_iter())
        .collect();
    let each = bots.values().iter();
    each.map(|bot| of_bots[*bot].next().expect("no bot has more than all seats"))
        .collect()
}

/// Watches one game.
struct Playing {
    unit: Unit,
    begun: bool,
    ending: Ending,
}

impl Playing {
    fn new(unit: Unit, seats: Seats) -> Self {
        Self {
            unit,
            begun: false,
            ending: Ending::unfinished(seats),
        }
    }
}

impl<E> Sink<E> for Playing {
    fn emit(&mut self, _: E) {}
}

impl<G: Simulated> Watch<G> for Playing {
    fn another(&mut self) -> bool {
        let first = !self.begun;
        self.begun = true;
        first || self.unit == Unit::Match
    }

    fn dealt(&mut self, _: &Seed, _: &G) {}

    fn acted(&mut self, _: Seat, _: G::Action, _: &G) {}

    fn ended(&mut self, deal: &G) {
        if let Some(outcome) = deal.outcome() {
            self.ending.finished = true;
            self.ending.winners = outcome.winners;
            for (seat, points) in outcome.points.iter() {
                self.ending.points[seat] = self.ending.points[seat].saturating_add(*points);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn seat_set(numbers: &[usize]) -> SeatSet {
        numbers.iter().filter_map(|number| Seat::numbered(*number)).collect()
    }

    #[test]
    fn a_bot_plays_for_its_whole_team() {
        let sides = [seat_set(&[1, 4]), seat_set(&[2, 3])];
        let bots = seated(Seats::new(4).unwrap(), &sides, &[7, 5]);
        assert_eq!(bots.values(), [7, 5, 5, 7]);
    }

    #[test]
    fn a_bots_chance_moves_on_with_it() {
        let seats = Seats::new(4).unwrap();
        let sides: Vec<SeatSet> = seats.iter().map(SeatSet::only).collect();
        let seeds = Seeds::new(1, 0);
        let of = |table: &[usize]| numbers(&seated(seats, &sides, table), seeds);
        let (first, second) = (of(&[0, 1, 0, 1]), of(&[1, 0, 1, 0]));
        assert_eq!([second[1], second[0], second[3], second[2]][..], first[..]);
        assert_eq!(
            first.iter().collect::<BTreeSet<_>>().len(),
            4,
            "and everybody has another"
        );
    }
}
