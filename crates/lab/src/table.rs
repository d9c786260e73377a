//! A table at which bots play one match: it asks them, each with its own view, and decides who is first.

use crate::Sim;
use crate::reaction::Reactions;
use crate::seeds::Seeds;
use bots::Player;
use game::{Actor, BySeat, Game, Match, Seat, SeatSet, Seed, Sink, Viewer};
use solo::{Action, Event, Happened, Round};

/// A round with more actions than this does not end, as far as we can tell. Real ones have some hundred.
pub const MOST_ACTIONS: u32 = 100_000;

/// A match with more rounds than this is cut off. The longest real ones need some hundred.
const MOST_ROUNDS: u64 = 10_000;

/// Somebody who watches a match, and can end it between two rounds.
pub(crate) trait Watch: Sink<Event> {
    /// Whether another round may be dealt.
    fn another(&mut self) -> bool;

    /// A round was dealt.
    fn dealt(&mut self, seed: &Seed, round: &Round);

    /// A seat has done something, and this is the round after it.
    fn acted(&mut self, seat: Seat, action: Action, round: &Round);

    /// The round is over, or did not end.
    fn ended(&mut self, round: &Round);
}

/// How a match ended.
pub(crate) enum End {
    /// Somebody has won, after so many rounds.
    Won(u64, SeatSet),
    /// It was cut off.
    CutOff,
}

/// Plays the match with this number.
pub(crate) fn play_match(sim: &Sim, index: u64, watch: &mut impl Watch) -> End {
    let seeds = Seeds::new(sim.seed, index);
    let mut number = seeds.players();
    let mut seated = Seated {
        players: BySeat::from_fn(sim.seats(), |seat| Some(sim.players[seat].player(number()))),
        reactions: Reactions::new(seeds.reactions()),
        curious: SeatSet::EMPTY,
    };
    let mut score = Match::<Round>::new(sim.rules, sim.seats(), &seeds.dealer());
    for rounds in 1..=MOST_ROUNDS {
        if !watch.another() {
            break;
        }
        let seed = seeds.round(rounds);
        let mut round = score.deal(&seed, watch);
        watch.dealt(&seed, &round);
        // Somebody may have the start card's twin.
        seated.curious = sim.seats().all();
        seated.play(&mut round, watch);
        watch.ended(&round);
        let Some(outcome) = round.outcome() else {
            break;
        };
        score.add(&outcome);
        if let Some(winners) = score.winners() {
            return End::Won(rounds, winners);
        }
    }
    End::CutOff
}

/// The players at the table, and how quick they are.
struct Seated {
    /// Everybody has one; `None` is only what places beyond the last seat are filled with.
    players: BySeat<Option<Box<dyn Player>>>,
    reactions: Reactions,
    /// Who has not yet been asked about the twin of the top card: everybody when it is new, and whoever got cards since.
    curious: SeatSet,
}

/// Hands events on, and notices who must be asked about the twin.
struct Noticing<'a, W> {
    watch: &'a mut W,
    curious: &'a mut SeatSet,
    all: SeatSet,
}

impl<W: Watch> Sink<Event> for Noticing<'_, W> {
    fn emit(&mut self, event: Event) {
        match event {
            Happened::Played { .. } | Happened::Tripled { .. } | Happened::Protected { .. } => {
                *self.curious = self.all;
            }
            Happened::Drew { seat, .. } | Happened::Moved { to: seat, .. } | Happened::Gave { to: seat, .. } => {
                *self.curious = self.curious.with(seat);
            }
            _ => {}
        }
        self.watch.emit(event);
    }
}

impl Seated {
    /// Plays a round to its end, or until it has lasted too long.
    fn play(&mut self, round: &mut Round, watch: &mut impl Watch) {
        for _ in 0..MOST_ACTIONS {
            let Some((seat, action)) = self.next_action(round) else {
                return;
            };
            let mut sink = Noticing {
                all: round.seats().all(),
                curious: &mut self.curious,
                watch,
            };
            round
                .act(Actor::Seat(seat), action, &mut sink)
                .expect("players do what their views offer");
            watch.acted(seat, action, round);
        }
    }

    /// Who does what next: calls first, then cards thrown in, the quickest first, then whoever the round waits for.
    fn next_action(&mut self, round: &Round) -> Option<(Seat, Action)> {
        let table = round.view(Viewer::Spectator);
        let awaited = table.waits_for().iter().next()?;
        for late in table.owes().iter() {
            if let Some(call) = self.ask(round, late, |player, view| player.call(view)) {
                return Some((late, call));
            }
        }
        if table.asked().is_empty()
            && let Some(thrown) = self.interjection(round)
        {
            return Some(thrown);
        }
        let decided = self.ask(round, awaited, |player, view| player.decide(view));
        Some((awaited, decided.or_else(|| round.default_action(awaited))?))
    }

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
            if let Some(action) = self.ask(round, seat, |player, view| player.interject(view)) {
                wanting.push((seat, action));
            }
        }
        self.reactions.first(wanting)
    }

    fn ask(
        &mut self,
        round: &Round,
        seat: Seat,
        question: impl FnOnce(&mut dyn Player, &solo::View) -> Option<Action>,
    ) -> Option<Action> {
        let player = self.players[seat].as_deref_mut()?;
        question(player, &round.view(Viewer::Seat(seat)))
    }
}
