//! The networks that were learned, made by `cargo xtask train skipbo` (docs/STRENGTH.md).

use super::net::{Kind, Weights};
use std::sync::{Arc, OnceLock};

/// The networks for a kind of table, of one course or several.
///
/// # Panics
/// If a file is not what `train` has written; a test reads them all.
pub(super) fn of(kind: Kind) -> Vec<Arc<Weights>> {
    static READ: [OnceLock<Vec<Arc<Weights>>>; 4] = [const { OnceLock::new() }; 4];
    let bytes: &[u8] = match kind {
        Kind::Two => include_bytes!("../../weights/skipbo/two.bin"),
        Kind::Four => include_bytes!("../../weights/skipbo/four.bin"),
        Kind::Six => include_bytes!("../../weights/skipbo/six.bin"),
        Kind::Teams => include_bytes!("../../weights/skipbo/teams.bin"),
    };
    let read = || {
        let all = Weights::all_from_bytes(kind, bytes).expect("a file of weights of this kind");
        all.into_iter().map(Arc::new).collect()
    };
    READ[kind as usize].get_or_init(read).clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_table_has_its_networks() {
        for kind in Kind::ALL {
            let courses = of(kind);
            assert!(!courses.is_empty());
            for weights in courses {
                let mut all = weights.end.weights().chain(weights.chance.weights());
                assert!(all.all(|weight| weight.is_finite()));
            }
        }
    }
}
