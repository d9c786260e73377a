//! Rounds played out by `chance` against itself, counted by their events.

use super::Chance;
use super::order::{Company, Order, Question, Several};
use crate::Tally;
use game::{Actor, Direction, Game, Seat, Seats, Sink};
use solo::{Action, Event, Happened, Round, Rules, View, Why};

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
        while let Some((seat, action)) = watch.order.next(&round, &mut self.chance) {
            round
                .act(Actor::Seat(seat), action, &mut watch)
                .expect("it plays what its view offers");
        }
        watch.tally
    }
}

/// Counts, and keeps the order.
#[derive(Default)]
struct Watch {
    tally: Tally,
    order: Order,
}

impl Sink<Event> for Watch {
    #[inline]
    fn emit(&mut self, event: Event) {
        self.order.emit(event);
        self.tally.emit(event);
    }
}

impl Company for Chance {
    #[inline]
    fn ask(&mut self, _: Seat, view: &View, question: Question) -> Option<Action> {
        question.put(self, view)
    }

    // By force: where it is called the question is known, and nothing else is answered there.
    #[inline(always)]
    fn first(&mut self, several: &Several) -> Option<(Seat, Action)> {
        let mut first = None;
        let mut contenders = 0;
        for seat in several.seats().iter() {
            if let Some(action) = self.ask(seat, &several.view(seat), several.question()) {
                contenders += 1;
                // Each of those who want to is first with equal chance.
                if contenders == 1 || self.random().below(contenders) == 0 {
                    first = Some((seat, action));
                }
            }
        }
        first
    }
}
