//! Calling other programs, from the root of the repository.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    // Cargo says where it found us; the path known at compile time is for those who start the binary by hand.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().map_or_else(|| here.clone(), PathBuf::from)
}

/// A program in the root, with arguments separated by spaces.
pub(crate) fn program(name: impl AsRef<OsStr>, arguments: &str) -> Command {
    let mut command = Command::new(name);
    command.args(arguments.split_whitespace()).current_dir(root());
    command
}

/// The cargo that runs us.
pub(crate) fn cargo(arguments: &str) -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), arguments)
}

/// Runs it, with its output for all to see.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let status = command
        .status()
        .map_err(|error| format!("`{}` did not start: {error}", line(command)))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`{}` failed ({status})", line(command)))
    }
}

/// Runs it in silence and gives its standard output and standard error, one after the other.
pub(crate) fn output(command: &mut Command) -> Result<(String, String), String> {
    let output = command
        .output()
        .map_err(|error| format!("`{}` did not start: {error}", line(command)))?;
    let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    if output.status.success() {
        Ok((out, err))
    } else {
        Err(format!("`{}` failed ({})\n{out}{err}", line(command), output.status))
    }
}

/// Runs it and gives its standard output, with every line for all to see as soon as it comes.
pub(crate) fn overheard(command: &mut Command) -> Result<String, String> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("`{}` did not start: {error}", line(command)))?;
    let mut heard = String::new();
    for text in child
        .stdout
        .take()
        .into_iter()
        .flat_map(|out| BufReader::new(out).lines())
    {
        let text = text.map_err(|error| format!("`{}`: {error}", line(command)))?;
        println!("{text}");
        heard.push_str(&text);
        heard.push('\n');
    }
    let status = child.wait().map_err(|error| format!("`{}`: {error}", line(command)))?;
    if status.success() {
        Ok(heard)
    } else {
        Err(format!("`{}` failed ({status})", line(command)))
    }
}

/// Runs a build of one program, and gives the path of what was built.
pub(crate) fn built(mut build: Command) -> Result<PathBuf, String> {
    println!("{}", line(&build));
    run(&mut build)?;
    let (messages, _) = output(build.args(["--quiet", "--message-format", "json"]))?;
    let executable = messages
        .lines()
        .rev()
        .filter(|message| !message.contains("\"kind\":[\"test\"]"))
        .find_map(|message| message.split_once("\"executable\":\"")?.1.split_once('"'));
    executable
        .map(|(path, _)| path.into())
        .ok_or_else(|| format!("`{}` named no executable", line(&build)))
}

/// Builds a program of the workspace with the features that the tests have, so that what is built for them is not compiled a second time. Cargo counts in what
/// tests need only where it builds one: this is a small one.
pub(crate) fn beside_tests(program: &str) -> Command {
    cargo(&format!(
        "build --workspace --all-features --test messages --bin {program}"
    ))
}

/// Whether it can be started and succeeds.
pub(crate) fn works(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|s| s.success())
}

/// Sees to it that a program is there, under the name of its package: it is installed where that can be done.
///
/// # Errors
/// When it is missing, and what to do.
pub(crate) fn install(name: &str) -> Result<(), String> {
    install_as(name, name)
}

/// Sees to it that a program is there which comes with a package of another name.
///
/// # Errors
/// When it is missing, and what to do.
pub(crate) fn install_as(name: &str, package: &str) -> Result<(), String> {
    let found = || works(&mut program(name, "--version"));
    let is_root = || output(&mut program("id", "-u")).is_ok_and(|(id, _)| id.trim() == "0");
    if !found() && is_root() && works(&mut program("apt-get", "--version")) {
        println!("{name} is missing; installing it");
        // Should they fail, the check below says what matters.
        let _ = run(&mut program("apt-get", "update --quiet"));
        let _ =
            run(program("apt-get", &format!("install --quiet --yes {package}"))
                .env("DEBIAN_FRONTEND", "noninteractive"));
    }
    if found() {
        return Ok(());
    }
    Err(format!(
        "{name} is missing: install it with your system's packages (Debian, Ubuntu: `sudo apt-get install {package}`)"
    ))
}

/// The command as somebody would type it.
pub(crate) fn line(command: &Command) -> String {
    let name = PathBuf::from(command.get_program());
    let name = name
        .file_name()
        .unwrap_or(command.get_program())
        .to_string_lossy()
        .into_owned();
    let typed = |word: &OsStr| {
        let quote = if word.to_string_lossy().contains(' ') { "'" } else { "" };
        format!("{quote}{}{quote}", word.to_string_lossy())
    };
    let variables = command
        .get_envs()
        .filter_map(|(key, value)| Some(format!("{}={}", key.to_string_lossy(), typed(value?))));
    let arguments = command.get_args().map(typed);
    variables.chain([name]).chain(arguments).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_reads_as_it_would_be_typed() {
        let mut command = program("/usr/bin/cargo", "doc --no-deps");
        command.env("RUSTDOCFLAGS", "-D warnings").arg("two words");
        assert_eq!(
            line(&command),
            "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'two words'"
        );
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("Cargo.toml").is_file() && root().join("xtask").is_dir());
    }

    #[test]
    fn a_program_that_fails_or_does_not_exist_is_an_error() {
        assert!(
            run(&mut program("no-such-program", ""))
                .unwrap_err()
                .contains("did not start")
        );
        assert!(run(&mut program("false", "")).unwrap_err().contains("`false` failed"));
        assert_eq!(overheard(&mut program("echo", "two words")), Ok("two words\n".into()));
        assert!(
            overheard(&mut program("false", ""))
                .unwrap_err()
                .contains("`false` failed")
        );
        assert!(works(&mut program("true", "")) && !works(&mut program("false", "")));
    }
}
