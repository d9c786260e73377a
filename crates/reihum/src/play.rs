//! `reihum play`: a match in the terminal, one person against bots, or at a server's table.

mod join;
mod secret;

use crate::bots::{levels, own};
use crate::games::{GameName, Shelf, seats, with_game};
use crate::language::Language;
use crate::output::{Output, short};
use crate::table::{TableOptions, seed};
use ::bots::{Bot, Level};
use ::table::{Live, Millis, Mode, Pace, Settings};
use clap::{Args, ValueEnum};
use game::record::Name;
use game::{Seats, Seed};
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use terminal::{App, BadSave, Opening, Paint, Save, Shown, Trouble};
use words::Words;

/// Play a match in the terminal, against bots or at a server's table
///
/// Against bots you have seat 1. The keys are on the screen; ? explains them, and the rules of the moment. The match is kept after every
/// move, and goes on with --continue. With --join it is a table of a server (`reihum serve`): one that somebody has told you the code of, one
/// from the list of public tables, or with a game one that you open. docs/PLAY.md says more.
#[derive(Args)]
#[command(mut_arg("players", |players| players.help(players_help())), after_help = "Exit code: 0, 1 if the server sent you away, 2 if it cannot be played so, or 130 if a signal ended it.

Examples:
  reihum play solo
  reihum play solo --rules \"classic-de chains=mixed\" --players 6 --bot club
  reihum play skipbo --stock 10 --bots master
  reihum play skipbo --players 4 --teams
  reihum play solo --continue
  reihum play --join http://192.168.0.5:7654
  reihum play --join http://192.168.0.5:7654 --code bado-keli-mora --name Anna
  reihum play solo --join http://192.168.0.5:7654 --players 4 --public")]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(crate) struct Play {
    /// The game; a server's table that is there already says it, and with --continue it is the one played last
    game: Option<GameName>,

    #[command(flatten)]
    table: TableOptions,

    #[arg(long, value_name = "BOT,BOT,…", conflicts_with = "bot", help = bots_help())]
    bots: Option<String>,

    /// Who plays in the next seat, once for each; one alone is for all of them
    #[arg(long, value_name = "BOT")]
    bot: Vec<String>,

    /// Who is first when several throw in: race, fair or calm, with milliseconds as in calm:3000 [default: calm:1500]
    ///
    /// race: whoever is. fair: what came within a moment is compared. calm: there is a pause after every card, in which cards can be
    /// thrown in.
    #[arg(long, value_parser = mode)]
    mode: Option<Mode>,

    /// What you are called [default with --join: as you are known there, or your user name]
    #[arg(long)]
    name: Option<Name>,

    /// Where chance begins: the same cards for the same seed [default: nobody knows]
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    seed: Option<u64>,

    /// Bots play at once, and there are no pauses
    #[arg(long, conflicts_with = "mode")]
    fast: bool,

    /// Go on with the match that is kept
    #[arg(long = "continue", conflicts_with_all = ["new", "join"])]
    go_on: bool,

    /// Put an unfinished match aside and start another
    #[arg(long)]
    new: bool,

    /// Play at a table of this server. With a game you open one; the address may end with the code of one
    #[arg(long, value_name = "URL", conflicts_with_all = ["new", "seed", "fast", "bot", "bots"])]
    join: Option<String>,

    /// The code of the table
    #[arg(long, requires = "join", conflicts_with = "game")]
    code: Option<String>,

    /// The table that you open is in the server's list
    #[arg(long, requires_all = ["join", "game"])]
    public: bool,

    /// The folder in which the match and the records are kept, and who you are at servers [default: yours for data, reihum in it]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

fn players_help() -> String {
    let usual = |game: &GameName| with_game!(game, G => format!("{} in {}", <G as Seated>::PLAYERS, <G as desk::ByHand>::TITLE));
    let usual: Vec<String> = GameName::value_variants().iter().map(usual).collect();
    format!(
        "How many play, you among them, 2 to 10 in SOLO and 2 to 6 in SKIP-BO [default: {}]",
        usual.join(", ")
    )
}

fn bots_help() -> String {
    format!(
        "Who plays, from seat 2 on, a level for each seat or one for all: {} [default: {}]",
        levels(),
        Level::Family
    )
}

/// A family has time: long enough to see a card and throw in its twin.
const CALM: Mode = Mode::Calm(Millis(1500));
/// As at any table.
const FAIR: Mode = Mode::Fair(Millis(250));

fn mode(text: &str) -> Result<Mode, String> {
    match text {
        "fair" => Ok(FAIR),
        "calm" => Ok(CALM),
        _ => text.parse().map_err(|error: ::table::BadSettings| error.to_string()),
    }
}

/// Who is asked for advice.
const ADVISER: Level = Level::Club;

/// What the program must know of a game to play it here.
trait Seated: Shelf + Shown {
    /// How many play when nobody says.
    const PLAYERS: usize;
    /// How long bots wait.
    const PACE: Pace;
}

impl Seated for solo::Round {
    const PLAYERS: usize = 4;
    const PACE: Pace = Pace {
        least: Millis(800),
        spread: Millis(700),
    };
}

impl Seated for skipbo::Round {
    const PLAYERS: usize = 2;
    // Only one player has anything to do, so nobody can be too slow.
    const PACE: Pace = Pace {
        least: Millis(600),
        spread: Millis(400),
    };
}

impl Play {
    pub(crate) fn run(&self, language: &Language) -> Result<ExitCode, Box<dyn Error>> {
        if let Some(url) = &self.join {
            return self.join(url, language);
        }
        let game = self.game()?;
        with_game!(game, G => self.play::<G>(language))
    }

    /// What is played here.
    fn game(&self) -> Result<GameName, Box<dyn Error>> {
        if let Some(game) = self.game {
            return Ok(game);
        }
        let all = GameName::value_variants();
        if self.go_on {
            let folder = self.folder()?;
            let kept = all
                .iter()
                .filter_map(|game| Some((Save::last_kept(&folder, game.name())?, *game)));
            if let Some((_, game)) = kept.max_by_key(|(when, _)| *when) {
                return Ok(game);
            }
        }
        let commands: Vec<String> = all.iter().map(|game| format!("`reihum play {game}`")).collect();
        let commands = commands.join(" or ");
        let advice = if self.go_on {
            format!("there is no match to continue: start one with {commands}")
        } else {
            format!("name the game: {commands}")
        };
        Err(advice.into())
    }

    fn play<G>(&self, language: &Language) -> Result<ExitCode, Box<dyn Error>>
    where
        G: Seated + 'static,
        ::table::Table<G>: Send,
        G::Action: Send,
        G::Rules: Send,
    {
        let words = language.words();
        let opening = if self.go_on {
            self.check_nothing_is_changed()?;
            None
        } else {
            Some(self.opening::<G>(&words)?)
        };
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Err(words.play_no_terminal().into());
        }
        let folder = self.folder()?;
        let told = |error: BadSave| told(&error, &words);
        let mut save = Save::open(&folder, G::NAME).map_err(told)?;
        let paint = paint();
        let mut out = Output::new();
        let (mut app, start) = match opening {
            None => {
                let found = save.read::<G>().map_err(told)?;
                let found = found.ok_or_else(|| words.play_nothing_kept(save.path().display().to_string()))?;
                let at = found.at;
                (App::resume(at, found.table, language.words(), paint), at)
            }
            Some(opening) => {
                if self.new {
                    let aside = set_aside::<G>(&mut save).map_err(told)?;
                    if let Some(aside) = aside {
                        writeln!(out, "{}", words.play_aside(aside.display().to_string()))?;
                    }
                } else if save
                    .read::<G>()
                    .map_err(told)?
                    .is_some_and(|found| found.table.match_runs())
                {
                    return Err(words.play_unfinished(save.path().display().to_string()).into());
                }
                save.clear().map_err(told)?;
                (App::begin(Millis(0), opening, language.words(), paint)?, Millis(0))
            }
        };
        let chance = self.seed.map_or_else(random_number, Ok)?;
        let ending = terminal::play(&mut app, &mut save, start, ADVISER.into(), chance);
        let ending = ending.map_err(|trouble| match trouble {
            Trouble::Save(error) => told(error),
            Trouble::Terminal(_) | Trouble::Strange(_) => trouble.to_string(),
        })?;
        for record in ending.records {
            writeln!(out, "{}", words.play_record(record.display().to_string()))?;
        }
        if app.table().match_runs() {
            writeln!(out, "{}", words.play_kept(self.command::<G>()))?;
        }
        out.flush()?;
        Ok(if ending.torn {
            ExitCode::from(130)
        } else {
            ExitCode::SUCCESS
        })
    }

    /// A match goes on as it was begun.
    fn check_nothing_is_changed(&self) -> Result<(), String> {
        let own = [
            ("--bots", self.bots.is_some()),
            ("--bot", !self.bot.is_empty()),
            ("--mode", self.mode.is_some()),
            ("--name", self.name.is_some()),
            ("--fast", self.fast),
        ];
        let mut given = self.table.given().into_iter().chain(own).filter(|(_, given)| *given);
        given.next().map_or(Ok(()), |(option, _)| {
            Err(format!(
                "{option} is settled when a match begins, and this one goes on as it began: leave {option} out, or begin another with --new in place of --continue"
            ))
        })
    }

    /// How the match is continued.
    fn command<G: Live>(&self) -> String {
        let data = self
            .data
            .as_ref()
            .map_or_else(String::new, |data| format!(" --data {}", data.display()));
        format!("reihum play {} --continue{data}", G::NAME)
    }

    fn folder(&self) -> Result<PathBuf, Box<dyn Error>> {
        use etcetera::BaseStrategy;
        if let Some(folder) = &self.data {
            return Ok(folder.clone());
        }
        let strategy = etcetera::choose_base_strategy();
        let strategy = strategy.map_err(|error| format!("{error}: name a folder with --data"))?;
        Ok(strategy.data_dir().join("reihum"))
    }

    fn opening<G: Seated>(&self, words: &Words) -> Result<Opening<G>, Box<dyn Error>> {
        let named = self.named()?;
        let usual = match named.len() {
            0 | 1 => G::PLAYERS,
            several => several + 1,
        };
        let usual = seats::<G>(usual)
            .or_else(|| Seats::new(G::PLAYERS))
            .ok_or("there are no seats")?;
        let (rules, seats) = self.table.checked::<G>(usual)?;
        let others = seats.count() - 1;
        let bots = match named[..] {
            [] => vec![Level::Family.into(); others],
            [one] => vec![one; others],
            _ if named.len() == others => named,
            _ => {
                let (named, s) = (named.len(), if others == 1 { "" } else { "s" });
                return Err(format!(
                    "{named} bots are named for {others} seat{s} beside yours: name one for each seat, or one for all"
                )
                .into());
            }
        };
        let mut settings = Settings::new(rules, seats);
        settings.mode = self.mode.unwrap_or(CALM);
        settings.pace = G::PACE;
        settings.between = None;
        if self.fast {
            settings.mode = Mode::Race;
            settings.pace = Pace::NONE;
        }
        let name = match &self.name {
            Some(name) => name.clone(),
            None => words.play_you().parse()?,
        };
        let seed = match self.seed {
            Some(number) => Seed::from_number(number),
            None => Seed::new(random()?),
        };
        Ok(Opening {
            settings,
            name,
            bots,
            seed,
            deck: None,
        })
    }

    fn named(&self) -> Result<Vec<Bot>, String> {
        let listed = self.bots.iter().flat_map(|list| list.split(','));
        let listed = listed.map(|text| ("--bots", text));
        let named = self.bot.iter().map(|text| ("--bot", text.as_str()));
        let read = |(option, text): (&str, &str)| {
            if text.starts_with("cmd:") {
                let text = short(text);
                return Err(format!("{option}: only bots of this house play here, not `{text}`"));
            }
            own(text).map_err(|error| format!("{option}: {error}"))
        };
        listed.chain(named).map(read).collect()
    }
}

/// Colours, unless somebody wants none.
fn paint() -> Paint {
    if std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
        Paint::Plain
    } else {
        Paint::Coloured
    }
}

/// Puts what is kept aside, unless it is a match that is over or nothing at all.
fn set_aside<G: Live>(save: &mut Save) -> Result<Option<PathBuf>, BadSave> {
    match save.read::<G>() {
        Ok(Some(found)) if found.table.match_runs() => save.set_aside().map(Some),
        Ok(_) => Ok(None),
        Err(BadSave::Foreign(..) | BadSave::Damaged { .. }) => save.set_aside().map(Some),
        Err(other) => Err(other),
    }
}

/// What is wrong with a save, for people.
fn told(error: &BadSave, words: &Words) -> String {
    match error {
        BadSave::Unusable(file, why) => words.play_save_unusable(file.display().to_string(), why.to_string()),
        BadSave::Busy(file) => words.play_save_busy(file.display().to_string()),
        BadSave::Foreign(file, game, why) => words.play_save_foreign(file.display().to_string(), *game, why.as_str()),
        BadSave::Damaged { file, line, why } => {
            words.play_save_damaged(file.display().to_string(), line.to_string(), why.as_str())
        }
    }
}

/// Bytes that nobody knows.
fn random<const N: usize>() -> Result<[u8; N], String> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| format!("there is no chance to be had: {error}; --seed begins it"))?;
    Ok(bytes)
}

fn random_number() -> Result<u64, String> {
    random().map(u64::from_le_bytes)
}
