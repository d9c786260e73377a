//! `reihum load`: what it says when it cannot begin, and what it measures at a real server.

#![cfg(unix)]
#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
mod serving;

use common::{Folder, program, run};
use expect_test::expect;
use serde_json::Value;
use serving::{ANY, Serving, data};
use std::io::{Read, Write};
use std::net::TcpListener;
use store::{GuestId, Sqlite, Store};

/// What is said about some options, one after the other.
fn told<const N: usize>(all: [&[&str]; N]) -> String {
    let told = all.map(|options| {
        let done = run(&[&["load"], options].concat());
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{options:?}");
        done.err.lines().next().unwrap_or_default().to_string() + "\n"
    });
    told.concat()
}

#[test]
fn an_address_that_is_none_is_told() {
    expect![[r#"
        error: `ftp://host` is no address of a server: write http://HOST:PORT
        error: `http://` is no address of a server: write http://HOST:PORT
        error: `127.0.0.1:99999` is no address of a server: write http://HOST:PORT
        error: `https://host`: encrypted connections are not built in: write http://HOST:PORT
        error: the following required arguments were not provided:
    "#]]
    .assert_eq(&told([
        &["ftp://host"],
        &["http://"],
        &["127.0.0.1:99999"],
        &["https://host"],
        &[],
    ]));
}

#[test]
fn options_that_cannot_be_are_told_before_anybody_is_asked() {
    let url = "http://127.0.0.1:1";
    expect![[r#"
        error: --seats: solo is for 2 to 10 players, not `11`
        error: --seats: skipbo is for 2 to 6 players, not `7`
        error: --rules: no rulebook is called `modrn`: there are classic-de, classic-en, classic-fr, classic-nl, classic-it, classic-fr2, modern (did you mean `modern`?)
        error: invalid value '0' for '--tables <N>': expected a number from 1 to 100000
        error: invalid value '0' for '--seconds <S>': expected a number from 1 to 86400
        error: the argument '--idle <CONNECTIONS>' cannot be used with '--moves <N>'
    "#]]
    .assert_eq(&told([
        &[url, "--seats", "11"],
        &[url, "--game", "skipbo", "--seats", "7"],
        &[url, "--rules", "modrn"],
        &[url, "--tables", "0"],
        &[url, "--seconds", "0"],
        &[url, "--idle", "3", "--moves", "4"],
    ]));
}

#[test]
fn where_nobody_is_or_somebody_else_is_told() {
    // (nobody ever serves there)
    let nobody = "http://127.0.0.1:1".to_string();
    let done = run(&["load", &nobody]);
    assert_eq!(done.code, 2);
    let expected = format!("error: no server answers at {nobody}: ");
    assert!(done.err.starts_with(&expected), "{}", done.err);

    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let other = format!("http://{}", listener.local_addr().unwrap());
    let greeter = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        stream.write_all(b"220 mail.example ESMTP\r\n").unwrap();
        // It waits until the other one hangs up, whatever he says.
        let _ = stream.read_to_end(&mut Vec::new());
    });
    let done = run(&["load", &other]);
    greeter.join().unwrap();
    let expected = format!("error: {other} is no Reihum server: it does not speak HTTP");
    assert_eq!(done.code, 2);
    assert!(done.err.starts_with(&expected), "{}", done.err);
}

/// Loads a server, and reads what it came to.
fn load(serving: &Serving, options: &[&str]) -> Value {
    let done = run(&[&["load", &serving.address, "--json"], options].concat());
    assert_eq!((done.code, done.err.as_str()), (0, ""), "{}", done.out);
    serde_json::from_str(&done.out).unwrap()
}

#[test]
fn matches_are_played_one_after_the_other_without_an_error() {
    // Given a server, and matches so short that there are several of them,
    let folder = Folder::new("load");
    let serving = Serving::start(&data(&folder), ANY);
    for options in [
        ["--seats", "3", "--game", "solo", "--rules", "modern limit=20"],
        ["--seats", "2", "--game", "skipbo", "--rules", "standard stock=2"],
    ] {
        // when so many moves are made at five tables,
        let measured = load(
            &serving,
            &[&["--tables", "5", "--moves", "1200", "--seconds", "120"], &options[..]].concat(),
        );
        // then exactly those are told, and nothing went wrong.
        assert_eq!((&measured["tables"], &measured["errors"]), (&5.into(), &0.into()));
        assert_eq!(measured["moves"], 1200);
        let [half, most] = ["p50_ms", "p99_ms"].map(|key| measured[key].as_f64().unwrap());
        assert!(0.0 < half && half <= most, "{measured}");
        assert!(measured.get("server_rss_mb").is_none(), "nobody asked for the process");
    }
    serving.stop();
    // Then whoever came has played several matches.
    let reader = Sqlite::open(data(&folder)).unwrap().reader();
    let matches = |guest| reader.history(GuestId(guest), None, 100).unwrap().len();
    let played: Vec<usize> = (1..=25).map(matches).collect();
    assert!(played.iter().max() >= Some(&2), "{played:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn what_it_costs_the_server_is_told() {
    let folder = Folder::new("load-process");
    let serving = Serving::start(&data(&folder), ANY);
    let pid = serving.id().to_string();
    let idle = load(&serving, &["--idle", "10", "--seconds", "1", "--pid", &pid]);
    assert_eq!((&idle["connections"], &idle["errors"]), (&10.into(), &0.into()));
    for key in ["server_rss_mb", "server_rss_mb_before"] {
        assert!(idle[key].as_f64().is_some_and(|megabytes| megabytes > 1.0), "{idle}");
    }
    let measured = load(
        &serving,
        &[
            "--tables",
            "2",
            "--moves",
            "100",
            "--seconds",
            "120",
            "--pace",
            "1",
            "--pid",
            &pid,
        ],
    );
    assert!(measured["server_cpu_seconds"].as_f64().unwrap() > 0.0, "{measured}");
    assert!(
        measured["moves_per_server_cpu_second"].as_f64().unwrap() > 0.0,
        "{measured}"
    );
    assert!(measured["server_rss_mb"].as_f64().unwrap() > 1.0, "{measured}");
    serving.stop();
}

#[test]
fn a_server_that_lets_few_in_is_told_from_one_that_fails() {
    let folder = Folder::new("load-limited");
    let data = data(&folder).display().to_string();
    for (narrow, told) in [
        ("--guests-per-minute=3", "too many new guests come from your address"),
        (
            "--connections-per-address=3",
            "too many connections come from your address",
        ),
    ] {
        let narrow = [
            "serve",
            "--addr=127.0.0.1:0",
            narrow,
            "--log-level=off",
            "--data",
            &data,
        ];
        let serving = Serving::run(program().args(narrow));
        let done = run(&["load", &serving.address, "--tables", "2", "--moves", "10"]);
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{}", done.err);
        let advice = "start it with --guests-per-minute=";
        assert!(done.err.contains(told) && done.err.contains(advice), "{}", done.err);
        serving.stop();
    }
}
