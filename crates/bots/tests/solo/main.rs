//! The players of SOLO.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod chance;
mod family;
mod greedy;
mod levels;
