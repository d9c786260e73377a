//! The page in a real browser, at a real server: what a person sees. `cargo xtask browser` runs it.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

#[path = "../common/mod.rs"]
mod common;

mod actions;
mod alone;
mod around;
mod asleep;
mod felt;
mod host;
mod kept;
mod keyboard;
mod motion;
mod phone;
mod record;
mod reload;
mod renewed;
mod restart;
mod round;
mod screens;
mod set_up;
mod sound;
mod spoken;
mod start;
mod tongues;
mod ways;
