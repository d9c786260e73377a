//! `cargo xtask extended`: the tests that can do more than they do in every run, doing more.

use crate::arguments::GAMES;
use crate::shell::{cargo, run as call};

/// So many games of SKIP-BO are played with their states checked.
const PLAYED: &str = "1000000";

/// In so many positions each engine is compared with its reference.
const POSITIONS: &str = "100000";

pub(crate) fn run() -> Result<(), String> {
    call(cargo("test --release --package bots --test million -- --nocapture").env("GAMES", PLAYED))?;
    for game in GAMES {
        let line = format!("test --package {game} --all-features --test reference late_positions");
        call(cargo(&line).env("POSITIONS", POSITIONS))?;
    }
    Ok(())
}
