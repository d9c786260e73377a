//! `cargo xtask train solo`: what SOLO's bots know of points and actions is learned anew; with `--check` only what two players need, which must
//! come out as it is written down.

use super::{SEED, learner};
use crate::shell::{overheard, program, root};
use std::fs;

const FILE: &str = "crates/bots/weights/solo/learned.txt";

/// Learns everything and writes it down.
pub(crate) fn run() -> Result<(), String> {
    let told = overheard(&mut program(&learner()?, &format!("solo {SEED}")))?;
    fs::write(root().join(FILE), told).map_err(|error| format!("{FILE}: {error}"))?;
    println!("{FILE} is renewed.");
    Ok(())
}

/// Learns what is quick and compares it with what is written down.
pub(crate) fn check() -> Result<(), String> {
    let known = fs::read_to_string(root().join(FILE))
        .map_err(|error| format!("{FILE}: {error}; `cargo xtask train solo` writes it"))?;
    let told = overheard(&mut program(&learner()?, &format!("solo {SEED} quick")))?;
    compare(&known, &told)
}

fn compare(known: &str, told: &str) -> Result<(), String> {
    if told.trim().is_empty() {
        return Err("the learner told nothing".into());
    }
    let stranger = told.lines().find(|line| !known.lines().any(|known| known == *line));
    let Some(line) = stranger else {
        return Ok(());
    };
    Err(format!(
        "what is learned now is not what {FILE} says: rules, `family`, the worlds or what is looked at have changed. Was that meant? Then \
         `cargo xtask train solo` writes it anew. It learned:\n{line}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_learned_must_be_written_down() {
        let known = "width penalty 2 1.0 2.0\nwidth penalty 3 1.0 2.0\n";
        assert_eq!(compare(known, "width penalty 3 1.0 2.0\n"), Ok(()));
        let error = compare(known, "width penalty 3 1.0 2.1\n").unwrap_err();
        assert!(
            error.contains("width penalty 3 1.0 2.1") && error.contains("`cargo xtask train solo`"),
            "{error}"
        );
        assert!(compare(known, "").is_err());
    }
}
