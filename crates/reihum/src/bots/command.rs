//! The command that starts a bot, as people write it.

use crate::output::short;
use std::io::{self, ErrorKind};
use std::process::{Child, Command, Stdio};

/// A program and its arguments.
pub(super) struct CommandLine {
    program: String,
    arguments: Vec<String>,
}

impl CommandLine {
    /// Reads words as a shell would split them, quotes included. No shell is asked.
    ///
    /// # Errors
    /// When it names no program, or a quotation mark is missing.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let words = shlex::split(text)
            .filter(|_| !text.contains('\0'))
            .ok_or_else(|| format!("`{}` is no command: a quotation mark is missing", short(text)))?;
        let mut words = words.into_iter();
        let program = words.next().filter(|program| !program.is_empty());
        Ok(Self {
            program: program.ok_or("behind cmd: there must be a command, as in \"cmd:python3 mybot.py\"")?,
            arguments: words.collect(),
        })
    }

    /// Starts it. What it complains about on standard error is for whoever started us.
    ///
    /// # Errors
    /// When it does not start.
    pub(super) fn start(&self) -> io::Result<Child> {
        let mut command = Command::new(&self.program);
        command
            .args(&self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        // Ctrl-C is ours: bots play on until the results are told. And what they started can be ended with them.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        command.spawn()
    }

    /// Why it did not start.
    pub(super) fn why_not(&self, error: &io::Error) -> String {
        let program = short(&self.program);
        match error.kind() {
            ErrorKind::NotFound => format!("there is no program `{program}`"),
            ErrorKind::PermissionDenied => format!("`{program}` is no program that can be started"),
            _ => format!("`{program}` cannot be started: {error}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_by_a_shell() {
        let line = CommandLine::read("python3 'my bot.py' --name \"a b\"").unwrap();
        assert_eq!(line.program, "python3");
        assert_eq!(line.arguments, ["my bot.py", "--name", "a b"]);
    }

    #[test]
    fn what_is_no_command_is_refused() {
        for text in ["", "  ", "''", "python3 \"mybot.py", "a\0b"] {
            assert!(CommandLine::read(text).is_err(), "{text:?}");
        }
    }
}
