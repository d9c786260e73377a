//! Chance, from the browser. It has it also where the address is not trusted.

use crate::browser::window;

/// 32 bytes that nobody can guess.
///
/// # Panics
/// In a browser that has no chance to give. There is none that runs this page.
pub(crate) fn bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    let crypto = window().crypto().expect("a browser has chance");
    crypto
        .get_random_values_with_u8_array(&mut bytes)
        .expect("32 bytes are not too many");
    bytes
}

/// A number that nobody can guess.
pub(crate) fn number() -> u64 {
    let bytes = bytes();
    bytes
        .iter()
        .take(8)
        .fold(0, |number, byte| number << 8 | u64::from(*byte))
}
