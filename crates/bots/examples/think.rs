//! How long a bot thinks: `think GAME BOT RULES SEATS GAMES` lets it play against `family` and prints times of decisions and, in SKIP-BO, of whole
//! turns, on one core. Nobody throws a card in here.

use bots::{Bot, Level, Played, Player};
use game::{Actor, Match, Seats, Seed};
use std::process::ExitCode;
use std::str::FromStr;
use std::time::{Duration, Instant};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let told = match words[..] {
        ["solo", ref rest @ ..] => think::<solo::Round>(rest),
        ["skipbo", ref rest @ ..] => think::<skipbo::Round>(rest),
        _ => None,
    };
    if let Some(told) = told {
        println!("{told}");
        return ExitCode::SUCCESS;
    }
    eprintln!("usage: think GAME BOT RULES SEATS GAMES, for example: think skipbo club standard 2 100");
    ExitCode::from(2)
}

fn think<G: Played>(words: &[&str]) -> Option<String> {
    let [bot, rules, seats, games] = words else { return None };
    let bot: Bot = bot.parse().ok()?;
    let rules = G::Rules::from_str(rules).ok()?;
    let seats = Seats::new(seats.parse().ok()?)?;
    G::admits(&rules, seats).ok()?;
    let (mut decisions, mut turns) = (Vec::new(), Vec::new());
    for game in 0..games.parse().ok()? {
        let mut events = Vec::new();
        let score = Match::<G>::new(rules.clone(), seats, &Seed::from_number(game), &mut ());
        let mut players: Vec<Box<dyn Player<G>>> = Vec::new();
        for seat in seats.iter() {
            let bot = if seat.index() == 0 { bot } else { Level::Family.into() };
            let mut player = G::player(bot, game);
            player.begin(&score, seat);
            players.push(player);
        }
        let mut round = score.deal(&Seed::from_number(game), &mut events);
        let mut turn = Duration::ZERO;
        while let Some(seat) = round.waits_for().iter().next() {
            for event in events.drain(..) {
                for seat in seats.iter() {
                    if let Some(seen) = G::seen(&event, seat.into()) {
                        players[seat.index()].hear(&seen);
                    }
                }
            }
            let start = Instant::now();
            let action = players[seat.index()].decide(&round.view(seat.into()))?;
            let time = start.elapsed();
            round.act(Actor::Seat(seat), action, &mut events).ok()?;
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
