//! `cargo xtask perf`: how many instructions the engine needs for a move, against committed limits, and how quickly the page answers in a browser.
//!
//! Instructions are counted by valgrind, so the result does not depend on how busy or how fast the machine is. See
//! docs/decisions/2026-11-15-instruction-counts.md.

mod limits;

use crate::browser;
use crate::shell::{built, cargo, install, line, output, program, root};
use crate::test::{Failure, Verdict};
use limits::{Limits, Setting};
use std::fs;
use std::path::PathBuf;

const FILE: &str = "xtask/instructions.txt";

/// The workloads: game, rulebook, seats, deals. Each is some hundred thousand moves of one bot against itself.
const WORKLOADS: [(&str, &str, u32, u32); 6] = [
    ("solo", "modern", 4, 2000),
    ("solo", "classic-de", 4, 2000),
    ("solo", "modern", 10, 1000),
    ("solo", "classic-fr2", 2, 4000),
    ("skipbo", "standard", 2, 500),
    ("skipbo", "standard", 4, 300),
];

/// Counts, and compares or renews; then measures the page.
pub(crate) fn run(bless: bool) -> Result<(), String> {
    count(bless)?;
    if bless { Ok(()) } else { browser::perf() }
}

fn count(bless: bool) -> Result<(), String> {
    if let Some(why) = impossible() {
        println!("Nothing counted: {why}.");
        return Ok(());
    }
    let measured = measure()?;
    let path = root().join(FILE);
    if bless {
        fs::write(&path, measured.to_string()).map_err(|error| format!("{FILE}: {error}"))?;
        println!("{FILE} is renewed.");
        return Ok(());
    }
    let text =
        fs::read_to_string(&path).map_err(|error| format!("{FILE}: {error}; `cargo xtask perf --bless` writes it"))?;
    let limits: Limits = text.parse().map_err(|error| format!("{FILE}:{error}"))?;
    match limits.compare(&measured) {
        Ok(report) => {
            println!("{report}");
            Ok(())
        }
        Err(report) => {
            println!("{report}");
            Err("the engine needs more instructions than it may".into())
        }
    }
}

/// The same as a stage of `cargo xtask test`. Without valgrind there is nothing to count with, and a developer may do
/// without; continuous integration may not.
pub(crate) fn stage() -> Result<Verdict, Failure> {
    if let Some(why) = impossible() {
        return Ok(Verdict::Skipped(why.to_string()));
    }
    match install("valgrind") {
        Err(why) if std::env::var_os("CI").is_none() => return Ok(Verdict::Skipped(why)),
        found => found?,
    }
    // How quickly the page answers is measured on a quiet machine, not by a test.
    count(false)?;
    Ok(Verdict::Passed)
}

/// Why there is nothing to count here.
fn impossible() -> Option<&'static str> {
    let here = cfg!(all(target_arch = "x86_64", target_os = "linux"));
    (!here).then_some("the limits are for x86-64 Linux")
}

fn measure() -> Result<Limits, String> {
    install("valgrind")?;
    let rounds = build()?;
    let mut measured = Limits::new(setting()?);
    for (game, rules, seats, count) in WORKLOADS {
        // What the program needs to start and stop is no part of a move.
        let (_, idle) = instructions(&rounds, &format!("{game} {rules} {seats} 0"))?;
        let (moves, all) = instructions(&rounds, &format!("{game} {rules} {seats} {count}"))?;
        if moves == 0 || all < idle {
            return Err(format!(
                "{game} {rules} with {seats} seats: {moves} moves, {all} instructions, {idle} when idle"
            ));
        }
        measured.push(&format!("{rules}/{seats}"), (all - idle) as f64 / moves as f64);
    }
    Ok(measured)
}

/// Builds the example `rounds` of `bots` and gives its path.
fn build() -> Result<PathBuf, String> {
    // With the features that the program's build settled on, so that nothing is compiled a second time.
    let mut command = cargo("build --release --package bots --package reihum --example rounds");
    // Flags of somebody's own would be counted too.
    command.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    built(command)
}

/// Runs the program under valgrind: what it printed (its moves), and how many instructions that took.
fn instructions(rounds: &PathBuf, arguments: &str) -> Result<(u64, u64), String> {
    // Cachegrind without its caches is a plain counter, and several times faster than callgrind.
    let mut command = program(
        "valgrind",
        "--tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null",
    );
    command.arg(rounds).args(arguments.split_whitespace());
    let (printed, summary) = output(&mut command)?;
    let moves = printed
        .trim()
        .parse()
        .map_err(|error| format!("`{}` printed no number: {error}", line(&command)))?;
    let count = counted(&summary).ok_or_else(|| format!("`{}` counted nothing:\n{summary}", line(&command)))?;
    Ok((moves, count))
}

/// The number in valgrind's line `==1234== I   refs:      1,234,567`.
fn counted(summary: &str) -> Option<u64> {
    let number = summary.lines().find_map(|line| line.split_once("refs:"))?.1;
    number.trim().replace(',', "").parse().ok()
}

fn setting() -> Result<Setting, String> {
    let (version, _) = output(&mut program("rustc", "--version"))?;
    let compiler = version.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    #[cfg(target_arch = "x86_64")]
    let avx2 = std::arch::is_x86_feature_detected!("avx2");
    #[cfg(not(target_arch = "x86_64"))]
    let avx2 = false;
    Ok(Setting::new(&compiler, avx2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_read_from_either_layout() {
        let old = "==1== Cachegrind\n==1== \n==1== I   refs:      1,569,815\n";
        let new = "==1== Cachegrind\n==1== I refs:        815\n";
        assert_eq!(counted(old), Some(1_569_815));
        assert_eq!(counted(new), Some(815));
        assert_eq!(counted("==1== D   refs\n"), None);
    }
}
