//! What the texts of all games share: lists of cards that may be hidden, positions as lists of fields, and events as words.
//!
//! A game names its fields and reads their values; here is what it needs for that, so that a list of cards, a set of seats
//! or a number looks the same in every game, and is complained about in the same words. docs/NOTATION.md specifies it.

mod cards;
mod events;
mod fields;
mod pen;
mod values;

pub use cards::{BadCards, Face, Letters, List, One, Pile, Shown, fill_rest, unseen};
pub use events::{BadEvent, Words, event, from_to, some_seats};
pub use fields::{BadField, Fields, first_difference, in_field, written};
pub use pen::{Pen, Penned};
pub use values::{OrDash, Set, dash_or, number, seat, seats, set, viewer, viewer_text, yes_or_no, yes_text};
