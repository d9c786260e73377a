//! One rule as it is printed.

use crate::Words;
use crate::words::Args;

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What it is part of: setting up, a turn, …
    pub chapter: String,
    /// Its number, such as `S-16`.
    pub number: String,
    /// What it is about.
    pub title: String,
    /// What it says: paragraphs, a line each.
    pub text: String,
}

impl Section {
    /// The rule with this key, as it holds when the fields of the rulebook are these.
    pub(crate) fn new(words: &Words, chapter: &str, number: String, key: &str, fields: Args<'_>) -> Self {
        Self {
            chapter: words.say(chapter, fields),
            number,
            title: words.say_attribute(key, "title", fields),
            text: paragraphs(&words.say(key, fields)),
        }
    }
}

/// In a text an empty line begins a paragraph, and other line breaks are there for those who write it. A mark at the
/// beginning of a variant belongs to the word before it.
fn paragraphs(text: &str) -> String {
    let paragraph = |text: &str| {
        let words = text.split([' ', '\n']).filter(|word| !word.is_empty());
        words.fold(String::new(), |mut line, word| {
            if !line.is_empty() && !word.starts_with([',', '.', ';']) {
                line.push(' ');
            }
            line + word
        })
    };
    let all = text.split("\n\n").map(paragraph).filter(|text| !text.is_empty());
    all.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::paragraphs;

    #[test]
    fn line_breaks_are_for_writers_and_empty_lines_for_readers() {
        assert_eq!(
            paragraphs("Draw one\n  card\n, or two .\n\n\nExample: so."),
            "Draw one card, or two.\nExample: so."
        );
    }
}
