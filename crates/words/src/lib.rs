//! What the program says to people, in German, English, French, Dutch and Italian.
//!
//! [`Words`] speaks one language. What it says about a game is [`Told`]: cards by name, what happened, why a move is refused, and
//! the rules that hold in a rulebook; both games have the same door, and a folder each. What the program says around a game is
//! here too, a method of [`Words`] a phrase. The texts are Fluent, a folder a language in `text/`, in words of our own; the printed
//! rules lend us the names of cards, colours and piles only.
//!
//! The games do not know this crate. It knows them, by exhaustive matches: an event or a refusal without words does not
//! compile.
//!
//! ```
//! use words::{Lang, Told, Words};
//! let words = Words::new(Lang::De);
//! assert_eq!(solo::Round::card(&words, "r5".parse().unwrap()), "rote 5");
//! assert_eq!(
//!     skipbo::Round::illegal(&words, skipbo::Illegal::WrongNumber { due: 8 }),
//!     "Auf diesen Ablegestapel gehört jetzt eine 8 oder ein Joker. (B-08)"
//! );
//! ```

mod about;
mod damage;
mod felt;
mod lang;
mod messages;
mod names;
mod numerals;
mod phrases;
mod program;
mod refused;
mod section;
mod skipbo;
mod solo;
mod story;
mod told;
mod value;
mod ways;
mod web;
mod words;

pub use lang::{BadLang, Lang};
pub use names::Names;
pub use numerals::{Amount, Numerals};
pub use section::Section;
pub use told::Told;
pub use value::{Number, Value};
pub use words::{BadText, Words};
