//! The result for machines. The keys are described in docs/LAB.md.

use crate::faults::Faulty;
use crate::reported::Reported;
use lab::{Arena, Estimate, Standings, Unit, Verdict};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    rules: String,
    players: usize,
    seed: u64,
    unit: &'static str,
    games_wanted: u64,
    games: u64,
    blocks: u64,
    won_by_nobody: u64,
    unfinished: u64,
    fewer_points_win: bool,
    bots: Vec<Bot>,
    pairs: Vec<Pair>,
    sprt: Option<Test>,
    stopped: bool,
}

#[derive(Serialize)]
struct Bot {
    name: String,
    games: u64,
    wins: u64,
    win_share: Option<f64>,
    ci95: Option<[f64; 2]>,
    rating: f64,
    uncertainty: f64,
    points: Option<f64>,
    points_ci95: Option<[f64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<Faulty>,
}

#[derive(Serialize)]
struct Pair {
    a: String,
    b: String,
    games: u64,
    wins_a: u64,
    wins_b: u64,
    win_rate: Option<f64>,
    ci95: Option<[f64; 2]>,
    fair: f64,
    head_to_head: Option<f64>,
    points_difference: Option<f64>,
    points_ci95: Option<[f64; 2]>,
}

#[derive(Serialize)]
struct Test {
    p0: f64,
    p1: f64,
    alpha: f64,
    beta: f64,
    llr: Option<f64>,
    lower: f64,
    upper: f64,
    verdict: &'static str,
}

impl Report {
    pub(super) fn new<G: Reported>(arena: &Arena<G>, standings: &Standings, stopped: bool) -> Self {
        let name = |bot: usize| arena.bots[bot].name().to_string();
        Self {
            game: G::NAME,
            rules: arena.rules.to_string(),
            players: arena.seats.count(),
            seed: arena.seed,
            unit: match arena.unit {
                Unit::Deal => G::DEAL,
                Unit::Match => "match",
            },
            games_wanted: arena.wanted(),
            games: standings.games,
            blocks: standings.blocks,
            won_by_nobody: standings.nobody,
            unfinished: standings.unfinished,
            fewer_points_win: arena.fewer_points_win(),
            bots: standings
                .bots
                .iter()
                .enumerate()
                .map(|(number, bot)| Bot {
                    name: name(number),
                    games: bot.games,
                    wins: bot.wins,
                    win_share: value(bot.win_share()),
                    ci95: interval(bot.win_share()),
                    rating: bot.rating.value,
                    uncertainty: bot.rating.uncertainty,
                    points: value(bot.points()),
                    points_ci95: interval(bot.points()),
                    faults: Faulty::of(arena.bots[number].faults()),
                })
                .collect(),
            pairs: standings
                .pairs
                .iter()
                .map(|pair| Pair {
                    a: name(pair.a),
                    b: name(pair.b),
                    games: pair.games,
                    wins_a: pair.wins_a,
                    wins_b: pair.wins_b,
                    win_rate: value(pair.win_rate()),
                    ci95: interval(pair.win_rate()),
                    fair: pair.fair,
                    head_to_head: pair.head_to_head(),
                    points_difference: value(pair.points_difference()),
                    points_ci95: interval(pair.points_difference()),
                })
                .collect(),
            sprt: arena.sprt.map(|sprt| {
                let ((p0, p1), (alpha, beta), (lower, upper)) = (sprt.shares(), sprt.risks(), sprt.bounds());
                Test {
                    p0,
                    p1,
                    alpha,
                    beta,
                    llr: standings.evidence.map(|evidence| evidence.ratio),
                    lower,
                    upper,
                    verdict: match standings.verdict() {
                        Some(Verdict::Stronger) => "H1",
                        Some(Verdict::NotStronger) => "H0",
                        None => "undecided",
                    },
                }
            }),
            stopped,
        }
    }
}

fn value(estimate: Option<Estimate>) -> Option<f64> {
    estimate.map(|estimate| estimate.value)
}

fn interval(estimate: Option<Estimate>) -> Option<[f64; 2]> {
    estimate?.interval.map(Into::into)
}
