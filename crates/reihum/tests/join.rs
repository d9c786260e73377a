//! `reihum play --join` on a real terminal, at tables of a real server: from the code to the end of a round, through a server that is killed,
//! and what is said when nothing of that is possible.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
mod keys;
mod pty;
mod serving;

use bots::{Level, Played};
use client::{Server, Visit};
use common::{Folder, program};
use keys::{prompt, skipbo_keys, solo_keys};
use protocol::Wish;
use pty::{Pty, become_the_program};
use serving::{ANY, Serving, command, data, free_port};
use std::fs;
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use store::{Sqlite, Store, TableId};

const SIZE: (u16, u16) = (24, 80);

/// The test that the others let become the program.
const INNER: &str = "a_round_of_solo_with_another_guest";

fn join(folder: &Folder, arguments: &[&str]) -> Pty {
    become_the_program();
    let own = folder.0.join("own");
    let data = own.to_str().unwrap();
    Pty::start(INNER, &[&["play", "--data", data][..], arguments].concat(), SIZE)
}

/// The code on the screen of a table.
fn code(screen: &str) -> String {
    let title = screen.split("Table ").nth(1).unwrap();
    title.split(' ').next().unwrap().to_string()
}

/// Plays by keys until no cards lie there any more.
fn play_a_round(pty: &mut Pty, press: fn(&str) -> Option<String>) {
    for _ in 0..3000 {
        let over = |screen: &str| screen.contains("Won by") || screen.contains("Nobody has won");
        let screen = pty.wait_for("a turn or the end", |screen| over(screen) || press(screen).is_some());
        if over(&screen) {
            return;
        }
        pty.press(&press(&screen).unwrap());
        pty.wait_for("something else", |after| after != screen);
    }
    panic!("a round without end:\n{}", pty.text());
}

/// Somebody else who comes to a table, takes a seat, and plays until he is not waited for any more.
fn another<G: Played>(server: Server, code: String, seat: usize) {
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(async {
            let guest = server.new_guest("Ben").await.unwrap();
            let mut visit = Visit::new(server, code, guest.token);
            let mut player = G::player(Level::Greedy.into(), 1);
            // Whoever started him is gone when the server is.
            while visit.next().await.is_ok() {
                let known = visit.known().unwrap();
                if !visit.outbox().is_empty() {
                    continue;
                }
                let place = &known.table().places[seat - 1];
                let wish = if place.guest.is_none() {
                    Some(Wish::Sit(seat))
                } else if known.is_awaited() {
                    let deal = known.deal::<G>().unwrap().unwrap();
                    let action = player.decide(&deal.view(known.viewer()));
                    action.map(|action| Wish::Act(action.to_string()))
                } else if known.table().standing.waits_for.is_empty() && !place.ready {
                    Some(Wish::Ready(None))
                } else {
                    None
                };
                if let Some(wish) = wish {
                    visit.want(wish).await;
                }
            }
        });
    });
}

#[test]
fn a_round_of_solo_with_another_guest() {
    become_the_program();
    let folder = Folder::new("join-solo");
    let serving = Serving::start(&data(&folder), ANY);
    // Given a table that somebody opens at his terminal,
    let mut pty = join(
        &folder,
        &[
            "solo",
            "--join",
            &serving.address,
            "--name",
            "Anna",
            "--players",
            "3",
            "--mode",
            "race",
        ],
    );
    let code = code(&pty.shows("Tell the others this code"));
    pty.press("1");
    pty.shows("Anna             host");
    // when somebody else comes, and a bot,
    another::<solo::Round>(serving.server(), code.clone(), 2);
    pty.shows("Ben              ready");
    pty.press("b3");
    pty.shows("How well does it play?");
    pty.press("3");
    pty.shows("bot (family)");
    pty.press("\r");
    // then a round is played to its end, and the next one follows when all are ready.
    pty.shows("Your hand");
    play_a_round(&mut pty, solo_keys);
    pty.press("r");
    pty.shows("round 2");
    pty.press("qq");
    assert!(pty.is_given_back(0).replace('\n', "").contains(&code));
    // His secret is his alone, and whoever has it is himself again.
    let files: Vec<_> = fs::read_dir(folder.0.join("own/guests")).unwrap().collect();
    assert_eq!(files.len(), 1);
    let mode = files[0].as_ref().unwrap().metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let mut again = join(&folder, &["--join", &format!("{}/{code}", serving.address)]);
    again.shows("Your hand");
    again.press("\u{3}");
    again.is_given_back(0);
}

#[test]
fn a_game_of_skipbo_from_the_list_through_a_server_that_is_killed() {
    let folder = Folder::new("join-skipbo");
    let (tables, port) = (data(&folder), free_port());
    let serving = Serving::start(&tables, port);
    // So many cards that nobody is done before the other one had a turn.
    let rules = ["--rules", "standard stock=15 limit=5", "--players", "2"];
    let mut host = join(
        &folder,
        &[
            &["skipbo", "--join", &serving.address, "--name", "Anna", "--public"],
            &rules[..],
        ]
        .concat(),
    );
    let code = code(&host.shows("Tell the others this code"));
    another::<skipbo::Round>(serving.server(), code, 2);
    host.press("1");
    host.shows("Ben              ready");
    // Somebody finds the table in the list, and watches.
    let elsewhere = Folder::new("join-skipbo-elsewhere");
    let mut watcher = join(&elsewhere, &["--join", &serving.address, "--name", "Carla"]);
    watcher.shows("Anna             SKIP-BO  0 of 2 free");
    watcher.press("1");
    watcher.shows("Watching: Carla");
    host.press("\r");
    watcher.shows("You watch.");
    host.wait_for("a turn", |screen| prompt(screen).contains("Your turn"));
    // When the server is killed, that is said, and nothing else is lost.
    serving.kill();
    host.shows("The connection is lost");
    watcher.shows("The connection is lost");
    host.press("1a");
    host.shows("There is no connection just now");
    // The card that was taken is laid back, for it would still be taken afterwards.
    host.press("\u{1b}");
    let _serving = Serving::run(&mut command(&tables, port));
    host.wait_for("a turn", |screen| prompt(screen).contains("Your turn"));
    play_a_round(&mut host, skipbo_keys);
    watcher.shows("Won by");
    for pty in [&mut host, &mut watcher] {
        pty.press("qq");
        pty.is_given_back(0);
    }
}

#[test]
fn whoever_is_sent_away_is_told_so() {
    let folder = Folder::new("join-sent-away");
    let serving = Serving::start(&data(&folder), ANY);
    let mut host = join(&folder, &["solo", "--join", &serving.address, "--name", "Anna"]);
    let code = code(&host.shows("Tell the others this code"));
    let elsewhere = Folder::new("join-sent-away-elsewhere");
    let mut guest = join(
        &elsewhere,
        &[
            "--join",
            &serving.address,
            "--code",
            &code.to_uppercase(),
            "--name",
            "Ben",
        ],
    );
    guest.shows("Take a free seat");
    host.shows("Watching: Anna and Ben");
    host.press("m1");
    host.shows("Who is sent away?");
    host.press("1");
    assert!(guest.is_given_back(1).contains("the host has sent you away"));
    // The host is asked to stop, and the terminal is as it was.
    host.signal(rustix::process::Signal::TERM);
    host.is_given_back(130);
}

#[test]
fn whoever_finds_no_room_at_a_table_is_told_so() {
    let folder = Folder::new("join-full");
    let serving = Serving::run(command(&data(&folder), ANY).arg("--people-per-table=1"));
    let mut host = join(&folder, &["solo", "--join", &serving.address, "--name", "Anna"]);
    let code = code(&host.shows("Tell the others this code"));
    // Given a table that is full, when somebody else comes, then it ends with the server's word.
    let elsewhere = Folder::new("join-full-elsewhere");
    let mut late = join(
        &elsewhere,
        &["--join", &serving.address, "--code", &code, "--name", "Ben"],
    );
    assert!(late.is_given_back(1).contains("too many people at this table"));
    // Whoever was there before the server stopped waits for it, and sees why.
    serving.stop();
    host.shows("The connection is lost");
    host.shows("the server stops");
    host.press("qq");
    host.is_given_back(0);
}

#[test]
fn whoever_was_at_another_server_meanwhile_is_himself_again_at_the_first() {
    let (folder, other) = (Folder::new("join-himself"), Folder::new("join-himself-other"));
    let port = free_port();
    // Given somebody who has opened a table,
    let serving = Serving::start(&data(&folder), port);
    let mut pty = join(&folder, &["solo", "--join", &serving.address, "--name", "Anna"]);
    let code = code(&pty.shows("Tell the others this code"));
    pty.press("qq");
    pty.is_given_back(0);
    serving.stop();
    // when for a while another server is found at the same address, where he is somebody else,
    let serving = Serving::start(&data(&other), port);
    let mut pty = join(&folder, &["solo", "--join", &serving.address, "--name", "Anna"]);
    pty.shows("Tell the others this code");
    pty.press("qq");
    pty.is_given_back(0);
    serving.stop();
    // then his table is his own again when the first is back.
    let serving = Serving::start(&data(&folder), port);
    let mut pty = join(&folder, &["--join", &serving.address, "--code", &code]);
    pty.shows("Tell the others this code");
    pty.shows("m host");
    pty.press("qq");
    pty.is_given_back(0);
}

/// Somebody between a terminal and a server, who hangs up on whoever wants to open a table, as long as he shall.
fn between(serving: &Serving, hangs_up: &Arc<AtomicBool>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (server, hangs_up) = (
        serving.address.trim_start_matches("http://").to_string(),
        Arc::clone(hangs_up),
    );
    thread::spawn(move || {
        for mut near in listener.incoming().flatten() {
            let mut begin = [0; 4096];
            let length = near.read(&mut begin).unwrap_or_default();
            if hangs_up.load(Ordering::Relaxed) && begin.starts_with(b"POST /api/tables") {
                continue;
            }
            let mut far = TcpStream::connect(&server).unwrap();
            far.write_all(&begin[..length]).unwrap();
            for (mut from, mut to) in [(near.try_clone().unwrap(), far.try_clone().unwrap()), (far, near)] {
                thread::spawn(move || io::copy(&mut from, &mut to));
            }
        }
    });
    address
}

#[test]
fn a_table_that_could_not_be_opened_is_opened_when_it_is_tried_again() {
    let folder = Folder::new("join-again");
    let serving = Serving::start(&data(&folder), ANY);
    let hangs_up = Arc::new(AtomicBool::new(true));
    let address = between(&serving, &hangs_up);
    // Given somebody at the list of tables who wants to open one, when the server goes in the middle of that,
    let mut pty = join(&folder, &["--join", &address, "--name", "Anna"]);
    pty.shows("No public table is open");
    pty.press("n");
    pty.press("2");
    // then he is told so, and can try it again.
    pty.shows("the connection was lost");
    hangs_up.store(false, Ordering::Relaxed);
    pty.press("n");
    pty.press("2");
    pty.shows("Tell the others this code");
    pty.press("qq");
    pty.is_given_back(0);
}

/// Somebody who answers everything with this.
fn impostor(answer: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
            let _ = stream.read(&mut [0; 4096]);
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    address
}

/// A file in which the table with this code was closed.
fn keep_a_closed_table(data: &Path, code: &str) {
    let (table, at) = (TableId(1), 1);
    let open = store::Write::Open {
        table,
        code: code.into(),
        public: false,
        at,
        entries: vec![],
    };
    let expected = 0;
    let close = store::Write::Close { table, expected, at };
    let mut store = Sqlite::open(data).unwrap();
    assert_eq!(store.commit(&[open, close]), [Ok(()), Ok(())]);
}

#[test]
fn what_is_no_table_of_a_server_is_told_before_anything_begins() {
    let folder = Folder::new("join-nothing");
    keep_a_closed_table(&data(&folder), "bado-keli-zora");
    let serving = Serving::start(&data(&folder), ANY);
    // (nobody ever serves there)
    let nobody = "http://127.0.0.1:1".to_string();
    let page = impostor("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello");
    let mail = impostor("220 mail.example ESMTP\r\n");
    let named = |more: &[&'static str]| [&["--name", "Anna"], more].concat();
    for (address, more, message) in [
        ("http://a b", vec![], "is no address of a server"),
        ("https://host", vec![], "encrypted connections are not built in"),
        (&nobody, named(&[]), "no server answers at"),
        (&page, named(&[]), "is no Reihum server"),
        (&mail, named(&[]), "is no Reihum server"),
        (
            &serving.address,
            named(&["--code", "bado-keli-mora"]),
            "there is no table bado-keli-mora",
        ),
        (
            &serving.address,
            named(&["--code", "Bado Keli Zora", "--lang", "de"]),
            "dieser Tisch ist geschlossen",
        ),
        (&serving.address, named(&["--code", "../me"]), "there is no table ../me"),
        (
            &serving.address,
            vec!["--players", "3"],
            "--players is for a table that you open",
        ),
    ] {
        let mut pty = join(&folder, &[&["--join", address], &more[..]].concat());
        let told = pty.is_given_back(2).replace('\n', "");
        assert!(told.contains(message), "{address} {more:?}: {told}");
    }
    for (arguments, message) in [
        (&["play"][..], "name the game"),
        (&["play", "--code", "x"], "required"),
        (
            &["play", "solo", "--join", "host", "--code", "x"],
            "cannot be used with",
        ),
        (&["play", "--join", "host", "--fast"], "cannot be used with"),
        (&["play", "--join", "host/bado-keli-mora", "--code", "x"], "name one"),
        (&["play", "solo", "--join", "host/bado-keli-mora"], "leave the game out"),
        (&["play", "--join", "host"], "playing needs a terminal"),
    ] {
        let output = program().args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains(message), "{arguments:?}: {told}");
    }
}
