//! SOLO in the laboratory.

mod clairvoyant;
mod pace;
mod reaction;
mod table;
mod tally;

use crate::key::keys;
use crate::{Contender, Counts, Histogram, Simulated};
use solo::Round;

pub use clairvoyant::Clairvoyant;
pub use reaction::Reactions;
pub use table::{MOST_ACTIONS, Seated};
pub use tally::Counted;

impl Simulated for Round {
    type Table = Seated;
    type Tally = Counted;
    type Figure = Figure;
    type Mark = Mark;
    type Spread = Spread;
    type Deed = Deed;

    const TURNS: Spread = Spread::Turns;
    const BLOCKED: Mark = Mark::Blocked;

    fn seer() -> Option<Contender<Self>> {
        let make = |number| Box::new(Clairvoyant::new(number)) as _;
        Some(Contender::seeing("clairvoyant", make))
    }

    fn chains(counts: &Counts<Self>) -> Option<&Histogram> {
        Some(&counts.spreads[Spread::Chains])
    }
}

keys! {
    /// Something that can happen in a round, once or often.
    Figure {
        /// A Skip laid.
        Skip = "skip",
        /// A Reverse laid.
        Reverse = "reverse",
        /// A Draw Two laid.
        DrawTwo = "draw_two",
        /// A Swap laid.
        Swap = "swap",
        /// A Gift laid.
        Gift = "gift",
        /// A Wish laid.
        Wish = "wish",
        /// A Draw Four laid.
        DrawFour = "draw_four",
        /// An All Swap laid.
        AllSwap = "all_swap",
        /// A Protection laid in turn, without a chain to cancel.
        ProtectionInTurn = "protection_in_turn",
        /// A Protection laid in turn against a chain (S-30).
        ProtectionAgainstChain = "protection_against_chain",
        /// A Protection laid as the answer to a question (S-31).
        ProtectionOutOfTurn = "protection_out_of_turn",
        /// A card thrown in (S-13).
        Interjection = "interjections",
        /// A Triple + (S-10).
        Triple = "triples",
        /// A card drawn in turn (S-09).
        Draw = "cards_drawn_in_turn",
        /// A card drawn for a chain (S-20).
        ChainCard = "cards_drawn_for_chains",
        /// A card drawn for a late call (S-35).
        LateCard = "cards_drawn_for_late_calls",
        /// A new draw pile (S-42).
        Reshuffle = "reshuffles",
    }
}

keys! {
    /// What can be true of a round.
    Mark {
        /// It was blocked (S-43).
        Blocked = "blocked",
    }
}

keys! {
    /// Numbers whose spread is told.
    Spread {
        /// Turns in a round.
        Turns = "turns",
        /// Moves in a round: plays, draws (a paid chain counts once) and interjections.
        Moves = "moves",
        /// The links of a chain.
        Chains = "chains",
    }
}

keys! {
    /// What a player can do in a round.
    Deed {
        /// To lay a Skip, in turn or thrown in, as for all cards here.
        Skip = "skip",
        /// To lay a Reverse.
        Reverse = "reverse",
        /// To lay a Draw Two.
        DrawTwo = "draw_two",
        /// To lay a Swap.
        Swap = "swap",
        /// To lay a Gift.
        Gift = "gift",
        /// To lay a Wish.
        Wish = "wish",
        /// To lay a Draw Four.
        DrawFour = "draw_four",
        /// To lay an All Swap.
        AllSwap = "all_swap",
        /// To lay a Protection, whenever.
        Protection = "protection",
        /// To lay a Triple + (S-10).
        Triple = "triples",
        /// To throw any card in (S-13).
        Interjection = "interjections",
    }
}
