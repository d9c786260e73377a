//! A table of SKIP-BO: only the player in turn has anything to decide.

use crate::Players;
use crate::simulated::Table;
use bots::skipbo::MOST_TURNS;
use game::{Chance, Game, Seat, Sink};
use skipbo::{Action, Event, Happened, Round};

/// The players at the table.
pub struct Seated {
    players: Players<Round>,
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
        self.players.hear(&event);
    }
}

impl Table<Round> for Seated {
    fn new(players: Players<Round>, _: Chance) -> Self {
        Self { players, turns: 0 }
    }

    fn players(&mut self) -> &mut Players<Round> {
        &mut self.players
    }

    fn next_action(&mut self, round: &Round) -> Option<(Seat, Action)> {
        let seat = round.waits_for().iter().next().filter(|_| self.turns <= MOST_TURNS)?;
        let decided = self.players.at(seat)?.decide(&round.view(seat.into()));
        Some((seat, decided.or_else(|| round.default_action(seat))?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Contender, Lineup};
    use bots::Level;
    use game::{Actor, Seats, Seed};

    /// A game that was dealt, and a table that heard of so many turns.
    fn after(turns: u32) -> (Round, Seated) {
        let (seats, seed) = (Seats::new(2).unwrap(), Seed::from_number(1));
        let lineup = Lineup::all(seats, &Contender::of(Level::Chance));
        let mut table = Seated::new(lineup.players(|| 1), seed.stream(0));
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
