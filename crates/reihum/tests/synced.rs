//! What a server answers is on the disk. A kill does not prove that, for the system keeps what a dead program has written; so the calls of a server are
//! watched from outside, by strace: between the write of an entry and its answer, a sync of the log has begun and ended, every time.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
mod serving;
#[path = "synced/trace.rs"]
mod trace;

use common::Folder;
use serving::{ANY, Course, Serving, command, data, open, play, quick};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};
use trace::Trace;

/// The server, watched. It is the child, and who watches it a grandchild, so that it can be stopped as ever.
fn watched(data: &Path, trace: &Path) -> Command {
    let serve = command(data, ANY);
    let mut strace = Command::new("strace");
    strace.args(["-D", "-f", "-y", "-s", "65536", "-o"]).arg(trace);
    strace.args([
        "-e",
        "trace=fsync,fdatasync,pwrite64,pwritev,write,writev,sendto,sendmsg",
    ]);
    strace.arg(serve.get_program()).args(serve.get_args());
    strace
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_comes_after_a_sync_that_began_after_its_entry_was_written() {
    let version = Command::new("strace").arg("--version").output();
    version.expect(
        "strace is missing: `cargo xtask test` installs it where it can (Debian, Ubuntu: `apt-get install strace`)",
    );
    let folder = Folder::new("synced");
    let (data, file) = (data(&folder), folder.0.join("trace.txt"));
    // Given a server whose calls are watched, and people who play at its tables,
    let serving = Serving::run(&mut watched(&data, &file));
    let server = serving.server();
    let course = Arc::new(Course::default());
    let solo = Arc::new(open(&server, &quick::<solo::Round>(3, "modern limit=40")).await);
    let skipbo = Arc::new(open(&server, &quick::<skipbo::Round>(2, "standard stock=3")).await);
    let mut players = Vec::new();
    for seat in 1..=3 {
        let playing = play::<solo::Round>(server.clone(), Arc::clone(&solo), seat, Arc::clone(&course));
        players.push(tokio::spawn(playing));
    }
    for seat in 1..=2 {
        let playing = play::<skipbo::Round>(server.clone(), Arc::clone(&skipbo), seat, Arc::clone(&course));
        players.push(tokio::spawn(playing));
    }
    course.end_after_a_match(players.len()).await;
    let mut answered = Vec::new();
    for player in players {
        let journal = tokio::time::timeout(Duration::from_mins(5), player).await;
        let journal = journal.expect("every match comes to its end").unwrap();
        answered.extend(journal.done.iter().map(|(id, _)| *id));
    }
    assert_eq!(serving.stop(), Some(0));
    // when it has stopped,
    let trace = Trace::read(&complete(&file));
    // then every answer that somebody has heard went out after the entry behind it was synced.
    assert!(answered.len() > 100, "only {} commands were done", answered.len());
    let mut told = trace.answers();
    for id in &answered {
        assert!(told.remove(id).is_some(), "the answer to {id} was not seen");
    }
    assert_eq!(trace.too_early(), [] as [String; 0]);
    println!("{} answers, {} syncs", answered.len(), trace.syncs());
}

/// The whole trace: it may take a moment longer than the server.
fn complete(file: &Path) -> String {
    let start = Instant::now();
    loop {
        let trace = String::from_utf8_lossy(&fs::read(file).unwrap()).into_owned();
        if trace.lines().last().is_some_and(|line| line.contains("+++ exited")) {
            return trace;
        }
        assert!(
            start.elapsed() < Duration::from_mins(5),
            "strace does not come to its end"
        );
        std::thread::sleep(Duration::from_millis(50));
    }
}
