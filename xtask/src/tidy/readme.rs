//! The commands people are told to type are commands that exist.

use super::{Complaint, Tree};
use crate::arguments::Command;

const FILE: &str = "README.md";
/// What a newcomer types first.
const FIRST_COMMAND: &str = "cargo xtask serve";
const TEST_COMMAND: &str = "cargo xtask test";

pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = check_readme(tree.text(FILE).unwrap_or_default());
    complaints.extend(tree.ending(".md").flat_map(|(path, text)| check_mentions(path, text)));
    complaints
}

/// The README's first two commands are one that shows something and the test command.
fn check_readme(text: &str) -> Vec<Complaint> {
    let mut commands = (1..).zip(text.lines()).filter(|(_, line)| line.starts_with("cargo "));
    let mut complaints = Vec::new();
    for (place, wanted) in [("first", FIRST_COMMAND), ("second", TEST_COMMAND)] {
        let (number, line) = commands.next().unwrap_or_default();
        if line != wanted {
            complaints.push(Complaint::new(
                FILE,
                number,
                format!("the {place} command must be `{wanted}`"),
            ));
        }
    }
    complaints
}

/// Every `cargo xtask …` in code quotes is one that can be typed.
fn check_mentions(path: &str, text: &str) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for quoted in line.split('`').skip(1).step_by(2) {
            let Some(rest) = quoted.strip_prefix("cargo xtask ") else {
                continue;
            };
            let words: Vec<String> = rest.split_whitespace().map(String::from).collect();
            if let Err(complaint) = Command::parse(&words) {
                complaints.push(Complaint::new(path, number, complaint));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::super::complaints;
    use super::*;

    #[test]
    fn the_readme_begins_with_the_two_commands() {
        let good = format!("# Reihum\n```sh\n{FIRST_COMMAND}\n```\n```sh\n{TEST_COMMAND}\n```\n");
        assert!(complaints(check, &[(FILE, &good)]).is_empty());
        assert_eq!(
            complaints(check, &[(FILE, &good.replace("xtask test", "test"))]),
            ["README.md:6: the second command must be `cargo xtask test`"]
        );
        assert_eq!(complaints(check, &[]).len(), 2);
    }

    #[test]
    fn chores_that_do_not_exist_are_named() {
        let good = format!("{FIRST_COMMAND}\n{TEST_COMMAND}\n");
        let about = |text: &str| complaints(check, &[(FILE, &good), ("CONTRIBUTING.md", text)]);
        assert!(about("Use `cargo xtask test --quick`, not `cargo build`.\n").is_empty());
        assert_eq!(
            about("Use `cargo xtask mutilate`.\n"),
            ["CONTRIBUTING.md:1: `cargo xtask` does not know `mutilate`."]
        );
    }
}
