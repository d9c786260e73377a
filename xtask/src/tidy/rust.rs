//! What holds for every Rust file: it says what it is, it is short, and nothing in it is left over.

use super::{Complaint, Tree};

const MOST_LINES: usize = 700;
const MOST_LINES_OF_MAIN: usize = 50;

/// Marks of unfinished work. Written in two parts, so that this file does not complain about itself.
const LEFT_OVER: [(&str, &str); 5] = [
    ("todo", "!("),
    ("unimplemented", "!("),
    ("dbg", "!("),
    ("FIX", "ME"),
    ("#[ign", "ore"),
];

pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    tree.ending(".rs")
        .flat_map(|(path, text)| check_file(path, text))
        .collect()
}

fn check_file(path: &str, text: &str) -> Vec<Complaint> {
    let lines: Vec<&str> = text.lines().collect();
    let mut complaints = Vec::new();
    let mut complain = |line, what: String| complaints.push(Complaint::new(path, line, what));
    if !lines.first().is_some_and(|line| line.starts_with("//! ")) {
        complain(1, "the first line must say with `//!` what lives here".into());
    }
    let is_main = path.rsplit('/').next() == Some("main.rs");
    let most = if is_main { MOST_LINES_OF_MAIN } else { MOST_LINES };
    if lines.len() > most {
        complain(
            lines.len(),
            format!("{} lines; a file like this has at most {most}", lines.len()),
        );
    }
    for (index, line) in lines.iter().enumerate() {
        for (start, end) in LEFT_OVER {
            let mark = format!("{start}{end}");
            if line.contains(&mark) {
                complain(index + 1, format!("left over: `{mark}`"));
            }
        }
        if opens_exemption(line) && !has_reason(&lines, index) {
            complain(
                index + 1,
                "a lint is silenced without `reason = \"…\"` or a comment beside it".into(),
            );
        }
    }
    complaints
}

fn opens_exemption(line: &str) -> bool {
    let attribute = line.trim_start().trim_start_matches("#![").trim_start_matches("#[");
    line.trim_start().starts_with('#') && (attribute.starts_with("allow(") || attribute.starts_with("expect("))
}

/// Whether the attribute that opens in this line carries a reason, or a comment stands in its line or above it.
fn has_reason(lines: &[&str], index: usize) -> bool {
    let is_comment = |line: &str| line.trim_start().starts_with("// ");
    if lines[index].contains("] // ") || index.checked_sub(1).is_some_and(|above| is_comment(lines[above])) {
        return true;
    }
    for line in &lines[index..] {
        if line.contains("reason = \"") {
            return true;
        }
        if line.trim_end().ends_with(']') {
            break;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::super::complaints;
    use super::*;

    const SILENT: &str = "a.rs:2: a lint is silenced without `reason = \"…\"` or a comment beside it";

    #[test]
    fn a_file_says_what_it_is() {
        let complaint = "src/a.rs:1: the first line must say with `//!` what lives here";
        for bad in ["", "use std::fmt;\n", "\n//! Late.\n", "//!\n"] {
            assert_eq!(complaints(check, &[("src/a.rs", bad)]), [complaint], "{bad:?}");
        }
        assert!(complaints(check, &[("src/a.rs", "//! Cards.\n"), ("a.md", "text")]).is_empty());
    }

    #[test]
    fn a_file_is_short() {
        let lines = |n: usize| "//! Cards.\n".repeat(n);
        assert!(complaints(check, &[("a.rs", &lines(700)), ("main.rs", &lines(50))]).is_empty());
        assert_eq!(
            complaints(check, &[("a.rs", &lines(701)), ("src/main.rs", &lines(51))]),
            [
                "a.rs:701: 701 lines; a file like this has at most 700",
                "src/main.rs:51: 51 lines; a file like this has at most 50"
            ]
        );
    }

    #[test]
    fn nothing_is_left_over() {
        for (start, end) in LEFT_OVER {
            let text = format!("//! Cards.\n    {start}{end}\n");
            assert_eq!(
                complaints(check, &[("a.rs", &text)]),
                [format!("a.rs:2: left over: `{start}{end}`")]
            );
        }
    }

    #[test]
    fn silencing_a_lint_needs_a_reason() {
        for attribute in [
            "#[allow(dead_code)]",
            "#![allow(dead_code)]",
            "    #[expect(dead_code)]",
            "#[allow(\n    a,\n)]",
        ] {
            assert_eq!(
                complaints(check, &[("a.rs", &format!("//! Cards.\n{attribute}\n"))]),
                [SILENT],
                "{attribute}"
            );
        }
        for attribute in [
            "#[allow(dead_code, reason = \"read by the debugger\")]",
            "#[allow(\n    dead_code,\n    reason = \"…\"\n)]",
            "#[allow(dead_code)] // read by the debugger",
            "// Read by the debugger.\n#[allow(dead_code)]",
        ] {
            let text = format!("//! Cards.\n{attribute}\n");
            assert!(complaints(check, &[("a.rs", &text)]).is_empty(), "{attribute}");
        }
    }
}
