//! Anybody can check a shuffle once its secret was told.

use game::record::{Commitment, Nonce, Secret};
use game::{Seat, Seed};

/// The seed that the cards of a deal must have come from, if the secret is the one that was committed to. `deal` is its number in the match,
/// counted from 1, and `nonces` are those that [`News::Dealt`](crate::News::Dealt) told: see that your own is among them.
///
/// ```
/// use game::record::Secret;
/// let secret = Secret::new([1; 32]);
/// let told = secret.commitment();
/// assert_eq!(table::verify(told, &secret, 1, &[]), Some(secret.seed(1, &[])));
/// assert_eq!(table::verify(told, &Secret::new([2; 32]), 1, &[]), None);
/// ```
pub fn verify(commitment: Commitment, secret: &Secret, deal: u32, nonces: &[(Seat, Nonce)]) -> Option<Seed> {
    (secret.commitment() == commitment).then(|| secret.seed(deal, nonces))
}
