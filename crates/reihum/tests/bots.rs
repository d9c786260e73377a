//! Bots in other processes: our own plays there as it plays here, the example of docs/BOTS.md plays, one that does everything wrong
//! loses nothing but its turns, and none is left over.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::{Done, Folder, program, run};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-bot.py");
const MISBEHAVES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bots/misbehaves.py");

/// The command of a bot in Python.
fn python(words: &[&str]) -> String {
    let found = Command::new("python3").arg("--version").output().is_ok();
    assert!(found, "python3 is missing, and bots are written in it: `apt-get install python3`");
    let quoted: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    format!("cmd:python3 {}", quoted.join(" "))
}

/// What a simulation comes to, as JSON.
fn simulated(done: &Done) -> Value {
    assert_eq!(done.code, 0, "{}", done.page());
    serde_json::from_str(&done.out).unwrap()
}

fn faults(timeouts: u64, crashes: u64, floods: u64, illegal: u64) -> Value {
    json!({"timeouts": timeouts, "crashes": crashes, "floods": floods, "illegal": illegal})
}

/// Processes that the bots in a folder noted down, and that are still there. One that ended and that nobody asked for is gone.
fn left(folder: &Folder) -> Vec<String> {
    // One that was ended soon enough noted nothing.
    let pids = fs::read_to_string(folder.0.join("pids")).unwrap_or_default();
    let alive = |pid: &str| {
        let stat = fs::read_to_string(Path::new("/proc").join(pid).join("stat"));
        stat.is_ok_and(|stat| !stat.contains(") Z "))
    };
    pids.lines().filter(|pid| alive(pid)).map(String::from).collect()
}

/// Four matches of one short game each against a bot that misbehaves, and its faults.
fn misbehaving(what: &str, options: &str) -> Value {
    let folder = Folder::new(&format!("bots-{}", what.replace(' ', "-")));
    let bot = python(&[MISBEHAVES, what, "pids"]);
    let mut arguments = vec!["sim", "skipbo", "--json", "--bot", &bot, "--bot", "greedy"];
    arguments.extend(["--rules", "standard stock=3 limit=1", "--rounds", "4", "--threads", "1"]);
    arguments.extend(options.split_whitespace());
    let result = simulated(&folder.run(&arguments));
    assert_eq!((&result["rounds"], &result["unfinished"]), (&json!(4), &json!(0)), "{what}");
    assert_eq!(result["matches"]["played"], json!(4), "{what}");
    assert!(left(&folder).is_empty(), "{what}: {:?} are left", left(&folder));
    result["seats"][0]["faults"].clone()
}

/// Time enough for a busy machine, where it is not time that is looked at.
const AMPLE: &str = "--bot-ms 20000 --bot-start-ms 20000";

#[test]
fn a_bot_that_starts_badly_is_started_three_times() {
    for (what, counted) in [
        ("exits at once", faults(0, 3, 0, 0)),
        ("speaks another language", faults(0, 0, 0, 3)),
        ("speaks another version", faults(0, 0, 0, 3)),
        ("writes endlessly", faults(0, 0, 3, 0)),
        ("writes one endless line", faults(0, 0, 3, 0)),
        ("closes its output", faults(0, 3, 0, 0)),
    ] {
        assert_eq!(misbehaving(what, AMPLE), counted, "{what}");
    }
    assert_eq!(misbehaving("never says hello", "--bot-start-ms 200"), faults(3, 0, 0, 0));
}

#[test]
fn a_bot_that_hangs_is_waited_for_five_times() {
    for what in ["never answers", "never reads"] {
        let options = "--bot-ms 20 --bot-start-ms 20000";
        assert_eq!(misbehaving(what, options), faults(15, 0, 0, 0), "{what}");
    }
}

#[test]
fn a_bot_that_ends_in_a_match_plays_the_next() {
    assert_eq!(misbehaving("ends after two answers", AMPLE), faults(0, 4, 0, 0));
    assert_eq!(misbehaving("answers and then floods", AMPLE), faults(0, 0, 4, 0));
}

#[test]
fn a_bot_that_does_not_listen_is_found_out() {
    let counted = misbehaving("closes its input", "--bot-ms 20 --bot-start-ms 20000");
    // Whether that is noticed while it is told something or while it is waited for is a matter of time.
    let sum = |of: &[&str]| of.iter().map(|name| counted[name].as_u64().unwrap()).sum::<u64>();
    assert!((3..=15).contains(&sum(&["timeouts", "crashes"])) && sum(&["floods", "illegal"]) == 0, "{counted}");
}

#[test]
fn an_answer_that_is_none_costs_the_turn() {
    for what in [
        "answers nonsense",
        "answers half a message",
        "answers no text",
        "does what is not allowed",
        "does nothing in its turn",
        "answers what was not asked",
    ] {
        let counted = misbehaving(what, AMPLE);
        let illegal = counted["illegal"].as_u64().unwrap();
        assert!(illegal > 4, "{what}: {counted}");
        assert_eq!(counted, faults(0, 0, 0, illegal), "{what}");
    }
}

#[test]
fn a_late_answer_is_none_to_the_next_request() {
    let counted = misbehaving("answers the first too late", "--bot-ms 300 --bot-start-ms 20000");
    let timeouts = counted["timeouts"].as_u64().unwrap();
    assert!((1..5).contains(&timeouts), "{counted}");
    assert_eq!(counted, faults(timeouts, 0, 0, 0));
}

#[test]
fn what_is_only_odd_costs_nothing() {
    for what in ["answers twice", "chats while it answers", "does not leave"] {
        assert_eq!(misbehaving(what, AMPLE), faults(0, 0, 0, 0), "{what}");
    }
}

#[test]
#[cfg(unix)]
fn the_second_ctrl_c_ends_the_bots_too() {
    use rustix::process::{Pid, Signal, kill_process};
    let folder = Folder::new("bots-ctrl-c");
    let bot = python(&[MISBEHAVES, "never answers", "pids"]);
    let mut sim = program()
        .args(["sim", "skipbo", "--threads", "1", "--bot-ms", "600000", "--bot", "greedy", "--bot", &bot])
        .current_dir(&folder.0)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let patience = Instant::now() + Duration::from_secs(60);
    let wait = || {
        assert!(Instant::now() < patience, "nothing happens");
        std::thread::sleep(Duration::from_millis(20));
    };
    while !fs::read_to_string(folder.0.join("pids")).is_ok_and(|pids| pids.ends_with('\n')) {
        wait();
    }
    let pid = Pid::from_raw(sim.id().cast_signed()).unwrap();
    let code = loop {
        kill_process(pid, Signal::INT).unwrap();
        wait();
        if let Some(status) = sim.try_wait().unwrap() {
            break status.code();
        }
    };
    assert_eq!(code, Some(130));
    assert!(left(&folder).is_empty());
}

#[test]
fn a_command_that_is_none_is_an_error_before_anything_starts() {
    for (bot, complaint) in [
        ("cmd:no-such-program", "there is no program `no-such-program`"),
        ("cmd:", "behind cmd: there must be a command, as in \"cmd:python3 mybot.py\""),
        ("cmd:''", "behind cmd: there must be a command, as in \"cmd:python3 mybot.py\""),
        ("cmd:python3 \"mybot.py", "`python3 \"mybot.py` is no command: a quotation mark is missing"),
        ("gready", "no player is called `gready`"),
    ] {
        let done = run(&["sim", "skipbo", "--bot", "greedy", "--bot", bot]);
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{bot}");
        assert!(done.err.starts_with(&format!("error: --bot: {complaint}")), "{}", done.err);
    }
    let done = run(&["sim", "skipbo", "--bot", "greedy"]);
    assert_eq!(done.err, "error: --bot names 1: skipbo is for 2 to 6 players\n");
    assert_eq!(run(&["sim", "skipbo", "--bot", "greedy", "--bots", "greedy,greedy"]).code, 2);
}

#[test]
fn the_example_plays_both_games() {
    for (game, other) in [("skipbo", "greedy"), ("solo", "chance")] {
        let bot = python(&[EXAMPLE]);
        let mut arguments = vec!["sim", game, "--json", "--rounds", "20", "--bot", &bot, "--bot", other];
        arguments.extend(AMPLE.split_whitespace());
        let result = simulated(&run(&arguments));
        assert_eq!(result["seats"][0]["faults"], faults(0, 0, 0, 0), "{game}");
        assert!(result["seats"][0]["rounds_won"]["count"].as_u64().unwrap() > 2, "{game}");
    }
    assert!(fs::read_to_string(EXAMPLE).unwrap().lines().count() <= 40);
}
