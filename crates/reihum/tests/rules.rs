//! `reihum rules`, and the language of the program.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::{program, run};
use expect_test::expect;

/// What is printed with these variables set, and no others that say anything about the language.
fn printed(variables: &[(&str, &str)], arguments: &[&str]) -> String {
    let mut command = program();
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    let output = command
        .args(arguments)
        .envs(variables.iter().copied())
        .output()
        .unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

#[test]
fn the_rules_of_a_house_are_printed_as_they_hold() {
    let page = printed(
        &[],
        &["rules", "solo", "--rules", "classic-de chains=mixed", "--lang", "en"],
    );
    let head: Vec<&str> = page.lines().take(14).collect();
    expect![[r#"
        SOLO: the rules
        Classic, German edition

        House rules
        - A chain is made longer: with Draw 2 and Draw 4 alike


        Players and cards

        S-01  Players
              Two to ten people play, each for themselves.

        S-02  The cards
              The box has 112 cards. In red, green, blue and yellow there is everything"#]]
    .assert_eq(&head.join("\n"));
    let text = page.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("in any order. The cards add up.") && !text.contains("Gift"));
    assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
}

#[test]
fn the_language_is_asked_for_or_the_locales() {
    let rules = ["rules", "solo"];
    assert_eq!(first_line(&printed(&[], &rules)), "SOLO: the rules");
    assert_eq!(
        first_line(&printed(&[("LANG", "de_CH.UTF-8")], &rules)),
        "SOLO: die Regeln"
    );
    assert_eq!(
        first_line(&printed(&[("LANG", "de_CH.UTF-8"), ("LC_ALL", "nl_NL")], &rules)),
        "SOLO: de spelregels"
    );
    assert_eq!(
        first_line(&printed(&[("LANG", "ja_JP.UTF-8")], &rules)),
        "SOLO: the rules"
    );
    for arguments in [["rules", "solo", "--lang", "it"], ["--lang", "it", "rules", "solo"]] {
        assert_eq!(first_line(&printed(&[("LANG", "de")], &arguments)), "SOLO: le regole");
    }
}

#[test]
fn machines_get_json() {
    let text = printed(
        &[],
        &["rules", "solo", "--json", "--lang", "fr", "--rules", "modern limit=200"],
    );
    let page: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&page["game"], &page["lang"]), (&"solo".into(), &"fr".into()));
    assert_eq!(page["rules"], "modern limit=200");
    assert_eq!(page["house"][0]["value"], "200 points ou plus");
    let sections = page["sections"].as_array().unwrap();
    assert_eq!(sections[0]["number"], "S-01");
    assert!(sections.iter().any(|rule| rule["title"] == "Cadeau"));
    for rule in sections {
        for key in ["chapter", "number", "title", "text"] {
            assert!(!rule[key].as_str().unwrap().is_empty());
        }
    }
}

#[test]
fn mistakes_are_told_with_what_would_be_right() {
    let mistake = |arguments: &[&str]| {
        let done = run(arguments);
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{arguments:?}");
        first_line(&done.err).to_string()
    };
    let told = [
        mistake(&["rules", "solo", "--lang", "es"]),
        mistake(&["rules", "solo", "--lang", "DE"]),
        mistake(&["rules", "solo", "--lang", ""]),
        mistake(&["rules", "solo", "--rules", "modren"]),
        mistake(&["rules", "poker"]),
    ];
    expect![[r#"
        error: invalid value 'es' for '--lang <LANG>': `es` is no language of ours: there are de (Deutsch), en (English), fr (Français), nl (Nederlands), it (Italiano)
        error: invalid value 'DE' for '--lang <LANG>': `DE` is no language of ours: there are de (Deutsch), en (English), fr (Français), nl (Nederlands), it (Italiano)
        error: invalid value '' for '--lang <LANG>': `` is no language of ours: there are de (Deutsch), en (English), fr (Français), nl (Nederlands), it (Italiano)
        error: --rules: no rulebook is called `modren`: there are classic-de, classic-en, classic-fr, classic-nl, classic-it, classic-fr2, modern (did you mean `modern`?)
        error: invalid value 'poker' for '<GAME>'"#]].assert_eq(&told.join("\n"));
}
