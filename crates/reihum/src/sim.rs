//! `reihum sim`: many deals between bots, and what they come to.

mod findings;
mod json;
mod page;
mod records;
mod report;
mod versus;

use crate::bots::{BotArgs, levels};
use crate::games::{players, seats, with_game};
use crate::language::Language;
use crate::output::{BAD, Output, separated};
use crate::progress::{Progress, bar};
use crate::reported::Reported;
use crate::running::{Running, Stop};
use crate::table::{Table, number};
use crate::whole;
use clap::Args;
use game::{Game, Seat, Seats};
use lab::{Contender, Lineup, Sim as Simulation, Totals};
use std::error::Error;
use std::io::Write;
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::process::ExitCode;
use versus::Versus;
use words::Words;

/// Play many rounds between bots, and say what they come to
///
/// Matches are played until there are enough rounds (in SKIP-BO: games); the last one is cut off there. Means have a margin and shares an
/// interval that hold the truth 95 times in 100. The same seed gives the same numbers, whatever the number of threads.
/// Ctrl-C ends it, and what was done so far is told. docs/LAB.md describes the bots, the model, the page and the JSON.
#[derive(Args)]
#[command(after_help = "Exit code: 0, or 130 if it was ended with Ctrl-C.

Examples:
  reihum sim solo
  reihum sim solo --bots greedy,chance,chance --rounds 100000
  reihum sim solo --rules \"classic-de chains=mixed\" --players 6 --json
  reihum sim solo --rounds 100 --record records
  reihum sim solo --versus chains=mixed --versus rules=classic-de
  reihum sim skipbo --versus stock=15 --report skipbo.html
  reihum sim skipbo --players 6 --teams
  reihum sim skipbo --stock 15 --bots greedy,chance --rounds 1000
  reihum sim skipbo --bot greedy --bot \"cmd:python3 mybot.py\" --rounds 100")]
pub(crate) struct Sim {
    #[command(flatten)]
    table: Table,

    #[arg(long, value_name = "BOT,BOT,…", conflicts_with = "bot", help = bots_help())]
    bots: Option<String>,

    #[command(flatten)]
    others: BotArgs,

    /// How many rounds, in SKIP-BO games, up to a million million
    #[arg(long, value_name = "K", default_value = "10000", value_parser = rounds, allow_negative_numbers = true)]
    rounds: NonZeroU64,

    #[command(flatten)]
    running: Running,

    /// Play the same by other rules too, and say what is different: chains=mixed, stock=15 or any other field, or rules=RULES
    ///
    /// Can be given several times, each time for another comparison. Several fields of one comparison are written as in
    /// --versus "chains=mixed limit=300".
    #[arg(long, value_name = "FIELD=VALUE")]
    versus: Vec<String>,

    /// Write the result as a page with plots to this file, for browsers and to print
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    /// Write the first matches down as records in this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,

    /// How many matches to write down, up to a million
    #[arg(
        long,
        value_name = "M",
        default_value = "10",
        value_parser = record_matches,
        allow_negative_numbers = true,
        requires = "record"
    )]
    record_matches: u64,
}

/// Nobody waits for more.
const MOST_ROUNDS: u64 = 1_000_000_000_000;
const MOST_RECORDS: u64 = 1_000_000;

fn rounds(text: &str) -> Result<NonZeroU64, String> {
    let rounds = text
        .parse()
        .ok()
        .filter(|rounds: &NonZeroU64| rounds.get() <= MOST_ROUNDS);
    rounds.ok_or_else(|| format!("expected a number from 1 to {MOST_ROUNDS}"))
}

fn record_matches(text: &str) -> Result<u64, String> {
    number(text, 1..=MOST_RECORDS)
}

fn bots_help() -> String {
    format!(
        "Who plays, from seat 1 on, a level for each seat: {} [default: {} for all, in SKIP-BO {}]",
        levels(),
        solo::Round::PLAYER,
        skipbo::Round::PLAYER
    )
}

impl Sim {
    pub(crate) fn run(&self, language: &Language) -> Result<ExitCode, Box<dyn Error>> {
        with_game!(self.table.game, G => self.play::<G>(&language.words()))
    }

    fn play<G: Reported>(&self, words: &Words) -> Result<ExitCode, Box<dyn Error>> {
        let sim = self.simulation::<G>()?;
        let others = self.versus.iter().map(|change| versus::changed(&sim, change));
        let others = others.collect::<Result<Vec<_>, _>>()?;
        if let Some(path) = &self.report {
            whole::check(path).map_err(|error| format!("--report: {error}"))?;
        }
        let stop = Stop::at_ctrl_c()?;
        let recorded = match &self.record {
            Some(folder) => records::write(&sim, folder, self.record_matches, words, &stop)?,
            None => 0,
        };
        let totals = run(&sim, words, &stop);
        let wanted = sim.rounds.get() * (1 + others.len() as u64);
        let compared = compare(others, words, &stop);
        let done = totals.rounds + compared.iter().map(|versus| versus.totals.rounds).sum::<u64>();
        self.tell(words, &sim, &totals, &compared, recorded)?;
        if done == wanted {
            return Ok(ExitCode::SUCCESS);
        }
        let stopped = format!("{BAD}{}{BAD:#}", words.sim_stopped());
        let told = G::stopped_after(words, stopped, done, wanted);
        // Nobody may be listening, and then there is nobody to tell.
        let _ = writeln!(anstream::stderr(), "{told}");
        Ok(ExitCode::from(130))
    }

    /// Prints what it came to, and writes the page.
    fn tell<G: Reported>(
        &self,
        words: &Words,
        sim: &Simulation<G>,
        totals: &Totals<G>,
        compared: &[Versus<G>],
        recorded: u64,
    ) -> Result<(), Box<dyn Error>> {
        let mut out = Output::new();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &json::Report::new(sim, totals, compared))?;
            writeln!(out)?;
        } else if totals.rounds > 0 {
            report::tell(&mut out, words, sim, totals)?;
            findings::tell(&mut out, words, &sim.rules.to_string(), totals, compared)?;
        }
        if let Some(folder) = self.record.as_ref().filter(|_| !self.json) {
            let folder = folder.display().to_string();
            writeln!(out, "\n{}", words.sim_written(recorded, separated(recorded), folder))?;
        }
        // If the page cannot be written after all, the numbers are told at least.
        out.flush()?;
        if let Some(path) = self.report.as_ref().filter(|_| totals.rounds > 0) {
            let page = page::Page::new(words, sim, totals, compared).to_string();
            whole::write(path, &page)
                .map_err(|error| format!("--report: {} cannot be written: {error}", path.display()))?;
            if !self.json {
                writeln!(out, "\n{}", words.page_written(path.display().to_string()))?;
                out.flush()?;
            }
        }
        Ok(())
    }

    fn simulation<G: Reported>(&self) -> Result<Simulation<G>, String> {
        let named = self.named::<G>()?;
        let usual = match &named {
            Some(bots) => self.seats_of::<G>(bots.len())?,
            None => Seats::new(4).ok_or("there are no seats")?,
        };
        let (rules, seats) = self.table.checked::<G>(usual)?;
        let players = match named {
            Some(bots) => Lineup::new(seats, |seat: Seat| bots[seat.index()].clone()),
            None => Lineup::all(seats, &Contender::of(G::PLAYER)),
        };
        Ok(Simulation {
            rules,
            players,
            rounds: self.rounds,
            seed: self.running.seed,
            threads: self.running.threads(),
        })
    }

    /// The bots that `--bots` or `--bot` names.
    fn named<G: Reported>(&self) -> Result<Option<Vec<Contender<G>>>, String> {
        let named = |text: &str| {
            let contender = self.others.contender(text.trim());
            contender.map_err(|error| format!("--bots: {error}"))
        };
        match &self.bots {
            Some(list) => list.split(',').map(named).collect::<Result<_, _>>().map(Some),
            None if self.others.bot.is_empty() => Ok(None),
            None => self.others.named().map(Some),
        }
    }

    /// A seat for each bot, if `--players` says the same.
    fn seats_of<G: Game>(&self, count: usize) -> Result<Seats, String> {
        let option = if self.bots.is_some() { "--bots" } else { "--bot" };
        match self.table.players::<G>()? {
            Some(seats) if seats.count() != count => Err(format!(
                "{option} names {count}, but --players says {seats}: every seat needs one"
            )),
            Some(seats) => Ok(seats),
            None => seats::<G>(count).ok_or_else(|| format!("{option} names {count}: {}", players::<G>())),
        }
    }
}

/// Plays the same by other rules, as long as nobody ends it; what was not begun is not told.
fn compare<G: Reported>(others: Vec<Simulation<G>>, words: &Words, stop: &Stop) -> Vec<Versus<G>> {
    let others = others.into_iter().take_while(|_| stop.flow().is_continue());
    let played = others.map(|sim| {
        let totals = run(&sim, words, stop);
        Versus { sim, totals }
    });
    played.filter(|versus| versus.totals.rounds > 0).collect()
}

fn run<G: Reported>(sim: &Simulation<G>, words: &Words, stop: &Stop) -> Totals<G> {
    let mut progress = Progress::new();
    let wanted = sim.rounds.get();
    sim.run(|done| {
        progress.tell(|| {
            let percent = u128::from(done) * 100 / u128::from(wanted);
            let deals = G::progress(words, done, wanted);
            format!("{} {percent:>3} %, {deals}", bar(done, wanted))
        });
        stop.flow()
    })
}
