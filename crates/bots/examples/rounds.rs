//! A fixed amount of play, for counting instructions: `rounds RULES SEATS COUNT` prints how many moves it made.

use bots::Playout;
use game::Seats;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rules, seats, count] = arguments.as_slice() else {
        return usage();
    };
    let (Ok(rules), Some(seats), Ok(count)) = (
        rules.parse(),
        seats.parse().ok().and_then(Seats::new),
        count.parse::<u32>(),
    ) else {
        return usage();
    };
    let mut playout = Playout::new(rules, seats, 1);
    let moves: u64 = (0..count).map(|_| playout.round().moves).sum();
    println!("{moves}");
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("usage: rounds RULES SEATS COUNT, for example: rounds modern 4 1000");
    ExitCode::from(2)
}
