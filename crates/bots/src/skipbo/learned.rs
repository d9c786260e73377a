//! The judge that has learned from many games.

use super::features::{self, Turn, ends_turn, heights_after};
use super::net::{Adding, Kind, Net, Sums, Weights, chance_of_winning};
use super::position::{PILES, Position};
use super::search::{Judge, Last, Leaf, WON};
use super::weights;
use std::sync::Arc;

/// Judges by networks.
pub struct Learned {
    weights: Arc<Weights>,
    /// Whether they are those of the table, or always the same.
    ours: bool,
    turn: Option<Turn>,
    /// What the table adds to the hidden layer, for building piles that came already in this search.
    tables: Tables,
}

impl Learned {
    /// By these networks, whatever the table.
    #[cfg(feature = "train")]
    pub(super) fn new(weights: Arc<Weights>) -> Self {
        Self {
            weights,
            ours: false,
            turn: None,
            tables: Tables::default(),
        }
    }
}

impl Default for Learned {
    /// By our networks for each table.
    fn default() -> Self {
        Self {
            weights: weights::of(Kind::Two),
            ours: true,
            turn: None,
            tables: Tables::default(),
        }
    }
}

impl Judge for Learned {
    fn begin(&mut self, position: &Position) {
        if self.ours {
            self.weights = weights::of(Kind::of(position));
        }
        self.turn = Some(Turn::new(position));
        self.tables.clear();
    }

    fn judge(&mut self, position: &Position, leaf: &Leaf) -> f32 {
        if wins(position, leaf) {
            return WON;
        }
        let turn = self.turn.get_or_insert_with(|| Turn::new(position));
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

    fn percent(&self, value: f32) -> Option<u8> {
        Some(percent(chance_of_winning(value)))
    }
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
