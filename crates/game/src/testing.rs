//! The conformance kit: what every game must pass, checked over random play.
//!
//! - [`conformance()`] plays a deal to its end and checks every position and every step on the way: `legal` and `act` agree,
//!   a refused action changes nothing, texts read back and carry everything, a sight is enough to imagine a deal that looks like
//!   it, cards are conserved, and the deal ends.
//! - [`non_interference`] checks what viewers see: of two worlds that differ only in what a viewer cannot know, it must
//!   get the same bytes, before an action and after it. [`non_interference_of_deals`] does the same for dealing.
//! - [`garble()`] spoils texts for the fuzz targets, as a [`Tape`] of bytes decides; [`read`], [`playable`], [`forged_record`] and
//!   others say what must then hold.
//! - [`golden()`] compares what a game does with what it did once: [`paths`], [`playthrough`], and records ([`true_record`]).
//!
//! A game takes part through a type of its test code that implements [`Testable`], and [`Worlds`] for the second half.
//! Whatever is wrong ends in a panic that shows the rules, the position, the action and the two things that differ; what was
//! checked is in the [`Report`], so that a test can say that it was enough. The kit knows no game and no expected moves.

mod conformance;
mod failure;
mod garble;
mod golden;
mod interference;
mod reading;
mod recorded;
mod report;
mod testable;
mod walk;

pub use conformance::{conformance, deal};
pub use garble::{Tape, garble};
pub use golden::{golden, paths, playthrough};
pub use interference::{non_interference, non_interference_of_deals};
pub use reading::{imagined, one_of, playable, read, rewritten, seen, texts_in, told};
pub use recorded::{changed_byte, changed_record, forged_record, true_record};
pub use report::Report;
pub use testable::{ActionOf, EventOf, RulesOf, Step, Testable, Worlds};
pub use walk::pick;
