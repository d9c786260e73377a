//! Rulebooks by name, and the values of their fields in plain words.

use crate::Value;
use crate::Words;
use solo::Edition;

/// A printed edition's name.
pub(super) fn edition(words: &Words, edition: Edition) -> String {
    let key = match edition {
        Edition::ClassicDe => "edition-classic-de",
        Edition::ClassicEn => "edition-classic-en",
        Edition::ClassicFr => "edition-classic-fr",
        Edition::ClassicNl => "edition-classic-nl",
        Edition::ClassicIt => "edition-classic-it",
        Edition::ClassicFr2 => "edition-classic-fr2",
        Edition::Modern => "edition-modern",
    };
    words.say(key, &[])
}

pub(super) fn value(words: &Words, field: &str, value: &str) -> String {
    match field {
        "limit" => words.say("value-limit", &limit(value)),
        _ => words.say(&format!("value-{field}-{value}"), &[]),
    }
}

/// The two variables of a limit such as `over-500`. The first is a number, so that texts can choose by it.
pub(super) fn limit(value: &str) -> [(&'static str, Value<'static>); 2] {
    let (points, exceeded) = match value.strip_prefix("over-") {
        Some(points) => (points, "yes"),
        None => (value, "no"),
    };
    [("points", Value::of(points)), ("exceeded", exceeded.into())]
}
