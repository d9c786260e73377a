//! Stages of a test run. All of them run, so that one look shows all that is wrong; only code that does not compile ends
//! the run early, for every stage behind would say the same.

use std::fmt;
use std::time::{Duration, Instant};

/// One thing a change must pass.
pub(super) struct Stage {
    name: &'static str,
    run: fn() -> Result<Verdict, Failure>,
    /// Left out by `--quick`.
    slow: bool,
    /// Makes no sense when the code does not compile.
    needs_build: bool,
}

impl Stage {
    pub(super) const fn new(name: &'static str, run: fn() -> Result<Verdict, Failure>) -> Self {
        let (slow, needs_build) = (false, false);
        Self {
            name,
            run,
            slow,
            needs_build,
        }
    }

    pub(super) const fn slow(self) -> Self {
        Self { slow: true, ..self }
    }

    pub(super) const fn needing_a_build(self) -> Self {
        Self {
            needs_build: true,
            ..self
        }
    }
}

/// How a stage came out, if it did not fail.
pub(crate) enum Verdict {
    Passed,
    /// It cannot run here, for this reason.
    Skipped(String),
}

/// Why a stage failed.
pub(crate) struct Failure {
    pub(super) what: String,
    /// Whether the stages that need a build have a chance.
    pub(super) compiles: bool,
}

impl From<String> for Failure {
    fn from(what: String) -> Self {
        Self { what, compiles: true }
    }
}

/// A line about each stage, and the names of those that failed.
pub(super) fn run_stages(stages: &[Stage], quick: bool) -> (Vec<String>, Vec<&'static str>) {
    let mut lines = Vec::new();
    let mut failed = Vec::new();
    let mut compiles = true;
    for stage in stages {
        let name = stage.name;
        if quick && stage.slow {
            lines.push(format!("{name:<14}       –  left out by --quick"));
            continue;
        }
        if !compiles && stage.needs_build {
            lines.push(format!("{name:<14}       –  not run, for the code does not compile"));
            continue;
        }
        println!("\n=== {name}");
        let start = Instant::now();
        let result = (stage.run)();
        let took = Took(start.elapsed());
        let verdict = match result {
            Ok(Verdict::Passed) => "ok".to_string(),
            Ok(Verdict::Skipped(why)) => format!("skipped: {why}"),
            Err(failure) => {
                failed.push(name);
                compiles &= failure.compiles;
                format!("FAILED: {}", failure.what)
            }
        };
        println!("=== {name}: {verdict} ({})", took.to_string().trim_start());
        lines.push(format!(
            "{name:<14}{took}  {}",
            verdict.lines().next().unwrap_or_default()
        ));
    }
    (lines, failed)
}

/// How long something took.
pub(super) struct Took(pub(super) Duration);

impl fmt::Display for Took {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:6.1} s", self.0.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines without the times, which differ from run to run.
    fn check(stages: &[Stage], quick: bool, expected: &[&str], expected_failed: &[&str]) {
        let (lines, failed) = run_stages(stages, quick);
        let is_time = |word: &&str| *word == "s" || word.parse::<f64>().is_ok();
        let words = |line: &String| {
            line.split_whitespace()
                .filter(|w| !is_time(w))
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(lines.iter().map(words).collect::<Vec<_>>(), expected);
        assert_eq!(failed, expected_failed);
    }

    #[test]
    fn all_stages_run_and_the_failed_ones_are_named() {
        let stages = [
            Stage::new("first", || Err(Failure::from("a link\nand more".to_string()))),
            Stage::new("second", || Ok(Verdict::Skipped("no such processor".into()))).slow(),
            Stage::new("third", || Ok(Verdict::Passed)).needing_a_build(),
        ];
        let all = ["first FAILED: a link", "second skipped: no such processor", "third ok"];
        check(&stages, false, &all, &["first"]);
        check(
            &stages,
            true,
            &[all[0], "second – left out by --quick", all[2]],
            &["first"],
        );
    }

    #[test]
    fn what_needs_a_build_is_not_run_without_one() {
        let broken = || {
            Err(Failure {
                what: "a semicolon".into(),
                compiles: false,
            })
        };
        let stages = [
            Stage::new("build", broken),
            Stage::new("docs", || panic!("it must not run")).needing_a_build(),
            Stage::new("tidy", || Ok(Verdict::Passed)),
        ];
        let lines = [
            "build FAILED: a semicolon",
            "docs – not run, for the code does not compile",
            "tidy ok",
        ];
        check(&stages, false, &lines, &["build"]);
    }
}
