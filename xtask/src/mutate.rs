//! `cargo xtask mutate`: small changes to an engine, one at a time, each of which some test must notice.
//!
//! cargo-mutants makes them. The quickest tests go first; what they miss is put to slower ones, until the last have had their
//! say. Survivors are for new scenarios, or explained in docs/TESTING.md.

use crate::arguments::GAMES;
use crate::shell::{cargo, root, run as call, works};
use std::fs;
use std::path::PathBuf;

/// The tests that a mutant must survive, quickest first, and after how many seconds they are taken not to end. For the first
/// ones an engine that is not optimised is built much sooner, and runs fast enough.
const ROUNDS: [(&str, u32); 5] = [
    (
        "--test-package {game} -C=--test=golden -C=--config=profile.mutants.package.{game}.opt-level=0",
        20,
    ),
    (
        "--test-package {game} -C=--lib -C=--test=table -C=--config=profile.mutants.package.{game}.opt-level=0",
        20,
    ),
    ("--test-package bots", 120),
    ("--test-package reihum -C=--test=scenarios", 60),
    ("--test-package {game}", 300),
];

pub(crate) fn run(game: Option<&'static str>) -> Result<(), String> {
    if !works(&mut cargo("mutants --version")) {
        call(&mut cargo("install cargo-mutants --locked"))?;
    }
    for game in GAMES.iter().filter(|name| game.is_none_or(|game| game == **name)) {
        mutate(game)?;
    }
    Ok(())
}

/// Where the results of a game are kept, so that the next call goes on from there.
fn folder(game: &str) -> PathBuf {
    root().join("target/mutants").join(game)
}

fn mutate(game: &str) -> Result<(), String> {
    let folder = folder(game);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for (tests, seconds) in ROUNDS {
        let tests = tests.replace("{game}", game);
        let line = format!(
            "mutants --package {game} {tests} --profile mutants --baseline skip --timeout {seconds} --build-timeout 300 \
             --no-times --iterate -C=--all-features --output"
        );
        let status = cargo(&line)
            .arg(&folder)
            .status()
            .map_err(|error| format!("cargo mutants did not start: {error}"))?;
        // 2: some were missed, 3: some tests did not end. Both are results; anything else is none.
        match status.code() {
            Some(0 | 2 | 3) => {}
            _ => return Err(format!("cargo mutants failed ({status})")),
        }
        keep_endless(game)?;
    }
    tell(game)
}

/// A test that does not end has noticed its mutant. cargo-mutants would put it to the next tests, and forget that.
fn keep_endless(game: &str) -> Result<(), String> {
    let results = folder(game).join("mutants.out");
    let read = |name: &str| fs::read_to_string(results.join(name)).map_err(|error| format!("{name}: {error}"));
    let noticed = read("caught.txt")? + &read("timeout.txt")?;
    fs::write(results.join("caught.txt"), noticed).map_err(|error| format!("caught.txt: {error}"))
}

fn tell(game: &str) -> Result<(), String> {
    let results = folder(game).join("mutants.out");
    let path = results.join("missed.txt");
    let missed = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    for mutant in missed.lines() {
        println!("missed  {mutant}");
    }
    println!(
        "{game}: {} mutants that no test noticed, in {}",
        missed.lines().count(),
        results.display()
    );
    Ok(())
}
