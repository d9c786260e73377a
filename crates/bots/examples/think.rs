//! How long a bot thinks: `think BOT RULES SEATS GAMES` lets it play SKIP-BO against `family` and prints times of decisions and of whole turns, on
//! one core.

use bots::{Bot, Played, Player};
use game::{Actor, Game, Seats, Seed};
use skipbo::{Round, Rules};
use std::process::ExitCode;
use std::time::{Duration, Instant};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if let Some(told) = think(&words) {
        println!("{told}");
        return ExitCode::SUCCESS;
    }
    eprintln!("usage: think BOT RULES SEATS GAMES, for example: think club standard 2 100");
    ExitCode::from(2)
}

fn think(words: &[&str]) -> Option<String> {
    let [bot, rules, seats, games] = words else { return None };
    let bot: Bot = bot.parse().ok()?;
    let rules: Rules = rules.parse().ok()?;
    let seats = Seats::new(seats.parse().ok()?)?;
    Round::admits(&rules, seats).ok()?;
    let (mut decisions, mut turns) = (Vec::new(), Vec::new());
    for game in 0..games.parse().ok()? {
        let mut players: Vec<Box<dyn Player<Round>>> = Vec::new();
        for seat in seats.iter() {
            let bot = if seat.index() == 0 { bot } else { "family".parse().ok()? };
            players.push(Round::player(bot, game)?);
        }
        let dealer = seats.iter().nth(game as usize % seats.count())?;
        let mut round = Round::deal(&rules, seats, dealer, &Seed::from_number(game), &mut ());
        let mut turn = Duration::ZERO;
        while let Some(seat) = round.waits_for().iter().next() {
            let start = Instant::now();
            let action = players[seat.index()].decide(&round.view(seat.into()))?;
            let time = start.elapsed();
            round.act(Actor::Seat(seat), action, &mut ()).ok()?;
            if seat.index() == 0 {
                decisions.push(time);
                turn += time;
                if !round.waits_for().contains(seat) {
                    turns.push(std::mem::take(&mut turn));
                }
            }
        }
    }
    Some(format!(
        "{bot}, {rules}, {seats} players: a decision {}; a turn {}",
        told(decisions)?,
        told(turns)?
    ))
}

fn told(mut times: Vec<Duration>) -> Option<String> {
    times.sort_unstable();
    let at = |percent: usize| Some(times.get((times.len().checked_sub(1)? * percent) / 100)?.as_secs_f64() * 1e6);
    Some(format!(
        "median {:.1} µs, 99 % {:.1} µs, most {:.1} µs of {}",
        at(50)?,
        at(99)?,
        at(100)?,
        times.len()
    ))
}
