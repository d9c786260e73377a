//! `cargo xtask crash`: the test that kills a server under load, with many kills.

use crate::shell::{cargo, run as call};

/// Kills a server so often while people play at it, and holds what they were answered against what it has kept.
pub(crate) fn run(kills: u32) -> Result<(), String> {
    let mut test = cargo("test --package reihum --test crash -- --nocapture");
    call(test.env("REIHUM_KILLS", kills.to_string()))
}
