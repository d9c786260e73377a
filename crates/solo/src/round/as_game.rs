//! SOLO as a [`Game`]: the trait's words for what `round` does.

use crate::notation::{self, BadPosition};
use crate::{Action, Event, Illegal, Round, Rules, Scoring, Seen, Sight, View};
use game::{Actor, Game, Outcome, Scores, Seat, SeatSet, Seats, Seed, Sink, Viewer};
use std::ops::RangeInclusive;

impl Game for Round {
    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type Sight = Sight;
    type View<'a> = View<'a>;
    type Illegal = Illegal;

    const NAME: &'static str = "solo";
    const SEATS: RangeInclusive<usize> = 2..=10;
    const REVISION: u32 = 1;

    fn first_dealer(_: &Rules, seats: Seats, seed: &Seed, _: &mut impl Sink<Event>) -> Seat {
        let index = seed.stream(0).below(seats.count() as u32) as usize;
        seats.iter().nth(index).expect("a number below the number of seats")
    }

    fn deal(rules: &Rules, seats: Seats, dealer: Seat, seed: &Seed, sink: &mut impl Sink<Event>) -> Self {
        Self::dealt(*rules, seats, dealer, None, seed, sink)
    }

    fn deal_stacked(
        rules: &Rules,
        seats: Seats,
        dealer: Seat,
        deck: &str,
        seed: &Seed,
        sink: &mut impl Sink<Event>,
    ) -> Result<Self, BadPosition> {
        let cards = notation::read_deck(rules.deck(), deck)?;
        Ok(Self::dealt(*rules, seats, dealer, Some(&cards), seed, sink))
    }

    fn canonical_field(text: &str) -> Result<String, BadPosition> {
        notation::canonical_field(text)
    }

    fn faulty_field(error: &BadPosition) -> Option<String> {
        error.field()
    }

    #[inline]
    fn act(&mut self, actor: Actor, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match actor {
            Actor::Seat(seat) => self.do_action(seat, action, sink),
            Actor::Host => Err(Illegal::NotForTheHost),
        }
    }

    fn legal(&self, actor: Actor, each: &mut impl FnMut(Action)) {
        if let Actor::Seat(seat) = actor {
            self.each_legal(seat, each);
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
        self.might_act()
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
        self.result()
    }

    fn match_winners(rules: &Rules, scores: &Scores) -> Option<SeatSet> {
        rules.limit.is_met_by(scores.highest()).then(|| match rules.scoring {
            Scoring::Penalty => scores.lowest(),
            Scoring::Winner => scores.with_total(scores.highest()),
        })
    }
}

impl PartialEq for Round {
    /// Two rounds are equal when everything about them is; the unused places of the arrays do not count.
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
