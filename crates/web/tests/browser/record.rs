//! The record of a match, saved as a file. `reihum replay` plays it again, and finds that it is true.

use crate::common::{SOON, Visit, told};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// Saves the record of the match that is over into an empty folder, and sees that it is one of a match between these.
pub(crate) async fn is_saved(visit: &Visit, folder: &Path, names: &[&str]) {
    visit.saves_to(folder).await;
    visit.tap("#record").await;
    let file = folder.join("reihum.record");
    let start = Instant::now();
    while std::fs::read_to_string(&file).unwrap_or_default().is_empty() {
        assert!(start.elapsed() < SOON, "no record is saved");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut replay = Command::new(told("REIHUM_PROGRAM"));
    let replayed = replay.args(["replay", "--lang", "en"]).arg(&file).output().unwrap();
    let text = String::from_utf8_lossy(&replayed.stdout);
    let wrong = String::from_utf8_lossy(&replayed.stderr);
    assert!(replayed.status.success(), "{text}{wrong}");
    for name in names {
        assert!(text.contains(name), "{name} is not in {text}");
    }
}
