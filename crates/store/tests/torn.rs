//! What is left when the power fails in the middle of a commit: everything but that commit.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::Folder;
use std::fs;
use std::path::{Path, PathBuf};
use store::testing::{append, open};
use store::{Sqlite, Store, TableId};

/// A page, and what stands before it in the write-ahead log.
const FRAME: usize = 24 + 4096;

/// A store as it is on the disk after its last commit, while it is still open.
struct Killed {
    folder: Folder,
    database: Vec<u8>,
    wal: Vec<u8>,
    /// Where the last commit begins in the write-ahead log.
    last: usize,
}

impl Killed {
    fn new() -> Self {
        let folder = Folder::new();
        let path = folder.file("reihum.db");
        let mut store = Sqlite::open(&path).unwrap();
        assert_eq!(store.commit(&[open(1, &["0"]), open(2, &[])]), [Ok(()), Ok(())]);
        assert_eq!(store.commit(&[append(1, 1, &["1", "2"])]), [Ok(())]);
        let last = fs::read(wal(&path)).unwrap().len();
        // Of several pages, so that there is a middle.
        let long = "x".repeat(3 * FRAME);
        assert_eq!(
            store.commit(&[append(1, 3, &["3"]), append(2, 0, &[&long])]),
            [Ok(()), Ok(())]
        );
        Self {
            database: fs::read(&path).unwrap(),
            wal: fs::read(wal(&path)).unwrap(),
            last,
            folder,
        }
    }

    /// Opens what is left when the write-ahead log looks like this. Appending must go on from there.
    fn opened(&self, wal_bytes: &[u8], entries: &[&str]) {
        let path = self.folder.file("torn.db");
        for file in [path.clone(), wal(&path), beside(&path, "-shm")] {
            let _ = fs::remove_file(file);
        }
        fs::write(&path, &self.database).unwrap();
        fs::write(wal(&path), wal_bytes).unwrap();
        let mut store = Sqlite::open(&path).unwrap();
        let reader = store.reader();
        assert_eq!(reader.log(TableId(1)).unwrap(), entries);
        assert_eq!(reader.log(TableId(2)).unwrap().len(), entries.len() / 4);
        let length = entries.len() as u64;
        assert_eq!(store.commit(&[append(1, length, &["on"])]), [Ok(())]);
        assert_eq!(reader.log_after(TableId(1), length).unwrap(), ["on"]);
    }
}

fn wal(path: &Path) -> PathBuf {
    beside(path, "-wal")
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    format!("{}{suffix}", path.display()).into()
}

#[test]
fn a_torn_commit_is_not_there_and_all_before_it_are() {
    let killed = Killed::new();
    let (last, end) = (killed.last, killed.wal.len());
    assert!(end >= last + 4 * FRAME, "the last commit has several pages");
    killed.opened(&killed.wal, &["0", "1", "2", "3"]);
    for cut in [
        last,
        last + 1,
        last + 24,
        last + FRAME,
        end - FRAME,
        end - FRAME / 2,
        end - 1,
    ] {
        killed.opened(&killed.wal[..cut], &["0", "1", "2"]);
    }
}

#[test]
fn a_commit_with_a_changed_byte_is_not_there_and_all_before_it_are() {
    let killed = Killed::new();
    let frame = killed.wal.len() - FRAME;
    for at in (0..24).chain((24..FRAME).step_by(500)).chain([FRAME - 1]) {
        let mut flipped = killed.wal.clone();
        flipped[frame + at] ^= 0x10;
        killed.opened(&flipped, &["0", "1", "2"]);
    }
}

#[test]
fn after_an_orderly_end_everything_is_in_the_one_file() {
    let folder = Folder::new();
    let (path, moved) = (folder.file("reihum.db"), folder.file("moved.db"));
    let mut store = Sqlite::open(&path).unwrap();
    let reader = store.reader();
    assert_eq!(store.commit(&[open(1, &["a"])]), [Ok(())]);
    assert_eq!(reader.log(TableId(1)).unwrap(), ["a"]);
    // Somebody else has it open, so that SQLite would leave it to him.
    let other = rusqlite::Connection::open(&path).unwrap();
    other.query_row("SELECT count(*) FROM appends", (), |_| Ok(())).unwrap();
    drop(store);
    fs::copy(&path, &moved).unwrap();
    assert_eq!(Sqlite::open(&moved).unwrap().reader().log(TableId(1)).unwrap(), ["a"]);
    assert_eq!(reader.log(TableId(1)).unwrap(), ["a"]);
}

#[test]
fn a_log_with_a_missing_row_is_not_read_as_if_it_were_whole() {
    let folder = Folder::new();
    let path = folder.file("reihum.db");
    let mut store = Sqlite::open(&path).unwrap();
    let writes = [open(1, &["a"]), append(1, 1, &["b", "c"]), append(1, 3, &["d"])];
    assert!(store.commit(&writes).iter().all(Result::is_ok));
    drop(store);
    let file = rusqlite::Connection::open(&path).unwrap();
    for (damage, entry) in [
        ("UPDATE appends SET lines = 'b' WHERE id = 2", 4),
        ("UPDATE appends SET table_id = 2 WHERE id = 2", 4),
        ("DELETE FROM appends WHERE id = 1", 2),
    ] {
        file.execute_batch("PRAGMA foreign_keys = OFF; BEGIN").unwrap();
        file.execute_batch(damage).unwrap();
        file.execute_batch("COMMIT").unwrap();
        let store = Sqlite::open(&path).unwrap();
        let error = store.reader().log(TableId(1)).unwrap_err().to_string();
        let expected = format!("the store cannot be read: the log of table 1 is damaged before entry {entry}");
        assert_eq!(error, expected, "{damage}");
        assert_eq!(store.reader().log_after(TableId(1), 3).unwrap(), ["d"]);
        drop(store);
        file.execute_batch("UPDATE appends SET table_id = 1, lines = 'b' || char(10) || 'c' WHERE id = 2")
            .unwrap();
    }
}
