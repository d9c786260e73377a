//! `cargo xtask golden`: writes the golden files anew.

use crate::shell::{cargo, run as call};

/// Lets the golden tests write what they would otherwise compare.
pub(crate) fn run() -> Result<(), String> {
    call(cargo("test --package solo --all-features --test golden").env("UPDATE_GOLDEN", "1"))?;
    // One test writes the records that the others read.
    call(cargo("test --package solo --all-features --test records golden_records").env("UPDATE_GOLDEN", "1"))?;
    call(cargo("test --package words --all-features --test golden").env("UPDATE_GOLDEN", "1"))?;
    println!("The golden files are written anew. Read `git diff` before you commit: every line is a promise changed.");
    Ok(())
}
