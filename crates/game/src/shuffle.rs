//! The only source of chance in a game: seeds, and a shuffle that gives the same order on every platform, for ever.
//!
//! Library shuffles change between versions, so this one is ours. It is specified, with test vectors, in
//! docs/NOTATION.md.

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use std::fmt;
use std::str::FromStr;

/// Where the chance of one round comes from: 32 bytes, written as 64 hexadecimal digits.
///
/// A seed gives all hidden cards away. It has no serialisation, and `{:?}` does not show it; `{}` does, for records
/// and positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed whose first eight bytes are `number`, little-endian, the others zero.
    ///
    /// For tests, benchmarks and studies; a table draws all 32 bytes.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// The chance of one shuffle: `stream` counts the shuffles made with this seed, from 0.
    pub fn stream(&self, stream: u64) -> Chance {
        let mut words = ChaCha20Rng::from_seed(self.0);
        words.set_stream(stream);
        Chance(words)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A text that is not a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits (0-9, a-f)")]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let digits = text.as_bytes();
        if digits.len() != 64 || digits.iter().any(u8::is_ascii_uppercase) {
            return Err(BadSeed);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            let digit = |d: u8| (d as char).to_digit(16).ok_or(BadSeed);
            *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
        }
        Ok(Self(bytes))
    }
}

/// One stream of chance.
#[derive(Debug)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// A number below `bound`, each equally likely.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        below(bound, || self.0.next_u32())
    }

    /// Brings `items` into random order: Fisher–Yates from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        // Words are taken many at a time, which is cheaper, but never more than are sure to be used: the stream goes on
        // behind the last one.
        let mut words = [0; 4 * 64];
        let mut places = items.len();
        while places > 1 {
            let count = (places - 1).min(64);
            let words = &mut words[..4 * count];
            self.0.fill_bytes(words);
            let (words, _) = words.as_chunks();
            let mut words = words.iter().map(|word| u32::from_le_bytes(*word));
            for _ in 0..count {
                let other = below(places as u32, || words.next().unwrap_or_else(|| self.0.next_u32()));
                places -= 1;
                items.swap(places, other as usize);
            }
        }
    }
}

/// A number below `bound`, each exactly equally likely, from a source of uniform 32-bit words (Lemire's method: a
/// multiplication, and another word in the rare case that would favour some results).
///
/// # Panics
/// When `bound` is 0.
#[inline]
pub fn below(bound: u32, mut word: impl FnMut() -> u32) -> u32 {
    assert!(bound > 0, "there is no number below 0");
    let mut product = u64::from(word()) * u64::from(bound);
    if (product as u32) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while (product as u32) < unfair {
            product = u64::from(word()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back_and_refuses_anything_else() {
        let seed = Seed::from_number(0x0123_4567_89ab_cdef);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!(seed.to_string().starts_with("efcdab8967452301"));
        for bad in ["", "12", &"g".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(BadSeed), "{bad}");
        }
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
    }

    #[test]
    fn every_result_below_a_bound_is_equally_likely() {
        // Of the 2^32 words, each result must own the same number; with a bound of 3 one word is left over.
        let mut words = [0, 0x5555_5556, 0xaaaa_aaab].into_iter();
        assert_eq!(below(3, || words.next().unwrap()), 1, "word 0 is the one left over");
        assert_eq!(below(3, || 0x5555_5555), 0);
        assert_eq!(below(3, || 0xffff_ffff), 2);
        assert_eq!(below(1, || 7), 0);
    }

    #[test]
    fn the_test_vectors_of_the_notation() {
        // These stand in docs/NOTATION.md; every implementation must reproduce them.
        let mut bytes = [0; 32];
        bytes[0] = 1;
        let seed = Seed::new(bytes);
        let shuffled = |stream| {
            let mut items: Vec<u8> = (0..12).collect();
            seed.stream(stream).shuffle(&mut items);
            items
        };
        assert_eq!(shuffled(0), [7, 0, 1, 8, 11, 3, 9, 10, 4, 2, 6, 5]);
        assert_eq!(shuffled(1), [6, 5, 9, 3, 4, 8, 11, 1, 7, 10, 2, 0]);
        let mut chance = seed.stream(0);
        assert_eq!([(); 5].map(|()| chance.below(1000)), [484, 574, 282, 520, 805]);
    }

    #[test]
    fn streams_of_one_seed_are_independent() {
        let order = |seed: u64, stream| {
            let mut items: Vec<u8> = (0..20).collect();
            Seed::from_number(seed).stream(stream).shuffle(&mut items);
            items
        };
        assert_eq!(order(1, 0), order(1, 0));
        assert_ne!(order(1, 0), order(1, 1));
        assert_ne!(order(1, 0), order(2, 0));
    }
}
