//! `planner`: looks through everything it can do in its turn, and judges where it ends by a formula.

use super::position::{Held, JOKER, PILES, Place, Position, Rank, above, distance};
use super::search::{Judge, Last, Leaf, WON};
use super::thinker::{Judged, Thinker};
use skipbo::{Source, Whose};

/// A planner.
pub type Planner = Thinker<Judged<Formula>>;

/// How good the end of a turn is, by a formula.
#[derive(Clone, Default, Debug)]
pub struct Formula {
    /// What the others' stock cards are worth, for heights that came already.
    seen: Vec<([u8; PILES], f32)>,
}

/// How near a stock card is, by the number of cards missing on the way to it.
const NEAR: [f32; 13] = [6.0, 3.6, 2.2, 1.3, 0.7, 0.4, 0.2, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0];

impl Judge for Formula {
    fn begin(&mut self, _: &Position) {
        self.seen.clear();
    }

    fn judge(&mut self, position: &Position, leaf: &Leaf) -> f32 {
        let mut value = self.others(position, leaf.heights);
        let mut hand = leaf.means.hand;
        let mut top = position.me().top;
        let mut heights = leaf.heights;
        let mut added = None;
        match leaf.last {
            Last::Discard(rank, pile) => {
                hand = hand.without(rank);
                added = Some((rank, pile));
            }
            Last::Nothing => {}
            Last::Refill => value += 4.0,
            Last::Stock(step) => {
                let own = step.from == Source::Stock(Whose::Own);
                if won(position, own) {
                    return WON;
                }
                value += 12.0;
                if let Some(pile) = heights.iter_mut().find(|height| **height == step.height) {
                    *pile = above(*pile);
                }
                if own {
                    top = 0;
                }
            }
        }
        if top != 0 {
            value += NEAR[missing(position, heights, leaf, hand, top) as usize];
        }
        value += 3.5 * f32::from(hand.count(JOKER));
        value -= 0.5 * f32::from(hand.len() - hand.count(JOKER));
        for pile in 0..PILES {
            let stack = &position.me().discards[pile];
            let cards = &stack.cards()[..stack.len() - leaf.means.taken[0][pile] as usize];
            let added = added.filter(|(_, to)| *to as usize == pile).map(|(rank, _)| rank);
            value += tidy(cards, added);
        }
        value
    }
}

/// Whether the last stock card of the side is played with one of these.
pub(super) fn won(position: &Position, own: bool) -> bool {
    let left: u8 = position.side().map(|place| position.places[place].stock).sum();
    let _ = own;
    left == 1
}

impl Formula {
    fn others(&mut self, position: &Position, heights: [u8; PILES]) -> f32 {
        if let Some((_, value)) = self.seen.iter().find(|(known, _)| *known == heights) {
            return *value;
        }
        let mut weight = 1.0;
        let mut value = 0.0;
        for place in position.others() {
            let place = &position.places[place];
            value -= weight * NEAR[theirs(place, heights) as usize];
            weight *= 0.6;
        }
        self.seen.push((heights, value));
        value
    }
}

/// How many cards somebody misses on the way to the stock card, who has nothing but discard piles.
pub(super) fn theirs(place: &Place, heights: [u8; PILES]) -> u8 {
    if place.top == 0 {
        return 12;
    }
    let over = |height: u8| {
        let mut taken = [0; PILES];
        let (mut at, mut missing) = (height, 0);
        for _ in 0..distance(height, place.top) {
            let pile = (0..PILES).find(|pile| place.discards[*pile].top(taken[*pile]) == Some(at + 1));
            match pile {
                Some(pile) => taken[pile] += 1,
                None => missing += 1,
            }
            at = above(at);
        }
        missing
    };
    heights.into_iter().map(over).min().unwrap_or(12)
}

/// How many cards the player misses on the way to a stock card.
pub(super) fn missing(position: &Position, heights: [u8; PILES], leaf: &Leaf, hand: Held, top: Rank) -> u8 {
    let over = |height: u8| {
        let mut means = leaf.means;
        means.hand = hand;
        let (mut at, mut missing) = (height, 0);
        for _ in 0..distance(height, top) {
            missing += u8::from(position.take(&mut means, at + 1).is_none());
            at = above(at);
        }
        missing
    };
    heights.into_iter().map(over).min().unwrap_or(12)
}

/// How tidy a discard pile is.
fn tidy(cards: &[Rank], added: Option<Rank>) -> f32 {
    let mut value = 0.0;
    let mut under = 0;
    for rank in cards.iter().copied().chain(added) {
        if rank == JOKER {
            value += 1.5;
        }
        if under != 0 {
            value += match (under, rank) {
                (JOKER, _) => -3.0,
                (under, rank) if under == rank => 0.0,
                (under, rank) if under == rank + 1 => 0.6,
                (under, rank) if under > rank => -1.5,
                _ => -2.5,
            };
        }
        under = rank;
    }
    if under == 0 { 0.7 } else { value }
}
