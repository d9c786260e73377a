//! Running the real program in a folder of its own.

#![allow(dead_code, reason = "every test file uses some of it")]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

/// A scenario that passes: `check` needs nothing else.
pub(crate) const GOOD: &str = r#"rule = "S-16"
title = "A Draw Two thrown in on an unpaid chain lengthens it"
rules = "classic-de"
position = """
seats 4; turn 3
discard rD b4
debt 2
hand 1 rD r1 r2
hand 2 g1 g2 g3
hand 3 b1 b2 b3
hand 4 y1 y2 y3
"""
fails-under = ["classic-de interject=numbers"]

[[steps]]
do = "1: rD"
then = "turn 2; debt 4; hand 1 r2 r1; discard rD rD ..."
events = ["interjected 1 rD", "chain 2 4"]
never = ["drew 2", "won"]
view.2 = "hand 2 g1 g2 g3; hand 1 ?*2"
seen.spectator = ["interjected 1 rD"]
legal.2 = ["draw"]
illegal.2 = ["g1", "pass"]

[[steps]]
do = "3: b1"
refused = "S-08"
"#;

/// The program itself, in no particular language.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reihum"));
    command.env("LC_ALL", "C");
    command
}

/// A folder for one test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    /// An empty one; `name` must be no other test's.
    pub(crate) fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// The same with a file in it.
    pub(crate) fn with(self, file: &str, content: impl AsRef<[u8]>) -> Self {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
        self
    }

    /// What the program does here.
    pub(crate) fn run(&self, arguments: &[&str]) -> Done {
        Done::of(&program().args(arguments).current_dir(&self.0).output().unwrap())
    }
}

/// What the program does with these arguments, anywhere.
pub(crate) fn run(arguments: &[&str]) -> Done {
    Done::of(&program().args(arguments).output().unwrap())
}

/// What a program did.
pub(crate) struct Done {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Done {
    pub(crate) fn of(output: &Output) -> Self {
        Self {
            code: output.status.code().expect("the program ends by itself"),
            out: String::from_utf8(output.stdout.clone()).unwrap(),
            err: String::from_utf8(output.stderr.clone()).unwrap(),
        }
    }

    /// Everything on one page.
    pub(crate) fn page(&self) -> String {
        let err: Vec<String> = self.err.lines().map(|line| format!("! {line}\n")).collect();
        format!("{}{}exit code {}\n", self.out, err.concat(), self.code)
    }
}
