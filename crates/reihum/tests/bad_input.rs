//! Files that are no scenarios: one clear message with file and line, exit code 2, and never a panic.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::{Folder, GOOD};
use expect_test::{Expect, expect};

/// What is said about some files that are no scenarios, a line for each.
fn told<const N: usize>(files: [(&str, String); N], expected: &Expect) {
    let told = files.map(|(test, content)| about(test, "S-16-a.toml", content.as_bytes()));
    expected.assert_eq(&told.concat());
}

/// What is said about one file.
fn about(test: &str, file: &str, content: &[u8]) -> String {
    let done = Folder::new(&format!("bad-{test}"))
        .with(file, content)
        .run(&["check", file]);
    assert_eq!(
        (done.code, done.out.as_str()),
        (2, "0 passed, 0 failed\n"),
        "{}",
        done.err
    );
    assert_eq!(done.err.lines().count(), 1, "{}", done.err);
    done.err
}

/// The good scenario with something replaced.
fn with(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "nothing to replace: {from}");
    GOOD.replacen(from, to, 1)
}

/// The good scenario up to some text.
fn before(text: &str) -> String {
    GOOD.split(text).next().unwrap().into()
}

/// A scenario with a deal.
fn deal(deal: &str) -> String {
    let head = "rule = \"S-16\"\ntitle = \"A deal\"\nrules = \"modern\"";
    format!("{head}\ndeal = {{ {deal} }}\n\n[[steps]]\nthen = \"turn 1\"\n")
}

#[test]
fn files_that_are_not_there() {
    let folder = Folder::new("bad-paths").with("empty/README.md", "nothing here");
    expect![[r#"
        0 passed, 0 failed
        ! error: missing.toml: there is no such file or folder
        ! error: empty: the folder holds no scenario: no file in it ends with .toml
        exit code 2
    "#]]
    .assert_eq(&folder.run(&["check", "missing.toml", "empty"]).page());
}

#[test]
fn files_that_are_not_text() {
    let binary = [before("[[steps]]").as_bytes(), &[0xff, 0xfe]].concat();
    expect![[r#"
        error: S-16-a.toml:15: not a text in UTF-8, so no scenario
    "#]]
    .assert_eq(&about("binary", "S-16-a.toml", &binary));
    expect![[r#"
        error: S-16-a.toml:1: not a text in UTF-8, so no scenario
    "#]]
    .assert_eq(&about("zeros", "S-16-a.toml", &[0; 64]));
}

#[test]
fn files_that_are_too_large() {
    let huge = format!("{GOOD}{}", "# more\n".repeat(160_000));
    expect![[r#"
        error: S-16-a.toml: too large for a scenario: a file may have up to 1 MiB
    "#]]
    .assert_eq(&about("huge", "S-16-a.toml", huge.as_bytes()));
}

#[test]
fn files_with_the_wrong_name() {
    expect![[r#"
        error: S-17-a.toml:1: the rule is S-16, so the file's name must begin with it: S-16-….toml
    "#]]
    .assert_eq(&about("name", "S-17-a.toml", GOOD.as_bytes()));
    expect![[r#"
        error: S-160.toml:1: the rule is S-16, so the file's name must begin with it: S-16-….toml
    "#]]
    .assert_eq(&about("name-longer", "S-160.toml", GOOD.as_bytes()));
}

#[test]
fn files_that_are_not_toml() {
    told(
        [
            ("truncated", before("debt")),
            ("twice", with("title", "rule = \"S-16\"\ntitle")),
            ("deep", format!("steps = {}", "[".repeat(100_000))),
        ],
        &expect![[r#"
            error: S-16-a.toml:7: not valid TOML: invalid multi-line basic string, expected `"`
            error: S-16-a.toml:2: not valid TOML: duplicate key
            error: S-16-a.toml:1: not valid TOML: cannot recurse further; max recursion depth met
        "#]],
    );
}

#[test]
fn every_truncation_is_told_and_none_panics() {
    let folder = Folder::new("bad-truncations");
    for end in (0..GOOD.len()).step_by(7) {
        std::fs::write(folder.0.join(format!("S-16-{end}.toml")), &GOOD[..end]).unwrap();
    }
    let done = folder.run(&["check", "--quiet", "."]);
    assert_eq!(done.code, 2);
    for line in done.err.lines() {
        assert!(line.starts_with("error: ./S-16-"), "{line}");
    }
}

#[test]
fn fields_that_are_unknown_or_missing() {
    told(
        [
            ("field", with("fails-under", "fail-under")),
            ("step-field", with("never", "nevr")),
            ("deal-field", deal("seat = 4")),
            ("empty", String::new()),
            ("no-title", with("title", "# title")),
            ("no-rules", with("rules = \"classic-de\"", "")),
            ("no-start", before("position")),
            ("no-steps", before("[[steps]]")),
            ("two-starts", with("fails-under", "deal = { seats = 4 }\nfails-under")),
        ],
        &expect![[r#"
            error: S-16-a.toml:13: a scenario has no field `fail-under` (did you mean `fails-under`?): there can be rule, title, game, rules, position, deal, totals, fails-under or steps
            error: S-16-a.toml:19: a step has no field `nevr` (did you mean `never`?): there can be do, refused, then, events, never, view, seen, legal, illegal, points, winners, totals or match-winners
            error: S-16-a.toml:4: a deal has no field `seat` (did you mean `seats`?): there can be seats, dealer, deck or seed
            error: S-16-a.toml:1: a scenario needs the field `rule`
            error: S-16-a.toml:1: a scenario needs the field `title`
            error: S-16-a.toml:1: a scenario needs the field `rules`
            error: S-16-a.toml:1: a scenario needs the field `position` or the field `deal`
            error: S-16-a.toml:1: a scenario needs steps: at least one [[steps]]
            error: S-16-a.toml:13: a scenario begins with a `position` or with a `deal`, not with both
        "#]],
    );
}

#[test]
fn values_of_the_wrong_kind() {
    told(
        [
            ("kind-text", with("rules = \"classic-de\"", "rules = 7")),
            ("kind-list", with("[\"draw\"]", "\"draw\"")),
            ("kind-item", with("\"won\"", "3.5")),
            ("kind-seat", with("view.2", "view")),
            ("kind-steps", before("[[steps]]") + "[steps]\ndo = \"1: rD\""),
            (
                "kind-number",
                with("do = \"3: b1\"", "do = \"3: b1\"\npoints = [0, -1, 0, 0]"),
            ),
        ],
        &expect![[r#"
            error: S-16-a.toml:3: `rules` must be a text in quotes, not 7
            error: S-16-a.toml:22: `legal.2` must be a list of texts, such as ["…", "…"], not a text
            error: S-16-a.toml:19: `never` must be a list of texts, such as ["…", "…"], not 3.5
            error: S-16-a.toml:20: `view` must be given for a seat, as in view.2 = …, not a text
            error: S-16-a.toml:15: `steps` must be a list of tables, each beginning with [[steps]], not a table
            error: S-16-a.toml:27: `points` must be a list of numbers, such as [0, 35], not -1
        "#]],
    );
}

#[test]
fn titles_numbers_and_games() {
    told(
        [
            ("rule", with("S-16", "16")),
            ("refused", with("S-08", "S8")),
            ("title", with("A Draw", "A\\nDraw")),
            ("game", with("title", "game = \"sollo\"\ntitle")),
        ],
        &expect![[r#"
            error: S-16-a.toml:1: `rule` must be the number of a rule of solo, such as S-08, not `16`
            error: S-16-a.toml:27: `refused` must be the number of a rule of solo, such as S-08, not `S8`
            error: S-16-a.toml:2: `title` must be a sentence on one line
            error: S-16-a.toml:2: no game is called `sollo` (did you mean `solo`?): there are solo and skipbo
        "#]],
    );
}

#[test]
fn rulebooks() {
    told(
        [
            ("edition", with("\"classic-de\"", "\"clasic-de\"")),
            ("house-field", with("\"classic-de\"", "\"classic-de chain=mixed\"")),
            ("house-value", with("\"classic-de\"", "\"classic-de chains=both\"")),
            ("under", with("interject=numbers", "interjects=numbers")),
            ("under-itself", with("interject=numbers", "interject=any")),
            (
                "under-deck",
                with("\"classic-de\"", "\"modern\"").replace("y1 y2 y3", "y1 y2 Pr"),
            ),
        ],
        &expect![[r#"
            error: S-16-a.toml:3: no rulebook is called `clasic-de`: there are classic-de, classic-en, classic-fr, classic-nl, classic-it, classic-fr2, modern (did you mean `classic-de`?)
            error: S-16-a.toml:3: no rule field is called `chain`: there are deck, interject, triple, may-draw, solo, solo-until, swap, after-swap, all-swap, scoring, limit, start, chains, after-chain, penalty, triple-takes (did you mean `chains`?)
            error: S-16-a.toml:3: the rule field `chains` cannot be `both`: it takes own or mixed
            error: S-16-a.toml:13: no rule field is called `interjects`: there are deck, interject, triple, may-draw, solo, solo-until, swap, after-swap, all-swap, scoring, limit, start, chains, after-chain, penalty, triple-takes (did you mean `interject`?)
            error: S-16-a.toml:13: `fails-under` names the rulebook of the scenario itself
            error: S-16-a.toml:13: under `classic-de interject=numbers`, which `fails-under` names: Pr is named 1×, but the deck of 112 cards has 0
        "#]],
    );
}

#[test]
fn positions() {
    told(
        [
            ("rules-inside", with("seats 4", "rules modern; seats 4")),
            ("card", with("hand 3 b1", "hand 3 q1")),
            ("position-field", with("debt 2", "dept 2")),
            ("position-seat", with("turn 3", "turn 5")),
            ("too-many", with("b1 b2 b3", "b1 b1 b1")),
            ("contradiction", with("discard rD b4", "discard b4 rD")),
            ("no-hand", with("hand 4 y1 y2 y3\n", "")),
            ("other-deck", with("hand 4 y1", "hand 4 Pr")),
        ],
        &expect![[r#"
            error: S-16-a.toml:5: the rulebook stands in the field `rules` of the scenario, not in its `position`
            error: S-16-a.toml:10: in the field `hand`: `q1` is no card: write a colour (r, g, b, y) and 1-9, S (Skip), R (Reverse), D (Draw Two), X (Swap) or G (Gift); or W (Wish), F (Draw Four), A (All Swap); or Pr, Pg, Pb, Py (Protection)
            error: S-16-a.toml:7: no field of a position is called `dept`: there are viewer, rules, seats, dealer, turn, direction, hand, draw, discard, colour, debt, drawn, question, gift, marked, answers, called, owes, quiet, shuffles, seed, over (did you mean `debt`?)
            error: S-16-a.toml:5: seat 5 is named in `turn`, but the table has 4 seats
            error: S-16-a.toml:4: b1 is named 3×, but the deck of 112 cards has 2
            error: S-16-a.toml:7: `debt` cannot be so: the chain on top does not add up to that
            error: S-16-a.toml:4: the field `hand 4` is missing
            error: S-16-a.toml:4: Pr is named 1×, but the deck of 112 cards has 0
        "#]],
    );
}

#[test]
fn deals() {
    told(
        [
            ("deal-seats", deal("seats = 11")),
            ("deal-dealer", deal("seats = 4, dealer = 5")),
            ("deal-seed", deal("seats = 4, seed = \"1\"")),
            ("deal-card", deal("seats = 4, deck = \"r1 q1 rest\"")),
            ("deal-short", deal("seats = 4, deck = \"r1 r2\"")),
            ("deal-many", deal("seats = 4, deck = \"r1 r1 r1 rest\"")),
        ],
        &expect![[r#"
            error: S-16-a.toml:4: a table of solo has 2 to 10 seats, not 11
            error: S-16-a.toml:4: there is no seat `5` at this table: there are seats 1 to 4
            error: S-16-a.toml:4: a seed is 64 hexadecimal digits (0-9, a-f)
            error: S-16-a.toml:4: in the field `deck`: `q1` is no card: write a colour (r, g, b, y) and 1-9, S (Skip), R (Reverse), D (Draw Two), X (Swap) or G (Gift); or W (Wish), F (Draw Four), A (All Swap); or Pr, Pg, Pb, Py (Protection)
            error: S-16-a.toml:4: in the field `deck`: 118 of the deck's cards are nowhere, r1 for one: write `rest` at the end of one list of cards
            error: S-16-a.toml:4: in the field `deck`: r1 is named 3×, but the deck of 120 cards has 2
        "#]],
    );
}

#[test]
fn actions_and_seats() {
    told(
        [
            ("do-form", with("1: rD", "rD")),
            ("do-seat", with("1: rD", "7: rD")),
            ("do-card", with("1: rD", "1: rQ")),
            ("legal-action", with("[\"draw\"]", "[\"dance\"]")),
            ("legal-seat", with("legal.2", "legal.0")),
            ("view-seat", with("view.2", "view.west")),
        ],
        &expect![[r#"
            error: S-16-a.toml:16: `do` must have the form SEAT: ACTION, such as 2: draw, not `rD`
            error: S-16-a.toml:16: there is no seat `7` at this table: there are seats 1 to 4, and `host`
            error: S-16-a.toml:16: `rQ` is no card: write a colour (r, g, b, y) and 1-9, S (Skip), R (Reverse), D (Draw Two), X (Swap) or G (Gift); or W (Wish), F (Draw Four), A (All Swap); or Pr, Pg, Pb, Py (Protection)
            error: S-16-a.toml:22: `dance` is no action: write a card (r5, W=g, rX>3, rG>2:b1,b7), a Triple + (r7+b7+b7), draw, pass, decline, solo or catch 2; a ! behind a card calls Solo
            error: S-16-a.toml:22: there is no seat `0` at this table: there are seats 1 to 4, and `host`
            error: S-16-a.toml:20: there is no seat `west` at this table: there are seats 1 to 4, and `spectator`
        "#]],
    );
}

#[test]
fn another_game_has_rules_and_actions_of_its_own() {
    const SKIPBO: &str = r#"rule = "B-08"
title = "A 1 begins a building pile"
game = "skipbo"
rules = "standard"
position = "seats 2; stock 1 5; stock 2 6; hand 1 1 2 3 4 5"

[[steps]]
do = "1: 2>1"
refused = "B-08"
"#;
    let told = |test: &str, file: &str, from: &str, to: &str| {
        assert!(SKIPBO.contains(from), "nothing to replace: {from}");
        about(test, file, SKIPBO.replacen(from, to, 1).as_bytes())
    };
    let all = [
        told("skipbo-rule", "S-02-a.toml", "rule = \"B-08\"", "rule = \"S-02\""),
        told(
            "skipbo-refused",
            "B-08-a.toml",
            "refused = \"B-08\"",
            "refused = \"S-08\"",
        ),
        told("skipbo-do", "B-08-a.toml", "1: 2>1", "1 2>1"),
        told("skipbo-solo", "B-08-a.toml", "game = \"skipbo\"", "game = \"solo\""),
    ];
    expect![[r#"
        error: S-02-a.toml:1: `rule` must be the number of a rule of skipbo, such as B-08, not `S-02`
        error: B-08-a.toml:9: `refused` must be the number of a rule of skipbo, such as B-08, not `S-08`
        error: B-08-a.toml:8: `do` must have the form SEAT: ACTION, such as 2: 7>1, not `1 2>1`
        error: B-08-a.toml:1: `rule` must be the number of a rule of solo, such as S-08, not `B-08`
    "#]]
    .assert_eq(&all.concat());
    let good = Folder::new("bad-skipbo-good").with("B-08-a.toml", SKIPBO);
    assert_eq!(good.run(&["check", "B-08-a.toml"]).code, 0);
}

#[test]
fn expectations() {
    told(
        [
            ("then-field", with("turn 2; debt", "trun 2; debt")),
            ("then-seat", with("hand 1 r2 r1", "hand 5 r2 r1")),
            ("then-card", with("hand 1 r2 r1", "hand 1 r2 q1")),
            (
                "then-empty",
                with("turn 2; debt 4; hand 1 r2 r1; discard rD rD ...", " ; "),
            ),
            ("event", with("\"drew 2\"", "\"drawn 2\"")),
            ("event-empty", with("[\"drew 2\", \"won\"]", "[]")),
            ("points", with("do = \"3: b1\"", "do = \"3: b1\"\npoints = [0, 0]")),
            ("winners", with("do = \"3: b1\"", "do = \"3: b1\"\nwinners = [5]")),
        ],
        &expect![[r#"
            error: S-16-a.toml:17: no field of a position is called `trun`: there are viewer, rules, seats, dealer, turn, direction, hand, draw, discard, colour, debt, drawn, question, gift, marked, answers, called, owes, quiet, shuffles, seed, over (did you mean `turn`?)
            error: S-16-a.toml:17: there is no such field here as `hand 5 r1 r2`: there are rules, seats, dealer, turn, direction, hand 1, hand 2, hand 3, hand 4, draw, discard, colour, debt, drawn, question, gift, marked, answers, called, owes, quiet, shuffles, seed, over
            error: S-16-a.toml:17: in the field `hand`: `q1` is no card: write a colour (r, g, b, y) and 1-9, S (Skip), R (Reverse), D (Draw Two), X (Swap) or G (Gift); or W (Wish), F (Draw Four), A (All Swap); or Pr, Pg, Pb, Py (Protection)
            error: S-16-a.toml:17: `then` is empty, so it checks nothing
            error: S-16-a.toml:19: no event begins with `drawn`: it can be dealt, hand, turned, redealt, played, interjected, tripled, wished, called, owes, caught, drew, nothing, reshuffled, passed, skipped, reversed, chain, paid, cancelled, asked, answered, declined, protected, moved, gave, turn, won, blocked or points
            error: S-16-a.toml:19: `never` is empty, so it checks nothing
            error: S-16-a.toml:27: `points` must have 4 numbers, one for each seat, not 2
            error: S-16-a.toml:27: there is no seat `5` at this table: there are seats 1 to 4
        "#]],
    );
}

#[test]
fn steps_without_an_action() {
    told(
        [
            ("idle-events", with("do = \"1: rD\"", "")),
            ("idle-refused", with("do = \"3: b1\"", "")),
            ("idle-empty", format!("{GOOD}\n[[steps]]\n")),
        ],
        &expect![[r#"
            error: S-16-a.toml:18: `events` needs a `do`: nothing happens in a step without one
            error: S-16-a.toml:27: `refused` needs a `do`: nothing happens in a step without one
            error: S-16-a.toml:29: a step without any field checks nothing
        "#]],
    );
}
