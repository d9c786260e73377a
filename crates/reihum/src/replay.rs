//! `reihum replay`: plays a record again, checks everything in it, and shows it.

mod json;
mod pages;
mod screen;
mod source;
mod telling;

use crate::games::{GameName, Shelf, with_game};
use crate::language::Language;
use crate::output::{BAD, Output, short};
use crate::suggest::nearest;
use clap::Args;
use game::record::{BadRecord, Damage, Name, Record, What, game_name};
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
        let words = language.words_unless(self.json);
        let file = source::name(&self.path, &words);
        let read = source::read(&self.path, &words).map_err(Wrong::Unreadable);
        let shown = read.and_then(|bytes| {
            let name = game_name(&bytes)?;
            let game = GameName::read(&name).ok_or(Wrong::NoGame(name))?;
            with_game!(game, G => self.show::<G>(&file, &Record::read(&bytes)?, &words))
        });
        let (line, message, code) = match shown {
            Ok(()) => return Ok(ExitCode::SUCCESS),
            Err(Wrong::Output(error)) => return Err(error.into()),
            Err(Wrong::Told(code)) => return Ok(ExitCode::from(code)),
            Err(Wrong::Unreadable(why)) => (None, why, 2),
            Err(Wrong::NoGame(name)) => (Some(2), no_game(&name, &words), 2),
            Err(Wrong::Damaged(bad)) if self.json => (bad.line, bad.what.to_string(), exit_code(&bad)),
            Err(Wrong::Damaged(bad)) => (bad.line, words.damage(&bad.what), exit_code(&bad)),
        };
        if self.json {
            json::tell_wrong(&file, line, &message)?;
        } else {
            let error = words.program_error();
            let line = line.map_or_else(String::new, |line| format!("{line}:"));
            // Nobody may be listening on the other end, and then there is nobody to tell.
            let _ = writeln!(anstream::stderr(), "{BAD}{error}{BAD:#} {file}:{line} {message}");
        }
        Ok(ExitCode::from(code))
    }

    fn show<G: Shelf>(&self, file: &str, record: &Record<G>, words: &Words) -> Result<(), Wrong> {
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
    /// There is nothing that could be read, and why.
    Unreadable(String),
    /// It is of a game that there is not.
    NoGame(String),
    /// It is no record, or not true.
    Damaged(BadRecord),
    /// The same, and it was told already.
    Told(u8),
    /// Nothing can be shown.
    Output(io::Error),
}

impl From<BadRecord> for Wrong {
    fn from(bad: BadRecord) -> Self {
        Self::Damaged(bad)
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

fn no_game(name: &str, words: &Words) -> String {
    let names = GameName::names();
    let games = words.all_of(&names.iter().map(ToString::to_string).collect::<Vec<_>>());
    match nearest(name, names) {
        Some(meant) => words.replay_no_game_meant(short(name), meant, games),
        None => words.replay_no_game(short(name), games),
    }
}

/// The same damage, with the reason why an action is refused in the reader's language: a record's own is the game's.
fn explained<G: Shelf>(record: &Record<G>, mut bad: BadRecord, words: &Words) -> BadRecord {
    if let Damage::Illegal { why, .. } = &mut bad.what
        && let Some(illegal) = refusal(record, bad.line)
    {
        *why = G::why(words, illegal);
    }
    bad
}

/// Why the action in this line, the first that is wrong, is refused.
fn refusal<G: Game>(record: &Record<G>, line: Option<usize>) -> Option<G::Illegal> {
    let mut entries = record.deals().iter().flat_map(|deal| &deal.entries);
    let What::Action(actor, action) = entries.find(|entry| Some(entry.line) == line)?.what else {
        return None;
    };
    let mut game = record.replay().map_while(Result::ok).last()?.after;
    game.act(actor, action, &mut ()).err()
}

/// Tells people what happened: in their language, with the players' names.
struct Voice<'a> {
    words: &'a Words,
    names: Names,
    seats: Seats,
}

impl<'a> Voice<'a> {
    fn new<G: Game>(words: &'a Words, record: &Record<G>) -> Self {
        let names = record.names().values().iter();
        let names = names.map(|name| name.as_ref().map_or("", Name::as_str));
        Self {
            words,
            names: Names::new(names),
            seats: record.seats(),
        }
    }

    /// What a seat is called at this table.
    fn called(&self, seat: Seat) -> String {
        let unnamed = self.words.seat(seat, &Names::default());
        match self.names.of(seat) {
            Some(name) => self.words.replay_named(name, unnamed),
            None => unnamed,
        }
    }

    /// What happened in a step, in sentences.
    fn sentences<G: Shelf>(&self, events: &[G::Event]) -> Vec<String> {
        let seen: Vec<G::Seen> = events.iter().filter_map(|event| self.whole::<G>(event)).collect();
        G::narrate(self.words, &seen, &self.names)
    }

    /// An event with all that is hidden in it: as somebody sees it who sees the whole of it.
    fn whole<G: Game>(&self, event: &G::Event) -> Option<G::Seen> {
        let truth = event.to_string();
        let mut seen = self.seats.iter().filter_map(|seat| G::seen(event, Viewer::Seat(seat)));
        seen.find(|seen| seen.to_string() == truth)
            .or_else(|| G::seen(event, Viewer::Spectator))
    }
}
