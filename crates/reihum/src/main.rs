//! The program `reihum`: the way in. Each subcommand has a file of its own.

mod bench;
mod check;
mod completions;
mod games;
mod output;
mod suggest;

use clap::{CommandFactory, Parser, Subcommand};
use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

/// Play and study SOLO and games like it: exact rules, honest bots, nothing hidden ever shown.
#[derive(Parser)]
#[command(version, after_help = "`reihum COMMAND --help` says more, with examples.")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Check),
    Bench(bench::Bench),
    Completions(completions::Completions),
}

fn main() -> ExitCode {
    run(Cli::parse()).unwrap_or_else(|error| {
        // Nobody may be listening on the other end, and then there is nobody to tell.
        let _ = writeln!(anstream::stderr(), "{}error:{:#} {error}", output::BAD, output::BAD);
        ExitCode::from(2)
    })
}

fn run(cli: Cli) -> Result<ExitCode, Box<dyn Error>> {
    match cli.command {
        None => output::help(&mut Cli::command()),
        Some(Command::Check(check)) => check.run(),
        Some(Command::Bench(bench)) => bench.run(),
        Some(Command::Completions(completions)) => completions.run(Cli::command()),
    }
}
