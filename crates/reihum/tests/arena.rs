//! `arena`: the tables, the JSON, mistakes, and Ctrl-C.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::run;
use expect_test::expect;
use serde_json::Value;

fn arena(arguments: &str) -> common::Done {
    let all: Vec<&str> = ["arena"].into_iter().chain(arguments.split_whitespace()).collect();
    run(&all)
}

fn json(arguments: &str) -> Value {
    let done = arena(&format!("{arguments} --json"));
    assert_eq!((done.code, done.err.as_str()), (0, ""), "{arguments}");
    serde_json::from_str(&done.out).unwrap()
}

#[test]
fn two_bots_are_compared() {
    expect![[r#"
        solo, modern, 2 players, 1,000 rounds, seed 1
        500 deals, each played 2 times, everybody in every seat

        player     rating            rounds won           points a round
        1  greedy   30.44 ± 2.86    84.10 %  81.68–86.26     9.04 ± 1.69
        2  chance   19.56 ± 2.86    15.90 %  13.74–18.32    61.95 ± 3.15

        head to head          1        2
        1  greedy             -  84.10 %
        2  chance       15.90 %        -

        pair               won by the first      if equal  difference in points
        greedy : chance   84.10 %  81.68–86.26    50.00 %   -52.91 ± 4.14

        Fewer points are better.
        exit code 0
    "#]]
    .assert_eq(&arena("solo greedy chance --games 1000").page());
    expect![[r#"
        solo, classic-en, 2 players, 2 rounds, seed 7
        1 deal, played 2 times, everybody in every seat

        player     rating            rounds won           points a round
        1  chance   27.64 ± 15.81  100.00 %      -          27.00 ± -
        2  greedy   22.36 ± 15.81    0.00 %      -           0.00 ± -

        head to head          1        2
        1  chance             - 100.00 %
        2  greedy        0.00 %        -

        pair               won by the first      if equal  difference in points
        chance : greedy  100.00 %      -          50.00 %    27.00 ± -
        exit code 0
    "#]]
    .assert_eq(&arena("solo chance greedy --games 1 --seed 7 --rules classic-en").page());
}

#[test]
fn several_bots_meet_in_pairs_or_all_at_once() {
    expect![[r#"
        solo, modern, 2 players, 300 rounds, seed 1
        50 deals, each played 6 times, everybody in every seat

        player       rating            rounds won           points a round
        1  greedy     28.62 ± 7.13    66.00 %  62.28–69.54    16.98 ± 3.88
        2  greedy#2   28.62 ± 7.13    66.00 %  62.28–69.54    16.98 ± 3.88
        3  chance     18.66 ± 8.03    18.00 %  11.87–26.35    59.40 ± 10.70

        head to head          1        2        3
        1  greedy             -  50.00 %  82.00 %
        2  greedy#2     50.00 %        -  82.00 %
        3  chance       18.00 %  18.00 %        -

        pair                 won by the first      if equal  difference in points
        greedy : chance     82.00 %  73.65–88.13    50.00 %   -48.64 ± 14.18
        greedy : greedy#2   50.00 %  50.00–50.00    50.00 %     0.00 ± 0.00
        chance : greedy#2   18.00 %  11.87–26.35    50.00 %    48.64 ± 14.18

        Fewer points are better.
        exit code 0
    "#]]
    .assert_eq(&arena("solo greedy chance greedy --games 300").page());
    expect![[r#"
        skipbo, short, 3 players, 30 games, seed 1
        10 deals, each played 3 times, everybody in every seat

        player       rating            games won            points a game
        1  greedy#2   29.43 ± 12.40   53.33 %  42.75–63.62    51.33 ± 12.25
        2  greedy     28.46 ± 12.37   46.67 %  36.38–57.25    46.17 ± 10.00
        3  chance     10.91 ± 12.82    0.00 %   0.00–27.75     0.00 ± 0.00

        head to head          1        2        3
        1  greedy#2           -  53.33 % 100.00 %
        2  greedy       46.67 %        - 100.00 %
        3  chance        0.00 %   0.00 %        -

        pair                 won by the first      if equal  difference in points
        greedy : chance     46.67 %  36.38–57.25    33.33 %    46.17 ± 10.00
        greedy : greedy#2   46.67 %  36.38–57.25    33.33 %    -5.17 ± 22.00
        chance : greedy#2    0.00 %   0.00–27.75    33.33 %   -51.33 ± 12.25
        exit code 0
    "#]]
    .assert_eq(&arena("skipbo greedy chance greedy --players 3 --rules short --games 30").page());
}

#[test]
fn one_bot_against_a_field_and_a_test() {
    expect![[r#"
        solo, modern, 4 players, 48 rounds, seed 1
        12 deals, each played 4 times, everybody in every seat

        player     rating            rounds won           points a round
        1  greedy   33.57 ± 12.25   70.83 %  56.37–82.03    18.29 ± 8.78
        2  chance   16.43 ± 12.25   29.17 %  17.97–43.63    61.79 ± 7.61

        head to head          1        2
        1  greedy             -  70.83 %
        2  chance       29.17 %        -

        pair               won by the first      if equal  difference in points
        greedy : chance   70.83 %  56.37–82.03    25.00 %   -43.50 ± 12.31

        Does greedy win 30.00 % rather than 25.00 %? Yes.
        log-likelihood ratio 3.06; no below -2.94, yes above 2.94

        Fewer points are better.
        exit code 0
    "#]]
    .assert_eq(&arena("solo greedy --field chance,chance,chance --sprt 0.25,0.30").page());
    expect![[r#"
        solo, modern, 2 players, 36 rounds, seed 1
        18 deals, each played 2 times, everybody in every seat

        player       rating            rounds won           points a round
        1  chance#2   28.65 ± 10.16   58.33 %  41.98–73.04    38.53 ± 18.41
        2  chance     21.35 ± 10.16   41.67 %  26.96–58.02    50.83 ± 17.61

        head to head          1        2
        1  chance#2           -  58.33 %
        2  chance       41.67 %        -

        pair                 won by the first      if equal  difference in points
        chance : chance#2   41.67 %  26.96–58.02    50.00 %    12.31 ± 34.06

        Does chance win 60.00 % rather than 50.00 %? No.
        log-likelihood ratio -1.82; no below -1.60, yes above 4.38

        Fewer points are better.
        exit code 0
    "#]]
    .assert_eq(&arena("solo chance chance --sprt 0.5,0.6 --alpha 0.01 --beta 0.2").page());
    let open = arena("solo chance chance --sprt 0.5,0.52 --games 20").out;
    assert!(
        open.contains("\nDoes chance win 52.00 % rather than 50.00 %? That remains open.\n"),
        "{open}"
    );
}

#[test]
fn teams_and_whole_matches() {
    expect![[r#"
        skipbo, short teams=1+3,2+4, 4 players, 20 matches, seed 1
        10 deals, each played 2 times, everybody in every seat

        player     rating            matches won          points a match
        1  greedy   36.79 ± 13.25  100.00 %  72.25–100.00  587.00 ± 15.78
        2  chance   13.21 ± 13.25    0.00 %   0.00–27.75     0.00 ± 0.00

        head to head          1        2
        1  greedy             - 100.00 %
        2  chance        0.00 %        -

        pair               won by the first      if equal  difference in points
        greedy : chance  100.00 %  72.25–100.00   50.00 %   587.00 ± 15.78
        exit code 0
    "#]]
    .assert_eq(&arena("skipbo greedy chance --rules short --teams --matches --games 20").page());
    let three = json("skipbo greedy chance --rules short --teams 1+4,2+5,3+6 --games 6");
    assert_eq!((&three["players"], &three["blocks"]), (&6.into(), &1.into()));
    let field = json("skipbo greedy --rules short --teams --field chance,chance --games 6");
    assert_eq!((&field["players"], &field["blocks"]), (&6.into(), &2.into()));
}

#[test]
fn machines_get_everything() {
    let value = json("solo greedy chance --games 200 --seed 5 --sprt 0.5,0.9");
    assert_eq!(value["game"], "solo");
    assert_eq!(value["rules"], "modern");
    assert_eq!((&value["players"], &value["seed"]), (&2.into(), &5.into()));
    assert_eq!((&value["unit"], &value["stopped"]), (&"round".into(), &false.into()));
    assert_eq!(value["fewer_points_win"], true);
    let (bots, pairs) = (value["bots"].as_array().unwrap(), value["pairs"].as_array().unwrap());
    assert_eq!((bots.len(), pairs.len()), (2, 1));
    assert_eq!((&pairs[0]["a"], &pairs[0]["b"]), (&"greedy".into(), &"chance".into()));
    assert_eq!(pairs[0]["games"], value["games"]);
    let number = |value: &Value| value.as_f64().unwrap();
    let within = |middle: &Value, ends: &Value| {
        assert!(
            number(&ends[0]) < number(middle) && number(middle) < number(&ends[1]),
            "{middle} {ends}"
        );
        assert_eq!(ends.as_array().unwrap().len(), 2);
    };
    within(&pairs[0]["win_rate"], &pairs[0]["ci95"]);
    within(&pairs[0]["points_difference"], &pairs[0]["points_ci95"]);
    for bot in bots {
        within(&bot["win_share"], &bot["ci95"]);
        within(&bot["points"], &bot["points_ci95"]);
        assert!(number(&bot["uncertainty"]) > 0.0 && bot["wins"].is_u64());
        assert!(bot.get("faults").is_none(), "ours make none");
    }
    assert!(number(&bots[0]["rating"]) > number(&bots[1]["rating"]));
    assert!(["H0", "H1", "undecided"].contains(&value["sprt"]["verdict"].as_str().unwrap()));
    assert!(value["sprt"]["llr"].is_number());
    in_the_manual(&value);
    assert_eq!(json("skipbo greedy chance --games 2")["unit"], "game");
    let matches = json("skipbo greedy chance --rules short --matches --games 2");
    assert_eq!((&matches["unit"], &matches["sprt"]), (&"match".into(), &Value::Null));
}

/// Every key is described.
fn in_the_manual(value: &Value) {
    let manual = include_str!("../../../docs/LAB.md");
    let (_, manual) = manual.split_once("\n## The arena").unwrap();
    let keys = |value: &Value| -> Vec<String> { value.as_object().unwrap().keys().cloned().collect() };
    for value in [value, &value["bots"][0], &value["pairs"][0], &value["sprt"]] {
        for key in keys(value) {
            assert!(
                manual.contains(&format!("`{key}`")),
                "docs/LAB.md does not tell `{key}`"
            );
        }
    }
}

#[test]
fn the_same_numbers_whatever_the_number_of_threads() {
    let with = |threads: usize| {
        json(&format!(
            "solo greedy chance --games 500 --sprt 0.8,0.82 --threads {threads}"
        ))
    };
    assert_eq!(with(1), with(3));
}

#[test]
fn what_is_unknown_is_null() {
    let value = json("solo greedy chance --games 1");
    assert_eq!((&value["games"], &value["blocks"]), (&2.into(), &1.into()));
    let pair = &value["pairs"][0];
    assert!(pair["win_rate"].is_number() && pair["ci95"].is_null());
    assert!(pair["points_difference"].is_number() && pair["points_ci95"].is_null());
    assert!(value["bots"][0]["ci95"].is_null());
}

#[test]
fn mistakes_are_told_in_a_line() {
    let told: Vec<String> = [
        "solo",
        "uno greedy chance",
        "solo greedy",
        "solo greedy gredy",
        "solo greedy master:0",
        "solo greedy chance:many",
        "solo greedy chance --players 1",
        "solo greedy chance greedy --players 4",
        "solo greedy chance --games 0",
        "solo greedy chance --games -5",
        "solo greedy chance --games 1e3",
        "solo greedy chance --games 1000000000001",
        "solo greedy chance --threads 0",
        "solo greedy chance --seed -1",
        "solo greedy chance --rules modren",
        "solo greedy chance --teams",
        "solo greedy --field",
        "solo greedy --field chance,chanse",
        "solo greedy --field chance,,chance",
        "solo greedy --field chance,chance --players 4",
        "solo greedy --field chance,chance,chance,chance,chance,chance,chance,chance,chance,chance",
        "skipbo greedy --field chance --teams --players 6",
        "skipbo greedy chance --teams --players 3",
        "skipbo greedy chance --teams 1+2,3+4,5+6,7+8",
        "skipbo --teams greedy chance",
        "skipbo greedy chance --stock 31",
        "solo greedy chance greedy --sprt 0.5,0.6",
        "solo greedy chance --sprt 0.5",
        "solo greedy chance --sprt 0.6,0.5",
        "solo greedy chance --sprt 50,52",
        "solo greedy chance --sprt -1,0.5",
        "solo greedy chance --sprt nan,0.5",
        "solo greedy chance --sprt 0.5,0.6 --alpha 0",
        "solo greedy chance --sprt 0.5,0.6 --beta 0.5",
        "solo greedy chance --sprt 0.5,0.6 --beta some",
        "solo greedy chance --alpha 0.1",
    ]
    .into_iter()
    .map(|arguments| {
        let done = arena(arguments);
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{arguments}: {}", done.err);
        format!("{}\n", done.err.lines().next().unwrap())
    })
    .collect();
    expect![[r#"
        error: the following required arguments were not provided:
        error: invalid value 'uno' for '<GAME>'
        error: one bot alone has nobody to play against: name another one, or a field
        error: no player is called `gredy`: there are chance, greedy, family, planner, club, master (did you mean `greedy`?)
        error: `0` is no budget: write a number of nodes from 1 to 1000000000, as in master:4000
        error: chance has no budget: only planner, club and master think for as long as they are told
        error: --players: solo is for 2 to 10 players, not `1`
        error: 3 bots cannot share a table of 4 sides fairly: two of them take turns, 4 sit down together, and at a table of two sides every pair meets
        error: invalid value '0' for '--games <K>': expected a number from 1 to 1000000000000
        error: invalid value '-5' for '--games <K>': expected a number from 1 to 1000000000000
        error: invalid value '1e3' for '--games <K>': expected a number from 1 to 1000000000000
        error: invalid value '1000000000001' for '--games <K>': expected a number from 1 to 1000000000000
        error: invalid value '0' for '--threads <T>': expected a number from 1 to 1024
        error: invalid value '-1' for '--seed <N>': expected a number from 0 to 18446744073709551615
        error: --rules: no rulebook is called `modren`: there are classic-de, classic-en, classic-fr, classic-nl, classic-it, classic-fr2, modern (did you mean `modern`?)
        error: --teams is for skipbo, not for solo
        error: a value is required for '--field <BOT,BOT,…>' but none was supplied
        error: --field: no player is called `chanse`: there are chance, greedy, family, planner, club, master (did you mean `chance`?)
        error: --field: no player is called ``: there are chance, greedy, family, planner, club, master
        error: --field names 2, but one bot has 3 opponents at this table: name as many
        error: --field names 10: solo is for 2 to 10 players
        error: --field names 1, but one bot has 2 opponents at this table: name as many
        error: --teams: partners are for four or six players, not 3
        error: --teams: the rule field `teams` cannot be `1+2,3+4,5+6,7+8`: it takes none, or all of four or six seats in pairs, each once, such as 1+3,2+4
        error: --teams: the rule field `teams` cannot be `greedy`: it takes none, or all of four or six seats in pairs, each once, such as 1+3,2+4
        error: --stock: the rule field `stock` cannot be `31`: it takes printed, or a number from 1 to 30 (to 20 with five or six players)
        error: --sprt is for two bots, or for one against a field
        error: invalid value '0.5' for '--sprt <P0,P1>': expected two shares between 0 and 1, the smaller one first, such as 0.50,0.52
        error: invalid value '0.6,0.5' for '--sprt <P0,P1>': expected two shares between 0 and 1, the smaller one first, such as 0.50,0.52
        error: invalid value '50,52' for '--sprt <P0,P1>': expected two shares between 0 and 1, the smaller one first, such as 0.50,0.52
        error: invalid value '-1,0.5' for '--sprt <P0,P1>': expected two shares between 0 and 1, the smaller one first, such as 0.50,0.52
        error: invalid value 'nan,0.5' for '--sprt <P0,P1>': expected two shares between 0 and 1, the smaller one first, such as 0.50,0.52
        error: invalid value '0' for '--alpha <RISK>': expected a share above 0 and below 0.5, such as 0.05
        error: invalid value '0.5' for '--beta <RISK>': expected a share above 0 and below 0.5, such as 0.05
        error: invalid value 'some' for '--beta <RISK>': expected a share above 0 and below 0.5, such as 0.05
        error: the following required arguments were not provided:
    "#]].assert_eq(&told.concat());
    let many = format!("solo {}", "chance ".repeat(33));
    assert_eq!(
        arena(&many).err,
        "error: 33 bots are too many: up to 32 can be compared\n"
    );
}

#[cfg(unix)]
#[test]
fn ctrl_c_tells_what_was_done_so_far() {
    use std::io::Read;
    use std::process::{Command, Stdio};
    use std::thread::sleep;
    use std::time::Duration;

    // Long enough for the program to listen and to finish some deals; longer on a busy machine.
    for patience in [1, 4, 16] {
        let mut child = common::program()
            .args([
                "arena",
                "solo",
                "greedy",
                "chance",
                "--games",
                "1000000000000",
                "--json",
            ])
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
        assert_eq!(value["stopped"], true);
        assert!(
            err.starts_with("stopped after ") && err.ends_with(" of 1,000,000,000,000 rounds\n"),
            "{err}"
        );
        let games = value["games"].as_u64().unwrap();
        assert_eq!(games, 2 * value["blocks"].as_u64().unwrap(), "whole deals only");
        if games > 0 {
            return;
        }
    }
    panic!("nothing was done in 16 seconds");
}
