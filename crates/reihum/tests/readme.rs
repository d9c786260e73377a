//! What the README says and no command shows: the position reads, and the rulebooks, languages and players are all there.

use bots::Level;
use solo::{Edition, Round, Rules};
use std::collections::BTreeSet;
use words::Lang;

const README: &str = include_str!("../../../README.md");

#[test]
fn its_positions_read() {
    let blocks: Vec<&str> = README.split("```text\n").skip(1).collect();
    assert!(!blocks.is_empty(), "it shows no position");
    for block in blocks {
        let (position, _) = block.split_once("```").expect("the end of a block");
        let round: Round = position.parse().unwrap_or_else(|bad| panic!("{bad}\n{position}"));
        assert_eq!(round.to_string().parse(), Ok(round));
    }
}

#[test]
fn its_picture_is_a_real_screen() {
    let screen = include_str!("../../terminal/tests/golden/solo-twin.txt");
    assert!(
        README.contains(&format!("```\n{screen}```\n")),
        "it should show\n{screen}"
    );
}

#[test]
fn its_rulebooks_are_all_there_are() {
    let code = code();
    for edition in Edition::ALL {
        assert!(code.contains(edition.name()), "`{}` is not named", edition.name());
    }
    let rulebooks = code.iter().filter(|code| {
        let name = code.split(' ').next().unwrap_or_default();
        name == "modern" || name.starts_with("classic-")
    });
    for text in rulebooks {
        let rules: Rules = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
        assert_eq!(rules.to_string(), *text);
    }
}

#[test]
fn its_languages_and_players_are_all_there_are() {
    let (_, rest) = README
        .split_once("`--lang` is one of ")
        .expect("a list of the languages");
    let (list, _) = rest.split_once('.').expect("the end of the list");
    let languages: Vec<String> = Lang::ALL.iter().map(|lang| format!("`{lang}`")).collect();
    assert_eq!(list, languages.join(", "));
    let code = code();
    for level in Level::ALL {
        assert!(code.contains(level.name()), "`{level}` is not named");
    }
}

#[test]
fn the_toolchain_is_new_enough() {
    let version = concat!("(", env!("CARGO_PKG_RUST_VERSION"), " or newer)");
    assert!(README.contains(version), "{version}");
}

/// Everything in the text that stands in single backticks.
fn code() -> BTreeSet<&'static str> {
    let blocks = README.split("```").step_by(2);
    blocks.flat_map(|text| text.split('`').skip(1).step_by(2)).collect()
}
