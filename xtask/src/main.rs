//! The project's chores, as `cargo xtask COMMAND`. Only the standard library, so that it compiles in seconds.

mod arguments;
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
    let result = match command {
        Command::Help => {
            println!("{HELP}");
            Ok(())
        }
        Command::Test { quick } => test::run(quick),
        Command::Tidy => tidy::run(),
        Command::Golden => golden::run(),
        Command::Perf { bless } => perf::run(bless),
        Command::Fuzz { minutes } => fuzz::run(minutes),
        Command::Crash { kills } => crash::run(kills),
        Command::Extended => extended::run(),
        Command::Mutate { game } => mutate::run(game),
        Command::Train { kinds } => train::run(&kinds),
        Command::CheckTraining => train::check(),
        Command::TrainSolo => train::solo::run(),
        Command::CheckSolo => train::solo::check(),
    };
    let Err(complaint) = result else {
        return ExitCode::SUCCESS;
    };
    eprintln!("{complaint}");
    ExitCode::FAILURE
}
