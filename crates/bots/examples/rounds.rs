//! A fixed amount of play, for counting instructions: `rounds GAME RULES SEATS COUNT` prints how many moves were made, by
//! `chance` in SOLO and by `greedy` in SKIP-BO.

use bots::{skipbo, solo};
use game::{Game, Seats};
use std::process::ExitCode;
use std::str::FromStr;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let Some(moves) = moves(&words) else {
        eprintln!("usage: rounds GAME RULES SEATS COUNT, for example: rounds solo modern 4 1000");
        return ExitCode::from(2);
    };
    println!("{moves}");
    ExitCode::SUCCESS
}

fn moves(words: &[&str]) -> Option<u64> {
    let [game, rules, seats, count] = words else {
        return None;
    };
    let seats = seats.parse().ok().and_then(Seats::new)?;
    let count: u32 = count.parse().ok()?;
    match *game {
        "solo" => {
            let mut playout = solo::Playout::new(admitted::<::solo::Round>(rules, seats)?, seats, 1);
            Some((0..count).map(|_| playout.round().moves).sum())
        }
        "skipbo" => {
            let rules = admitted::<::skipbo::Round>(rules, seats)?;
            let mut playout = skipbo::Playout::new(rules, seats, skipbo::Greedy::new(1), 1);
            Some((0..count).map(|_| playout.game().0.moves).sum())
        }
        _ => None,
    }
}

fn admitted<G: Game>(rules: &str, seats: Seats) -> Option<G::Rules> {
    let rules = G::Rules::from_str(rules).ok()?;
    G::admits(&rules, seats).ok()?;
    Some(rules)
}
