//! All files of the page, with the addresses under which the browser asks for them.
//!
//! Nearly all lie in a folder that is named after what is in them, so that a browser can keep them for ever: whoever changes one changes the
//! name. Only what people open and what the browser looks for has a name of its own.

use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// One file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct File {
    /// Its address, without the slash before it.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
}

impl File {
    pub(crate) fn new(path: &str, bytes: Vec<u8>) -> Self {
        let path = path.into();
        Self { path, bytes }
    }
}

/// The languages, each a file.
pub(crate) const LANGUAGES: [&str; 5] = ["de", "en", "fr", "nl", "it"];
/// What the worker's own files begin with.
pub(crate) const HELPER: &str = "helper";
/// What bots have learned of SKIP-BO, by the kind of table. Nobody loads it who does not play it.
const NETWORKS: [&str; 4] = ["two", "four", "six", "teams"];
/// What is put behind the other, in this order.
const STYLES: [&str; 6] = [
    "colours.css",
    "base.css",
    "screens.css",
    "ways.css",
    "felt.css",
    "motion.css",
];
/// The texts of the whole program; the page says only some of them.
const PROGRAM: &str = "program.ftl";
/// The crates of the page and its worker that say something of it.
const SPEAKERS: [&str; 8] = ["client", "desk", "house", "protocol", "room", "table", "web", "worker"];
/// What begins the keys of what is a file of its own, for nobody waits for it: the rules, why bots do what they do, and help.
const WAITED_FOR_BY_NOBODY: [&str; 7] = [
    "web-help-",
    "rule-",
    "chapter-",
    "why-",
    "skipbo-rule-",
    "skipbo-chapter-",
    "skipbo-why-",
];
/// How that file is called, after the language.
const RULES: &str = "-rules.ftl";
/// What is copied as it is, but for remarks.
const COPIED: [&str; 4] = ["colours.js", "start.js", "worker.js", "icon.svg"];
/// What has a name of its own, and where the others are is written into it.
const NAMED: [&str; 3] = ["index.html", "manifest.webmanifest", "sw.js"];

/// Stands where the folder of the files goes.
const FOLDER: &str = "{files}";
/// Stands where the list of what is needed without a network goes.
const NEEDED: &str = "{needed}";

/// All files of a repository's page, with those that are made already.
pub(crate) fn all(root: &Path, made: Vec<File>) -> Result<Vec<File>, String> {
    let (page, style) = (root.join("crates/web/page"), root.join("crates/web/style"));
    let mut files: Vec<File> = made.into_iter().map(bare).collect();
    let styles: Result<Vec<String>, String> = STYLES.iter().map(|name| text(&style.join(name))).collect();
    files.push(File::new(
        "style.css",
        without_remarks("style.css", &styles?.concat()).into(),
    ));
    for name in COPIED {
        let text = text(&page.join(name))?;
        files.push(File::new(name, without_remarks(name, &text).into()));
    }
    let said = said(root)?;
    for lang in LANGUAGES {
        let Spoken { words, rules } = spoken(&root.join("crates/words/text").join(lang), &said)?;
        files.push(File::new(&format!("{lang}.ftl"), words.into()));
        files.push(File::new(&format!("{lang}{RULES}"), rules.into()));
    }
    let networks = root.join("crates/bots/weights/skipbo");
    for kind in NETWORKS {
        let path = networks.join(format!("{kind}.bin"));
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        files.push(File::new(&format!("skipbo-{kind}.bin"), bytes));
    }
    let folder = format!("page/{}", fingerprint(&files));
    for file in &mut files {
        file.path = format!("{folder}/{}", file.path);
    }
    let needed = needed(&files);
    for name in NAMED {
        let text = without_remarks(name, &text(&page.join(name))?);
        let text = text.replace(FOLDER, &format!("/{folder}")).replace(NEEDED, &needed);
        files.push(File::new(name, text.into()));
    }
    Ok(files)
}

/// What a page needs when there is no network: the start, and all but the languages and what bots have learned, which are asked for by those who need them,
/// and kept then.
fn needed(files: &[File]) -> String {
    let paths = files.iter().map(|file| file.path.as_str());
    let all = paths
        .filter(|path| !is_language(path) && !is_network(path))
        .map(|path| format!("\"/{path}\""));
    let all: Vec<String> = std::iter::once("\"/\"".into()).chain(all).collect();
    format!("[{}]", all.join(", "))
}

/// Whether it is the words of a language.
pub(crate) fn is_language(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|end| end == "ftl")
}

/// Whether it is what bots have learned.
fn is_network(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|end| end == "bin")
}

/// Whether nobody waits for it: the rules, and what those need who play without a server or ask for advice.
pub(crate) fn is_later(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    is_network(path) || name.starts_with(HELPER) || name == "worker.js" || name.ends_with(RULES)
}

/// What a page says in a language.
#[derive(Default)]
struct Spoken {
    words: String,
    rules: String,
}

/// What the tool has made, without its remarks.
fn bare(file: File) -> File {
    match String::from_utf8(file.bytes) {
        Ok(text) => File::new(&file.path, without_remarks(&file.path, &text).into()),
        Err(error) => File::new(&file.path, error.into_bytes()),
    }
}

/// A style sheet or a script without what is written for those who write it: in scripts these are whole lines, and what stands before each.
fn without_remarks(name: &str, text: &str) -> String {
    let end = Path::new(name).extension().and_then(|end| end.to_str());
    match end {
        Some("css") => {
            let mut parts = text.split("/*");
            let first = parts.next().unwrap_or_default();
            let rest = parts.filter_map(|part| part.split_once("*/"));
            std::iter::once(first).chain(rest.map(|(_, rest)| rest)).collect()
        }
        Some("js") => {
            let mut remark = false;
            let lines = text.lines().map(str::trim_start).filter(|line| {
                remark |= line.starts_with("/*");
                let kept = !remark && !line.is_empty() && !line.starts_with("//");
                remark &= !line.contains("*/");
                kept
            });
            lines.flat_map(|line| [line, "\n"]).collect()
        }
        _ => text.into(),
    }
}

/// The words of a language: all its files, one behind the other, without what is written for those who write them, and without what only the other commands of
/// the program say.
fn spoken(folder: &Path, said: &HashSet<String>) -> Result<Spoken, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let mut spoken = Spoken::default();
    for path in paths.iter().filter(|path| path.to_str().is_some_and(is_language)) {
        let text = text(path)?;
        let whole = !path.ends_with(PROGRAM);
        let (mut wanted, mut of_rules) = (true, false);
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(key) = key(line) {
                wanted = whole || said.contains(&key.replace('-', "_"));
                of_rules = WAITED_FOR_BY_NOBODY.iter().any(|begins| key.starts_with(begins));
            }
            if wanted {
                let to = if of_rules { &mut spoken.rules } else { &mut spoken.words };
                to.push_str(line);
                to.push('\n');
            }
        }
    }
    Ok(spoken)
}

/// The key of the message that begins in a line.
fn key(line: &str) -> Option<&str> {
    let (key, _) = line.split_once(" =")?;
    key.starts_with(|c: char| c.is_ascii_lowercase()).then_some(key)
}

/// All names in the code of the page and its worker: a phrase that is said is one of them. What `words` says by itself is among them as well, but for the methods
/// that are only declared there.
fn said(root: &Path) -> Result<HashSet<String>, String> {
    let mut code = String::new();
    for name in SPEAKERS {
        read_all(&root.join("crates").join(name).join("src"), &mut code)?;
    }
    let mut said: HashSet<String> = names(&code).map(Into::into).collect();
    let words = text(&root.join("crates/words/src/words.rs"))?;
    said.extend(names(&words.replace('-', "_")).map(Into::into));
    Ok(said)
}

fn names(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
}

/// Adds all code below a folder.
fn read_all(folder: &Path, code: &mut String) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            read_all(&path, code)?;
        } else {
            code.push_str(&text(&path)?);
        }
    }
    Ok(())
}

/// Twelve letters that are others as soon as one byte is.
fn fingerprint(files: &[File]) -> String {
    let mut hash = Sha256::new();
    for file in files {
        hash.update(file.path.as_bytes());
        hash.update(file.bytes.len().to_le_bytes());
        hash.update(&file.bytes);
    }
    let start = hash
        .finalize()
        .iter()
        .take(6)
        .fold(0, |sum: u64, byte| sum << 8 | u64::from(*byte));
    format!("{start:012x}")
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    fn made() -> Vec<File> {
        vec![File::new("reihum.js", b"1".to_vec())]
    }

    #[test]
    fn another_byte_is_another_folder() {
        let folder = |files: Vec<File>| files[0].path.clone();
        let one = folder(all(&root(), made()).unwrap());
        let other = folder(all(&root(), vec![File::new("reihum.js", b"2".to_vec())]).unwrap());
        assert_ne!(one, other);
        assert_eq!(one, folder(all(&root(), made()).unwrap()));
    }

    #[test]
    fn what_is_named_knows_where_the_others_are() {
        let files = all(&root(), made()).unwrap();
        let folder = format!("/{}", files[0].path.trim_end_matches("/reihum.js"));
        for name in NAMED {
            let file = files.iter().find(|file| file.path == name).unwrap();
            let text = String::from_utf8(file.bytes.clone()).unwrap();
            assert!(text.contains(&folder), "{name}");
            assert!(!text.contains(FOLDER) && !text.contains(NEEDED), "{name}");
        }
    }

    #[test]
    fn without_a_network_all_is_there_but_what_is_asked_for_later() {
        let files = all(&root(), made()).unwrap();
        let worker = files.iter().find(|file| file.path == "sw.js").unwrap();
        let needed = String::from_utf8(worker.bytes.clone()).unwrap();
        for file in &files {
            let named = NAMED.contains(&file.path.as_str());
            assert_eq!(
                needed.contains(&file.path),
                !named && !is_language(&file.path) && !is_network(&file.path),
                "{}",
                file.path
            );
        }
    }

    #[test]
    fn remarks_stay_with_those_who_write() {
        let css = "/* a */\nb { c: d; } /* e\nf */\ng { h: i; }\n";
        assert_eq!(without_remarks("one.css", css), "\nb { c: d; } \ng { h: i; }\n");
        let js = "// a\nb(\"https://c\");\n  // d\n\n  e();\n/** f\n * g\n */\nh();\n/* i */\n";
        assert_eq!(without_remarks("one.js", js), "b(\"https://c\");\ne();\nh();\n");
        assert_eq!(without_remarks("one.svg", css), css);
        for file in all(&root(), made()).unwrap() {
            let text = String::from_utf8_lossy(&file.bytes);
            assert!(!file.path.ends_with("css") || !text.contains("/*"), "{}", file.path);
            assert!(!file.path.ends_with("js") || !text.contains("// "), "{}", file.path);
        }
    }

    fn both(lang: &str) -> Spoken {
        let said = said(&root()).unwrap();
        spoken(&root().join("crates/words/text").join(lang), &said).unwrap()
    }

    fn all_of(lang: &str) -> String {
        let Spoken { words, rules } = both(lang);
        words + &rules
    }

    #[test]
    fn the_rules_are_a_file_of_their_own_that_nothing_else_needs() {
        for lang in LANGUAGES {
            let Spoken { words, rules } = both(lang);
            let keys = |text: &str| text.lines().filter_map(key).map(String::from).collect::<HashSet<_>>();
            let (first, later) = (keys(&words), keys(&rules));
            assert!(
                first.contains("web-start") && first.contains("illegal-no-match"),
                "{lang}"
            );
            for key in ["rule-s-01", "chapter-turn", "skipbo-rule-b-01", "web-help-fair"] {
                assert!(later.contains(key), "{lang}: {key}");
            }
            for name in words.split(['{', '}']).map(str::trim) {
                assert!(!later.contains(name), "{lang}: {name} is needed before it is there");
            }
        }
    }

    #[test]
    fn every_language_says_something_and_has_no_remarks() {
        for lang in LANGUAGES {
            let words = all_of(lang);
            assert!(words.contains("\nweb-start = ") && !words.contains("\n#"), "{lang}");
        }
    }

    #[test]
    fn what_the_page_says_is_there_and_what_only_commands_say_is_not() {
        // given: phrases of the page, of the table in the worker and of `words` itself
        let said = [
            "play-turn-chain",
            "join-came",
            "rules-house",
            "rules-house-line",
            "rule-s-01",
        ];
        for lang in LANGUAGES {
            let words = all_of(lang);
            let keys: HashSet<&str> = words.lines().filter_map(key).collect();
            for key in said {
                assert!(keys.contains(key), "{lang}: {key}");
            }
            for start in ["sim-", "arena-", "check-", "replay-", "damage-"] {
                assert!(!keys.iter().any(|key| key.starts_with(start)), "{lang}: {start}");
            }
        }
    }

    #[test]
    fn every_string_that_words_hands_to_a_text_is_there() {
        // given: the keys that stand in the code of `words`, but for a damaged record, which no page is shown
        let mut code = String::new();
        read_all(&root().join("crates/words/src"), &mut code).unwrap();
        let of_program: HashSet<String> = {
            let text = text(&root().join("crates/words/text/en").join(PROGRAM)).unwrap();
            text.lines().filter_map(key).map(Into::into).collect()
        };
        let words = all_of("en");
        let keys: HashSet<&str> = words.lines().filter_map(key).collect();
        for string in code.split('"').filter(|string| of_program.contains(*string)) {
            assert!(keys.contains(string) || string.starts_with("damage-"), "{string}");
        }
    }
}
