//! Copies of a store, also of one to which somebody writes.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::Folder;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use store::testing::{append, guest, open};
use store::{GuestId, Sqlite, Store, TableId, backup};

/// Ends the writer, also when the test fails.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}

fn quiet(from: &Path, to: &Path) -> Result<(), String> {
    backup(from, to, &mut |_, _| {}).map_err(|error| error.to_string())
}

fn names(folder: &Folder) -> Vec<String> {
    let files = fs::read_dir(folder.file("")).unwrap();
    let mut names: Vec<_> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_copy_made_while_somebody_writes_is_one_moment_of_the_store() {
    let folder = Folder::new();
    let path = folder.file("reihum.db");
    let mut store = Sqlite::open(&path).unwrap();
    let tables = 1..=4;
    let opened: Vec<_> = tables.clone().map(|table| open(table, &[])).collect();
    assert!(store.commit(&opened).iter().all(Result::is_ok));
    // Much more than is copied in one go, so that commits come in between.
    assert_eq!(store.commit(&[open(9, &[&"x".repeat(20_000_000)])]), [Ok(())]);
    let (over, written) = (AtomicBool::new(false), AtomicU64::new(0));
    let copies: Vec<_> = (0..4).map(|number| folder.file(&format!("copy{number}.db"))).collect();
    thread::scope(|scope| {
        let writer = scope.spawn(|| {
            let mut length = 0;
            while !over.load(Ordering::Acquire) {
                let line = format!("{length} {}", "x".repeat(2000));
                let writes: Vec<_> = tables.clone().map(|table| append(table, length, &[&line])).collect();
                assert!(
                    store.commit(&writes).iter().all(Result::is_ok),
                    "a backup hinders nobody"
                );
                length += 1;
                written.store(length, Ordering::Release);
            }
        });
        let _over = Over(&over);
        for copy in &copies {
            // However slow the disk is, something is written between two copies.
            let before = written.load(Ordering::Acquire);
            while written.load(Ordering::Acquire) == before && !writer.is_finished() {
                thread::yield_now();
            }
            let mut last = (0, 0);
            backup(&path, copy, &mut |done, all| {
                let begins = last == (0, 0);
                assert!(
                    begins || (done > last.0 && all == last.1),
                    "began again: {done} after {last:?}"
                );
                last = (done, all);
            })
            .unwrap();
        }
    });
    let mut lengths = Vec::new();
    for copy in &copies {
        let store = Sqlite::open(copy).unwrap();
        let logs: Vec<_> = tables
            .clone()
            .map(|table| store.reader().log(TableId(table)).unwrap())
            .collect();
        assert!(logs.iter().all(|log| *log == logs[0]), "a commit is there as a whole");
        assert!(
            (0..)
                .zip(&logs[0])
                .all(|(number, line)| line.starts_with(&format!("{number} ")))
        );
        lengths.push(logs[0].len());
    }
    assert!(lengths.is_sorted() && lengths[3] > lengths[0], "{lengths:?}");
}

#[test]
fn a_copy_is_one_file_that_goes_on_like_the_store() {
    let folder = Folder::new();
    let (path, copy) = (folder.file("reihum.db"), folder.file("copy.db"));
    let mut store = Sqlite::open(&path).unwrap();
    let long = "x".repeat(5_000_000);
    assert!(
        store
            .commit(&[open(1, &["a", &long]), guest(1, "Anna")])
            .iter()
            .all(Result::is_ok)
    );
    drop(store);
    let before = fs::read(&path).unwrap();
    let mut heard = Vec::new();
    backup(&path, &copy, &mut |done, all| heard.push((done, all))).unwrap();
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(names(&folder), ["copy.db", "reihum.db", "reihum.db-lock"]);
    let all = heard[0].1;
    assert!(
        heard.len() > 1 && heard.is_sorted() && heard.last() == Some(&(all, all)),
        "{heard:?}"
    );

    let mut store = Sqlite::open(&copy).unwrap();
    assert_eq!(store.reader().guest(GuestId(1)).unwrap().unwrap().name, "Anna");
    assert_eq!(store.commit(&[append(1, 2, &["b"])]), [Ok(())]);
    assert_eq!(store.reader().log(TableId(1)).unwrap(), ["a", &long, "b"]);
}

#[test]
fn what_is_there_is_not_overwritten() {
    let folder = Folder::new();
    let (path, copy) = (folder.file("reihum.db"), folder.file("copy.db"));
    drop(Sqlite::open(&path).unwrap());
    fs::write(&copy, "a letter").unwrap();
    let exists = |file: &Path| format!("{}: this file exists, and is not overwritten", file.display());
    assert_eq!(quiet(&path, &copy).unwrap_err(), exists(&copy));
    assert_eq!(fs::read(&copy).unwrap(), b"a letter");
    assert_eq!(quiet(&path, &path).unwrap_err(), exists(&path));
    assert_eq!(quiet(&path, &folder.file("")).unwrap_err(), exists(&folder.file("")));
}

#[test]
fn a_copy_that_fails_leaves_nothing() {
    let folder = Folder::new();
    let (path, copy) = (folder.file("reihum.db"), folder.file("copy.db"));
    let missing = quiet(&path, &copy).unwrap_err();
    assert_eq!(missing, format!("{}: there is no such file", path.display()));
    let mut store = Sqlite::open(&path).unwrap();
    let entries: Vec<String> = (0..2000)
        .map(|number| format!("{number} is the number of this entry"))
        .collect();
    let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
    assert_eq!(
        store.commit(&[open(1, &entries), open(2, &entries[..50])]),
        [Ok(()), Ok(())]
    );
    drop(store);
    let inside = quiet(&path, &folder.file("missing").join("copy.db")).unwrap_err();
    assert_eq!(
        inside,
        format!(
            "{}: there is no such folder; make it first",
            folder.file("missing").display()
        )
    );

    // A copy of a damaged file would not be worth its name.
    let mut bytes = fs::read(&path).unwrap();
    for page in bytes.chunks_mut(4096).skip(1) {
        page[..8].fill(0x77);
    }
    fs::write(&path, bytes).unwrap();
    let damaged = quiet(&path, &copy).unwrap_err();
    assert!(
        damaged.starts_with(&format!("{}: the file is damaged (", path.display())),
        "{damaged}"
    );
    assert_eq!(names(&folder), ["reihum.db", "reihum.db-lock"]);
}

#[test]
fn what_a_killed_backup_left_is_taken_away() {
    let folder = Folder::new();
    let (path, copy) = (folder.file("reihum.db"), folder.file("copy.db"));
    drop(Sqlite::open(&path).unwrap());
    fs::write(folder.file("copy.db.part"), "half a copy").unwrap();
    fs::write(folder.file("copy.db.part-journal"), "half a copy").unwrap();
    quiet(&path, &copy).unwrap();
    assert_eq!(names(&folder), ["copy.db", "reihum.db", "reihum.db-lock"]);
    Sqlite::open(&copy).unwrap();
}
