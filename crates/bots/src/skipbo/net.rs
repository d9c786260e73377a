//! A small network: what it is made of, how it is stored, and what it says.

use super::features::{Features, MINE_SIZE, table_size};
use super::position::Position;

/// How many units its one hidden layer has.
pub(super) const HIDDEN: usize = 16;

/// The sums that go into the hidden layer.
pub(super) type Sums = [f32; HIDDEN];

/// One network. Features of the table come first, then those of the player's own cards.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Net {
    /// What each feature adds to the hidden layer.
    pub(super) table: Vec<Sums>,
    pub(super) mine: Vec<Sums>,
    pub(super) bias: Sums,
    /// What each hidden unit adds to the result, and what the result starts with.
    pub(super) out: Sums,
    pub(super) start: f32,
}

/// Which networks judge a table: the evaluation depends on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Two players.
    Two,
    /// Three or four.
    Four,
    /// Five or six.
    Six,
    /// Partners.
    Teams,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Two, Self::Four, Self::Six, Self::Teams];

    /// Its name, which is that of its file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Two => "two",
            Self::Four => "four",
            Self::Six => "six",
            Self::Teams => "teams",
        }
    }

    /// How many opponents there are at most.
    pub(super) const fn others(self) -> usize {
        match self {
            Self::Two => 1,
            Self::Four => 3,
            Self::Six => 5,
            Self::Teams => 4,
        }
    }

    /// That of a table.
    pub(super) fn of(position: &Position) -> Self {
        match (position.partner, position.seats) {
            (Some(_), _) => Self::Teams,
            (None, 2) => Self::Two,
            (None, 3 | 4) => Self::Four,
            _ => Self::Six,
        }
    }
}

/// Two networks: one for ends of turns, one for where chance comes in.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    pub(super) end: Net,
    pub(super) chance: Net,
}

impl Net {
    /// One with these weights, in the order they are stored in.
    pub(super) fn from_fn(kind: Kind, mut weight: impl FnMut() -> f32) -> Self {
        let mut sums = || std::array::from_fn(|_| weight());
        Self {
            table: (0..table_size(kind.others())).map(|_| sums()).collect(),
            mine: (0..MINE_SIZE).map(|_| sums()).collect(),
            bias: sums(),
            out: sums(),
            start: weight(),
        }
    }

    /// All weights, in the order they are stored in.
    pub(super) fn weights(&self) -> impl Iterator<Item = &f32> {
        let rows = self.table.iter().chain(&self.mine).chain([&self.bias, &self.out]);
        rows.flatten().chain([&self.start])
    }

    /// The same, to be changed.
    #[cfg(feature = "train")]
    pub(super) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.table.iter_mut().chain(&mut self.mine);
        rows.chain([&mut self.bias, &mut self.out])
            .flatten()
            .chain([&mut self.start])
    }

    /// The result: the greater, the better. [`chance_of_winning`] makes a probability of it.
    pub(super) fn result(&self, hidden: &Sums) -> f32 {
        // Eight sums side by side, in an order that is the same everywhere.
        let mut lanes = [0.0_f32; 8];
        for (hidden, out) in hidden.chunks_exact(8).zip(self.out.chunks_exact(8)) {
            for lane in 0..8 {
                lanes[lane] += hidden[lane].max(0.0) * out[lane];
            }
        }
        self.start + lanes.iter().sum::<f32>()
    }
}

/// Adds what features add to the hidden layer.
pub(super) struct Adding<'a> {
    pub(super) sums: Sums,
    pub(super) rows: &'a [Sums],
}

impl Features for Adding<'_> {
    #[inline]
    fn set(&mut self, feature: usize, value: f32) {
        for (sum, weight) in self.sums.iter_mut().zip(&self.rows[feature]) {
            *sum += value * weight;
        }
    }
}

/// Remembers features, to learn from them.
#[cfg(feature = "train")]
#[derive(Clone, Default)]
pub(super) struct Noted(pub(super) Vec<(u16, f32)>);

#[cfg(feature = "train")]
impl Features for Noted {
    fn set(&mut self, feature: usize, value: f32) {
        self.0.push((feature as u16, value));
    }
}

#[cfg(feature = "train")]
impl Noted {
    /// What they add to the hidden layer.
    pub(super) fn add_to(&self, sums: Sums, rows: &[Sums]) -> Sums {
        let mut adding = Adding { sums, rows };
        self.0
            .iter()
            .for_each(|(feature, value)| adding.set(*feature as usize, *value));
        adding.sums
    }
}

/// A result as a probability.
pub(super) fn chance_of_winning(result: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-result))
}

impl Weights {
    /// The network for ends of turns, or the other one.
    pub(super) fn net(&self, ends: bool) -> &Net {
        if ends { &self.end } else { &self.chance }
    }

    /// Reads the networks of one course or several, one after the other, if they are of this kind.
    pub fn all_from_bytes(kind: Kind, bytes: &[u8]) -> Option<Vec<Self>> {
        let one = Net::from_fn(kind, || 0.0).weights().count() * 2 * size_of::<f32>();
        let all: Option<Vec<Self>> = bytes.chunks(one).map(|bytes| Self::from_bytes(kind, bytes)).collect();
        all.filter(|all| !all.is_empty())
    }

    /// Reads what [`to_bytes`](Weights::to_bytes) has written, if it is of this kind.
    pub fn from_bytes(kind: Kind, bytes: &[u8]) -> Option<Self> {
        let (chunks, rest) = bytes.as_chunks();
        let mut numbers = chunks.iter().map(|chunk| f32::from_le_bytes(*chunk));
        let mut missing = false;
        let mut next = || {
            let number = numbers.next();
            missing |= number.is_none();
            number.unwrap_or_default()
        };
        let end = Net::from_fn(kind, &mut next);
        let chance = Net::from_fn(kind, &mut next);
        let all = !missing && numbers.next().is_none() && rest.is_empty();
        all.then_some(Self { end, chance })
    }

    /// The weights as they are kept in a file: all of them, little-endian.
    pub fn to_bytes(&self) -> Vec<u8> {
        let all = self.end.weights().chain(self.chance.weights());
        all.flat_map(|weight| weight.to_le_bytes()).collect()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::Random;

    /// Weights that differ from each other, between -0.5 and 0.5.
    pub(in crate::skipbo) fn some_weights(kind: Kind, seed: u64) -> Weights {
        let mut random = Random::new(seed);
        let mut weight = || random.below(1 << 16) as f32 / (1 << 16) as f32 - 0.5;
        Weights {
            end: Net::from_fn(kind, &mut weight),
            chance: Net::from_fn(kind, &mut weight),
        }
    }

    #[test]
    fn weights_read_back_as_they_were_written() {
        for kind in Kind::ALL {
            let weights = some_weights(kind, 1);
            let bytes = weights.to_bytes();
            assert_eq!(Weights::from_bytes(kind, &bytes), Some(weights));
            assert!(some_weights(kind, 2).to_bytes() != bytes);
            // Number after number, little-endian, those for ends of turns first.
            let mut number = 0.0;
            let counted = Net::from_fn(kind, || {
                number += 1.0;
                number
            });
            let count = counted.weights().count();
            assert!(
                counted
                    .weights()
                    .zip(1_u16..)
                    .all(|(weight, number)| weight.to_bits() == f32::from(number).to_bits())
            );
            assert_eq!(bytes.len(), 2 * 4 * count);
            let counted = Weights {
                end: counted.clone(),
                chance: counted,
            };
            assert_eq!(counted.to_bytes()[..8], [0, 0, 0x80, 0x3f, 0, 0, 0, 0x40]);
        }
    }

    #[test]
    fn weights_of_a_wrong_length_are_refused() {
        for kind in Kind::ALL {
            let bytes = some_weights(kind, 1).to_bytes();
            for len in [0, 1, bytes.len() - 4, bytes.len() - 1] {
                assert_eq!(Weights::from_bytes(kind, &bytes[..len]), None, "{len}");
            }
            for more in [1, 4] {
                let longer = [&bytes[..], &[0; 4][..more]].concat();
                assert_eq!(Weights::from_bytes(kind, &longer), None, "{more} more");
            }
            for other in Kind::ALL.into_iter().filter(|other| *other != kind) {
                assert_eq!(Weights::from_bytes(other, &bytes), None, "{kind:?} as {other:?}");
            }
        }
    }

    #[test]
    fn a_result_is_a_chance() {
        assert!((chance_of_winning(0.0) - 0.5).abs() < 1.0e-6);
        assert!((chance_of_winning(2.0) + chance_of_winning(-2.0) - 1.0).abs() < 1.0e-6);
        assert!(chance_of_winning(-1.0e6) >= 0.0 && chance_of_winning(1.0e6) <= 1.0);
        // The same on every machine, to the last bit.
        assert_eq!(chance_of_winning(1.0).to_bits(), 0x3f3b_26a8);
    }
}
