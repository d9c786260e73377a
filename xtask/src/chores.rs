//! Which chore is whose.

use crate::arguments::{Command, HELP};
use crate::{browser, crash, extended, fuzz, golden, mutate, perf, test, tidy, train, web};

/// Does a chore.
pub(crate) fn run(command: Command) -> Result<(), String> {
    match command {
        Command::Help => {
            println!("{HELP}");
            Ok(())
        }
        Command::Test { quick } => test::run(quick),
        Command::Tidy => tidy::run(),
        Command::Web => web::run(),
        Command::Serve { arguments } => web::serve(&arguments),
        Command::Browser { only } => browser::run(only.as_deref()),
        Command::Pictures => browser::pictures(),
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
    }
}
