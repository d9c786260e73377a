//! What holds for every text file: white space, a last line that ends, nothing that is true on one machine only.

use super::{Complaint, Tree};

/// Folders of somebody's own machine. Written in two parts, so that this file does not complain about itself.
const MACHINE: [(&str, &str); 3] = [("/wo", "rk/"), ("/ro", "ot/"), ("/ho", "me/")];

pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    tree.texts()
        .filter(|&(path, _)| path != "Cargo.lock")
        .flat_map(|(path, text)| check_text(path, text))
        .collect()
}

fn check_text(path: &str, text: &str) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (number, line) in (1..).zip(text.split('\n')) {
        let mut complain = |what: String| complaints.push(Complaint::new(path, number, what));
        if line.contains('\t') {
            complain("a tab; spaces look the same everywhere".into());
        }
        if line.ends_with([' ', '\t', '\r']) {
            complain("white space at the end of the line".into());
        }
        for (start, end) in MACHINE {
            let folder = format!("{start}{end}");
            if line
                .match_indices(&folder)
                .any(|(at, _)| !line[..at].ends_with(is_path))
            {
                complain(format!("a path of one machine: `{folder}`"));
            }
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        complaints.push(Complaint::new(
            path,
            text.lines().count(),
            "no line break at the end of the file",
        ));
    }
    if text.ends_with("\n\n") {
        complaints.push(Complaint::new(
            path,
            text.lines().count(),
            "an empty line at the end of the file",
        ));
    }
    complaints
}

/// Whether a folder's name behind this character is only a part of some longer path.
fn is_path(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '.' | '-' | '_' | '*')
}

#[cfg(test)]
mod tests {
    use super::super::complaints;
    use super::*;

    #[test]
    fn white_space_is_seen() {
        assert_eq!(
            complaints(check, &[("a.md", "one\ttwo\nthree \nfour\r\nfive")]),
            [
                "a.md:1: a tab; spaces look the same everywhere",
                "a.md:2: white space at the end of the line",
                "a.md:3: white space at the end of the line",
                "a.md:4: no line break at the end of the file",
            ]
        );
        assert_eq!(
            complaints(check, &[("a.md", "one\n\n")]),
            ["a.md:2: an empty line at the end of the file"]
        );
        assert!(complaints(check, &[("a.md", "one\n"), ("b", ""), ("Cargo.lock", "\t")]).is_empty());
    }

    #[test]
    fn paths_of_a_machine_are_seen() {
        for (start, end) in MACHINE {
            let folder = format!("{start}{end}");
            let text = format!("fine{folder}x\nsee {folder}x\n");
            assert_eq!(
                complaints(check, &[("a.rs", &text)]),
                [format!("a.rs:2: a path of one machine: `{folder}`")]
            );
        }
    }
}
