//! `reihum bench`: the engine's own speed, with one bot playing against itself on one thread.

mod clock;

use crate::games::GameName;
use crate::language::Language;
use crate::output::{DIM, Output, separated, widest};
use crate::progress::Progress;
use crate::table::{Table, seed};
use bots::{Level, Tally, skipbo, solo};
use clap::Args;
use clock::Clock;
use game::{Game, Seats};
use serde::Serialize;
use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;
use words::Words;

/// Measure how fast the engine plays
///
/// A bot plays against itself on one thread: in SOLO `chance`, which does anything it may, in SKIP-BO `greedy`, whose games end
/// as people's do. Rates are for each second of the processor's time, so that other programs disturb them little.
/// The same seed gives the same deals.
#[derive(Args)]
#[command(after_help = "Examples:
  reihum bench solo
  reihum bench solo --rules \"classic-de chains=mixed\" --players 6 --seconds 10
  reihum bench skipbo --players 2 --stock 30
  reihum bench skipbo --teams --json")]
pub(crate) struct Bench {
    #[command(flatten)]
    table: Table,

    /// How long to measure, in seconds of the processor's time, a day at most
    #[arg(long, value_name = "S", default_value = "3", value_parser = seconds, allow_negative_numbers = true)]
    seconds: Duration,

    /// Where chance begins: another number, other deals
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
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
    #[serde(skip)]
    bot: &'static str,
    #[serde(flatten)]
    deals: Deals,
    moves: u64,
    other_actions: u64,
    cpu_seconds: f64,
    moves_per_second: f64,
}

/// How many deals were finished, by the word the game has for them.
#[derive(Serialize)]
#[serde(untagged)]
enum Deals {
    Rounds {
        rounds: u64,
        rounds_per_second: f64,
    },
    Games {
        games: u64,
        unfinished: u64,
        games_per_second: f64,
    },
}

/// A deal that was played.
struct Played {
    tally: Tally,
    finished: bool,
}

impl Bench {
    pub(crate) fn run(&self, language: &Language) -> Result<ExitCode, Box<dyn Error>> {
        let words = language.words();
        let usual = Seats::new(4).ok_or("there are no seats")?;
        let speed = match self.table.game {
            GameName::Solo => {
                let (rules, seats) = self.table.checked::<::solo::Round>(usual)?;
                let mut playout = solo::Playout::new(rules, seats, self.seed);
                let play = || Played {
                    tally: playout.round(),
                    finished: true,
                };
                let (sum, seconds) = self.measure(&words, play);
                let deals = Deals::Rounds {
                    rounds: sum.deals,
                    rounds_per_second: sum.deals as f64 / seconds,
                };
                Speed::new::<::solo::Round>(&rules, seats, Level::Chance, deals, &sum, seconds)
            }
            GameName::Skipbo => {
                let (rules, seats) = self.table.checked::<::skipbo::Round>(usual)?;
                let mut playout = skipbo::Playout::new(rules, seats, skipbo::Greedy::new(self.seed), self.seed);
                let play = || {
                    let (tally, game) = playout.game();
                    let finished = game.outcome().is_some();
                    Played { tally, finished }
                };
                let (sum, seconds) = self.measure(&words, play);
                let deals = Deals::Games {
                    games: sum.deals,
                    unfinished: sum.unfinished,
                    games_per_second: sum.deals as f64 / seconds,
                };
                Speed::new::<::skipbo::Round>(&rules, seats, Level::Greedy, deals, &sum, seconds)
            }
        };
        let mut out = Output::new();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &speed)?;
            writeln!(out)?;
        } else {
            speed.tell(&mut out, &words)?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }

    fn measure(&self, words: &Words, play: impl FnMut() -> Played) -> (Sum, f64) {
        let (sum, time) = measure(self.seconds, words, play);
        (sum, time.as_secs_f64())
    }
}

/// What many deals came to.
#[derive(Clone, Copy, Default)]
struct Sum {
    /// Finished ones.
    deals: u64,
    unfinished: u64,
    moves: u64,
    other_actions: u64,
}

impl Sum {
    fn play(&mut self, deals: u64, mut play: impl FnMut() -> Played) {
        for _ in 0..deals {
            let Played { tally, finished } = play();
            self.moves += tally.moves;
            self.other_actions += tally.other_actions;
            self.deals += u64::from(finished);
            self.unfinished += u64::from(!finished);
        }
    }
}

/// How long a batch of deals should last: the clock is read after each, and reading it must not count.
const BATCH: Duration = Duration::from_millis(5);

/// Plays for `wanted` and says what came of it, and how long it took exactly.
fn measure(wanted: Duration, words: &Words, mut play: impl FnMut() -> Played) -> (Sum, Duration) {
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
            words.bench_progress(format!("{now:.1}"), format!("{whole:.1}"))
        });
    }
}

/// Plays until caches and predictors are warm, and finds out how many deals fill a batch.
fn warm_up(wanted: Duration, mut play: impl FnMut() -> Played) -> u64 {
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
    fn new<G: Game>(rules: &G::Rules, seats: Seats, bot: Level, deals: Deals, sum: &Sum, cpu_seconds: f64) -> Self {
        Self {
            game: G::NAME,
            rules: rules.to_string(),
            players: seats.count(),
            bot: bot.name(),
            deals,
            moves: sum.moves,
            other_actions: sum.other_actions,
            cpu_seconds,
            moves_per_second: sum.moves as f64 / cpu_seconds,
        }
    }

    fn tell(&self, out: &mut Output, words: &Words) -> io::Result<()> {
        let heading = words.bench_heading(self.game, &self.rules, self.players, self.bot);
        writeln!(out, "{heading}")?;
        writeln!(out)?;
        let count = |count: u64| format!("{:>15}", separated(count));
        let (deals, all_deals) = match self.deals {
            Deals::Rounds {
                rounds,
                rounds_per_second,
            } => {
                let (scale, rate) = rounded(rounds_per_second);
                (words.bench_rounds_rate(scale, rate), words.bench_rounds(count(rounds)))
            }
            Deals::Games {
                games,
                games_per_second,
                ..
            } => {
                let (scale, rate) = rounded(games_per_second);
                (words.bench_games_rate(scale, rate), words.bench_games(count(games)))
            }
        };
        let (scale, rate) = rounded(self.moves_per_second);
        let moves = words.bench_moves_rate(scale, rate);
        let width = widest([&deals, &moves]).max(36);
        writeln!(out, "  {deals:<width$} {DIM}{all_deals}{DIM:#}")?;
        let all_moves = words.bench_moves(count(self.moves));
        writeln!(out, "  {moves:<width$} {DIM}{all_moves}{DIM:#}")?;
        writeln!(out)?;
        let seconds = format!("{:.2}", self.cpu_seconds);
        let time = words.bench_time(seconds, separated(self.other_actions));
        writeln!(out, "  {time}")?;
        if cfg!(debug_assertions) {
            writeln!(out, "  {}", words.bench_slow())?;
        }
        Ok(())
    }
}

/// A rate as people say it: in which scale, and how many of those.
fn rounded(rate: f64) -> (&'static str, String) {
    if rate >= 1e6 {
        ("million", format!("{:.1}", rate / 1e6))
    } else {
        ("one", separated(rate.round() as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn rates_read_easily() {
        assert_eq!(rounded(21_449_999.0), ("million", "21.4".into()));
        assert_eq!(rounded(250_123.4), ("one", "250,123".into()));
    }

    #[test]
    fn all_deals_measured_are_counted() {
        let mut played = 0;
        let (sum, time) = measure(Duration::from_millis(20), &Words::new(Lang::En), || {
            played += 1;
            std::hint::black_box((0..1000).sum::<u64>());
            Played {
                tally: Tally {
                    moves: 3,
                    other_actions: 2,
                },
                finished: true,
            }
        });
        assert!(time >= Duration::from_millis(20));
        assert!(sum.deals < played, "the warm-up does not count");
        assert_eq!((sum.moves, sum.other_actions), (3 * sum.deals, 2 * sum.deals));
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
