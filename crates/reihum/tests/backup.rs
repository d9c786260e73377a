//! `reihum backup`: copies, and why there is none.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::Folder;
use expect_test::expect;
use std::fs;
use store::{Sqlite, Store, TableId, Write};

/// A folder with the file of a server that is running.
fn served(name: &str) -> (Folder, Sqlite) {
    let folder = Folder::new(name);
    let mut store = Sqlite::open(folder.0.join("reihum.db")).unwrap();
    let open = Write::Open {
        table: TableId(1),
        code: "KIWI".into(),
        public: false,
        at: 0,
        entries: vec!["opened".into(), "came 1 Anna".into()],
    };
    assert_eq!(store.commit(&[open]), [Ok(())]);
    (folder, store)
}

#[test]
fn a_running_servers_file_is_copied() {
    let (folder, store) = served("backup-running");
    let done = folder.run(&["backup", "reihum.db", "copy.db"]);
    expect![[r#"
        copy.db is a copy of reihum.db: 41 KB.
        exit code 0
    "#]]
    .assert_eq(&done.page());
    let french = folder.run(&["backup", "--lang", "fr", "reihum.db", "copie.db"]);
    expect![[r#"
        copie.db est une copie de reihum.db : 41 Ko.
        exit code 0
    "#]]
    .assert_eq(&french.page());
    drop(store);
    let copy = Sqlite::open(folder.0.join("copy.db")).unwrap();
    assert_eq!(copy.reader().log(TableId(1)).unwrap(), ["opened", "came 1 Anna"]);
}

#[test]
fn what_cannot_be_copied_is_told_in_a_line() {
    let (folder, store) = served("backup-refused");
    drop(store);
    let folder = folder
        .with("letter.txt", "Dear Anna, ".repeat(1000))
        .with("there.db", "mine");
    let told = [
        ["missing.db", "copy.db"],
        ["letter.txt", "copy.db"],
        [".", "copy.db"],
        ["reihum.db", "there.db"],
        ["reihum.db", "reihum.db"],
        ["reihum.db", "missing/copy.db"],
    ]
    .map(|[from, to]| folder.run(&["backup", from, to]).page());
    expect![[r#"
        ! error: missing.db: there is no such file
        exit code 2
        ! error: letter.txt: this is no database
        exit code 2
        ! error: .: this is a folder
        exit code 2
        ! error: there.db: this file exists, and is not overwritten
        exit code 2
        ! error: reihum.db: this file exists, and is not overwritten
        exit code 2
        ! error: missing: there is no such folder; make it first
        exit code 2
    "#]]
    .assert_eq(&told.concat());
    assert!(!folder.0.join("copy.db").exists());
    assert_eq!(fs::read(folder.0.join("there.db")).unwrap(), b"mine");
}

#[test]
fn both_names_are_wanted() {
    let (folder, _store) = served("backup-names");
    let done = folder.run(&["backup", "reihum.db"]);
    assert_eq!((done.code, done.out.as_str()), (2, ""));
    assert!(done.err.contains("<TO>"), "{}", done.err);
}
