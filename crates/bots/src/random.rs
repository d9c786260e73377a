//! Where players take their chance from: quick, and repeatable.

use game::Seed;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of random numbers that all follow from one.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// One whose numbers follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `bound`.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        game::below(bound, || self.0.next_u32())
    }

    /// One of these.
    pub fn one<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        let nth = self.below(of.len().max(1) as u32);
        of.get(nth as usize).copied()
    }

    /// Yes or no.
    #[inline]
    pub fn coin(&mut self) -> bool {
        self.0.next_u32() >> 31 == 1
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A random seed for a deal.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed::new(bytes)
    }
}
