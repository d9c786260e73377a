//! `sim`: the table, the JSON, the records, mistakes, and Ctrl-C.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::{Folder, run};
use expect_test::expect;
use game::record::Record;
use serde_json::Value;
use std::fs;

fn sim_of(game: &str, arguments: &str) -> common::Done {
    let mut all = vec!["sim", game];
    all.extend(arguments.split_whitespace());
    run(&all)
}

fn sim(arguments: &str) -> common::Done {
    sim_of("solo", arguments)
}

fn json(game: &str, arguments: &str) -> Value {
    let done = sim_of(game, &format!("--json {arguments}"));
    assert_eq!((done.code, done.err.as_str()), (0, ""), "{arguments}");
    serde_json::from_str(&done.out).unwrap()
}

#[test]
fn the_table_is_easy_to_read() {
    expect![[r#"
        solo, modern, 3 players, 1,000 rounds, seed 1
        127 whole matches, one cut off

        length                           mean            median    5 %   95 %    most
        turns a round                   64.84 ± 2.63         54     20    151     283
        moves a round                   75.46 ± 3.10         62     22    178     337
        rounds a match                   7.84 ± 0.29          8      5     10      12

        seat  player    rounds won             matches won          points a round
        1     greedy   76.30 %  73.57–78.83   97.64 %  93.28–99.19   11.76 ± 1.68
        2     chance   11.50 %   9.67–13.63    1.57 %   0.43–5.56    60.19 ± 2.78
        3     chance   12.20 %  10.31–14.37    0.79 %   0.14–4.33    62.60 ± 2.84

        place             rounds won
        dealer           32.80 %  29.96–35.77
        begins           34.80 %  31.91–37.81
        dealer + 2       32.40 %  29.57–35.36

        in a round                       mean                     in all
        Skip a Turn                     3.097 ± 0.146              3,097
        Change Direction                3.133 ± 0.145              3,133
        Draw 2                          3.180 ± 0.148              3,180
        Swap Cards                      1.602 ± 0.081              1,602
        Gift                            1.577 ± 0.078              1,577
        Choose a Colour                 1.935 ± 0.080              1,935
        Draw 4                          1.846 ± 0.083              1,846
        All Swap Cards                  1.958 ± 0.081              1,958
        Protection in turn              1.411 ± 0.076              1,411
        Protection against a chain      0.191 ± 0.026                191
        Protection out of turn          0.384 ± 0.036                384
        cards thrown in                 1.486 ± 0.086              1,486
        Triple +                        0.927 ± 0.061                927
        cards drawn in turn            24.004 ± 1.236             24,004
        cards drawn for chains         13.014 ± 0.560             13,014
        reshuffles                      0.047 ± 0.013                 47

        chains            share                            in all
        1 link           89.56 %  88.63–90.43               3,991
        2 links           9.18 %   8.37–10.06                 409
        3 links           1.10 %   0.83–1.45                   49
        4 links           0.16 %   0.08–0.32                    7
        5 or more         0.00 %   0.00–0.09                    0

        blocked rounds    0.00 %   0.00–0.38                    0
        exit code 0
    "#]]
    .assert_eq(&sim("--bots greedy,chance,chance --rounds 1000").page());
    expect![[r#"
        solo, classic-nl, 2 players, 1 round, seed 7
        0 whole matches, one cut off

        length                           mean            median    5 %   95 %    most
        turns a round                   31.00 ± -            31     31     31      31
        moves a round                   34.00 ± -            34     34     34      34
        rounds a match                      -                 -      -      -       -

        seat  player    rounds won             matches won          points a round
        1     chance    0.00 %   0.00–79.35       -                   0.00 ± -
        2     chance  100.00 %  20.65–100.00      -                  16.00 ± -

        place             rounds won
        dealer          100.00 %  20.65–100.00
        begins            0.00 %   0.00–79.35

        in a round                       mean                     in all
        Change Direction                1.000 ± -                      1
        Draw 2                          1.000 ± -                      1
        Swap Cards                      2.000 ± -                      2
        Choose a Colour                 1.000 ± -                      1
        All Swap Cards                  1.000 ± -                      1
        cards thrown in                 1.000 ± -                      1
        cards drawn in turn             9.000 ± -                      9
        cards drawn for chains          2.000 ± -                      2

        chains            share                            in all
        1 link          100.00 %  20.65–100.00                  1
        2 links           0.00 %   0.00–79.35                   0
        3 links           0.00 %   0.00–79.35                   0
        4 links           0.00 %   0.00–79.35                   0
        5 or more         0.00 %   0.00–79.35                   0

        blocked rounds    0.00 %   0.00–79.35                   0
        exit code 0
    "#]]
    .assert_eq(&sim("--rules classic-nl --players 2 --rounds 1 --seed 7").page());
}

#[test]
fn skipbo_is_told_in_games() {
    expect![[r#"
        skipbo, standard, 4 players, 1,000 games, seed 1
        159 whole matches, one cut off

        length                           mean            median    5 %   95 %    most
        turns a game                    99.49 ± 1.72         95     62    149     233
        cards played a game            276.12 ± 5.69        292     20    389     471
        games a match                    6.25 ± 0.34          6      3     10      14

        seat  player    games won              matches won          points a game
        1     greedy   23.40 %  20.88–26.12   22.64 %  16.83–29.75   43.41 ± 5.46
        2     greedy   23.40 %  20.88–26.12   23.90 %  17.94–31.09   44.40 ± 5.63
        3     greedy   24.20 %  21.65–26.95   20.75 %  15.18–27.71   44.55 ± 5.41
        4     greedy   25.50 %  22.90–28.29   32.70 %  25.90–40.33   50.51 ± 6.11

        place                 games won
        dealer               23.60 %  21.07–26.33
        begins               25.90 %  23.28–28.70
        dealer + 2           24.40 %  21.84–27.16
        dealer + 3           22.60 %  20.12–25.29

        in a game                              mean                     in all
        cards from stock piles               82.920 ± 1.618             82,920
        cards from the hand                 130.361 ± 2.746            130,361
        cards from discard piles             62.837 ± 1.562             62,837
        jokers played                        31.208 ± 0.672             31,208
        building piles completed             21.335 ± 0.467             21,335
        reshuffles                            8.111 ± 0.238              8,111
        blocks                                0.224 ± 0.039                224
        cards left in the losers’ stocks     35.851 ± 1.416             35,851

        games with a block   12.50 %  10.59–14.69                 125
        ended by a block      8.10 %   6.56–9.96                   81
        won by nobody         3.50 %   2.53–4.83                   35
        exit code 0
    "#]]
    .assert_eq(&sim_of("skipbo", "--rounds 1000").page());
    expect![[r#"
        skipbo, standard stock=10 teams=1+3,2+4, 4 players, 300 games, seed 7
        60 whole matches, one cut off

        length                           mean            median    5 %   95 %    most
        turns a game                    54.45 ± 2.22         51     28     86     165
        cards played a game             71.54 ± 1.56         71     51     97     113
        games a match                    4.98 ± 0.03          5      5      5       5

        seat  player    games won              matches won          points a game
        1     greedy  100.00 %  98.74–100.00 100.00 %  93.98–100.00 118.73 ± 0.71
        2     chance    0.00 %   0.00–1.26     0.00 %   0.00–6.02     0.00 ± 0.00
        3     greedy  100.00 %  98.74–100.00 100.00 %  93.98–100.00 118.73 ± 0.71
        4     chance    0.00 %   0.00–1.26     0.00 %   0.00–6.02     0.00 ± 0.00

        team            games won              matches won          points a game
        1+3           100.00 %  98.74–100.00 100.00 %  93.98–100.00 118.73 ± 0.71
        2+4             0.00 %   0.00–1.26     0.00 %   0.00–6.02     0.00 ± 0.00

        place                 games won
        dealer               49.33 %  43.72–54.96
        begins               50.67 %  45.04–56.28
        dealer + 2           49.33 %  43.72–54.96
        dealer + 3           50.67 %  45.04–56.28

        in a game                              mean                     in all
        cards from stock piles               21.253 ± 0.142              6,376
        cards from the hand                  32.477 ± 0.914              9,743
        cards from discard piles             17.807 ± 0.801              5,342
        jokers played                        11.533 ± 0.322              3,460
        building piles completed              4.297 ± 0.139              1,289
        reshuffles                            0.197 ± 0.072                 59
        cards left in the losers’ stocks     18.747 ± 0.142              5,624

        games with a block    0.00 %   0.00–1.26                    0
        ended by a block      0.00 %   0.00–1.26                    0
        won by nobody         0.00 %   0.00–1.26                    0
        exit code 0
    "#]]
    .assert_eq(
        &sim_of(
            "skipbo",
            "--bots greedy,chance,greedy,chance --teams --stock 10 --rounds 300 --seed 7",
        )
        .page(),
    );
    expect![[r#"
        skipbo, short, 2 players, 1 game, seed 1
        0 whole matches, one cut off

        length                           mean            median    5 %   95 %    most
        turns a game                    30.00 ± -            30     30     30      30
        cards played a game             38.00 ± -            38     38     38      38
        games a match                       -                 -      -      -       -

        seat  player    games won              matches won          points a game
        1     greedy    0.00 %   0.00–79.35       -                   0.00 ± -
        2     greedy  100.00 %  20.65–100.00      -                  65.00 ± -

        place                 games won
        dealer              100.00 %  20.65–100.00
        begins                0.00 %   0.00–79.35

        in a game                              mean                     in all
        cards from stock piles               12.000 ± -                     12
        cards from the hand                  20.000 ± -                     20
        cards from discard piles              6.000 ± -                      6
        jokers played                         8.000 ± -                      8
        building piles completed              2.000 ± -                      2
        cards left in the losers’ stocks      8.000 ± -                      8

        games with a block    0.00 %   0.00–79.35                   0
        ended by a block      0.00 %   0.00–79.35                   0
        won by nobody         0.00 %   0.00–79.35                   0
        exit code 0
    "#]]
    .assert_eq(&sim_of("skipbo", "--rules short --players 2 --rounds 1").page());
}

#[test]
fn options_of_skipbo_are_fields_of_its_rules() {
    for (options, rules) in [
        ("--stock 15", "standard stock=15"),
        ("--rules short", "short"),
        ("--rules short --stock 20 --players 5", "short stock=20"),
        ("--stock printed --rules short", "short stock=printed"),
        ("--teams", "standard teams=1+3,2+4"),
        ("--teams --players 6", "standard teams=1+4,2+5,3+6"),
        ("--teams 4+3,2+1", "standard teams=1+2,3+4"),
        ("--teams none", "standard"),
    ] {
        let done = sim_of("skipbo", &format!("{options} --rounds 1"));
        assert!(
            done.out.starts_with(&format!("skipbo, {rules}, ")),
            "{options}: {}{}",
            done.out,
            done.err
        );
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for game in ["solo", "skipbo"] {
        let one = sim_of(game, "--rounds 700 --threads 1").page();
        for threads in ["2", "5"] {
            assert_eq!(sim_of(game, &format!("--rounds 700 --threads {threads}")).page(), one);
        }
        assert_ne!(sim_of(game, "--rounds 700 --seed 2").page(), one);
    }
}

#[test]
fn json_has_the_keys_of_the_manual() {
    let value = json("solo", "--rounds 200 --bots chance,greedy,greedy");
    in_the_manual(&value);
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

#[test]
fn json_of_skipbo_has_keys_of_its_own() {
    let value = json(
        "skipbo",
        "--rounds 200 --bots greedy,chance,greedy,chance --teams --stock 5",
    );
    in_the_manual(&value);
    let keys: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
    expect!["blocked cards_played deeds ended_by_block figures first_block from_dealer game matches players rounds rounds_wanted rules seats seconds seed teams turns unfinished won_by_nobody"]
    .assert_eq(&keys.join(" "));
    let figures: Vec<&str> = value["figures"]
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    expect!["blocks discard_cards hand_cards jokers piles_completed reshuffles stock_cards stock_left"]
        .assert_eq(&figures.join(" "));
    assert_eq!(value["rules"], "standard stock=5 teams=1+3,2+4");
    let teams = value["teams"].as_array().unwrap();
    assert_eq!(
        teams.iter().map(|team| &team["seats"]).collect::<Vec<_>>(),
        [&serde_json::json!([1, 3]), &serde_json::json!([2, 4])]
    );
    let won = |team: &Value| team["rounds_won"]["count"].as_u64().unwrap();
    let nobody = value["won_by_nobody"].as_u64().unwrap() + value["unfinished"].as_u64().unwrap();
    assert_eq!(teams.iter().map(won).sum::<u64>() + nobody, 200);
    assert_eq!(value["seats"][2]["rounds_won"], teams[0]["rounds_won"]);
    // Without teams there is nothing to say of them.
    assert!(json("skipbo", "--rounds 5").get("teams").is_none());
}

/// Every key is described.
fn in_the_manual(value: &Value) {
    let manual = include_str!("../../../docs/LAB.md");
    let mut keys = Vec::new();
    collect_keys(value, &mut keys);
    for key in keys {
        assert!(
            manual.contains(&format!("`{key}`")),
            "docs/LAB.md does not tell `{key}`"
        );
    }
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
    let value = json("solo", "--rounds 1");
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
    assert_eq!(done.err, "error: --record: file is there already, and is no folder\n");
    let done = folder.run(&["sim", "solo", "--rounds", "1", "--record", "file/x/y"]);
    assert_eq!(done.err, "error: --record: file is there already, and is no folder\n");
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
        "--record x --record-matches some",
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
        error: --players: solo is for 2 to 10 players, not `1`
        error: --players: solo is for 2 to 10 players, not `11`
        error: --bots: no player is called `gredy`: there are chance, greedy, family, planner, club, master (did you mean `greedy`?)
        error: --bots names 1: solo is for 2 to 10 players
        error: --bots: no player is called ``: there are chance, greedy, family, planner, club, master
        error: --bots names 2, but --players says 3: every seat needs one
        error: --bots names 11: solo is for 2 to 10 players
        error: invalid value '-1' for '--seed <N>': expected a number from 0 to 18446744073709551615
        error: --rules: no rulebook is called `modren`: there are classic-de, classic-en, classic-fr, classic-nl, classic-it, classic-fr2, modern (did you mean `modern`?)
        error: the following required arguments were not provided:
        error: invalid value '0' for '--record-matches <M>': expected a number from 1 to 1000000
        error: invalid value 'some' for '--record-matches <M>': expected a number from 1 to 1000000
    "#]].assert_eq(&told.concat());
}

#[test]
fn tables_of_skipbo_that_cannot_be_are_told_in_a_line() {
    let told: Vec<String> = [
        "skipbo --stock 0",
        "skipbo --stock 31",
        "skipbo --stock -1",
        "skipbo --stock many",
        "skipbo --stock 25 --players 5",
        "skipbo --stock 5 --rules standard\u{a0}stock=6",
        "skipbo --players 1",
        "skipbo --players 7",
        "skipbo --players 11",
        "skipbo --players some",
        "skipbo --bots greedy",
        "skipbo --bots greedy,greedy,greedy,greedy,greedy,greedy,greedy",
        "skipbo --teams --players 3",
        "skipbo --teams --players 5",
        "skipbo --teams --bots greedy,chance",
        "skipbo --teams 1+2",
        "skipbo --teams 1+2,3+4 --players 6",
        "skipbo --teams --rules standard\u{a0}teams=1+2,3+4",
        "skipbo --teams 1+3,2+4\u{a0}stock=5",
        "skipbo --rules modern",
        "skipbo --rules shrot",
        "solo --stock 5",
        "solo --teams",
        "solo --rules standard",
        "solo --players 11",
    ]
    .into_iter()
    .map(|arguments| {
        // Arguments have spaces between them, and some within.
        let arguments: Vec<String> = arguments.split(' ').map(|word| word.replace('\u{a0}', " ")).collect();
        let all: Vec<&str> = ["sim"]
            .into_iter()
            .chain(arguments.iter().map(String::as_str))
            .collect();
        let done = run(&all);
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{arguments:?}: {}", done.err);
        format!("{}\n", done.err.lines().next().unwrap())
    })
    .collect();
    expect![[r#"
        error: --stock: the rule field `stock` cannot be `0`: it takes printed, or a number from 1 to 30 (to 20 with five or six players)
        error: --stock: the rule field `stock` cannot be `31`: it takes printed, or a number from 1 to 30 (to 20 with five or six players)
        error: --stock: the rule field `stock` cannot be `-1`: it takes printed, or a number from 1 to 30 (to 20 with five or six players)
        error: --stock: the rule field `stock` cannot be `many`: it takes printed, or a number from 1 to 30 (to 20 with five or six players)
        error: with 5 players a stock pile has 1 to 20 cards, not 25
        error: --stock: --rules says stock=6 already
        error: --players: skipbo is for 2 to 6 players, not `1`
        error: --players: skipbo is for 2 to 6 players, not `7`
        error: --players: skipbo is for 2 to 6 players, not `11`
        error: --players: skipbo is for 2 to 6 players, not `some`
        error: --bots names 1: skipbo is for 2 to 6 players
        error: --bots names 7: skipbo is for 2 to 6 players
        error: --teams: partners are for four or six players, not 3
        error: --teams: partners are for four or six players, not 5
        error: --teams: partners are for four or six players, not 2
        error: --teams: the rule field `teams` cannot be `1+2`: it takes none, or all of four or six seats in pairs, each once, such as 1+3,2+4
        error: teams=1+2,3+4 is for 4 players, not 6
        error: --teams: --rules says teams=1+2,3+4 already
        error: --teams: the rule field `teams` cannot be `1+3,2+4 stock=5`: it takes none, or all of four or six seats in pairs, each once, such as 1+3,2+4
        error: --rules: no rulebook is called `modern`: there are standard and short
        error: --rules: no rulebook is called `shrot`: there are standard and short (did you mean `short`?)
        error: --stock is for skipbo, not for solo
        error: --teams is for skipbo, not for solo
        error: --rules: no rulebook is called `standard`: there are classic-de, classic-en, classic-fr, classic-nl, classic-it, classic-fr2, modern
        error: --players: solo is for 2 to 10 players, not `11`
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
