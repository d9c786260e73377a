//! `reihum replay`: plays a record again, checks everything in it, and shows it.

mod json;
mod pages;
mod screen;
mod source;
mod telling;

use crate::games::{GameName, Shelf, with_game};
use crate::language::Language;
use crate::output::{BAD, Output, plain, short};
use crate::suggest::{did_you_mean, either};
use clap::Args;
use game::record::{BadRecord, Name, Record, game_name};
use game::{Game, Seat, Seats, Viewer};
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use words::{Names, Words};

/// Play a record again: verify every move and shuffle, and show it
///
/// A record is a match as text. It is played again move by move: that every shuffle follows from its seed and every seed
/// from what was committed to, that every move is legal, that results and totals are right. What is wrong is named with
/// its line. docs/NOTATION.md describes the format.
#[derive(Args)]
#[command(
    after_help = "Exit code: 0 if the record is true, 1 if it is damaged, 2 if it is none that could be read.

Examples:
  reihum replay match.record
  reihum replay --step match.record
  reihum replay --json - < match.record"
)]
pub(crate) struct Replay {
    /// The record, or - for standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,

    /// Step through it with the keys of the terminal
    #[arg(long)]
    step: bool,

    /// Print only the last line, which says what was verified
    #[arg(short, long, conflicts_with = "step")]
    quiet: bool,

    /// Print everything as one JSON document
    #[arg(long, conflicts_with_all = ["step", "quiet"])]
    json: bool,
}

impl Replay {
    pub(crate) fn run(&self, language: &Language) -> Result<ExitCode, Box<dyn Error>> {
        if self.step && !io::stdout().is_terminal() {
            return Err("--step needs a terminal: without it, the whole record is printed".into());
        }
        let file = source::name(&self.path);
        let shown = source::read(&self.path).map_err(Wrong::unreadable).and_then(|bytes| {
            let name = game_name(&bytes)?;
            let game = GameName::read(&name).ok_or_else(|| Wrong::no_game(&name))?;
            with_game!(game, G => self.show::<G>(&file, &Record::read(&bytes)?, language.words()))
        });
        match shown {
            Ok(()) => Ok(ExitCode::SUCCESS),
            Err(Wrong::Output(error)) => Err(error.into()),
            Err(Wrong::Record { line, message, code }) => {
                if self.json {
                    json::tell_wrong(&file, line, &message)?;
                } else {
                    let line = line.map_or_else(String::new, |line| format!("{line}:"));
                    // Nobody may be listening on the other end, and then there is nobody to tell.
                    let _ = writeln!(
                        anstream::stderr(),
                        "{BAD}error:{BAD:#} {file}:{line} {}",
                        plain(&message)
                    );
                }
                Ok(ExitCode::from(code))
            }
            Err(Wrong::Told(code)) => Ok(ExitCode::from(code)),
        }
    }

    fn show<G: Shelf>(&self, file: &str, record: &Record<G>, words: Words) -> Result<(), Wrong> {
        let voice = Voice::new(words, record);
        if self.json {
            json::tell(file, record)?.map_err(|bad| Wrong::Told(exit_code(&bad)))
        } else if self.step {
            Ok(screen::step_through(file, record, &voice)??)
        } else {
            Ok(telling::tell(record, &voice, self.quiet, &mut Output::new())??)
        }
    }
}

/// Why a record is not shown to its end.
enum Wrong {
    /// It cannot be read, or is not true.
    Record {
        line: Option<usize>,
        message: String,
        code: u8,
    },
    /// The same, and it was told already.
    Told(u8),
    /// Nothing can be shown.
    Output(io::Error),
}

impl Wrong {
    fn unreadable(message: String) -> Self {
        let (line, code) = (None, 2);
        Self::Record { line, message, code }
    }

    fn no_game(name: &str) -> Self {
        let names = GameName::names();
        let meant = did_you_mean(name, names.iter().copied());
        Self::Record {
            line: Some(2),
            message: format!(
                "no game is called `{}`{meant}: there is {}",
                short(name),
                either(&names)
            ),
            code: 2,
        }
    }
}

impl From<BadRecord> for Wrong {
    fn from(bad: BadRecord) -> Self {
        Self::Record {
            line: bad.line,
            message: bad.what.to_string(),
            code: exit_code(&bad),
        }
    }
}

impl From<io::Error> for Wrong {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// A damaged record is 1, and what never was a record that could be read is 2.
fn exit_code(bad: &BadRecord) -> u8 {
    if bad.is_foreign() { 2 } else { 1 }
}

/// Tells people what happened: in their language, with the players' names.
struct Voice {
    words: Words,
    names: Names,
    seats: Seats,
}

impl Voice {
    fn new<G: Game>(words: Words, record: &Record<G>) -> Self {
        let names = record.names().values().iter();
        let names = names.map(|name| name.as_ref().map_or("", Name::as_str));
        Self {
            words,
            names: Names::new(names),
            seats: record.seats(),
        }
    }

    /// What happened in a step, in sentences.
    fn sentences<G: Shelf>(&self, events: &[G::Event]) -> Vec<String> {
        let seen: Vec<G::Seen> = events.iter().filter_map(|event| self.whole::<G>(event)).collect();
        G::narrate(&self.words, &seen, &self.names)
    }

    /// An event with all that is hidden in it: as somebody sees it who sees the whole of it.
    fn whole<G: Game>(&self, event: &G::Event) -> Option<G::Seen> {
        let truth = event.to_string();
        let mut seen = self.seats.iter().filter_map(|seat| G::seen(event, Viewer::Seat(seat)));
        seen.find(|seen| seen.to_string() == truth)
            .or_else(|| G::seen(event, Viewer::Spectator))
    }
}

/// What a seat is called at this table.
fn called<G: Game>(record: &Record<G>, seat: Seat) -> String {
    match &record.names()[seat] {
        Some(name) => format!("{} (seat {seat})", plain(name.as_str())),
        None => format!("seat {seat}"),
    }
}
