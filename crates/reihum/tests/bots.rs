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

const LISTENS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bots/listens.py");
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-bot.py");
const MISBEHAVES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bots/misbehaves.py");

/// The command of a bot in Python.
fn python(words: &[&str]) -> String {
    let found = Command::new("python3").arg("--version").output().is_ok();
    assert!(
        found,
        "python3 is missing, and bots are written in it: `apt-get install python3`"
    );
    let quoted: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    format!("cmd:python3 {}", quoted.join(" "))
}

/// What a simulation comes to, as JSON.
fn simulated(done: &Done) -> Value {
    assert_eq!(done.code, 0, "{}", done.page());
    serde_json::from_str(&done.out).unwrap()
}

/// What went wrong with the bot in seat 1.
fn counted(result: &Value) -> Value {
    let faults = result["seats"][0].get("faults");
    faults.cloned().unwrap_or_else(|| faults_of(0, 0, 0, 0))
}

fn faults_of(timeouts: u64, crashes: u64, floods: u64, illegal: u64) -> Value {
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

/// All of them are gone. What a bot started is killed with it, but on a busy machine it dies a moment later.
fn expect_all_gone(folder: &Folder, what: &str) {
    let start = Instant::now();
    while !left(folder).is_empty() {
        assert!(
            start.elapsed() < Duration::from_mins(5),
            "{what}: {:?} are left",
            left(folder)
        );
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Four matches of one short game each against a bot that misbehaves, and its faults.
fn misbehaving(what: &str, options: &str) -> Value {
    let folder = Folder::new(&format!("bots-{}", what.replace(' ', "-")));
    let bot = python(&[MISBEHAVES, what, "pids"]);
    let mut arguments = vec!["sim", "skipbo", "--json", "--bot", &bot, "--bot", "greedy"];
    arguments.extend(["--rules", "standard stock=3 limit=1", "--rounds", "4", "--threads", "1"]);
    arguments.extend(options.split_whitespace());
    let result = simulated(&folder.run(&arguments));
    assert_eq!(
        (&result["rounds"], &result["unfinished"]),
        (&json!(4), &json!(0)),
        "{what}"
    );
    assert_eq!(result["matches"]["played"], json!(4), "{what}");
    expect_all_gone(&folder, what);
    counted(&result)
}

/// Time enough for a busy machine, where it is not time that is looked at.
const AMPLE: &str = "--bot-ms 600000 --bot-start-ms 600000";

#[test]
fn a_bot_that_starts_badly_is_started_three_times() {
    for (what, counted) in [
        ("exits at once", faults_of(0, 3, 0, 0)),
        ("speaks another language", faults_of(0, 0, 0, 3)),
        ("speaks another version", faults_of(0, 0, 0, 3)),
        ("writes endlessly", faults_of(0, 0, 3, 0)),
        ("writes one endless line", faults_of(0, 0, 3, 0)),
        ("closes its output", faults_of(0, 3, 0, 0)),
    ] {
        assert_eq!(misbehaving(what, AMPLE), counted, "{what}");
    }
    assert_eq!(
        misbehaving("never says hello", "--bot-start-ms 200"),
        faults_of(3, 0, 0, 0)
    );
}

#[test]
fn a_bot_that_hangs_is_waited_for_five_times() {
    for what in ["never answers", "never reads"] {
        let options = "--bot-ms 20 --bot-start-ms 600000";
        assert_eq!(misbehaving(what, options), faults_of(15, 0, 0, 0), "{what}");
    }
}

#[test]
fn a_bot_that_ends_in_a_match_plays_the_next() {
    assert_eq!(misbehaving("ends after two answers", AMPLE), faults_of(0, 4, 0, 0));
    assert_eq!(misbehaving("answers and then floods", AMPLE), faults_of(0, 0, 4, 0));
}

#[test]
fn a_bot_that_does_not_listen_is_found_out() {
    let counted = misbehaving("closes its input", "--bot-ms 20 --bot-start-ms 600000");
    // Whether that is noticed while it is told something or while it is waited for is a matter of time.
    let sum = |of: &[&str]| of.iter().map(|name| counted[name].as_u64().unwrap()).sum::<u64>();
    assert!(
        (3..=15).contains(&sum(&["timeouts", "crashes"])) && sum(&["floods", "illegal"]) == 0,
        "{counted}"
    );
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
        assert_eq!(counted, faults_of(0, 0, 0, illegal), "{what}");
    }
}

#[test]
fn a_late_answer_is_none_to_the_next_request() {
    let counted = misbehaving("answers the first too late", "--bot-ms 2000 --bot-start-ms 20000");
    let timeouts = counted["timeouts"].as_u64().unwrap();
    assert!((1..5).contains(&timeouts), "{counted}");
    assert_eq!(counted, faults_of(timeouts, 0, 0, 0));
}

#[test]
fn what_is_only_odd_costs_nothing() {
    for what in ["answers twice", "chats while it answers", "does not leave"] {
        assert_eq!(misbehaving(what, AMPLE), faults_of(0, 0, 0, 0), "{what}");
    }
}

#[test]
#[cfg(unix)]
fn the_second_ctrl_c_ends_the_bots_too() {
    use rustix::process::{Pid, Signal, kill_process};
    let folder = Folder::new("bots-ctrl-c");
    let bot = python(&[MISBEHAVES, "never answers", "pids"]);
    let mut sim = program()
        .args([
            "sim",
            "skipbo",
            "--threads",
            "1",
            "--bot-ms",
            "600000",
            "--bot",
            "greedy",
            "--bot",
            &bot,
        ])
        .current_dir(&folder.0)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let patience = Instant::now() + Duration::from_mins(1);
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
    expect_all_gone(&folder, "a bot");
}

#[test]
fn a_command_that_is_none_is_an_error_before_anything_starts() {
    for (bot, complaint) in [
        ("cmd:no-such-program", "there is no program `no-such-program`"),
        (
            "cmd:",
            "behind cmd: there must be a command, as in \"cmd:python3 mybot.py\"",
        ),
        (
            "cmd:''",
            "behind cmd: there must be a command, as in \"cmd:python3 mybot.py\"",
        ),
        (
            "cmd:python3 \"mybot.py",
            "`python3 \"mybot.py` is no command: a quotation mark is missing",
        ),
        ("gready", "no player is called `gready`"),
    ] {
        let done = run(&["sim", "skipbo", "--bot", "greedy", "--bot", bot]);
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{bot}");
        assert!(
            done.err.starts_with(&format!("error: --bot: {complaint}")),
            "{}",
            done.err
        );
    }
    let done = run(&["sim", "skipbo", "--bot", "greedy"]);
    assert_eq!(done.err, "error: --bot names 1: skipbo is for 2 to 6 players\n");
    assert_eq!(
        run(&["sim", "skipbo", "--bot", "greedy", "--bots", "greedy,greedy"]).code,
        2
    );
}

#[test]
fn the_example_plays_both_games() {
    for (game, other) in [("skipbo", "greedy"), ("solo", "chance")] {
        let bot = python(&[EXAMPLE]);
        let mut arguments = vec!["sim", game, "--json", "--rounds", "20", "--bot", &bot, "--bot", other];
        arguments.extend(AMPLE.split_whitespace());
        let result = simulated(&run(&arguments));
        assert_eq!(counted(&result), faults_of(0, 0, 0, 0), "{game}");
        assert!(
            result["seats"][0]["rounds_won"]["count"].as_u64().unwrap() > 2,
            "{game}"
        );
    }
    assert!(fs::read_to_string(EXAMPLE).unwrap().lines().count() <= 40);
}

#[test]
fn the_conversation_in_the_documentation_is_a_real_one() {
    let text = include_str!("../../../docs/BOTS.md");
    let (_, block) = text.split_once("```text\n").unwrap();
    let (shown, _) = block.split_once("```").unwrap();
    // Long lines are wrapped there.
    let shown = shown.replace("\n      ", "");
    let folder = Folder::new("bots-conversation");
    let bot = python(&[LISTENS, "said", "python3", EXAMPLE]);
    let mut arguments = vec![
        "sim", "skipbo", "--bot", &bot, "--bot", "greedy", "--seed", "15", "--rounds", "1",
    ];
    arguments.extend(["--rules", "standard stock=1 limit=1", "--threads", "1"]);
    assert_eq!(folder.run(&arguments).code, 0);
    assert_eq!(fs::read_to_string(folder.0.join("said")).unwrap(), shown);
}

#[test]
fn a_bot_of_your_own_plays_in_the_arena() {
    let bot = python(&[EXAMPLE]);
    let mut arguments = vec!["arena", "skipbo", "greedy", "--bot", &bot, "--json"];
    arguments.extend(["--games", "20", "--stock", "5", "--threads", "2"]);
    arguments.extend(AMPLE.split_whitespace());
    let by_option = simulated(&run(&arguments));
    assert_eq!(by_option["games"], json!(20));
    let names: Vec<&Value> = by_option["bots"]
        .as_array()
        .unwrap()
        .iter()
        .map(|bot| &bot["name"])
        .collect();
    assert!(
        names.contains(&&json!("greedy")) && names.contains(&&json!(bot)),
        "{names:?}"
    );
    for played in by_option["bots"].as_array().unwrap() {
        assert_eq!((&played["games"], played.get("faults")), (&json!(20), None), "{played}");
    }
    // By its place it is the same bot, and in the field too.
    arguments[3] = &bot;
    arguments.remove(4);
    assert_eq!(simulated(&run(&arguments)), by_option);
    let field = format!("{bot},greedy");
    let mut arguments = vec!["arena", "skipbo", "--bot", &bot, "--field", &field, "--json"];
    arguments.extend(["--games", "3", "--stock", "3"]);
    arguments.extend(AMPLE.split_whitespace());
    assert_eq!(simulated(&run(&arguments))["games"], json!(3));
    for (arguments, complaint) in [
        ("--bot gready", "--bot: no player is called `gready`"),
        ("cmd:no-such-program greedy", "there is no program `no-such-program`"),
        (
            "greedy --field cmd:no-such-program",
            "--field: there is no program `no-such-program`",
        ),
    ] {
        let done = run(&["arena", "skipbo"]
            .into_iter()
            .chain(arguments.split(' '))
            .collect::<Vec<_>>());
        assert_eq!(done.code, 2);
        assert!(done.err.starts_with(&format!("error: {complaint}")), "{}", done.err);
    }
    let nobody = run(&["arena", "skipbo"]);
    assert_eq!(nobody.code, 2, "{}", nobody.page());
}

#[test]
fn what_goes_wrong_in_the_arena_is_told() {
    let folder = Folder::new("bots-arena");
    let bot = python(&[MISBEHAVES, "ends after two answers", "pids"]);
    let mut arguments = vec!["arena", "skipbo", "greedy", &bot, "--rules", "standard stock=3 limit=1"];
    arguments.extend("--games 4 --threads 1".split(' ').chain(AMPLE.split(' ')));
    let text = folder.run(&arguments);
    assert_eq!(text.code, 0, "{}", text.page());
    assert!(text.out.contains(&format!("{bot}: 4 crashes")), "{}", text.out);
    arguments.push("--json");
    let result = simulated(&folder.run(&arguments));
    let bots = result["bots"].as_array().unwrap();
    let faults = |name: &str| bots.iter().find(|bot| bot["name"] == name).unwrap().get("faults");
    assert_eq!(faults(&bot), Some(&faults_of(0, 4, 0, 0)));
    assert_eq!(faults("greedy"), None);
    expect_all_gone(&folder, "a bot");
}

/// The records of two matches between these bots.
fn records(game: &str, rules: &str, name: &str, bots: [&str; 3]) -> Vec<String> {
    let folder = Folder::new(&format!("bots-same-{game}-{name}"));
    let mut arguments = vec!["sim", game, "--rules", rules];
    arguments.extend("--rounds 10 --record records --record-matches 2".split(' '));
    arguments.extend(AMPLE.split(' '));
    arguments.extend(bots.into_iter().flat_map(|bot| ["--bot", bot]));
    let done = folder.run(&arguments);
    assert_eq!(done.code, 0, "{}", done.page());
    let record = |number| fs::read_to_string(folder.0.join(format!("records/match-{number:06}.record"))).unwrap();
    (1..=2).map(record).collect()
}

/// What was played, without what the players are called and the sums over it.
fn moves(record: &str) -> Vec<&str> {
    let lines = record.lines().filter(|line| !line.starts_with("name "));
    lines.filter_map(|line| Some(line.rsplit_once("  ")?.0)).collect()
}

#[test]
fn our_bots_play_there_as_they_play_here() {
    const ALL: &[&str] = &["chance", "greedy", "family", "planner:50", "club:50", "master:50"];
    for (game, rules, levels) in [
        ("skipbo", "standard stock=8 limit=60", ALL),
        ("solo", "modern limit=100", ALL),
        ("solo", "modern limit=100 penalty=caught", &["chance", "planner:50"]),
    ] {
        for level in levels {
            let there = format!("cmd:'{}' bot {game} {level}", env!("CARGO_BIN_EXE_reihum"));
            let inside = records(
                game,
                rules,
                &format!("{}-inside", level.replace(':', "-")),
                [level, "greedy", level],
            );
            let outside = records(
                game,
                rules,
                &format!("{}-outside", level.replace(':', "-")),
                [&there, "greedy", &there],
            );
            for (inside, outside) in inside.iter().zip(&outside) {
                assert_eq!(moves(inside), moves(outside), "{game} {level}");
                assert!(moves(inside).len() > 50, "{game} {level}");
            }
        }
    }
}

#[test]
fn s_35_a_bot_is_asked_whether_it_catches_somebody() {
    // The example does anything that is allowed, and so forgets every second call.
    let folder = Folder::new("bots-catching");
    let bot = python(&[LISTENS, "said", env!("CARGO_BIN_EXE_reihum"), "bot", "solo", "family"]);
    let other = python(&[EXAMPLE]);
    let mut arguments = vec!["sim", "solo", "--json", "--bot", &bot, "--bot", &other];
    arguments.extend(["--rules", "classic-de penalty=caught"]);
    arguments.extend("--rounds 40 --threads 1".split(' ').chain(AMPLE.split(' ')));
    let result = simulated(&folder.run(&arguments));
    assert_eq!(counted(&result), faults_of(0, 0, 0, 0));
    assert_eq!(result["seats"][1].get("faults"), None);
    let said = fs::read_to_string(folder.0.join("said")).unwrap();
    let lines: Vec<&str> = said.lines().collect();
    let mut caught = 0;
    for (question, answer) in lines.iter().zip(&lines[1..]) {
        if question.contains(r#""kind":"call""#) {
            assert!(question.contains(r#""catch 2""#), "{question}");
            assert!(answer.ends_with(r#""action":"catch 2"}"#), "{answer}");
            caught += 1;
        }
    }
    let events = lines
        .iter()
        .filter(|line| line.ends_with(r#""event":"caught 1>2"}"#))
        .count();
    assert!(caught > 0 && (1..=caught).contains(&events), "{caught} {events}");
}

/// What one of our bots says to these lines.
fn told(level: &str, lines: &str) -> Done {
    let folder = Folder::new("bots-told").with("lines", lines);
    let input = fs::File::open(folder.0.join("lines")).unwrap();
    Done::of(&program().args(["bot", "skipbo", level]).stdin(input).output().unwrap())
}

#[test]
fn our_bot_complains_about_what_is_no_message() {
    let hello = r#"{"type":"hello","protocol":1,"program":"x","game":"skipbo","options":{}}"#;
    let answer = "{\"type\":\"hello\",\"protocol\":1,\"name\":\"greedy\"}\n";
    let fine = told("greedy", &format!("{hello}\n{{\"type\":\"gossip\",\"about\":[1]}}\n"));
    assert_eq!(fine.page(), format!("{answer}exit code 0\n"));
    for (line, complaint) in [
        ("hello", "that is no message: expected value at line 1 column 1"),
        (r#"{"type":"event"}"#, "that is no message: missing field `event`"),
        (r#"{"type":"event","event":"turn 1"}"#, "no match has begun"),
        (
            r#"{"type":"match","rules":"uno","seats":2,"seat":1,"seed":"1"}"#,
            "`uno` is no rulebook: ",
        ),
        (
            r#"{"type":"match","rules":"short","seats":9,"seat":1,"seed":"1"}"#,
            "skipbo is for 2 to 6",
        ),
        (
            r#"{"type":"match","rules":"short","seats":2,"seat":3,"seed":"1"}"#,
            "there is no seat 3 among 2",
        ),
        (
            r#"{"type":"match","rules":"short","seats":2,"seat":1,"seed":"x"}"#,
            "`x` is no seed: ",
        ),
        (
            r#"{"type":"hello","protocol":2,"program":"x","game":"skipbo","options":{}}"#,
            "this is version 1",
        ),
        (
            r#"{"type":"hello","protocol":1,"program":"x","game":"solo","options":{}}"#,
            "this bot plays skipbo, not solo",
        ),
    ] {
        let done = told("greedy", &format!("{hello}\n{line}\n"));
        assert_eq!((done.code, done.out.as_str()), (2, answer), "{line}");
        assert!(
            done.err.starts_with(&format!("error: line 2: {complaint}")),
            "{line}: {}",
            done.err
        );
    }
    let done = told("gready", "");
    assert_eq!(done.code, 2);
    assert!(done.err.contains("did you mean `greedy`?"), "{}", done.err);
}

/// What our bot answers to the last of these lines.
fn answer(game: &str, lines: &str, lang: &str) -> Value {
    let folder = Folder::new(&format!("bots-why-{game}-{lang}")).with("lines", lines);
    let input = fs::File::open(folder.0.join("lines")).unwrap();
    let mut bot = program();
    bot.args(["bot", game, "family", "--lang", lang]).stdin(input);
    let done = Done::of(&bot.output().unwrap());
    assert_eq!(done.code, 0, "{}", done.page());
    serde_json::from_str(done.out.lines().last().unwrap()).unwrap()
}

#[test]
fn our_bot_says_why_if_somebody_reads_it() {
    let text = include_str!("../../../docs/BOTS.md");
    let (_, block) = text.split_once("```text\n").unwrap();
    let (shown, _) = block.split_once("```").unwrap();
    let shown = shown.replace("\n      ", "");
    // All that the bot there reads, up to its first request.
    let read: Vec<&str> = shown.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let asked = read.iter().position(|line| line.contains("\"request\"")).unwrap();
    let lines = read[..=asked].join("\n") + "\n";
    let asking = lines.replace("\"reasons\":false", "\"reasons\":true");
    assert_eq!(answer("skipbo", &lines, "en").get("reason"), None);
    for (lang, why) in [
        ("en", "After this card, the 2 from my stock pile can follow."),
        ("de", "Nach dieser Karte passt die 2 von meinem Spielerstapel."),
        ("it", "Dopo questa carta posso giocare il 2 del mio mazzo base."),
    ] {
        assert_eq!(answer("skipbo", &asking, lang)["reason"], json!(why));
    }
}

#[test]
fn our_bot_of_solo_says_why_too() {
    let lines = r#"
{"type":"hello","protocol":1,"program":"x","game":"solo","options":{"ms":1000,"reasons":true}}
{"type":"match","rules":"modern","seats":2,"seat":1,"seed":"1"}
{"type":"deal","number":1,"dealer":2,"scores":[0,0]}
{"type":"request","id":1,"kind":"turn","legal":["rD","draw"],"sight":{"viewer":"1","rules":"modern","seats":"2","dealer":"2","turn":"1",
"direction":"cw","hand":{"1":"rD y3 b5","2":"?*2"},"draw":"?*114","discard":"r7","colour":"-","debt":"0","drawn":"-","question":"-",
"gift":"-","marked":"no","answers":"-","called":"-","owes":"-","quiet":"1","shuffles":"1","over":"-"},"budget":{"ms":1000}}
"#;
    let lines = lines.trim_start().replace(",\n\"", ",\"");
    for (lang, why) in [
        (
            "en",
            "The next player has only 2 cards left, so something must be done.",
        ),
        (
            "de",
            "Wer nach mir kommt, hat nur noch 2 Karten: Da muss etwas geschehen.",
        ),
        (
            "nl",
            "Wie na mij komt, heeft nog maar 2 kaarten: daar moet iets aan gebeuren.",
        ),
    ] {
        let answer = answer("solo", &lines, lang);
        assert_eq!((&answer["action"], &answer["reason"]), (&json!("rD"), &json!(why)));
    }
}
