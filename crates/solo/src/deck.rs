//! The two boxes: which cards are in them (S-02, S-03).

use crate::{Card, Colour, Faces, Kind};

/// The cards in a full modern box, the most there can be.
pub const MAX_CARDS: usize = 120;

/// Which box is played with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deck {
    /// The classic box of 112 cards (S-02).
    Classic,
    /// The modern box of 120 cards, with Gift and Protection (S-03).
    Modern,
}

impl Deck {
    /// How many cards it has.
    #[inline]
    pub const fn len(self) -> usize {
        match self {
            Self::Classic => 112,
            Self::Modern => MAX_CARDS,
        }
    }

    /// A box is never empty.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// How many copies of a card it has.
    pub const fn copies(self, card: Card) -> usize {
        match (card.kind(), self) {
            (Kind::Gift | Kind::Protection, Self::Classic) => 0,
            (Kind::Gift | Kind::Protection | Kind::Swap, _) => 1,
            (Kind::Wish | Kind::DrawFour | Kind::AllSwap, _) => 4,
            _ => 2,
        }
    }

    /// All its cards in the order of faces, copies side by side: what is shuffled at the start of every round.
    #[inline]
    pub fn cards(self) -> &'static [Card] {
        match self {
            Self::Classic => CLASSIC.as_slice(),
            Self::Modern => MODERN.as_slice(),
        }
    }
}

static CLASSIC: [Card; Deck::Classic.len()] = sorted(Deck::Classic);
static MODERN: [Card; Deck::Modern.len()] = sorted(Deck::Modern);

const fn sorted<const N: usize>(deck: Deck) -> [Card; N] {
    let mut cards = [Card::coloured(Colour::Red, Kind::One); N];
    let mut n = 0;
    let mut face = 0;
    while face < 64 {
        if Faces::ALL.0 >> face & 1 != 0 {
            let card = Card::from_face(face);
            let mut copies = deck.copies(card);
            while copies > 0 {
                cards[n] = card;
                n += 1;
                copies -= 1;
            }
        }
        face += 1;
    }
    assert!(n == N, "the box does not hold what its list says");
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(deck: Deck, test: impl Fn(Card) -> bool) -> usize {
        deck.cards().iter().filter(|card| test(**card)).count()
    }

    #[test]
    fn s_02_the_classic_box() {
        let classic = Deck::Classic;
        assert_eq!(classic.cards().len(), 112);
        assert_eq!(count(classic, Card::is_number), 72);
        for (kind, cards) in [
            (Kind::Skip, 8),
            (Kind::Reverse, 8),
            (Kind::DrawTwo, 8),
            (Kind::Swap, 4),
            (Kind::Gift, 0),
        ] {
            assert_eq!(count(classic, |c| c.kind() == kind), cards, "{kind:?}");
        }
        for (kind, cards) in [
            (Kind::Wish, 4),
            (Kind::DrawFour, 4),
            (Kind::AllSwap, 4),
            (Kind::Protection, 0),
        ] {
            assert_eq!(count(classic, |c| c.kind() == kind), cards, "{kind:?}");
        }
    }

    #[test]
    fn s_03_the_modern_box() {
        let modern = Deck::Modern;
        assert_eq!(modern.cards().len(), 120);
        assert_eq!(count(modern, Card::is_number), 72);
        assert_eq!(count(modern, |c| !c.is_number() && !c.is_black()), 32);
        assert_eq!(count(modern, Card::is_black), 16);
        for bolt in Colour::ALL {
            assert_eq!(modern.copies(Card::protection(bolt)), 1);
        }
    }
}
