//! What came of the files: for people as it happens, or for machines at the end.

use super::document::Bad;
use super::moment::Difference;
use super::run::Failure;
use super::scenario::Scenario;
use crate::output::{BAD, DIM, GOOD, Output, plain, widest};
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use words::Words;

/// How results are told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// A line for each scenario.
    Lines,
    /// Failures only.
    Quiet,
    /// One JSON document.
    Json,
}

/// Results, told as they come or kept to the end.
pub(super) struct Report<'a> {
    style: Style,
    words: &'a Words,
    out: Output,
    results: Results,
}

#[derive(Default, Serialize)]
struct Results {
    passed: usize,
    failed: usize,
    scenarios: Vec<Checked>,
    /// Files that are no scenarios.
    errors: Vec<Wrong>,
}

#[derive(Serialize)]
struct Checked {
    file: String,
    rule: String,
    title: String,
    game: &'static str,
    rules: String,
    passed: bool,
    failures: Vec<Failure>,
}

#[derive(Serialize)]
struct Wrong {
    file: String,
    line: Option<usize>,
    message: String,
}

impl<'a> Report<'a> {
    pub(super) fn new(style: Style, words: &'a Words) -> Self {
        Self {
            style,
            words,
            out: Output::new(),
            results: Results::default(),
        }
    }

    /// A scenario was run.
    pub(super) fn checked(&mut self, path: &Path, scenario: &Scenario, failures: Vec<Failure>) -> io::Result<()> {
        let checked = Checked {
            file: path.display().to_string(),
            rule: scenario.rule.clone(),
            title: scenario.title.clone(),
            game: scenario.game.name(),
            rules: scenario.rules.value.clone(),
            passed: failures.is_empty(),
            failures,
        };
        if checked.passed {
            self.results.passed += 1;
        } else {
            self.results.failed += 1;
        }
        match self.style {
            Style::Json => self.results.scenarios.push(checked),
            Style::Quiet if checked.passed => {}
            Style::Lines | Style::Quiet => self.tell(&checked)?,
        }
        Ok(())
    }

    /// A file is no scenario. People are told at the end, where they see it.
    pub(super) fn wrong(&mut self, path: &Path, bad: Bad) {
        self.results.errors.push(Wrong {
            file: path.display().to_string(),
            line: bad.line,
            message: bad.message,
        });
    }

    /// Tells the rest.
    pub(super) fn finish(mut self) -> io::Result<ExitCode> {
        if self.style == Style::Json {
            serde_json::to_writer_pretty(&mut self.out, &self.results)?;
            writeln!(self.out)?;
        } else {
            self.out.flush()?;
            self.tell_errors();
            let Results { passed, failed, .. } = self.results;
            writeln!(self.out, "{}", self.words.check_summary(passed, failed))?;
        }
        self.out.flush()?;
        Ok(ExitCode::from(match &self.results {
            results if !results.errors.is_empty() => 2,
            results if results.failed > 0 => 1,
            _ => 0,
        }))
    }

    fn tell(&mut self, checked: &Checked) -> io::Result<()> {
        let (colour, word) = if checked.passed {
            (GOOD, self.words.check_ok())
        } else {
            (BAD, self.words.check_failed())
        };
        writeln!(
            self.out,
            "{colour}{word}{colour:#}  {}  {}",
            checked.rule,
            plain(&checked.title)
        )?;
        for failure in &checked.failures {
            self.tell_failure(&plain(&checked.file), failure)?;
        }
        Ok(())
    }

    fn tell_failure(&mut self, file: &str, failure: &Failure) -> io::Result<()> {
        let Failure {
            step, action, field, ..
        } = failure;
        let Difference {
            line,
            expected,
            actual,
            missing,
        } = &failure.difference;
        let step = step.map_or_else(String::new, |step| self.words.check_step(step) + ", ");
        let action = action
            .as_ref()
            .map_or_else(String::new, |action| format!("`{action}`, "));
        writeln!(self.out, "  {DIM}{file}:{line}:{DIM:#} {step}{action}{field}")?;
        let (wanted, got) = (self.words.check_expected(), self.words.check_actual());
        let width = widest([&wanted, &got]);
        for (i, text) in expected.iter().enumerate() {
            let name = if i == 0 { &*wanted } else { "" };
            let mark = if *missing == Some(i) {
                format!("   {}", self.words.check_missing())
            } else {
                String::new()
            };
            writeln!(self.out, "    {name:width$}  {GOOD}{}{GOOD:#}{mark}", plain(text))?;
        }
        for (i, text) in actual.iter().enumerate() {
            let name = if i == 0 { &*got } else { "" };
            writeln!(self.out, "    {name:width$}  {BAD}{}{BAD:#}", plain(text))?;
        }
        Ok(())
    }

    fn tell_errors(&self) {
        let mut errors = anstream::stderr();
        let error = self.words.program_error();
        for Wrong { file, line, message } in &self.results.errors {
            let line = line.map_or_else(String::new, |line| format!("{line}:"));
            // Nobody may be listening on the other end, and then there is nobody to tell.
            let _ = writeln!(errors, "{BAD}{error}{BAD:#} {}:{line} {}", plain(file), plain(message));
        }
    }
}
