//! The judge that has learned from many games.

use super::features::{self, Turn, ends_turn, heights_after};
use super::net::{Adding, Kind, Net, Sums, Weights, chance_of_winning};
use super::position::{PILES, Position};
use super::search::{Judge, Last, Leaf, WON};
use super::weights;
use std::sync::Arc;

/// Judges by networks: the mean of what they say, if there are several.
pub struct Learned {
    opinions: Vec<Opinion>,
    /// Of which kind they are; none if they are the same at every table.
    kind: Option<Kind>,
    turn: Option<Turn>,
}

/// Networks of one course.
struct Opinion {
    weights: Arc<Weights>,
    /// What the table adds to the hidden layer, for building piles that came already in this search.
    tables: Tables,
}

impl Opinion {
    fn new(weights: Arc<Weights>) -> Self {
        Self {
            weights,
            tables: Tables::default(),
        }
    }

    fn result(&mut self, position: &Position, turn: &Turn, leaf: &Leaf) -> f32 {
        let heights = heights_after(leaf);
        let ends = ends_turn(leaf);
        let net = self.weights.net(ends);
        let sums = self
            .tables
            .get(heights, ends, || table_sums(net, position, turn, heights));
        let mut adding = Adding { sums, rows: &net.mine };
        features::mine(position, turn, leaf, heights, &mut adding);
        net.result(&adding.sums)
    }
}

impl Learned {
    /// By these networks, whatever the table.
    #[cfg(feature = "train")]
    pub(super) fn new(weights: Arc<Weights>) -> Self {
        Self {
            opinions: vec![Opinion::new(weights)],
            kind: None,
            turn: None,
        }
    }

    /// What the networks say.
    pub(super) fn result(&mut self, position: &Position, leaf: &Leaf) -> f32 {
        let turn = self.turn.get_or_insert_with(|| Turn::new(position));
        let sum: f32 = self
            .opinions
            .iter_mut()
            .map(|opinion| opinion.result(position, turn, leaf))
            .sum();
        // Where nothing was learned, everything looks the same.
        sum / self.opinions.len().max(1) as f32
    }
}

impl Default for Learned {
    /// By our networks for each table.
    fn default() -> Self {
        let kind = Kind::Two;
        Self {
            opinions: weights::of(kind).into_iter().map(Opinion::new).collect(),
            kind: Some(kind),
            turn: None,
        }
    }
}

impl Judge for Learned {
    fn begin(&mut self, position: &Position) {
        let kind = Kind::of(position);
        if self.kind.is_some_and(|known| known != kind || self.opinions.is_empty()) {
            self.opinions = weights::of(kind).into_iter().map(Opinion::new).collect();
            self.kind = Some(kind);
        }
        self.turn = Some(Turn::new(position));
        self.opinions.iter_mut().for_each(|opinion| opinion.tables.clear());
    }

    fn judge(&mut self, position: &Position, leaf: &Leaf) -> f32 {
        if wins(position, leaf) {
            return WON;
        }
        self.result(position, leaf) + against_block(position, leaf)
    }

    fn percent(&self, value: f32) -> Option<u8> {
        Some(percent(chance_of_winning(value)))
    }
}

/// With fewer cards to draw, the game may come to a stop (B-15) …
const SHORT: u8 = 10;

/// … and then every card that is played on a building pile is worth this much more: completed piles are drawn again.
const PLAYED: f32 = 0.04;

/// What is done against a block, which is bad for everybody: networks that learn from games seldom see one.
fn against_block(position: &Position, leaf: &Leaf) -> f32 {
    if position.drawable >= SHORT || position.seats == 2 {
        return 0.0;
    }
    let hand = position.hand.len() - leaf.means.hand.len();
    let taken: u8 = leaf.means.taken.as_flattened().iter().sum();
    PLAYED * f32::from(hand + taken)
}

/// A probability in percent. Nothing is certain before it has happened.
pub(super) fn percent(chance: f32) -> u8 {
    ((100.0 * chance).round() as u8).clamp(1, 99)
}

fn table_sums(net: &Net, position: &Position, turn: &Turn, heights: [u8; PILES]) -> Sums {
    let mut adding = Adding {
        sums: net.bias,
        rows: &net.table,
    };
    features::table(position, turn, heights, &mut adding);
    adding.sums
}

/// Sums by the heights of the building piles.
#[derive(Default)]
struct Tables {
    entries: Vec<(u32, Sums)>,
    /// Places in `entries`, counted from 1, by the key's hash.
    index: Vec<u16>,
}

const PLACES: usize = 1 << 10;

impl Tables {
    fn clear(&mut self) {
        self.entries.clear();
        self.index.clear();
        self.index.resize(PLACES, 0);
    }

    #[inline]
    fn get(&mut self, heights: [u8; PILES], ends: bool, make: impl FnOnce() -> Sums) -> Sums {
        let key = heights
            .into_iter()
            .fold(u32::from(ends), |key, height| key << 4 | u32::from(height));
        let mut place = (key.wrapping_mul(0x9E37_79B1) >> 22) as usize;
        loop {
            match self.index[place] {
                0 => break,
                entry if self.entries[entry as usize - 1].0 == key => return self.entries[entry as usize - 1].1,
                _ => place = (place + 1) % PLACES,
            }
        }
        let sums = make();
        // A table that is nearly full would be slow; what does not fit is computed anew.
        if self.entries.len() < PLACES / 2 {
            self.entries.push((key, sums));
            self.index[place] = self.entries.len() as u16;
        }
        sums
    }
}

/// Whether the last stock card of the side is played.
pub(super) fn wins(position: &Position, leaf: &Leaf) -> bool {
    let left = || position.side().map(|place| position.places[place].stock).sum::<u8>();
    matches!(leaf.last, Last::Stock(_)) && left() == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skipbo::features::{Features, MINE_SIZE, table_size};
    use crate::skipbo::net::HIDDEN;
    use crate::skipbo::net::tests::some_weights;
    use crate::skipbo::search::Search;
    use crate::skipbo::search::tests::{position_of, positions};

    /// Every feature with its value.
    struct Dense(Vec<f64>);

    impl Features for Dense {
        fn set(&mut self, feature: usize, value: f32) {
            assert!(value.is_finite());
            self.0[feature] += f64::from(value);
        }
    }

    /// Judges quickly, and compares that with features times weights, one by one.
    struct Both {
        learned: Learned,
        judged: usize,
        /// Features that were ever anything but 0, of the table and of the player.
        used: [Vec<bool>; 2],
    }

    impl Judge for Both {
        fn begin(&mut self, position: &Position) {
            self.learned.begin(position);
        }

        fn judge(&mut self, position: &Position, leaf: &Leaf) -> f32 {
            let quick = self.learned.judge(position, leaf);
            if wins(position, leaf) {
                assert!(quick >= WON);
                return quick;
            }
            let slow = self.slowly(position, leaf);
            assert!(
                (f64::from(quick) - slow).abs() < 1.0e-4,
                "{quick} is not {slow}: {leaf:?}"
            );
            self.judged += 1;
            quick
        }
    }

    impl Both {
        fn slowly(&mut self, position: &Position, leaf: &Leaf) -> f64 {
            let opinions = self.learned.opinions.iter();
            let nets: Vec<Net> = opinions
                .map(|opinion| opinion.weights.net(ends_turn(leaf)).clone())
                .collect();
            let (turn, heights) = (Turn::new(position), heights_after(leaf));
            let mut table = Dense(vec![0.0; table_size(Kind::of(position).others())]);
            features::table(position, &turn, heights, &mut table);
            let mut mine = Dense(vec![0.0; MINE_SIZE]);
            features::mine(position, &turn, leaf, heights, &mut mine);
            for (used, features) in self.used.iter_mut().zip([&table, &mine]) {
                used.resize(features.0.len().max(used.len()), false);
                used.iter_mut()
                    .zip(&features.0)
                    .for_each(|(used, value)| *used |= *value != 0.0);
            }
            let result = |net: &Net| {
                let mut result = f64::from(net.start);
                for unit in 0..HIDDEN {
                    let rows = table.0.iter().zip(&net.table).chain(mine.0.iter().zip(&net.mine));
                    let sum: f64 = rows.map(|(value, row)| value * f64::from(row[unit])).sum();
                    result += (sum + f64::from(net.bias[unit])).max(0.0) * f64::from(net.out[unit]);
                }
                result
            };
            nets.iter().map(result).sum::<f64>() / nets.len() as f64 + f64::from(against_block(position, leaf))
        }
    }

    #[test]
    fn the_quick_way_comes_to_what_features_times_weights_are() {
        let mut both = Both {
            learned: Learned {
                kind: None,
                ..Learned::default()
            },
            judged: 0,
            used: [Vec::new(), Vec::new()],
        };
        let weights = Kind::ALL.map(|kind| [1, 2].map(|seed| Arc::new(some_weights(kind, seed))));
        let mut search = Search::default();
        positions(4, 1, 6, |round, seat| {
            let position = position_of(round, seat);
            let weights = weights[Kind::of(&position) as usize].clone();
            both.learned.opinions = weights.into_iter().map(Opinion::new).collect();
            search.plan(&position, &mut both, 40);
        });
        assert!(both.judged > 10_000, "{}", both.judged);
        let unused = both
            .used
            .each_ref()
            .map(|used| used.iter().filter(|used| !**used).count());
        assert!(
            unused.iter().sum::<usize>() < 30,
            "features that nobody sees: {unused:?}"
        );
    }

    #[test]
    fn nothing_is_certain() {
        assert_eq!([0.0, 0.004, 0.5, 0.996, 1.0].map(percent), [1, 1, 50, 99, 99]);
    }
}
