//! Rounds played out by `chance` against itself, counted by their events.

use super::Chance;
use crate::Tally;
use game::{Actor, Direction, Game, Seat, Seats, Sink, Viewer};
use solo::{Action, Event, Happened, Round, Rules, Why};

impl Sink<Event> for Tally {
    #[inline]
    fn emit(&mut self, event: Event) {
        match event {
            Happened::Played { .. }
            | Happened::Tripled { .. }
            | Happened::Protected { .. }
            | Happened::Drew { why: Why::Turn, .. }
            | Happened::Paid { .. } => self.moves += 1,
            Happened::Called { .. }
            | Happened::Passed { .. }
            | Happened::Declined { .. }
            | Happened::Caught { .. }
            | Happened::Nothing { .. } => self.other_actions += 1,
            _ => {}
        }
    }
}

/// Round after round of `chance` against itself.
#[derive(Clone, Debug)]
pub struct Playout {
    rules: Rules,
    seats: Seats,
    dealer: Seat,
    chance: Chance,
}

impl Playout {
    /// Rounds by these rules; everything follows from the seed.
    pub fn new(rules: Rules, seats: Seats, seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let dealer = Round::first_dealer(&rules, seats, &chance.random().seed(), &mut ());
        Self {
            rules,
            seats,
            dealer,
            chance,
        }
    }

    /// Deals a round and plays it to its end.
    ///
    /// # Panics
    /// Never, unless view and round disagree on what is legal.
    pub fn round(&mut self) -> Tally {
        let mut watch = Watch::default();
        let seed = self.chance.random().seed();
        let mut round = Round::deal(&self.rules, self.seats, self.dealer, &seed, &mut watch);
        self.dealer = self.seats.next(self.dealer, Direction::Clockwise);
        while let Some((seat, action)) = next_action(&mut self.chance, &round, &mut watch.laid) {
            round
                .act(Actor::Seat(seat), action, &mut watch)
                .expect("it plays what its view offers");
        }
        watch.tally
    }
}

/// Counts, and notices when a card is laid.
#[derive(Default)]
struct Watch {
    tally: Tally,
    /// Whether there is a new top card that nobody was asked about yet.
    laid: bool,
}

impl Sink<Event> for Watch {
    #[inline]
    fn emit(&mut self, event: Event) {
        if let Happened::Played { .. }
        | Happened::Tripled { .. }
        | Happened::Protected { .. }
        | Happened::Turned { .. } = event
        {
            self.laid = true;
        }
        self.tally.emit(event);
    }
}

/// Who does what next: calls first; then, once for every new top card, those who throw in its twin, in random order; then
/// whoever the round waits for.
#[inline(always)]
fn next_action(chance: &mut Chance, round: &Round, laid: &mut bool) -> Option<(Seat, Action)> {
    let table = round.view(Viewer::Spectator);
    let seat = table.waits_for().iter().next()?;
    if let Some(late) = table.owes().iter().next() {
        return Some((late, Action::Call));
    }
    if *laid && table.asked().is_empty() {
        *laid = false;
        if let Some(thrown) = interjection(chance, round) {
            return Some(thrown);
        }
    }
    Some((seat, chance.decide(&round.view(Viewer::Seat(seat)))?))
}

#[inline]
fn interjection(chance: &mut Chance, round: &Round) -> Option<(Seat, Action)> {
    // In turn, the twin is a card like any other.
    let holders = round.can_interject().without(round.view(Viewer::Spectator).turn());
    let mut first = None;
    let mut contenders = 0;
    for seat in holders.iter() {
        if let Some(action) = chance.interject(&round.view(Viewer::Seat(seat))) {
            contenders += 1;
            // Each of those who want to is first with equal chance.
            if contenders == 1 || chance.random().below(contenders) == 0 {
                first = Some((seat, action));
            }
        }
    }
    first
}
