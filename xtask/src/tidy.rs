//! `cargo xtask tidy`: the house rules that no compiler knows. Each check reads a [`Tree`] of files and complains with
//! file and line; none changes anything.

mod architecture;
mod honesty;
mod manifests;
mod markdown;
mod purity;
mod readme;
mod rules;
mod rust;
mod text;
mod tree;
mod words;

pub(crate) use purity::PURE;
pub(crate) use rules::stated_rule;
pub(crate) use tree::Tree;

use crate::shell::root;
use std::fmt;

/// What is wrong, and where. Line 0: the whole file.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Complaint {
    file: String,
    line: usize,
    what: String,
}

impl Complaint {
    fn new(file: &str, line: usize, what: impl Into<String>) -> Self {
        Self {
            file: file.to_string(),
            line,
            what: what.into(),
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

type Check = fn(&Tree) -> Vec<Complaint>;

const CHECKS: [Check; 10] = [
    text::check,
    rust::check,
    purity::check,
    honesty::check,
    rules::check,
    manifests::check,
    architecture::check,
    markdown::check,
    readme::check,
    words::check,
];

/// Runs every check over the repository.
pub(crate) fn run() -> Result<(), String> {
    let tree = Tree::read(&root())?;
    let mut complaints: Vec<Complaint> = CHECKS.iter().flat_map(|check| check(&tree)).collect();
    complaints.sort();
    if complaints.is_empty() {
        println!("tidy: {} files, nothing to complain about", tree.len());
        return Ok(());
    }
    for complaint in &complaints {
        println!("{complaint}");
    }
    Err(format!("tidy: {} files, {} complaints", tree.len(), complaints.len()))
}

/// What `check` says about these files, for the tests of each check.
#[cfg(test)]
fn complaints(check: Check, files: &[(&str, &str)]) -> Vec<String> {
    check(&Tree::of(files)).iter().map(Complaint::to_string).collect()
}
