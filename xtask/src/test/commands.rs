//! The commands that the documentation shows, run as they are printed: nobody is told to type what does not work.

use crate::shell::{cargo, line, run};
use crate::tidy::Tree;
use std::process::Stdio;

/// Runs every command of every Markdown file, from the root, in silence but for complaints.
pub(super) fn run_all(tree: &Tree) -> Result<(), String> {
    let mut commands = Vec::new();
    for (file, text) in tree.ending(".md") {
        commands.extend(runnable(file, text)?);
    }
    commands.sort();
    commands.dedup();
    if commands.is_empty() {
        return Err("the documentation shows no command".into());
    }
    for words in commands {
        let mut command = cargo("");
        command.args(words).stdin(Stdio::null()).stdout(Stdio::null());
        println!("{}", line(&command));
        run(&mut command)?;
    }
    Ok(())
}

/// What is to be run of a file: each line of its `sh` blocks, and in the README also what stands in the middle of a
/// sentence; elsewhere that may be half a command.
fn runnable(file: &str, text: &str) -> Result<Vec<Vec<String>>, String> {
    let mut found = Vec::new();
    let mut block = None;
    for (number, line) in (1..).zip(text.lines()) {
        let wrong = |what: String| format!("{file}:{number}: {what}");
        if let Some(language) = line.trim_start().strip_prefix("```") {
            block = match block {
                Some(_) => None,
                None => Some(language),
            };
            if !["", "sh", "text", "toml"].contains(&language) {
                return Err(wrong(format!(
                    "a block is sh, toml or text, for then it is known how to test it, not `{language}`"
                )));
            }
        } else if block == Some("sh") && !line.is_empty() {
            found.extend(as_run(line).map_err(wrong)?);
        } else if block.is_none() && file == "README.md" {
            let quoted = line.split('`').skip(1).step_by(2);
            for command in quoted.filter(|code| code.starts_with("cargo ")) {
                found.extend(as_run(command).map_err(wrong)?);
            }
        }
    }
    Ok(found)
}

/// What a command is run as: the words behind `cargo`. It is run as it is printed, but for the exceptions here.
fn as_run(command: &str) -> Result<Option<Vec<String>>, String> {
    let words = words(command)?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let run = match words[..] {
        // This is it, and the other one has no end: it is looked at while it serves.
        ["cargo", "xtask", "test" | "serve"] => return Ok(None),
        // A second is enough to see that it measures.
        ["cargo", "reihum", "bench", ..] => [&words[1..], &["--seconds", "1"]].concat(),
        // Nobody is there to play, and a server has no end; tests do both.
        ["cargo", "reihum", "play" | "serve" | "load", ..] => [&words[1..], &["--help"]].concat(),
        ["cargo", "reihum", ..] => words[1..].to_vec(),
        // Nobody is there to look at it.
        ["cargo", "doc", "--open", ref rest @ ..] => [&["doc", "--no-deps"], rest].concat(),
        _ => {
            return Err(format!(
                "`{command}` is not tested: say in xtask/src/test/commands.rs how it can be"
            ));
        }
    };
    Ok(Some(run.into_iter().map(String::from).collect()))
}

/// The words of a command as a shell would take it, if it is a plain one: words and double quotes.
fn words(command: &str) -> Result<Vec<String>, String> {
    if let Some(special) = command.chars().find(|c| "|&;<>()$`\\'*?[]#~{}!".contains(*c)) {
        return Err(format!(
            "`{command}` wants a shell for its `{special}`, and not everybody has the same one"
        ));
    }
    if command.matches('"').count() % 2 == 1 {
        return Err(format!("`{command}` has a quotation mark too many"));
    }
    let mut words = Vec::new();
    for (number, part) in command.split('"').enumerate() {
        if number % 2 == 1 {
            words.push(part.to_string());
        } else {
            words.extend(part.split_whitespace().map(String::from));
        }
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(file: &str, text: &str) -> Result<Vec<String>, String> {
        let commands = runnable(file, text)?;
        Ok(commands.iter().map(|words| words.join("|")).collect())
    }

    #[test]
    fn blocks_are_run_as_they_are_printed() {
        let text = "Words, `cargo run`.\n```sh\ncargo reihum rules --rules \"modern limit=1\"\n\n\
            cargo reihum bench solo\ncargo xtask test\n```\n```text\ncargo run\n```\n";
        assert_eq!(
            found("docs/LAB.md", text).unwrap(),
            ["reihum|rules|--rules|modern limit=1", "reihum|bench|solo|--seconds|1",]
        );
    }

    #[test]
    fn the_readme_has_commands_in_its_sentences_too() {
        let text = "Begin with `cargo doc --open -p solo`, not `man`.\n";
        assert_eq!(found("README.md", text).unwrap(), ["doc|--no-deps|-p|solo"]);
        assert!(found("README.md", "`cargo frobnicate`\n").is_err());
        assert!(found("docs/LAB.md", "`cargo frobnicate`\n").unwrap().is_empty());
    }

    #[test]
    fn what_nobody_knows_how_to_run_is_an_error() {
        for (text, complaint) in [
            ("```sh\n\nrm -rf target\n```\n", "a.md:3: `rm -rf target` is not tested"),
            (
                "```sh\ncargo run -p reihum\n```\n",
                "a.md:2: `cargo run -p reihum` is not",
            ),
            (
                "```sh\ncargo run | less\n```\n",
                "a.md:2: `cargo run | less` wants a shell",
            ),
            ("```sh\ncargo run \"x\n```\n", "a.md:2: `cargo run \"x` has a quotation"),
            ("```bash\ncargo run\n```\n", "a.md:1: a block is sh, toml or text"),
        ] {
            let told = found("a.md", text).unwrap_err();
            assert!(told.starts_with(complaint), "{told}");
        }
    }
}
