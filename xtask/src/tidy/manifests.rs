//! Dependencies are chosen once, in the workspace, and each has a decision that says why.

use super::{Complaint, Tree};

const ROOT: &str = "Cargo.toml";
const DECISIONS: &str = "docs/decisions/";

pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let manifests = tree.ending("/Cargo.toml");
    let mut complaints: Vec<_> = manifests.flat_map(|(path, text)| check_crate(path, text)).collect();
    complaints.extend(tree.text(ROOT).into_iter().flat_map(|text| check_decisions(tree, text)));
    complaints
}

/// A crate takes its dependencies and lints from the workspace.
fn check_crate(path: &str, text: &str) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for Dependency { line, name, value } in dependencies(text) {
        let from_workspace = name.ends_with(".workspace") || value.contains("workspace = true");
        if !from_workspace && !value.contains("path = ") {
            let what = format!("`{name}` must come from the workspace: `{name}.workspace = true`");
            complaints.push(Complaint::new(path, line, what));
        }
    }
    if !text.contains("[lints]\nworkspace = true") {
        complaints.push(Complaint::new(
            path,
            0,
            "the workspace's lints are missing: `[lints]`, `workspace = true`",
        ));
    }
    complaints
}

/// Every foreign crate is named in some decision.
fn check_decisions(tree: &Tree, text: &str) -> Vec<Complaint> {
    let named = |name: &str| {
        let word = format!("`{name}`");
        tree.ending(".md")
            .any(|(path, text)| path.starts_with(DECISIONS) && text.contains(&word))
    };
    let foreign = dependencies(text)
        .into_iter()
        .filter(|dependency| !dependency.value.contains("path = "));
    let unexplained = foreign.filter(|dependency| !named(dependency.name));
    unexplained
        .map(|Dependency { line, name, .. }| {
            Complaint::new(ROOT, line, format!("no file in {DECISIONS} says why `{name}` is here"))
        })
        .collect()
}

/// One line of a table of dependencies.
pub(super) struct Dependency<'a> {
    pub(super) line: usize,
    /// As it is written: `serde` or `serde.workspace`.
    pub(super) name: &'a str,
    value: &'a str,
}

/// Every line of every table of dependencies; a table for one dependency counts as one, with the table's text as its value.
pub(super) fn dependencies(text: &str) -> Vec<Dependency<'_>> {
    let mut found = Vec::new();
    let mut inside = false;
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(table) = line.strip_prefix('[') {
            let table = table.trim_end_matches(']');
            inside = table.ends_with("dependencies");
            if let Some((_, name)) = table.split_once("dependencies.") {
                let rest = text.lines().skip(number).take_while(|line| !line.starts_with('['));
                let value = rest
                    .into_iter()
                    .find(|line| line.starts_with("workspace = ") || line.starts_with("path = "));
                found.push(Dependency {
                    line: number,
                    name,
                    value: value.unwrap_or_default(),
                });
            }
        } else if inside
            && !line.trim_start().starts_with('#')
            && let Some((name, value)) = line.split_once('=')
        {
            found.push(Dependency {
                line: number,
                name: name.trim(),
                value: value.trim(),
            });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::complaints;
    use super::*;

    const LINTS: &str = "[lints]\nworkspace = true\n";

    #[test]
    fn a_crate_takes_its_dependencies_from_the_workspace() {
        for bad in [
            "[dependencies]\nserde = \"1\"\n",
            "[dev-dependencies]\nserde = { version = \"1\" }\n",
            "[target.'cfg(unix)'.dependencies]\nserde = \"1\"\n",
            "[build-dependencies.serde]\nversion = \"1\"\n",
        ] {
            let line = if bad.contains("dependencies.serde") { 1 } else { 2 };
            assert_eq!(
                complaints(check, &[("crates/a/Cargo.toml", &format!("{bad}\n{LINTS}"))]),
                [format!(
                    "crates/a/Cargo.toml:{line}: `serde` must come from the workspace: `serde.workspace = true`"
                )]
            );
        }
        let good = "[features]\ntesting = []\n[dependencies]\n# Why.\nserde.workspace = true\n\
            game = { workspace = true, features = [\"testing\"] }\nweb = { path = \"web\" }\n[dependencies.toml]\nworkspace = true\n";
        assert!(complaints(check, &[("crates/a/Cargo.toml", &format!("{good}{LINTS}"))]).is_empty());
    }

    #[test]
    fn a_crate_takes_the_lints_of_the_workspace() {
        assert_eq!(
            complaints(check, &[("xtask/Cargo.toml", "[package]\n")]),
            ["xtask/Cargo.toml: the workspace's lints are missing: `[lints]`, `workspace = true`"]
        );
    }

    #[test]
    fn a_foreign_crate_has_a_decision() {
        let manifest = (
            "Cargo.toml",
            "[workspace.dependencies]\ngame = { path = \"crates/game\" }\nserde = \"1\"\n",
        );
        let complaint = "Cargo.toml:3: no file in docs/decisions/ says why `serde` is here";
        assert_eq!(
            complaints(check, &[manifest, ("docs/decisions/a.md", "serde_json")]),
            [complaint]
        );
        assert_eq!(complaints(check, &[manifest, ("README.md", "`serde`")]), [complaint]);
        assert!(complaints(check, &[manifest, ("docs/decisions/a.md", "We take `serde`.")]).is_empty());
    }
}
