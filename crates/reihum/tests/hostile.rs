//! Whatever is said to a server, it refuses with a reason where one can be given, and people at another table do not notice.

#![cfg(unix)]
#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
#[path = "hostile/crowd.rs"]
mod crowd;
#[path = "hostile/raw.rs"]
mod raw;
mod serving;
#[path = "hostile/siege.rs"]
mod siege;

use expect_test::expect;
use raw::{BINARY, FIRST, LAST, MORE, PING, RESERVED, Raw, frame, hello};
use siege::Siege;
use std::fmt::Write as _;
use std::thread;
use std::time::{Duration, Instant};

/// Limits that are out of the way.
const WIDE: [&str; 3] = [
    "--requests-per-minute=100000",
    "--messages-per-second=100000",
    "--guests-per-minute=100000",
];

fn post(path: &str, body: &str) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nhost: here\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
}

#[test]
#[expect(clippy::too_many_lines, reason = "it is a list")]
fn requests_that_are_none() {
    let siege = Siege::begin("hostile-requests", &[&WIDE[..], &["--wrong-per-minute=1000"]].concat());
    let token = siege.guest("Mallory").token;
    let as_guest =
        |request: String| request.replacen("host: here", &format!("host: here\r\nauthorization: Bearer {token}"), 1);
    let get = |path: &str| format!("GET {path} HTTP/1.1\r\nhost: here\r\n\r\n");
    let named = |name: &str| post("/api/guests", &format!(r#"{{"name":"{name}"}}"#));
    let asked = [
        ("no words", "\u{16}\u{3}\u{1}\r\n\r\n".into()),
        ("an older version", "GET /healthz HTTP/1.0\r\n\r\n".into()),
        ("a method", "DELETE /api/tables HTTP/1.1\r\nhost: here\r\n\r\n".into()),
        ("a path", get("/api/nothing")),
        ("up and out", get("/api/tables/..%2f..%2fetc%2fpasswd")),
        ("half a percent", get("/api/tables/%f")),
        ("no letters", get("/api/tables/%ff%fe")),
        ("a code", get("/api/tables/bado-keli-mora")),
        ("a long path", get(&format!("/{}", "a".repeat(20_000)))),
        (
            "many headers",
            get(&format!("/ HTTP/1.1\r\n{}x: y", "a: b\r\n".repeat(200))),
        ),
        (
            "a long header",
            format!("GET / HTTP/1.1\r\nhost: here\r\na: {}\r\n\r\n", "b".repeat(100_000)),
        ),
        (
            "a long body",
            post("/api/guests", &format!(r#"{{"name":"{}"}}"#, "a".repeat(20_000))),
        ),
        (
            "a longer body to come",
            "POST /api/guests HTTP/1.1\r\nhost: here\r\ncontent-length: 99999999999\r\n\r\n{".into(),
        ),
        ("no body", post("/api/guests", "")),
        ("half a body", post("/api/guests", r#"{"name":"#)),
        ("another type", post("/api/guests", r#"{"name":7}"#)),
        ("deep nesting", post("/api/guests", &"[".repeat(10_000))),
        ("a name of nothing", named("  ")),
        ("a name that turns back", named("\u{202e}annA")),
        ("a name with an escape", named(r"\u001b[2J")),
        ("a long name", named(&"a".repeat(41))),
        ("nobody", get("/api/me")),
        (
            "a wrong secret",
            get("/api/me").replace("host: here", "host: here\r\nauthorization: Bearer 0123"),
        ),
        ("a game", as_guest(post("/api/tables", r#"{"game":"chess"}"#))),
        (
            "a field",
            as_guest(post("/api/tables", r#"{"game":"solo","god-mode":true}"#)),
        ),
        ("seats", as_guest(post("/api/tables", r#"{"game":"solo","seats":99}"#))),
        (
            "a mode",
            as_guest(post("/api/tables", r#"{"game":"solo","mode":"race clock=1"}"#)),
        ),
        (
            "a bot that thinks for ever",
            as_guest(post("/api/tables", r#"{"game":"solo","stand-in":"master:1000000000"}"#)),
        ),
        (
            "a clock that waits for nobody",
            as_guest(post("/api/tables", r#"{"game":"skipbo","clock":"0","between":"0"}"#)),
        ),
        (
            "rules",
            as_guest(post("/api/tables", r#"{"game":"solo","rules":"mine"}"#)),
        ),
        ("a page of a history", as_guest(get("/api/me/history?before=yesterday"))),
        ("a match of others", as_guest(get("/api/matches/1/1/record"))),
        (
            "a large number",
            as_guest(get("/api/matches/99999999999999999999/1/record")),
        ),
        ("a socket without one", get("/api/lobby")),
    ];
    let mut told = String::new();
    for (what, request) in asked {
        writeln!(told, "{what}: {}", Raw::ask(&siege.serving, request)).unwrap();
    }
    for origin in ["https://evil.example", "null", "http://here:81"] {
        let socket = Raw::socket(&siege.serving, "/api/lobby", &format!("origin: {origin}\r\n"));
        writeln!(told, "a page of {origin}: {}", socket.err().unwrap()).unwrap();
    }
    expect![[r#"
        no words: 400
        an older version: 200
        a method: 405 not-so
        a path: 404 nothing-here
        up and out: 404 no-such-table
        half a percent: 404 no-such-table
        no letters: 404 no-such-table
        a code: 404 no-such-table
        a long path: 431
        many headers: 431
        a long header: 431
        a long body: 413 unreadable
        a longer body to come: 413 unreadable
        no body: 400 unreadable
        half a body: 400 unreadable
        another type: 400 unreadable
        deep nesting: 400 unreadable
        a name of nothing: 422 bad-name
        a name that turns back: 422 bad-name
        a name with an escape: 422 bad-name
        a long name: 422 bad-name
        nobody: 401 unknown-guest
        a wrong secret: 401 unknown-guest
        a game: 422 bad-table
        a field: 400 unreadable
        seats: 422 bad-table
        a mode: 422 bad-table
        a bot that thinks for ever: 422 bad-table
        a clock that waits for nobody: 422 bad-table
        rules: 422 bad-table
        a page of a history: 400 unreadable
        a match of others: 404 no-such-match
        a large number: 404 no-such-match
        a socket without one: 426 no-socket
        a page of https://evil.example: 403 foreign-origin
        a page of null: 403 foreign-origin
        a page of http://here:81: 403 foreign-origin
    "#]]
    .assert_eq(&told);
    // Several at once, without waiting for an answer, are answered one after the other.
    let mut raw = Raw::to(&siege.serving);
    raw.say(get("/healthz").repeat(3) + &get("/nothing"));
    let statuses: Vec<String> = (0..4).map(|_| raw.answer().0).collect();
    assert_eq!(statuses, ["200", "200", "200", "404"]);
    siege.end();
}

/// One message, in parts.
fn parts(message: &[u8], size: usize) -> Vec<u8> {
    let chunks: Vec<&[u8]> = message.chunks(size).collect();
    let last = chunks.len() - 1;
    let kind = |place| match place {
        0 => FIRST,
        place if place == last => LAST,
        _ => MORE,
    };
    chunks
        .iter()
        .enumerate()
        .flat_map(|(place, chunk)| frame(kind(place), chunk))
        .collect()
}

#[test]
#[expect(clippy::too_many_lines, reason = "it is a list")]
fn messages_that_are_none() {
    let siege = Siege::begin("hostile-messages", &WIDE);
    let guest = siege.guest("Mallory");
    let code = siege.table(&guest);
    let command = |text: &str| {
        frame(
            raw::TEXT,
            format!(r#"{{"type":"command","id":7,"do":{text}}}"#).as_bytes(),
        )
    };
    let text = |text: &str| frame(raw::TEXT, text.as_bytes());
    let long = format!(r#"{{"type":"command","id":7,"do":{{"act":"{}"}}}}"#, "r".repeat(17_000));
    let anything = [
        ("no JSON", text("hello")),
        ("half of it", text(r#"{"type":"comm"#)),
        ("no object", text("[1,2,3]")),
        ("no type", text("{}")),
        ("a type of something else", text(r#"{"type":7}"#)),
        ("deep nesting", text(&"[".repeat(16_000))),
        ("no text", frame(BINARY, b"\x00\x01")),
        ("no letters", frame(raw::TEXT, b"{\"type\":\"\xff\xfe\"}")),
        (
            "no letters, in parts",
            [frame(FIRST, b"\xc3"), frame(LAST, b"(")].concat(),
        ),
        ("too long", text(&long)),
        ("too long, in parts", parts(long.as_bytes(), 1000)),
        ("endless, as it says", [&[0x81, 0xff][..], &[0x7f; 8], &[0; 4]].concat()),
        ("a kind that is none", frame(RESERVED, b"?")),
        ("not masked", vec![0x81, 2, b'{', b'}']),
        ("an end without a beginning", frame(LAST, b"{}")),
    ];
    let later = [
        ("no such wish", command(r#""fly""#)),
        ("a wish of another type", command(r#"{"sit":"first"}"#)),
        ("a seat below nothing", command(r#"{"sit":-1}"#)),
        (
            "a number that is too large",
            text(r#"{"type":"command","id":9007199254740992,"do":"stand"}"#),
        ),
        (
            "a number with a point",
            text(r#"{"type":"command","id":1.5,"do":"stand"}"#),
        ),
    ];
    let first = [
        ("a command first", command(r#""stand""#)),
        ("another version", text(r#"{"type":"hello","protocol":9}"#)),
        ("nobody", text(r#"{"type":"hello","protocol":1}"#)),
        ("a wrong secret", text(&hello("0123"))),
    ];
    let mut told = String::from("first of all\n");
    for (what, bytes) in anything.iter().chain(&first) {
        let mut raw = Raw::socket(&siege.serving, &format!("/api/tables/{code}/socket"), "")
            .ok()
            .unwrap();
        raw.say(bytes);
        writeln!(told, "  {what}: {}", raw.end()).unwrap();
    }
    told.push_str("to the list of tables\n");
    for (what, bytes) in &anything[6..] {
        let mut raw = Raw::socket(&siege.serving, "/api/lobby", "").ok().unwrap();
        raw.say(bytes);
        writeln!(told, "  {what}: {}", raw.end()).unwrap();
    }
    told.push_str("after a hello\n");
    for (what, bytes) in anything.iter().chain(&later) {
        let mut raw = Raw::at_table(&siege.serving, &code, &guest.token).ok().unwrap();
        raw.say(bytes);
        writeln!(told, "  {what}: {}", raw.end()).unwrap();
    }
    expect![[r#"
        first of all
          no JSON: no-hello
          half of it: no-hello
          no object: no-hello
          no type: no-hello
          a type of something else: no-hello
          deep nesting: no-hello
          no text: unreadable
          no letters: unreadable
          no letters, in parts: unreadable
          too long: unreadable
          too long, in parts: unreadable
          endless, as it says: unreadable
          a kind that is none: unreadable
          not masked: unreadable
          an end without a beginning: unreadable
          a command first: no-hello
          another version: version
          nobody: unknown-guest
          a wrong secret: unknown-guest
        to the list of tables
          no text: unreadable
          no letters: unreadable
          no letters, in parts: unreadable
          too long: unreadable
          too long, in parts: unreadable
          endless, as it says: unreadable
          a kind that is none: unreadable
          not masked: unreadable
          an end without a beginning: unreadable
        after a hello
          no JSON: unreadable
          half of it: unreadable
          no object: unreadable
          no type: unreadable
          a type of something else: unreadable
          deep nesting: unreadable
          no text: unreadable
          no letters: unreadable
          no letters, in parts: unreadable
          too long: unreadable
          too long, in parts: unreadable
          endless, as it says: unreadable
          a kind that is none: unreadable
          not masked: unreadable
          an end without a beginning: unreadable
          no such wish: unreadable
          a wish of another type: unreadable
          a seat below nothing: unreadable
          a number that is too large: unreadable
          a number with a point: unreadable
    "#]]
    .assert_eq(&told);

    // What can be answered is, and nothing is over: also in parts, and after a second hello, or something that is not known yet.
    let mut raw = Raw::at_table(&siege.serving, &code, &guest.token).ok().unwrap();
    raw.text(hello("0123"));
    raw.text(r#"{"type":"dance","how":["fast"]}"#);
    let mut became = String::new();
    for wish in [
        r#"{"sit":0}"#,
        r#"{"sit":11}"#,
        r#"{"sit":18446744073709551615}"#,
        r#"{"act":""}"#,
        r#"{"act":"r5"}"#,
        r#"{"throw":"\u0000"}"#,
        r#"{"ready":"short"}"#,
        r#"{"set":"seats=99"}"#,
        r#"{"put-bot":{"seat":1,"bot":"god"}}"#,
        r#"{"put-bot":{"seat":2,"bot":"master:1000000000"}}"#,
        r#"{"set":"seats=3 mode=race clock=off question=0 pace=0+0 grace=0 stand-in=club:40001 between=off rules=modern"}"#,
        r#"{"remove":99}"#,
        r#"{"impose":"9"}"#,
        r#""start""#,
        r#""resume""#,
    ] {
        raw.say(command(wish));
        writeln!(became, "{wish}: {}", raw.became()).unwrap();
    }
    raw.say(parts(br#"{"type":"command","id":8,"do":{"sit":1}}"#, 3));
    writeln!(became, "in parts: {}", raw.became()).unwrap();
    expect![[r#"
        {"sit":0}: refused unreadable
        {"sit":11}: refused unreadable
        {"sit":18446744073709551615}: refused unreadable
        {"act":""}: refused unreadable
        {"act":"r5"}: refused not-seated
        {"throw":"\u0000"}: refused unreadable
        {"ready":"short"}: refused unreadable
        {"set":"seats=99"}: refused unreadable
        {"put-bot":{"seat":1,"bot":"god"}}: refused unreadable
        {"put-bot":{"seat":2,"bot":"master:1000000000"}}: refused budget
        {"set":"seats=3 mode=race clock=off question=0 pace=0+0 grace=0 stand-in=club:40001 between=off rules=modern"}: refused budget
        {"remove":99}: refused no-such-guest
        {"impose":"9"}: refused unreadable
        "start": refused free-seats
        "resume": refused not-paused
        in parts: done
    "#]]
    .assert_eq(&became);
    siege.end();
}

#[test]
fn what_is_wrong_is_told_in_words_for_people() {
    let siege = Siege::begin("hostile-words", &WIDE);
    let guest = siege.guest("Mallory");
    let code = siege.table(&guest);
    let as_guest = format!("host: here\r\nauthorization: Bearer {}", guest.token);
    let get = |path: &str| format!("GET {path} HTTP/1.1\r\nhost: here\r\n\r\n");
    let text = |body: &str| raw::field(body, "text").unwrap();
    let mut told = String::new();
    for request in [
        get("/api/me/history?limit=many"),
        get("/api/me/history?limit=-1"),
        get("/api/me/history?before=1&before=2"),
        post("/api/tables", r#"{"game":"solo","seats":-1}"#),
    ] {
        let mut raw = Raw::to(&siege.serving);
        raw.say(request.replacen("host: here", &as_guest, 1));
        writeln!(told, "{}", text(&raw.answer().1)).unwrap();
    }
    for message in [
        frame(raw::TEXT, br#"{"type":"command","id":7,"do":{"sit":-1}}"#),
        frame(raw::TEXT, &b"a".repeat(17_000)),
        frame(RESERVED, b"?"),
    ] {
        let mut raw = Raw::at_table(&siege.serving, &code, &guest.token).ok().unwrap();
        raw.say(message);
        while let Some(heard) = raw.hear() {
            if heard.starts_with(r#"{"type":"bye""#) {
                writeln!(told, "{}", text(&heard)).unwrap();
            }
        }
    }
    expect![[r#"
        `limit` is how many matches you want, from 0 to 100
        `limit` is how many matches you want, from 0 to 100
        a page has `before` and `limit`, each at most once
        that is no request: invalid value: integer `-1`, expected a whole number not below 0 at line 1 column 25
        that is no message: invalid value: integer `-1`, expected a whole number not below 0
        messages are texts of at most 16384 bytes, framed as WebSockets are
        messages are texts of at most 16384 bytes, framed as WebSockets are
    "#]]
    .assert_eq(&told);
    siege.end();
}

#[test]
fn whoever_takes_his_time_is_not_waited_for() {
    let siege = Siege::begin("hostile-slow", &WIDE);
    let guest = siege.guest("Mallory");
    let code = siege.table(&guest);
    let socket = || {
        Raw::socket(&siege.serving, &format!("/api/tables/{code}/socket"), "")
            .ok()
            .unwrap()
    };
    let trickle = |mut raw: Raw, text: String| {
        for byte in text.bytes() {
            if !raw.say([byte]) {
                break;
            }
            thread::sleep(Duration::from_millis(700));
        }
        raw.answer().0
    };
    let start = Instant::now();
    thread::scope(|scope| {
        // A connection on which nothing is said,
        let silent = scope.spawn(|| Raw::to(&siege.serving).answer().0);
        // headers that come one letter at a time,
        let header = scope.spawn(|| trickle(Raw::to(&siege.serving), "GET / HTTP/1.1\r\n".repeat(3)));
        // a body that does,
        let body = scope.spawn(|| {
            let mut raw = Raw::to(&siege.serving);
            raw.say("POST /api/guests HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\n");
            trickle(raw, r#"{"name":"Mallory Mallory Mal"#.into())
        });
        // and sockets on which nothing is said, or only that somebody is there.
        let mute = scope.spawn(|| socket().end());
        let pings = scope.spawn(|| {
            let mut raw = socket();
            for _ in 0..15 {
                raw.frame(PING, "?");
                thread::sleep(Duration::from_secs(1));
            }
            raw.end()
        });
        // All of them are ended after a while, with a reason where there is somebody to hear it.
        assert_eq!(silent.join().unwrap(), "nothing");
        assert!(["nothing", "408"].contains(&header.join().unwrap().as_str()));
        assert_eq!(body.join().unwrap(), "408");
        assert_eq!(mute.join().unwrap(), "no-hello");
        assert_eq!(pings.join().unwrap(), "no-hello");
    });
    assert!(start.elapsed() < raw::LONG, "{:?}", start.elapsed());
    siege.end();
}

#[cfg(target_os = "linux")]
#[test]
fn whoever_does_not_read_is_cut_off_and_costs_no_memory() {
    let siege = Siege::begin("hostile-deaf", &WIDE);
    let guest = siege.guest("Mallory");
    // What playing takes is taken by then.
    siege.a_match_is_played();
    let before = siege.memory();
    // Given some who look on at the table where people play, and read nothing: few, as the system keeps megabytes for each of them first,
    let mut deaf: Vec<Raw> = (0..3)
        .map(|_| {
            Raw::at_table(&siege.serving, &siege.seating.code, &guest.token)
                .ok()
                .unwrap()
        })
        .collect();
    // when they ask for more and more answers,
    let command = frame(raw::TEXT, br#"{"type":"command","id":7,"do":{"act":"nonsense"}}"#).repeat(100);
    let start = Instant::now();
    let mut gone = [false; 3];
    // then they are cut off, because too much waits for them or because they took nothing for too long, whichever is first,
    while siege.count("reihum_too_slow_total") < 3 && gone.contains(&false) {
        for (raw, gone) in deaf.iter_mut().zip(&mut gone) {
            *gone = *gone || !raw.press(&command);
        }
        assert!(start.elapsed() < Duration::from_mins(5), "nobody is cut off");
    }
    // and nothing of it is kept for them.
    let grown = siege.memory().saturating_sub(before);
    assert!(grown < 40, "the server has {grown} MB more than before");
    drop(deaf);
    siege.end();
}

#[test]
fn with_a_stolen_link_one_can_look_and_nothing_else() {
    let siege = Siege::begin("hostile-link", &WIDE);
    let host = siege.guest("Anna");
    let code = siege.table(&host);
    let mut anna = Raw::at_table(&siege.serving, &code, &host.token).ok().unwrap();
    for (id, wish) in (1..).zip([
        r#"{"sit":1}"#,
        r#"{"put-bot":{"seat":2,"bot":"greedy"}}"#,
        r#"{"put-bot":{"seat":3,"bot":"greedy"}}"#,
        r#""start""#,
    ]) {
        anna.text(format!(r#"{{"type":"command","id":{id},"do":{wish}}}"#));
        assert_eq!(anna.became(), "done", "{wish}");
    }
    let thief = siege.guest("Mallory");
    let mut raw = Raw::at_table(&siege.serving, &code, &thief.token).ok().unwrap();
    let mut became = String::new();
    for wish in [
        r#"{"sit":1}"#,
        r#""stand""#,
        r#"{"ready":null}"#,
        r#""unready""#,
        r#"{"act":"draw"}"#,
        r#"{"throw":"r5"}"#,
        r#"{"put-bot":{"seat":2,"bot":"greedy"}}"#,
        r#"{"take-bot":2}"#,
        r#""start""#,
        r#""pause""#,
        r#""resume""#,
        r#"{"remove":1}"#,
        r#"{"hand-over":1}"#,
        r#"{"impose":"draw"}"#,
        r#""end""#,
    ] {
        raw.text(format!(r#"{{"type":"command","id":7,"do":{wish}}}"#));
        writeln!(became, "{wish}: {}", raw.became()).unwrap();
    }
    expect![[r#"
        {"sit":1}: refused match-runs
        "stand": refused match-runs
        {"ready":null}: refused deal-runs
        "unready": refused deal-runs
        {"act":"draw"}: refused not-seated
        {"throw":"r5"}: refused not-seated
        {"put-bot":{"seat":2,"bot":"greedy"}}: refused not-the-host
        {"take-bot":2}: refused not-the-host
        "start": refused not-the-host
        "pause": refused not-the-host
        "resume": refused not-the-host
        {"remove":1}: refused not-the-host
        {"hand-over":1}: refused not-the-host
        {"impose":"draw"}: refused not-the-host
        "end": refused not-the-host
    "#]]
    .assert_eq(&became);
    // Nor can he say that he is somebody else: who one is says the secret alone.
    let number = host.number;
    raw.text(format!(
        r#"{{"type":"command","id":8,"guest":{number},"name":"Anna","do":"pause"}}"#
    ));
    assert_eq!(raw.became(), "refused not-the-host");
    let mut raw = Raw::socket(&siege.serving, &format!("/api/tables/{code}/socket"), "")
        .ok()
        .unwrap();
    raw.text(format!(
        r#"{{"type":"hello","protocol":1,"token":"{}","guest":{number},"name":"Anna"}}"#,
        thief.token
    ));
    raw.text(r#"{"type":"command","id":9,"do":"pause"}"#);
    assert_eq!(raw.became(), "refused not-the-host");
    for secret in [number.to_string(), "Anna".into(), format!("{}.{}", number, thief.token)] {
        assert_eq!(
            Raw::at_table(&siege.serving, &code, &secret).err().unwrap(),
            "unknown-guest"
        );
    }
    // Whoever has the secret is heard, and nothing was paused before.
    anna.text(r#"{"type":"command","id":99,"do":"pause"}"#);
    assert_eq!(anna.became(), "done");
    siege.end();
}
