//! What happened, one clause each: without a capital at its beginning or a full stop at its end, so that clauses can be joined.

use super::card;
use crate::words::Args;
use crate::{Names, Words};
use game::Seat;
use skipbo::{Happened, Penalty, Play, Seen, Source, Whose};

pub(super) fn clause(words: &Words, event: &Seen, names: &Names) -> String {
    let about = |key: &str, seat: Seat, more: Args<'_>| words.about(key, seat, names, more);
    let one = |card| ("card", card::one(words, card).into());
    match event {
        Happened::Lot { seat, card } => about("skipbo-event-lot", *seat, &[one(*card)]),
        Happened::Dealt { dealer, stock } => about("skipbo-event-dealt", *dealer, &[("count", (*stock).into())]),
        Happened::Turned { seat, card } => about("skipbo-event-turned", *seat, &[one(*card)]),
        Happened::Turn { seat } => about("skipbo-event-turn", *seat, &[]),
        Happened::Withheld { seat } => about("skipbo-event-withheld", *seat, &[]),
        Happened::Drew { seat, cards } => about(
            "skipbo-event-drew",
            *seat,
            &[("cards", card::some(words, cards).into())],
        ),
        Happened::Nothing { seat } => about("skipbo-event-nothing", *seat, &[]),
        Happened::Reshuffled { cards } => words.say("skipbo-event-reshuffled", &[("count", (*cards).into())]),
        Happened::Played { seat, play, number } => {
            played(words, "skipbo-event-played", *seat, &[(*play, *number)], names)
        }
        Happened::Completed { pile } => words.say("skipbo-event-completed", &[("pile", pile.number().into())]),
        Happened::Emptied { seat } => about("skipbo-event-emptied", *seat, &[]),
        Happened::Discarded { seat, card, pile } => {
            let pile = ("pile", pile.letter().to_string().into());
            about("skipbo-event-discarded", *seat, &[one(*card), pile])
        }
        Happened::Ended { seat } => about("skipbo-event-ended", *seat, &[]),
        Happened::Blocked => words.say("skipbo-event-blocked", &[]),
        Happened::TakenUp { cards } => words.say("skipbo-event-taken-up", &[("count", (*cards).into())]),
        Happened::Penalised { seat, penalty } => match penalty {
            Penalty::Cards(_) => about(
                "skipbo-event-penalised-cards",
                *seat,
                &[("count", penalty.cards().into())],
            ),
            Penalty::Hint => about("skipbo-event-penalised-hint", *seat, &[]),
            Penalty::NoDraw => about("skipbo-event-penalised-no-draw", *seat, &[]),
        },
        Happened::Under { seat, cards } => about("skipbo-event-under", *seat, &[("count", (*cards).into())]),
        Happened::Won { seats } => words.together("skipbo-event-won", seats.iter(), names),
        Happened::Nobody => words.say("skipbo-event-nobody", &[]),
        Happened::Points { seat, points } => about("skipbo-event-points", *seat, &[("points", (*points).into())]),
    }
}

/// Cards that one player plays from one place on one building pile, and the numbers they stand for.
pub(super) fn played(words: &Words, key: &str, seat: Seat, plays: &[(Play, u8)], names: &Names) -> String {
    let Some((Play { from, to, .. }, _)) = plays.first() else {
        return String::new();
    };
    // What a joker stands for comes behind where it comes from, unless it is one of several cards.
    let (cards, stands_for) = match plays {
        [(play, number)] if play.card.is_joker() => (card::one(words, play.card), *number),
        _ => {
            let cards = plays
                .iter()
                .map(|(play, number)| card::standing_for(words, play.card, *number));
            (words.list("list-and", &cards.collect::<Vec<_>>()), 0)
        }
    };
    let (from, source) = match from {
        Source::Hand => ("hand", None),
        Source::Stock(Whose::Own) => ("stock", None),
        Source::Stock(Whose::Partner) => ("partner-stock", None),
        Source::Discard(Whose::Own, pile) => ("discard", Some(pile.letter())),
        Source::Discard(Whose::Partner, pile) => ("partner-discard", Some(pile.letter())),
    };
    let source: String = source.into_iter().collect();
    let args = [
        ("cards", cards.into()),
        ("as", stands_for.into()),
        ("from", from.into()),
        ("source", source.into()),
        ("pile", to.number().into()),
    ];
    words.about(key, seat, names, &args)
}
