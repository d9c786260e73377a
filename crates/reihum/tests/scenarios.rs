//! Every scenario comes out as written. `cargo xtask test` runs them too, with those of the documentation; here they are a test like
//! any other, for `cargo test` and for mutants.

use std::path::Path;
use std::process::Command;

#[test]
fn every_scenario_passes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let check = Command::new(env!("CARGO_BIN_EXE_reihum"))
        .args(["check", "--quiet", "scenarios", "--lang", "en"])
        .current_dir(root)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&check.stdout);
    assert!(
        check.status.success(),
        "{said}{}",
        String::from_utf8_lossy(&check.stderr)
    );
    assert!(said.trim_end().ends_with("passed, 0 failed"), "{said}");
}
