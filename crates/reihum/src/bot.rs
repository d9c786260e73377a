//! `reihum bot`: one of our bots on standard input and output, in the bot protocol.

mod speaker;

use crate::bots::own;
use crate::games::{GameName, with_game};
use crate::language::Language;
use crate::lines::next_line;
use crate::output::Output;
use clap::Args;
use protocol::{MOST_TO_BOT, Message, ToBot};
use speaker::Speaker;
use std::error::Error;
use std::io::{BufRead, Write, stdin};
use std::process::ExitCode;
use words::{Told, Words};

/// Be one of our bots, on standard input and output
///
/// It speaks the bot protocol, one JSON object a line: docs/BOTS.md describes it. That is how programs of others can play against our bots, and
/// `sim` against bots in other processes.
#[derive(Args)]
#[command(
    after_help = "Exit code: 0 at the end of its input or after bye, 2 if it was told what is no message.

Examples:
  reihum bot skipbo greedy
  reihum sim skipbo --bot greedy --bot \"cmd:reihum bot skipbo greedy\" --rounds 100"
)]
pub(crate) struct Bot {
    /// The game
    game: GameName,

    /// How well it plays: a level such as greedy, or one with a number of nodes that it may look at, as in master:4000
    #[arg(value_name = "LEVEL")]
    bot: String,
}

impl Bot {
    pub(crate) fn run(&self, language: &Language) -> Result<ExitCode, Box<dyn Error>> {
        let words = language.words();
        with_game!(self.game, G => converse::<G>(&self.bot, &words, &mut stdin().lock(), &mut Output::new()))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Answers until there is nothing more to read, or nothing more to do.
fn converse<G: Told>(
    bot: &str,
    words: &Words,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let mut speaker = Speaker::<G>::new(own(bot)?, words);
    let mut number = 0;
    while let Some(line) = next_line(input, MOST_TO_BOT)? {
        number += 1;
        let wrong = |error: String| format!("line {number}: {error}");
        let message = ToBot::read(&line).map_err(|error| wrong(error.to_string()))?;
        if message == ToBot::Bye {
            break;
        }
        if let Some(answer) = speaker.hear(message).map_err(wrong)? {
            out.write_all(answer.line().as_bytes())?;
            out.flush()?;
        }
    }
    Ok(())
}
