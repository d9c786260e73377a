//! Whoever wants too much: messages, connections, guesses.

use super::WIDE;
use crate::raw::{PING, Raw, TEXT, frame};
use crate::siege::Siege;
use std::time::{Duration, Instant};

/// A guess that is too much is not after so long.
const AGAIN: Duration = Duration::from_secs(30);

/// Guesses until that is too much, which it is after two, and sees that it holds. On a machine that stalls meanwhile another guess may have come in, then it is tried again.
fn guess(wrong: &str, mut guess: impl FnMut() -> String, holds: impl Fn() -> bool) {
    let start = Instant::now();
    let come_in = || 2 + start.elapsed().as_secs() / AGAIN.as_secs();
    let mut heard = 0;
    loop {
        let told = guess();
        if told == wrong {
            heard += 1;
            assert!(heard <= come_in(), "{heard} guesses are heard");
            continue;
        }
        assert!(told.ends_with("too-much") && heard >= 2, "{told} after {heard}");
        if holds() {
            return;
        }
        assert!(heard < come_in(), "it is heard what comes after {heard} guesses");
    }
}

#[test]
fn too_much_is_too_much() {
    let options = [
        "--requests-per-minute=100000",
        // More than anybody says who plays, and less than the slowest machine can hear.
        "--messages-per-second=250",
        "--connections=40",
        "--connections-per-guest=5",
        "--people-per-table=4",
        "--wrong-per-minute=2",
    ];
    let siege = Siege::begin("hostile-many", &options);
    let guest = siege.guest("Mallory");
    let code = siege.table(&guest);
    let enter = |token: &str| Raw::at_table(&siege.serving, &code, token);

    // Messages.
    let mut flood = enter(&guest.token).unwrap();
    flood.say(frame(TEXT, br#"{"type":"command","id":7,"do":"resume"}"#).repeat(5000));
    // Whichever is full first: what he may say, or what waits for him to be read.
    let end = flood.end();
    assert!(["too-much", "again"].contains(&end.as_str()), "{end}");
    let mut pings = enter(&guest.token).unwrap();
    pings.say(frame(PING, b"").repeat(5000));
    assert_eq!(pings.end(), "too-much");

    // A hundred connections of one guest,
    let mut come_in: Vec<Raw> = Vec::new();
    let mut refused = Vec::new();
    for _ in 0..100 {
        match enter(&guest.token) {
            Ok(raw) => come_in.push(raw),
            Err(why) => refused.push(why),
        }
    }
    assert_eq!((come_in.len(), refused.len()), (5, 95));
    assert!(refused.iter().all(|why| why == "too-much"), "{refused:?}");
    // more people than have room at a table,
    let others: Vec<Result<Raw, String>> = (0..5).map(|_| enter(&siege.guest("Eve").token)).collect();
    let full: Vec<&str> = others
        .iter()
        .filter_map(|came| came.as_ref().err())
        .map(String::as_str)
        .collect();
    assert_eq!(full, ["full", "full"]);
    // (though whoever belongs to it is let in again)
    come_in.pop();
    let start = Instant::now();
    while let Err(why) = enter(&guest.token).map(|raw| come_in.push(raw)) {
        assert_eq!(why, "too-much", "his connection before is still there");
        assert!(start.elapsed() < Duration::from_mins(5), "he is never let in");
    }
    // and more connections than there can be.
    let idle: Vec<Raw> = (0..60).map(|_| Raw::to(&siege.serving)).collect();
    let full = siege.told(|serving| Err::<(), _>(Raw::ask(serving, "GET /api/tables HTTP/1.1\r\nhost: here\r\n\r\n")));
    assert_eq!(full.unwrap_err(), "503 full");
    // As soon as they go, there is room again.
    drop((idle, others, come_in));
    let start = Instant::now();
    while Raw::ask(&siege.serving, "GET /api/tables HTTP/1.1\r\nhost: here\r\n\r\n") != "200" {
        assert!(start.elapsed() < Duration::from_mins(5), "it stays full");
    }

    // Secrets cannot be guessed: after a few wrong ones nobody hears that another is wrong. Whoever has a right one does not suffer for it.
    let unknown = "0123456789ab".repeat(4);
    let wrong = |secret: &str| enter(secret).err().unwrap();
    let mut secrets = ["0123", &unknown].into_iter().cycle();
    guess(
        "unknown-guest",
        || wrong(secrets.next().unwrap()),
        || ["0123", &unknown].iter().all(|secret| wrong(secret) == "too-much"),
    );
    let me = format!(
        "GET /api/me HTTP/1.1\r\nhost: here\r\nauthorization: Bearer {}\r\n\r\n",
        guest.token
    );
    assert_eq!(Raw::ask(&siege.serving, me), "200");
    // Nor can codes: after a few wrong ones even right ones are not heard.
    let code_of = |code: &str| {
        let asked = format!("GET /api/tables/{code} HTTP/1.1\r\nhost: here\r\n\r\n");
        Raw::ask(&siege.serving, asked)
    };
    assert_eq!(code_of(&code), "200");
    let eve = siege.guest("Eve");
    guess(
        "404 no-such-table",
        || code_of("bado-keli-mora"),
        || code_of(&code) == "429 too-much" && enter(&eve.token).err().as_deref() == Some("too-much"),
    );
    siege.end();
}

#[test]
fn one_address_cannot_take_all_connections() {
    let tables = "GET /api/tables HTTP/1.1\r\nhost: here\r\n\r\n";
    let siege = Siege::begin(
        "hostile-crowd",
        &[&WIDE[..], &["--connections-per-address=20"]].concat(),
    );
    let come = || siege.told(|serving| Raw::socket(serving, "/api/lobby", ""));
    siege.all_are_there();
    // Given somebody who takes what he can get, as nobody or in silence,
    let mut crowd: Vec<Raw> = Vec::new();
    let refused = loop {
        match come() {
            Ok(mut raw) => {
                let told = raw.hear().unwrap();
                assert!(told.starts_with(r#"{"type":"tables""#), "{told}");
                crowd.push(raw);
            }
            Err(why) => break why,
        }
        crowd.push(Raw::to(&siege.serving));
        assert!(crowd.len() <= 20, "nobody is refused");
    };
    // then he hears why there is no more, whatever he asks,
    assert_eq!(refused, "429 too-much");
    let refused = siege.told(|serving| {
        let mut raw = Raw::to(serving);
        raw.say(tables);
        let (status, told) = raw.answer();
        if status == "nothing" {
            Err(status)
        } else {
            Ok((status, told))
        }
    });
    let (status, told) = refused.unwrap();
    assert_eq!(status, "429");
    let text = "too many connections come from your address: close some of them";
    assert!(told.contains(text), "{told}");
    // but not before he has asked: many a program takes an answer to nothing for nonsense,
    let start = Instant::now();
    let mut slow = Raw::to(&siege.serving);
    slow.say("GET /api/tables HTTP/1.1\r\n");
    assert!(slow.is_silent() || start.elapsed() > Duration::from_secs(2));
    slow.say("host: here\r\n\r\n");
    let (status, _) = slow.answer();
    assert!(status == "429" || start.elapsed() > Duration::from_secs(2), "{status}");
    // those who are there are not disturbed,
    for raw in crowd.iter_mut().step_by(2) {
        assert!(raw.is_answered());
    }
    // and however one of his ends, there is room for another.
    for _ in ["a socket", "silence"] {
        crowd.remove(0);
        let start = Instant::now();
        while Raw::ask(&siege.serving, tables) != "200" {
            assert!(start.elapsed() < Duration::from_mins(5), "it stays full");
        }
        // A request that was answered holds its connection no longer, once it is gone.
        while Raw::socket(&siege.serving, "/api/lobby", "")
            .map(|raw| crowd.push(raw))
            .is_err()
        {
            assert!(start.elapsed() < Duration::from_mins(5), "it stays full");
        }
    }
    // Who was silent for long is gone by himself: as soon as there is no room, it is said again.
    let refused = loop {
        match come() {
            Ok(raw) => crowd.push(raw),
            Err(why) => break why,
        }
        assert!(crowd.len() <= 40, "nobody is refused");
    };
    assert_eq!(refused, "429 too-much");
    drop(crowd);
    let start = Instant::now();
    while Raw::ask(&siege.serving, tables) != "200" {
        assert!(start.elapsed() < Duration::from_mins(5), "it stays full");
    }
    assert!(siege.count("reihum_limited_total") >= 3);
    siege.end();
}

#[test]
fn behind_a_proxy_everybody_has_connections_of_his_own() {
    let options = ["--connections-per-address=20", "--behind-proxy"];
    let siege = Siege::begin("hostile-proxy", &[&WIDE[..], &options].concat());
    let come = |from: &str| Raw::socket(&siege.serving, "/api/lobby", &format!("x-forwarded-for: {from}\r\n"));
    siege.all_are_there();
    // Given somebody who takes what he can get,
    let mut crowd: Vec<Raw> = (0..20).map(|_| come("203.0.113.5").ok().unwrap()).collect();
    // then he has no more, others have,
    assert_eq!(come("203.0.113.5").err().unwrap(), "429 too-much");
    assert!(come("203.0.113.6").is_ok());
    // a proxy may have many connections on which nothing is asked,
    let _silent: Vec<Raw> = (0..30).map(|_| Raw::to(&siege.serving)).collect();
    assert!(come("203.0.113.6").is_ok());
    // and when one of his ends, there is room for another.
    crowd.pop();
    let start = Instant::now();
    while come("203.0.113.5").map(|raw| crowd.push(raw)).is_err() {
        assert!(start.elapsed() < Duration::from_mins(5), "it stays full");
    }
    siege.end();
}
