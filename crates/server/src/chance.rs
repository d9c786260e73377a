//! Chance for what must not be guessed: seeds, secrets and codes.

/// Bytes from the system's own source.
///
/// # Panics
/// When it has none: there is nothing that could be done without it.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

pub(crate) fn number() -> u64 {
    u64::from_le_bytes(bytes())
}
