//! Shuffles that nobody can steer: the server commits to a secret, every person adds a nonce, and the seed follows from
//! both.

use crate::{Seat, Seed};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// What the seed's hash begins with, so that it can be no other hash of ours.
const DOMAIN: &[u8] = b"reihum seed 1\n";

/// What the server draws and keeps to itself until the deal is over. `{:?}` does not show it; `{}` does, for records.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// What the server tells before the deal: the SHA-256 of its secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

/// What a person adds to the shuffle once the commitment is known.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Nonce([u8; 32]);

/// The first eight bytes of the SHA-256 of a position's text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Digest([u8; 8]);

impl Secret {
    /// A secret of these bytes, which must be drawn at random for every deal.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What may be told about it before the deal.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The seed of the `deal`-th deal of a match, counted from 1: the SHA-256 of a name, the number of the deal, the
    /// secret, and the persons' nonces with their seats, in order of the seats.
    pub fn seed(&self, deal: u32, nonces: &[(Seat, Nonce)]) -> Seed {
        let mut hash = Sha256::new_with_prefix(DOMAIN);
        hash.update(deal.to_le_bytes());
        hash.update(self.0);
        for (seat, nonce) in nonces {
            hash.update([seat.number() as u8]);
            hash.update(nonce.0);
        }
        Seed::new(hash.finalize().into())
    }
}

impl Nonce {
    /// A nonce of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl Digest {
    /// The digest of a position.
    pub fn of(position: &impl fmt::Display) -> Self {
        let hash: [u8; 32] = Sha256::digest(position.to_string()).into();
        let mut first = [0; 8];
        first.copy_from_slice(&hash[..8]);
        Self(first)
    }
}

/// A text that is not so many bytes in lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there must be {0} hexadecimal digits (0-9, a-f)")]
pub struct BadHex(pub usize);

macro_rules! hexadecimal {
    ($($type:ident)*) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl FromStr for $type {
            type Err = BadHex;

            fn from_str(text: &str) -> Result<Self, BadHex> {
                bytes(text).map(Self)
            }
        }
    )*};
}
hexadecimal!(Secret Commitment Nonce Digest);

macro_rules! shown {
    ($($type:ident)*) => {$(
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($type), "({})"), self)
            }
        }
    )*};
}
shown!(Commitment Nonce Digest);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(secret)")
    }
}

fn bytes<const N: usize>(text: &str) -> Result<[u8; N], BadHex> {
    let digits = text.as_bytes();
    let digit = |digit: u8| match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        _ => Err(BadHex(2 * N)),
    };
    if digits.len() != 2 * N {
        return Err(BadHex(2 * N));
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_test_vectors_of_the_notation() {
        // These stand in docs/NOTATION.md; every implementation must reproduce them.
        let secret = Secret::new([1; 32]);
        assert_eq!(
            secret.commitment().to_string(),
            "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793"
        );
        let nonces = [1, 3].map(|seat| (Seat::numbered(seat).unwrap(), Nonce::new([seat as u8 + 1; 32])));
        assert_eq!(
            secret.seed(2, &nonces).to_string(),
            "b6727383dbdf31b9aa84b7f812f14faa124b764c7110ff912400d94d0848f680"
        );
        assert_eq!(Digest::of(&"abc").to_string(), "ba7816bf8f01cfea");
    }

    #[test]
    fn everything_that_goes_in_changes_the_seed() {
        let (one, two) = (Seat::numbered(1).unwrap(), Seat::numbered(2).unwrap());
        let (a, b) = (Nonce::new([1; 32]), Nonce::new([2; 32]));
        let seeds = [
            Secret::new([1; 32]).seed(1, &[]),
            Secret::new([2; 32]).seed(1, &[]),
            Secret::new([1; 32]).seed(2, &[]),
            Secret::new([1; 32]).seed(1, &[(one, a)]),
            Secret::new([1; 32]).seed(1, &[(two, a)]),
            Secret::new([1; 32]).seed(1, &[(one, b)]),
            Secret::new([1; 32]).seed(1, &[(one, a), (two, a)]),
        ];
        for (i, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..i].contains(seed), "{i}");
        }
    }

    #[test]
    fn secrets_stay_secret_and_read_back() {
        let secret = Secret::new([0xab; 32]);
        assert_eq!(format!("{secret:?}"), "Secret(secret)");
        assert_eq!(secret.to_string().parse(), Ok(secret));
        for bad in ["", "ab", &"AB".repeat(32), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Secret>(), Err(BadHex(64)), "{bad}");
        }
    }
}
