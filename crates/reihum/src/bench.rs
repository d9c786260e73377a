//! `reihum bench`: the engine's own speed, with `chance` playing against itself on one thread.

mod clock;

use crate::games::{GameName, Shelf, players, read_rules, rules_in_full, rules_in_short};
use crate::output::{DIM, Output, separated};
use crate::progress::Progress;
use bots::{Playout, Tally};
use clap::Args;
use clock::Clock;
use game::{Game, Seats};
use serde::Serialize;
use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

/// Measure how fast the engine plays
///
/// The bot `chance`, which does anything it may, plays whole rounds against itself on one thread. Rates are for each
/// second of the processor's time, so that other programs disturb them little. The same seed gives the same rounds.
#[derive(Args)]
#[command(after_help = "Examples:
  reihum bench solo
  reihum bench solo --rules \"classic-de chains=mixed\" --players 6 --seconds 10
  reihum bench solo --json")]
pub(crate) struct Bench {
    /// The game
    game: GameName,

    #[arg(
        long,
        default_value = "modern",
        help = rules_in_short::<solo::Round>(),
        long_help = rules_in_full::<solo::Round>()
    )]
    rules: String,

    /// How many play, from 2 to 10
    #[arg(long, value_name = "N", default_value = "4", value_parser = players, allow_negative_numbers = true)]
    players: Seats,

    /// How long to measure, in seconds of the processor's time, a day at most
    #[arg(long, value_name = "S", default_value = "3", value_parser = seconds, allow_negative_numbers = true)]
    seconds: Duration,

    /// Where chance begins: another number, other rounds
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// A day: nobody means more.
const LONGEST: f64 = 24.0 * 60.0 * 60.0;

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text
        .parse()
        .ok()
        .filter(|seconds| *seconds > 0.0 && *seconds <= LONGEST);
    let duration = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration
        .filter(|duration| !duration.is_zero())
        .ok_or_else(|| format!("expected a number of seconds above 0, and {LONGEST} (a day) at most"))
}

/// What was measured.
#[derive(Serialize)]
struct Speed {
    game: &'static str,
    rules: String,
    players: usize,
    rounds: u64,
    moves: u64,
    other_actions: u64,
    cpu_seconds: f64,
    rounds_per_second: f64,
    moves_per_second: f64,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<ExitCode, Box<dyn Error>> {
        let speed = match self.game {
            GameName::Solo => {
                let rules = self.checked::<solo::Round>()?;
                let mut playout = Playout::new(rules, self.players, self.seed);
                self.speed::<solo::Round>(&rules, || playout.round())
            }
        };
        let mut out = Output::new();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &speed)?;
            writeln!(out)?;
        } else {
            speed.tell(&mut out)?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }

    fn checked<G: Shelf>(&self) -> Result<G::Rules, String> {
        let players = self.players.count();
        if !G::SEATS.contains(&players) {
            let (least, most) = (G::SEATS.start(), G::SEATS.end());
            return Err(format!(
                "--players {players}: {} is for {least} to {most} players",
                G::NAME
            ));
        }
        read_rules::<G>(&self.rules).map_err(|error| format!("--rules: {error}"))
    }

    fn speed<G: Game>(&self, rules: &G::Rules, play: impl FnMut() -> Tally) -> Speed {
        let (sum, time) = measure(self.seconds, play);
        let cpu_seconds = time.as_secs_f64();
        Speed {
            game: G::NAME,
            rules: rules.to_string(),
            players: self.players.count(),
            rounds: sum.rounds,
            moves: sum.moves,
            other_actions: sum.other_actions,
            cpu_seconds,
            rounds_per_second: sum.rounds as f64 / cpu_seconds,
            moves_per_second: sum.moves as f64 / cpu_seconds,
        }
    }
}

/// What many rounds came to.
#[derive(Clone, Copy, Default)]
struct Sum {
    rounds: u64,
    moves: u64,
    other_actions: u64,
}

impl Sum {
    fn play(&mut self, rounds: u64, mut play: impl FnMut() -> Tally) {
        for _ in 0..rounds {
            let tally = play();
            self.moves += tally.moves;
            self.other_actions += tally.other_actions;
        }
        self.rounds += rounds;
    }
}

/// How long a batch of rounds should last: the clock is read after each, and reading it must not count.
const BATCH: Duration = Duration::from_millis(5);

/// Plays for `wanted` and says what came of it, and how long it took exactly.
fn measure(wanted: Duration, mut play: impl FnMut() -> Tally) -> (Sum, Duration) {
    let batch = warm_up(wanted, &mut play);
    let mut progress = Progress::new();
    let mut sum = Sum::default();
    let clock = Clock::start();
    loop {
        sum.play(batch, &mut play);
        let elapsed = clock.elapsed();
        if elapsed >= wanted {
            return (sum, elapsed);
        }
        progress.tell(|| {
            let (now, whole) = (elapsed.as_secs_f64(), wanted.as_secs_f64());
            format!("measuring: {now:.1} of {whole:.1} s")
        });
    }
}

/// Plays until caches and predictors are warm, and finds out how many rounds fill a batch.
fn warm_up(wanted: Duration, mut play: impl FnMut() -> Tally) -> u64 {
    let enough = (wanted / 10).min(Duration::from_millis(200));
    let mut batch = 1;
    let clock = Clock::start();
    loop {
        let before = clock.elapsed();
        Sum::default().play(batch, &mut play);
        let after = clock.elapsed();
        if after >= enough {
            return batch;
        }
        if after.saturating_sub(before) < BATCH {
            batch *= 2;
        }
    }
}

impl Speed {
    fn tell(&self, out: &mut Output) -> io::Result<()> {
        let Self {
            game, rules, players, ..
        } = self;
        writeln!(
            out,
            "{game}, {rules}, {players} players, chance against itself on one thread"
        )?;
        writeln!(out)?;
        let row = |count: u64, rate: f64, what: &str| {
            let rate = format!("{} {what} a second", rounded(rate));
            format!("  {rate:<36} {DIM}{:>15} {what} in all{DIM:#}", separated(count))
        };
        writeln!(out, "{}", row(self.rounds, self.rounds_per_second, "rounds"))?;
        writeln!(out, "{}", row(self.moves, self.moves_per_second, "moves"))?;
        writeln!(out)?;
        let others = separated(self.other_actions);
        writeln!(
            out,
            "  in {:.2} s of processor time; {others} other actions",
            self.cpu_seconds
        )?;
        if cfg!(debug_assertions) {
            writeln!(
                out,
                "  This program was built for debugging; cargo build --release makes it many times as fast."
            )?;
        }
        Ok(())
    }
}

/// A rate as people say it.
fn rounded(rate: f64) -> String {
    if rate >= 1e6 {
        format!("{:.1} million", rate / 1e6)
    } else {
        separated(rate.round() as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_read_easily() {
        assert_eq!(rounded(21_449_999.0), "21.4 million");
        assert_eq!(rounded(250_123.4), "250,123");
    }

    #[test]
    fn all_rounds_measured_are_counted() {
        let mut played = 0;
        let (sum, time) = measure(Duration::from_millis(20), || {
            played += 1;
            std::hint::black_box((0..1000).sum::<u64>());
            Tally {
                moves: 3,
                other_actions: 2,
            }
        });
        assert!(time >= Duration::from_millis(20));
        assert!(sum.rounds < played, "the warm-up does not count");
        assert_eq!((sum.moves, sum.other_actions), (3 * sum.rounds, 2 * sum.rounds));
    }

    #[test]
    fn only_times_that_somebody_may_mean_are_taken() {
        for bad in ["0", "-1", "NaN", "inf", "1e300", "86401", "", "three", "1e-300"] {
            assert!(seconds(bad).is_err(), "{bad}");
        }
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        assert_eq!(seconds("86400"), Ok(Duration::from_hours(24)));
    }
}
