//! Who is first at a table of SOLO: calls, then cards thrown in, the quickest first, then whoever is awaited.

use super::Reactions;
use crate::Players;
use crate::simulated::Table;
use game::{Chance, Game, Seat, SeatSet, Sink, Viewer};
use solo::{Action, Event, Happened, Round};

/// A round with more actions than this does not end, as far as we can tell. Real ones have some hundred.
pub const MOST_ACTIONS: u32 = 100_000;

/// The players at the table, and how quick they are.
pub struct Seated {
    players: Players<Round>,
    reactions: Reactions,
    /// Who has not yet been asked about the twin of the top card: everybody when it is new, and whoever got cards since.
    curious: SeatSet,
    /// Actions in this round.
    actions: u32,
}

impl Sink<Event> for Seated {
    /// Notices who must be asked about the twin.
    fn emit(&mut self, event: Event) {
        match event {
            Happened::Dealt { .. } => {
                // Somebody may have the start card's twin.
                self.curious = self.players.seats().all();
                self.actions = 0;
            }
            Happened::Played { .. } | Happened::Tripled { .. } | Happened::Protected { .. } => {
                self.curious = self.players.seats().all();
            }
            Happened::Drew { seat, .. } | Happened::Moved { to: seat, .. } | Happened::Gave { to: seat, .. } => {
                self.curious = self.curious.with(seat);
            }
            _ => {}
        }
        self.players.hear(&event);
    }
}

impl Table<Round> for Seated {
    fn new(players: Players<Round>, chance: Chance) -> Self {
        Self {
            players,
            reactions: Reactions::new(chance),
            curious: SeatSet::EMPTY,
            actions: 0,
        }
    }

    fn players(&mut self) -> &mut Players<Round> {
        &mut self.players
    }

    fn next_action(&mut self, round: &Round) -> Option<(Seat, Action)> {
        self.actions += 1;
        let table = round.view(Viewer::Spectator);
        let awaited = table
            .waits_for()
            .iter()
            .next()
            .filter(|_| self.actions <= MOST_ACTIONS)?;
        for late in table.owes().iter() {
            if let Some(call) = self.players.ask(round, late, |player, view| player.call(view)) {
                return Some((late, call));
            }
        }
        if table.asked().is_empty()
            && let Some(thrown) = self.interjection(round)
        {
            return Some(thrown);
        }
        let decided = self.players.ask(round, awaited, |player, view| player.decide(view));
        Some((awaited, decided.or_else(|| round.default_action(awaited))?))
    }
}

impl Seated {
    /// Asks those who hold the twin of the top card and are not in turn: in turn it is a card like any other.
    fn interjection(&mut self, round: &Round) -> Option<(Seat, Action)> {
        let table = round.view(Viewer::Spectator);
        let curious = std::mem::take(&mut self.curious);
        let holders = round.can_interject().and(curious).without(table.turn());
        if holders.is_empty() {
            return None;
        }
        let in_order = round.seats().round_from(table.turn(), table.direction());
        let mut wanting = Vec::new();
        for seat in in_order.filter(|seat| holders.contains(*seat)) {
            if let Some(action) = self.players.ask(round, seat, |player, view| player.interject(view)) {
                wanting.push((seat, action));
            }
        }
        self.reactions.first(wanting)
    }
}
