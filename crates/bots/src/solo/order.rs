//! Who acts next at a table of SOLO: calls, then cards thrown in, then whoever is awaited.
//!
//! Everybody may act nearly always, so somebody must say who is asked what, and when. That is said here, once, for every table without
//! people; who answers, and who of several is quickest, is the table's own.

use crate::Player;
use game::{Game, MAX_SEATS, Seat, SeatSet, Seats, Sink, Viewer};
use solo::{Action, Event, Happened, Penalty, Round, View};

/// What a player can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Does it make the call that it owes, or catch somebody who owes one?
    Call,
    /// Does it throw a card in?
    Interject,
    /// What does it do, in turn or in answer to "do you protect yourself?"
    Decide,
}

impl Question {
    /// Puts it to a player.
    #[inline]
    pub fn put<P: Player<Round> + ?Sized>(self, player: &mut P, view: &View) -> Option<Action> {
        match self {
            Self::Call => player.call(view),
            Self::Interject => player.interject(view),
            Self::Decide => player.decide(view),
        }
    }
}

/// Those who sit at the table. They are handed what their seats see.
pub trait Company {
    /// What the player in a seat does, if anything.
    fn ask(&mut self, seat: Seat, view: &View, question: Question) -> Option<Action>;

    /// Who of several that are asked the same is quickest, of those who do anything; and what that is.
    fn first(&mut self, several: &Several) -> Option<(Seat, Action)>;

    /// Those of them who do something, and what.
    fn wanting(&mut self, several: &Several, seats: impl Iterator<Item = Seat>) -> Vec<(Seat, Action)>
    where
        Self: Sized,
    {
        let ask = |seat| Some((seat, self.ask(seat, &several.view(seat), several.question())?));
        seats.filter_map(ask).collect()
    }
}

/// Several players who are asked the same.
pub struct Several<'a> {
    round: &'a Round,
    seats: SeatSet,
    question: Question,
}

impl<'a> Several<'a> {
    /// Who they are: there is at least one.
    #[inline]
    pub fn seats(&self) -> SeatSet {
        self.seats
    }

    /// The same in the order of play, from the player in turn on.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> {
        let table = self.round.view(Viewer::Spectator);
        let round = table.seats().round_from(table.turn(), table.direction());
        round.filter(|seat| self.seats.contains(*seat))
    }

    /// What one of them sees.
    #[inline]
    pub fn view(&self, seat: Seat) -> View<'a> {
        self.round.view(Viewer::Seat(seat))
    }

    /// What they are asked.
    #[inline]
    pub fn question(&self) -> Question {
        self.question
    }
}

/// The order at a table. It must hear of everything that happens there.
#[derive(Clone, Copy, Default, Debug)]
pub struct Order {
    /// Who has not yet been asked about the twin of the top card: everybody when it is new, and whoever got cards since.
    curious: SeatSet,
}

/// Every seat there can be.
const ALL: SeatSet = match Seats::new(MAX_SEATS) {
    Some(seats) => seats.all(),
    None => SeatSet::EMPTY,
};

impl Sink<Event> for Order {
    /// Notices who must be asked about the twin. Somebody may have the start card's, too.
    #[inline]
    fn emit(&mut self, event: Event) {
        match event {
            Happened::Dealt { .. }
            | Happened::Played { .. }
            | Happened::Tripled { .. }
            | Happened::Protected { .. } => self.curious = ALL,
            Happened::Drew { seat, .. } | Happened::Moved { to: seat, .. } | Happened::Gave { to: seat, .. } => {
                self.curious = self.curious.with(seat);
            }
            _ => {}
        }
    }
}

impl Order {
    /// Who does what next. Nothing when the round is over.
    #[inline(always)]
    pub fn next(&mut self, round: &Round, company: &mut impl Company) -> Option<(Seat, Action)> {
        let table = round.view(Viewer::Spectator);
        let awaited = table.waits_for().iter().next()?;
        if !table.owes().is_empty()
            && let Some(called) = call(round, company)
        {
            return Some(called);
        }
        if table.asked().is_empty()
            && let Some(thrown) = self.interjection(round, company)
        {
            return Some(thrown);
        }
        let decided = company.ask(awaited, &round.view(awaited.into()), Question::Decide);
        Some((awaited, decided.or_else(|| round.default_action(awaited))?))
    }

    /// Those who hold the twin of the top card are asked, but for the player in turn: there it is a card like any other.
    #[inline]
    fn interjection(&mut self, round: &Round, company: &mut impl Company) -> Option<(Seat, Action)> {
        let curious = std::mem::take(&mut self.curious).without(round.view(Viewer::Spectator).turn());
        if curious.is_empty() {
            return None;
        }
        let seats = round.can_interject().and(curious);
        if seats.is_empty() {
            return None;
        }
        let question = Question::Interject;
        company.first(&Several { round, seats, question })
    }
}

/// Those who owe a call are asked, each in turn: there is no hurry. Where the others can catch them, the first of call and catch decides (S-35).
#[cold]
fn call(round: &Round, company: &mut impl Company) -> Option<(Seat, Action)> {
    let question = Question::Call;
    match round.rules().penalty() {
        Penalty::Auto => {
            let mut late = round.view(Viewer::Spectator).owes().iter();
            late.find_map(|seat| Some((seat, company.ask(seat, &round.view(seat.into()), question)?)))
        }
        Penalty::Caught => {
            let seats = round.seats().all();
            company.first(&Several { round, seats, question })
        }
    }
}
