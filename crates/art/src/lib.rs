//! Card art of our own, drawn by code as SVG: every face of both games, their backs, and the signs that a table needs.
//!
//! Each function gives one `<svg>` that stands alone: no ids, no fonts, no styles, so that sixty of them in a page never meet. A
//! card is 200 wide and 300 high in its own units, and as large as the page makes it. Nothing in a picture says what it
//! shows: it is hidden from screen readers, and whoever puts it somewhere names it there, in the words of the crate `words`.
//!
//! Nothing is told by colour alone: every colour of SOLO has a shape, and so has every group of numbers in SKIP-BO. What a
//! card is stands in its left upper corner, within the 30 % that a fan leaves visible.
//!
//! All colours are custom properties with a default ([`Paint`]), so that a page can change the look: [`Look::Contrast`] is one
//! that is easier to read.
//!
//! ```
//! let card = art::solo::face("r5".parse().unwrap());
//! assert!(card.starts_with("<svg ") && card.ends_with("</svg>"));
//! assert_ne!(card, art::solo::face("g5".parse().unwrap()));
//! ```

mod figure;
mod icon;
mod paint;
mod place;
mod shape;
mod sign;
pub mod skipbo;
pub mod solo;
mod svg;

pub use icon::{Icon, level};
pub use paint::{Look, Paint};
pub use place::{direction, hidden, place};
