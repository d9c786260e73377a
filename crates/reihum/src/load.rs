//! `reihum load`: how much a server holds. Real games through real sockets, and how long each answer took.

mod latency;
mod party;
mod player;
mod process;
mod report;
mod tally;

use crate::files;
use crate::games::{GameName, Shelf, players, read_rules_at, seats, with_game};
use crate::progress::{Progress, bar};
use crate::running::Stop;
use crate::table::{number, seed};
use bots::Played;
use clap::Args;
use client::{Address, Server};
use party::Party;
use process::Process;
use protocol::http::NewTable;
use report::{Idle, Report};
use std::error::Error;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tally::Tally;
use tokio::task::LocalSet;
use tokio::time::sleep;

/// Find out how much a server holds
///
/// Guests come to private tables, sit down and play, over real sockets: whoever the deal waits for acts, deals and matches follow
/// each other. It is measured from when everybody has cards, on one thread: how many moves were made, and how long it took
/// from sending each command until the server had it on its disk and said so. A server must let so many guests come from one
/// address: start it with --guests-per-minute=100000 --requests-per-minute=100000 --messages-per-second=100000
/// --connections-per-address=10000.
#[derive(Args)]
#[command(
    after_help = "Exit code: 0 if nothing went wrong, 1 if something was refused, failed or lost, 2 if it could not begin, 130 if it was ended with Ctrl-C.

Examples:
  reihum load http://127.0.0.1:7654
  reihum load http://127.0.0.1:7654 --tables 1000 --pace 1000 --seconds 60
  reihum load http://127.0.0.1:7654 --game skipbo --rules \"standard stock=15\" --seats 2
  reihum load http://127.0.0.1:7654 --pid $(pidof reihum) --json
  reihum load http://127.0.0.1:7654 --idle 5000 --pid $(pidof reihum)"
)]
pub(crate) struct Load {
    /// Where the server is
    #[arg(value_name = "URL")]
    url: String,

    /// The game
    #[arg(long, value_name = "GAME", default_value_t)]
    game: GameName,

    /// The rulebook, or one with fields changed, as in "classic-de chains=mixed"
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,

    /// How many tables
    #[arg(long, value_name = "N", default_value = "250", value_parser = tables, allow_negative_numbers = true)]
    tables: u64,

    /// How many sit at each
    #[arg(long, value_name = "N", default_value = "4", allow_negative_numbers = true)]
    seats: String,

    /// How long to measure
    #[arg(long, value_name = "S", default_value = "20", value_parser = seconds, allow_negative_numbers = true)]
    seconds: u64,

    /// End after so many moves, if that is earlier
    #[arg(long, value_name = "N", value_parser = moves, allow_negative_numbers = true)]
    moves: Option<u64>,

    /// How long everybody waits before he acts, in milliseconds: on average, from half of it to half as much again
    #[arg(long, value_name = "MS", default_value = "0", value_parser = pace, allow_negative_numbers = true)]
    pace: u64,

    /// Play nothing: so many connections sit at tables and wait, which shows what each of them costs
    #[arg(
        long,
        value_name = "CONNECTIONS",
        value_parser = idle,
        allow_negative_numbers = true,
        conflicts_with_all = ["tables", "moves", "pace"]
    )]
    idle: Option<u64>,

    /// The server's process on this machine: its processor time and memory are told too
    #[arg(long, value_name = "PID", value_parser = pid, allow_negative_numbers = true)]
    pid: Option<u64>,

    /// Where chance begins, as far as the players leave something to it
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    seed: u64,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

fn tables(text: &str) -> Result<u64, String> {
    number(text, 1..=100_000)
}

fn idle(text: &str) -> Result<u64, String> {
    number(text, 1..=1_000_000)
}

fn seconds(text: &str) -> Result<u64, String> {
    number(text, 1..=24 * 60 * 60)
}

fn moves(text: &str) -> Result<u64, String> {
    number(text, 1..=1_000_000_000_000)
}

fn pace(text: &str) -> Result<u64, String> {
    number(text, 0..=60 * 60 * 1000)
}

fn pid(text: &str) -> Result<u64, String> {
    number(text, 1..=i32::MAX as u64)
}

/// How long it is played before it is measured.
const WARM_UP: Duration = Duration::from_secs(1);

/// How often it is looked whether it is over.
const OFTEN: Duration = Duration::from_millis(20);

/// So long nothing may happen while everybody sits down.
const STUCK: Duration = Duration::from_mins(1);

impl Load {
    pub(crate) fn run(&self) -> Result<ExitCode, Box<dyn Error>> {
        let address: Address = self.url.parse()?;
        let server = Server::new(address);
        let table = with_game!(self.game, G => self.table::<G>()?);
        let process = self.pid.map(Process::new).transpose()?;
        files::allow_many()?;
        let stop = Stop::at_ctrl_c()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let local = LocalSet::new();
        let done = local.run_until(async {
            // Whether anybody is there is asked once, so that it is not told a thousand times.
            server.tables().await?;
            if let Some(connections) = self.idle {
                return self.sit(Party::idle(server, table, connections), process, &stop).await;
            }
            with_game!(self.game, G => {
                let tally = Tally::new(self.tables * table.seats.unwrap_or_default() as u64, self.moves);
                let pace = Duration::from_millis(self.pace);
                let party = Party::playing::<G>(server, table, self.tables, &tally, pace, self.seed);
                self.measure(party, &tally, process, &stop).await
            })
        });
        runtime.block_on(done)
    }

    /// The table that everybody plays at.
    fn table<G: Shelf + Played>(&self) -> Result<NewTable, String> {
        let seats = self.seats.parse().ok().and_then(seats::<G>);
        let seats = seats.ok_or_else(|| {
            format!(
                "--seats: {}, not `{}`",
                players::<G>(),
                crate::output::short(&self.seats)
            )
        })?;
        let rules = self.rules.as_deref().unwrap_or(G::USUAL);
        let rules = read_rules_at::<G>(seats, rules).map_err(|error| format!("--rules: {error}"))?;
        G::admits(&rules, seats).map_err(|error| error.to_string())?;
        Ok(NewTable {
            game: G::NAME.into(),
            seats: Some(seats.count()),
            rules: Some(rules.to_string()),
            mode: Some("race".into()),
            clock: Some("off".into()),
            // Nobody is waited for: questions close at once, and the next deal follows by itself.
            question: Some("0".into()),
            between: Some("0".into()),
            ..NewTable::default()
        })
    }

    /// Plays, and tells what it came to.
    async fn measure(
        &self,
        mut party: Party,
        tally: &Rc<Tally>,
        process: Option<Process>,
        stop: &Stop,
    ) -> Result<ExitCode, Box<dyn Error>> {
        if !wait_for(&mut party, tally.clients, || tally.dealt(), "have cards", stop).await? {
            return Ok(ExitCode::from(130));
        }
        tally.go();
        if self.moves.is_none() {
            sleep(WARM_UP).await;
        }
        let mut progress = Progress::new();
        let wanted = Duration::from_secs(self.seconds);
        let before = process.as_ref().map(Process::cpu).transpose()?;
        let begin = Instant::now();
        tally.measure(true);
        while begin.elapsed() < wanted && !tally.is_enough() && stop.flow().is_continue() {
            party.check()?;
            sleep(OFTEN).await;
            progress.tell(|| {
                let (now, whole) = (begin.elapsed().as_secs(), self.seconds);
                format!("{} {now} of {whole} s, {} moves", bar(now, whole), tally.moves())
            });
        }
        tally.measure(false);
        let elapsed = begin.elapsed();
        drop(progress);
        let mut report = Report::new(self.tables, tally, elapsed);
        if let (Some(process), Some(before)) = (&process, before) {
            report.server(process.cpu()?.saturating_sub(before), process.rss()?);
        }
        report.tell(self.json, elapsed, tally.trouble())?;
        Ok(if stop.flow() == ControlFlow::Break(()) {
            ExitCode::from(130)
        } else if report.errors > 0 {
            ExitCode::from(1)
        } else {
            ExitCode::SUCCESS
        })
    }

    /// Sits there, and tells what that costs the server.
    async fn sit(&self, mut party: Party, process: Option<Process>, stop: &Stop) -> Result<ExitCode, Box<dyn Error>> {
        let before = process.as_ref().map(Process::rss).transpose()?;
        let connections = self.idle.unwrap_or_default();
        let tally = Rc::clone(party.tally());
        if !wait_for(&mut party, connections, || tally.dealt(), "are there", stop).await? {
            return Ok(ExitCode::from(130));
        }
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_secs(self.seconds) && stop.flow().is_continue() {
            party.check()?;
            sleep(OFTEN).await;
        }
        let idle = Idle {
            connections,
            errors: tally.errors(),
            server_rss_mb_before: before,
            server_rss_mb: process.as_ref().map(Process::rss).transpose()?,
        };
        idle.tell(self.json, tally.trouble())?;
        Ok(ExitCode::from(u8::from(idle.errors > 0)))
    }
}

/// Waits until so many are there. Whether they are: somebody may have ended it.
async fn wait_for(
    party: &mut Party,
    wanted: u64,
    there: impl Fn() -> u64,
    what: &str,
    stop: &Stop,
) -> Result<bool, Box<dyn Error>> {
    let mut progress = Progress::new();
    let mut last = (there(), Instant::now());
    while there() < wanted {
        if stop.flow().is_break() {
            return Ok(false);
        }
        party.check()?;
        sleep(OFTEN).await;
        if there() != last.0 {
            last = (there(), Instant::now());
        }
        if last.1.elapsed() > STUCK {
            let why = party
                .tally()
                .trouble()
                .map_or_else(String::new, |why| format!("; the first trouble was: {why}"));
            return Err(format!("only {} of {wanted} {what}, and no more come{why}", there()).into());
        }
        progress.tell(|| format!("{} {} of {wanted} {what}", bar(there(), wanted), there()));
    }
    Ok(true)
}
