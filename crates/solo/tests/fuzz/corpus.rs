//! Positions that somebody meant: those of the scenarios.

use std::path::Path;

/// Every scenario's position as one text, with its rulebook.
pub(crate) fn positions() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/solo");
    let files = std::fs::read_dir(folder).expect("the folder of the scenarios");
    let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    let texts = paths.iter().map(|path| std::fs::read_to_string(path).expect("a text"));
    let positions: Vec<String> = texts.filter_map(|text| position(&text)).collect();
    assert!(positions.len() > 100, "only {} positions were found", positions.len());
    positions
}

fn position(scenario: &str) -> Option<String> {
    let rules = between(scenario, "\nrules = \"", "\"")?;
    let fields = between(scenario, "\nposition = \"\"\"", "\"\"\"")?;
    let fields = fields.lines().map(str::trim).filter(|line| !line.is_empty());
    Some(format!("rules {rules}; {}", fields.collect::<Vec<_>>().join("; ")))
}

fn between<'a>(text: &'a str, begin: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(begin)?;
    Some(rest.split_once(end)?.0)
}
