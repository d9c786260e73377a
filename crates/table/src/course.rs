//! The course of a match, played again for those who come to hear it: bots, and whoever plays for somebody.

use crate::table::Contest;
use crate::{Live, Table};
use game::{Match, Seat, Viewer};

/// What is to be heard of a match, one after the other.
pub(crate) enum Lesson<'a, G: Live> {
    /// A deal begins, with this score sheet.
    Begins(&'a Match<G>),
    /// Something happened, with everything hidden in it.
    Happened(&'a [G::Event]),
    /// The match is over.
    Ended(&'a Match<G>),
}

/// A place in the course of a match: so many deals were begun, and so many actions of the last one done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Place {
    deals: usize,
    actions: usize,
    /// Whether the match is over.
    ended: bool,
}

impl Place {
    pub(crate) const LAST: Self = Self {
        deals: usize::MAX,
        actions: usize::MAX,
        ended: true,
    };
}

/// The course of a match, played again as far as it was heard.
pub(crate) struct Course<G: Live> {
    place: Place,
    game: Option<G>,
}

impl<G: Live> Default for Course<G> {
    fn default() -> Self {
        Self {
            place: Place::default(),
            game: None,
        }
    }
}

impl<G: Live> Course<G> {
    /// How far it was heard.
    pub(crate) fn place(&self) -> Place {
        self.place
    }

    /// The deal, as far as it was heard.
    pub(crate) fn game(&self) -> Option<&G> {
        self.game.as_ref()
    }

    /// Goes on to a place, and tells everything on the way.
    pub(crate) fn run(&mut self, contest: &Contest<G>, to: Place, tell: &mut impl FnMut(Lesson<'_, G>)) {
        while self.place < to && self.go_on(contest, tell) {}
    }

    /// Goes on by one thing, if there is one.
    fn go_on(&mut self, contest: &Contest<G>, tell: &mut impl FnMut(Lesson<'_, G>)) -> bool {
        let mut events = Vec::new();
        let begun = self.place.deals.checked_sub(1).and_then(|last| contest.deals.get(last));
        if let (Some(acted), Some(game)) = (
            begun.and_then(|deal| deal.actions.get(self.place.actions)),
            &mut self.game,
        ) {
            self.place.actions += 1;
            game.act(acted.actor, acted.action, &mut events)
                .expect("it was done at the table");
        } else if let Some(deal) = contest.deals.get(self.place.deals) {
            self.place.deals += 1;
            self.place.actions = 0;
            tell(Lesson::Begins(&deal.before));
            self.game = deal.dealt(self.place.deals as u32, &mut events);
        } else if !contest.runs() && !self.place.ended {
            self.place.ended = true;
            tell(Lesson::Ended(&contest.score));
        } else {
            return false;
        }
        tell(Lesson::Happened(&events));
        true
    }
}

/// What somebody in a seat hears of a match.
#[derive(Clone, Debug)]
pub enum Chapter<'a, G: Live> {
    /// A deal begins, with this score sheet; the first one begins the match.
    Begins(&'a Match<G>),
    /// Something happened, as the seat sees it.
    Seen(G::Seen),
    /// The match is over.
    Ended(&'a Match<G>),
}

/// Somebody who hears a match in one seat, from its beginning on, whenever he comes: what a bot must be told that is not of this house.
pub struct Follower<G: Live> {
    seat: Seat,
    /// Which match, counted from 1.
    number: u32,
    course: Course<G>,
}

impl<G: Live> Follower<G> {
    /// Somebody in a seat who has not heard of anything yet.
    pub fn new(seat: Seat) -> Self {
        Self {
            seat,
            number: 0,
            course: Course::default(),
        }
    }

    /// Where he sits.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Hears what has happened at the table since it was last followed.
    pub fn follow(&mut self, table: &Table<G>, mut tell: impl FnMut(Chapter<'_, G>)) {
        let Some(contest) = table.contest() else { return };
        if self.number != table.matches() {
            self.number = table.matches();
            self.course = Course::default();
        }
        let viewer = Viewer::Seat(self.seat);
        self.course.run(contest, Place::LAST, &mut |lesson| match lesson {
            Lesson::Begins(score) => tell(Chapter::Begins(score)),
            Lesson::Happened(events) => {
                let seen = events.iter().filter_map(|event| G::seen(event, viewer));
                seen.for_each(|seen| tell(Chapter::Seen(seen)));
            }
            Lesson::Ended(score) => tell(Chapter::Ended(score)),
        });
    }
}

impl<G: Live> std::fmt::Debug for Follower<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Follower")
            .field("seat", &self.seat)
            .finish_non_exhaustive()
    }
}
