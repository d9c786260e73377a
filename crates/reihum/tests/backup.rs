//! `reihum backup`: copies, and why there is none.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
#[cfg(unix)]
mod serving;

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
        copy.db is a copy of reihum.db: 46 KB.
        exit code 0
    "#]]
    .assert_eq(&done.page());
    let french = folder.run(&["backup", "--lang", "fr", "reihum.db", "copie.db"]);
    expect![[r#"
        copie.db est une copie de reihum.db : 46 Ko.
        exit code 0
    "#]]
    .assert_eq(&french.page());
    drop(store);
    let copy = Sqlite::open(folder.0.join("copy.db")).unwrap();
    assert_eq!(copy.reader().log(TableId(1)).unwrap(), ["opened", "came 1 Anna"]);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_copied_while_people_play_at_it_and_the_copy_is_one_moment_of_it_from_which_they_can_play_on() {
    use serving::{ANY, Course, Serving, kept, open, play, quick};
    use std::sync::Arc;
    // Given people who play at a server,
    let folder = Folder::new("backup-playing");
    let serving = Serving::start(&folder.0.join("reihum.db"), ANY);
    let server = serving.server();
    let course = Arc::new(Course::default());
    let mut players = Vec::new();
    let mut seatings = Vec::new();
    for _ in 0..2 {
        let seating = Arc::new(open(&server, &quick::<solo::Round>(2, "modern limit=20")).await);
        seatings.push(Arc::clone(&seating));
        for seat in 1..=2 {
            let playing = play::<solo::Round>(server.clone(), Arc::clone(&seating), seat, Arc::clone(&course));
            players.push(tokio::spawn(playing));
        }
    }
    course.until(players.len(), |progress| progress.matches > 0).await;
    // when its file is copied again and again while they do,
    let copies: Vec<String> = (1..=3).map(|number| format!("copy-{number}.db")).collect();
    let folder = Arc::new(folder);
    for (number, copy) in (1..).zip(&copies) {
        let (folder, copy) = (Arc::clone(&folder), copy.clone());
        let done = tokio::task::spawn_blocking(move || folder.run(&["backup", "reihum.db", &copy]));
        assert_eq!(done.await.unwrap().code, 0);
        course.until(players.len(), |progress| progress.matches > number).await;
    }
    course.end();
    for player in players {
        let journal = player.await.unwrap();
        assert_eq!(journal.lost, 0, "a player lost his connection");
    }
    assert_eq!(serving.stop(), Some(0));
    // then each copy has the beginning of every log, more each time, and the matches that were over by then, and no others.
    let whole = Sqlite::open(folder.0.join("reihum.db")).unwrap().reader();
    for seating in &seatings {
        let table = whole.table_by_code(&seating.code).unwrap().unwrap().id;
        let log = whole.log(table).unwrap();
        let mut before = 0;
        for copy in &copies {
            let reader = Sqlite::open(folder.0.join(copy)).unwrap().reader();
            let part = reader.log(table).unwrap();
            assert!(before < part.len() && part.len() < log.len(), "{copy}: {}", part.len());
            assert!(log.starts_with(&part), "{copy} has another log");
            before = part.len();
            let kept: Vec<_> = (1..)
                .map_while(|number| reader.finished(table, number).unwrap())
                .collect();
            assert_eq!(kept, server::matches(&part).unwrap(), "{copy}");
            assert!(!kept.is_empty());
        }
    }
    // And when one of them is served, those who come back with their secrets find their tables as they were then, and play on.
    let copy = folder.0.join(&copies[1]);
    let log = |code: &str| {
        let reader = Sqlite::open(&copy).unwrap().reader();
        reader.log(reader.table_by_code(code).unwrap().unwrap().id).unwrap()
    };
    let before: Vec<_> = seatings.iter().map(|seating| log(&seating.code)).collect();
    let serving = Serving::start(&copy, ANY);
    let course = Arc::new(Course::default());
    let mut players = Vec::new();
    for seating in &seatings {
        for seat in 1..=2 {
            let playing = play::<solo::Round>(serving.server(), Arc::clone(seating), seat, Arc::clone(&course));
            players.push((Arc::clone(seating), tokio::spawn(playing)));
        }
    }
    course.end_after_a_match(players.len()).await;
    let mut played = Vec::new();
    for (seating, player) in players {
        played.push((seating, player.await.unwrap()));
    }
    assert_eq!(serving.stop(), Some(0));
    let reader = Sqlite::open(&copy).unwrap().reader();
    for (seating, journal) in &played {
        kept::check(reader.as_ref(), seating, journal);
    }
    drop(reader);
    for (seating, before) in seatings.iter().zip(before) {
        let after = log(&seating.code);
        assert!(after.starts_with(&before) && after.len() > before.len());
    }
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
