//! The networks that were learned, made by `cargo xtask train skipbo` (docs/STRENGTH.md).

use super::net::{Kind, Weights};
use std::sync::{Arc, OnceLock};

/// Those that were read, by the kind of table.
static READ: [OnceLock<Vec<Arc<Weights>>>; 4] = [const { OnceLock::new() }; 4];

/// The networks for a kind of table, of one course or several.
///
/// In a browser they are none until somebody has [handed them in](learn): they are as large as all the rest of a page, and not everybody needs them.
///
/// # Panics
/// If a file is not what `train` has written; a test reads them all.
pub(super) fn of(kind: Kind) -> Vec<Arc<Weights>> {
    #[cfg(not(target_family = "wasm"))]
    READ[kind as usize].get_or_init(|| read(kind, embedded(kind)).expect("a file of weights of this kind"));
    READ[kind as usize].get().cloned().unwrap_or_default()
}

/// Hands in the networks for a kind of table, as `train` has written them. Whether they are some; the first ones count.
pub fn learn(kind: Kind, bytes: &[u8]) -> bool {
    read(kind, bytes).is_some_and(|weights| {
        READ[kind as usize].get_or_init(|| weights);
        true
    })
}

/// Whether the networks for a kind of table are there.
pub fn knows(kind: Kind) -> bool {
    !of(kind).is_empty()
}

fn read(kind: Kind, bytes: &[u8]) -> Option<Vec<Arc<Weights>>> {
    let all = Weights::all_from_bytes(kind, bytes)?;
    Some(all.into_iter().map(Arc::new).collect())
}

#[cfg(not(target_family = "wasm"))]
fn embedded(kind: Kind) -> &'static [u8] {
    match kind {
        Kind::Two => include_bytes!("../../weights/skipbo/two.bin"),
        Kind::Four => include_bytes!("../../weights/skipbo/four.bin"),
        Kind::Six => include_bytes!("../../weights/skipbo/six.bin"),
        Kind::Teams => include_bytes!("../../weights/skipbo/teams.bin"),
    }
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

    #[test]
    fn what_is_no_network_of_the_kind_is_not_learned() {
        assert!(!learn(Kind::Two, b""));
        assert!(!learn(Kind::Two, embedded(Kind::Six)));
        assert!(learn(Kind::Two, embedded(Kind::Two)));
        assert!(!of(Kind::Two).is_empty());
    }
}
