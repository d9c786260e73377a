//! A link in a Markdown file leads to a file, and to a heading, that exists.

use super::{Complaint, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    tree.ending(".md")
        .flat_map(|(path, text)| check_file(tree, path, text))
        .collect()
}

fn check_file(tree: &Tree, path: &str, text: &str) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (number, line) in prose(text) {
        for target in links(line) {
            if target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            let (file, heading) = target
                .split_once('#')
                .map_or((target, None), |(file, heading)| (file, Some(heading)));
            let file = if file.is_empty() {
                path.to_string()
            } else {
                resolve(path, file)
            };
            if !tree.holds(&file) {
                complaints.push(Complaint::new(
                    path,
                    number,
                    format!("the link to `{target}` leads nowhere"),
                ));
            } else if let Some(heading) = heading
                && let Some(text) = tree.text(&file)
                && !prose(text).any(|(_, line)| line.starts_with('#') && anchor(line) == heading)
            {
                complaints.push(Complaint::new(
                    path,
                    number,
                    format!("`{file}` has no heading `#{heading}`"),
                ));
            }
        }
    }
    complaints
}

/// The numbered lines outside of fenced code.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut fenced = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    })
}

/// The targets of `[words](target)` and `[words]: target`.
fn links(line: &str) -> Vec<&str> {
    let inline = line
        .split("](")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once(')')?.0));
    let reference = line
        .strip_prefix('[')
        .and_then(|rest| Some(rest.split_once("]: ")?.1.trim()));
    inline.chain(reference).collect()
}

/// A path written in `from`, as a path from the root.
fn resolve(from: &str, target: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| *last != "..") => drop(parts.pop()),
            other => parts.push(other),
        }
    }
    parts.join("/")
}

/// What a heading is called in a link.
fn anchor(heading: &str) -> String {
    let words = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = words
        .chars()
        .filter(|&c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::super::complaints;
    use super::*;

    fn about(text: &str) -> Vec<String> {
        let rules = ("docs/RULES.md", "# The rules\n## Solo! (S-35)\n");
        complaints(
            check,
            &[
                ("docs/a.md", text),
                rules,
                ("README.md", ""),
                ("crates/solo/src/lib.rs", ""),
            ],
        )
    }

    #[test]
    fn links_that_lead_somewhere_are_fine() {
        for text in [
            "[rules](RULES.md), [readme](../README.md) and [code](../crates/solo)\n",
            "[solo](RULES.md#solo-s-35), [here](#here)\n# Here\n",
            "[out](https://example.org/x.md) [mail](mailto:a@example.org)\n[rules]: RULES.md\n",
            "```toml\n[[a]](b.md)\n```\n",
        ] {
            assert!(about(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn links_that_lead_nowhere_are_named() {
        assert_eq!(
            about("\nSee [x](RULE.md).\n"),
            ["docs/a.md:2: the link to `RULE.md` leads nowhere"]
        );
        assert_eq!(
            about("[x](README.md)\n"),
            ["docs/a.md:1: the link to `README.md` leads nowhere"]
        );
        assert_eq!(
            about("[x](../../README.md)\n"),
            ["docs/a.md:1: the link to `../../README.md` leads nowhere"]
        );
        assert_eq!(
            about("[x]: gone.md\n"),
            ["docs/a.md:1: the link to `gone.md` leads nowhere"]
        );
        assert_eq!(
            about("[x](RULES.md#skip)\n"),
            ["docs/a.md:1: `docs/RULES.md` has no heading `#skip`"]
        );
    }
}
