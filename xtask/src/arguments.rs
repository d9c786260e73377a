//! What can be typed after `cargo xtask`.

/// The help text. `tidy` holds it against the commands that exist.
pub(crate) const HELP: &str = "\
The project's chores.

Usage: cargo xtask COMMAND

  test           everything a change must pass: formatting, tidy, clippy, tests, docs, the wasm32 build,
                 the scenarios, the commands of the documentation, the instruction counts
  test --quick   the same without the slow ones, for every few edits
  tidy           the house rules that no compiler knows: every rule has a proof, every link leads somewhere, …
  golden         renews the golden files from what the engine does now; read the difference before you commit it
  perf           counts the engine's instructions per move and holds them against xtask/instructions.txt
  perf --bless   renews xtask/instructions.txt
  fuzz [MINUTES] runs the fuzz targets longer than the tests do, 10 minutes if nothing is said
  extended       what takes too long for every change: a million games of SKIP-BO with their states checked, and many
                 more positions in which the engines are compared with their references
  mutate [GAME]  changes the engine of solo, skipbo or both, one small thing at a time, and names the changes that no test
                 notices; it takes hours, and goes on where it was left
  help           this text";

/// The names of the commands.
pub(crate) const NAMES: [&str; 8] = ["test", "tidy", "golden", "perf", "fuzz", "extended", "mutate", "help"];

/// How long the fuzz targets run if nothing is said.
const FUZZ_MINUTES: u32 = 10;

/// The crates whose engine can be mutated.
pub(crate) const GAMES: [&str; 2] = ["solo", "skipbo"];

/// One chore.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Help,
    Test { quick: bool },
    Tidy,
    Golden,
    Perf { bless: bool },
    Fuzz { minutes: u32 },
    Extended,
    Mutate { game: Option<&'static str> },
}

impl Command {
    /// Reads the words after `cargo xtask`.
    pub(crate) fn parse(words: &[String]) -> Result<Self, String> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            [] | ["help" | "--help" | "-h", ..] | [_, "--help" | "-h"] => Ok(Self::Help),
            ["test"] => Ok(Self::Test { quick: false }),
            ["test", "--quick"] => Ok(Self::Test { quick: true }),
            ["tidy"] => Ok(Self::Tidy),
            ["golden"] => Ok(Self::Golden),
            ["perf"] => Ok(Self::Perf { bless: false }),
            ["perf", "--bless"] => Ok(Self::Perf { bless: true }),
            ["fuzz"] => Ok(Self::Fuzz { minutes: FUZZ_MINUTES }),
            ["fuzz", minutes] => match minutes.parse() {
                Ok(minutes @ 1..) => Ok(Self::Fuzz { minutes }),
                _ => Err(format!(
                    "`cargo xtask fuzz` wants a number of minutes, not `{minutes}`."
                )),
            },
            ["extended"] => Ok(Self::Extended),
            ["mutate"] => Ok(Self::Mutate { game: None }),
            ["mutate", name] => match GAMES.iter().find(|game| **game == name) {
                Some(game) => Ok(Self::Mutate { game: Some(game) }),
                None => Err(format!(
                    "`cargo xtask mutate` wants {}, not `{name}`.",
                    GAMES.join(" or ")
                )),
            },
            [name, ref rest @ ..] if NAMES.contains(&name) => {
                Err(format!("`cargo xtask {name}` does not know `{}`.", rest.join(" ")))
            }
            [name, ..] => Err(format!("`cargo xtask` does not know `{name}`.")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command, String> {
        Command::parse(&line.split_whitespace().map(String::from).collect::<Vec<_>>())
    }

    #[test]
    fn every_name_is_a_command_and_stands_in_the_help() {
        for name in NAMES {
            assert!(parse(name).is_ok(), "{name}");
            assert!(HELP.contains(&format!("\n  {name} ")), "{name}");
        }
    }

    #[test]
    fn flags_are_read_and_nonsense_is_refused() {
        assert_eq!(parse("test --quick"), Ok(Command::Test { quick: true }));
        assert_eq!(parse("perf --bless"), Ok(Command::Perf { bless: true }));
        assert_eq!(parse("fuzz 60"), Ok(Command::Fuzz { minutes: 60 }));
        assert_eq!(parse("mutate skipbo"), Ok(Command::Mutate { game: Some("skipbo") }));
        assert_eq!(
            parse("mutate uno"),
            Err("`cargo xtask mutate` wants solo or skipbo, not `uno`.".into())
        );
        assert_eq!(
            parse("fuzz 0"),
            Err("`cargo xtask fuzz` wants a number of minutes, not `0`.".into())
        );
        assert_eq!(parse("--help"), Ok(Command::Help));
        assert_eq!(parse("tidy --help"), Ok(Command::Help));
        assert_eq!(parse("tset"), Err("`cargo xtask` does not know `tset`.".into()));
        assert_eq!(
            parse("test --quik"),
            Err("`cargo xtask test` does not know `--quik`.".into())
        );
    }
}
