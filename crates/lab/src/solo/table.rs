//! A table of SOLO: everybody hears of everything, and who acts next follows from the order of play and from how quick people are.

use super::Reactions;
use crate::Players;
use crate::simulated::Table;
use bots::solo::order::{Company, Order, Question, Several};
use game::{Chance, Seat, Sink};
use solo::{Action, Event, Happened, Round, View};

/// A round with more actions than this does not end, as far as we can tell. Real ones have some hundred.
pub const MOST_ACTIONS: u32 = 100_000;

/// The players at the table, and who of them acts next.
pub struct Seated {
    order: Order,
    company: Reacting,
    /// Actions in this round.
    actions: u32,
}

/// Players, and how quick they are.
struct Reacting {
    players: Players<Round>,
    reactions: Reactions,
}

impl Sink<Event> for Seated {
    fn emit(&mut self, event: Event) {
        if let Happened::Dealt { .. } = event {
            self.actions = 0;
        }
        self.order.emit(event);
        self.company.players.hear(&event);
    }
}

impl Table<Round> for Seated {
    fn new(players: Players<Round>, chance: Chance) -> Self {
        let reactions = Reactions::new(chance);
        Self {
            order: Order::default(),
            company: Reacting { players, reactions },
            actions: 0,
        }
    }

    fn players(&mut self) -> &mut Players<Round> {
        &mut self.company.players
    }

    fn next_action(&mut self, round: &Round) -> Option<(Seat, Action)> {
        self.actions += 1;
        if self.actions > MOST_ACTIONS {
            return None;
        }
        self.order.next(round, &mut self.company)
    }
}

impl Company for Reacting {
    fn ask(&mut self, seat: Seat, view: &View, question: Question) -> Option<Action> {
        question.put(self.players.at(seat)?, view)
    }

    fn first(&mut self, several: &Several) -> Option<(Seat, Action)> {
        let wanting = self.wanting(several, several.in_order());
        self.reactions.first(wanting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Contender, Lineup};
    use bots::Level;
    use game::{Game, Seed};
    use std::collections::BTreeMap;

    /// Given a position and players of a level, when it is asked many times who acts next, then how often each does what.
    fn counted(position: &str, level: Level) -> BTreeMap<String, usize> {
        let round: Round = position.parse().unwrap();
        let lineup = Lineup::all(round.seats(), &Contender::of(level));
        let mut table = Seated::new(lineup.players(|| 1), Seed::from_number(1).stream(0));
        let mut counts = BTreeMap::new();
        for _ in 0..4000 {
            let (seat, action) = table.next_action(&round).unwrap();
            *counts.entry(format!("{seat} {action}")).or_default() += 1;
        }
        counts
    }

    const OWED: &str = "seats 4; turn 2; hand 1 g5; hand 2 g1 y2; hand 3 g2 y3; hand 4 b1 b2; discard r1; owes 1";

    #[test]
    fn s_35_the_first_of_call_and_catch_decides_and_everybody_is_equally_quick() {
        let counts = counted(&format!("rules modern penalty=caught; {OWED}"), Level::Greedy);
        let done: Vec<&str> = counts.keys().map(String::as_str).collect();
        assert_eq!(done, ["1 solo", "2 catch 1", "3 catch 1", "4 catch 1"]);
        assert!(counts.values().all(|count| count.abs_diff(1000) < 100), "{counts:?}");
    }

    #[test]
    fn where_the_penalty_comes_by_itself_only_those_who_owe_a_call_are_asked() {
        let counts = counted(&format!("rules modern; {OWED}"), Level::Greedy);
        assert_eq!(counts, [("1 solo".to_string(), 4000)].into());
    }
}
