//! Bots as people name them on the command line: our own by their level, and others by the command that starts them.

mod command;
mod pool;
mod process;
mod remote;
mod session;

pub(crate) use process::end_all;

use crate::output::{plain, short};
use crate::suggest::did_you_mean;
use crate::table::number;
use bots::{BadBot, Bot, Level, Played};
use clap::Args;
use command::CommandLine;
use lab::{Contender, Faults};
use pool::Pool;
use remote::Remote;
use session::Terms;
use std::sync::Arc;
use std::time::Duration;

/// What a bot in another process begins with on the command line.
const COMMAND: &str = "cmd:";

/// How every command that lets bots play is told which.
#[derive(Args)]
pub(crate) struct BotArgs {
    /// Who plays in the next seat, once for each: a level, or the command of a bot of your own, as in "cmd:python3 mybot.py"
    #[arg(long, value_name = "BOT")]
    pub(crate) bot: Vec<String>,

    /// How long a bot of your own may take for an answer, in milliseconds
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = millis, allow_negative_numbers = true)]
    bot_ms: u64,

    /// How long it may take to start, in milliseconds
    #[arg(long, value_name = "MS", default_value = "10000", value_parser = millis, allow_negative_numbers = true)]
    bot_start_ms: u64,
}

/// An hour.
const MOST_MILLIS: u64 = 3_600_000;

fn millis(text: &str) -> Result<u64, String> {
    number(text, 1..=MOST_MILLIS)
}

impl BotArgs {
    /// The bots that `--bot` names.
    ///
    /// # Errors
    /// Which is none, and why.
    pub(crate) fn named<G: Played + 'static>(&self) -> Result<Vec<Contender<G>>, String> {
        let named = |text: &String| self.contender(text).map_err(|error| format!("--bot: {error}"));
        self.bot.iter().map(named).collect()
    }

    /// The bot that somebody names: one of our own, or one that a command starts. It is started at once.
    ///
    /// # Errors
    /// Why there is none, and what would be right.
    pub(crate) fn contender<G: Played + 'static>(&self, text: &str) -> Result<Contender<G>, String> {
        let Some(command) = text.strip_prefix(COMMAND) else {
            return Ok(Contender::of(own(text)?));
        };
        let terms = Terms {
            command: CommandLine::read(command)?,
            game: G::NAME,
            answer: Duration::from_millis(self.bot_ms),
            start: Duration::from_millis(self.bot_start_ms),
        };
        let faults = Arc::new(Faults::default());
        let pool = Arc::new(Pool::new(terms, Arc::clone(&faults))?);
        let make = move |number| Box::new(Remote::<G>::new(&pool, number)) as _;
        Ok(Contender::with_faults(&plain(text), make, faults))
    }
}

/// One of our own bots: a level, or one with a budget such as `master:4000`.
///
/// # Errors
/// Why there is none, and what would be right.
pub(crate) fn own(text: &str) -> Result<Bot, String> {
    let name = text.split(':').next().unwrap_or_default();
    text.parse().map_err(|error: BadBot| match error {
        BadBot::Level(_) => format!(
            "no player is called `{}`: there are {}{}",
            short(name),
            levels(),
            did_you_mean(name, Level::ALL.map(Level::name))
        ),
        BadBot::NoBudget(_) | BadBot::Nodes(_) => error.to_string(),
    })
}

/// The levels there are, in words.
pub(crate) fn levels() -> String {
    Level::ALL.map(Level::name).join(", ")
}
