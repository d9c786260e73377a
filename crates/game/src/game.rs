//! What every game of this house can do. Servers, bots, the lab and the tests know a game only through [`Game`].

use crate::notation::Penned;
use crate::{Outcome, Scores, Seat, SeatSet, Seats, Seed};
use std::fmt::{self, Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Who does something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The host of the table, who may impose penalties where a game has them.
    Host,
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => Display::fmt(seat, f),
            Self::Host => f.write_str("host"),
        }
    }
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody watching, who sees what everybody sees.
    Spectator,
}

impl Viewer {
    /// Whether this is the player in `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// Where events go. The unit type drops them, and then they cost nothing.
pub trait Sink<E> {
    /// Takes the next event.
    fn emit(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// Why an action is refused.
pub trait Refusal {
    /// The number of the rule that refuses it, such as `S-08`.
    fn rule(&self) -> &'static str;
}

/// A deal as one viewer sees it: borrowed, and nothing in it that the viewer may not know.
pub trait Projection<G: Game> {
    /// Who is looking.
    fn viewer(&self) -> Viewer;

    /// Every action open to the viewer.
    fn legal(&self) -> Vec<G::Action>;

    /// All of it as an owned value.
    fn sight(&self) -> G::Sight;
}

/// Rules that are not for so many players, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadTable(String);

impl BadTable {
    /// Why so many cannot play.
    pub fn new(why: String) -> Self {
        Self(why)
    }

    /// Whether as many play as the game is for, whatever its rules.
    ///
    /// # Errors
    /// When they are too few or too many.
    pub fn unless_within<G: Game>(seats: Seats) -> Result<(), Self> {
        if G::SEATS.contains(&seats.count()) {
            return Ok(());
        }
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        Err(Self(format!(
            "{} is for {least} to {most} players, not {seats}",
            G::NAME
        )))
    }
}

/// One deal of a game, being played: a fixed-size value without heap, clock or chance of its own.
///
/// All text forms (`Display` and `FromStr`) round-trip and are specified in docs/NOTATION.md.
pub trait Game: Clone + Eq + Debug + Display + FromStr<Err: Display> {
    /// One rulebook, house rules included.
    type Rules: Clone + Eq + Debug + Display + FromStr<Err: Display>;
    /// What a seat or the host wants to do.
    type Action: Copy + Eq + Debug + Display + FromStr<Err: Display>;
    /// What happened, with everything hidden in it. It must not leave the program.
    type Event: Clone + Debug + Display;
    /// What one viewer may see of an event.
    type Seen: Clone + Eq + Debug + Display + FromStr<Err: Display>;
    /// What one viewer may see of the whole deal, as an owned value.
    type Sight: Clone + Eq + Debug + Display + Penned + FromStr<Err: Display>;
    /// The same, borrowed: what bots decide by.
    type View<'a>: Projection<Self>
    where
        Self: 'a;
    /// Why an action is refused.
    type Illegal: Copy + Eq + Debug + Display + Refusal;

    /// The game's name as a word of the command line.
    const NAME: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;
    /// The revision of the rules: a corrected ruling is a new one, and records carry it.
    const REVISION: u32;

    /// Whether so many can play by these rules.
    ///
    /// # Errors
    /// Why they cannot.
    fn admits(_rules: &Self::Rules, seats: Seats) -> Result<(), BadTable> {
        BadTable::unless_within::<Self>(seats)
    }

    /// Finds out who deals first in a match.
    fn first_dealer(rules: &Self::Rules, seats: Seats, seed: &Seed, sink: &mut impl Sink<Self::Event>) -> Seat;

    /// Shuffles and deals. The rules must [admit](Game::admits) so many.
    fn deal(rules: &Self::Rules, seats: Seats, dealer: Seat, seed: &Seed, sink: &mut impl Sink<Self::Event>) -> Self;

    /// Deals a deck that somebody stacked: cards in notation, the first dealt first.
    ///
    /// # Errors
    /// When that is not exactly the deck.
    fn deal_stacked(
        rules: &Self::Rules,
        seats: Seats,
        dealer: Seat,
        deck: &str,
        seed: &Seed,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<Self, <Self as FromStr>::Err>;

    /// One field of a position or sight, rewritten as [`Display`] writes it.
    ///
    /// # Errors
    /// When there is no such field, or its value is none.
    fn canonical_field(text: &str) -> Result<String, <Self as FromStr>::Err>;

    /// The field of a position that an error is about, as it begins (`hand 3`), if it is about one.
    fn faulty_field(error: &<Self as FromStr>::Err) -> Option<String>;

    /// Does what the actor wants, or refuses and changes nothing.
    ///
    /// # Errors
    /// The reason, when the rules do not allow it.
    fn act(
        &mut self,
        actor: Actor,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Hands every action that [`act`](Game::act) would accept from this actor to `each`, once.
    fn legal(&self, actor: Actor, each: &mut impl FnMut(Self::Action));

    /// The rules it is played by.
    fn rules(&self) -> &Self::Rules;

    /// The seats at the table.
    fn seats(&self) -> Seats;

    /// The dealer of this deal.
    fn dealer(&self) -> Seat;

    /// Whose decision play waits for. Empty when the deal is over.
    fn waits_for(&self) -> SeatSet;

    /// Who might be able to act, as far as anybody can see: it depends on public facts alone.
    fn may_act(&self) -> SeatSet;

    /// What is done for a seat that play waits for and whose time ran out.
    fn default_action(&self, seat: Seat) -> Option<Self::Action>;

    /// What a viewer may see of an event: nothing, or some of it.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// What a viewer may see of the deal.
    fn view(&self, viewer: Viewer) -> Self::View<'_>;

    /// The same as an owned value.
    fn sight(&self, viewer: Viewer) -> Self::Sight {
        self.view(viewer).sight()
    }

    /// A deal that looks like this to its viewer. What the viewer cannot see is filled in somehow, but always in the same way: it
    /// is there so that a program to which only a sight was sent can ask for a [view](Game::view), and tells nothing more.
    ///
    /// # Errors
    /// When no deal looks like this.
    fn imagine(sight: &Self::Sight) -> Result<Self, <Self as FromStr>::Err>;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Who has won the match with these scores, once it is over.
    fn match_winners(rules: &Self::Rules, scores: &Scores) -> Option<SeatSet>;
}
