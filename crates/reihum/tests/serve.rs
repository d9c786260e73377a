//! `reihum serve`: why it does not start, and how it stops.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
mod serving;

use client::Connection;
use common::Folder;
use expect_test::expect;
use protocol::{Became, Coming, ToClient, ToServer, VERSION, Wish};
use serving::{Serving, data, free_port, open, quick};
use std::fs;
use std::net::TcpListener;
use std::time::{Duration, Instant};
use store::{Sqlite, Store};

#[test]
fn what_keeps_it_from_serving_is_told_in_a_line() {
    let folder = Folder::new("serve-refused")
        .with("letter.txt", "Dear Anna, ".repeat(1000))
        .with("colon.toml", "addr: 127.0.0.1:0")
        .with("word.toml", "prot = 7")
        .with("kind.toml", "connections = \"many\"")
        .with("never.toml", "ping-every = 0")
        .with("address.toml", "addr = \"localhost\"");
    let path = |name: &str| folder.0.join(name);
    // A file of a newer version, and one of another program: both numbers are in the header.
    for (name, place) in [("newer.db", 63), ("foreign.db", 71)] {
        drop(Sqlite::open(path(name)).unwrap());
        let mut bytes = fs::read(path(name)).unwrap();
        bytes[place] ^= 8;
        fs::write(path(name), bytes).unwrap();
    }
    let _busy = Sqlite::open(path("busy.db")).unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = taken.local_addr().unwrap().to_string();
    let any = "127.0.0.1:0";
    let mut told = String::new();
    for options in [
        ["--addr", any, "--data", "newer.db"],
        ["--addr", any, "--data", "foreign.db"],
        ["--addr", any, "--data", "letter.txt"],
        ["--addr", any, "--data", "busy.db"],
        ["--addr", any, "--data", "."],
        ["--addr", &at, "--data", "mine.db"],
        ["--data", "mine.db", "--config", "missing.toml"],
        ["--data", "mine.db", "--config", "colon.toml"],
        ["--data", "mine.db", "--config", "word.toml"],
        ["--data", "mine.db", "--config", "kind.toml"],
        ["--data", "mine.db", "--config", "address.toml"],
        ["--data", "mine.db", "--config", "never.toml"],
        ["--data", "mine.db", "--addr", "localhost"],
        ["--data", "mine.db", "--connections", "0"],
        ["--data", "mine.db", "--ping-every", "0"],
    ] {
        let done = folder.run(&[&["serve"][..], &options].concat());
        assert_eq!(done.code, 2, "{options:?}");
        for line in done.page().replace(&at, "ADDRESS").lines() {
            told += line.trim_end();
            told.push('\n');
        }
    }
    expect![[r#"
        ! error: newer.db: this file has version 9, and this program knows versions up to 1; use a newer one
        exit code 2
        ! error: foreign.db: this is a database of another program
        exit code 2
        ! error: letter.txt: this is no database
        exit code 2
        ! error: busy.db: another program writes to this file; only one can
        exit code 2
        ! error: .: this is a folder
        exit code 2
        ! error: nothing can be served at ADDRESS: Address already in use (os error 98); choose another address with --addr
        exit code 2
        ! error: the file missing.toml cannot be read: No such file or directory (os error 2)
        exit code 2
        ! error: colon.toml cannot be used: key with no value, expected `=`
        exit code 2
        ! error: word.toml cannot be used: unknown field `prot`, expected one of `addr`, `data`, `origin`, `behind-proxy`, `public-metrics`, `sleep-after`, `ping-every`, `connections`, `connections-per-guest`, `people-per-table`, `messages-per-second`, `guests-per-minute`, `tables-per-hour`, `requests-per-minute`, `wrong-per-minute`, `log`, `log-level`
        exit code 2
        ! error: kind.toml cannot be used: invalid type: string "many", expected a nonzero u32
        exit code 2
        ! error: address.toml cannot be used: invalid socket address syntax
        exit code 2
        ! error: never.toml cannot be used: invalid value: integer `0`, expected a nonzero u64
        exit code 2
        ! error: invalid value 'localhost' for '--addr <ADDRESS:PORT>': invalid socket address syntax
        !
        ! For more information, try '--help'.
        exit code 2
        ! error: invalid value '0' for '--connections <N>': number would be zero for non-zero type
        !
        ! For more information, try '--help'.
        exit code 2
        ! error: invalid value '0' for '--ping-every <SECONDS>': number would be zero for non-zero type
        !
        ! For more information, try '--help'.
        exit code 2
    "#]].assert_eq(&told);
}

/// Somebody at a table who takes a seat and gives it up again and again, until the server says goodbye. What was done, and the reason of the goodbye.
async fn restless(mut connection: Connection) -> (Vec<u64>, String) {
    let mut done = Vec::new();
    let mut id = 0;
    loop {
        let wish = if id % 2 == 0 { Wish::Sit(1) } else { Wish::Stand };
        let _ = connection.send(&ToServer::Command { id, wish }).await;
        loop {
            match connection.receive().await {
                Ok(ToClient::Answer(answer)) if answer.id == id => {
                    assert_eq!(answer.became, Became::Done);
                    done.push(id);
                    id += 1;
                    break;
                }
                Ok(ToClient::Bye(trouble)) => return (done, trouble.why),
                Ok(_) => {}
                Err(error) => panic!("after {}: {error}", done.len()),
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asked_to_stop_it_says_goodbye_and_keeps_what_it_has_answered() {
    let folder = Folder::new("serve-stop");
    let data = data(&folder);
    let serving = Serving::start(&data, free_port());
    let server = serving.server();
    // Given people who do something all the time, one who only listens, and a connection on which nothing is said,
    let mut tables = Vec::new();
    for _ in 0..3 {
        let seating = open(&server, &quick::<solo::Round>(2, "modern")).await;
        let hello = |guest: usize| Coming {
            protocol: VERSION,
            token: Some(seating.guests[guest].token.clone()),
            ..Coming::default()
        };
        let busy = Connection::to_table(&server, &seating.code, hello(0)).await.unwrap();
        let mut quiet = Connection::to_table(&server, &seating.code, hello(1)).await.unwrap();
        let listening = tokio::spawn(async move {
            loop {
                match quiet.receive().await {
                    Ok(ToClient::Bye(trouble)) => return trouble.why,
                    other => drop(other.unwrap()),
                }
            }
        });
        tables.push((seating, tokio::spawn(restless(busy)), listening));
    }
    let _silent = std::net::TcpStream::connect(serving.address.trim_start_matches("http://")).unwrap();
    tokio::time::sleep(Duration::from_millis(700)).await;
    // when it is asked to stop,
    let start = Instant::now();
    let stopped = tokio::task::spawn_blocking(move || serving.stop());
    // then everybody hears so,
    let mut all = Vec::new();
    for (seating, busy, listening) in tables {
        assert_eq!(listening.await.unwrap(), "stopping");
        let (done, why) = busy.await.unwrap();
        assert_eq!(why, "stopping");
        assert!(done.len() > 10, "only {} commands", done.len());
        all.push((seating, done));
    }
    // it ends soon, and well,
    assert_eq!(stopped.await.unwrap(), Some(0));
    assert!(start.elapsed() < Duration::from_secs(7), "{:?}", start.elapsed());
    // and what was answered is there.
    let reader = Sqlite::open(&data).unwrap().reader();
    for (seating, done) in all {
        let row = reader.table_by_code(&seating.code).unwrap().unwrap();
        let log = reader.log(row.id).unwrap();
        for id in done {
            let by = format!(" {}.{id} ", seating.guests[0].number);
            let entries = log.iter().filter(|entry| entry.contains(&by)).count();
            assert_eq!(entries, 1, "{by} in {log:#?}");
        }
    }
}
