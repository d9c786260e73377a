//! The code map of ARCHITECTURE.md names every crate, and none that does not exist.

use super::{Complaint, Tree};

const FILE: &str = "ARCHITECTURE.md";

pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let Some(text) = tree.text(FILE) else {
        return vec![Complaint::new(FILE, 0, "is missing")];
    };
    let crates = tree.folders("crates");
    let mut named = Vec::new();
    let mut complaints = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for (at, prefix) in line.match_indices("crates/") {
            let rest = &line[at + prefix.len()..];
            let name = rest
                .split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-')
                .next()
                .unwrap_or_default();
            if name.is_empty() {
                continue;
            }
            if !crates.contains(&name) {
                complaints.push(Complaint::new(FILE, number, format!("`crates/{name}` does not exist")));
            }
            named.push(name);
        }
    }
    let unnamed = crates.into_iter().filter(|name| !named.contains(name));
    complaints.extend(unnamed.map(|name| Complaint::new(FILE, 0, format!("does not name `crates/{name}`"))));
    complaints
}

#[cfg(test)]
mod tests {
    use super::super::complaints;
    use super::*;

    #[test]
    fn the_code_map_and_the_crates_agree() {
        let files = |map: &str| {
            complaints(
                check,
                &[
                    (FILE, map),
                    ("crates/game/Cargo.toml", ""),
                    ("crates/solo/Cargo.toml", ""),
                ],
            )
        };
        assert!(files("### `crates/game`\n[rules](crates/solo/src/rules.rs), all in `crates/`\n").is_empty());
        assert_eq!(
            files("`crates/game`\n"),
            ["ARCHITECTURE.md: does not name `crates/solo`"]
        );
        assert_eq!(
            files("`crates/game`, `crates/solo`\nand `crates/web`\n"),
            ["ARCHITECTURE.md:2: `crates/web` does not exist"]
        );
        assert_eq!(complaints(check, &[]), ["ARCHITECTURE.md: is missing"]);
    }
}
