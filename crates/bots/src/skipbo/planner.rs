//! `planner`: looks through everything it can do in its turn, and judges where it ends by a formula.

use super::features::{Own, Tidiness, Turn, ends_turn, fitting, heights_after, missing};
use super::learned::wins;
use super::position::{JOKER, PILES, Position};
use super::search::{Judge, Leaf, WON};
use super::thinker::{Judged, Thinker};
use skipbo::MAX_SEATS;

/// A planner.
pub type Planner = Thinker<Judged<Formula>>;

impl Planner {
    /// One that looks at so many nodes a search.
    pub(super) fn with_nodes(nodes: usize) -> Self {
        Self::new(Judged::new(Formula::default(), nodes))
    }
}

/// How good the end of a turn is, by a formula: in hundredths of the logarithm of the odds, roughly.
#[derive(Default)]
pub struct Formula {
    turn: Option<Turn>,
    /// What the others' stock cards are worth, for building piles that came already.
    seen: Vec<([u8; PILES], f32)>,
}

/// A card of the own stock.
const STOCK: f32 = 14.0;
/// How near the own stock card is, by the cards missing on the way to it.
const NEAR: [f32; 7] = [28.0, 17.0, 6.0, -3.0, -8.0, -9.0, -11.0];
/// How near an opponent's stock card is.
const THEIRS: [f32; 7] = [-22.0, -9.0, -1.0, 6.0, 10.0, 15.0, 19.0];
/// What the next opponent's stock card counts for, by the number of opponents: the more there are, the less one of them matters. Teams
/// have to do with all of them.
const NEXT: [f32; MAX_SEATS - 1] = [1.0, 0.5, 0.35, 0.25, 0.2];
/// What each further opponent counts for, compared with the one before.
const LATER: f32 = 0.6;
/// Jokers in the hand.
const JOKERS: [f32; 6] = [0.0, 18.0, 25.0, 30.0, 34.0, 37.0];
/// A number card in the hand, and each one like another: the hand is filled in the next turn.
const HELD: f32 = -4.0;
const TWIN: f32 = -4.0;
/// What chance may bring, and each rank of twelve that could be played at once.
const LUCK: f32 = 15.0;
const FITTING: f32 = 5.5;

/// What depends on the number of players.
struct Style {
    /// How much jokers are worth, compared with a game of two.
    jokers: f32,
    /// An empty discard pile.
    empty: f32,
    /// A card on another of its rank.
    equal: f32,
}

const FEW: Style = Style {
    jokers: 1.0,
    empty: -2.0,
    equal: 0.5,
};

/// Three and more, each for himself: turns are rare, so discard piles have to be in order.
const MANY: Style = Style {
    jokers: 1.4,
    empty: -4.0,
    equal: -5.0,
};

impl Judge for Formula {
    fn begin(&mut self, position: &Position) {
        self.turn = Some(Turn::new(position));
        self.seen.clear();
    }

    fn judge(&mut self, position: &Position, leaf: &Leaf) -> f32 {
        if wins(position, leaf) {
            return WON;
        }
        let turn = self.turn.get_or_insert_with(|| Turn::new(position));
        let heights = heights_after(leaf);
        let own = Own::after(position, turn, leaf);
        let known = self.seen.iter().find(|(known, _)| *known == heights);
        let mut value = if let Some((_, value)) = known {
            *value
        } else {
            let value = others(position, turn, heights);
            self.seen.push((heights, value));
            value
        };
        for (stock, top) in own.stocks {
            value -= STOCK * f32::from(stock);
            if top != 0 {
                let missing = heights.into_iter().map(|height| missing(height, top, own.reach)).min();
                value += NEAR[missing.unwrap_or_default().min(6) as usize];
            }
        }
        if !ends_turn(leaf) {
            value += LUCK + FITTING * fitting(heights, own.reach).count_ones() as f32;
        }
        let jokers = own.hand.count(JOKER);
        let numbers = own.hand.len() - jokers;
        let different = own.hand.ranks().filter(|rank| *rank != JOKER).count() as u8;
        let style = if position.seats > 2 && position.partner.is_none() {
            MANY
        } else {
            FEW
        };
        value += style.jokers * JOKERS[jokers.min(5) as usize]
            + HELD * f32::from(numbers)
            + TWIN * f32::from(numbers - different);
        let mut tidiness = Tidiness::default();
        for pile in own.piles {
            tidiness.add(pile.tidiness);
            value += match pile.top {
                0 => style.empty,
                JOKER => 7.0,
                _ => 0.0,
            };
        }
        let Tidiness {
            cards,
            runs,
            equals,
            falling,
            rising,
            buried,
        } = tidiness;
        value + 0.5 * f32::from(cards) + f32::from(runs) + style.equal * f32::from(equals) + 0.5 * f32::from(falling)
            - 1.0 * f32::from(rising)
            + 4.0 * f32::from(buried)
    }
}

fn others(position: &Position, turn: &Turn, heights: [u8; PILES]) -> f32 {
    let mut weight = match position.partner {
        Some(_) => 1.0,
        None => NEXT[position.others().count().saturating_sub(1)],
    };
    let mut value = 0.0;
    for place in position.others() {
        let top = position.places[place].top;
        if top != 0 {
            let missing = heights
                .into_iter()
                .map(|height| missing(height, top, turn.others[place]))
                .min();
            value += weight * THEIRS[missing.unwrap_or_default().min(6) as usize];
        }
        weight *= LATER;
    }
    value
}
