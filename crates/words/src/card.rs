//! Cards and colours by name.

use crate::Words;
use fluent_bundle::FluentValue;
use solo::{Card, Cards, Colour, Kind};

/// In which place of a sentence a card stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// By itself: `red 5`.
    Name,
    /// What somebody lays: `a red 5`.
    One,
    /// What somebody throws in: `a second red 5`.
    Second,
}

impl Words {
    /// A card's name: `red 5`, `blue Draw 2`.
    pub fn card(&self, card: Card) -> String {
        self.card_as(card, Form::Name)
    }

    /// A colour's name.
    pub fn colour(&self, colour: Colour) -> String {
        self.say(&format!("colour-{}", colour_key(colour)), &[])
    }

    pub(crate) fn card_as(&self, card: Card, form: Form) -> String {
        let kind = card.kind();
        let form = match form {
            Form::Name => "card",
            // There is one of each in any box, so none is ever the second.
            Form::Second if !matches!(kind, Kind::Swap | Kind::Gift | Kind::Protection) => "second",
            Form::One | Form::Second => "one",
        };
        let colour = card.fixes().map_or("none", colour_key);
        let number = FluentValue::from(u32::from(kind.number().unwrap_or_default()));
        self.say(
            &format!("{form}-{}", kind_key(kind)),
            &[("colour", colour.into()), ("number", number)],
        )
    }

    /// Cards in a list: `red 5, red 5 and Choose a Colour`.
    pub(crate) fn card_list(&self, cards: impl IntoIterator<Item = Card>) -> String {
        let names: Vec<String> = cards.into_iter().map(|card| self.card(card)).collect();
        if names.is_empty() {
            return self.say("no-cards", &[]);
        }
        self.list("list-and", &names)
    }

    /// Cards as what somebody draws or gives: `a red 5`, `2 cards: red 5 and blue 2`, `4 cards`.
    pub(crate) fn some_cards(&self, cards: &Cards) -> String {
        match cards {
            Cards::Hidden(count) => self.say("cards-unseen", &[("count", (*count).into())]),
            Cards::Known(hand) => match (hand.len(), hand.faces().first()) {
                (1, Some(card)) => self.card_as(card, Form::One),
                (0, _) => self.say("no-cards", &[]),
                (count, _) => self.say(
                    "cards-seen",
                    &[("count", count.into()), ("cards", self.card_list(hand.iter()).into())],
                ),
            },
        }
    }
}

const fn colour_key(colour: Colour) -> &'static str {
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
