//! `reihum check` with scenarios that are well written: what passes, what fails, and how it is told.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::{Folder, GOOD};
use expect_test::{Expect, expect};

/// Runs one scenario and compares all that is printed.
fn check(test: &str, scenario: &str, expected: &Expect) {
    let folder = Folder::new(test).with("S-16-example.toml", scenario);
    expected.assert_eq(&folder.run(&["check", "S-16-example.toml"]).page());
}

#[test]
fn a_scenario_that_comes_out_as_written_passes() {
    check(
        "passes",
        GOOD,
        &expect![[r#"
            ok  S-16  A Draw Two thrown in on an unpaid chain lengthens it
            1 passed, 0 failed
            exit code 0
        "#]],
    );
}

#[test]
fn what_differs_is_shown_with_its_line() {
    let scenario = GOOD
        .replace("debt 4;", "debt 6;")
        .replace("rD rD ...", "rD b4 ...")
        .replace("\"chain 2 4\"", "\"chain 3 4\", \"turn 2\"")
        .replace("\"drew 2\"", "\"interjected\"")
        .replace("hand 1 ?*2", "hand 1 ?*3")
        .replace("seen.spectator = [\"interjected 1 rD\"]", "seen.3 = [\"played 1 rD\"]")
        .replace("\"draw\"", "\"solo\"")
        .replace("\"pass\"", "\"draw\"");
    check(
        "differs",
        &scenario,
        &expect![[r#"
        FAILED  S-16  A Draw Two thrown in on an unpaid chain lengthens it
          S-16-example.toml:17: step 1, `1: rD`, then
            expected  debt 6
            actual    debt 4
          S-16-example.toml:17: step 1, `1: rD`, then
            expected  discard rD b4 ...
            actual    discard rD rD b4
          S-16-example.toml:18: step 1, `1: rD`, events
            expected  interjected 1 rD
                      chain 3 4   <- did not happen here
                      turn 2
            actual    interjected 1 rD
                      chain 2 4
                      turn 2
          S-16-example.toml:19: step 1, `1: rD`, never
            expected  no event that begins with interjected
            actual    interjected 1 rD
          S-16-example.toml:20: step 1, `1: rD`, view.2
            expected  hand 1 ?*3
            actual    hand 1 ?*2
          S-16-example.toml:21: step 1, `1: rD`, seen.3
            expected  played 1 rD   <- did not happen here
            actual    interjected 1 rD
                      chain 2 4
                      turn 2
          S-16-example.toml:22: step 1, `1: rD`, legal.2
            expected  2: solo is open
            actual    2: solo is not open: Solo is called with two cards in hand, or with a play that leaves one or none (S-38)
          S-16-example.toml:23: step 1, `1: rD`, illegal.2
            expected  2: draw is not open
            actual    2: draw is open
        0 passed, 1 failed
        exit code 1
    "#]],
    );
}

#[test]
fn the_line_of_a_field_in_a_text_of_several_lines_is_its_own() {
    let scenario = GOOD
        .replace("\"turn 2; debt 4;", "\"\"\"\nturn 2\ndebt 5\n")
        .replace("...\"", "...\"\"\"");
    check(
        "lines",
        &scenario,
        &expect![[r#"
        FAILED  S-16  A Draw Two thrown in on an unpaid chain lengthens it
          S-16-example.toml:19: step 1, `1: rD`, then
            expected  debt 5
            actual    debt 4
        0 passed, 1 failed
        exit code 1
    "#]],
    );
}

#[test]
fn an_action_must_be_accepted_unless_it_says_otherwise() {
    check(
        "not-accepted",
        &GOOD.replace("refused = \"S-08\"", ""),
        &expect![[r#"
        FAILED  S-16  A Draw Two thrown in on an unpaid chain lengthens it
          S-16-example.toml:26: step 2, `3: b1`, do
            expected  accepted
            actual    refused by S-08: it is not your turn, and only a card identical to the top card may be thrown in
        0 passed, 1 failed
        exit code 1
    "#]],
    );
}

#[test]
fn a_refusal_must_come_and_from_the_right_rule() {
    check(
        "not-refused",
        &GOOD.replacen("then =", "refused = \"S-08\"\nthen =", 1),
        &expect![[r#"
        FAILED  S-16  A Draw Two thrown in on an unpaid chain lengthens it
          S-16-example.toml:17: step 1, `1: rD`, refused
            expected  refused by S-08
            actual    accepted
        0 passed, 1 failed
        exit code 1
    "#]],
    );
    check(
        "other-rule",
        &GOOD.replace("S-08", "S-09"),
        &expect![[r#"
        FAILED  S-16  A Draw Two thrown in on an unpaid chain lengthens it
          S-16-example.toml:27: step 2, `3: b1`, refused
            expected  refused by S-09
            actual    refused by S-08: it is not your turn, and only a card identical to the top card may be thrown in
        0 passed, 1 failed
        exit code 1
    "#]],
    );
}

#[test]
fn a_seat_that_is_not_at_the_table_can_be_refused() {
    check(
        "no-seat",
        &GOOD.replace("3: b1", "5: b1").replace("S-08", "S-01"),
        &expect![[r#"
        ok  S-16  A Draw Two thrown in on an unpaid chain lengthens it
        1 passed, 0 failed
        exit code 0
    "#]],
    );
}

#[test]
fn what_must_fail_under_other_rules_and_does_not_is_a_failure() {
    let scenario = GOOD.replace("interject=numbers", "start=leave");
    check(
        "fails-under",
        &scenario,
        &expect![[r#"
            FAILED  S-16  A Draw Two thrown in on an unpaid chain lengthens it
              S-16-example.toml:13: fails-under
                expected  something else under `classic-de start=leave`
                actual    also comes out so under `classic-de start=leave`
            0 passed, 1 failed
            exit code 1
        "#]],
    );
    let scenario = GOOD.replace("[\"classic", "[\"classic-nl\", \"classic");
    check(
        "one-of-two",
        &scenario,
        &expect![[r#"
            FAILED  S-16  A Draw Two thrown in on an unpaid chain lengthens it
              S-16-example.toml:13: fails-under
                expected  something else under `classic-nl`
                actual    also comes out so under `classic-nl`
            0 passed, 1 failed
            exit code 1
        "#]],
    );
}

const LAST_CARD: &str = r#"rule = "S-16"
title = "A last card ends the round"
rules = "classic-de"
totals = [450, 120, 0]
position = """
seats 3; turn 1; discard r1
hand 1 r5
hand 2 g9 W
hand 3 b1 b2
"""

[[steps]]
do = "1: r5"
points = [0, 49, 3]
winners = [1]
totals = [450, 169, 3]
match-winners = []
"#;

#[test]
fn points_and_scores_are_compared() {
    check(
        "scores",
        LAST_CARD,
        &expect![[r#"
        ok  S-16  A last card ends the round
        1 passed, 0 failed
        exit code 0
    "#]],
    );
    let wrong = LAST_CARD
        .replace("[0, 49, 3]", "[0, 49, 4]")
        .replace("[450, 169, 3]", "[450, 169, 4]")
        .replace("winners = [1]", "winners = []")
        .replace("match-winners = []", "match-winners = [3, 2]");
    check(
        "scores-wrong",
        &wrong,
        &expect![[r#"
        FAILED  S-16  A last card ends the round
          S-16-example.toml:14: step 1, `1: r5`, points
            expected  [0, 49, 4]
            actual    [0, 49, 3]
          S-16-example.toml:15: step 1, `1: r5`, winners
            expected  []
            actual    [1]
          S-16-example.toml:16: step 1, `1: r5`, totals
            expected  [450, 169, 4]
            actual    [450, 169, 3]
          S-16-example.toml:17: step 1, `1: r5`, match-winners
            expected  [2, 3]
            actual    []
        0 passed, 1 failed
        exit code 1
    "#]],
    );
    let running = LAST_CARD
        .replace("hand 1 r5", "hand 1 r5 r6 r7")
        .replace("match-winners = []", "");
    check(
        "scores-running",
        &running,
        &expect![[r#"
        FAILED  S-16  A last card ends the round
          S-16-example.toml:14: step 1, `1: r5`, points
            expected  [0, 49, 3]
            actual    the round is not over
          S-16-example.toml:15: step 1, `1: r5`, winners
            expected  [1]
            actual    the round is not over
          S-16-example.toml:16: step 1, `1: r5`, totals
            expected  [450, 169, 3]
            actual    the round is not over
        0 passed, 1 failed
        exit code 1
    "#]],
    );
}

const DEAL: &str = r#"rule = "S-16"
title = "A deal"
rules = "modern"
deal = { seats = 2, deck = "r1 g1 r2 g2 r3 g3 r4 g4 r5 g5 r6 g6 r7 g7 r8 g8 y5 rest" }

[[steps]]
then = "dealer 2; turn 1; hand 1 r1 r2 r3 r4 r5 r6 r7 r8; discard y5"
events = ["dealt 2", "hand 2 g1 g2 g3 g4 g5 g6 g7 g8", "turned y5"]
seen.1 = ["hand 2 ?*8"]
never = ["redealt"]

[[steps]]
do = "1: r5"
never = ["dealt"]
"#;

#[test]
fn a_stacked_deck_is_dealt_as_it_lies() {
    check(
        "deal",
        DEAL,
        &expect![[r#"
        ok  S-16  A deal
        1 passed, 0 failed
        exit code 0
    "#]],
    );
    check(
        "deal-wrong",
        &DEAL.replace("hand 2 ?*8", "hand 1 ?*8"),
        &expect![[r#"
        FAILED  S-16  A deal
          S-16-example.toml:9: step 1, seen.1
            expected  hand 1 ?*8   <- did not happen here
            actual    dealt 2
                      hand 1 r1 r2 r3 r4 r5 r6 r7 r8
                      hand 2 ?*8
                      turned y5
                      turn 1
        0 passed, 1 failed
        exit code 1
    "#]],
    );
}

#[test]
fn folders_are_searched_and_sorted_and_bad_files_do_not_stop_the_rest() {
    let folder = Folder::new("folders")
        .with("some/solo/S-16-b.toml", GOOD)
        .with("some/S-16-c.toml", GOOD.replace("debt 4", "debt 8"))
        .with("some/solo/S-16-a.toml", "rule =")
        .with("some/README.md", "not a scenario");
    let expected = expect![[r#"
        FAILED  S-16  A Draw Two thrown in on an unpaid chain lengthens it
          some/S-16-c.toml:17: step 1, `1: rD`, then
            expected  debt 8
            actual    debt 4
        ok  S-16  A Draw Two thrown in on an unpaid chain lengthens it
        ok  S-16  A Draw Two thrown in on an unpaid chain lengthens it
        2 passed, 1 failed
        ! error: missing.toml: there is no such file or folder
        ! error: some/solo/S-16-a.toml:1: not valid TOML: string values must be quoted, expected literal string
        exit code 2
    "#]];
    expected.assert_eq(
        &folder
            .run(&["check", "missing.toml", "some", "some/solo/S-16-b.toml"])
            .page(),
    );
}

#[test]
fn quiet_shows_only_what_failed() {
    let folder = Folder::new("quiet")
        .with("S-16-a.toml", GOOD)
        .with("S-16-b.toml", GOOD.replace("debt 4", "debt 8"));
    expect![[r#"
        FAILED  S-16  A Draw Two thrown in on an unpaid chain lengthens it
          ./S-16-b.toml:17: step 1, `1: rD`, then
            expected  debt 8
            actual    debt 4
        1 passed, 1 failed
        exit code 1
    "#]]
    .assert_eq(&folder.run(&["check", "--quiet", "."]).page());
}

#[test]
fn json_tells_everything() {
    let folder = Folder::new("json")
        .with("S-16-a.toml", GOOD)
        .with("S-16-b.toml", GOOD.replace("debt 4", "debt 8"))
        .with("S-16-c.toml", "rule =");
    let done = folder.run(&["check", "--json", "S-16-a.toml", "S-16-b.toml", "S-16-c.toml"]);
    expect![[r#"
        {
          "passed": 1,
          "failed": 1,
          "scenarios": [
            {
              "file": "S-16-a.toml",
              "rule": "S-16",
              "title": "A Draw Two thrown in on an unpaid chain lengthens it",
              "game": "solo",
              "rules": "classic-de",
              "passed": true,
              "failures": []
            },
            {
              "file": "S-16-b.toml",
              "rule": "S-16",
              "title": "A Draw Two thrown in on an unpaid chain lengthens it",
              "game": "solo",
              "rules": "classic-de",
              "passed": false,
              "failures": [
                {
                  "step": 1,
                  "do": "1: rD",
                  "field": "then",
                  "line": 17,
                  "expected": [
                    "debt 8"
                  ],
                  "actual": [
                    "debt 4"
                  ]
                }
              ]
            }
          ],
          "errors": [
            {
              "file": "S-16-c.toml",
              "line": 1,
              "message": "not valid TOML: string values must be quoted, expected literal string"
            }
          ]
        }
        exit code 2
    "#]]
    .assert_eq(&done.page());
}

#[test]
fn a_title_cannot_play_tricks_on_the_terminal() {
    let folder = Folder::new("tricks").with("S-16-a.toml", GOOD.replace("1: rD", "1: \\u001b[2JrD"));
    let done = folder.run(&["check", "S-16-a.toml"]);
    assert_eq!(done.code, 2);
    assert!(!done.err.contains('\u{1b}'), "{}", done.err);
}

#[test]
fn the_example_of_the_manual_passes() {
    let manual = include_str!("../../../docs/SCENARIOS.md");
    let example = manual
        .split("```toml\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .unwrap();
    let done = Folder::new("manual")
        .with("S-16-example.toml", example)
        .run(&["check", "."]);
    assert_eq!(done.code, 0, "{}{}", done.out, done.err);
}
