//! The rules that hold in a rulebook, numbered.

use crate::Words;
use crate::rulebook::limit;
use fluent_bundle::FluentValue;
use solo::{Deck, Rules};

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

/// The last rule's number.
const LAST: u8 = 43;

impl Words {
    /// What stands above the rules.
    pub fn title(&self) -> String {
        self.say("rules-title", &[])
    }

    /// What stands above the rules of this house alone ([`house_rules`](Words::house_rules)).
    pub fn house_title(&self) -> String {
        self.say("rules-house", &[])
    }

    /// The rules, exactly as they hold in this rulebook; what does not exist in it is left out.
    ///
    /// ```
    /// use solo::{Edition, Rules};
    /// use words::{Lang, Words};
    /// let words = Words::new(Lang::En);
    /// let has_gift = |edition| words.rules(&Rules::of(edition)).iter().any(|rule| rule.title == "Gift");
    /// assert!(has_gift(Edition::Modern) && !has_gift(Edition::ClassicDe));
    /// ```
    pub fn rules(&self, rules: &Rules) -> Vec<Section> {
        let fields = fields(rules);
        let section = |number: u8| {
            let key = format!("rule-s-{number:02}");
            Section {
                chapter: self.say(chapter(number), &fields),
                number: format!("S-{number:02}"),
                title: self.say_attribute(&key, "title", &fields),
                text: paragraphs(&self.say(&key, &fields)),
            }
        };
        (1..=LAST)
            .filter(|number| exists(*number, rules))
            .map(section)
            .collect()
    }
}

/// Every field of the rulebook as a variable.
fn fields(rules: &Rules) -> Vec<(&'static str, FluentValue<'static>)> {
    let mut fields = Vec::new();
    for &field in Rules::FIELDS {
        let value = rules.field(field).unwrap_or_default();
        match field {
            "limit" => fields.extend(limit(&value)),
            "deck" => fields.push((field, deck(rules.deck()).into())),
            _ => fields.push((field, value.into())),
        }
    }
    fields
}

/// A box by a name that Fluent does not take for a number.
const fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::Classic => "classic",
        Deck::Modern => "modern",
    }
}

/// Whether there is anything to which the rule could apply.
fn exists(number: u8, rules: &Rules) -> bool {
    let modern = rules.deck() == Deck::Modern;
    let has = |field: &str, value: &str| rules.field(field).as_deref() == Some(value);
    match number {
        2 => !modern,
        3 | 28..=33 => modern,
        10 | 11 => has("triple", "yes"),
        15 | 16 => has("interject", "any"),
        26 => has("after-swap", "partner"),
        36 => modern || has("triple", "yes"),
        _ => true,
    }
}

const fn chapter(number: u8) -> &'static str {
    match number {
        ..=4 => "chapter-cards",
        5..=7 => "chapter-setup",
        8..=12 => "chapter-turn",
        13..=17 => "chapter-interject",
        18..=34 => "chapter-actions",
        35.. => "chapter-end",
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
