//! SOLO.
mod card; mod deck; mod hand;
pub use card::{BadCard, BadColour, Card, Colour, Faces, Kind};
pub use deck::{Deck, MAX_CARDS};
pub use hand::Hand;
