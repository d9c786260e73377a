//! What the program says to people: every language says everything, none is left in another, and all of it in our own words.

mod text;

use super::{Complaint, Tree};
use crate::shell::root;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use text::{Message, messages, plain_words, runs};

/// Where the texts are: a folder a language.
const TEXTS: &str = "crates/words/text/";

/// The printed rules, beside the repository where somebody keeps them. They are other people's texts and not part of it.
const PRINTED: &str = "../shared/seeds";

/// So many words in a row are somebody's sentence.
const RUN: usize = 8;

pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = check_languages(tree);
    complaints.extend(check_said(tree));
    complaints.extend(check_borrowed(tree, &printed()));
    complaints
}

/// The files of what is said around a game, and whoever says it.
const SPEAKERS: [(&str, &[&str]); 4] = [
    (
        "program.ftl",
        &[
            "crates/reihum/src/",
            "crates/desk/src/",
            "crates/terminal/src/",
            "crates/words/src/damage.rs",
        ],
    ),
    ("web.ftl", &["crates/web/src/"]),
    ("ways.ftl", &["crates/web/src/"]),
    ("felt.ftl", &["crates/web/src/"]),
];

/// Every phrase of the program is said somewhere: as a method, or by its key.
fn check_said(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (_, file, path, text) in texts(tree) {
        let Some((_, speakers)) = SPEAKERS.iter().find(|(name, _)| *name == file) else {
            continue;
        };
        let spoken = tree
            .ending(".rs")
            .filter(|(path, _)| speakers.iter().any(|speaker| path.starts_with(speaker)));
        let speakers: Vec<&str> = spoken.map(|(_, text)| text).collect();
        for Message { key, line, .. } in messages(text) {
            let method = key.replace('-', "_");
            let said = [
                format!(".{method}("),
                format!("Words::{method})"),
                format!("Words::{method},"),
                format!("\"{key}\""),
            ];
            // Figures are named by those who count them, and a test of the program asks for each.
            let figure = key.starts_with("sim-figure-");
            if !figure && !speakers.iter().any(|text| said.iter().any(|said| text.contains(said))) {
                complaints.push(Complaint::new(path, line, format!("nobody says `{key}`")));
            }
        }
    }
    complaints
}

/// The texts beside the repository, if they are there.
fn printed() -> Vec<String> {
    let files = fs::read_dir(root().join(PRINTED)).into_iter().flatten().flatten();
    files
        .filter_map(|file| fs::read(file.path()).ok())
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
        .collect()
}

/// The texts: language, name of the file, path, text.
fn texts(tree: &Tree) -> Vec<(&str, &str, &str, &str)> {
    tree.ending(".ftl")
        .filter_map(|(path, text)| {
            let (lang, file) = path.strip_prefix(TEXTS)?.split_once('/')?;
            Some((lang, file, path, text))
        })
        .collect()
}

/// Every language has the same files, the same keys in them, the same variables in those, and words of its own.
fn check_languages(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let mut complain = |path: &str, line, what: String| complaints.push(Complaint::new(path, line, what));
    let mut files: BTreeMap<&str, Vec<(&str, Vec<Message>)>> = BTreeMap::new();
    for (_, file, path, text) in texts(tree) {
        files.entry(file).or_default().push((path, messages(text)));
    }
    let languages = tree.folders(TEXTS.trim_end_matches('/'));
    for (file, texts) in &files {
        for lang in &languages {
            let path = format!("{TEXTS}{lang}/{file}");
            if !texts.iter().any(|(other, _)| *other == path) {
                complain(&path, 0, "is missing; other languages have it".into());
            }
        }
        for (index, (path, messages)) in texts.iter().enumerate() {
            for (_, others) in texts.iter().take(index).chain(texts.iter().skip(index + 1)) {
                for other in others {
                    if !other.own && !messages.iter().any(|message| message.key == other.key) {
                        complain(path, 0, format!("`{}` is missing", other.key));
                    }
                }
            }
            for (other_path, others) in texts.iter().take(index) {
                for message in messages.iter().filter(|message| !message.own) {
                    let Some(other) = others.iter().find(|other| other.key == message.key) else {
                        continue;
                    };
                    let key = &message.key;
                    if message.variables != other.variables {
                        let what = format!(
                            "`{key}` has the variables {}; in {other_path} it has {}",
                            listed(&message.variables),
                            listed(&other.variables)
                        );
                        complain(path, message.line, what);
                    }
                    if message.says_something() && message.value == other.value && !(message.same && other.same) {
                        let what =
                            format!("`{key}` is the same as in {other_path}; if that is right, `# same` above it");
                        complain(path, message.line, what);
                    }
                }
            }
        }
    }
    complaints.sort();
    complaints.dedup();
    complaints
}

fn listed(variables: &BTreeSet<String>) -> String {
    let names: Vec<&str> = variables.iter().map(String::as_str).collect();
    if names.is_empty() {
        "none".into()
    } else {
        names.join(", ")
    }
}

/// No text shares a run of words with the printed ones.
fn check_borrowed(tree: &Tree, printed: &[String]) -> Vec<Complaint> {
    let words: Vec<Vec<String>> = printed.iter().map(|text| plain_words(text)).collect();
    let theirs: HashSet<&[String]> = words.iter().flat_map(|words| words.windows(RUN)).collect();
    let mut complaints = Vec::new();
    for (_, _, path, text) in texts(tree) {
        for message in messages(text) {
            let ours = runs(&message.value);
            let borrowed = ours
                .iter()
                .flat_map(|run| run.windows(RUN))
                .find(|run| theirs.contains(run));
            if let Some(run) = borrowed {
                let what = format!("`{}` borrows from a printed text: “{}”", message.key, run.join(" "));
                complaints.push(Complaint::new(path, message.line, what));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::super::complaints;
    use super::*;

    fn about(de: &str, en: &str) -> Vec<String> {
        let files = [("crates/words/text/de/a.ftl", de), ("crates/words/text/en/a.ftl", en)];
        complaints(check_languages, &files)
    }

    #[test]
    fn a_missing_key_is_named() {
        assert!(about("a = eins\nb = zwei\n", "b = two\na = one\n").is_empty());
        assert_eq!(
            about("a = eins\n", "a = one\nb = two\n    .title = three\n"),
            [
                "crates/words/text/de/a.ftl: `b.title` is missing",
                "crates/words/text/de/a.ftl: `b` is missing"
            ]
        );
        assert!(about("a = eins\nx-b = zwei\n", "a = one\n").is_empty());
    }

    #[test]
    fn a_missing_file_is_named() {
        let files = [
            ("crates/words/text/de/a.ftl", "a = eins\n"),
            ("crates/words/text/en/a.ftl", "a = one\n"),
            ("crates/words/text/en/b.ftl", "b = two\n"),
        ];
        assert_eq!(
            complaints(check_languages, &files),
            ["crates/words/text/de/b.ftl: is missing; other languages have it"]
        );
    }

    #[test]
    fn other_variables_are_named() {
        assert_eq!(
            about("\na = { $one } und { $two }\n", "a = { $one } and more\n"),
            ["crates/words/text/en/a.ftl:1: `a` has the variables one; in crates/words/text/de/a.ftl it has one, two"]
        );
        assert!(about("a = { $one ->\n   *[b] x\n}\n", "a = y { $one }\n").is_empty());
    }

    #[test]
    fn what_was_not_translated_is_named() {
        let twice = "crates/words/text/en/a.ftl:1: `a` is the same as in crates/words/text/de/a.ftl; if that is right, \
                     `# same` above it";
        assert_eq!(about("a = Triple\n", "a = Triple\n"), [twice]);
        assert_eq!(about("# same\na = Triple\n", "a = Triple\n"), [twice]);
        assert!(about("# same\na = Triple\n", "# same\na = Triple\n").is_empty());
        assert!(about("a = { $one }; { $two }\n", "a = { $one }; { $two }\n").is_empty());
    }

    #[test]
    fn what_nobody_says_is_named() {
        let files = [
            (
                "crates/words/text/de/program.ftl",
                "sim-seat = Platz\nsim-mean = Mittel\ndamage-a = a\n",
            ),
            ("crates/words/text/de/solo.ftl", "card = Karte\n"),
            ("crates/words/src/damage.rs", "self.say(\"damage-a\", &[])"),
            ("crates/reihum/src/sim.rs", "words.sim_seat()"),
            ("crates/words/text/de/web.ftl", "web-a = a\nweb-b = b\n"),
            ("crates/web/src/a.rs", "page.say(Words::web_a)"),
        ];
        assert_eq!(
            complaints(check_said, &files),
            [
                "crates/words/text/de/program.ftl:2: nobody says `sim-mean`",
                "crates/words/text/de/web.ftl:2: nobody says `web-b`"
            ]
        );
    }

    #[test]
    fn borrowed_sentences_are_named() {
        let printed = ["Then: one, two, THREE four\nfive – six seven eight nine!".to_string()];
        let about = |text: &str| {
            let tree = Tree::of(&[("crates/words/text/en/a.ftl", text)]);
            let found = check_borrowed(&tree, &printed);
            found.iter().map(Complaint::to_string).collect::<Vec<_>>()
        };
        assert_eq!(
            about("\na =\n    Say two three “four” five\n    six seven, eight nine.\n"),
            [
                "crates/words/text/en/a.ftl:2: `a` borrows from a printed text: “two three four five six seven eight nine”"
            ]
        );
        assert!(about("a = one two three four five six seven\n").is_empty());
        assert!(about("a = one two three four { $x } five six seven eight\n").is_empty());
        let variant = "a = { $x ->\n    [y] one two three four five six seven eight\n   *[z] no\n}\n";
        assert_eq!(about(variant).len(), 1);
        assert_eq!(
            about("a = a\n    .title = one two three four five six seven eight\n").len(),
            1
        );
    }
}
