//! What is counted in every round.

use solo::Kind;

/// Something that can happen in a round, once or often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// A Skip laid.
    Skip,
    /// A Reverse laid.
    Reverse,
    /// A Draw Two laid.
    DrawTwo,
    /// A Swap laid.
    Swap,
    /// A Gift laid.
    Gift,
    /// A Wish laid.
    Wish,
    /// A Draw Four laid.
    DrawFour,
    /// An All Swap laid.
    AllSwap,
    /// A Protection laid in turn, without a chain to cancel.
    ProtectionInTurn,
    /// A Protection laid in turn against a chain (S-30).
    ProtectionAgainstChain,
    /// A Protection laid as the answer to a question (S-31).
    ProtectionOutOfTurn,
    /// A card thrown in (S-13).
    Interjection,
    /// A Triple + (S-10).
    Triple,
    /// A card drawn in turn (S-09).
    Draw,
    /// A card drawn for a chain (S-20).
    ChainCard,
    /// A card drawn for a late call (S-35).
    LateCard,
    /// A new draw pile (S-42).
    Reshuffle,
}

impl Figure {
    /// All of them, in the order they are shown.
    pub const ALL: [Self; 17] = [
        Self::Skip,
        Self::Reverse,
        Self::DrawTwo,
        Self::Swap,
        Self::Gift,
        Self::Wish,
        Self::DrawFour,
        Self::AllSwap,
        Self::ProtectionInTurn,
        Self::ProtectionAgainstChain,
        Self::ProtectionOutOfTurn,
        Self::Interjection,
        Self::Triple,
        Self::Draw,
        Self::ChainCard,
        Self::LateCard,
        Self::Reshuffle,
    ];

    /// Its name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Skip => "Skip",
            Self::Reverse => "Reverse",
            Self::DrawTwo => "Draw Two",
            Self::Swap => "Swap",
            Self::Gift => "Gift",
            Self::Wish => "Wish",
            Self::DrawFour => "Draw Four",
            Self::AllSwap => "All Swap",
            Self::ProtectionInTurn => "Protection in turn",
            Self::ProtectionAgainstChain => "Protection against a chain",
            Self::ProtectionOutOfTurn => "Protection out of turn",
            Self::Interjection => "cards thrown in",
            Self::Triple => "Triple +",
            Self::Draw => "cards drawn in turn",
            Self::ChainCard => "cards drawn for chains",
            Self::LateCard => "cards drawn for late calls",
            Self::Reshuffle => "reshuffles",
        }
    }

    /// Its name for machines.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Skip => "skip",
            Self::Reverse => "reverse",
            Self::DrawTwo => "draw_two",
            Self::Swap => "swap",
            Self::Gift => "gift",
            Self::Wish => "wish",
            Self::DrawFour => "draw_four",
            Self::AllSwap => "all_swap",
            Self::ProtectionInTurn => "protection_in_turn",
            Self::ProtectionAgainstChain => "protection_against_chain",
            Self::ProtectionOutOfTurn => "protection_out_of_turn",
            Self::Interjection => "interjections",
            Self::Triple => "triples",
            Self::Draw => "cards_drawn_in_turn",
            Self::ChainCard => "cards_drawn_for_chains",
            Self::LateCard => "cards_drawn_for_late_calls",
            Self::Reshuffle => "reshuffles",
        }
    }

    /// What laying a card of this kind in turn or as an interjection counts as; number cards are not counted.
    pub(crate) const fn of(kind: Kind) -> Option<Self> {
        Some(match kind {
            Kind::Skip => Self::Skip,
            Kind::Reverse => Self::Reverse,
            Kind::DrawTwo => Self::DrawTwo,
            Kind::Swap => Self::Swap,
            Kind::Gift => Self::Gift,
            Kind::Wish => Self::Wish,
            Kind::DrawFour => Self::DrawFour,
            Kind::AllSwap => Self::AllSwap,
            Kind::Protection => Self::ProtectionInTurn,
            _ => return None,
        })
    }
}

/// A value for each figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures<T>([T; Figure::ALL.len()]);

impl<T> Figures<T> {
    /// Every figure with its value, in the order they are shown.
    pub fn iter(&self) -> impl Iterator<Item = (Figure, &T)> {
        Figure::ALL.into_iter().zip(&self.0)
    }
}

impl<T> std::ops::Index<Figure> for Figures<T> {
    type Output = T;

    fn index(&self, figure: Figure) -> &T {
        &self.0[figure as usize]
    }
}

impl<T> std::ops::IndexMut<Figure> for Figures<T> {
    fn index_mut(&mut self, figure: Figure) -> &mut T {
        &mut self.0[figure as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_list_is_in_the_order_of_the_type() {
        for (i, figure) in Figure::ALL.into_iter().enumerate() {
            assert_eq!(figure as usize, i);
        }
        assert_eq!(
            Figure::ALL.map(Figure::key).into_iter().collect::<BTreeSet<_>>().len(),
            17
        );
        assert_eq!(
            Figure::ALL.map(Figure::name).into_iter().collect::<BTreeSet<_>>().len(),
            17
        );
    }
}
