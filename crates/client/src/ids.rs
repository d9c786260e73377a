//! The numbers of commands.

use protocol::MOST_ID;

/// Numbers for commands, each another one: whoever comes again to a table, with a new one of these, does not repeat an old number.
#[derive(Clone, Debug)]
pub struct Ids(u64);

impl Ids {
    /// Numbers that follow from a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Numbers that nobody could have had before.
    ///
    /// # Panics
    /// When the system has no chance to give.
    #[cfg(feature = "sockets")]
    pub fn drawn() -> Self {
        Self(getrandom::u64().expect("the system draws numbers"))
    }

    /// Any number: the next of `SplitMix64`.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// The number of the next command.
    pub fn command(&mut self) -> u64 {
        self.number() % MOST_ID
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn numbers_are_small_enough_and_all_different() {
        let mut ids = Ids::new(1);
        let drawn: BTreeSet<u64> = (0..10_000).map(|_| ids.command()).collect();
        assert_eq!(drawn.len(), 10_000);
        assert!(drawn.iter().all(|id| *id < MOST_ID));
        assert!(drawn.iter().any(|id| *id > MOST_ID / 2));
    }

    #[test]
    fn another_visit_has_other_numbers() {
        assert_ne!(Ids::new(1).command(), Ids::new(2).command());
        #[cfg(feature = "sockets")]
        assert_ne!(Ids::drawn().command(), Ids::drawn().command());
    }

    #[test]
    fn the_numbers_are_those_of_splitmix() {
        // The first of the reference implementation for the seed 1234567.
        assert_eq!(Ids::new(1_234_567).number(), 6_457_827_717_110_365_317);
    }
}
