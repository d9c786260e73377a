//! `sim --report` and `sim --versus`: the page, what it is made of, the findings, and mistakes.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::{Done, Folder, run};
use expect_test::expect;
use serde_json::Value;
use std::fs;

/// What `sim` does in a folder with these arguments; what is between two quotes is one of them.
fn sim(folder: &Folder, arguments: &str) -> Done {
    let quoted = arguments.split('"').enumerate();
    let mut all = vec!["sim"];
    for (index, part) in quoted {
        if index % 2 == 1 {
            all.push(part);
        } else {
            all.extend(part.split_whitespace());
        }
    }
    folder.run(&all)
}

/// The page that these arguments make.
fn page(test: &str, arguments: &str) -> String {
    let folder = Folder::new(test);
    let done = sim(&folder, &format!("{arguments} --report page.html"));
    assert_eq!((done.code, done.err.as_str()), (0, ""), "{arguments}");
    assert_eq!(names(&folder), ["page.html"], "and nothing else");
    fs::read_to_string(folder.0.join("page.html")).unwrap()
}

fn names(folder: &Folder) -> Vec<String> {
    let files = fs::read_dir(&folder.0).unwrap();
    let mut names: Vec<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

const SOLO: &str = "solo --rounds 300 --bots greedy,greedy,chance --versus chains=mixed --lang en";
const SKIPBO: &str = "skipbo --rounds 60 --teams --versus stock=10 --lang de";

#[test]
fn golden_pages_are_as_before() {
    for (name, arguments) in [("report-solo.html", SOLO), ("report-skipbo.html", SKIPBO)] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
        game::testing::golden(folder, name, &page(&format!("golden-{name}"), arguments));
    }
}

#[test]
fn the_number_of_threads_does_not_change_a_page() {
    for (game, arguments) in [("solo", SOLO), ("skipbo", SKIPBO)] {
        let of = |threads| {
            page(
                &format!("threads-{game}-{threads}"),
                &format!("{arguments} --threads {threads}"),
            )
        };
        assert!(of(1) == of(3), "{game}");
    }
}

#[test]
fn pages_are_well_formed_in_every_language_and_need_nothing_else() {
    for lang in ["de", "en", "fr", "nl", "it"] {
        for (game, more) in [
            (
                "solo",
                "--rounds 40 --versus rules=classic-de --versus \"limit=100 chains=mixed\"",
            ),
            ("skipbo", "--rounds 40 --stock 5 --versus block=ends"),
            // Nothing can be said of matches here, and little of anything.
            ("solo", "--rounds 1 --players 10"),
        ] {
            let page = page(
                &format!("formed-{lang}-{game}"),
                &format!("{game} --lang {lang} {more}"),
            );
            well_formed(&page);
            self_contained(&page);
            assert!(page.contains(&format!("<html lang=\"{lang}\">")));
            for unsaid in ["page-", "versus-", "sim-", "{ $", "NaN", "inf "] {
                let text = page.split("</style>").nth(1).unwrap();
                assert!(!text.contains(unsaid), "{lang} {game}: {unsaid}");
            }
        }
    }
}

/// Whatever is opened is closed, in order; every drawing has a name and a description.
fn well_formed(page: &str) {
    let (head, body) = page.split_once("<style>").unwrap();
    let (_, body) = body.split_once("</style>").unwrap();
    let mut open: Vec<&str> = Vec::new();
    let mut drawings = 0;
    for part in head.split('<').skip(1).chain(body.split('<').skip(1)) {
        let (tag, text) = part.split_once('>').unwrap();
        assert!(!text.contains('>'), "{text}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{tag}");
            continue;
        }
        let name = tag.split(' ').next().unwrap();
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        assert!(tag.is_ascii() || name == "p" || !tag.contains(" d="), "{tag}");
        if name == "svg" {
            drawings += 1;
            assert!(
                tag.contains(" role=\"img\"") && tag.contains(" viewBox=\"0 0 400 "),
                "{tag}"
            );
        }
        if open.last() == Some(&"svg") && name == "title" {
            assert!(!text.trim().is_empty());
        }
        if !tag.ends_with('/') && !matches!(name, "!DOCTYPE" | "meta") {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0]);
    assert!(drawings > 2);
    let described = body.matches("<svg ").count();
    assert_eq!(body.matches("<desc>").count(), described);
    let comparisons = body.matches("<div class=\"versus\">").count();
    let tables = body.matches("<details>").count();
    assert_eq!(tables, described + comparisons, "the numbers behind each plot");
    for text in body.split('&').skip(1) {
        let known = ["amp;", "lt;", "gt;", "quot;", "#39;"];
        assert!(known.iter().any(|known| text.starts_with(known)), "&{}", &text[..8]);
    }
}

/// Nothing is fetched, and nothing runs.
fn self_contained(page: &str) {
    for outside in [
        "<script", "<link", "<img", "<iframe", "@import", "url(", " src=", " href=", "onload",
    ] {
        assert!(!page.contains(outside), "{outside}");
    }
    let plots = page.matches("xmlns=\"http://www.w3.org/2000/svg\"").count();
    assert_eq!(page.matches("http").count(), plots, "the name of SVG is no address");
}

#[test]
fn what_a_bot_is_called_cannot_get_out_of_the_page() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-bot.py");
    let command = format!("cmd:python3 {bot} '<script>alert(1)</script>' '&\u{22}'");
    let folder = Folder::new("report-hostile");
    let arguments = [
        "sim", "skipbo", "--stock", "2", "--rounds", "2", "--bot", "greedy", "--bot", &command,
    ];
    let done = folder.run(&[&arguments[..], &["--report", "page.html"]].concat());
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let page = fs::read_to_string(folder.0.join("page.html")).unwrap();
    well_formed(&page);
    self_contained(&page);
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
}

#[test]
fn a_page_is_replaced_by_a_new_one_and_never_half_there() {
    let folder = Folder::new("report-again").with("page.html", "an older one");
    let done = sim(&folder, "solo --rounds 5 --report page.html");
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(done.out.ends_with("\nThe page is in page.html.\n"), "{}", done.out);
    assert_eq!(names(&folder), ["page.html"]);
    assert!(
        fs::read_to_string(folder.0.join("page.html"))
            .unwrap()
            .starts_with("<!DOCTYPE html>")
    );
    // With --json there is nothing but JSON.
    let done = sim(&folder, "solo --rounds 5 --report other.html --json");
    assert!(serde_json::from_str::<Value>(&done.out).is_ok());
    assert_eq!(names(&folder), ["other.html", "page.html"]);
}

#[test]
fn findings_are_told_behind_the_tables() {
    let done = run(&[
        "sim",
        "skipbo",
        "--rounds",
        "150",
        "--versus",
        "stock=15",
        "--versus",
        "rules=short",
    ]);
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let start = done.out.find("\nstandard stock=15").unwrap();
    expect![[r#"

        standard stock=15 compared with standard
        Games are 44 turns shorter (39 to 50).
        Games take people about 11.2 minutes less (10.1 to 12.2).
        A match has 4.6 games more (2.8 to 6.3).
        No difference could be seen: won by whoever begins (between 19 fewer and 2 more
        in a hundred).
        On average everybody writes down 14 points fewer a game (10 to 18).
        Games get stuck less often: 0% instead of 13% (8 to 20 fewer in a hundred).

        short compared with standard
        Games are 63 turns shorter (57 to 68).
        Games take people about 14.9 minutes less (13.9 to 16.0).
        A match has 6 games more (4 to 8).
        No difference could be seen: won by whoever begins (between 17 fewer and 3 more
        in a hundred).
        On average everybody writes down 19 points fewer a game (15 to 23).
        Games get stuck less often: 0% instead of 13% (8 to 20 fewer in a hundred).
    "#]]
    .assert_eq(&done.out[start..]);
}

/// What stands between two texts of a page.
fn between<'a>(page: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = page.split_once(start).unwrap_or_else(|| panic!("no {start}"));
    rest.split_once(end).unwrap_or_else(|| panic!("no {end}")).0
}

#[test]
fn one_deal_is_not_told_as_several() {
    let told = ["de", "en", "fr", "nl", "it"].map(|lang| {
        let one = page(
            &format!("one-{lang}"),
            &format!("solo --rounds 1 --lang {lang} --versus chains=mixed"),
        );
        let lead = between(&one, "<p class=\"lead\">", "</p>");
        let caption = between(&one, "</figure>\n</section>\n<section class=\"card\">", "</figcaption>");
        let (_, minutes) = caption.split_once("<figcaption>").unwrap();
        // The last card is about blocks.
        let blocks = one.rsplit("<section").next().unwrap();
        format!("{lead}\n{minutes}\n{}\n", between(blocks, "<p>", "</p>"))
    });
    expect![[r#"
        1 Runde zwischen Bots an einem Tisch mit 4 Plätzen.
        Es war nur eine: 27,3 Minuten. Dieses Tempo ist angenommen, nicht gemessen.
        Nein, die eine Runde nicht.
        1 round between bots at a table of 4.
        There was only one, of 27.3 minutes. That pace is assumed, not measured.
        No, not the one that was played.
        1 manche entre bots, à une table de 4.
        Il n’y en a eu qu’une, de 27,3 minutes. Ce rythme est supposé, pas mesuré.
        Non, pas la seule manche jouée.
        1 ronde tussen bots aan een tafel voor 4.
        Het was er maar één, van 27,3 minuten. Dat tempo is aangenomen, niet gemeten.
        Nee, de ene ronde niet.
        1 mano tra bot, a un tavolo da 4.
        Ce n’è stata una sola, di 27,3 minuti. Il ritmo è supposto, non misurato.
        No, l’unica mano no.
    "#]]
    .assert_eq(&told.concat());
}

#[test]
fn a_page_writes_numbers_as_its_language_does() {
    let tile = |lang: &str| {
        let page = page(
            &format!("numerals-{lang}"),
            &format!("skipbo --bots chance,chance --rounds 1200 --stock 2 --lang {lang}"),
        );
        let lead = between(&page, "<p class=\"lead\">", "</p>").to_string();
        let minutes = between(&page, "<dd class=\"big\">", "</dl>");
        let minutes = between(minutes, "<dd class=\"big\">", "</dd>");
        format!("{lead} {minutes}\n")
    };
    expect![[r#"
        1.200 Runden zwischen Bots an einem Tisch mit 2 Plätzen. 12,8
        1,200 games between bots at a table of 2. 12.8
        1 200 manches entre bots, à une table de 2. 12,8
    "#]]
    .assert_eq(&["de", "en", "fr"].map(tile).concat());
}

#[test]
fn partners_across_the_table_can_be_compared() {
    let arguments = [
        "sim",
        "skipbo",
        "--rounds",
        "40",
        "--stock",
        "3",
        "--json",
        "--versus",
        "teams=across",
    ];
    let value: Value = serde_json::from_str(&run(&arguments).out).unwrap();
    let versus = &value["versus"][0];
    assert_eq!(versus["rules"], "standard stock=3 teams=1+3,2+4");
    // Partners win oftener, whoever begins: nothing is said of that.
    let findings = versus["findings"].as_array().unwrap();
    assert!(findings.iter().all(|finding| finding["topic"] != "begins"));
    let rules = [
        "sim",
        "skipbo",
        "--rounds",
        "1",
        "--json",
        "--rules",
        "short teams=across",
        "--players",
        "6",
    ];
    let value: Value = serde_json::from_str(&run(&rules).out).unwrap();
    assert_eq!(value["rules"], "short teams=1+4,2+5,3+6");
}

#[test]
fn other_rules_are_named_in_words() {
    let named = |arguments: &str| {
        let test = format!("named-{}", arguments.replace(|c: char| !c.is_ascii_alphanumeric(), "-"));
        let page = page(&test, &format!("{arguments} --rounds 5 --lang en"));
        between(&page, "<h3>\n", "</h3>")
            .replace("<small>", "  ")
            .replace("</small>", "")
    };
    let told = [
        "solo --versus chains=mixed",
        "solo --versus rules=classic-de",
        "solo --rules \"classic-de chains=mixed\" --versus \"chains=own limit=100\"",
        "skipbo --stock 5 --versus \"rules=short teams=across\"",
    ]
    .map(named);
    expect![[r#"
        A chain is made longer: with Draw 2 and Draw 4 alike
          modern chains=mixed compared with modern
        Classic, German edition
          classic-de compared with modern
        The match ends when somebody has: 100 points or more; A chain is made longer: with its own kind only
          classic-de limit=100 compared with classic-de chains=mixed
        The short game; Teams: seat 1 with seat 3, seat 2 with seat 4
          short teams=1+3,2+4 compared with standard stock=5
    "#]]
    .assert_eq(&told.concat());
}

#[test]
fn findings_are_in_the_json_and_in_the_manual() {
    let arguments = ["sim", "solo", "--rounds", "300", "--json", "--versus", "chains=mixed"];
    let value: Value = serde_json::from_str(&run(&arguments).out).unwrap();
    let versus = value["versus"].as_array().unwrap();
    assert_eq!((versus.len(), &versus[0]["rules"]), (1, &"modern chains=mixed".into()));
    assert_eq!(versus[0]["rounds"], 300);
    let findings = versus[0]["findings"].as_array().unwrap();
    let topics: Vec<&str> = findings
        .iter()
        .map(|finding| finding["topic"].as_str().unwrap())
        .collect();
    expect!["turns seconds match_rounds begins points blocked chain_links"].assert_eq(&topics.join(" "));
    let chains = &findings[6];
    assert_eq!(chains["verdict"], "more");
    let number = |key: &str| chains[key].as_f64().unwrap();
    assert!((number("other") - number("base") - number("difference")).abs() < 1e-9);
    let manual = include_str!("../../../docs/LAB.md");
    for key in findings.iter().flat_map(|finding| finding.as_object().unwrap().keys()) {
        assert!(
            manual.contains(&format!("`{key}`")),
            "docs/LAB.md does not tell `{key}`"
        );
    }
    for topic in topics {
        assert!(
            manual.contains(&format!("`{topic}`")),
            "docs/LAB.md does not tell `{topic}`"
        );
    }
}

#[test]
fn what_cannot_be_compared_is_told_before_anything_is_played() {
    let folder = Folder::new("versus-wrong");
    let told: Vec<String> = [
        "solo --versus chains=long",
        "solo --versus chain=mixed",
        "solo --versus chains",
        "solo --versus classic-de",
        "solo --versus faster",
        "solo --versus \"\"",
        "solo --versus rules=clasic-de",
        "solo --versus stock=15",
        "solo --versus rules=modern",
        "solo --rules \"classic-de chains=mixed\" --versus chains=mixed",
        "skipbo --versus stock=15 --stock 15",
        "skipbo --versus stock=25 --players 5",
        "skipbo --versus teams=1+3,2+4 --players 6",
        "skipbo --versus rules=modern",
        "solo --versus chains=mixed,limit=300",
        "solo --versus \"chains=mixed rules=classic-de\"",
        "skipbo --versus teams=across --players 5",
        "skipbo --versus teams",
        "skipbo --teams --versus teams=across",
        "solo --versus \"rules=modern teams=across\"",
    ]
    .map(|arguments| {
        // So many that nobody would wait for them.
        let done = sim(&folder, &format!("{arguments} --rounds 1000000000000"));
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{arguments}");
        done.err
    })
    .into();
    expect![[r#"
        error: --versus: the rule field `chains` cannot be `long`: it takes own or mixed
        error: --versus: no rule field is called `chain`: there are deck, interject, triple, may-draw, solo, solo-until, swap, after-swap, all-swap, scoring, limit, start, chains, after-chain, penalty, triple-takes (did you mean `chains`?)
        error: --versus: `chains` wants a value, as in chains=VALUE: it takes own or mixed
        error: --versus: a rulebook is written as rules=classic-de
        error: --versus: `faster` changes nothing: expected FIELD=VALUE, as in chains=mixed, or rules=classic-de
        error: --versus: it is empty: expected FIELD=VALUE, as in chains=mixed, or rules=classic-de
        error: --versus: no rulebook is called `clasic-de`: there are classic-de, classic-en, classic-fr, classic-nl, classic-it, classic-fr2, modern (did you mean `classic-de`?)
        error: --versus: no rule field is called `stock`: there are deck, interject, triple, may-draw, solo, solo-until, swap, after-swap, all-swap, scoring, limit, start, chains, after-chain, penalty, triple-takes (`stock` is a field of skipbo)
        error: --versus: rules=modern changes nothing: `modern` is what is played anyway
        error: --versus: chains=mixed changes nothing: `classic-de chains=mixed` is what is played anyway
        error: --versus: stock=15 changes nothing: `standard stock=15` is what is played anyway
        error: --versus: with 5 players a stock pile has 1 to 20 cards, not 25
        error: --versus: teams=1+3,2+4 is for 4 players, not 6
        error: --versus: no rulebook is called `modern`: there are standard and short
        error: --versus: the rule field `chains` cannot be `mixed,limit=300`: it takes own or mixed (between fields stands a space)
        error: --versus: rules=classic-de comes first, and fields behind it
        error: --versus: partners are for four or six players, not 5
        error: --versus: `teams` wants a value, as in teams=VALUE: it takes none, or all of four or six seats in pairs, each once, such as 1+3,2+4, or across
        error: --versus: teams=across changes nothing: `standard teams=1+3,2+4` is what is played anyway
        error: --versus: no rule field is called `teams`: there are deck, interject, triple, may-draw, solo, solo-until, swap, after-swap, all-swap, scoring, limit, start, chains, after-chain, penalty, triple-takes
    "#]].assert_eq(&told.concat());
}

#[test]
fn a_file_that_cannot_be_written_is_told_before_anything_is_played() {
    let folder = Folder::new("report-unwritable").with("folder/file", "");
    let files = [
        "folder",
        "folder/file/page.html",
        "missing/page.html",
        ".",
        "..",
        "missing/",
        "folder/file/",
        "-",
    ];
    let told: Vec<String> = files
        .map(|file| {
            let done = sim(&folder, &format!("solo --rounds 1000000000000 --report {file}"));
            assert_eq!((done.code, done.out.as_str()), (2, ""), "{file}");
            done.err
        })
        .into();
    expect![[r#"
        error: --report: folder is a folder: name a file in it, such as folder/report.html
        error: --report: there is no folder folder/file: make it first
        error: --report: there is no folder missing: make it first
        error: --report: . is a folder: name a file in it, such as ./report.html
        error: --report: .. is a folder: name a file in it, such as ../report.html
        error: --report: there is no folder missing/: make it first, and name a file in it, such as missing/report.html
        error: --report: there is no folder folder/file/: make it first, and name a file in it, such as folder/file/report.html
        error: --report: `-` is no name for a file: name one, such as report.html
    "#]]
    .assert_eq(&told.concat());
    assert_eq!(names(&folder), ["folder"]);
}

#[test]
fn a_write_protected_page_is_not_replaced() {
    let folder = Folder::new("report-protected").with("page.html", "to be kept");
    let path = folder.0.join("page.html");
    let before = fs::metadata(&path).unwrap().permissions();
    let mut protected = before.clone();
    protected.set_readonly(true);
    fs::set_permissions(&path, protected).unwrap();
    let done = sim(&folder, "solo --rounds 1000000000000 --report page.html");
    fs::set_permissions(&path, before).unwrap();
    assert_eq!((done.code, done.out.as_str()), (2, ""));
    assert_eq!(
        done.err,
        "error: --report: page.html is there already, and is write-protected\n"
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), "to be kept");
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_left_alone() {
    let done = run(&["sim", "solo", "--rounds", "1000000000000", "--report", "/dev/null"]);
    assert_eq!(done.code, 2);
    assert_eq!(
        done.err,
        "error: --report: /dev/null is there already, and is no ordinary file\n"
    );
}
