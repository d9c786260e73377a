//! Cards and colours by name.

use crate::Value;
use crate::Words;
use solo::{Card, Cards, Colour, Kind};

/// In which place of a sentence a card stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// By itself: `red 5`.
    Name,
    /// What somebody lays: `a red 5`.
    One,
    /// What somebody throws in: `a second red 5`.
    Second,
}

impl Words {
    /// The name of a colour of SOLO.
    pub fn colour(&self, colour: Colour) -> String {
        self.say(&format!("colour-{}", colour_key(colour)), &[])
    }

    /// What a card of SOLO is called without its colour: `5`, `Skip a Turn`.
    pub fn kind(&self, kind: Kind) -> String {
        self.say(&format!("kind-{}", kind_key(kind)), &[("number", number(kind))])
    }
}

/// A card's name: `red 5`, `blue Draw 2`.
pub(super) fn name(words: &Words, card: Card) -> String {
    formed(words, card, Form::Name)
}

pub(super) fn formed(words: &Words, card: Card, form: Form) -> String {
    let kind = card.kind();
    let form = match form {
        Form::Name => "card",
        // There is one of each in any box, so none is ever the second.
        Form::Second if !matches!(kind, Kind::Swap | Kind::Gift | Kind::Protection) => "second",
        Form::One | Form::Second => "one",
    };
    let colour = card.fixes().map_or("none", colour_key);
    words.say(
        &format!("{form}-{}", kind_key(kind)),
        &[("colour", colour.into()), ("number", number(kind))],
    )
}

fn number(kind: Kind) -> Value<'static> {
    u32::from(kind.number().unwrap_or_default()).into()
}

/// Cards in a list: `red 5, red 5 and Choose a Colour`.
pub(super) fn list(words: &Words, cards: impl IntoIterator<Item = Card>) -> String {
    let names = names(words, cards);
    if names.is_empty() {
        return words.say("no-cards", &[]);
    }
    words.list("list-and", &names)
}

/// Cards as what somebody draws or gives: `a red 5`, `2 cards (red 5 and blue 2)`, `4 cards`.
pub(super) fn some(words: &Words, cards: &Cards) -> String {
    match cards {
        Cards::Hidden(count) => words.unseen(*count),
        Cards::Known(hand) => words.seen(&names(words, hand.iter()), || {
            let only = hand.faces().first();
            only.map_or_else(String::new, |card| formed(words, card, Form::One))
        }),
    }
}

fn names(words: &Words, cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(|card| name(words, card)).collect()
}

pub(super) const fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}

const fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::One
        | Kind::Two
        | Kind::Three
        | Kind::Four
        | Kind::Five
        | Kind::Six
        | Kind::Seven
        | Kind::Eight
        | Kind::Nine => "number",
        Kind::Skip => "skip",
        Kind::Reverse => "reverse",
        Kind::DrawTwo => "draw-two",
        Kind::Swap => "swap",
        Kind::Gift => "gift",
        Kind::Wish => "wish",
        Kind::DrawFour => "draw-four",
        Kind::AllSwap => "all-swap",
        Kind::Protection => "protection",
    }
}
