//! What a live table must know of a game beyond [`Game`](game::Game): who may do what out of turn, as far as anybody can see.

mod skipbo;
mod solo;

use bots::Played;
use game::{Direction, Seat, SeatSet};

/// What kind of deed an action is, at a table where people are not all equally quick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// It belongs to a turn and lays no card that others could have thrown something in before: a draw, a pass.
    Turn,
    /// It lays a card in turn, and ends the chance to throw in the twin of the one that lies there.
    Lay,
    /// It throws in the twin of the card that lies there, and ends the chance too.
    Interjection,
    /// It answers a question that is put to several at once (S-33).
    Answer,
    /// It is said and not played: a call, or pointing out that one is missing. It is never too early to be heard.
    Call,
}

impl Deed {
    /// Whether it ends the chance to throw a card in.
    pub fn lays(self) -> bool {
        matches!(self, Self::Lay | Self::Interjection)
    }
}

/// A game at a live table. Everything here but [`deed`](Live::deed) follows from what everybody can see.
pub trait Live: Played {
    /// Whether somebody might throw a card in now.
    fn interjectable(&self) -> bool;

    /// Who was asked a question that stays open for a fixed time (S-33); nobody when none is.
    fn asked(&self) -> SeatSet;

    /// Who owes a call, or could point out that one is missing.
    fn callers(&self) -> SeatSet;

    /// Which way play runs.
    fn direction(&self) -> Direction;

    /// What kind of deed this would be.
    fn deed(&self, action: &Self::Action) -> Deed;

    /// The same action without a call that goes with it: a call lapses when the hand has grown (S-38).
    fn lapsed(action: Self::Action) -> Self::Action;

    /// Who laid a card that something could be thrown in on, if this event says so.
    fn laid(event: &Self::Event) -> Option<Seat>;

    /// Who got cards, if this event says so.
    fn got(event: &Self::Event) -> Option<Seat>;
}
