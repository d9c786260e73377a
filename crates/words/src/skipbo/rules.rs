//! The rules that hold in a rulebook, numbered.

use super::rulebook::pairs;
use crate::Value;
use crate::{Section, Words};
use game::Seats;
use skipbo::{MAX_SEATS, Penalties, Rules, Stock};

/// The last rule's number.
const LAST: u8 = 24;

pub(super) fn sections(words: &Words, rules: &Rules) -> Vec<Section> {
    let fields = fields(words, rules);
    let section = |number: u8| {
        let key = format!("skipbo-rule-b-{number:02}");
        Section::new(words, chapter(number), format!("B-{number:02}"), &key, &fields)
    };
    (1..=LAST)
        .filter(|number| exists(*number, rules))
        .map(section)
        .collect()
}

/// Every field of the rulebook as a variable, and what follows from them.
fn fields(words: &Words, rules: &Rules) -> Vec<(&'static str, Value<'static>)> {
    let field = |field: &str| rules.field(field).unwrap_or_default();
    let team_seats = rules.teams().seats();
    let teams = if team_seats.is_some() { "yes" } else { "none" };
    // Teams are for so many players, and then the printed size is one number.
    let stock = match team_seats.and_then(Seats::new) {
        Some(seats) => rules.stock(seats).into(),
        None => Value::of(&field("stock")),
    };
    vec![
        ("stock", stock),
        ("most", most(rules).into()),
        ("teams", teams.into()),
        ("players", team_seats.unwrap_or_default().into()),
        ("pairs", pairs(words, &field("teams")).into()),
        ("block", field("block").into()),
        ("penalties", field("penalties").into()),
        ("points", rules.limit().into()),
    ]
}

/// How many can play, each for himself, with stock piles of this size (B-04).
fn most(rules: &Rules) -> usize {
    let can = |seats: &Seats| rules.stock(*seats) <= Stock::printed(*seats);
    let tables = (2..=MAX_SEATS).filter_map(Seats::new).filter(can);
    tables.map(Seats::count).max().unwrap_or_default()
}

/// Whether there is anything to which the rule could apply.
fn exists(number: u8, rules: &Rules) -> bool {
    match number {
        14 => rules.teams().seats().is_none(),
        16..=18 => rules.teams().seats().is_some(),
        21..=23 => rules.penalties() == Penalties::Yes,
        _ => true,
    }
}

const fn chapter(number: u8) -> &'static str {
    match number {
        ..=2 => "skipbo-chapter-cards",
        3..=6 => "skipbo-chapter-setup",
        7..=13 => "skipbo-chapter-turn",
        14 | 15 => "skipbo-chapter-end",
        16..=18 => "skipbo-chapter-teams",
        19 | 20 => "skipbo-chapter-scoring",
        21.. => "skipbo-chapter-penalties",
    }
}
