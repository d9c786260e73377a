//! SKIP-BO, each for himself or with partners.
//!
//! A [`Round`] is one game, dealt or read from a position ([`Setup`]), changed by [`Action`]s, which it accepts or refuses
//! with an [`Illegal`], and told of by [`Event`]s. What one seat may know is a [`View`]. A [`Rules`] is what a table has
//! agreed on: stock size, teams, house rules. Rules are cited by their numbers, `B-01` to `B-24`. Matches, scores and the
//! shuffle are the crate `game`'s.
//!
//! No input or output, no clock, no chance but the seed's, no heap in the state.

mod action;
mod card;
mod deck;
mod discards;
mod event;
mod hand;
mod illegal;
mod notation;
mod round;
mod rules;
mod setup;
mod stocks;
mod view;

pub use action::{Action, BadAction, Count, Penalty, Pile, Play, Source, Whose};
pub use card::{BadCard, Card};
pub use deck::{Bag, DECK, MAX_CARDS};
pub use event::{Cards, EVENTS, Event, Happened, Seen};
pub use hand::{FULL, Hand};
pub use illegal::Illegal;
pub use notation::BadPosition;
pub use round::{Building, Round};
pub use rules::{BadRules, Block, Edition, MAX_SEATS, Penalties, Rules, Stock, Teams};
pub use setup::{BadSetup, Over, Position, Setup, Sight};
pub use view::View;
