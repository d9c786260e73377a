//! How cards look: the shape and two letters of their colour, and a short word for every action.

use ::solo::{Card, Colour, Kind};
use desk::solo::{letters, shape};
use words::Words;

/// The first line on a card: its colour, `● re`; black cards have all shapes, Protections a bolt before theirs.
pub(super) fn suit(words: &Words, card: Card) -> String {
    match (card.colour(), card.fixes()) {
        (Some(colour), _) => format!("{} {}", shape(colour), letters(words, colour)),
        (None, Some(bolt)) => format!("↯{}{}", shape(bolt), letters(words, bolt)),
        (None, None) => Colour::ALL.map(shape).into_iter().collect(),
    }
}

/// The second line: its number, or what it does in four letters at most.
pub(super) fn face(words: &Words, card: Card) -> String {
    short(words, card.kind())
}

fn short(words: &Words, kind: Kind) -> String {
    match kind {
        Kind::Skip => words.play_face_skip(),
        Kind::Reverse => words.play_face_reverse(),
        Kind::DrawTwo => "+2".into(),
        Kind::Swap => words.play_face_swap(),
        Kind::Gift => words.play_face_gift(),
        Kind::Wish => words.play_face_wish(),
        Kind::DrawFour => "+4".into(),
        Kind::AllSwap => words.play_face_all_swap(),
        Kind::Protection => words.play_face_protection(),
        kind => kind.number().map_or_else(String::new, |number| number.to_string()),
    }
}

/// What the short words mean.
pub(super) fn legend(words: &Words) -> String {
    let kinds = [
        Kind::Skip,
        Kind::Reverse,
        Kind::Swap,
        Kind::Gift,
        Kind::Wish,
        Kind::AllSwap,
        Kind::Protection,
    ];
    let each = kinds.map(|kind| format!("{} = {}", short(words, kind), words.kind(kind)));
    each.join(", ")
}

/// The key of the n-th card of a hand: digits, then capitals. The arrows reach those behind.
pub(super) fn key(place: usize) -> Option<char> {
    "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".chars().nth(place)
}

/// The place of a card by its key.
pub(super) fn place(key: char) -> Option<usize> {
    (0..).map_while(self::key).position(|other| other == key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brush::width;
    use words::Lang;

    #[test]
    fn every_card_fits_its_frame_and_looks_like_no_other() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let looks = |card| (suit(&words, card), face(&words, card));
            let cards: Vec<Card> = ::solo::Faces::ALL.iter().collect();
            for (at, card) in cards.iter().enumerate() {
                let (suit, face) = looks(*card);
                assert!(width(&suit) <= 4 && width(&face) <= 4, "{lang}: {suit} {face}");
                assert!(
                    cards[..at].iter().all(|other| looks(*other) != looks(*card)),
                    "{lang}: {card}"
                );
            }
        }
    }

    #[test]
    fn keys_of_cards_are_no_keys_of_commands() {
        for number in 0..35 {
            let letter = key(number).unwrap();
            assert!(!letter.is_ascii_lowercase());
            assert_eq!(place(letter), Some(number));
        }
        assert_eq!((key(35), place('0'), place('a')), (None, None, None));
    }
}
