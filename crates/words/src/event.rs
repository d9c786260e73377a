//! What happened, one clause each: without a capital at its beginning or a full stop at its end, so that clauses can be joined.

use crate::card::Form;
use crate::words::Args;
use crate::{Names, Words};
use fluent_bundle::FluentValue;
use game::{Direction, Seat};
use solo::{Cards, Hand, Happened, Seen, Why};

impl Words {
    /// What happened, as a sentence.
    pub fn event(&self, event: &Seen, names: &Names) -> String {
        sentence(&self.clause(event, names), names)
    }

    pub(crate) fn clause(&self, event: &Seen, names: &Names) -> String {
        let about = |key: &str, seat: Seat, more: Args<'_>| self.about(key, seat, names, more);
        match event {
            Happened::Dealt { dealer } => about("event-dealt", *dealer, &[]),
            Happened::Hand { seat, hand } => match hand {
                Cards::Known(hand) => about("event-hand", *seat, &[self.cards_arg(hand)]),
                Cards::Hidden(count) => about("event-hand-unseen", *seat, &[("count", (*count).into())]),
            },
            Happened::Turned { card } => self.say("event-turned", &[("cards", self.card(*card).into())]),
            Happened::Redealt => self.say("event-redealt", &[]),
            Happened::Played { seat, .. } | Happened::Tripled { seat, .. } => {
                self.laid(event, "event", *seat, names).unwrap_or_default()
            }
            Happened::Wished { seat, colour } => {
                about("event-wished", *seat, &[("colour", self.colour(*colour).into())])
            }
            Happened::Called { seat } => about("event-called", *seat, &[]),
            Happened::Owes { seat } => about("event-owes", *seat, &[]),
            Happened::Caught { by, seat } => self.between("event-caught", ("by", *by), ("seat", *seat), names, &[]),
            Happened::Drew { seat, card, why } => {
                let cards = card.map_or(Cards::Hidden(1), |card| Cards::Known(Hand::from_iter([card])));
                self.drew(*seat, &cards, *why, names)
            }
            Happened::Nothing { seat } => about("event-nothing", *seat, &[]),
            Happened::Reshuffled { cards } => self.say("event-reshuffled", &[("count", (*cards).into())]),
            Happened::Passed { seat } => about("event-passed", *seat, &[]),
            Happened::Skipped { seat } => about("event-skipped", *seat, &[]),
            Happened::Reversed { direction } => {
                let key = match direction {
                    Direction::Clockwise => "event-clockwise",
                    Direction::Counterclockwise => "event-counterclockwise",
                };
                self.say(key, &[])
            }
            Happened::Chain { seat, debt } => about("event-chain", *seat, &[("count", (*debt).into())]),
            Happened::Paid { seat, debt } => about("event-paid", *seat, &[("count", (*debt).into())]),
            Happened::Cancelled { seat } => about("event-cancelled", *seat, &[]),
            Happened::Asked { seats } => self.of_all("event-asked", "list-or", seats.iter(), names),
            Happened::Answered { seat } => about("event-answered", *seat, &[]),
            Happened::Declined { seat } => self.of_all("event-declined", "list-and", [*seat], names),
            Happened::Protected { seat, card } => about(
                "event-protected",
                *seat,
                &[("card", self.card_as(*card, Form::One).into())],
            ),
            Happened::Moved { from, to, .. } => self.between("event-moved", ("from", *from), ("to", *to), names, &[]),
            Happened::Gave { from, to, cards } => {
                let cards = ("cards", self.some_cards(cards).into());
                self.between("event-gave", ("from", *from), ("to", *to), names, &[cards])
            }
            Happened::Turn { seat } => about("event-turn", *seat, &[]),
            Happened::Won { seat } => about("event-won", *seat, &[]),
            Happened::Blocked => self.say("event-blocked", &[]),
            Happened::Points { seat, points } => about("event-points", *seat, &[("points", (*points).into())]),
        }
    }

    /// Cards laid, if that is what happened: as a clause of its own (`event`), or behind another of the same player (`and`).
    pub(crate) fn laid(&self, event: &Seen, start: &str, seat: Seat, names: &Names) -> Option<String> {
        let (key, what) = match event {
            Happened::Played {
                card,
                interjected: false,
                ..
            } => ("played", self.card_as(*card, Form::One)),
            Happened::Played { card, .. } => ("interjected", self.card_as(*card, Form::Second)),
            Happened::Tripled { triple, .. } => ("tripled", self.card_list(triple.cards())),
            _ => return None,
        };
        Some(self.about(&format!("{start}-{key}"), seat, names, &[("card", what.into())]))
    }

    pub(crate) fn drew(&self, seat: Seat, cards: &Cards, why: Why, names: &Names) -> String {
        let key = match why {
            Why::Turn => "event-drew",
            Why::Chain => "event-drew-chain",
            Why::Late => "event-drew-late",
        };
        self.about(key, seat, names, &[("cards", self.some_cards(cards).into())])
    }

    /// Something about one player.
    pub(crate) fn about(&self, key: &str, seat: Seat, names: &Names, more: Args<'_>) -> String {
        let you = if names.is_you(seat) { "seat" } else { "none" };
        let mut args: Vec<(&str, FluentValue<'_>)> = vec![("you", you.into()), ("name", self.seat(seat, names).into())];
        args.extend_from_slice(more);
        self.say(key, &args)
    }

    /// Something between two players.
    pub(crate) fn between(
        &self,
        key: &str,
        one: (&str, Seat),
        other: (&str, Seat),
        names: &Names,
        more: Args<'_>,
    ) -> String {
        let you = [one, other].into_iter().find(|(_, seat)| names.is_you(*seat));
        let mut args: Vec<(&str, FluentValue<'_>)> = vec![
            ("you", you.map_or("none", |(role, _)| role).into()),
            (one.0, self.seat(one.1, names).into()),
            (other.0, self.seat(other.1, names).into()),
        ];
        args.extend_from_slice(more);
        self.say(key, &args)
    }

    /// Something that comes, or does not come, from each of these players.
    pub(crate) fn of_all(&self, key: &str, list: &str, seats: impl IntoIterator<Item = Seat>, names: &Names) -> String {
        let mut others = Vec::new();
        let mut you = None;
        for seat in seats {
            if names.is_you(seat) {
                you = Some(self.say("from-you", &[]));
            } else {
                others.push(self.seat(seat, names));
            }
        }
        let only = if others.is_empty() && you.is_some() {
            "only"
        } else {
            "none"
        };
        others.extend(you);
        self.say(key, &[("you", only.into()), ("names", self.list(list, &others).into())])
    }

    pub(crate) fn cards_arg(&self, hand: &Hand) -> (&'static str, FluentValue<'static>) {
        ("cards", self.card_list(hand.iter()).into())
    }
}

/// A clause with a capital at its beginning, unless a player's name stands there, and a full stop at its end.
pub(crate) fn sentence(clause: &str, names: &Names) -> String {
    let mut letters = clause.chars();
    let mut text = match letters.next() {
        Some(first) if !names.begins(clause) => first.to_uppercase().chain(letters).collect(),
        _ => clause.to_string(),
    };
    if !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    text
}
