//! Rulebooks by name, and their fields in plain words.

use crate::Words;
use fluent_bundle::FluentValue;
use solo::{Edition, Rules};

impl Words {
    /// A printed edition's name.
    pub fn edition(&self, edition: Edition) -> String {
        let key = match edition {
            Edition::ClassicDe => "edition-classic-de",
            Edition::ClassicEn => "edition-classic-en",
            Edition::ClassicFr => "edition-classic-fr",
            Edition::ClassicNl => "edition-classic-nl",
            Edition::ClassicIt => "edition-classic-it",
            Edition::ClassicFr2 => "edition-classic-fr2",
            Edition::Modern => "edition-modern",
        };
        self.say(key, &[])
    }

    /// What a field of a rulebook is about. The fields are [`Rules::FIELDS`].
    pub fn field(&self, field: &str) -> String {
        self.say(&format!("field-{field}"), &[])
    }

    /// What a value of a field means.
    pub fn value(&self, field: &str, value: &str) -> String {
        match field {
            "limit" => self.say("value-limit", &limit(value)),
            _ => self.say(&format!("value-{field}-{value}"), &[]),
        }
    }

    /// The name of the edition that the rulebook is made from.
    pub fn rulebook(&self, rules: &Rules) -> String {
        self.edition(rules.edition())
    }

    /// What this house does differently from the printed edition, a line each: what a field is about, and what holds.
    pub fn house_rules(&self, rules: &Rules) -> Vec<(String, String)> {
        let text = rules.to_string();
        let fields = text.split(' ').filter_map(|word| word.split_once('='));
        fields
            .map(|(field, value)| (self.field(field), self.value(field, value)))
            .collect()
    }
}

/// The two variables of a limit such as `over-500`.
pub(crate) fn limit(value: &str) -> [(&'static str, FluentValue<'static>); 2] {
    let (points, exceeded) = match value.strip_prefix("over-") {
        Some(points) => (points, "yes"),
        None => (value, "no"),
    };
    [("points", points.to_string().into()), ("exceeded", exceeded.into())]
}
