//! `family`: plays by the rules of thumb of good players.

use super::position::{JOKER, OWNERS, PILES, Position, Rank, Step, TOP, above, card, distance};
use super::reason::{Reason, Why};
use crate::Player;
use skipbo::{Action, Pile, Round, Source, View};

/// Leaves nothing to chance:
///
/// - It looks for a way to its stock card on every building pile, with the cards of its discard piles, its hand and, last, its
///   jokers, and goes the one that takes fewest jokers, then fewest cards. Then the same for a partner's stock card.
/// - If its whole hand can be played, with one joker at most, it plays it out.
/// - Other cards it plays only where they do not bring the next opponent's stock card closer than three cards away, and a card of a
///   discard pile only if that frees the place. When cards are short it plays whatever fits, so that no block comes (B-15).
/// - It discards on an equal card, on the next higher one, or on an empty place, and otherwise buries as little as it can. It keeps jokers,
///   and cards on the way to its stock card.
#[derive(Clone, Copy, Default, Debug)]
pub struct Family {
    reason: Option<Reason>,
}

/// A way to a stock card.
struct Way {
    jokers: u8,
    cards: u8,
    first: Step,
}

impl Player<Round> for Family {
    fn decide(&mut self, view: &View) -> Option<Action> {
        let position = Position::new(view)?;
        let (action, why) = play(&position).unwrap_or_else(|| discard(&position));
        self.reason = Some(Reason { why, percent: None });
        Some(action)
    }

    fn reason(&self) -> Option<Reason> {
        self.reason
    }
}

fn play(position: &Position) -> Option<(Action, Why)> {
    let chosen = to_stock(position)
        .or_else(|| play_out(position))
        .or_else(|| spare(position));
    let (step, why) = chosen?;
    Some((step.action(position.heights)?, why))
}

/// The first card of the best way to a stock card, the own one before the partner's.
fn to_stock(position: &Position) -> Option<(Step, Why)> {
    for (owner, place) in position.side().enumerate() {
        let top = position.places[place].top;
        if top == 0 {
            continue;
        }
        let ways = position
            .heights
            .iter()
            .filter_map(|height| way(position, *height, top, owner));
        if let Some(way) = ways.min_by_key(|way| (way.jokers, way.cards)) {
            let (card, cards) = (card(top), way.cards);
            let whose = OWNERS[owner];
            let why = match cards {
                0 => Why::Stock { whose },
                _ => Why::TowardsStock { whose, card, cards },
            };
            return Some((way.first, why));
        }
    }
    None
}

/// The way to a stock card over one pile, if there is one.
fn way(position: &Position, height: u8, top: Rank, owner: usize) -> Option<Way> {
    let mut means = position.means();
    let mut way = Way {
        jokers: 0,
        cards: distance(height, top),
        first: Step {
            from: Source::Stock(OWNERS[owner]),
            rank: top,
            height,
        },
    };
    let mut at = height;
    for i in 0..way.cards {
        let (rank, from) = if let Some(from) = position.take(&mut means, at + 1) {
            (at + 1, from)
        } else {
            way.jokers += 1;
            (JOKER, position.take(&mut means, JOKER)?)
        };
        if i == 0 {
            way.first = Step { from, rank, height };
        }
        at = above(at);
    }
    Some(way)
}

/// The first card of a hand that can be played out.
fn play_out(position: &Position) -> Option<(Step, Why)> {
    if !position.refills || position.hand.is_empty() || position.hand.count(JOKER) > 1 {
        return None;
    }
    let mut heights = position.heights;
    let mut hand = position.hand;
    let mut first = None;
    let mut joker = hand.has(JOKER);
    while !hand.is_empty() {
        let fits = |rank: Rank| heights.iter().position(|height| height + 1 == rank);
        let number = hand
            .ranks()
            .filter(|rank| *rank != JOKER)
            .find_map(|rank| Some((rank, fits(rank)?)));
        let (rank, pile) = match number {
            Some(found) => found,
            // The joker stands in for a card before one that is left.
            None if joker => {
                joker = false;
                let before = |pile: &usize| hand.has(heights[*pile] + 2) || heights[*pile] + 1 == TOP && hand.has(1);
                (JOKER, (0..PILES).find(before).unwrap_or(0))
            }
            None => return None,
        };
        let height = heights[pile];
        first.get_or_insert(Step {
            from: Source::Hand,
            rank,
            height,
        });
        hand = hand.without(rank);
        heights[pile] = above(height);
    }
    Some((
        first?,
        Why::NewHand {
            cards: position.hand.len(),
        },
    ))
}

/// With fewer cards to draw, they are short.
const SHORT: u8 = 15;

/// A card that can be spared: it helps nobody, and makes room.
fn spare(position: &Position) -> Option<(Step, Why)> {
    // Cards that lie about are missing elsewhere, and the game may come to a stop (B-15).
    let short = position.drawable < SHORT;
    let safe = |height: u8| {
        let next = position.others().next().map_or(0, |place| position.places[place].top);
        next == 0
            || next == JOKER
            || distance(above(height), next) >= 3
            || distance(above(height), next) > distance(height, next)
    };
    for height in position.heights {
        let rank = height + 1;
        if !short && !safe(height) {
            continue;
        }
        for (owner, place) in position.side().enumerate() {
            for (pile, stack) in position.places[place].discards.iter().enumerate() {
                if (short || stack.len() == 1) && stack.top(0) == Some(rank) {
                    let from = Source::Discard(OWNERS[owner], Pile::ALL[pile]);
                    return Some((Step { from, rank, height }, Why::Room));
                }
            }
        }
        if position.hand.has(rank) {
            let from = Source::Hand;
            return Some((Step { from, rank, height }, Why::Room));
        }
    }
    None
}

/// The card that is missed least, where it does least harm.
fn discard(position: &Position) -> (Action, Why) {
    let top = position.me().top;
    let gap = |rank: Rank| {
        if top == 0 {
            return false;
        }
        // On the way to the stock card over the nearest pile.
        let nearest = position.heights.iter().min_by_key(|height| distance(**height, top));
        nearest.is_some_and(|height| distance(*height, rank) < distance(*height, top))
    };
    let mut best: Option<(i32, Action, Why)> = None;
    for rank in position.hand.ranks() {
        let wanted = i32::from(rank != JOKER && gap(rank) && position.hand.count(rank) == 1);
        let keep = 1000 * i32::from(rank == JOKER) + 6 * wanted
            - i32::from(rank) / 3
            - 2 * i32::from(position.hand.count(rank) > 1);
        for (pile, stack) in position.me().discards.iter().enumerate() {
            let cost = match stack.top(0) {
                Some(under) if under == rank => 0,
                Some(under) if under == rank + 1 && under != JOKER => -2,
                None => 2,
                Some(JOKER) => 100,
                Some(under) if under > rank => 4 + i32::from(under - rank) / 2,
                Some(under) => 8 + i32::from(rank - under) / 2 + 3 * i32::from(gap(under)),
            };
            let cost = keep + cost;
            if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                best = Some((
                    cost,
                    Action::Discard(card(rank), Pile::ALL[pile]),
                    Why::discarding(rank, stack.top(0)),
                ));
            }
        }
    }
    match best {
        Some((_, action, why)) => (action, why),
        None => (Action::End, Why::NothingElse),
    }
}
