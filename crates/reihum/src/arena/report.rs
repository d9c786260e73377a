//! The result for people: tables, each as wide as its words want it.

use crate::faults;
use crate::output::{DIM, separated, widest};
use crate::reported::Reported;
use lab::{Arena, Estimate, Pair, Rating, Standings, Unit, Verdict};
use std::io::{self, Write};
use words::{Numerals, Words};

/// How things stand, in a few words: what the games are played to find out.
pub(super) fn in_short<G: Reported>(arena: &Arena<G>, standings: &Standings) -> Option<String> {
    if arena.plan.one_question() {
        let pair = standings.pairs.first()?;
        let Estimate { value, interval } = pair.win_rate()?;
        let (low, high) = interval?;
        let ratio = standings
            .evidence
            .map(|evidence| format!(", LLR {:.2}", evidence.ratio));
        return Some(format!(
            "{} {:.1} % ± {:.1}{}",
            arena.bots[pair.a].name(),
            100.0 * value,
            50.0 * (high - low),
            ratio.unwrap_or_default()
        ));
    }
    let leader = *standings.ranking().first()?;
    let name = arena.bots[leader].name();
    (standings.blocks > 0).then(|| format!("{name} {}", rated(standings.bots[leader].rating).trim_start()))
}

pub(super) fn tell<G: Reported>(
    out: &mut impl Write,
    words: &Words,
    arena: &Arena<G>,
    standings: &Standings,
) -> io::Result<()> {
    let games = match arena.unit {
        Unit::Deal => G::deals(words, Numerals::PLAIN, standings.games),
        Unit::Match => words.arena_matches(standings.games, separated(standings.games)),
    };
    let (rules, players) = (arena.rules.to_string(), arena.seats.count());
    writeln!(out, "{}", words.sim_heading(G::NAME, rules, players, games, arena.seed))?;
    let (blocks, times) = (standings.blocks, arena.plan.tables().len());
    writeln!(out, "{}", words.arena_blocks(blocks, separated(blocks), times))?;
    let mut report = Report {
        out,
        words,
        arena,
        standings,
        ranking: standings.ranking(),
    };
    report.ratings()?;
    report.head_to_head()?;
    report.pairs()?;
    report.test()?;
    report.remarks()
}

/// Tables being printed.
struct Report<'a, G: Reported, W: Write> {
    out: &'a mut W,
    words: &'a Words,
    arena: &'a Arena<G>,
    standings: &'a Standings,
    /// The bots, the strongest first.
    ranking: Vec<usize>,
}

/// What is left free behind a column.
const GAP: usize = 2;
/// How wide a rating is, a share with its interval, a share alone, and a mean with its margin.
const RATING: usize = 16;
const SHARE: usize = 23;
const ALONE: usize = 9;
const MEAN: usize = 17;

impl<G: Reported, W: Write> Report<'_, G, W> {
    fn heading(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "\n{DIM}{}{DIM:#}", text.trim_end())
    }

    fn row(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", text.trim_end())
    }

    fn name(&self, bot: usize) -> &str {
        self.arena.bots[bot].name()
    }

    /// The bots with their places, the strongest first, in a column that has room for this heading.
    fn places(&self, heading: &str) -> (usize, Vec<String>) {
        let digits = self.ranking.len().to_string().len();
        let names = (1..).zip(&self.ranking);
        let names: Vec<String> = names
            .map(|(place, bot)| format!("{place:>digits$}  {}", self.name(*bot)))
            .collect();
        (widest(names.iter().map(String::as_str).chain([heading])) + GAP, names)
    }

    fn ratings(&mut self) -> io::Result<()> {
        let words = self.words;
        let player = words.sim_player();
        let (won, points) = match self.arena.unit {
            Unit::Deal => {
                let labels = G::labels(words);
                (labels.won, labels.points)
            }
            Unit::Match => (words.sim_matches_won(), words.arena_match_points()),
        };
        let (wide, names) = self.places(&player);
        let rating = format!("{:<RATING$}", words.arena_rating());
        self.heading(&format!(
            "{player:<wide$}{rating}{:<SHARE$}{points}",
            format!("  {won}")
        ))?;
        for (name, bot) in names.iter().zip(self.ranking.clone()) {
            let bot = &self.standings.bots[bot];
            self.row(&format!(
                "{name:<wide$}{:<RATING$}{:<SHARE$}{}",
                rated(bot.rating),
                share(bot.win_share()),
                mean(bot.points()),
            ))?;
        }
        Ok(())
    }

    /// Who wins how much of what either of two won.
    fn head_to_head(&mut self) -> io::Result<()> {
        let heading = self.words.arena_head_to_head();
        let (wide, names) = self.places(&heading);
        let places: Vec<String> = (1..=names.len()).map(|place| format!("{place:>ALONE$}")).collect();
        self.heading(&format!("{heading:<wide$}{}", places.concat()))?;
        for (name, a) in names.iter().zip(self.ranking.clone()) {
            let cells: String = self.ranking.iter().map(|b| self.cell(a, *b)).collect();
            self.row(&format!("{name:<wide$}{cells}"))?;
        }
        Ok(())
    }

    fn cell(&self, a: usize, b: usize) -> String {
        let between = |pair: &&Pair| [(a, b), (b, a)].contains(&(pair.a, pair.b));
        let pair = self.standings.pairs.iter().find(between);
        let share = pair.and_then(|pair| {
            let share = pair.head_to_head()?;
            Some(if pair.a == a { share } else { 1.0 - share })
        });
        share.map_or_else(
            || format!("{:>ALONE$}", "-"),
            |share| format!("{:>ALONE$}", percent(share)),
        )
    }

    fn pairs(&mut self) -> io::Result<()> {
        let (words, arena, standings) = (self.words, self.arena, self.standings);
        let heading = words.arena_pair();
        let name = |pair: &Pair| format!("{} : {}", arena.bots[pair.a].name(), arena.bots[pair.b].name());
        let names: Vec<String> = standings.pairs.iter().map(name).collect();
        let wide = widest(names.iter().chain([&heading])) + GAP;
        let (rate, fair) = (words.arena_rate(), words.arena_fair());
        let narrow = widest([&fair]).max(ALONE);
        self.heading(&format!(
            "{heading:<wide$}{:<SHARE$}{fair:>narrow$}  {}",
            format!("  {rate}"),
            words.arena_difference()
        ))?;
        for (name, pair) in names.iter().zip(&standings.pairs) {
            self.row(&format!(
                "{name:<wide$}{:<SHARE$}{:>narrow$}  {}",
                share(pair.win_rate()),
                percent(pair.fair),
                mean(pair.points_difference()),
            ))?;
        }
        Ok(())
    }

    /// What the test has found.
    fn test(&mut self) -> io::Result<()> {
        let (words, standings) = (self.words, self.standings);
        let Some(((sprt, evidence), pair)) = self.arena.sprt.zip(standings.evidence).zip(standings.pairs.first())
        else {
            return Ok(());
        };
        let (low, high) = sprt.shares();
        let question = words.arena_test(self.name(pair.a), percent(low), percent(high));
        let ratio = format!("{:.2}", evidence.ratio);
        let (lower, upper) = sprt.bounds();
        let (lower, upper) = (format!("{lower:.2}"), format!("{upper:.2}"));
        let found = match evidence.verdict {
            Some(Verdict::Stronger) => words.arena_yes(),
            Some(Verdict::NotStronger) => words.arena_no(),
            None => words.arena_open(),
        };
        writeln!(self.out, "\n{question} {found}")?;
        writeln!(self.out, "{}", words.arena_ratio(ratio, lower, upper))
    }

    /// What must be known beside the numbers.
    fn remarks(&mut self) -> io::Result<()> {
        let (words, standings) = (self.words, self.standings);
        let mut told = Vec::new();
        if standings.nobody > standings.unfinished {
            let nobody = standings.nobody - standings.unfinished;
            told.push(words.arena_nobody(nobody, separated(nobody)));
        }
        if standings.unfinished > 0 {
            let unfinished = standings.unfinished;
            told.push(words.arena_unfinished(unfinished, separated(unfinished)));
        }
        if self.arena.fewer_points_win() {
            told.push(words.arena_fewer());
        }
        let bots = self.arena.bots.iter();
        told.extend(bots.filter_map(|bot| faults::tell(words, bot.name(), bot.faults())));
        if !told.is_empty() {
            writeln!(self.out, "\n{}", told.join("\n"))?;
        }
        Ok(())
    }
}

/// A rating with what holds the truth 95 times in 100, as everywhere else.
fn rated(rating: Rating) -> String {
    let margin = 1.96 * rating.uncertainty;
    format!("{:>6.2} ± {margin:.2}", rating.value)
}

fn percent(share: f64) -> String {
    format!("{:.2} %", 100.0 * share)
}

fn share(estimate: Option<Estimate>) -> String {
    let Some(Estimate { value, interval }) = estimate else {
        return "     -".into();
    };
    let value = format!("{:>6.2} %", 100.0 * value);
    interval.map_or_else(
        || format!("{value}      -"),
        |(low, high)| format!("{value}  {:>5.2}–{:.2}", 100.0 * low, 100.0 * high),
    )
}

fn mean(estimate: Option<Estimate>) -> String {
    let Some(Estimate { value, interval }) = estimate else {
        return format!("{:>7}", "-");
    };
    // Nothing is nothing, whichever side it comes from.
    let value = if value.abs() < 0.005 { 0.0 } else { value };
    let margin = interval.map_or_else(|| "-".into(), |(low, high)| format!("{:.2}", (high - low) / 2.0));
    format!("{:<MEAN$}", format!("{value:>7.2} ± {margin}"))
}
