//! Files that cannot be used: one clear message, and they stay as they were.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::Folder;
use rusqlite::Connection;
use std::fs;
use std::path::Path;
use store::{Sqlite, Store, backup};

/// What is said about a file, with its folder left out.
fn told(folder: &Folder, path: &Path) -> String {
    named(folder, &Sqlite::open(path).unwrap_err())
}

fn named(folder: &Folder, error: &impl ToString) -> String {
    error
        .to_string()
        .replace(&folder.file("").display().to_string(), "FOLDER/")
}

/// Whether a file that is refused stays as it was, byte by byte, also by a backup.
fn refused(folder: &Folder, path: &Path, why: &str) {
    let before = fs::read(path).unwrap();
    assert_eq!(told(folder, path), why);
    let copy = folder.file("copy.db");
    let error = backup(path, &copy, &mut |_, _| {}).unwrap_err();
    assert_eq!(named(folder, &error), why);
    assert!(!copy.exists());
    assert_eq!(fs::read(path).unwrap(), before);
}

#[test]
fn a_file_of_a_newer_version_is_left_to_a_newer_program() {
    let folder = Folder::new();
    let path = folder.file("reihum.db");
    drop(Sqlite::open(&path).unwrap());
    Connection::open(&path)
        .unwrap()
        .pragma_update(None, "user_version", 7)
        .unwrap();
    refused(
        &folder,
        &path,
        "FOLDER/reihum.db: this file has version 7, and this program knows versions up to 2; use a newer one",
    );
}

#[test]
fn a_file_of_the_first_version_is_brought_up_to_date() {
    let folder = Folder::new();
    let path = folder.file("reihum.db");
    drop(Sqlite::open(&path).unwrap());
    // Given a file as the first version had it, with a table in it,
    let connection = Connection::open(&path).unwrap();
    let first = "DROP INDEX closed_codes; PRAGMA user_version = 1;
        INSERT INTO tables (id, code, public, opened, length) VALUES (1, 'KIWI', 0, 5, 0)";
    connection.execute_batch(first).unwrap();
    drop(connection);
    // when it is opened, then it is of the newest version, and what was in it is there.
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.reader().table_by_code("KIWI").unwrap().unwrap().opened, 5);
    let connection = Connection::open(&path).unwrap();
    let number = |sql| connection.query_row(sql, (), |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(number("PRAGMA user_version"), 2);
    assert_eq!(
        number("SELECT count(*) FROM sqlite_schema WHERE name = 'closed_codes'"),
        1
    );
}

#[test]
fn a_database_of_another_program_is_not_touched() {
    let folder = Folder::new();
    let path = folder.file("photos.db");
    let other = Connection::open(&path).unwrap();
    other
        .execute_batch("CREATE TABLE photos (id INTEGER PRIMARY KEY)")
        .unwrap();
    drop(other);
    refused(
        &folder,
        &path,
        "FOLDER/photos.db: this is a database of another program",
    );
    // One that says whose it is, though there is nothing in it.
    let path = folder.file("empty.db");
    Connection::open(&path)
        .unwrap()
        .pragma_update(None, "application_id", 42)
        .unwrap();
    refused(&folder, &path, "FOLDER/empty.db: this is a database of another program");
}

#[test]
fn what_is_no_database_is_not_touched() {
    let folder = Folder::new();
    let path = folder.file("letter.txt");
    fs::write(&path, "Dear Anna, ".repeat(1000)).unwrap();
    refused(&folder, &path, "FOLDER/letter.txt: this is no database");
}

#[test]
fn an_empty_file_becomes_a_store() {
    let folder = Folder::new();
    let path = folder.file("reihum.db");
    fs::write(&path, "").unwrap();
    drop(Sqlite::open(&path).unwrap());
    assert!(fs::metadata(&path).unwrap().len() > 0);
}

#[test]
fn only_one_can_write_to_a_file() {
    let folder = Folder::new();
    let path = folder.file("reihum.db");
    let first = Sqlite::open(&path).unwrap();
    let busy = "FOLDER/reihum.db: another program writes to this file; only one can";
    assert_eq!(told(&folder, &path), busy);
    assert_eq!(told(&folder, &path), busy);
    drop(first);
    Sqlite::open(&path).unwrap();
}

#[test]
fn only_one_can_write_to_a_file_whatever_it_is_called() {
    // Given a file that somebody writes to,
    let folder = Folder::new();
    let path = folder.file("reihum.db");
    let _first = Sqlite::open(&path).unwrap();
    // when it is called by a path from where we are,
    let here = std::env::current_dir().unwrap();
    let up: std::path::PathBuf = here.components().skip(1).map(|_| "..").collect();
    let relative = up.join(path.strip_prefix("/").unwrap_or(&path));
    let mut names = vec![relative];
    // or through links to it, or to its folder,
    #[cfg(unix)]
    {
        use std::os::unix::fs::symlink;
        for (target, link) in [("reihum.db", "link.db"), ("link.db", "second.db"), (".", "folder")] {
            symlink(target, folder.file(link)).unwrap();
        }
        names.extend(["link.db", "second.db", "folder/reihum.db", "folder/link.db"].map(|name| folder.file(name)));
    }
    // then it is the same, and in use.
    for name in names {
        let error = Sqlite::open(&name).unwrap_err().to_string();
        assert!(
            error.ends_with("another program writes to this file; only one can"),
            "{error}"
        );
    }
}

#[cfg(unix)]
#[test]
fn a_link_to_a_file_that_is_still_to_be_made_is_that_file() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new();
    let (path, link) = (folder.file("reihum.db"), folder.file("link.db"));
    symlink("reihum.db", &link).unwrap();
    // when the file is made through a link, then nobody else writes to it, or can read it.
    let _first = Sqlite::open(&link).unwrap();
    assert!(Sqlite::open(&path).is_err());
    assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    // A link to itself is no file.
    symlink("round.db", folder.file("round.db")).unwrap();
    assert!(Sqlite::open(folder.file("round.db")).is_err());
}

#[test]
fn folders_that_are_missing_or_in_the_way() {
    let folder = Folder::new();
    let inside = folder.file("missing").join("reihum.db");
    assert_eq!(
        told(&folder, &inside),
        "FOLDER/missing: there is no such folder; make it first"
    );
    assert!(!folder.file("missing").exists());
    fs::write(folder.file("file"), "").unwrap();
    let inside = folder.file("file").join("reihum.db");
    assert_eq!(
        told(&folder, &inside),
        "FOLDER/file: there is no such folder; make it first"
    );
    fs::create_dir(folder.file("folder")).unwrap();
    assert_eq!(told(&folder, &folder.file("folder")), "FOLDER/folder: this is a folder");
}

/// Nobody can make files there, whoever he is.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_in_which_nothing_can_be_made() {
    let error = Sqlite::open("/sys/reihum.db").unwrap_err().to_string();
    assert_eq!(error, "/sys/reihum.db-lock: this file cannot be written to");
}

/// Nobody can write to what the system only shows, whoever he is.
#[cfg(target_os = "linux")]
#[test]
fn a_file_that_nobody_can_write_to() {
    let folder = Folder::new();
    let path = folder.file("reihum.db");
    std::os::unix::fs::symlink("/sys/kernel/uevent_seqnum", &path).unwrap();
    // What is locked lies beside the file itself.
    let beside = "/sys/kernel/uevent_seqnum-lock: this file cannot be written to";
    assert_eq!(told(&folder, &path), beside);
}

/// What only root may write to is read-only for everybody else; root is told nothing, because he may.
#[cfg(unix)]
#[test]
fn a_file_that_is_read_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let path = folder.file("reihum.db");
    drop(Sqlite::open(&path).unwrap());
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    let mine = fs::OpenOptions::new().write(true).open(&path).is_ok();
    match Sqlite::open(&path) {
        Ok(_) => assert!(mine, "opened a file that cannot be written to"),
        Err(error) => {
            assert!(!mine, "{error}");
            assert!(
                error.to_string().ends_with("reihum.db: this file cannot be written to"),
                "{error}"
            );
        }
    }
}

#[cfg(unix)]
#[test]
fn nobody_else_on_the_machine_can_read_the_cards() {
    use std::os::unix::fs::PermissionsExt;
    // given a store that was written to, and a copy of it
    let folder = Folder::new();
    let path = folder.file("reihum.db");
    let store = Sqlite::open(&path).unwrap();
    backup(&path, &folder.file("copy.db"), &mut |_, _| {}).unwrap();
    // then only its owner can open them, and what lies beside them
    for name in ["reihum.db", "reihum.db-wal", "reihum.db-shm", "copy.db"] {
        let mode = folder.file(name).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    drop(store);
}
