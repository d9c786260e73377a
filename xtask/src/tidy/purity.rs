//! The pure crates reach for nothing outside: no input or output, no clock, no threads, no chance of their own.

use super::manifests::dependencies;
use super::{Complaint, Tree};

/// The crates that live on what they are handed, and so run in a browser too.
pub(crate) const PURE: [&str; 9] = [
    "art", "game", "solo", "skipbo", "bots", "table", "room", "words", PROTOCOL,
];

/// The crate whose trade is to write things down. So it must not know what could be secret.
const PROTOCOL: &str = "protocol";

/// The crate that keeps what tables wrote down, whatever it says. It may touch the world, and knows no game.
const STORE: &str = "store";

/// The crate that knows of a server only what it sends.
const CLIENT: &str = "client";

/// The crates that know what is secret.
const SECRETIVE: [&str; 5] = ["game", "solo", "skipbo", "bots", "table"];

/// Modules of the standard library that touch the world.
const WORLDLY: [&str; 8] = ["env", "fs", "io", "net", "os", "process", "thread", "time"];

/// Learning plays its games on several threads. It is behind a feature that no player needs, and that the build for wasm32 has not.
const TRAINING: (&str, &str) = ("crates/bots/src/threads.rs", "thread");

/// How the module with the threads is declared.
const GATE: (&str, &str, &str) = ("crates/bots/src/lib.rs", "#[cfg(feature = \"train\")]", "mod threads;");

/// Words that bring in output, waiting, or an order that differs from run to run.
const WORDS: [&str; 8] = [
    "print!(",
    "println!(",
    "eprint!(",
    "eprintln!(",
    "async fn",
    "HashMap",
    "HashSet",
    "getrandom",
];

/// Crates that bring the same, or that would write secrets down.
const CRATES: [&str; 6] = ["async-std", "getrandom", "rand", "serde", "serde_json", "tokio"];

pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for name in PURE {
        let folder = format!("crates/{name}/src/");
        // The conformance kit behind the feature `testing` is a test.
        let sources = tree
            .ending(".rs")
            .filter(|(path, _)| path.starts_with(&folder) && !path.contains("/testing"));
        complaints.extend(sources.flat_map(|(path, text)| check_source(path, text)));
        let manifest = format!("crates/{name}/Cargo.toml");
        let text = tree.text(&manifest).unwrap_or_default();
        complaints.extend(if name == PROTOCOL {
            check_manifest(&manifest, text, &SECRETIVE, "must not know what is secret")
        } else {
            check_manifest(&manifest, text, &CRATES, "must stay pure")
        });
    }
    let manifest = format!("crates/{STORE}/Cargo.toml");
    let text = tree.text(&manifest).unwrap_or_default();
    complaints.extend(check_manifest(&manifest, text, &SECRETIVE, "must know no game"));
    complaints.extend(check_manifest(&manifest, text, &["tokio"], "has threads of its own"));
    let manifest = format!("crates/{CLIENT}/Cargo.toml");
    let text = tree.text(&manifest).unwrap_or_default();
    let must = "must know only what is sent";
    complaints.extend(check_manifest(&manifest, text, &["server", "store"], must));
    complaints.extend(check_gate(tree));
    complaints
}

/// What learns is there only for those who ask for it.
fn check_gate(tree: &Tree) -> Option<Complaint> {
    let (path, gate, module) = GATE;
    let lines: Vec<&str> = tree.text(path)?.lines().collect();
    let place = lines.iter().position(|line| *line == module)?;
    let open = place == 0 || lines[place - 1] != gate;
    open.then(|| {
        Complaint::new(
            path,
            place + 1,
            format!("learning has threads: `{gate}` must stand before it"),
        )
    })
}

fn check_manifest(path: &str, text: &str, forbidden: &[&str], must: &str) -> Vec<Complaint> {
    // What tests depend on stands last.
    let text = text.split("[dev-dependencies]").next().unwrap_or_default();
    let names = dependencies(text)
        .into_iter()
        .map(|dependency| (dependency.line, dependency.name));
    let names = names.map(|(line, name)| (line, name.trim_end_matches(".workspace")));
    let worldly = names.filter(|(_, name)| forbidden.contains(name));
    worldly
        .map(|(line, name)| Complaint::new(path, line, format!("`{name}` in a crate that {must}")))
        .collect()
}

fn check_source(path: &str, text: &str) -> Vec<Complaint> {
    // Tests stand last in a file, and may do what they like.
    let code = (1..).zip(text.lines()).take_while(|(_, line)| *line != "#[cfg(test)]");
    let mut complaints = Vec::new();
    for (number, line) in code.filter(|(_, line)| !line.trim_start().starts_with("//")) {
        let modules = WORLDLY
            .into_iter()
            .filter(|module| uses(line, module) && (path, *module) != TRAINING)
            .map(|module| format!("std::{module}"));
        let words = WORDS.into_iter().filter(|word| line.contains(word)).map(String::from);
        let what = modules
            .chain(words)
            .map(|found| format!("`{found}` in a crate that must stay pure"));
        complaints.extend(what.map(|what| Complaint::new(path, number, what)));
    }
    complaints
}

/// Whether the line names this module, as `std::fs` or in `std::{fmt, fs}`.
fn uses(line: &str, module: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    line.match_indices("std::").any(|(at, prefix)| {
        let rest = &line[at + prefix.len()..];
        let names = rest.strip_prefix('{').unwrap_or(rest).split(',');
        let count = if rest.starts_with('{') { usize::MAX } else { 1 };
        names
            .take(count)
            .any(|name| name.trim().strip_prefix(module).is_some_and(ends))
    })
}

#[cfg(test)]
mod tests {
    use super::super::complaints;
    use super::*;

    #[test]
    fn a_pure_crate_reaches_for_nothing() {
        for (line, found) in [
            ("use std::fs;", "std::fs"),
            ("use std::{fmt, time::Instant};", "std::time"),
            ("    let now = std::time::Instant::now();", "std::time"),
            ("    println!(\"{card}\");", "println!("),
            ("use std::collections::HashMap;", "HashMap"),
        ] {
            let complaints = complaints(check, &[("crates/solo/src/a.rs", &format!("//! Cards.\n{line}\n"))]);
            let expected = format!("crates/solo/src/a.rs:2: `{found}` in a crate that must stay pure");
            assert!(complaints.contains(&expected), "{line}: {complaints:?}");
        }
    }

    #[test]
    fn learning_alone_has_threads_and_is_behind_its_feature() {
        let text = "//! Learning.\nuse std::thread;\nuse std::time;\n";
        assert_eq!(
            complaints(check, &[(TRAINING.0, text)]),
            [format!("{}:3: `std::time` in a crate that must stay pure", TRAINING.0)]
        );
        let (path, gate, module) = GATE;
        assert!(complaints(check, &[(path, &format!("//! Players.\n{gate}\n{module}\n"))]).is_empty());
        assert_eq!(
            complaints(check, &[(path, &format!("//! Players.\n{module}\n"))]),
            [format!("{path}:2: learning has threads: `{gate}` must stand before it")]
        );
    }

    #[test]
    fn a_pure_crate_has_pure_dependencies() {
        let text = "[dependencies]\nthiserror.workspace = true\nserde.workspace = true\n[dev-dependencies]\nrand.workspace = true\n";
        assert_eq!(
            complaints(
                check,
                &[("crates/game/Cargo.toml", text), ("crates/reihum/Cargo.toml", text)]
            ),
            ["crates/game/Cargo.toml:3: `serde` in a crate that must stay pure"]
        );
    }

    #[test]
    fn the_protocol_writes_and_knows_no_secrets() {
        let text = "[dependencies]\nserde.workspace = true\nsolo.workspace = true\n[dev-dependencies]\ngame.workspace = true\n";
        assert_eq!(
            complaints(check, &[("crates/protocol/Cargo.toml", text)]),
            ["crates/protocol/Cargo.toml:3: `solo` in a crate that must not know what is secret"]
        );
    }

    #[test]
    fn the_store_knows_no_game() {
        let text = "[dependencies]\ntable.workspace = true\ntokio.workspace = true\n[dev-dependencies]\ngame.workspace = true\n";
        assert_eq!(
            complaints(check, &[("crates/store/Cargo.toml", text)]),
            [
                "crates/store/Cargo.toml:2: `table` in a crate that must know no game",
                "crates/store/Cargo.toml:3: `tokio` in a crate that has threads of its own"
            ]
        );
    }

    #[test]
    fn a_client_knows_no_store() {
        let text = "[dependencies]\ntokio.workspace = true\nstore.workspace = true\n[dev-dependencies]\nserver.workspace = true\n";
        assert_eq!(
            complaints(check, &[("crates/client/Cargo.toml", text)]),
            ["crates/client/Cargo.toml:3: `store` in a crate that must know only what is sent"]
        );
    }

    #[test]
    fn tests_and_other_crates_may() {
        let text = "//! Not `std::fs`.\nuse std::fmt;\n#[cfg(test)]\nmod tests {\n    use std::fs;\n";
        assert!(complaints(check, &[("crates/solo/src/a.rs", text)]).is_empty());
        let text = "//! Files.\nuse std::fs;\n";
        for path in [
            "crates/reihum/src/a.rs",
            "crates/solo/tests/a.rs",
            "crates/game/src/testing/a.rs",
        ] {
            assert!(complaints(check, &[(path, text)]).is_empty(), "{path}");
        }
    }
}
