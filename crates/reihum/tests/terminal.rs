//! `reihum replay --step` on a real terminal: keys are pressed, the screen is read, and the terminal is left as it was found.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod pty;

use pty::{Pty, become_the_program};
use rustix::process::Signal;

/// A match of one deal with 25 actions, so with 27 pages, which are numbered from 0 to 26.
const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../solo/tests/records/example.record");
const LAST: usize = 26;

const RIGHT: &str = "\u{1b}[C";
const LEFT: &str = "\u{1b}[D";
const END: &str = "\u{1b}[F";
const HOME: &str = "\u{1b}[H";

/// Somebody steps through the record.
fn step_through() -> Pty {
    become_the_program();
    let arguments = ["replay", "--step", "--lang", "en", RECORD];
    Pty::start("a_smaller_window_gets_a_smaller_page", &arguments, (24, 100))
}

/// The page of this step comes up, with this text in its title.
fn shows(pty: &mut Pty, step: usize, title: &str) {
    let step = format!("step {step} of {LAST}");
    pty.wait_for(&format!("{step}, {title}"), |screen| {
        let line = |number: usize| screen.lines().nth(number).unwrap_or_default();
        line(1).ends_with(&step) && line(3).contains(title)
    });
    assert!(pty.has_a_screen_of_its_own());
}

#[test]
fn keys_turn_the_pages_and_the_terminal_is_given_back() {
    let mut pty = step_through();
    shows(&mut pty, 0, "deal 1");
    assert!(!pty.cooks(), "keys come as they are pressed");
    for (key, step, title) in [
        (RIGHT, 1, "line 14: 1: F=g"),
        (RIGHT, 2, "line 15: 2: draw"),
        (LEFT, 1, "line 14: 1: F=g"),
        (END, LAST, "25"),
        (LEFT, 25, "2: W"),
        (HOME, 0, "deal 1"),
        (" ", 1, "line 14: 1: F=g"),
    ] {
        pty.press(key);
        shows(&mut pty, step, title);
    }
    pty.press("q");
    pty.is_given_back(0);
}

#[test]
fn a_smaller_window_gets_a_smaller_page() {
    let mut pty = step_through();
    // Who answers a key also listens for the size.
    pty.press(RIGHT);
    shows(&mut pty, 1, "line 14");
    pty.resize(8, 40);
    pty.wait_for("the keys at the foot of a page of 8 lines", |screen| {
        screen.lines().count() == 8 && screen.contains("line 14") && screen.lines().last().unwrap().contains("next")
    });
}

#[test]
fn a_signal_gives_the_terminal_back_too() {
    let mut pty = step_through();
    shows(&mut pty, 0, "deal 1");
    pty.signal(Signal::TERM);
    pty.is_given_back(130);
}
