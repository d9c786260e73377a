//! The rules that hold in a rulebook, numbered.

use super::rulebook::limit;
use crate::Value;
use crate::{Section, Words};
use solo::{Deck, Rules};

/// The last rule's number.
const LAST: u8 = 43;

pub(super) fn sections(words: &Words, rules: &Rules) -> Vec<Section> {
    let fields = fields(rules);
    let section = |number: u8| {
        let key = format!("rule-s-{number:02}");
        Section::new(words, chapter(number), format!("S-{number:02}"), &key, &fields)
    };
    (1..=LAST)
        .filter(|number| exists(*number, rules))
        .map(section)
        .collect()
}

/// Every field of the rulebook as a variable.
fn fields(rules: &Rules) -> Vec<(&'static str, Value<'static>)> {
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
