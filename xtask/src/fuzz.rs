//! `cargo xtask fuzz`: the fuzz targets, which run for a second each among the tests, for as long as somebody has time.

use crate::shell::{cargo, run as call};

/// The test programs with targets in them, whose names all begin with `fuzz_`.
const PROGRAMS: [&str; 5] = [
    "--package solo --test fuzz",
    "--package solo --test reference",
    "--package skipbo --test fuzz",
    "--package server --lib",
    "--package reihum --bin reihum",
];

/// Runs them all, one program after the other and the targets of each side by side, in so many minutes altogether.
pub(crate) fn run(minutes: u32) -> Result<(), String> {
    let share = u64::from(minutes) * 60_000 / PROGRAMS.len() as u64;
    for program in PROGRAMS {
        let line = format!("test --all-features {program} fuzz_ -- --test-threads 64");
        call(cargo(&line).env("BOLERO_RANDOM_TEST_TIME_MS", share.to_string()))?;
    }
    println!("Nothing was found in {minutes} min.");
    Ok(())
}
