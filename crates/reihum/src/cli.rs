//! The command line: what can be asked for, and who does it.

use crate::language::Language;
use crate::{arena, backup, bench, bot, check, completions, load, output, play, rebuild, replay, rules, serve, sim};
use clap::error::{ContextKind, ContextValue};
use clap::{Arg, CommandFactory, Parser, Subcommand};
use std::error::Error;
use std::ffi::{OsStr, OsString};
use std::process::ExitCode;

/// Play and study SOLO and SKIP-BO: exact rules, honest bots, nothing hidden ever shown.
#[derive(Parser)]
#[command(version, after_help = "`reihum COMMAND --help` says more, with examples.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    language: Language,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Play),
    Serve(serve::Serve),
    Backup(backup::Backup),
    Rebuild(rebuild::Rebuild),
    Rules(rules::Rules),
    Check(check::Check),
    Replay(replay::Replay),
    Sim(sim::Sim),
    Arena(arena::Arena),
    Bot(bot::Bot),
    Bench(bench::Bench),
    Load(load::Load),
    Completions(completions::Completions),
}

impl Cli {
    /// What was asked for; if it cannot be, that is told, and the program ends.
    pub(crate) fn read() -> Self {
        Self::try_parse().unwrap_or_else(|error| name_variable(error).exit())
    }

    pub(crate) fn run(self) -> Result<ExitCode, Box<dyn Error>> {
        match self.command {
            None => output::help(&mut Self::command()),
            Some(Command::Play(play)) => play.run(&self.language),
            Some(Command::Serve(serve)) => serve.run(&self.language),
            Some(Command::Rules(rules)) => rules.run(&self.language),
            Some(Command::Check(check)) => check.run(&self.language),
            Some(Command::Replay(replay)) => replay.run(&self.language),
            Some(Command::Sim(sim)) => sim.run(&self.language),
            Some(Command::Arena(arena)) => arena.run(&self.language),
            Some(Command::Bot(bot)) => bot.run(&self.language),
            Some(Command::Bench(bench)) => bench.run(&self.language),
            Some(Command::Load(load)) => load.run(),
            Some(Command::Backup(backup)) => backup.run(&self.language),
            Some(Command::Rebuild(rebuild)) => rebuild.run(&self.language),
            Some(Command::Completions(completions)) => completions.run(Self::command()),
        }
    }
}

/// Names the variable whose value is wrong, where the command line says nothing.
fn name_variable(mut error: clap::Error) -> clap::Error {
    let Some(ContextValue::String(blamed)) = error.get(ContextKind::InvalidArg) else {
        return error;
    };
    let option = blamed.split([' ', '=', '[']).next().unwrap_or_default();
    let said = |word: OsString| word.to_string_lossy().split('=').next() == Some(option);
    if std::env::args_os().any(said) {
        return error;
    }
    let (command, name) = (Cli::command(), option.strip_prefix("--"));
    let variable = command
        .get_subcommands()
        .flat_map(clap::Command::get_arguments)
        .filter(|arg| name.is_some() && arg.get_long() == name)
        .find_map(Arg::get_env)
        .filter(|variable| std::env::var_os(variable).is_some());
    if let Some(variable) = variable.map(OsStr::to_string_lossy) {
        error.insert(ContextKind::InvalidArg, ContextValue::String(variable.into_owned()));
    }
    error
}
