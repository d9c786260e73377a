//! What happened, one clause each: without a capital at its beginning or a full stop at its end, so that clauses can be joined.

use super::card::{self, Form};
use crate::words::Args;
use crate::{Names, Words};
use game::{Direction, Seat};
use solo::{Cards, Hand, Happened, Seen, Why};

pub(super) fn clause(words: &Words, event: &Seen, names: &Names) -> String {
    let about = |key: &str, seat: Seat, more: Args<'_>| words.about(key, seat, names, more);
    match event {
        Happened::Dealt { dealer } => about("event-dealt", *dealer, &[]),
        Happened::Hand { seat, hand } => match hand {
            Cards::Known(hand) => about("event-hand", *seat, &[("cards", card::list(words, hand.iter()).into())]),
            Cards::Hidden(count) => about("event-hand-unseen", *seat, &[("count", (*count).into())]),
        },
        Happened::Turned { card } => words.say("event-turned", &[("cards", card::name(words, *card).into())]),
        Happened::Redealt => words.say("event-redealt", &[]),
        Happened::Played { seat, .. } | Happened::Tripled { seat, .. } => {
            laid(words, event, "event", *seat, names).unwrap_or_default()
        }
        Happened::Wished { seat, colour } => about("event-wished", *seat, &[("colour", words.colour(*colour).into())]),
        Happened::Called { seat } => about("event-called", *seat, &[]),
        Happened::Owes { seat } => about("event-owes", *seat, &[]),
        Happened::Caught { by, seat } => words.between("event-caught", ("by", *by), ("seat", *seat), names, &[]),
        Happened::Drew { seat, card, why } => {
            let cards = card.map_or(Cards::Hidden(1), |card| Cards::Known(Hand::from_iter([card])));
            drew(words, *seat, &cards, *why, names)
        }
        Happened::Nothing { seat } => about("event-nothing", *seat, &[]),
        Happened::Reshuffled { cards } => words.say("event-reshuffled", &[("count", (*cards).into())]),
        Happened::Passed { seat } => about("event-passed", *seat, &[]),
        Happened::Skipped { seat } => about("event-skipped", *seat, &[]),
        Happened::Reversed { direction } => {
            let key = match direction {
                Direction::Clockwise => "event-clockwise",
                Direction::Counterclockwise => "event-counterclockwise",
            };
            words.say(key, &[])
        }
        Happened::Chain { seat, debt } => about("event-chain", *seat, &[("count", (*debt).into())]),
        Happened::Paid { seat, debt } => about("event-paid", *seat, &[("count", (*debt).into())]),
        Happened::Cancelled { seat } => about("event-cancelled", *seat, &[]),
        Happened::Asked { seats } => words.of_all("event-asked", "list-or", seats.iter(), names),
        Happened::Answered { seat } => about("event-answered", *seat, &[]),
        Happened::Declined { seat } => words.of_all("event-declined", "list-and", [*seat], names),
        Happened::Protected { seat, card } => about(
            "event-protected",
            *seat,
            &[("card", card::formed(words, *card, Form::One).into())],
        ),
        Happened::Moved { from, to, .. } => words.between("event-moved", ("from", *from), ("to", *to), names, &[]),
        Happened::Gave { from, to, cards } => {
            let cards = ("cards", card::some(words, cards).into());
            words.between("event-gave", ("from", *from), ("to", *to), names, &[cards])
        }
        Happened::Turn { seat } => about("event-turn", *seat, &[]),
        Happened::Won { seat } => about("event-won", *seat, &[]),
        Happened::Blocked => words.say("event-blocked", &[]),
        Happened::Points { seat, points } => about("event-points", *seat, &[("points", (*points).into())]),
    }
}

/// Cards laid, if that is what happened: as a clause of its own (`event`), or behind another of the same player (`and`).
pub(super) fn laid(words: &Words, event: &Seen, start: &str, seat: Seat, names: &Names) -> Option<String> {
    let (key, what) = match event {
        Happened::Played {
            card,
            interjected: false,
            ..
        } => ("played", card::formed(words, *card, Form::One)),
        Happened::Played { card, .. } => ("interjected", card::formed(words, *card, Form::Second)),
        Happened::Tripled { triple, .. } => ("tripled", card::list(words, triple.cards())),
        _ => return None,
    };
    Some(words.about(&format!("{start}-{key}"), seat, names, &[("card", what.into())]))
}

pub(super) fn drew(words: &Words, seat: Seat, cards: &Cards, why: Why, names: &Names) -> String {
    let key = match why {
        Why::Turn => "event-drew",
        Why::Chain => "event-drew-chain",
        Why::Late => "event-drew-late",
    };
    words.about(key, seat, names, &[("cards", card::some(words, cards).into())])
}
