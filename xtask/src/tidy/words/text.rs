//! Fluent texts, read just as far as the checks need: keys, variables, values.

use std::collections::BTreeSet;

/// A message, or an attribute of one.
#[derive(Debug, Default)]
pub(super) struct Message {
    /// `key`, or `key.attribute`.
    pub(super) key: String,
    pub(super) line: usize,
    /// All that stands behind the `=`.
    pub(super) value: String,
    pub(super) variables: BTreeSet<String>,
    /// Whether `# same` stands above it.
    pub(super) same: bool,
    /// Whether it belongs to its language alone.
    pub(super) own: bool,
}

impl Message {
    /// Whether there is a letter outside of what is filled in.
    pub(super) fn says_something(&self) -> bool {
        runs(&self.value)
            .iter()
            .flatten()
            .any(|word| word.contains(char::is_alphabetic))
    }
}

/// All messages of a text and their attributes.
pub(super) fn messages(text: &str) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    let mut same = false;
    for (number, line) in (1..).zip(text.lines()) {
        let indented = line.starts_with(' ');
        let attribute = line.trim_start().strip_prefix('.').filter(|_| indented);
        let begun = match attribute {
            Some(attribute) => named(attribute).map(|(name, value)| {
                let of = messages.last().map_or("", |last| last.key.as_str());
                let message = of.split('.').next().unwrap_or_default();
                (format!("{message}.{name}"), value)
            }),
            None if indented => None,
            None => named(line).map(|(name, value)| (name.to_string(), value)),
        };
        if let Some((key, value)) = begun {
            let same = same || (attribute.is_some() && messages.last().is_some_and(|last| last.same));
            messages.push(Message {
                own: key.starts_with("x-"),
                key,
                line: number,
                value: value.trim().into(),
                same,
                ..Message::default()
            });
        } else if let Some(last) = messages.last_mut().filter(|_| indented || line.starts_with('}')) {
            last.value.push('\n');
            last.value.push_str(line.trim());
        }
        same = line == "# same";
    }
    for message in &mut messages {
        message.variables = variables(&message.value);
    }
    messages
}

/// `key` and the rest of `key = rest`.
fn named(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.split_once('=')?;
    let key = key.trim_end();
    let good = key.starts_with(|c: char| c.is_ascii_alphabetic())
        && key.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    good.then_some((key, value))
}

fn variables(value: &str) -> BTreeSet<String> {
    let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_';
    let names = value.split('$').skip(1).filter_map(|rest| rest.split(ends).next());
    names.map(String::from).collect()
}

/// A text's words, without case and marks.
pub(super) fn plain_words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// The words of a value that follow each other in what is printed: braces and the names of variants interrupt it.
pub(super) fn runs(value: &str) -> Vec<Vec<String>> {
    let mut texts = vec![String::new()];
    for line in value.lines() {
        let line = line.trim();
        let variant = line.starts_with('[') || line.starts_with("*[");
        let line = match line.split_once(']') {
            Some((_, rest)) if variant => {
                texts.push(String::new());
                rest
            }
            _ => line,
        };
        for (index, part) in line.split('{').enumerate() {
            // Behind a `{` stands code, up to its `}` or to the end of the line.
            let said = if index == 0 {
                part
            } else {
                texts.push(String::new());
                part.split_once('}').map_or("", |(_, rest)| rest)
            };
            for (index, said) in said.split('}').enumerate() {
                if index > 0 {
                    texts.push(String::new());
                }
                if let Some(text) = texts.last_mut() {
                    text.push_str(said);
                    text.push(' ');
                }
            }
        }
    }
    texts.iter().map(|text| plain_words(text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_with_their_lines_and_attributes() {
        let text = "# Why.\n\na = one\n# same\nb =\n    two { $x ->\n        [y] three\n       *[z] { $w }\n    }\n    .title = four\nc = { $x ->\n   *[y] five\n}\n";
        let found = messages(text);
        let keys: Vec<(&str, usize, bool)> = found.iter().map(|m| (m.key.as_str(), m.line, m.same)).collect();
        assert_eq!(
            keys,
            [("a", 3, false), ("b", 5, true), ("b.title", 10, true), ("c", 11, false)]
        );
        assert_eq!(found[1].variables, ["w", "x"].map(String::from).into());
        assert_eq!(found[2].value, "four");
        assert!(found[3].value.ends_with('}'));
    }

    #[test]
    fn what_is_filled_in_interrupts_a_run() {
        let run = |text: &str| {
            let runs = runs(text).into_iter().filter(|run| !run.is_empty());
            runs.map(|run| run.join(" ")).collect::<Vec<_>>()
        };
        assert_eq!(run("Here is { $name } again"), ["here is", "again"]);
        assert_eq!(
            run("a\n{ $x ->\n[yes] b c\nd\n*[no] e { \"\" }\n}\nf g."),
            ["a", "b c d", "e", "f g"]
        );
    }
}
