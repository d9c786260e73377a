//! Cards by name.

use crate::Words;
use skipbo::{Card, Cards};

/// A card's name: `7`, `joker`.
pub(super) fn name(words: &Words, card: Card) -> String {
    match card.number() {
        Some(number) => words.say("skipbo-card-number", &[("number", number.into())]),
        None => words.say("skipbo-card-joker", &[]),
    }
}

/// What somebody plays or draws: `a 7`, `a joker`.
pub(super) fn one(words: &Words, card: Card) -> String {
    match card.number() {
        Some(number) => words.say("skipbo-one-number", &[("number", number.into())]),
        None => words.say("skipbo-one-joker", &[]),
    }
}

/// A card on a building pile: `a 7`, `a joker as 8`.
pub(super) fn standing_for(words: &Words, card: Card, number: u8) -> String {
    if card.is_joker() {
        words.say("skipbo-joker-as", &[("number", number.into())])
    } else {
        one(words, card)
    }
}

/// Cards as what somebody draws: `a 7`, `2 cards (7 and joker)`, `4 cards`.
pub(super) fn some(words: &Words, cards: &Cards) -> String {
    match cards {
        Cards::Hidden(count) => words.unseen(*count),
        Cards::Known(hand) => {
            let names: Vec<String> = hand.iter().map(|card| name(words, card)).collect();
            words.seen(&names, || {
                hand.iter().next().map_or_else(String::new, |card| one(words, card))
            })
        }
    }
}
