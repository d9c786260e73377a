//! `sim`: the table, the JSON, the records, mistakes, and Ctrl-C.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::{Folder, run};
use expect_test::expect;
use game::record::Record;
use serde_json::Value;
use std::fs;

fn sim(arguments: &str) -> common::Done {
    let mut all = vec!["sim", "solo"];
    all.extend(arguments.split_whitespace());
    run(&all)
}

fn json(arguments: &str) -> Value {
    let done = sim(&format!("--json {arguments}"));
    assert_eq!((done.code, done.err.as_str()), (0, ""), "{arguments}");
    serde_json::from_str(&done.out).unwrap()
}

#[test]
fn the_table_is_easy_to_read() {
    expect![[r#"
        solo, modern, 3 players, 1,000 rounds, seed 1
        127 whole matches, one cut off

        length                           mean            median     5 %    95 %    most
        turns a round                   64.84 ± 2.63         54      20     151     283
        moves a round                   75.46 ± 3.10         62      22     178     337
        rounds a match                   7.84 ± 0.29          8       5      10      12

        seat  player      rounds won                 matches won               points a round
        1     greedy     76.30 %  73.57 – 78.83     97.64 %  93.28 – 99.19        11.76 ± 1.68
        2     chance     11.50 %   9.67 – 13.63      1.57 %   0.43 – 5.56         60.19 ± 2.78
        3     chance     12.20 %  10.31 – 14.37      0.79 %   0.14 – 4.33         62.60 ± 2.84

        place             rounds won
        dealer           32.80 %  29.96 – 35.77
        begins           34.80 %  31.91 – 37.81
        dealer + 2       32.40 %  29.57 – 35.36

        in a round                       mean                     in all
        Skip                            3.097 ± 0.146              3,097
        Reverse                         3.133 ± 0.145              3,133
        Draw Two                        3.180 ± 0.148              3,180
        Swap                            1.602 ± 0.081              1,602
        Gift                            1.577 ± 0.078              1,577
        Wish                            1.935 ± 0.080              1,935
        Draw Four                       1.846 ± 0.083              1,846
        All Swap                        1.958 ± 0.081              1,958
        Protection in turn              1.411 ± 0.076              1,411
        Protection against a chain      0.191 ± 0.026                191
        Protection out of turn          0.384 ± 0.036                384
        cards thrown in                 1.486 ± 0.086              1,486
        Triple +                        0.927 ± 0.061                927
        cards drawn in turn            24.004 ± 1.236             24,004
        cards drawn for chains         13.014 ± 0.560             13,014
        reshuffles                      0.047 ± 0.013                 47

        chains            share                                 in all
        1 link           89.56 %  88.63 – 90.43                  3,991
        2 links           9.18 %   8.37 – 10.06                    409
        3 links           1.10 %   0.83 – 1.45                      49
        4 links           0.16 %   0.08 – 0.32                       7
        5 or more         0.00 %   0.00 – 0.09                       0

        blocked rounds    0.00 %   0.00 – 0.38                       0
        exit code 0
    "#]]
    .assert_eq(&sim("--bots greedy,chance,chance --rounds 1000").page());
    expect![[r#"
        solo, classic-nl, 2 players, 1 round, seed 7
        0 whole matches, one cut off

        length                           mean            median     5 %    95 %    most
        turns a round                   31.00 ± -            31      31      31      31
        moves a round                   34.00 ± -            34      34      34      34
        rounds a match                       -                -       -       -       -

        seat  player      rounds won                 matches won               points a round
        1     chance      0.00 %   0.00 – 79.35         -                          0.00 ± -
        2     chance    100.00 %  20.65 – 100.00        -                         16.00 ± -

        place             rounds won
        dealer          100.00 %  20.65 – 100.00
        begins            0.00 %   0.00 – 79.35

        in a round                       mean                     in all
        Reverse                         1.000 ± -                      1
        Draw Two                        1.000 ± -                      1
        Swap                            2.000 ± -                      2
        Wish                            1.000 ± -                      1
        All Swap                        1.000 ± -                      1
        cards thrown in                 1.000 ± -                      1
        cards drawn in turn             9.000 ± -                      9
        cards drawn for chains          2.000 ± -                      2

        chains            share                                 in all
        1 link          100.00 %  20.65 – 100.00                     1
        2 links           0.00 %   0.00 – 79.35                      0
        3 links           0.00 %   0.00 – 79.35                      0
        4 links           0.00 %   0.00 – 79.35                      0
        5 or more         0.00 %   0.00 – 79.35                      0

        blocked rounds    0.00 %   0.00 – 79.35                      0
        exit code 0
    "#]]
    .assert_eq(&sim("--rules classic-nl --players 2 --rounds 1 --seed 7").page());
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let one = sim("--rounds 700 --threads 1").page();
    for threads in ["2", "5"] {
        assert_eq!(sim(&format!("--rounds 700 --threads {threads}")).page(), one);
    }
    assert_ne!(sim("--rounds 700 --seed 2").page(), one);
}

#[test]
fn json_has_the_keys_of_the_manual() {
    let value = json("--rounds 200 --bots chance,greedy,greedy");
    let manual = include_str!("../../../docs/LAB.md");
    let mut keys = Vec::new();
    collect_keys(&value, &mut keys);
    for key in keys {
        assert!(
            manual.contains(&format!("`{key}`")),
            "docs/LAB.md does not tell `{key}`"
        );
    }
    assert_eq!(value["rules"], "modern");
    assert_eq!(value["players"], serde_json::json!(["chance", "greedy", "greedy"]));
    assert_eq!((&value["rounds"], &value["rounds_wanted"]), (&200.into(), &200.into()));
    let won = |list: &str| -> u64 {
        let rows = value[list].as_array().unwrap();
        rows.iter()
            .map(|row| row["rounds_won"]["count"].as_u64().unwrap())
            .sum()
    };
    let others = value["blocked"].as_u64().unwrap() + value["unfinished"].as_u64().unwrap();
    assert_eq!(won("seats") + others, 200);
    assert_eq!(won("from_dealer") + others, 200);
}

fn collect_keys(value: &Value, keys: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                keys.push(key.clone());
                collect_keys(value, keys);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect_keys(item, keys)),
        _ => {}
    }
}

#[test]
fn what_is_unknown_is_null() {
    let value = json("--rounds 1");
    assert_eq!(value["matches"]["played"], 0);
    assert!(value["matches"]["rounds"]["mean"].is_null());
    assert!(value["seats"][0]["matches_won"]["share"].is_null());
    assert!(value["turns"]["mean"].is_number());
}

#[test]
fn the_first_matches_are_written_down() {
    let folder = Folder::new("sim-records");
    let arguments = "sim solo --rounds 40 --players 3 --record some/folder --record-matches 2";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let done = folder.run(&arguments);
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(
        done.out.ends_with("\n2 matches written to some/folder\n"),
        "{}",
        done.out
    );
    let names = || {
        let files = fs::read_dir(folder.0.join("some/folder")).unwrap();
        let mut names: Vec<String> = files
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    };
    assert_eq!(names(), ["match-000001.record", "match-000002.record"]);
    for name in names() {
        let text = fs::read_to_string(folder.0.join("some/folder").join(name)).unwrap();
        let record: Record<solo::Round> = text.parse().unwrap();
        record.verify().unwrap();
    }
    // The same again is the same; anything else is not written over it.
    assert_eq!(folder.run(&arguments).code, 0);
    let other = folder.run(&[&arguments[..], &["--seed", "2"]].concat());
    assert_eq!((other.code, other.out.as_str()), (2, ""));
    assert!(other.err.contains("match-000001.record"), "{}", other.err);
    assert_eq!(names().len(), 2, "nothing half-written is left");
}

#[test]
fn a_folder_that_cannot_be_written_to_is_named() {
    let folder = Folder::new("sim-unwritable").with("file", "");
    let done = folder.run(&["sim", "solo", "--rounds", "1", "--record", "file"]);
    assert_eq!((done.code, done.out.as_str()), (2, ""));
    assert!(
        done.err
            .starts_with("error: --record: the folder file cannot be made: "),
        "{}",
        done.err
    );
    // A folder in the file's place fails late, and says which file.
    let folder = Folder::new("sim-occupied").with("match-000001.record/x", "");
    let done = folder.run(&["sim", "solo", "--rounds", "1", "--record", "."]);
    assert_eq!((done.code, done.out.as_str()), (2, ""));
    assert!(
        done.err
            .starts_with("error: --record: ./match-000001.record cannot be written: "),
        "{}",
        done.err
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let done = common::program()
        .args(["sim", "solo", "--rounds", "10"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(done.status.code(), Some(2));
    let told = String::from_utf8(done.stderr).unwrap();
    assert!(told.starts_with("error: the results cannot be written: "), "{told}");
}

#[test]
fn mistakes_are_told_in_a_line() {
    let told: Vec<String> = [
        "--rounds 0",
        "--rounds 1000000000001",
        "--rounds -5",
        "--rounds many",
        "--threads 0",
        "--threads 1025",
        "--players 1",
        "--players 11",
        "--bots greedy,gredy",
        "--bots greedy",
        "--bots greedy,,chance",
        "--bots greedy,chance --players 3",
        "--bots chance,chance,chance,chance,chance,chance,chance,chance,chance,chance,chance",
        "--seed -1",
        "--rules modren",
        "--record-matches 5",
        "--record x --record-matches 0",
    ]
    .into_iter()
    .map(|arguments| {
        let done = sim(arguments);
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{arguments}: {}", done.err);
        format!("{}\n", done.err.lines().next().unwrap())
    })
    .collect();
    expect![[r#"
        error: invalid value '0' for '--rounds <K>': expected a number from 1 to 1000000000000
        error: invalid value '1000000000001' for '--rounds <K>': expected a number from 1 to 1000000000000
        error: invalid value '-5' for '--rounds <K>': expected a number from 1 to 1000000000000
        error: invalid value 'many' for '--rounds <K>': expected a number from 1 to 1000000000000
        error: invalid value '0' for '--threads <T>': expected a number from 1 to 1024
        error: invalid value '1025' for '--threads <T>': expected a number from 1 to 1024
        error: invalid value '1' for '--players <N>': expected a number from 2 to 10
        error: invalid value '11' for '--players <N>': expected a number from 2 to 10
        error: invalid value 'greedy,gredy' for '--bots <BOT,BOT,…>': no player is called `gredy`: there are chance, greedy (did you mean `greedy`?)
        error: --bots names 1: there are 2 to 10 seats
        error: invalid value 'greedy,,chance' for '--bots <BOT,BOT,…>': no player is called ``: there are chance, greedy
        error: --bots names 2, but --players says 3: every seat needs one
        error: --bots names 11: there are 2 to 10 seats
        error: invalid value '-1' for '--seed <N>': invalid digit found in string
        error: --rules: no rulebook is called `modren`: there are classic-de, classic-en, classic-fr, classic-nl, classic-it, classic-fr2, modern (did you mean `modern`?)
        error: the following required arguments were not provided:
        error: invalid value '0' for '--record-matches <M>': 0 is not in 1..=1000000
    "#]].assert_eq(&told.concat());
}

#[cfg(unix)]
#[test]
fn ctrl_c_tells_what_was_done_so_far() {
    use std::io::Read;
    use std::process::{Command, Stdio};
    use std::thread::sleep;
    use std::time::Duration;

    // Long enough for the program to listen and to finish some matches; longer on a busy machine.
    for patience in [1, 4, 16] {
        let mut child = common::program()
            .args(["sim", "solo", "--rounds", "1000000000000", "--threads", "2", "--json"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        sleep(Duration::from_secs(patience));
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        let (mut out, mut err) = (String::new(), String::new());
        child.stdout.take().unwrap().read_to_string(&mut out).unwrap();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        if child.wait().unwrap().code().is_none() {
            continue;
        }
        assert_eq!(child.wait().unwrap().code(), Some(130), "{err}");
        let value: Value = serde_json::from_str(&out).unwrap();
        let rounds = value["rounds"].as_u64().unwrap();
        assert!(rounds < 1_000_000_000_000);
        assert!(
            err.starts_with("stopped after ") && err.ends_with(" of 1,000,000,000,000 rounds\n"),
            "{err}"
        );
        if rounds > 0 {
            return;
        }
    }
    panic!("nothing was done in 16 seconds");
}
