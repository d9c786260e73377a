//! Learning: `train skipbo KIND SEED FILE` plays whole courses and writes the networks; `train skipbo KIND SEED` only goes to the early
//! checkpoint. Both print its digest, which is the same on every machine. `train solo SEED` prints what is learned for SOLO, line by line;
//! with `quick` only what two players need.

use bots::skipbo::Kind;
use bots::skipbo::train::{CHECKPOINT, GAMES, Training};
use bots::solo::train::Subject;
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
    let usage = "usage: train skipbo two|four|six|teams SEED [FILE], or train solo SEED [quick]";
    if let ["solo", seed, ref quick @ ..] = *words
        && matches!(quick, [] | ["quick"])
    {
        train_solo(seed.parse().map_err(|_| usage)?, !quick.is_empty());
        return Ok(());
    }
    let (kind, seed, file) = match words {
        ["skipbo", kind, seed] => (kind, seed, None),
        ["skipbo", kind, seed, file] => (kind, seed, Some(file)),
        _ => return Err(usage.into()),
    };
    let kind = Kind::ALL.into_iter().find(|known| known.name() == *kind).ok_or(usage)?;
    let seed: u64 = seed.parse().map_err(|_| usage)?;
    let threads = available_parallelism().map_or(1, usize::from);
    let start = Instant::now();
    let Some(file) = file else {
        learn(kind, seed, CHECKPOINT, threads);
        return Ok(());
    };
    let batches = Training::course(kind);
    let seeds = seed..seed + Training::courses(kind);
    let games = seeds.clone().count() * batches as usize * GAMES;
    let weights: Vec<u8> = seeds.flat_map(|seed| learn(kind, seed, batches, threads)).collect();
    std::fs::write(file, weights).map_err(|error| format!("{file}: {error}"))?;
    println!("{} done: {games} games in {} s", kind.name(), start.elapsed().as_secs());
    Ok(())
}

/// Learns what there is to learn for SOLO, or only what is quick.
fn train_solo(seed: u64, quick: bool) {
    let threads = available_parallelism().map_or(1, usize::from);
    for subject in Subject::all()
        .into_iter()
        .filter(|subject| !quick || subject.is_quick())
    {
        println!("{}", subject.learn(seed, threads));
    }
}

/// Takes a course, or the beginning of one, and gives the weights it leads to.
fn learn(kind: Kind, seed: u64, batches: u32, threads: usize) -> Vec<u8> {
    let mut training = Training::new(kind, seed);
    for _ in 0..batches {
        let progress = training.batch(threads);
        if progress.batches == CHECKPOINT {
            let digest = Sha256::digest(training.weights().to_bytes());
            let digits: Vec<String> = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
            println!("{} checkpoint {}", kind.name(), digits.concat());
        }
        if progress.batches.is_multiple_of(50) {
            println!(
                "{} from seed {seed}, {} games: {:.1} turns a game, {:.1} % blocked, error {:.5}",
                kind.name(),
                progress.batches as usize * GAMES,
                progress.turns,
                100.0 * progress.blocked,
                progress.loss
            );
        }
    }
    training.weights().to_bytes()
}
