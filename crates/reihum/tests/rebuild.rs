//! `reihum rebuild`: what follows from the logs comes back, and why it does not.

#![cfg(unix)]
#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
mod serving;

use common::Folder;
use expect_test::expect;
use serving::{ANY, Course, Serving, data, open, play, quick};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use store::{Finished, GuestId, Played, Sqlite, Store, TableId, Write};

/// What is derived: every match with its record, and the history of every guest.
fn derived(data: &Path) -> (Vec<Finished>, Vec<Vec<Played>>) {
    let store = Sqlite::open(data).unwrap();
    let reader = store.reader();
    let mut matches = Vec::new();
    for row in reader.every_table().unwrap() {
        matches.extend((1..).map_while(|number| reader.finished(row.id, number).unwrap()));
    }
    let guests = 1..=reader.highest_guest().unwrap().map_or(0, |guest| guest.0);
    let histories = guests.map(|guest| reader.history(GuestId(guest), None, 100).unwrap());
    (matches, histories.collect())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_wiped_comes_back_as_it_was() {
    // Given matches that were played at a server,
    let folder = Folder::new("rebuild");
    let data = data(&folder);
    let serving = Serving::start(&data, ANY);
    let server = serving.server();
    let course = Arc::new(Course::default());
    let solo = Arc::new(open(&server, &quick::<solo::Round>(2, "modern limit=20")).await);
    let skipbo = Arc::new(open(&server, &quick::<skipbo::Round>(2, "standard stock=2")).await);
    let mut players = Vec::new();
    for seat in 1..=2 {
        players.push(tokio::spawn(play::<solo::Round>(
            server.clone(),
            Arc::clone(&solo),
            seat,
            Arc::clone(&course),
        )));
        players.push(tokio::spawn(play::<skipbo::Round>(
            server.clone(),
            Arc::clone(&skipbo),
            seat,
            Arc::clone(&course),
        )));
    }
    course.end_after_a_match(players.len()).await;
    for player in players {
        player.await.unwrap();
    }
    // (while it runs, nobody else may),
    let busy = folder.run(&["rebuild", "tables.db"]);
    expect![[r#"
        ! error: tables.db: another program writes to this file; only one can
        exit code 2
    "#]]
    .assert_eq(&busy.page());
    assert_eq!(serving.stop(), Some(0));
    let before = derived(&data);
    assert!(before.0.len() >= 2 && before.0.iter().all(|finished| finished.record.is_some()));
    assert!(before.1.iter().all(|history| !history.is_empty()));
    // when all that follows from the logs is lost,
    let mut store = Sqlite::open(&data).unwrap();
    for table in [TableId(1), TableId(2)] {
        let finished = Vec::new();
        assert_eq!(store.commit(&[Write::Derive { table, finished }]), [Ok(())]);
    }
    drop(store);
    assert_eq!(derived(&data).0, []);
    // then it is made again from them, and once more changes nothing.
    for _ in 0..2 {
        let done = folder.run(&["rebuild", "tables.db"]);
        let count = before.0.len();
        let expected = format!("Made again from the logs in tables.db: tables 2, matches {count}.\nexit code 0\n");
        assert_eq!(done.page(), expected);
        assert_eq!(derived(&data), before);
    }
}

/// Makes one entry of two, which is what a log looks like of which a part is missing.
fn damage(data: &Path) {
    let mut bytes = fs::read(data).unwrap();
    let halves = b"first half\nsecond half";
    let at = bytes.windows(halves.len()).position(|bytes| bytes == halves).unwrap();
    bytes[at + 10] = b' ';
    fs::write(data, bytes).unwrap();
}

#[test]
fn what_cannot_be_made_again_is_told() {
    let folder = Folder::new("rebuild-refused").with("letter.txt", "Dear Anna, ".repeat(1000));
    let mut store = Sqlite::open(folder.0.join("odd.db")).unwrap();
    let open = Write::Open {
        table: TableId(1),
        code: "KIWI".into(),
        public: false,
        at: 0,
        entries: vec!["1 0 - opened chess".into()],
    };
    let kept = Finished {
        number: 1,
        ended: 5,
        game: "chess".into(),
        rules: String::new(),
        record: None,
        players: Vec::new(),
    };
    let derive = Write::Derive {
        table: TableId(1),
        finished: vec![kept],
    };
    let torn = Write::Open {
        table: TableId(2),
        code: "MANGO".into(),
        public: false,
        at: 0,
        entries: vec!["first half".into(), "second half".into()],
    };
    assert_eq!(store.commit(&[torn, open, derive]), [Ok(()), Ok(()), Ok(())]);
    drop(store);
    damage(&folder.0.join("odd.db"));
    let told = ["missing.db", "letter.txt", ".", "odd.db"].map(|file| folder.run(&["rebuild", file]).page());
    expect![[r#"
        ! error: missing.db: there is no such file
        exit code 2
        ! error: letter.txt: this is no database
        exit code 2
        ! error: .: this is a folder
        exit code 2
        Made again from the logs in odd.db: tables 0, matches 0.
        the log of a table cannot be read, and what was there of it stays: 1: there is no game called `chess`: there are solo and skipbo
        the log of a table cannot be read, and what was there of it stays: 2: the store cannot be read: the log of table 2 is damaged before entry 3
        exit code 1
    "#]].assert_eq(&told.concat());
    assert!(!folder.0.join("missing.db").exists());
    assert_eq!(derived(&folder.0.join("odd.db")).0.len(), 1, "what was there stays");
}
