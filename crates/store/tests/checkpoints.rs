//! The write-ahead log is brought into the file while commits go on, and stays short.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::Folder;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::thread;
use std::time::Duration;
use store::{Sqlite, Store, TableId, Write};

/// How often a log has begun anew: SQLite counts that in its header.
fn begun(log: &Path) -> u32 {
    let mut header = [0; 16];
    File::open(log).unwrap().read_exact(&mut header).unwrap();
    u32::from_be_bytes([header[12], header[13], header[14], header[15]])
}

#[test]
fn the_log_beside_the_file_does_not_grow_without_end() {
    // given a store
    let folder = Folder::new();
    let path = folder.file("reihum.db");
    let mut store = Sqlite::open(&path).unwrap();
    let table = TableId(1);
    let open = Write::Open {
        table,
        code: "KIWI".into(),
        public: false,
        at: 0,
        entries: Vec::new(),
    };
    assert_eq!(store.commit(&[open]), [Ok(())]);
    // when much more is written than the log beside it should hold
    let line = "x".repeat(400_000);
    let log = folder.file("reihum.db-wal");
    let mut written = 0;
    // (three times, however long that takes who brings it over)
    while begun(&log) < 3 && written < 2000 {
        let expected = written;
        let entries = vec![line.clone()];
        let finished = Vec::new();
        let append = Write::Append {
            table,
            expected,
            entries,
            finished,
        };
        assert_eq!(store.commit(&[append]), [Ok(())]);
        written += 1;
        // Whoever is behind is waited for.
        if log.metadata().unwrap().len() > 50_000_000 {
            thread::sleep(Duration::from_millis(50));
        }
    }
    // then the log began anew now and then
    assert_eq!(begun(&log), 3, "after {written} entries");
    // and everything is there, in the file alone after an orderly end
    assert_eq!(store.reader().log(table).unwrap().len() as u64, written);
    drop(store);
    assert!(!log.exists());
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.reader().log(table).unwrap().len() as u64, written);
}
