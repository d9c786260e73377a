//! Why a player of SKIP-BO does something.

use super::position::{JOKER, Position, Rank, card};
use super::search::{Last, Plan};
use skipbo::{Card, Source, Whose};

/// Why a player does something, for `words` to put into a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The reason.
    pub why: Why,
    /// How often it expects to win from here, in percent, if it can tell.
    pub percent: Option<u8>,
}

/// What a card is played or discarded for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The stock card fits, and getting rid of it is what the game is about.
    Stock {
        /// Whose stock.
        whose: Whose,
    },
    /// It is the next of so many cards after which a stock card fits.
    TowardsStock {
        /// Whose stock.
        whose: Whose,
        /// The stock card.
        card: Card,
        /// How many cards come before it, this one counted.
        cards: u8,
    },
    /// The whole hand can be played, and that gives five new cards.
    NewHand {
        /// How many cards that takes, this one counted.
        cards: u8,
    },
    /// It makes room, in the hand or on the discard piles, and helps the others little.
    Room,
    /// Discarded on its equal, or on the next higher card, which keeps the pile in order.
    Order,
    /// Discarded where there is no pile yet.
    OpenPlace,
    /// Discarded because something must be, and there it is missed least.
    LeastMissed,
    /// There is nothing else to do.
    NothingElse,
}

impl Why {
    /// Why a card is discarded on what lies there.
    pub(super) fn discarding(rank: Rank, on: Option<Rank>) -> Self {
        match on {
            None => Self::OpenPlace,
            Some(under) if under == rank || under == rank + 1 && under != JOKER => Self::Order,
            Some(_) => Self::LeastMissed,
        }
    }

    /// Why the next step of a plan is taken, after so many.
    pub(super) fn of(position: &Position, plan: &Plan, done: usize) -> Self {
        let cards = (plan.steps.len() - done) as u8;
        match plan.last {
            Some(Last::Stock(step)) => {
                let whose = match step.from {
                    Source::Stock(whose) => whose,
                    Source::Hand | Source::Discard(..) => Whose::Own,
                };
                let card = card(step.rank);
                match cards {
                    0 => Self::Stock { whose },
                    _ => Self::TowardsStock { whose, card, cards },
                }
            }
            Some(Last::Refill) => Self::NewHand { cards },
            _ if cards > 0 => Self::Room,
            Some(Last::Discard(rank, pile)) => Self::discarding(rank, position.me().discards[pile as usize & 3].top(0)),
            Some(Last::Nothing) | None => Self::NothingElse,
        }
    }
}
