//! `reihum check`: runs scenario files, each a rule as an example.

mod document;
mod fields;
mod files;
#[cfg(test)]
mod fuzz;
mod moment;
mod opening;
mod report;
mod run;
mod scenario;
mod script;

use crate::games::with_game;
use crate::language::Language;
use clap::Args;
use document::Bad;
use report::{Report, Style};
use run::Failure;
use scenario::Scenario;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use words::Words;

/// Run scenario files: what was expected, what happened instead
///
/// A scenario is a rule as an example, in TOML: a position, some actions, and what must follow. Each is run, and a
/// line says how it went; the last line counts them. docs/SCENARIOS.md describes the format.
#[derive(Args)]
#[command(
    after_help = "Exit code: 0 if all passed, 1 if some failed, 2 if a file is no scenario.

Examples:
  reihum check scenarios
  reihum check --quiet scenarios/solo/S-16-*.toml
  reihum check --json scenarios > results.json"
)]
pub(crate) struct Check {
    /// Scenario files, and folders to search for *.toml
    #[arg(required = true, value_name = "FILE|DIR")]
    paths: Vec<PathBuf>,

    /// Show only what failed, and the last line
    #[arg(short, long)]
    quiet: bool,

    /// Print the results as one JSON document
    #[arg(long, conflicts_with = "quiet")]
    json: bool,
}

impl Check {
    pub(crate) fn run(&self, language: &Language) -> Result<ExitCode, Box<dyn Error>> {
        let style = match self {
            Self { json: true, .. } => Style::Json,
            Self { quiet: true, .. } => Style::Quiet,
            _ => Style::Lines,
        };
        let words = language.words_unless(self.json);
        let mut report = Report::new(style, &words);
        for path in &self.paths {
            match files::find(path, &words) {
                Ok(files) => files
                    .iter()
                    .try_for_each(|file| check_file(file, &words, &mut report))?,
                Err(bad) => report.wrong(path, bad),
            }
        }
        Ok(report.finish()?)
    }
}

fn check_file(path: &Path, words: &Words, report: &mut Report<'_>) -> std::io::Result<()> {
    match result_of(path, words) {
        Ok((scenario, failures)) => report.checked(path, &scenario, failures),
        Err(bad) => {
            report.wrong(path, bad);
            Ok(())
        }
    }
}

fn result_of(path: &Path, words: &Words) -> Result<(Scenario, Vec<Failure>), Bad> {
    let scenario = Scenario::read(path, &files::read(path, words)?)?;
    let failures = with_game!(scenario.game, G => run::run::<G>(&scenario, words))?;
    Ok((scenario, failures))
}
