//! A rulebook as the reference reads it: one plain word for each choice the rules leave open.

use solo::{Deck, Rules};

/// The fields of the tables in the rules, as questions with yes or no for an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each field of the tables is one yes or no")]
pub(crate) struct Book {
    /// S-03: the deck with Gift and Protection.
    pub(crate) modern_deck: bool,
    /// S-13: any identical card may be interjected, not only numbers.
    pub(crate) interject_any: bool,
    /// S-10
    pub(crate) triple: bool,
    /// S-10, house: any three or more cards of the number will do.
    pub(crate) triple_of_any_three: bool,
    /// S-09: one may draw although a coloured card matches.
    pub(crate) draw_freely: bool,
    /// S-37: Solo is owed by whoever comes to hold one card; otherwise by whoever discards down to one.
    pub(crate) solo_when_holding: bool,
    /// S-35: the call is in time only until the discard itself.
    pub(crate) solo_until_discard: bool,
    /// S-35, house: the penalty comes only if somebody catches it.
    pub(crate) penalty_if_caught: bool,
    /// S-25
    pub(crate) swap_compulsory: bool,
    /// S-26
    pub(crate) partner_after_swap: bool,
    /// S-27: hands always pass to the left neighbour.
    pub(crate) all_swap_left: bool,
    /// S-40
    pub(crate) winner_takes_all: bool,
    /// S-06, house
    pub(crate) leave_start_card: bool,
    /// S-22, house
    pub(crate) mixed_chains: bool,
    /// S-23, house
    pub(crate) turn_lost_after_chain: bool,
}

impl Book {
    pub(crate) fn of(rules: &Rules) -> Self {
        let is = |field: &str, value: &str| rules.field(field).expect("a field of every rulebook") == value;
        Self {
            modern_deck: is("deck", "120"),
            interject_any: is("interject", "any"),
            triple: is("triple", "yes"),
            triple_of_any_three: is("triple-takes", "three"),
            draw_freely: is("may-draw", "freely"),
            solo_when_holding: is("solo", "holding"),
            solo_until_discard: is("solo-until", "discard"),
            penalty_if_caught: is("penalty", "caught"),
            swap_compulsory: is("swap", "compulsory"),
            partner_after_swap: is("after-swap", "partner"),
            all_swap_left: is("all-swap", "left"),
            winner_takes_all: is("scoring", "winner"),
            leave_start_card: is("start", "leave"),
            mixed_chains: is("chains", "mixed"),
            turn_lost_after_chain: is("after-chain", "lost"),
        }
    }

    pub(crate) fn deck(&self) -> Deck {
        if self.modern_deck { Deck::Modern } else { Deck::Classic }
    }

    /// S-33: only where there is Protection is anybody ever asked.
    pub(crate) fn asks(&self) -> bool {
        self.modern_deck
    }

    /// S-35: whether a missing call costs two cards on the spot.
    pub(crate) fn penalty_at_the_discard(&self) -> bool {
        self.solo_until_discard && !self.penalty_if_caught
    }
}
