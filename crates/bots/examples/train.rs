//! Learning: `train skipbo KIND SEED FILE` plays a whole course and writes the networks; `train skipbo KIND SEED` only goes to the early
//! checkpoint. Both print its digest, which is the same on every machine.

use bots::skipbo::Kind;
use bots::skipbo::train::{CHECKPOINT, GAMES, Training};
use sha2::{Digest, Sha256};
use std::process::ExitCode;
use std::thread::available_parallelism;
use std::time::Instant;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match train(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn train(words: &[&str]) -> Result<(), String> {
    let usage = "usage: train skipbo two|four|six|teams SEED [FILE]";
    let (kind, seed, file) = match words {
        ["skipbo", kind, seed] => (kind, seed, None),
        ["skipbo", kind, seed, file] => (kind, seed, Some(file)),
        _ => return Err(usage.into()),
    };
    let kind = Kind::ALL.into_iter().find(|known| known.name() == *kind).ok_or(usage)?;
    let seed = seed.parse().map_err(|_| usage)?;
    let threads = available_parallelism().map_or(1, usize::from);
    let start = Instant::now();
    let mut training = Training::new(kind, seed);
    let batches = if file.is_some() {
        Training::course(kind)
    } else {
        CHECKPOINT
    };
    for _ in 0..batches {
        let progress = training.batch(threads);
        if progress.batches == CHECKPOINT {
            let digest = Sha256::digest(training.weights().to_bytes());
            let digits: Vec<String> = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
            println!("{} checkpoint {}", kind.name(), digits.concat());
        }
        if progress.batches.is_multiple_of(50) {
            let (games, seconds) = (progress.batches as usize * GAMES, start.elapsed().as_secs());
            println!(
                "{} {games} games, {seconds} s: {:.1} turns a game, {:.1} % blocked, error {:.5}",
                kind.name(),
                progress.turns,
                100.0 * progress.blocked,
                progress.loss
            );
            if let Some(file) = file {
                std::fs::write(file, training.weights().to_bytes()).map_err(|error| format!("{file}: {error}"))?;
            }
        }
    }
    let Some(file) = file else { return Ok(()) };
    std::fs::write(file, training.weights().to_bytes()).map_err(|error| format!("{file}: {error}"))?;
    let (games, seconds) = (batches as usize * GAMES, start.elapsed().as_secs());
    println!("{} done: {games} games in {seconds} s", kind.name());
    Ok(())
}
