//! Bots are handed views: no file of theirs names the state of a game, but for those that sit at the table's place and
//! hand the views out.

use super::{Complaint, Tree};

const BOTS: &str = "crates/bots/src/";

/// They deal the rounds in which bots meet, or say whose turn it is, and show each of them its own view; learning does so too.
const TABLES: [&str; 5] = [
    "crates/bots/src/solo/order.rs",
    "crates/bots/src/solo/playout.rs",
    "crates/bots/src/solo/train.rs",
    "crates/bots/src/skipbo/playout.rs",
    "crates/bots/src/skipbo/train.rs",
];

/// Here games are imagined that look like a view. They are made of that view alone: no function is handed a state, or gives one away.
const IMAGINED: [&str; 2] = ["crates/bots/src/solo/worlds.rs", "crates/bots/src/skipbo/worlds.rs"];

/// The types that know every card.
const STATES: [&str; 1] = ["Round"];

/// What names a state without having one: it only says which game is meant.
const NAMING: [&str; 4] = ["Player<Round>", "Played for Round", "<Round as Played>", "Match<Round>"];

pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let players = tree
        .ending(".rs")
        .filter(|(path, _)| path.starts_with(BOTS) && !TABLES.contains(path) && !path.ends_with("/tests.rs"));
    let mut complaints = Vec::new();
    for (path, text) in players {
        let code = (1..).zip(text.lines()).take_while(|(_, line)| *line != "#[cfg(test)]");
        for (number, line) in
            code.filter(|(_, line)| !["//", "use "].iter().any(|start| line.trim_start().starts_with(start)))
        {
            let line = NAMING
                .iter()
                .fold(line.to_string(), |line, naming| line.replace(naming, ""));
            if IMAGINED.contains(&path) && !line.contains("fn ") {
                continue;
            }
            let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
            if let Some(state) = words.find(|word| STATES.contains(word)) {
                complaints.push(Complaint::new(
                    path,
                    number,
                    format!("a bot may see a view, never a `{state}`"),
                ));
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
    fn a_bot_that_could_peek_is_named() {
        let text =
            "//! Not a Round.\nuse solo::Round;\nimpl Player<Round> for Greedy {\n    fn peek(round: &Round) {}\n}\n";
        assert_eq!(
            complaints(check, &[("crates/bots/src/greedy.rs", text)]),
            ["crates/bots/src/greedy.rs:4: a bot may see a view, never a `Round`"]
        );
        for path in [
            TABLES[0],
            TABLES[1],
            TABLES[2],
            TABLES[3],
            "crates/bots/src/skipbo/search/tests.rs",
            "crates/reihum/src/bench.rs",
            "crates/bots/tests/a.rs",
        ] {
            assert!(complaints(check, &[(path, text)]).is_empty(), "{path}");
        }
    }

    #[test]
    fn a_world_is_made_of_a_view_alone() {
        let text = "//! Worlds.\nstruct World {\n    round: Round,\n}\nfn new(round: &Round) -> World {\n    Round::imagine()\n}\n";
        for path in IMAGINED {
            assert_eq!(
                complaints(check, &[(path, text)]),
                [format!("{path}:5: a bot may see a view, never a `Round`")]
            );
        }
    }
}
