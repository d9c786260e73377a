//! SKIP-BO as a [`Game`]: the trait's words for what `round` does.

use super::{Round, lot};
use crate::notation::{self, BadPosition};
use crate::{Action, Event, Illegal, Over, Rules, Seen, Sight, Stock, View};
use game::{Actor, BadTable, BySeat, Game, Outcome, Scores, Seat, SeatSet, Seats, Seed, Sink, Viewer};
use std::ops::RangeInclusive;

impl Round {
    /// What each seat, or its team, writes down (B-19).
    pub(crate) fn points(&self, over: Over) -> BySeat<u32> {
        let mut points = BySeat::new(self.seats, 0);
        if let Over::Won(side) = over {
            let left = self.left(self.seats.all().minus(side));
            for seat in side.iter() {
                points[seat] = 25 + 5 * left as u32;
            }
        }
        points
    }
}

impl Game for Round {
    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type Sight = Sight;
    type View<'a> = View<'a>;
    type Illegal = Illegal;

    const NAME: &'static str = "skipbo";
    const SEATS: RangeInclusive<usize> = 2..=crate::MAX_SEATS;
    const REVISION: u32 = 1;

    fn admits(rules: &Rules, seats: Seats) -> Result<(), BadTable> {
        BadTable::unless_within::<Self>(seats)?;
        let (stock, printed) = (rules.stock(seats), Stock::printed(seats));
        if stock > printed {
            return Err(BadTable::new(format!(
                "with {seats} players a stock pile has 1 to {printed} cards, not {stock}"
            )));
        }
        match rules.teams().seats() {
            Some(wanted) if wanted != seats.count() => Err(BadTable::new(format!(
                "teams={} is for {wanted} players, not {seats}",
                rules.teams()
            ))),
            _ => Ok(()),
        }
    }

    fn first_dealer(_: &Rules, seats: Seats, seed: &Seed, sink: &mut impl Sink<Event>) -> Seat {
        lot::first_dealer(seats, seed, sink)
    }

    fn deal(rules: &Rules, seats: Seats, dealer: Seat, seed: &Seed, sink: &mut impl Sink<Event>) -> Self {
        Self::dealt(*rules, seats, dealer, seed, sink)
    }

    fn deal_stacked(
        rules: &Rules,
        seats: Seats,
        dealer: Seat,
        deck: &str,
        seed: &Seed,
        sink: &mut impl Sink<Event>,
    ) -> Result<Self, BadPosition> {
        let cards = notation::read_deck(deck)?;
        Ok(Self::dealt_stacked(*rules, seats, dealer, &cards, seed, sink))
    }

    fn canonical_field(text: &str) -> Result<String, BadPosition> {
        notation::canonical_field(text)
    }

    fn faulty_field(error: &BadPosition) -> Option<String> {
        error.field()
    }

    #[inline]
    fn act(&mut self, actor: Actor, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.do_action(actor, action, sink)
    }

    fn legal(&self, actor: Actor, each: &mut impl FnMut(Action)) {
        match actor {
            Actor::Seat(seat) => self.each_legal(seat, each),
            Actor::Host => self.each_penalty(each),
        }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn dealer(&self) -> Seat {
        self.dealer
    }

    fn waits_for(&self) -> SeatSet {
        self.awaited()
    }

    fn may_act(&self) -> SeatSet {
        self.awaited()
    }

    fn default_action(&self, seat: Seat) -> Option<Action> {
        self.default_for(seat)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen_by(viewer))
    }

    #[inline]
    fn view(&self, viewer: Viewer) -> View<'_> {
        View::new(self, viewer)
    }

    fn imagine(sight: &Sight) -> Result<Self, BadPosition> {
        Ok(Self::imagined(sight)?)
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.over?;
        Some(Outcome {
            winners: match over {
                Over::Won(seats) => seats,
                Over::Blocked => SeatSet::EMPTY,
            },
            points: self.points(over),
        })
    }

    fn match_winners(rules: &Rules, scores: &Scores) -> Option<SeatSet> {
        // Only one side writes something down after a game, so it is the only one that can just have got there (B-20).
        let highest = scores.highest();
        (highest >= rules.limit()).then(|| scores.with_total(highest))
    }
}

impl PartialEq for Round {
    /// Two games are equal when everything about them is; the unused places of the arrays do not count.
    fn eq(&self, other: &Self) -> bool {
        self.setup() == other.setup()
    }
}

impl Eq for Round {}

impl std::fmt::Debug for Round {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Round({self})")
    }
}
