//! `reihum sim`: many rounds between bots, and what they come to.

mod json;
mod records;
mod report;

use crate::games::{GameName, players, read_rules, rules_in_full, rules_in_short};
use crate::output::{BAD, Output, separated};
use crate::progress::{Progress, bar};
use crate::suggest::did_you_mean;
use bots::Level;
use clap::Args;
use game::{BySeat, Seats};
use lab::{Sim as Simulation, Totals};
use std::error::Error;
use std::io::Write;
use std::num::{NonZeroU64, NonZeroUsize};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;

/// Play many rounds between bots, and say what they come to
///
/// Matches are played until there are enough rounds; the last one is cut off there. Means have a margin and shares an
/// interval that hold the truth 95 times in 100. The same seed gives the same numbers, whatever the number of threads.
/// Ctrl-C ends it, and what was done so far is told. docs/LAB.md describes the bots, the model and the JSON.
#[derive(Args)]
#[command(after_help = "Exit code: 0, or 130 if it was ended with Ctrl-C.

Examples:
  reihum sim solo
  reihum sim solo --bots greedy,chance,chance --rounds 100000
  reihum sim solo --rules \"classic-de chains=mixed\" --players 6 --json
  reihum sim solo --rounds 100 --record records")]
pub(crate) struct Sim {
    /// The game
    game: GameName,

    #[arg(
        long,
        default_value = "modern",
        help = rules_in_short::<solo::Round>(),
        long_help = rules_in_full::<solo::Round>()
    )]
    rules: String,

    /// How many play, from 2 to 10 [default: as many as there are bots, or 4]
    #[arg(long, value_name = "N", value_parser = players, allow_negative_numbers = true)]
    players: Option<Seats>,

    /// Who plays, from seat 1 on: chance or greedy for each seat [default: chance for all]
    #[arg(long, value_name = "BOT,BOT,…", value_parser = bots)]
    bots: Option<Bots>,

    /// How many rounds, up to a million million
    #[arg(long, value_name = "K", default_value = "10000", value_parser = rounds, allow_negative_numbers = true)]
    rounds: NonZeroU64,

    /// Where chance begins: another number, other rounds
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,

    /// How many threads play, up to 1024 [default: as many as there are processors]
    #[arg(long, value_name = "T", value_parser = threads, allow_negative_numbers = true)]
    threads: Option<NonZeroUsize>,

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
        default_value_t = 10,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000),
        allow_negative_numbers = true,
        requires = "record"
    )]
    record_matches: u64,
}

/// A bot for each seat.
#[derive(Clone)]
struct Bots(Vec<Level>);

fn bots(text: &str) -> Result<Bots, String> {
    let names = text.split(',').map(str::trim);
    let levels = names.map(|name| {
        name.parse::<Level>()
            .map_err(|error| format!("{error}{}", did_you_mean(name, Level::ALL.map(Level::name))))
    });
    levels.collect::<Result<_, _>>().map(Bots)
}

/// Nobody waits for more.
const MOST_ROUNDS: u64 = 1_000_000_000_000;
const MOST_THREADS: usize = 1024;

fn rounds(text: &str) -> Result<NonZeroU64, String> {
    let rounds = text
        .parse()
        .ok()
        .filter(|rounds: &NonZeroU64| rounds.get() <= MOST_ROUNDS);
    rounds.ok_or_else(|| format!("expected a number from 1 to {MOST_ROUNDS}"))
}

fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let threads = text
        .parse()
        .ok()
        .filter(|threads: &NonZeroUsize| threads.get() <= MOST_THREADS);
    threads.ok_or_else(|| format!("expected a number from 1 to {MOST_THREADS}"))
}

impl Sim {
    pub(crate) fn run(&self) -> Result<ExitCode, Box<dyn Error>> {
        let GameName::Solo = self.game;
        let sim = self.simulation()?;
        let stop = stop_at_ctrl_c()?;
        let recorded = match &self.record {
            Some(folder) => records::write(&sim, folder, self.record_matches, &stop)?,
            None => 0,
        };
        let totals = run(&sim, &stop);
        let mut out = Output::new();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &json::Report::new(&sim, &totals))?;
            writeln!(out)?;
        } else if totals.rounds > 0 {
            report::tell(&mut out, &sim, &totals)?;
        }
        if let Some(folder) = self.record.as_ref().filter(|_| !self.json) {
            let matches = if recorded == 1 { "match" } else { "matches" };
            writeln!(
                out,
                "\n{} {matches} written to {}",
                separated(recorded),
                folder.display()
            )?;
        }
        out.flush()?;
        if totals.rounds == sim.rounds.get() {
            return Ok(ExitCode::SUCCESS);
        }
        let (done, wanted) = (separated(totals.rounds), separated(sim.rounds.get()));
        // Nobody may be listening, and then there is nobody to tell.
        let _ = writeln!(
            anstream::stderr(),
            "{BAD}stopped{BAD:#} after {done} of {wanted} rounds"
        );
        Ok(ExitCode::from(130))
    }

    fn simulation(&self) -> Result<Simulation, String> {
        let rules = read_rules::<solo::Round>(&self.rules).map_err(|error| format!("--rules: {error}"))?;
        Ok(Simulation {
            rules,
            players: self.seated()?,
            rounds: self.rounds,
            seed: self.seed,
            threads: self
                .threads
                .or_else(|| available_parallelism().ok())
                .unwrap_or(NonZeroUsize::MIN),
        })
    }

    /// A bot for each seat, if the two numbers agree.
    fn seated(&self) -> Result<BySeat<Level>, String> {
        let Some(Bots(levels)) = &self.bots else {
            let seats = self.players.or(Seats::new(4)).ok_or("there are no seats")?;
            return Ok(BySeat::new(seats, Level::Chance));
        };
        let count = levels.len();
        let seats = match self.players {
            Some(seats) if seats.count() != count => {
                return Err(format!(
                    "--bots names {count}, but --players says {seats}: every seat needs one"
                ));
            }
            Some(seats) => seats,
            None => Seats::new(count)
                .ok_or_else(|| format!("--bots names {count}: there are 2 to {} seats", game::MAX_SEATS))?,
        };
        Ok(BySeat::from_fn(seats, |seat| levels[seat.index()]))
    }
}

/// A flag that is raised when somebody presses Ctrl-C. The second time ends the program at once.
fn stop_at_ctrl_c() -> Result<Arc<AtomicBool>, ctrlc::Error> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })?;
    Ok(stop)
}

fn run(sim: &Simulation, stop: &AtomicBool) -> Totals {
    let mut progress = Progress::new();
    let wanted = sim.rounds.get();
    sim.run(|done| {
        progress.tell(|| {
            let percent = u128::from(done) * 100 / u128::from(wanted);
            let (done_text, wanted_text) = (separated(done), separated(wanted));
            format!(
                "{} {percent:>3} %, {done_text} of {wanted_text} rounds",
                bar(done, wanted)
            )
        });
        if stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
}
