//! Players of SOLO.

mod chance;
mod greedy;
mod player;
mod playout;

pub use chance::Chance;
pub use greedy::Greedy;
pub use player::Reason;
pub use playout::Playout;

/// The call of a viewer who owes one.
fn owed_call(view: &solo::View) -> Option<solo::Action> {
    let owes = view.owes().iter().any(|seat| view.viewer().is(seat));
    owes.then_some(solo::Action::Call)
}
