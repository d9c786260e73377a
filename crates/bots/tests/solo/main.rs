//! The players of SOLO.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod chance;
mod companions;
mod facts;
mod family;
mod greedy;
mod levels;
mod order;
mod reason;
mod table;

/// A round in a position that somebody wrote down.
fn position(text: &str) -> solo::Round {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}
