//! A table of SKIP-BO: only the player in turn has anything to decide.

use crate::simulated::Table;
use bots::Level;
use bots::skipbo::{MOST_TURNS, Player, player};
use game::{BySeat, Chance, Game, Seat, Sink, Viewer};
use skipbo::{Action, Event, Happened, Round};

/// The players at the table.
pub struct Seated {
    /// Everybody has one; `None` is only what places beyond the last seat are filled with.
    players: BySeat<Option<Box<dyn Player>>>,
    /// Turns begun in this game.
    turns: u32,
}

impl Sink<Event> for Seated {
    fn emit(&mut self, event: Event) {
        match event {
            Happened::Dealt { .. } => self.turns = 0,
            Happened::Turn { .. } => self.turns += 1,
            _ => {}
        }
    }
}

impl Table<Round> for Seated {
    fn new(players: &BySeat<Level>, mut number: impl FnMut() -> u64, _: Chance) -> Self {
        Self {
            players: BySeat::from_fn(players.seats(), |seat| Some(player(players[seat], number()))),
            turns: 0,
        }
    }

    fn next_action(&mut self, round: &Round) -> Option<(Seat, Action)> {
        let seat = round.waits_for().iter().next().filter(|_| self.turns <= MOST_TURNS)?;
        let player = self.players[seat].as_deref_mut()?;
        Some((seat, player.decide(&round.view(Viewer::Seat(seat)))?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Actor, Seats, Seed};

    /// A game that was dealt, and a table that heard of so many turns.
    fn after(turns: u32) -> (Round, Seated) {
        let (seats, seed) = (Seats::new(2).unwrap(), Seed::from_number(1));
        let mut table = Seated::new(&BySeat::new(seats, Level::Chance), || 1, seed.stream(0));
        let round = Round::deal(
            &skipbo::Rules::default(),
            seats,
            Seat::numbered(1).unwrap(),
            &seed,
            &mut table,
        );
        let seat = round.waits_for().iter().next().unwrap();
        (1..turns).for_each(|_| table.emit(Happened::Turn { seat }));
        (round, table)
    }

    #[test]
    fn a_game_is_left_after_so_many_turns() {
        assert!(after(MOST_TURNS).1.next_action(&after(1).0).is_some());
        let (mut round, mut table) = after(MOST_TURNS + 1);
        assert_eq!(table.next_action(&round), None);
        // The next one is counted anew.
        round = Round::deal(
            round.rules(),
            round.seats(),
            round.dealer(),
            &Seed::from_number(2),
            &mut table,
        );
        let (seat, action) = table.next_action(&round).unwrap();
        round.act(Actor::Seat(seat), action, &mut table).unwrap();
    }
}
