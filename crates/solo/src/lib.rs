//! SOLO, exact in all seven printed rulebooks.
//!
//! A [`Round`] is dealt or read from a position ([`Setup`]), changed by [`Action`]s, which it accepts or refuses with an
//! [`Illegal`], and told of by [`Event`]s. What one seat may know is a [`View`]. A [`Rules`] is a printed edition as data.
//! Rules are cited by their numbers, `S-01` to `S-43`. Matches, scores and the shuffle are the crate `game`'s.
//!
//! No input or output, no clock, no chance but the seed's, no heap in the state.

mod action;
mod card;
mod deck;
mod event;
mod hand;
mod illegal;
mod notation;
mod round;
mod rules;
mod setup;
mod view;

pub use action::{Action, BadAction, Choice, Pair, Play, Triple};
pub use card::{BadCard, BadColour, Card, Colour, Faces, Kind};
pub use deck::{Deck, MAX_CARDS};
pub use event::{Cards, EVENTS, Event, Happened, Seen, Why};
pub use hand::Hand;
pub use illegal::Illegal;
pub use notation::BadPosition;
pub use round::{Options, Round};
pub use rules::{
    AfterChain, AfterSwap, AllSwapTo, BadRules, Chains, Edition, Interject, Limit, MayDraw, Penalty, Rules, Scoring,
    SoloUntil, SoloWhen, Start, SwapDuty, TripleTakes, Triples,
};
pub use setup::{Answer, BadSetup, Over, Position, Question, Setup, Sight};
pub use view::View;
