//! The program `reihum`: the way in. Each subcommand has a file of its own.

mod arena;
mod backup;
mod bench;
mod bot;
mod bots;
mod check;
mod cli;
mod completions;
mod faults;
mod files;
mod games;
mod language;
mod lines;
mod load;
mod output;
mod page;
mod play;
mod progress;
mod rebuild;
mod replay;
mod reported;
mod rules;
mod running;
mod serve;
mod sim;
mod suggest;
mod table;
mod whole;
mod wrap;

use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::Cli::read().run().unwrap_or_else(|error| {
        // Nobody may be listening on the other end, and then there is nobody to tell.
        let _ = writeln!(anstream::stderr(), "{}error:{:#} {error}", output::BAD, output::BAD);
        ExitCode::from(2)
    })
}
