//! Every rule of docs/RULES.md is proved: by a scenario named after it, or by a test with its number in the name.

use super::{Complaint, Tree};

/// A game whose rules are numbered.
struct Numbered {
    /// The folder of its scenarios, and its crate.
    game: &'static str,
    letter: char,
    least_scenarios: usize,
}

const RULES: &str = "docs/RULES.md";

const SOLO: Numbered = Numbered {
    game: "solo",
    letter: 'S',
    least_scenarios: 120,
};

const SKIPBO: Numbered = Numbered {
    game: "skipbo",
    letter: 'B',
    least_scenarios: 200,
};

pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    [SOLO, SKIPBO].iter().flat_map(|game| check_game(game, tree)).collect()
}

fn check_game(game: &Numbered, tree: &Tree) -> Vec<Complaint> {
    let tests = test_names(tree);
    let mut complaints = Vec::new();
    let mut complain = |file: &str, line, what: String| complaints.push(Complaint::new(file, line, what));
    let rules = game.rules(tree.text(RULES).unwrap_or_default());
    if rules.is_empty() {
        complain(
            RULES,
            0,
            format!("has no rule `**{}-01**` of {}", game.letter, game.game),
        );
        return complaints;
    }
    let folder = format!("scenarios/{}/", game.game);
    let (mut count, mut proved) = (0, Vec::new());
    for (path, text) in tree.ending(".toml") {
        let Some(name) = path.strip_prefix(&folder) else {
            continue;
        };
        count += 1;
        let Some(rule) = rule_of_name(name).filter(|rule| rules.contains(rule)) else {
            complain(
                path,
                0,
                format!("a scenario's name begins with its rule, one of those in {RULES}"),
            );
            continue;
        };
        match stated_rule(text) {
            Some((_, stated)) if stated == rule => proved.push(rule),
            Some((line, stated)) => complain(path, line, format!("`rule` is {stated}, the file's name says {rule}")),
            None => complain(path, 1, format!("`rule = \"{rule}\"` is missing")),
        }
    }
    let least = game.least_scenarios;
    if count < least {
        complain(&folder, 0, format!("{count} scenarios; there must be at least {least}"));
    }
    for rule in rules {
        let word = rule.to_lowercase().replace('-', "_");
        if !proved.contains(&rule) && !tests.iter().any(|test| names(test, &word)) {
            let what = format!("{rule} has no scenario {rule}-….toml and no test with `{word}` in its name");
            complain(&folder, 0, what);
        }
    }
    complaints
}

impl Numbered {
    /// The numbers that stand in the text as `**S-16**`.
    fn rules<'a>(&self, text: &'a str) -> Vec<&'a str> {
        let bold = text.split("**").skip(1).step_by(2);
        bold.filter(|word| word.strip_prefix(self.letter).is_some_and(|rest| rest.starts_with('-')))
            .collect()
    }
}

/// `S-16` of `S-16-some-words.toml`.
fn rule_of_name(name: &str) -> Option<&str> {
    let (end, _) = name.match_indices('-').nth(1)?;
    Some(&name[..end])
}

/// The line and value of `rule = "…"` before the first table.
pub(crate) fn stated_rule(text: &str) -> Option<(usize, &str)> {
    let head = (1..).zip(text.lines()).take_while(|(_, line)| !line.starts_with('['));
    head.into_iter().find_map(|(number, line)| {
        let value = line.strip_prefix("rule")?.trim_start().strip_prefix('=')?.trim_start();
        Some((number, value.strip_prefix('"')?.split_once('"')?.0))
    })
}

/// The names of all test functions.
fn test_names(tree: &Tree) -> Vec<&str> {
    let mut names = Vec::new();
    for (_, text) in tree.ending(".rs") {
        let mut is_test = false;
        for line in text.lines().map(str::trim_start) {
            if line.starts_with("#[test]") {
                is_test = true;
            } else if let Some(rest) = line.strip_prefix("fn ") {
                if is_test {
                    names.extend(rest.split(|c: char| !c.is_alphanumeric() && c != '_').next());
                }
                is_test = false;
            }
        }
    }
    names
}

/// Whether `word` stands in `test` on its own: `s_16` in `s_16_lengthens`, but not in `rules_16` or `s_161`.
fn names(test: &str, word: &str) -> bool {
    test.match_indices(word).any(|(at, _)| {
        let (before, behind) = (&test[..at], &test[at + word.len()..]);
        (before.is_empty() || before.ends_with('_')) && !behind.starts_with(|c: char| c.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::super::complaints;
    use super::*;

    /// As many scenarios as needed, proving every rule but one.
    fn all_but(missing: u32) -> Vec<(String, String)> {
        let rules = (1..=43).filter(|&n| n != missing).map(|n| format!("S-{n:02}")).cycle();
        let file = |(index, rule)| {
            (
                format!("scenarios/solo/{rule}-example-{index}.toml"),
                format!("rule = \"{rule}\"\n"),
            )
        };
        rules.take(120).enumerate().map(file).collect()
    }

    fn check_solo(tree: &Tree) -> Vec<Complaint> {
        check_game(&SOLO, tree)
    }

    fn with(files: &[(String, String)], more: (&str, &str)) -> Vec<String> {
        let rules = (1..=43)
            .map(|n| format!("- **S-{n:02}** Words, **loud**."))
            .collect::<Vec<_>>()
            .join("\n");
        let files = files.iter().map(|(path, text)| (path.as_str(), text.as_str()));
        complaints(check_solo, &files.chain([more, (RULES, &rules)]).collect::<Vec<_>>())
    }

    #[test]
    fn a_rule_without_a_proof_is_named() {
        let missing = "scenarios/solo/: S-16 has no scenario S-16-….toml and no test with `s_16` in its name";
        assert_eq!(with(&all_but(16), ("a.rs", "")), [missing]);
        assert!(with(&all_but(16), ("a.rs", "#[test]\nfn s_16_lengthens() {\n")).is_empty());
        assert!(
            with(
                &all_but(16),
                ("scenarios/solo/S-16-x.toml", "# Why.\nrule = \"S-16\"\n")
            )
            .is_empty()
        );
        for no_proof in ["fn s_16() {", "#[test]\nfn rules_16() {", "#[test]\nfn s_161() {"] {
            assert_eq!(with(&all_but(16), ("a.rs", no_proof)), [missing], "{no_proof}");
        }
    }

    #[test]
    fn a_scenario_is_named_after_its_rule() {
        let odd = |name: &str, text: &str| with(&all_but(0), (&format!("scenarios/solo/{name}"), text));
        assert_eq!(
            odd("S-16-x.toml", "title = \"…\"\nrule = \"S-17\"\n"),
            ["scenarios/solo/S-16-x.toml:2: `rule` is S-17, the file's name says S-16"]
        );
        assert_eq!(
            odd("S-16-x.toml", "[[steps]]\nrule = \"S-16\"\n"),
            ["scenarios/solo/S-16-x.toml:1: `rule = \"S-16\"` is missing"]
        );
        for name in ["S-44-x.toml", "S-1-x.toml", "chain.toml", "B-01-x.toml"] {
            let complaint = "a scenario's name begins with its rule, one of those in docs/RULES.md";
            assert_eq!(
                odd(name, "rule = \"S-01\"\n"),
                [format!("scenarios/solo/{name}: {complaint}")]
            );
        }
    }

    #[test]
    fn there_are_many_scenarios() {
        let few = &all_but(0)[..119];
        assert_eq!(
            with(few, ("a.rs", "")),
            ["scenarios/solo/: 119 scenarios; there must be at least 120"]
        );
        assert!(with(&all_but(0), ("a.rs", "")).is_empty());
    }

    #[test]
    fn the_rules_are_written_down() {
        assert_eq!(
            complaints(check, &[]),
            [
                "docs/RULES.md: has no rule `**S-01**` of solo",
                "docs/RULES.md: has no rule `**B-01**` of skipbo"
            ]
        );
    }
}
