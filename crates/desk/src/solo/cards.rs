//! How cards are told apart and held: every colour has a shape and two letters, hands are sorted.

use ::solo::{Card, Colour, Hand};
use game::sorted_by_key;
use words::Words;

/// The shape of a colour.
pub fn shape(colour: Colour) -> char {
    match colour {
        Colour::Red => '●',
        Colour::Green => '▲',
        Colour::Blue => '■',
        Colour::Yellow => '◆',
    }
}

/// The first two letters of a colour's name: no two colours share them in any of our languages.
pub fn letters(words: &Words, colour: Colour) -> String {
    words.colour(colour).to_lowercase().chars().take(2).collect()
}

/// A colour with its shape: `● red`.
pub fn colour(words: &Words, colour: Colour) -> String {
    format!("{} {}", shape(colour), words.colour(colour))
}

/// The cards of a hand as people hold them: colour by colour, black ones last.
pub fn sorted(hand: &Hand) -> Vec<Card> {
    sorted_by_key(hand.iter(), |card| {
        (card.is_black(), card.is_black().then(|| card.kind()), card.face())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn colours_can_be_told_without_colour_in_every_language() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for colour in Colour::ALL {
                for other in Colour::ALL.into_iter().filter(|other| *other != colour) {
                    assert_ne!(letters(&words, colour), letters(&words, other), "{lang}");
                    assert_ne!(shape(colour), shape(other));
                }
            }
        }
    }
}
