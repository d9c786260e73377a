//! SKIP-BO in the laboratory.

mod deeds;
mod pace;
mod table;
mod tally;

use crate::key::keys;
use crate::{Counts, Histogram, Simulated};
use game::{SeatSet, Seats};
use skipbo::{Round, Rules};

pub use table::Seated;
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

    fn first_block(counts: &Counts<Self>) -> Option<&Histogram> {
        Some(&counts.spreads[Spread::FirstBlock])
    }

    fn sides(rules: &Rules, seats: Seats) -> Vec<SeatSet> {
        rules.sides(seats).collect()
    }
}

keys! {
    /// Something that can happen in a game, once or often.
    Figure {
        /// A card played from a stock pile, a partner's included.
        StockCard = "stock_cards",
        /// A card played from a hand.
        HandCard = "hand_cards",
        /// A card played from a discard pile, a partner's included.
        DiscardCard = "discard_cards",
        /// A joker played, wherever from.
        Joker = "jokers",
        /// A building pile completed (B-12).
        Completed = "piles_completed",
        /// A new draw pile of the piles set aside (B-13).
        Reshuffle = "reshuffles",
        /// A block (B-15).
        Block = "blocks",
        /// A card left at the end in the stock of somebody who has not won.
        Left = "stock_left",
    }
}

keys! {
    /// What can be true of a game.
    Mark {
        /// There was a block, once or oftener (B-15).
        Blocked = "blocked",
        /// A block ended it.
        EndedByBlock = "ended_by_block",
        /// A block ended it, and nobody won.
        WonByNobody = "won_by_nobody",
    }
}

keys! {
    /// Numbers whose spread is told.
    Spread {
        /// Turns in a game.
        Turns = "turns",
        /// Cards played on building piles in a game.
        Cards = "cards_played",
        /// The turn in which the first block of a game came (B-15).
        FirstBlock = "first_block",
    }
}

keys! {
    /// What a player can do in a game.
    Deed {
        /// To play the first card from a stock pile.
        FirstStock = "first_stock_card",
        /// To be the first whose stock pile is down to half.
        FirstHalf = "first_to_half",
        /// To play more stock cards in one turn than anybody else in one of his.
        LongestRun = "most_stock_cards_in_a_turn",
        /// To play out the hand and draw a new one (B-10) oftener than anybody else.
        MostHands = "most_hands",
        /// To play more jokers than anybody else.
        MostJokers = "most_jokers",
        /// To complete more building piles than anybody else (B-12).
        MostPiles = "most_piles",
    }
}
