//! `reihum serve`: why it does not start, and how it stops.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
mod serving;

use client::Connection;
use common::Folder;
use expect_test::expect;
use protocol::{Became, Coming, ToClient, ToServer, VERSION, Wish};
use serving::{ANY, Course, Serving, data, open, quick};
use std::fs;
use std::io::{Read, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use store::{Sqlite, Store, Write};

#[test]
fn what_keeps_it_from_serving_is_told_in_a_line() {
    let folder = Folder::new("serve-refused")
        .with("letter.txt", "Dear Anna, ".repeat(1000))
        .with("colon.toml", "addr: 127.0.0.1:0")
        .with("word.toml", "prot = 7")
        .with("kind.toml", "connections = \"many\"")
        .with("never.toml", "# So often:\nping-every = 0")
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
        ["--data", "mine.db", "--origin", "cards.example"],
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
    assert!(!path("mine.db").exists(), "who cannot serve leaves no file behind");
    expect![[r#"
        ! error: newer.db: this file has version 10, and this program knows versions up to 2; use a newer one
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
        ! error: colon.toml cannot be used: line 1: key with no value, expected `=`
        exit code 2
        ! error: word.toml cannot be used: line 1: unknown field `prot`, expected one of `addr`, `data`, `origin`, `page`, `behind-proxy`, `public-metrics`, `sleep-after`, `close-after`, `ping-every`, `connections`, `connections-per-address`, `connections-per-guest`, `people-per-table`, `messages-per-second`, `guests-per-minute`, `tables-per-hour`, `requests-per-minute`, `entries-per-minute`, `bots-per-second`, `wrong-per-minute`, `log`, `log-level`
        exit code 2
        ! error: kind.toml cannot be used: line 1: invalid type: string "many", expected a number from 1 to 4294967295
        exit code 2
        ! error: address.toml cannot be used: line 1: write the number of an address and a port, as in 127.0.0.1:7654 or [::1]:7654
        exit code 2
        ! error: never.toml cannot be used: line 2: invalid value: integer `0`, expected a number from 1 to 4294967295
        exit code 2
        ! error: invalid value 'localhost' for '--addr <ADDRESS:PORT>': write the number of an address and a port, as in 127.0.0.1:7654 or [::1]:7654
        !
        ! For more information, try '--help'.
        exit code 2
        ! error: `cards.example` is no origin: write it as in https://cards.example
        exit code 2
        ! error: invalid value '0' for '--connections <N>': expected a number from 1 to 4294967295
        !
        ! For more information, try '--help'.
        exit code 2
        ! error: invalid value '0' for '--ping-every <SECONDS>': expected a number from 1 to 4294967295
        !
        ! For more information, try '--help'.
        exit code 2
    "#]].assert_eq(&told);
}

#[test]
fn none_of_what_is_needed_makes_no_sense() {
    let folder = Folder::new("serve-none");
    for option in [
        "sleep-after",
        "connections-per-address",
        "connections-per-guest",
        "people-per-table",
        "messages-per-second",
        "guests-per-minute",
        "tables-per-hour",
        "requests-per-minute",
        "entries-per-minute",
        "wrong-per-minute",
    ] {
        let done = folder.run(&["serve", &format!("--{option}=0"), "--data", "mine.db"]);
        assert_eq!(done.code, 2, "{option}");
        let told = format!("error: invalid value '0' for '--{option} <");
        assert!(done.err.starts_with(&told), "{}", done.err);
        assert!(done.err.contains("expected a number from 1 to"), "{}", done.err);
    }
}

#[test]
fn a_wrong_value_of_the_environment_is_told_by_its_name() {
    let folder = Folder::new("serve-environment");
    let told = |variable: &str, value: &str, words: &[&str]| {
        let mut command = common::program();
        command
            .arg("serve")
            .args(words)
            .env(variable, value)
            .current_dir(&folder.0);
        let done = command.output().unwrap();
        assert_eq!(done.status.code(), Some(2));
        let said = String::from_utf8(done.stderr).unwrap();
        said.lines().next().unwrap_or_default().to_string()
    };
    assert_eq!(
        told("REIHUM_CONNECTIONS", "0", &[]),
        "error: invalid value '0' for 'REIHUM_CONNECTIONS': expected a number from 1 to 4294967295"
    );
    let log = told("REIHUM_LOG", "loud", &["--connections", "7"]);
    assert_eq!(log, "error: invalid value 'loud' for 'REIHUM_LOG'");
    let proxy = told("REIHUM_BEHIND_PROXY", "maybe", &[]);
    assert_eq!(proxy, "error: invalid value 'maybe' for 'REIHUM_BEHIND_PROXY'");
    // What is said on the command line counts, and is what is wrong.
    let line = told("REIHUM_CONNECTIONS", "0", &["--connections=none"]);
    assert!(
        line.starts_with("error: invalid value 'none' for '--connections <N>'"),
        "{line}"
    );
}

/// Lines of a log without what differs each time.
fn lines(log: &str, address: &str) -> String {
    let mut lines = String::new();
    for line in log.lines() {
        let (_, said) = line.split_once(' ').unwrap();
        lines += &said.trim_start().replace(address, "ADDRESS");
        lines.push('\n');
    }
    lines
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_logs_tell_what_becomes_of_tables_and_nothing_of_what_is_said_there() {
    let folder = Folder::new("serve-logs");
    let log = folder.0.join("log.txt");
    let mut command = serving::command(&data(&folder), ANY);
    // (so few connections that every system allows as many files)
    command.args([
        "--log-level=debug",
        "--sleep-after=10",
        "--tables-per-hour=12",
        "--connections=500",
    ]);
    command.stderr(fs::File::create(&log).unwrap());
    let serving = Serving::run(&mut command);
    let server = serving.server();
    let until = async |line: &str| {
        let start = Instant::now();
        while !fs::read_to_string(&log).unwrap().contains(line) {
            assert!(start.elapsed() < Duration::from_mins(5), "{line}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    // Given a table at which a match is played,
    let wanted = quick::<solo::Round>(2, "modern limit=40");
    let seating = Arc::new(open(&server, &wanted).await);
    let course = Arc::new(Course::default());
    let play = |seat| serving::play::<solo::Round>(server.clone(), Arc::clone(&seating), seat, Arc::clone(&course));
    let (first, ..) = tokio::join!(play(1), play(2), course.end_after_a_match(2));
    assert!(first.matches > 0);
    // which is left, found again, and asked for too often,
    until("put away").await;
    let hello = Coming {
        protocol: VERSION,
        token: Some(seating.guests[0].token.clone()),
        ..Coming::default()
    };
    let connection = Connection::to_table(&server, &seating.code, hello).await.unwrap();
    until("woken").await;
    assert!(server.open(&seating.guests[0].token, &wanted).await.is_err());
    until("too much").await;
    // when the server has stopped,
    let address = serving.address.trim_start_matches("http://").to_string();
    assert_eq!(serving.stop(), Some(0));
    drop(connection);
    // then this, and no word more, was logged. Where people are slow it may have been put away and woken before.
    let log = lines(&fs::read_to_string(&log).unwrap(), &address);
    let nap = "DEBUG server::task: a table was put away table=1\nDEBUG server::rooms: a table was woken table=1\n";
    let once = log.replacen(nap, "NAP", 1).replace(nap, "").replace("NAP", nap);
    expect![[r#"
        INFO server::serve: the server serves address=ADDRESS
        DEBUG server::rooms: a table was opened table=1 game="solo"
        DEBUG server::task: a table was put away table=1
        DEBUG server::rooms: a table was woken table=1
        DEBUG server::hub: something was too much text="you have opened many tables: wait a while"
        INFO server::serve: the server stops
        INFO server::serve: the server has stopped
    "#]]
    .assert_eq(&once);
}

#[test]
fn it_serves_as_a_file_says_and_logs_in_json() {
    // Given a file in a folder of its own, which names another file beside it,
    let options = [
        "addr = \"127.0.0.1:0\"",
        "data = \"tables.db\"",
        "log = \"json\"",
        "log-level = \"debug\"",
        "connections = 500",
        "guests-per-minute = 1",
    ];
    let folder = Folder::new("serve-file").with("home/reihum.toml", options.join("\n"));
    let log = folder.0.join("log.txt");
    let mut command = common::program();
    command.args(["serve", "--config", "home/reihum.toml"]);
    // (what is said on the command line counts for more)
    command.arg("--log-level=info").current_dir(&folder.0);
    command.stderr(fs::File::create(&log).unwrap());
    // when a server is started with it from elsewhere,
    let serving = Serving::run(&mut command);
    // then it does as the file says,
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let server = serving.server();
        server.new_guest("Anna").await.unwrap();
        let refused = server.new_guest("Bo").await.unwrap_err();
        assert!(refused.to_string().contains("429"), "{refused}");
    });
    let address = serving.address.trim_start_matches("http://").to_string();
    assert_eq!(serving.stop(), Some(0));
    // its tables lie where the file means it,
    assert!(folder.0.join("home/tables.db").exists() && !folder.0.join("tables.db").exists());
    // and each line of its log is an object of JSON.
    let log = fs::read_to_string(&log).unwrap();
    let said = log.lines().map(|line| {
        let line: serde_json::Value = serde_json::from_str(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        let fields = &line["fields"];
        let address = fields["address"].as_str().unwrap_or_default().to_string();
        (
            line["level"].as_str().unwrap().to_string(),
            fields["message"].as_str().unwrap().to_string(),
            address,
        )
    });
    let info = |message: &str, address: &str| ("INFO".to_string(), message.to_string(), address.to_string());
    assert_eq!(
        said.collect::<Vec<_>>(),
        [
            info("the server serves", &address),
            info("the server stops", ""),
            info("the server has stopped", ""),
        ]
    );
}

/// The command that serves where the system allows so many open files, after what a shell is told with them.
fn under(limits: &str, data: &Path, options: &[&str]) -> Command {
    let command = serving::command(data, ANY);
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{limits} && exec \"$0\" \"$@\"")]);
    shell.arg(command.get_program()).args(command.get_args()).args(options);
    shell.env("REIHUM_LOG_LEVEL", "warn");
    shell
}

#[test]
fn it_has_as_many_connections_as_it_may_though_few_open_files_are_usual() {
    // Given a system where 64 open files are usual, and more are allowed,
    let folder = Folder::new("serve-files");
    let log = folder.0.join("log.txt");
    let mut command = under("ulimit -Sn 64", &data(&folder), &["--connections=200"]);
    let serving = Serving::run(command.stderr(fs::File::create(&log).unwrap()));
    // when a hundred and fifty come and stay, then each is answered.
    let mut crowd = Vec::new();
    for _ in 0..150 {
        let mut stream = TcpStream::connect(serving.address.trim_start_matches("http://")).unwrap();
        stream
            .write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n")
            .unwrap();
        let mut status = [0; 15];
        stream.read_exact(&mut status).unwrap();
        assert_eq!(&status, b"HTTP/1.1 200 OK", "after {}", crowd.len());
        crowd.push(stream);
    }
    assert_eq!(serving.stop(), Some(0));
    assert_eq!(fs::read_to_string(&log).unwrap(), "");
}

#[test]
fn where_too_few_open_files_are_allowed_it_says_how_many_it_needs() {
    let folder = Folder::new("serve-few-files");
    let log = folder.0.join("log.txt");
    let mut command = under("ulimit -n 300", &data(&folder), &["--connections=200"]);
    let serving = Serving::run(command.stderr(fs::File::create(&log).unwrap()));
    let address = serving.address.clone();
    assert_eq!(serving.stop(), Some(0));
    let told = lines(&fs::read_to_string(&log).unwrap(), &address);
    expect![[r"
        WARN reihum::serve: the system allows fewer open files than there can be connections: raise the limit (ulimit -Hn, or LimitNOFILE= of a service), or set a lower --connections most=300 needed=400
    "]]
    .assert_eq(&told);
}

/// Somebody at a table who takes a seat and gives it up again and again, and counts what was done, until the server says goodbye. What that was, and
/// the reason of the goodbye.
async fn restless(mut connection: Connection, count: Arc<AtomicUsize>) -> (Vec<u64>, String) {
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
                    count.store(done.len(), Ordering::Relaxed);
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
    let serving = Serving::start(&data, ANY);
    let server = serving.server();
    // Given people who do something all the time, one who only listens, and a connection on which nothing is said,
    let (mut tables, mut counts) = (Vec::new(), Vec::new());
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
        let count = Arc::new(AtomicUsize::new(0));
        counts.push(Arc::clone(&count));
        tables.push((seating, tokio::spawn(restless(busy, count)), listening));
    }
    let _silent = TcpStream::connect(serving.address.trim_start_matches("http://")).unwrap();
    let start = Instant::now();
    while counts.iter().any(|count| count.load(Ordering::Relaxed) <= 10) {
        assert!(start.elapsed() < Duration::from_mins(5), "they do nothing: {counts:?}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
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
    assert!(start.elapsed() < Duration::from_mins(3), "{:?}", start.elapsed());
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

/// What somebody does at a table: all of it is done.
async fn done(connection: &mut Connection, wishes: impl IntoIterator<Item = Wish>) {
    for (id, wish) in (1..).zip(wishes) {
        connection
            .send(&ToServer::Command { id, wish: wish.clone() })
            .await
            .unwrap();
        loop {
            if let ToClient::Answer(answer) = connection.receive().await.unwrap() {
                assert_eq!((answer.id, answer.became), (id, Became::Done), "{wish:?}");
                break;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_thinks_for_minutes_does_not_keep_it_from_stopping() {
    // Given a table whose log has bots as nobody can put there any more,
    let folder = Folder::new("serve-slow-bots");
    let data = data(&folder);
    let serving = Serving::start(&data, ANY);
    let mut wanted = quick::<solo::Round>(2, "modern");
    wanted.pace = Some("0+0".into());
    let seating = open(&serving.server(), &wanted).await;
    assert_eq!(serving.stop(), Some(0));
    let mut store = Sqlite::open(&data).unwrap();
    let row = store.reader().table_by_code(&seating.code).unwrap().unwrap();
    let log = store.reader().log(row.id).unwrap();
    let at = log.last().unwrap().split(' ').nth(1).unwrap();
    let entries = (1..=2).map(|seat| format!("{} {at} - put-bot {seat} master:1000000000", log.len() + seat));
    let append = Write::Append {
        table: row.id,
        expected: row.length,
        entries: entries.collect(),
        finished: Vec::new(),
    };
    assert_eq!(store.commit(&[append]), [Ok(())]);
    drop(store);
    // and at which they have begun to think,
    let serving = Serving::start(&data, ANY);
    let hello = Coming {
        protocol: VERSION,
        token: Some(seating.guests[0].token.clone()),
        ..Coming::default()
    };
    let mut connection = Connection::to_table(&serving.server(), &seating.code, hello)
        .await
        .unwrap();
    done(&mut connection, [Wish::Start]).await;
    while tokio::time::timeout(Duration::from_secs(3), connection.receive())
        .await
        .is_ok()
    {}
    // when it is asked to stop, then it does.
    let start = Instant::now();
    let stopped = tokio::task::spawn_blocking(move || serving.stop());
    assert_eq!(stopped.await.unwrap(), Some(0));
    assert!(start.elapsed() < Duration::from_mins(3), "{:?}", start.elapsed());
}
