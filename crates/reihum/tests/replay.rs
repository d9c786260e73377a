//! `reihum replay`: what it prints about records that are true, damaged, foreign or still running.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::{Done, Folder, program};
use expect_test::{Expect, expect};
use game::record::seal;
use std::io::Write;
use std::process::Stdio;

/// A match of one deal, which docs/NOTATION.md explains.
const EXAMPLE: &str = include_str!("../../solo/tests/records/example.record");

/// A match of SKIP-BO of one deal.
const SKIPBO: &str = include_str!("../../skipbo/tests/records/committed.record");

/// What is said about a file; nothing else may be printed.
fn told(test: &str, content: impl AsRef<[u8]>) -> String {
    let folder = Folder::new(&format!("replay-{test}")).with("a.record", content);
    let done = folder.run(&["replay", "--quiet", "a.record"]);
    assert_eq!((done.out.as_str(), done.err.lines().count()), ("", 1), "{}", done.err);
    format!("{}exit code {}\n", done.err, done.code)
}

/// The example with something replaced and all checksums put right.
fn forged(from: &str, to: &str) -> String {
    assert!(EXAMPLE.contains(from), "nothing to replace: {from}");
    seal(&EXAMPLE.replacen(from, to, 1))
}

fn check<const N: usize>(files: [(&str, Vec<u8>); N], expected: &Expect) {
    let told = files.map(|(test, content)| told(test, content));
    expected.assert_eq(&told.concat());
}

#[test]
fn a_true_record_is_told_and_verified() {
    let done = Folder::new("replay-true")
        .with("a.record", EXAMPLE)
        .run(&["replay", "a.record", "--lang", "en"]);
    // What happened is indented, and others look after those sentences.
    let (happened, done_by): (Vec<&str>, Vec<&str>) = done.out.lines().partition(|line| line.starts_with("    "));
    assert!(
        happened.len() >= 25 && happened.iter().any(|line| line.contains("Anna")),
        "{}",
        done.out
    );
    expect![[r#"
        solo, modern limit=1: Anna (seat 1), seat 2, Bo (seat 3)

        deal 1, dealt by Bo (seat 3)
        1: F=g
        2: draw
        2: A
        1: Py
        3: decline
        2: y7
        3: draw
        3: pass
        1: y2
        2: y6
        3: F=b
        1: Pr
        2: rR
        1: gR
        2: bR
        1: draw
        1: F=r
        3: draw
        3: r5
        2: rG>1:r3,rD!
        1: decline
        1: draw
        1: pass
        3: r7
        2: W
        totals 44 0 156

        verified: 1 deal, 25 actions, the match is won by seat 2
    "#]]
    .assert_eq(&(done_by.join("\n") + "\n"));
    assert_eq!((done.code, done.err.as_str()), (0, ""));
}

#[test]
fn it_is_told_in_any_language() {
    let folder = Folder::new("replay-languages").with("a.record", EXAMPLE);
    let told = ["de", "en", "fr", "nl", "it"].map(|lang| folder.run(&["replay", "a.record", "--lang", lang]).out);
    for (i, text) in told.iter().enumerate() {
        assert!(text.contains("Anna") && text.contains("\n3: draw\n"), "{text}");
        assert!(!told[..i].contains(text), "two languages say the same: {text}");
    }
}

#[test]
fn skipbo_is_told_too() {
    let folder = Folder::new("replay-skipbo").with("a.record", SKIPBO);
    expect![[r#"
        skipbo, standard stock=2 limit=30: Anna (seat 1), seat 2, Bo (seat 3)

        deal 1, dealt by Bo (seat 3)
            Bo deals 2 cards to every stock pile.
            On the stock piles: Anna (joker), seat 2 (joker), Bo (1).
            Anna is next and draws 5 cards (2, 4, 6, 12 and joker).
        1: Js>1
            Anna plays a joker from the stock pile as 1 on building pile 1; the stock pile now shows a 4.
        1: 2>1
            Anna plays a 2 on building pile 1.
        1: J>4
            Anna plays a joker as 1 on building pile 4.
        1: 12>d4
            Anna puts a 12 on discard pile D; seat 2 is next and draws 5 cards (5, 7, 7, 10 and joker).
        2: Js>2
            Seat 2 plays a joker from the stock pile as 1 on building pile 2; the stock pile now shows a 1.
        2: 1s>3
            Seat 2 plays a 1 from the stock pile on building pile 3; the stock pile is used up.
            Seat 2 wins the game; that is worth 40 points.
        totals 0 40 0

        verified: 1 deal, 6 actions, the match is won by seat 2
        exit code 0
    "#]]
    .assert_eq(&folder.run(&["replay", "a.record", "--lang", "en"]).page());
    expect![[r#"
        skipbo, standard stock=2 limit=30: Anna (Spieler 1), Spieler 2, Bo (Spieler 3)

        Runde 1, Bo (Spieler 3) gibt
            Bo gibt: 2 Karten für jeden Spielerstapel.
            Oben auf den Spielerstapeln: Anna (Joker), Spieler 2 (Joker), Bo (1).
            Anna ist dran und zieht 5 Karten (2, 4, 6, 12 und Joker).
        1: Js>1
            Anna legt einen Joker vom Spielerstapel als 1 auf Ablegestapel 1; der Spielerstapel zeigt jetzt eine 4.
        1: 2>1
            Anna legt eine 2 auf Ablegestapel 1.
        1: J>4
            Anna legt einen Joker als 1 auf Ablegestapel 4.
        1: 12>d4
            Anna legt eine 12 auf Hilfsstapel D; Spieler 2 ist dran und zieht 5 Karten (5, 7, 7, 10 und Joker).
        2: Js>2
            Spieler 2 legt einen Joker vom Spielerstapel als 1 auf Ablegestapel 2; der Spielerstapel zeigt jetzt eine 1.
        2: 1s>3
            Spieler 2 legt eine 1 vom Spielerstapel auf Ablegestapel 3; der Spielerstapel ist leer.
            Spieler 2 gewinnt die Runde; dafür gibt es 40 Punkte.
        Stand 0 40 0

        geprüft: 1 Runde, 6 Aktionen, die Partie hat Spieler 2 gewonnen
        exit code 0
    "#]]
    .assert_eq(&folder.run(&["replay", "a.record", "--lang", "de"]).page());
}

#[test]
fn quietly_it_says_one_thing() {
    let folder = Folder::new("replay-quiet").with("a.record", EXAMPLE);
    expect![[r#"
        verified: 1 deal, 25 actions, the match is won by seat 2
        exit code 0
    "#]]
    .assert_eq(&folder.run(&["replay", "-q", "a.record"]).page());
}

#[test]
fn machines_get_one_document() {
    let folder = Folder::new("replay-json")
        .with("a.record", EXAMPLE)
        .with("b.record", forged("3: r5", "3: r6"))
        .with("c.record", "something else\n");
    let json = |file: &str| {
        let done = folder.run(&["replay", "--json", file]);
        assert_eq!(done.err, "");
        (done.code, serde_json::from_str::<serde_json::Value>(&done.out).unwrap())
    };
    let (code, good) = json("a.record");
    assert_eq!((code, &good["verified"], &good["error"]), (0, &true.into(), &().into()));
    assert_eq!((&good["game"], &good["names"][2]), (&"solo".into(), &"Bo".into()));
    let deal = &good["deals"][0];
    assert_eq!(deal["actions"].as_array().unwrap().len(), 25);
    assert_eq!(
        (&deal["actions"][0]["action"], &deal["actions"][0]["line"]),
        (&"F=g".into(), &14.into())
    );
    assert_eq!(deal["actions"][0]["events"][0], "played 1 F");
    assert_eq!(
        (deal["points"][2].as_u64(), deal["totals"][2].as_u64()),
        (Some(156), Some(156))
    );
    assert_eq!(good["winners"], serde_json::json!([2]));

    let (code, bad) = json("b.record");
    assert_eq!(
        (code, &bad["verified"], &bad["error"]["line"]),
        (1, &false.into(), &33.into())
    );
    assert_eq!(bad["deals"][0]["actions"].as_array().unwrap().len(), 18);

    let (code, foreign) = json("c.record");
    assert_eq!(
        (code, &foreign["verified"], &foreign["error"]["line"]),
        (2, &false.into(), &1.into())
    );
    assert_eq!(foreign["deals"], serde_json::Value::Null);

    let (code, missing) = json("d.record");
    assert_eq!(
        (code, &missing["error"]["message"]),
        (2, &"there is no such file".into())
    );
}

#[test]
fn damaged_records_are_told_with_the_line() {
    check(
        [
            ("byte", EXAMPLE.replacen("Anna", "Anne", 1).into()),
            ("checksum", EXAMPLE.replacen("c03f1a6f", "c03f1a6e", 1).into()),
            ("truncated", EXAMPLE[..1000].into()),
            (
                "short",
                seal(&EXAMPLE.lines().take(20).collect::<Vec<_>>().join("\n")).into(),
            ),
            ("illegal", forged("3: r5", "3: r6").into()),
            ("dealer", forged("dealer 3", "dealer 2").into()),
            ("result", forged("points 44", "points 40").into()),
            ("control", forged("Anna", "\u{1b}[2J").into()),
            ("mixed", EXAMPLE.replacen('\n', "\r\n", 2).into()),
        ],
        &expect![[r#"
            error: a.record:6: something was changed here: the checksum of this line is b83e53db, but what stands up to there gives 6c0f1f5c
            exit code 1
            error: a.record:5: something was changed here: the checksum of this line is c03f1a6e, but what stands up to there gives c03f1a6f
            exit code 1
            error: a.record:23: the record breaks off here: the line must end with a line feed, and the last of all begins with `match`
            exit code 1
            error: a.record:20: the record breaks off after this line: there must be an action, a `digest`, or the line `match`
            exit code 1
            error: a.record:33: `3: r6` is not allowed (S-08): you do not hold that card
            exit code 1
            error: a.record:9: seat 3 deals here, not seat 2
            exit code 1
            error: a.record:44: the result of the deal is `points 44 0 156`
            exit code 1
            error: a.record:6: `\u{1b}[2J` cannot be read: a name has 1 to 40 characters, none of them a control character or a mark of writing direction, and no space at its ends
            exit code 1
            error: a.record:3: this line does not end as the first one does: all end with a line feed, or all with carriage return and line feed
            exit code 1
        "#]],
    );
}

#[test]
fn a_damaged_record_is_told_up_to_the_damage() {
    let folder = Folder::new("replay-until").with("a.record", forged("3: r5", "3: r6"));
    let done = folder.run(&["replay", "a.record"]);
    assert!(
        done.out.contains("\n3: draw\n") && !done.out.contains("verified"),
        "{}",
        done.out
    );
    assert_eq!(done.code, 1);
}

#[test]
fn foreign_files_are_told_apart() {
    check(
        [
            ("empty", Vec::new()),
            ("text", b"Dear diary,\n".into()),
            ("binary", vec![0xff; 5000]),
            ("huge", "reihum record 1\n".repeat((16 << 16) + 1).into()),
            ("version", b"reihum record 2\nnobody knows\n".into()),
            ("revision", forged("revision 1", "revision 2").into()),
            ("game", forged("game solo", "game sollo").into()),
        ],
        &expect![[r#"
            error: a.record: an empty text, so no record: the first line of one begins with `reihum record`
            exit code 2
            error: a.record:1: no record: the first line of one begins with `reihum record`
            exit code 2
            error: a.record:1: no record: the first line of one begins with `reihum record`
            exit code 2
            error: a.record: too large for a record: one may have up to 16 MiB
            exit code 2
            error: a.record:1: a record of format 2, and this program reads format 1: a newer one may read it
            exit code 2
            error: a.record:3: played by revision 2 of the rules, which this program does not know: a newer one may know it
            exit code 2
            error: a.record:2: no game is called `sollo` (did you mean `solo`?): there are solo and skipbo
            exit code 2
        "#]],
    );
    let folder = Folder::new("replay-paths").with("folder/a.record", EXAMPLE);
    expect![[r#"
        ! error: missing.record: there is no such file
        exit code 2
        ! error: folder: a folder, not a record
        exit code 2
    "#]]
    .assert_eq(&(folder.run(&["replay", "missing.record"]).page() + &folder.run(&["replay", "folder"]).page()));
}

#[test]
fn standard_input_windows_line_endings_and_hidden_deals_are_read() {
    let piped = |content: &str| {
        let mut command = program();
        command
            .args(["replay", "--quiet", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(content.as_bytes()).unwrap();
        Done::of(&child.wait_with_output().unwrap()).page()
    };
    let running = seal(&format!(
        "{}match unfinished\n",
        &EXAMPLE[..EXAMPLE.find("digest 9671").unwrap()]
    ));
    let told = [
        piped(EXAMPLE),
        piped(&EXAMPLE.replace('\n', "\r\n")),
        piped(&running),
        piped(&EXAMPLE.replacen("Bo", "Bob", 1)),
    ];
    expect![[r#"
        verified: 1 deal, 25 actions, the match is won by seat 2
        exit code 0
        verified: 1 deal, 25 actions, the match is won by seat 2
        exit code 0
        verified: 0 deals, 0 actions, the match is unfinished; the deal that is still running, with 16 actions, cannot be verified before its secret is told
        exit code 0
        ! error: standard input:7: something was changed here: the checksum of this line is ee3ef107, but what stands up to there gives c8bf7ff4
        exit code 1
    "#]].assert_eq(&told.concat());
}

#[test]
fn stepping_needs_a_terminal() {
    let folder = Folder::new("replay-step").with("a.record", EXAMPLE);
    expect![[r#"
        ! error: --step needs a terminal: without it, the whole record is printed
        exit code 2
    "#]]
    .assert_eq(&folder.run(&["replay", "--step", "a.record"]).page());
}
