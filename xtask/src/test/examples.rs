//! The scenarios that the documentation shows, written to files, so that `reihum check` can run them like all others.

use crate::shell::root;
use crate::tidy::stated_rule;
use std::fs;
use std::path::PathBuf;

/// The files with fenced scenarios in them.
const FILES: [&str; 2] = ["README.md", "docs/SCENARIOS.md"];

/// Writes them all into a folder of their own beside this program, and gives that folder.
pub(super) fn write() -> Result<PathBuf, String> {
    let program = std::env::current_exe().map_err(|error| format!("this program: {error}"))?;
    let folder = program.with_file_name("documented-scenarios");
    let failed = |path: &PathBuf, error| format!("{}: {error}", path.display());
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| failed(&folder, error))?;
    }
    fs::create_dir_all(&folder).map_err(|error| failed(&folder, error))?;
    for file in FILES {
        let text = fs::read_to_string(root().join(file)).map_err(|error| format!("{file}: {error}"))?;
        let scenarios = scenarios(&text);
        if scenarios.is_empty() {
            return Err(format!("{file} shows no scenario"));
        }
        for (number, scenario) in (1..).zip(scenarios) {
            let (_, rule) = stated_rule(&scenario).unwrap_or_default();
            let path = folder.join(format!("{rule}-{}-{number}.toml", file.replace('/', "-")));
            fs::write(&path, &scenario).map_err(|error| failed(&path, error))?;
        }
    }
    Ok(folder)
}

/// The blocks fenced as TOML that state a rule.
fn scenarios(markdown: &str) -> Vec<String> {
    let fences = markdown.split("```toml\n").skip(1);
    let blocks = fences.filter_map(|rest| Some(rest.split_once("```")?.0.to_string()));
    blocks.filter(|block| stated_rule(block).is_some()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fenced_scenarios_are_found() {
        let text = "Words.\n```toml\nrule = \"S-16\"\n```\n```sh\nrule\n```\n```toml\nname = \"x\"\n```\n";
        assert_eq!(scenarios(text), ["rule = \"S-16\"\n"]);
    }
}
