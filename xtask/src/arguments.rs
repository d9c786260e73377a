//! What can be typed after `cargo xtask`.

/// The help text. `tidy` holds it against the commands that exist.
pub(crate) const HELP: &str = "\
The project's chores.

Usage: cargo xtask COMMAND

  test           everything a change must pass: formatting, tidy, clippy, tests, docs, the wasm32 build,
                 the scenarios, the page in a browser, the commands of the documentation, the instruction counts, the beginnings
                 of learning
  test --quick   the same without the slow ones, for every few edits
  tidy           the house rules that no compiler knows: every rule has a proof, every link leads somewhere, …
  web            makes the page for browsers, as small as it gets, and says what it weighs
  serve [OPTION…]
                 builds page and program, and starts `reihum serve` with these options: open the address that it prints
  browser [NAME] tests the page in a real browser, or only those tests whose names contain something
  pictures       takes pictures of every screen of the page, into a folder
  golden         renews the golden files from what the engine does now; read the difference before you commit it
  perf           counts the engine's instructions per move and holds them against xtask/instructions.txt
  perf --bless   renews xtask/instructions.txt
  fuzz [MINUTES] runs the fuzz targets longer than the tests do, 10 minutes if nothing is said
  crash [KILLS]  kills a server under load, 200 times if nothing is said, and sees that nothing is lost that it has answered
  extended       what takes too long for every change: a million games of SKIP-BO with their states checked, and many
                 more positions in which the engines are compared with their references
  mutate [GAME]  changes the engine of solo, skipbo or both, one small thing at a time, and names the changes that no test
                 notices; it takes hours, and goes on where it was left
  train skipbo [KIND…]
                 lets the networks of SKIP-BO's bots learn anew, for tables of two, four, six or teams, or all of them one after
                 the other; it takes hours, and writes crates/bots/weights/skipbo
  train skipbo --check
                 only begins to learn, and sees whether that goes as it went for the weights that are there
  train solo     learns anew what SOLO's bots know of points and actions: minutes; writes crates/bots/weights/solo
  train solo --check
                 learns only what two players need, and sees whether it is what is written there
  help           this text";

/// The names of the commands.
pub(crate) const NAMES: [&str; 14] = [
    "test", "tidy", "web", "serve", "browser", "pictures", "golden", "perf", "fuzz", "crash", "extended", "mutate",
    "train", "help",
];

/// How long the fuzz targets run if nothing is said.
const FUZZ_MINUTES: u32 = 10;

/// How often a server is killed if nothing is said.
const KILLS: u32 = 200;

/// The crates whose engine can be mutated.
pub(crate) const GAMES: [&str; 2] = ["solo", "skipbo"];

/// The kinds of tables of SKIP-BO that have networks of their own.
pub(crate) const KINDS: [&str; 4] = ["two", "four", "six", "teams"];

/// One chore.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Help,
    Test { quick: bool },
    Tidy,
    Web,
    Serve { arguments: Vec<String> },
    Browser { only: Option<String> },
    Pictures,
    Golden,
    Perf { bless: bool },
    Fuzz { minutes: u32 },
    Crash { kills: u32 },
    Extended,
    Mutate { game: Option<&'static str> },
    Train { kinds: Vec<&'static str> },
    CheckTraining,
    TrainSolo,
    CheckSolo,
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
            ["web"] => Ok(Self::Web),
            ["serve", ref options @ ..] => Ok(Self::Serve {
                arguments: options.iter().map(ToString::to_string).collect(),
            }),
            ["browser"] => Ok(Self::Browser { only: None }),
            ["browser", name] => Ok(Self::Browser {
                only: Some(name.into()),
            }),
            ["pictures"] => Ok(Self::Pictures),
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
            ["crash"] => Ok(Self::Crash { kills: KILLS }),
            ["crash", kills] => match kills.parse() {
                Ok(kills @ 1..) => Ok(Self::Crash { kills }),
                _ => Err(format!("`cargo xtask crash` wants a number of kills, not `{kills}`.")),
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
            ["train", "skipbo", "--check"] => Ok(Self::CheckTraining),
            ["train", "skipbo"] => Ok(Self::Train { kinds: KINDS.to_vec() }),
            ["train", "skipbo", ref names @ ..] => {
                let kind = |name: &&str| {
                    let known = KINDS.into_iter().find(|kind| kind == name);
                    known.ok_or_else(|| format!("`cargo xtask train skipbo` wants {}, not `{name}`.", KINDS.join(", ")))
                };
                let kinds = names.iter().map(kind).collect::<Result<_, _>>()?;
                Ok(Self::Train { kinds })
            }
            ["train", "solo", "--check"] => Ok(Self::CheckSolo),
            ["train", "solo"] => Ok(Self::TrainSolo),
            ["train"] => Err("`cargo xtask train` wants a game: solo or skipbo.".into()),
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
            let line = if name == "train" { "train skipbo" } else { name };
            assert!(parse(line).is_ok(), "{name}");
            assert!(HELP.contains(&format!("\n  {name} ")), "{name}");
        }
    }

    #[test]
    fn flags_are_read_and_nonsense_is_refused() {
        assert_eq!(parse("test --quick"), Ok(Command::Test { quick: true }));
        assert_eq!(parse("perf --bless"), Ok(Command::Perf { bless: true }));
        assert_eq!(
            parse("browser start"),
            Ok(Command::Browser {
                only: Some("start".into())
            })
        );
        let arguments = vec!["--addr".into(), "0.0.0.0:80".into()];
        assert_eq!(parse("serve --addr 0.0.0.0:80"), Ok(Command::Serve { arguments }));
        assert_eq!(parse("fuzz 60"), Ok(Command::Fuzz { minutes: 60 }));
        assert_eq!(parse("crash 7"), Ok(Command::Crash { kills: 7 }));
        assert_eq!(
            parse("crash often"),
            Err("`cargo xtask crash` wants a number of kills, not `often`.".into())
        );
        assert_eq!(parse("mutate skipbo"), Ok(Command::Mutate { game: Some("skipbo") }));
        assert_eq!(
            parse("mutate uno"),
            Err("`cargo xtask mutate` wants solo or skipbo, not `uno`.".into())
        );
        assert_eq!(
            parse("fuzz 0"),
            Err("`cargo xtask fuzz` wants a number of minutes, not `0`.".into())
        );
        assert_eq!(
            parse("train skipbo six two"),
            Ok(Command::Train {
                kinds: vec!["six", "two"]
            })
        );
        assert_eq!(parse("train skipbo --check"), Ok(Command::CheckTraining));
        assert_eq!(
            parse("train skipbo two three"),
            Err("`cargo xtask train skipbo` wants two, four, six, teams, not `three`.".into())
        );
        assert_eq!(parse("train solo"), Ok(Command::TrainSolo));
        assert_eq!(parse("train solo --check"), Ok(Command::CheckSolo));
        assert_eq!(
            parse("train"),
            Err("`cargo xtask train` wants a game: solo or skipbo.".into())
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
