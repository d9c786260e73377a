//! The result for machines. The keys are described in docs/LAB.md.

use super::findings::Shown;
use super::versus::Versus;
use crate::faults::Faulty;
use crate::reported::Reported;
use game::Seat;
use lab::{Difference, Finding, Histogram, Key, Mean, Moments, Odds, Share, Sim, Totals, Way};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    rules: String,
    players: Vec<String>,
    seed: u64,
    rounds_wanted: u64,
    rounds: u64,
    #[serde(flatten)]
    marks: Listed<u64>,
    unfinished: u64,
    #[serde(flatten)]
    lengths: Listed<Spread>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_block: Option<Spread>,
    seconds: Spread,
    seats: Vec<AtSeat>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    teams: Vec<Team>,
    from_dealer: Vec<Place>,
    figures: BTreeMap<&'static str, Figure>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chains: Option<Vec<Chains>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    deeds: BTreeMap<&'static str, Deed>,
    matches: Matches,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    versus: Vec<Compared>,
}

/// Keys that a game lists, in its order.
struct Listed<T>(Vec<(&'static str, T)>);

impl<T: Serialize> Serialize for Listed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// How numbers are spread; nothing is known of none.
#[derive(Serialize)]
struct Spread {
    mean: Option<f64>,
    margin: Option<f64>,
    p5: Option<u32>,
    p25: Option<u32>,
    median: Option<u32>,
    p75: Option<u32>,
    p95: Option<u32>,
    max: Option<u32>,
}

#[derive(Serialize)]
struct AtSeat {
    seat: usize,
    player: String,
    rounds_won: Won,
    matches_won: Won,
    points: Average,
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<Faulty>,
}

#[derive(Serialize)]
struct Team {
    seats: Vec<usize>,
    rounds_won: Won,
    matches_won: Won,
    points: Average,
}

#[derive(Serialize)]
struct Place {
    place: usize,
    rounds_won: Won,
}

#[derive(Serialize)]
struct Won {
    count: u64,
    share: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
}

#[derive(Serialize)]
struct Average {
    mean: Option<f64>,
    margin: Option<f64>,
}

#[derive(Serialize)]
struct Figure {
    total: u64,
    mean: Option<f64>,
    margin: Option<f64>,
}

#[derive(Serialize)]
struct Chains {
    links: u32,
    count: u64,
}

#[derive(Serialize)]
struct Matches {
    played: u64,
    shared: u64,
    cut_off: u64,
    rounds: Spread,
    seconds: Spread,
    course: Vec<Standing>,
}

/// What players did, and how often they won.
#[derive(Serialize)]
struct Deed {
    with: Players,
    without: Players,
}

#[derive(Serialize)]
struct Players {
    players: u64,
    rounds_won: Won,
}

/// What somebody has after each deal of a match.
#[derive(Serialize)]
struct Standing {
    standing: usize,
    scores: Vec<Spread>,
}

/// What other rules come to.
#[derive(Serialize)]
struct Compared {
    rules: String,
    rounds: u64,
    findings: Vec<Found>,
}

#[derive(Serialize)]
struct Found {
    topic: &'static str,
    base: Option<f64>,
    other: Option<f64>,
    difference: Option<f64>,
    ci95: Option<[f64; 2]>,
    verdict: Option<&'static str>,
}

impl Report {
    pub(super) fn new<G: Reported>(sim: &Sim<G>, totals: &Totals<G>, compared: &[Versus<G>]) -> Self {
        let seats = || totals.seats().iter();
        let counts = &totals.counts;
        let teams = totals.sides.iter().filter(|side| side.len() > 1);
        Self {
            game: G::NAME,
            rules: sim.rules.to_string(),
            players: sim.players.iter().map(|bot| bot.name().to_string()).collect(),
            seed: sim.seed,
            rounds_wanted: sim.rounds.get(),
            rounds: totals.rounds,
            marks: Listed(counts.marks.iter().map(|(mark, count)| (mark.key(), *count)).collect()),
            unfinished: totals.unfinished,
            lengths: Listed(
                G::LENGTHS
                    .iter()
                    .map(|length| (length.key(), Spread::of(&counts.spreads[*length])))
                    .collect(),
            ),
            first_block: G::first_block(counts).map(Spread::of),
            seconds: Spread::of(&totals.seconds),
            seats: seats()
                .map(|seat| AtSeat {
                    seat: seat.number(),
                    player: sim.players[seat].name().to_string(),
                    rounds_won: Won::of(totals.wins[seat], totals.rounds),
                    matches_won: Won::of(totals.match_wins[seat], totals.matches),
                    points: Average::of(&totals.points[seat]),
                    faults: Faulty::of(sim.players[seat].faults()),
                })
                .collect(),
            teams: teams
                .filter_map(|side| {
                    let seat = side.iter().next()?;
                    Some(Team {
                        seats: side.iter().map(Seat::number).collect(),
                        rounds_won: Won::of(totals.wins[seat], totals.rounds),
                        matches_won: Won::of(totals.match_wins[seat], totals.matches),
                        points: Average::of(&totals.points[seat]),
                    })
                })
                .collect(),
            from_dealer: seats()
                .map(|seat| Place {
                    place: seat.index(),
                    rounds_won: Won::of(totals.wins_from_dealer[seat], totals.rounds),
                })
                .collect(),
            figures: counts
                .figures
                .iter()
                .map(|(figure, moments)| (figure.key(), Figure::of(moments)))
                .collect(),
            chains: G::chains(counts).map(|chains| {
                let chains = chains.iter();
                chains.map(|(links, count)| Chains { links, count }).collect()
            }),
            deeds: counts
                .odds
                .iter()
                .map(|(deed, odds)| (deed.key(), Deed::of(odds)))
                .collect(),
            matches: Matches {
                played: totals.matches,
                shared: totals.shared,
                cut_off: totals.cut_off,
                rounds: Spread::of(&totals.match_rounds),
                seconds: Spread::of(&totals.match_seconds),
                course: (0..totals.course.standings())
                    .map(|standing| Standing {
                        standing: standing + 1,
                        scores: totals.course.of(standing).iter().map(Spread::of).collect(),
                    })
                    .collect(),
            },
            versus: compared
                .iter()
                .map(|versus| Compared {
                    rules: versus.sim.rules.to_string(),
                    rounds: versus.totals.rounds,
                    findings: versus.findings(totals).iter().map(Found::of).collect(),
                })
                .collect(),
        }
    }
}

impl Spread {
    fn of(histogram: &Histogram) -> Self {
        let Average { mean, margin } = Average::of(&histogram.moments());
        Self {
            mean,
            margin,
            p5: histogram.quantile(5),
            p25: histogram.quantile(25),
            median: histogram.quantile(50),
            p75: histogram.quantile(75),
            p95: histogram.quantile(95),
            max: histogram.max(),
        }
    }
}

impl Deed {
    fn of(odds: &Odds) -> Self {
        let [with, without] = [odds.with, odds.without].map(|wins| Players {
            players: wins.players,
            rounds_won: Won::of(wins.won, wins.players),
        });
        Self { with, without }
    }
}

impl Found {
    fn of(finding: &Finding) -> Self {
        let difference = finding.difference;
        Self {
            topic: finding.topic.key(),
            base: finding.base,
            other: finding.other,
            difference: difference.map(|difference| difference.value),
            ci95: difference.map(|Difference { low, high, .. }| [low, high]),
            verdict: Shown::of(finding).map(|shown| match shown.way() {
                Way::More => "more",
                Way::Less => "less",
                Way::Unseen => "unseen",
            }),
        }
    }
}

impl Won {
    fn of(count: u64, whole: u64) -> Self {
        let share = Share::of(count, whole);
        Self {
            count,
            share: share.map(|share| share.value),
            low: share.map(|share| share.low),
            high: share.map(|share| share.high),
        }
    }
}

impl Average {
    fn of(moments: &Moments) -> Self {
        let mean: Option<Mean> = moments.mean();
        Self {
            mean: mean.map(|mean| mean.value),
            margin: mean.and_then(|mean| mean.margin),
        }
    }
}

impl Figure {
    fn of(moments: &Moments) -> Self {
        let Average { mean, margin } = Average::of(moments);
        Self {
            total: u64::try_from(moments.sum).unwrap_or(u64::MAX),
            mean,
            margin,
        }
    }
}
