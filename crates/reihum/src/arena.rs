//! `reihum arena`: which bot is stronger.

mod json;
mod report;

use crate::bots::{BotArgs, levels};
use crate::games::{players, seats, with_game};
use crate::language::Language;
use crate::output::{BAD, Output, separated};
use crate::progress::{Progress, bar};
use crate::reported::Reported;
use crate::running::{Running, Stop};
use crate::table::{Table, number};
use clap::Args;
use game::Seats;
use lab::{Arena as Contest, BadSprt, Contender, Plan, Sprt, Standings, Unit};
use std::error::Error;
use std::io::Write;
use std::num::NonZeroU64;
use std::process::ExitCode;
use words::Words;

/// Find out which bot is stronger
///
/// Every deal is played with each bot in every seat: the same cards for everybody. Shares and means have intervals that hold the truth 95 times in
/// 100, computed from what differs between deals. Two bots meet at any table; several meet in pairs, or all at one table with as many players.
/// The same seed gives the same numbers, whatever the number of threads. Ctrl-C ends it, and what was done so far is told. docs/LAB.md
/// says how everything is counted, and describes the JSON.
#[derive(Args)]
#[command(
    mut_arg("players", |players| players.help(
        "How many play, 2 to 10 in SOLO and 2 to 6 in SKIP-BO [default: 2, with --teams 4, with --field one more than it names]"
    )),
    mut_arg("bot", |bot| bot.help(
        "One more bot to compare, behind those without --bot: a level, or the command of a bot of your own, as in \"cmd:python3 mybot.py\""
    )),
    after_help = "Exit code: 0, or 130 if it was ended with Ctrl-C.

Examples:
  reihum arena solo greedy chance
  reihum arena solo greedy chance --players 4 --games 20000
  reihum arena solo greedy --field chance,chance,chance
  reihum arena solo greedy chance --matches --games 1000
  reihum arena solo greedy chance --sprt 0.50,0.52
  reihum arena skipbo greedy chance --stock 15 --teams --json
  reihum arena skipbo greedy --bot \"cmd:python3 mybot.py\" --games 200"
)]
pub(crate) struct Arena {
    #[command(flatten)]
    table: Table,

    #[arg(value_name = "BOT", required_unless_present = "bot", help = bots_help())]
    bots: Vec<String>,

    #[command(flatten)]
    others: BotArgs,

    /// Who sits in all other seats, with teams in all other teams: each bot plays alone against these
    #[arg(long, value_name = "BOT,BOT,…")]
    field: Option<String>,

    /// How many games at most, up to a million million; they are filled up to whole deals [default: 10000, with --sprt 200000]
    #[arg(long, value_name = "K", value_parser = games, allow_negative_numbers = true)]
    games: Option<NonZeroU64>,

    /// Let whole matches be the games, not single rounds
    #[arg(long)]
    matches: bool,

    /// Stop as soon as it is clear whether the first bot wins rather the second share of games than the first
    #[arg(long, value_name = "P0,P1", value_parser = shares, allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,

    /// How often --sprt may find the second share where the first is true
    #[arg(long, value_name = "RISK", default_value = "0.05", value_parser = risk, allow_negative_numbers = true, requires = "sprt")]
    alpha: f64,

    /// How often --sprt may find the first share where the second is true
    #[arg(long, value_name = "RISK", default_value = "0.05", value_parser = risk, allow_negative_numbers = true, requires = "sprt")]
    beta: f64,

    #[command(flatten)]
    running: Running,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Nobody waits for more.
const MOST_GAMES: u64 = 1_000_000_000_000;
/// As many bots can be compared: every one more meets all others.
const MOST_BOTS: usize = 32;

/// How many games there are when nobody says.
const GAMES: u64 = 10_000;
const GAMES_OF_TEST: u64 = 200_000;

fn games(text: &str) -> Result<NonZeroU64, String> {
    let games = number(text, 1..=MOST_GAMES)?;
    NonZeroU64::try_from(games).map_err(|error| error.to_string())
}

fn shares(text: &str) -> Result<(f64, f64), BadSprt> {
    let (first, second) = text.split_once(',').ok_or(BadSprt::Shares)?;
    let read = |text: &str| text.trim().parse().map_err(|_| BadSprt::Shares);
    let shares = (read(first)?, read(second)?);
    Sprt::new(shares, 0.05, 0.05).map(|_| shares)
}

fn risk(text: &str) -> Result<f64, BadSprt> {
    let risk = text.parse().map_err(|_| BadSprt::Risk)?;
    Sprt::new((0.4, 0.6), risk, risk).map(|_| risk)
}

fn bots_help() -> String {
    format!(
        "The bots to compare, by their levels ({}), or by the commands of your own, behind cmd:; in SOLO also clairvoyant, a yardstick that sees all cards",
        levels()
    )
}

impl Arena {
    pub(crate) fn run(&self, language: &Language) -> Result<ExitCode, Box<dyn Error>> {
        with_game!(self.table.game, G => self.play::<G>(&language.words()))
    }

    fn play<G: Reported>(&self, words: &Words) -> Result<ExitCode, Box<dyn Error>> {
        let arena = self.contest::<G>()?;
        let stop = Stop::at_ctrl_c()?;
        let standings = run(&arena, words, &stop);
        let stopped = standings.games < arena.wanted() && standings.verdict().is_none();
        let mut out = Output::new();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &json::Report::new(&arena, &standings, stopped))?;
            writeln!(out)?;
        } else if standings.games > 0 {
            report::tell(&mut out, words, &arena, &standings)?;
        }
        out.flush()?;
        if !stopped {
            return Ok(ExitCode::SUCCESS);
        }
        let told = stopped_after::<G>(words, arena.unit, standings.games, arena.wanted());
        // Nobody may be listening, and then there is nobody to tell.
        let _ = writeln!(anstream::stderr(), "{told}");
        Ok(ExitCode::from(130))
    }

    fn contest<G: Reported>(&self) -> Result<Contest<G>, String> {
        let named = self.bots.iter().map(|text| self.contender(text));
        let mut bots = named.collect::<Result<Vec<Contender<G>>, String>>()?;
        bots.extend(self.others.named()?);
        let count = bots.len();
        let field = self.field(&mut bots)?;
        if bots.len() > MOST_BOTS {
            return Err(format!(
                "{} bots are too many: up to {MOST_BOTS} can be compared",
                bots.len()
            ));
        }
        let (rules, seats) = self.table.checked::<G>(self.usual::<G>(field.as_deref())?)?;
        let sides = G::sides(&rules, seats).len();
        let plan = match &field {
            Some(field) if field.len() + 1 != sides => {
                return Err(format!(
                    "--field names {}, but one bot has {} opponents at this table: name as many",
                    field.len(),
                    sides - 1
                ));
            }
            Some(field) => Plan::against(count, field),
            None => Plan::meeting(count, sides),
        };
        let plan = plan.map_err(|error| error.to_string())?;
        if self.sprt.is_some() && !plan.one_question() {
            return Err("--sprt is for two bots, or for one against a field".into());
        }
        let sprt = self.sprt.map(|shares| Sprt::new(shares, self.alpha, self.beta));
        let usual = if sprt.is_some() { GAMES_OF_TEST } else { GAMES };
        Ok(Contest {
            rules,
            seats,
            bots: told_apart(bots),
            plan,
            unit: if self.matches { Unit::Match } else { Unit::Deal },
            games: self.games.or(NonZeroU64::new(usual)).unwrap_or(NonZeroU64::MIN),
            sprt: sprt.transpose().map_err(|error| format!("--sprt: {error}"))?,
            seed: self.running.seed,
            threads: self.running.threads(),
        })
    }

    /// The bot that somebody names; here it may be one that sees everything.
    fn contender<G: Reported>(&self, text: &str) -> Result<Contender<G>, String> {
        match G::seer().filter(|seer| seer.name() == text) {
            Some(seer) => Ok(seer),
            None => self.others.contender(text),
        }
    }

    /// How many play unless `--players` says otherwise: one against the field, or two, or as many as the teams are for.
    fn usual<G: Reported>(&self, field: Option<&[usize]>) -> Result<Seats, String> {
        let count = self.table.seats_of_sides(1 + field.map_or(1, <[usize]>::len));
        match (seats::<G>(count), field) {
            (Some(seats), _) => Ok(seats),
            (None, Some(field)) => Err(format!("--field names {}: {}", field.len(), players::<G>())),
            // Teams that nobody can seat are refused when the rules are read.
            (None, None) => seats::<G>(4).ok_or_else(players::<G>),
        }
    }

    /// The bots that `--field` names, by their numbers; each is added once.
    fn field<G: Reported>(&self, bots: &mut Vec<Contender<G>>) -> Result<Option<Vec<usize>>, String> {
        let Some(list) = &self.field else {
            return Ok(None);
        };
        let first = bots.len();
        let mut known: Vec<&str> = Vec::new();
        let mut field = Vec::new();
        for text in list.split(',').map(str::trim) {
            let number = known.iter().position(|other| *other == text);
            if number.is_none() {
                let bot = self.contender(text);
                bots.push(bot.map_err(|error| format!("--field: {error}"))?);
                known.push(text);
            }
            field.push(first + number.unwrap_or(known.len() - 1));
        }
        Ok(Some(field))
    }
}

/// Gives bots that are called alike a number each, from the second on.
fn told_apart<G: Reported>(bots: Vec<Contender<G>>) -> Vec<Contender<G>> {
    let names: Vec<String> = bots.iter().map(|bot| bot.name().to_string()).collect();
    let told = bots.into_iter().enumerate().map(|(at, bot)| {
        let before = names[..at].iter().filter(|name| **name == names[at]).count();
        match before {
            0 => bot,
            before => bot.called(&format!("{}#{}", names[at], before + 1)),
        }
    });
    told.collect()
}

fn run<G: Reported>(arena: &Contest<G>, words: &Words, stop: &Stop) -> Standings {
    let mut progress = Progress::new();
    let wanted = arena.wanted();
    arena.run(|standings| {
        progress.tell(|| {
            let done = standings.games;
            let percent = u128::from(done) * 100 / u128::from(wanted);
            let games = match arena.unit {
                Unit::Deal => G::progress(words, done, wanted),
                Unit::Match => words.arena_matches_progress(wanted, separated(done), separated(wanted)),
            };
            let estimate = report::in_short(arena, standings).map(|estimate| format!(", {estimate}"));
            format!(
                "{} {percent:>3} %, {games}{}",
                bar(done, wanted),
                estimate.unwrap_or_default()
            )
        });
        stop.flow()
    })
}

fn stopped_after<G: Reported>(words: &Words, unit: Unit, done: u64, wanted: u64) -> String {
    let stopped = format!("{BAD}{}{BAD:#}", words.sim_stopped());
    match unit {
        Unit::Deal => G::stopped_after(words, stopped, done, wanted),
        Unit::Match => words.arena_matches_stopped_after(wanted, stopped, separated(done), separated(wanted)),
    }
}
