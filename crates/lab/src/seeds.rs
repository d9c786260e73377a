//! Where the chance of each match comes from: everything follows from the simulation's seed and the match's number.

use game::{Chance, Seed};

/// The seeds of one match.
///
/// A seed is four numbers of eight bytes, little-endian: the simulation's seed, the match, a deal or 0, a purpose. They
/// differ in at least one, and that is all the cipher needs to make streams that have nothing to do with each other.
#[derive(Clone, Copy)]
pub(crate) struct Seeds {
    simulation: u64,
    index: u64,
}

/// What a seed is for.
#[derive(Clone, Copy)]
enum Purpose {
    Cards,
    Players,
    Reactions,
}

impl Seeds {
    pub(crate) fn new(simulation: u64, index: u64) -> Self {
        Self { simulation, index }
    }

    /// Decides who deals first.
    pub(crate) fn dealer(self) -> Seed {
        self.seed(0, Purpose::Cards)
    }

    /// Shuffles a deal, counted from 1.
    pub(crate) fn deal(self, number: u64) -> Seed {
        self.seed(number, Purpose::Cards)
    }

    /// A number for each player in turn.
    pub(crate) fn players(self) -> impl FnMut() -> u64 {
        let mut chance = self.seed(0, Purpose::Players).stream(0);
        move || (0..4).fold(0, |number, _| number << 16 | u64::from(chance.below(1 << 16)))
    }

    /// The chance of reaction times.
    pub(crate) fn reactions(self) -> Chance {
        self.seed(0, Purpose::Reactions).stream(0)
    }

    fn seed(self, round: u64, purpose: Purpose) -> Seed {
        let mut bytes = [0; 32];
        let (parts, _) = bytes.as_chunks_mut();
        for (part, number) in parts
            .iter_mut()
            .zip([self.simulation, self.index, round, purpose as u64])
        {
            *part = number.to_le_bytes();
        }
        Seed::new(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_seeds_are_the_same() {
        let mut seen = BTreeSet::new();
        for simulation in 0..3 {
            for index in 0..3 {
                let seeds = Seeds::new(simulation, index);
                for seed in [
                    seeds.dealer(),
                    seeds.deal(1),
                    seeds.deal(2),
                    seeds.seed(0, Purpose::Players),
                    seeds.seed(0, Purpose::Reactions),
                ] {
                    assert!(seen.insert(seed.to_string()), "{seed}");
                }
            }
        }
    }

    #[test]
    fn players_get_numbers_of_their_own() {
        let mut number = Seeds::new(1, 0).players();
        let first: BTreeSet<u64> = (0..10).map(|_| number()).collect();
        assert_eq!(first.len(), 10);
        assert!(
            first.iter().any(|number| *number > u64::MAX / 4),
            "all 64 bits are used"
        );
    }
}
