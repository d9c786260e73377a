//! `cargo xtask golden`: writes the golden files anew.

use crate::shell::{cargo, run as call};

/// Lets the golden tests write what they would otherwise compare.
pub(crate) fn run() -> Result<(), String> {
    for (package, tests) in [
        ("solo", "--test golden"),
        // One test writes the records that the others read.
        ("solo", "--test records golden_records"),
        ("skipbo", "--test golden"),
        ("skipbo", "--test records golden_records"),
        ("words", "--test golden"),
        ("terminal", "--test solo --test skipbo --test join"),
        ("reihum", "--test report golden_pages"),
    ] {
        let line = format!("test --package {package} --all-features {tests}");
        call(cargo(&line).env("UPDATE_GOLDEN", "1"))?;
    }
    println!("The golden files are written anew. Read `git diff` before you commit: every line is a promise changed.");
    Ok(())
}
