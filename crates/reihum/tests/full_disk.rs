//! A server whose disk has no room: nothing is answered that is not kept, and it goes on when there is room again.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
mod serving;

use common::Folder;
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serving::{ANY, Course, Serving, command, data, kept, open, play, quick};
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Sqlite, Store};

/// No file of the server can be longer than this from now on.
fn limit(serving: &Serving, bytes: Option<u64>) {
    let process = Pid::from_raw(serving.id().cast_signed());
    let limit = Rlimit {
        current: bytes,
        maximum: None,
    };
    prlimit(process, Resource::Fsize, limit).unwrap();
}

/// What the server has logged.
fn logged(folder: &Folder) -> String {
    fs::read_to_string(folder.0.join("stderr.txt")).unwrap()
}

/// A server that outlives the signal which tells of the limit.
fn sturdy(data: &Path, folder: &Folder) -> Command {
    let serve = command(data, ANY);
    let mut sturdy = Command::new("sh");
    sturdy.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]);
    sturdy.arg(serve.get_program()).args(serve.get_args());
    sturdy.stderr(File::create(folder.0.join("stderr.txt")).unwrap());
    sturdy
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_full_disk_nothing_is_answered_that_is_not_kept_and_it_goes_on_when_there_is_room() {
    let folder = Folder::new("serve-full");
    let data = data(&folder);
    // Given people who play,
    let serving = Serving::run(&mut sturdy(&data, &folder));
    let server = serving.server();
    let course = Arc::new(Course::default());
    let seating = Arc::new(open(&server, &quick::<solo::Round>(3, "modern limit=40")).await);
    let players: Vec<_> = (1..=3)
        .map(|seat| {
            let playing = play::<solo::Round>(server.clone(), Arc::clone(&seating), seat, Arc::clone(&course));
            tokio::spawn(playing)
        })
        .collect();
    course.until(3, |progress| progress.matches > 0).await;
    // when there is no more room on the disk for a while, twice,
    for full in 1..=2 {
        let wal = fs::metadata(format!("{}-wal", data.display())).unwrap().len();
        limit(&serving, Some(wal + 20_123));
        let start = Instant::now();
        while logged(&folder).matches("a table could not be kept").count() < 3 * full {
            assert!(start.elapsed() < Duration::from_mins(5), "it is never full");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        // (nobody new can come, and hears why, not even where a little room was left: for what a table keeps it was too little, a guest may need less;
        // the log is on the same disk)
        limit(&serving, Some(0));
        let nobody = server.new_guest("Dora").await.unwrap_err().to_string();
        assert!(nobody.contains("503"), "{nobody}");
        limit(&serving, None);
        course.until(3, |progress| progress.lost >= full).await;
    }
    course.end();
    // then everybody comes back and plays on to the end,
    let mut journals = Vec::new();
    for player in players {
        let journal = tokio::time::timeout(Duration::from_mins(5), player).await;
        journals.push(journal.expect("every match comes to its end").unwrap());
    }
    assert_eq!(serving.stop(), Some(0));
    // and what was answered is there, once.
    let reader = Sqlite::open(&data).unwrap().reader();
    for journal in &journals {
        assert!(journal.lost > 1, "nobody noticed: {}", journal.lost);
        kept::check(reader.as_ref(), &seating, journal);
    }
    assert!(!logged(&folder).contains("panicked"), "{}", logged(&folder));
}
