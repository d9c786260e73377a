//! The write-ahead log is brought into the file while commits go on, and stays short.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::Folder;
use store::{Sqlite, Store, TableId, Write};

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
    let mut longest = 0;
    for expected in 0..400 {
        let entries = vec![line.clone()];
        let finished = Vec::new();
        let append = Write::Append {
            table,
            expected,
            entries,
            finished,
        };
        assert_eq!(store.commit(&[append]), [Ok(())]);
        longest = longest.max(folder.file("reihum.db-wal").metadata().unwrap().len());
    }
    // then the log began anew now and then
    let written = 400 * 400_000;
    assert!(longest < written / 2, "{longest} of {written}");
    // and everything is there, in the file alone after an orderly end
    assert_eq!(store.reader().log(table).unwrap().len(), 400);
    drop(store);
    assert!(!folder.file("reihum.db-wal").exists());
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.reader().log(table).unwrap().len(), 400);
}
