//! Positions that somebody meant: those of the scenarios.

use game::testing::texts_in;

/// Every scenario's position as one text, with its rulebook.
pub(crate) fn positions() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/solo");
    let texts = texts_in(folder, "toml", 100);
    let positions: Vec<String> = texts.iter().filter_map(|text| position(text)).collect();
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
