//! A disk without room: what was answered is there, what was not is not, and it goes on as soon as there is room again.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::Folder;
use rustix::process::{Resource, getrlimit, setrlimit};
use std::process::Command;
use std::{env, fs};
use store::testing::{append, open};
use store::{Refused, Sqlite, Store, TableId};

/// Says that we are the process in which files cannot grow beyond some size.
const INSIDE: &str = "REIHUM_FULL_DISK";

/// The limit holds for a whole process, so it is one of its own; and one that outlives the signal which tells of the limit.
#[test]
fn a_full_disk_loses_nothing_that_was_answered() {
    if env::var_os(INSIDE).is_some() {
        return fill();
    }
    let mut child = Command::new("sh");
    child.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]);
    child
        .arg(env::current_exe().unwrap())
        .args(["--exact", "a_full_disk_loses_nothing_that_was_answered"]);
    let done = child.env(INSIDE, "1").output().unwrap();
    assert!(
        done.status.success(),
        "{}{}",
        String::from_utf8_lossy(&done.stdout),
        String::from_utf8_lossy(&done.stderr)
    );
}

/// No file can be longer than this.
fn limit(bytes: Option<u64>) {
    let mut limit = getrlimit(Resource::Fsize);
    limit.current = bytes.or(limit.maximum);
    setrlimit(Resource::Fsize, limit).unwrap();
}

fn fill() {
    let folder = Folder::new();
    let path = folder.file("reihum.db");
    let mut store = Sqlite::open(&path).unwrap();
    let tables = 1..=3;
    let opened: Vec<_> = tables.clone().map(|table| open(table, &[])).collect();
    assert!(store.commit(&opened).iter().all(Result::is_ok));
    let mut length = 0;
    let mut refused = 0;
    let mut append_to_all = || {
        let entry = format!("{length} {}", "x".repeat(500));
        let writes: Vec<_> = tables.clone().map(|table| append(table, length, &[&entry])).collect();
        let answers = store.commit(&writes);
        if answers.iter().all(Result::is_ok) {
            length += 1;
        } else {
            // All of them, and they say why.
            let why = |answer: &Result<(), Refused>| matches!(answer, Err(Refused::Failed(why)) if !why.is_empty());
            assert!(answers.iter().all(why), "{answers:?}");
            refused += 1;
        }
        for table in tables.clone() {
            assert_eq!(store.reader().log(TableId(table)).unwrap().len() as u64, length);
        }
        (length, refused)
    };
    assert_eq!(append_to_all(), (1, 0));
    let wal = fs::metadata(format!("{}-wal", path.display())).unwrap().len();

    // Not a multiple of anything: the last page is cut off in the middle.
    limit(Some(wal + 50_123));
    let (before, refused) = (0..40).map(|_| append_to_all()).last().unwrap();
    assert!(before > 3 && refused > 3, "{before} commits written, {refused} refused");
    limit(None);
    assert_eq!(append_to_all(), (before + 1, refused), "there is room again");
    drop(store);

    let store = Sqlite::open(&path).unwrap();
    for table in tables {
        let log = store.reader().log(TableId(table)).unwrap();
        assert_eq!(log.len() as u64, before + 1);
        let numbered = |(number, line): (u64, &String)| line.starts_with(&format!("{number} "));
        assert!((0..).zip(&log).all(numbered), "{log:?}");
    }
}
