//! The networks that were learned, made by `cargo xtask train skipbo` (docs/STRENGTH.md).

use super::net::{Kind, Weights};
use std::sync::{Arc, OnceLock};

/// The networks for a kind of table.
///
/// # Panics
/// If a file is not what `train` has written; a test reads them all.
pub(super) fn of(kind: Kind) -> Arc<Weights> {
    static READ: [OnceLock<Arc<Weights>>; 4] = [const { OnceLock::new() }; 4];
    let bytes: &[u8] = match kind {
        Kind::Two => include_bytes!("../../weights/skipbo/two.bin"),
        Kind::Four => include_bytes!("../../weights/skipbo/four.bin"),
        Kind::Six => include_bytes!("../../weights/skipbo/six.bin"),
        Kind::Teams => include_bytes!("../../weights/skipbo/teams.bin"),
    };
    let read = || Arc::new(Weights::from_bytes(kind, bytes).expect("a file of weights of this kind"));
    Arc::clone(READ[kind as usize].get_or_init(read))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_table_has_its_networks() {
        for kind in Kind::ALL {
            let weights = of(kind);
            assert!(
                weights
                    .end
                    .weights()
                    .chain(weights.chance.weights())
                    .all(|weight| weight.is_finite())
            );
        }
    }
}
