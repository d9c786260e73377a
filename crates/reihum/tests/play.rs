//! `reihum play` on a real terminal: whole rounds by keys, matches that go on after the worst, and the terminal as it was.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;
mod keys;
mod pty;

use common::{Folder, program};
use keys::{prompt, skipbo_keys, solo_keys};
use pty::{Pty, become_the_program};
use rustix::process::Signal;
use std::fs;

const SIZE: (u16, u16) = (24, 80);

/// The test that the others let become the program.
const INNER: &str = "a_round_of_solo_from_start_to_end";

fn play(folder: &Folder, game: &str, more: &[&str]) -> Pty {
    become_the_program();
    let data = folder.0.to_str().unwrap();
    let arguments = [&["play", game, "--data", data][..], more].concat();
    Pty::start(INNER, &arguments, SIZE)
}

/// Plays until the score sheet is there: whatever can be played is, otherwise a card is drawn or put away.
fn play_a_round(pty: &mut Pty, press: impl Fn(&str) -> Option<String>) {
    for _ in 0..2000 {
        let screen = pty.wait_for("a turn or the end", |screen| {
            screen.contains("Score sheet") || press(screen).is_some()
        });
        if screen.contains("Score sheet") {
            return;
        }
        let keys = press(&screen).unwrap();
        pty.press(&keys);
        // Whatever it did, it is to be seen.
        pty.wait_for("something else", |after| after != screen);
    }
    panic!("a round without end:\n{}", pty.text());
}

#[test]
fn a_round_of_solo_from_start_to_end() {
    become_the_program();
    let folder = Folder::new("play-solo");
    let mut pty = play(&folder, "solo", &["--players", "2", "--fast", "--seed", "4"]);
    pty.shows("Your hand (8)");
    play_a_round(&mut pty, solo_keys);
    pty.press("\r");
    pty.shows("round 2");
    pty.press("qq");
    assert!(pty.is_given_back(0).contains("reihum play solo --continue"));
}

#[test]
fn a_game_of_skipbo_from_start_to_end_and_its_record() {
    let folder = Folder::new("play-skipbo");
    let mut pty = play(
        &folder,
        "skipbo",
        &["--rules", "standard stock=2 limit=20", "--fast", "--seed", "2"],
    );
    pty.shows("Building piles");
    play_a_round(&mut pty, skipbo_keys);
    pty.shows("The match is over.");
    pty.press("qq");
    assert!(pty.is_given_back(0).contains("skipbo-1.record"));
    let record = folder.0.join("records/skipbo-1.record");
    let verified = program()
        .args(["replay", "--quiet", "--lang", "en"])
        .arg(record)
        .output()
        .unwrap();
    assert!(verified.status.success(), "{verified:?}");
    // What is over is not in the way of another match.
    let mut pty = play(&folder, "skipbo", &["--fast", "--seed", "3"]);
    pty.shows("game 1");
}

#[test]
fn without_its_name_the_game_played_last_goes_on() {
    let folder = Folder::new("play-last");
    let data = folder.0.to_str().unwrap();
    // Whoever names no game is told what can be played, also when nothing can go on.
    for (arguments, why) in [
        (&["play", "--data", data][..], "name the game"),
        (
            &["play", "--continue", "--data", data],
            "there is no match to continue: start one with",
        ),
    ] {
        let refused = program().args(arguments).output().unwrap();
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
        let told = String::from_utf8(refused.stderr).unwrap();
        assert!(told.contains(why), "{told}");
        assert!(told.contains("`reihum play solo` or `reihum play skipbo`"), "{told}");
    }
    // Given a match of each game,
    for (game, title) in [("skipbo", "Building piles"), ("solo", "Your hand (8)")] {
        let mut pty = play(&folder, game, &["--players", "2", "--fast", "--seed", "4"]);
        pty.shows(title);
        pty.press("qq");
        pty.is_given_back(0);
    }
    // when one goes on, then it is the last.
    let mut pty = play(&folder, "--continue", &[]);
    pty.shows("Your hand (8)");
    pty.press("qq");
    assert!(pty.is_given_back(0).contains("reihum play solo --continue"));
}

#[test]
fn a_killed_match_goes_on_where_it_was() {
    let folder = Folder::new("play-killed");
    let mut pty = play(&folder, "solo", &["--players", "3", "--fast", "--seed", "6"]);
    for _ in 0..4 {
        let screen = pty.wait_for("a turn", |screen| solo_keys(screen).is_some());
        pty.press(&solo_keys(&screen).unwrap());
        pty.wait_for("something else", |after| after != screen);
    }
    let mine = |screen: &str| {
        ["Your turn", "You drew", "A chain"]
            .iter()
            .any(|text| prompt(screen).contains(text))
    };
    let before = pty.wait_for("a turn", mine);
    // While it runs, nobody else can have the match.
    let mut second = play(&folder, "solo", &["--continue"]);
    assert!(
        second
            .is_given_back(2)
            .contains("another program is playing this match")
    );
    pty.signal(Signal::KILL);
    pty.program.wait().unwrap();
    let mut again = play(&folder, "solo", &["--continue"]);
    let after = again.wait_for("a turn", mine);
    // All of the table, but for the card that the cursor points at.
    let table = |screen: &str| {
        let lines = screen.lines().skip(1).take(17).enumerate();
        lines
            .filter(|(y, _)| *y != 9)
            .map(|(_, line)| line.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(table(&after), table(&before));
    again.press("\u{3}");
    again.is_given_back(0);
    // A new match does not take its place unless that is wanted.
    let mut new = play(&folder, "solo", &["--fast"]);
    assert!(new.is_given_back(2).contains("--new puts it aside"));
    let mut new = play(&folder, "solo", &["--fast", "--new"]);
    new.shows("Your hand");
    new.signal(Signal::TERM);
    assert!(new.is_given_back(130).contains("solo-1.match"));
    assert!(folder.0.join("solo-1.match").exists());
}

#[test]
fn a_window_that_shrinks_in_the_middle_of_a_choice_is_waited_for() {
    let folder = Folder::new("play-shrinks");
    let mut pty = play(&folder, "skipbo", &["--players", "2", "--fast", "--seed", "1"]);
    pty.wait_for("a turn", |screen| prompt(screen).contains("Your turn"));
    pty.press("1");
    pty.shows("puts it away");
    pty.resize(10, 40);
    pty.wait_for("a kind word", |screen| {
        screen.replace('\n', " ").contains("Please make it larger")
    });
    pty.resize(50, 160);
    pty.shows("puts it away");
    pty.press("\u{1b}");
    pty.shows("Your turn");
    pty.press("\u{4}");
    pty.is_given_back(0);
}

#[test]
fn nonsense_is_answered() {
    let folder = Folder::new("play-nonsense");
    let mut pty = play(&folder, "solo", &["--seed", "1", "--name", "Anna"]);
    pty.shows("Anna");
    pty.press("z");
    pty.shows("The key z does nothing here");
    pty.press("\u{1b}[99~\u{7f}\u{1}\u{1b}OP");
    pty.press("?");
    pty.shows("What the marks mean");
    pty.press("qqq");
    pty.is_given_back(0);
}

#[test]
fn a_damaged_or_foreign_save_is_named_and_kept() {
    let folder = Folder::new("play-damaged");
    let mut pty = play(&folder, "solo", &["--fast", "--seed", "1"]);
    pty.shows("Your hand");
    pty.press("qq");
    pty.is_given_back(0);
    let file = folder.0.join("solo.match");
    let good = fs::read_to_string(&file).unwrap();
    let lines = good.lines().count();
    assert!(lines > 6);
    let damaged = good.replacen("dealt", "deald", 1);
    let line = 1 + good.lines().position(|line| line.ends_with(" dealt")).unwrap();
    for (text, message) in [
        (damaged, format!("is damaged in line {line}")),
        (
            good.replacen("opened solo", "opened skipbo", 1),
            "is no match of solo".into(),
        ),
        ("shopping list\n".into(), "is no match of solo".into()),
        ("\u{0}".into(), "is no match of solo".into()),
    ] {
        fs::write(&file, &text).unwrap();
        let mut pty = play(&folder, "solo", &["--continue"]);
        let told = pty.is_given_back(2).replace('\n', "");
        assert!(told.contains(&message), "{told}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text, "it stays as it is");
    }
    // A last line that was cut off was never shown.
    fs::write(&file, format!("{good}{} 12 1.9 act", lines + 1)).unwrap();
    let mut pty = play(&folder, "solo", &["--continue"]);
    pty.shows("Your hand");
    pty.press("qq");
    pty.is_given_back(0);
    fs::remove_file(&file).unwrap();
    let mut pty = play(&folder, "solo", &["--continue"]);
    assert!(pty.is_given_back(2).contains("there is no match to continue"));
}

#[test]
fn without_a_terminal_it_says_so() {
    let output = program().args(["play", "solo", "--lang", "en"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("playing needs a terminal"), "{told}");
}

#[test]
fn what_cannot_be_played_is_refused_before_anything_begins() {
    for (arguments, message) in [
        (&["solo", "--players", "11"][..], "solo is for 2 to 10 players"),
        (&["solo", "--bots", "family,clubb"], "no player is called `clubb`"),
        (
            &["solo", "--bots", "family,club", "--players", "4"],
            "2 bots are named for 3 seats beside yours: name one for each seat",
        ),
        (&["solo", "--bot", "cmd:cat"], "only bots of this house"),
        (&["solo", "--mode", "quick"], "`quick` is no mode"),
        (&["solo", "--stock", "5"], "--stock is for skipbo"),
        (
            &["skipbo", "--players", "5", "--teams"],
            "partners are for four or six players",
        ),
        (&["solo", "--name", " "], "a name has 1 to 40 characters"),
        (
            &["skipbo", "--bots", "family,club", "--players", "2"],
            "2 bots are named for 1 seat beside yours",
        ),
        (&["solo", "--continue", "--new"], "cannot be used with"),
        (
            &["solo", "--continue", "--fast"],
            "--fast is settled when a match begins",
        ),
        (
            &["solo", "--continue", "--players", "3"],
            "leave --players out, or begin another with --new",
        ),
    ] {
        let output = program().arg("play").args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains(message), "{arguments:?}: {told}");
    }
}
