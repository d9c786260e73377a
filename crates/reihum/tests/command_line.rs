//! The command line: help, versions, completions, the benchmark, mistakes, and readers that go away.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::{Folder, GOOD, program, run};
use expect_test::expect;
use std::io::Read;
use std::process::Stdio;

#[test]
fn without_arguments_it_says_what_it_can_do() {
    let done = run(&[]);
    expect![[r#"
        Play and study SOLO and SKIP-BO: exact rules, honest bots, nothing hidden ever shown

        Usage: reihum [OPTIONS] [COMMAND]

        Commands:
          play         Play a match in the terminal, against bots or at a server's table
          serve        Host tables for people and bots over the network
          backup       Copy a server's file, also while the server runs
          rebuild      Derive finished matches and histories from a server's logs again
          rules        Print the rules of a game, numbered, in your language
          check        Run scenario files: what was expected, what happened instead
          replay       Play a record again: verify every move and shuffle, and show it
          sim          Play many rounds between bots, and say what they come to
          arena        Find out which bot is stronger
          bot          Be one of our bots, on standard input and output
          bench        Measure how fast the engine plays
          load         Find out how much a server holds
          completions  Print what a shell needs to complete `reihum` commands with the Tab key
          help         Print this message or the help of the given subcommand(s)

        Options:
              --lang <LANG>  The language: de, en, fr, nl or it [default: the locale's, or English]
          -h, --help         Print help
          -V, --version      Print version

        `reihum COMMAND --help` says more, with examples.
        exit code 0
    "#]]
    .assert_eq(&done.page());
    assert_eq!(done.out, run(&["--help"]).out);
}

#[test]
fn every_command_explains_itself_with_an_example() {
    for command in [
        "play",
        "rules",
        "check",
        "replay",
        "sim",
        "arena",
        "bench",
        "backup",
        "serve",
        "load",
        "rebuild",
        "completions",
    ] {
        let done = run(&[command, "--help"]);
        assert_eq!(done.code, 0);
        assert!(done.out.contains(&format!("Usage: reihum {command}")), "{}", done.out);
        assert!(
            done.out.contains(&format!("Examples:\n  reihum {command} ")),
            "{}",
            done.out
        );
    }
}

#[test]
fn the_language_is_the_last_option_of_each_command() {
    for command in [
        "play", "rules", "check", "replay", "sim", "arena", "bench", "backup", "rebuild", "serve", "load",
    ] {
        let help = run(&[command, "-h"]).out;
        let options = help
            .lines()
            .filter_map(|line| Some(line.trim_start().split_once("--")?.1));
        let options: Vec<&str> = options.filter_map(|option| option.split(' ').next()).collect();
        let at = options.iter().position(|option| *option == "lang");
        assert_eq!(options.get(at.unwrap() + 1), Some(&"help"), "{help}");
    }
}

#[test]
fn the_help_of_bench_lists_rulebooks_and_fields() {
    let help = run(&["bench", "--help"]).out;
    for word in [
        "classic-de",
        "classic-fr2",
        "modern",
        "after-chain   turn or lost",
        "2 to 10",
        "[default: 3]",
    ] {
        assert!(help.contains(word), "{word} in {help}");
    }
}

#[test]
fn the_help_of_play_says_how_many_play_each_game() {
    let help = run(&["play", "--help"]).out;
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("[default: 4 in SOLO, 2 in SKIP-BO]"), "{help}");
}

#[test]
fn it_knows_its_version() {
    assert_eq!(
        run(&["--version"]).page(),
        format!("reihum {}\nexit code 0\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn completions_exist_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let done = run(&["completions", shell]);
        assert_eq!(done.code, 0);
        assert!(done.out.contains("bench") && done.out.contains("reihum"), "{shell}");
    }
}

/// The first line of what is said about a mistake; exit code 2, and nothing on standard output.
fn mistake(arguments: &[&str]) -> String {
    let done = run(arguments);
    assert_eq!((done.code, done.out.as_str()), (2, ""), "{arguments:?}: {}", done.err);
    done.err.lines().next().unwrap_or_default().into()
}

#[test]
fn mistakes_are_told_in_a_line() {
    let bench = |option: &'static str, value: &'static str| mistake(&["bench", "solo", option, value]);
    let told = [
        mistake(&["chek"]),
        mistake(&["check"]),
        mistake(&["check", "--quick", "x"]),
        mistake(&["bench", "poker"]),
        bench("--players", "1"),
        bench("--players", "11"),
        bench("--players", "four"),
        bench("--seconds", "0"),
        bench("--seconds", "-1"),
        bench("--seconds", "NaN"),
        bench("--seconds", "1e9"),
        bench("--seed", "-1"),
        bench("--rules", ""),
        bench("--rules", "modren"),
        bench("--rules", "modern chains"),
        bench("--rules", "modern may_draw=freely"),
        bench("--rules", "modern limit=0"),
        mistake(&["completions", "cmd"]),
    ];
    expect![[r#"
        error: unrecognized subcommand 'chek'
        error: the following required arguments were not provided:
        error: unexpected argument '--quick' found
        error: invalid value 'poker' for '<GAME>'
        error: --players: solo is for 2 to 10 players, not `1`
        error: --players: solo is for 2 to 10 players, not `11`
        error: --players: solo is for 2 to 10 players, not `four`
        error: invalid value '0' for '--seconds <S>': expected a number of seconds above 0, and 86400 (a day) at most
        error: invalid value '-1' for '--seconds <S>': expected a number of seconds above 0, and 86400 (a day) at most
        error: invalid value 'NaN' for '--seconds <S>': expected a number of seconds above 0, and 86400 (a day) at most
        error: invalid value '1e9' for '--seconds <S>': expected a number of seconds above 0, and 86400 (a day) at most
        error: invalid value '-1' for '--seed <N>': expected a number from 0 to 18446744073709551615
        error: --rules: no rulebook is called ``: there are classic-de, classic-en, classic-fr, classic-nl, classic-it, classic-fr2, modern
        error: --rules: no rulebook is called `modren`: there are classic-de, classic-en, classic-fr, classic-nl, classic-it, classic-fr2, modern (did you mean `modern`?)
        error: --rules: `chains` should have the form field=value, for example chains=mixed
        error: --rules: no rule field is called `may_draw`: there are deck, interject, triple, may-draw, solo, solo-until, swap, after-swap, all-swap, scoring, limit, start, chains, after-chain, penalty, triple-takes (did you mean `may-draw`?)
        error: --rules: the rule field `limit` cannot be `0`: it takes a number from 1 to 9999 (that many end the match), or over- and a number
        error: invalid value 'cmd' for '<SHELL>'
    "#]].assert_eq(&(told.join("\n") + "\n"));
}

#[test]
fn slips_get_a_suggestion() {
    for (arguments, meant) in [
        (["chek", "x"], "check"),
        (["bench", "sol"], "solo"),
        (["completions", "bsh"], "bash"),
    ] {
        assert!(run(&arguments).err.contains(&format!("'{meant}'")), "{meant}");
    }
}

/// Given a table, when its speed is told to machines, then these keys are there, in this order, and the rates fit.
fn check_bench(table: &[&str], deals: &str, expected_keys: &str) -> serde_json::Value {
    let mut arguments = vec!["bench"];
    arguments.extend(table);
    arguments.extend(["--json", "--seconds", "0.05"]);
    let done = run(&arguments);
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let value: serde_json::Value = serde_json::from_str(&done.out).unwrap();
    let keys: Vec<&str> = done
        .out
        .lines()
        .filter_map(|line| line.trim().strip_prefix('"')?.split('"').next())
        .collect();
    assert_eq!(keys.join(" "), expected_keys);
    let number = |key: &str| value[key].as_f64().unwrap();
    assert!(number("cpu_seconds") >= 0.05);
    assert!(number(deals) >= 1.0 && number("moves") > number(deals));
    for counted in [deals, "moves"] {
        let rate = number(counted) / number("cpu_seconds");
        assert!((number(&format!("{counted}_per_second")) / rate - 1.0).abs() < 1e-9);
    }
    value
}

#[test]
fn bench_tells_machines_exactly_this() {
    let value = check_bench(
        &["solo", "--players", "3", "--rules", "classic-de"],
        "rounds",
        "game rules players rounds rounds_per_second moves other_actions cpu_seconds moves_per_second",
    );
    assert_eq!(
        (&value["game"], &value["rules"], &value["players"]),
        (&"solo".into(), &"classic-de".into(), &3.into())
    );
    let value = check_bench(
        &["skipbo", "--players", "2", "--stock", "5"],
        "games",
        "game rules players games unfinished games_per_second moves other_actions cpu_seconds moves_per_second",
    );
    assert_eq!(
        (&value["game"], &value["rules"], &value["players"], &value["unfinished"]),
        (&"skipbo".into(), &"standard stock=5".into(), &2.into(), &0.into())
    );
}

#[test]
fn bench_tells_people_in_words() {
    let done = run(&["bench", "solo", "--seconds", "0.05", "--seed", "7"]);
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    assert!(
        done.out
            .starts_with("solo, modern, 4 players, chance against itself on one thread\n"),
        "{}",
        done.out
    );
    assert!(
        done.out.contains(" rounds a second ") && done.out.contains(" moves a second "),
        "{}",
        done.out
    );
}

#[test]
fn a_reader_that_goes_away_changes_nothing_but_the_output() {
    let mut folder = Folder::new("pipe");
    for i in 0..60 {
        folder = folder.with(&format!("S-16-{i}.toml"), GOOD.replace("A Draw", &"long ".repeat(400)));
    }
    folder = folder.with("S-16-x.toml", GOOD.replace("debt 4", "debt 8"));
    for (arguments, code) in [(["check", "."], 1), (["completions", "zsh"], 0), (["help", "bench"], 0)] {
        let mut command = program();
        command.args(arguments).current_dir(&folder.0);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let mut err = String::new();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        assert_eq!(
            (child.wait().unwrap().code(), err.as_str()),
            (Some(code), ""),
            "{arguments:?}"
        );
    }
}
