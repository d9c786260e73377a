//! What the program says to people, in German, English, French, Dutch and Italian.
//!
//! [`Words`] speaks one language: it names cards, tells what happened ([`Words::narrate`]), explains why a move is refused
//! ([`Words::illegal`]) and prints the rules that hold in a rulebook ([`Words::rules`]). The texts are Fluent, one file a
//! language in `text/`, in words of our own; the printed rules lend us the names of cards and colours only.
//!
//! The games do not know this crate. It knows them, by exhaustive matches: an event or a refusal without words does not
//! compile.
//!
//! ```
//! use words::{Lang, Names, Words};
//! let words = Words::new(Lang::De);
//! assert_eq!(words.card("r5".parse().unwrap()), "rote 5");
//! assert_eq!(words.illegal(solo::Illegal::DrawFirst), "Zieh erst eine Karte, dann kannst du passen. (S-09)");
//! ```

mod card;
mod event;
mod lang;
mod names;
mod narrate;
mod refusal;
mod rulebook;
mod rules;
mod words;

pub use lang::{BadLang, Lang};
pub use names::Names;
pub use rules::Section;
pub use words::{BadText, Words};
