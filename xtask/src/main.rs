//! The project's chores, as `cargo xtask COMMAND`. Only the standard library, so that it compiles in seconds.

mod arguments;
mod browser;
mod chores;
mod crash;
mod extended;
mod fuzz;
mod golden;
mod mutate;
mod perf;
mod shell;
mod test;
mod tidy;
mod train;
mod web;

use arguments::{Command, HELP};
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let command = match Command::parse(&words) {
        Ok(command) => command,
        Err(complaint) => {
            eprintln!("{complaint}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    let Err(complaint) = chores::run(command) else {
        return ExitCode::SUCCESS;
    };
    eprintln!("{complaint}");
    ExitCode::FAILURE
}
