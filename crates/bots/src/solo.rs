//! Players of SOLO.

mod belief;
mod candidates;
mod chance;
mod choices;
mod equity;
mod family;
mod forgetful;
mod greedy;
mod learned;
pub mod order;
mod player;
mod playout;
mod prior;
mod reason;
mod searcher;
mod telling;
#[cfg(feature = "train")]
pub mod train;
mod worlds;

pub use candidates::{awaited as considered, thrown_in};
pub use chance::Chance;
pub use family::Family;
pub use greedy::Greedy;
pub use playout::Playout;
pub use reason::{Reason, Why};
pub use searcher::Searcher;

/// The call of a viewer who owes one.
fn owed_call(view: &solo::View) -> Option<solo::Action> {
    let owes = view.owes().iter().any(|seat| view.viewer().is(seat));
    owes.then_some(solo::Action::Call)
}

/// The same, or else a catch, of the first who can be caught.
fn call_or_catch(view: &solo::View) -> Option<solo::Action> {
    let catch = || view.catchable().iter().next().map(solo::Action::Catch);
    owed_call(view).or_else(catch)
}
