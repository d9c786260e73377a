//! The test programs, two at a time: many wait for servers, clocks and disks, and others think in the meantime.

use crate::shell::{cargo, output};
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The package whose tests start servers and wait for them.
const WAITS: &str = "reihum";

/// A program that tests.
#[derive(PartialEq, Eq, Debug)]
struct Program {
    path: PathBuf,
    /// The folder of its package, in which it runs.
    home: PathBuf,
    name: String,
}

/// Runs the programs of the tests that were built by this command, to the last of them, and says which failed.
///
/// # Errors
/// When one fails.
pub(super) fn run(build: &str) -> Result<(), String> {
    let (messages, _) = output(&mut cargo(&format!("{build} --quiet --message-format json")))?;
    let mut programs: Vec<Program> = messages.lines().filter_map(Program::read).collect();
    if programs.is_empty() {
        return Err(format!("`cargo {build}` named no program"));
    }
    programs.sort_by_key(|program| (!program.home.ends_with(WAITS), program.name.clone()));
    let (queue, failed) = (Mutex::new(VecDeque::from(programs)), Mutex::new(Vec::new()));
    // One begins with those that wait, the other with those that think.
    let work = |take: fn(&mut VecDeque<Program>) -> Option<Program>| {
        let next = || take(&mut queue.lock().unwrap_or_else(PoisonError::into_inner));
        while let Some(program) = next() {
            if !program.passes() {
                failed.lock().unwrap_or_else(PoisonError::into_inner).push(program.name);
            }
        }
    };
    thread::scope(|scope| {
        scope.spawn(|| work(VecDeque::pop_front));
        work(VecDeque::pop_back);
    });
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    if failed.is_empty() {
        Ok(())
    } else {
        Err(format!("failed: {}", failed.join(", ")))
    }
}

impl Program {
    /// The program of a message in which cargo names one.
    fn read(message: &str) -> Option<Self> {
        let value = |key: &str| {
            let text = message.split_once(&format!("\"{key}\":\""))?.1;
            Some(text.split_once('"')?.0)
        };
        if !message.contains("\"test\":true}") {
            return None;
        }
        let target = message.split_once("\"target\":{")?.1;
        let name = target.split_once("\"name\":\"")?.1.split_once('"')?.0;
        let home = Path::new(value("manifest_path")?).parent()?;
        let package = home.file_name()?.to_string_lossy();
        Some(Self {
            path: value("executable")?.into(),
            name: format!("{name} of {package}"),
            home: home.into(),
        })
    }

    /// Runs it, and tells all it said when it has ended, so that two do not talk at once.
    fn passes(&self) -> bool {
        let ran = Command::new(&self.path)
            .current_dir(&self.home)
            .env("CARGO_MANIFEST_DIR", &self.home)
            // The fuzz targets begin with the same inputs in every run, so that a change is judged by what it changed; new
            // inputs are for `cargo xtask fuzz`.
            .env("BOLERO_RANDOM_SEED", "1")
            .output();
        let (passed, said) = match ran {
            Ok(ran) => {
                let [out, err] = [ran.stdout, ran.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
                (ran.status.success(), format!("{out}{err}"))
            }
            Err(error) => (false, format!("it did not start: {error}\n")),
        };
        println!("--- {}: {}\n{said}", self.name, if passed { "ok" } else { "FAILED" });
        passed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_tests_is_found_in_what_cargo_says() {
        let message = |test: &str, executable: &str| {
            format!(
                r#"{{"reason":"compiler-artifact","package_id":"path+file:///p/crates/reihum#0.1.0","manifest_path":"/p/crates/reihum/Cargo.toml","target":{{"kind":["test"],"crate_types":["bin"],"name":"join","src_path":"/p/crates/reihum/tests/join.rs"}},"profile":{{"opt_level":"0","test":{test}}},"features":[],"filenames":["/p/join-1"],"executable":{executable},"fresh":true}}"#
            )
        };
        let join = Program {
            path: "/p/join-1".into(),
            home: "/p/crates/reihum".into(),
            name: "join of reihum".into(),
        };
        assert_eq!(Program::read(&message("true", "\"/p/join-1\"")), Some(join));
        assert_eq!(Program::read(&message("false", "\"/p/join-1\"")), None);
        assert_eq!(Program::read(&message("true", "null")), None);
        assert_eq!(Program::read(r#"{"reason":"build-finished","success":true}"#), None);
    }

    #[test]
    fn one_that_fails_or_does_not_start_has_not_passed() {
        let program = |path: &str| Program {
            path: path.into(),
            home: ".".into(),
            name: path.into(),
        };
        assert!(program("true").passes());
        assert!(!program("false").passes());
        assert!(!program("no-such-program").passes());
    }
}
