//! Rulebooks by name, and the values of their fields in plain words.

use crate::Value;
use crate::{Names, Words};
use game::Seat;
use skipbo::Edition;

/// A printed game's name.
pub(super) fn edition(words: &Words, edition: Edition) -> String {
    let key = match edition {
        Edition::Standard => "skipbo-edition-standard",
        Edition::Short => "skipbo-edition-short",
    };
    words.say(key, &[])
}

pub(super) fn value(words: &Words, field: &str, value: &str) -> String {
    match field {
        "stock" => words.say("skipbo-value-stock", &[("stock", Value::of(value))]),
        "limit" => words.say("skipbo-value-limit", &[("points", Value::of(value))]),
        "teams" if value != "none" => words.say("skipbo-value-teams", &[("pairs", pairs(words, value).into())]),
        _ => words.say(&format!("skipbo-value-{field}-{value}"), &[]),
    }
}

/// Teams such as `1+3,2+4`: who plays with whom.
pub(super) fn pairs(words: &Words, teams: &str) -> String {
    let called = |number: &str| {
        let seat = number.parse().ok().and_then(Seat::numbered);
        seat.map_or_else(String::new, |seat| words.seat(seat, &Names::default()))
    };
    let pair = |pair: &str| {
        let (first, second) = pair.split_once('+')?;
        let both = [("first", called(first).into()), ("second", called(second).into())];
        Some(words.say("skipbo-pair", &both))
    };
    teams.split(',').filter_map(pair).collect::<Vec<_>>().join(", ")
}
