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
        let mut wanting = Vec::new();
        for seat in several.in_order() {
            if let Some(action) = self.ask(seat, &several.view(seat), several.question()) {
                wanting.push((seat, action));
            }
        }
        self.reactions.first(wanting)
    }
}
