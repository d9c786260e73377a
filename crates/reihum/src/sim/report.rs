//! The result for people: tables, each as wide as its words want it.

use super::reported::{Labels, Reported};
use crate::output::{DIM, Output, separated, widest};
use game::Seat;
use lab::{Histogram, Key, Mean, Share, Sim, Totals};
use std::io::{self, Write};
use words::Words;

pub(super) fn tell<G: Reported>(out: &mut Output, words: &Words, sim: &Sim<G>, totals: &Totals<G>) -> io::Result<()> {
    let deals = G::deals(words, totals.rounds);
    let (rules, players) = (sim.rules.to_string(), totals.seats().count());
    writeln!(out, "{}", words.sim_heading(G::NAME, rules, players, deals, sim.seed))?;
    writeln!(out, "{}", matches(words, totals))?;
    let labels = G::labels(words);
    let mut report = Report {
        out,
        words,
        totals,
        wide: wide(words, &labels, totals),
        narrow: narrow(words, &labels, totals),
        labels,
    };
    report.lengths()?;
    report.by_seat(sim)?;
    report.by_team()?;
    report.places()?;
    report.figures()?;
    report.chains()?;
    report.marks()
}

/// How many matches there were, and what must be said beside their number.
fn matches<G: Reported>(words: &Words, totals: &Totals<G>) -> String {
    let mut told = vec![words.sim_matches(totals.matches, separated(totals.matches))];
    if totals.shared > 0 {
        told.push(words.sim_shared(totals.shared, separated(totals.shared)));
    }
    if totals.cut_off > 0 {
        told.push(words.sim_cut_off(totals.cut_off, separated(totals.cut_off)));
    }
    told.join(", ")
}

/// Tables being printed.
struct Report<'a, G: Reported> {
    out: &'a mut Output,
    words: &'a Words,
    totals: &'a Totals<G>,
    labels: Labels,
    /// How wide the first column is in tables of lengths and figures.
    wide: usize,
    /// How wide it is in tables of shares.
    narrow: usize,
}

/// Longer chains than this are shown together.
const LONG: u32 = 5;

/// What is left free behind a word.
const GAP: usize = 2;

fn wide<G: Reported>(words: &Words, labels: &Labels, totals: &Totals<G>) -> usize {
    let mut names = vec![words.sim_length(), labels.in_a_match.clone(), labels.in_a_deal.clone()];
    names.extend(G::LENGTHS.iter().map(|length| G::spread_name(words, *length)));
    names.extend(figures(totals).map(|figure| words.figure(figure.key())));
    (widest(names) + GAP).max(28)
}

fn narrow<G: Reported>(words: &Words, labels: &Labels, totals: &Totals<G>) -> usize {
    let mut names = vec![words.sim_place()];
    names.extend(totals.seats().iter().map(|seat| place(words, seat.index())));
    names.extend(G::Mark::ALL.iter().map(|mark| G::mark_name(words, *mark)));
    if G::chains(&totals.counts).is_some_and(|chains| chains.count() > 0) {
        names.push(words.sim_chains());
        names.extend((1..=LONG).map(|links| links_name(words, links)));
    }
    if totals.unfinished > 0 {
        names.push(labels.endless.clone());
    }
    (widest(names) + GAP).max(16)
}

/// What happened at all: some things do not exist in every rulebook.
fn figures<G: Reported>(totals: &Totals<G>) -> impl Iterator<Item = G::Figure> {
    let happened = totals.counts.figures.iter().filter(|(_, moments)| moments.sum > 0);
    happened.map(|(figure, _)| figure)
}

/// Somebody's place, so many steps behind the dealer.
fn place(words: &Words, steps: usize) -> String {
    match steps {
        0 => words.sim_dealer(),
        1 => words.sim_begins(),
        steps => words.sim_from_dealer(steps),
    }
}

fn links_name(words: &Words, links: u32) -> String {
    if links < LONG {
        words.sim_links(links)
    } else {
        words.sim_links_or_more(LONG)
    }
}

impl<G: Reported> Report<'_, G> {
    fn heading(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "\n{DIM}{}{DIM:#}", text.trim_end())
    }

    fn row(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", text.trim_end())
    }

    fn lengths(&mut self) -> io::Result<()> {
        let (words, totals, wide) = (self.words, self.totals, self.wide);
        let (median, most) = (words.sim_median(), words.sim_most());
        let (middle, last) = ((widest([&median]) + GAP).max(9), (widest([&most]) + GAP).max(8));
        self.heading(&format!(
            "{:<wide$}{}{median:>middle$}{:>8}{:>8}{most:>last$}",
            words.sim_length(),
            above_mean(&words.sim_mean()),
            "5 %",
            "95 %",
        ))?;
        let of_deals = G::LENGTHS.iter().map(|length| {
            let name = G::spread_name(words, *length);
            (name, &totals.counts.spreads[*length])
        });
        let of_matches = (self.labels.in_a_match.clone(), &totals.match_rounds);
        for (name, lengths) in of_deals.chain([of_matches]) {
            let number = |number: Option<u32>| number.map_or_else(|| "-".into(), |number| separated(number.into()));
            self.row(&format!(
                "{name:<wide$}{:>18}{:>middle$}{:>8}{:>8}{:>last$}",
                mean(lengths.moments().mean(), 2),
                number(lengths.quantile(50)),
                number(lengths.quantile(5)),
                number(lengths.quantile(95)),
                number(lengths.max()),
            ))?;
        }
        Ok(())
    }

    fn by_seat(&mut self, sim: &Sim<G>) -> io::Result<()> {
        let (seat, player) = (self.words.sim_seat(), self.words.sim_player());
        let (first, second) = ((widest([&seat]) + GAP).max(6), (widest([&player]) + GAP).max(10));
        self.won_heading(&format!("{seat:<first$}{player:<second$}"))?;
        for seat in self.totals.seats().iter() {
            self.won_row(
                &format!("{:<first$}{:<second$}", seat.number(), sim.players[seat]),
                seat,
            )?;
        }
        Ok(())
    }

    fn by_team(&mut self) -> io::Result<()> {
        let teams = || self.totals.sides.iter().filter(|side| side.len() > 1);
        if teams().next().is_none() {
            return Ok(());
        }
        let team = self.words.sim_team();
        let first = (widest([&team]) + GAP).max(16);
        self.won_heading(&format!("{team:<first$}"))?;
        for side in teams() {
            let numbers: Vec<String> = side.iter().map(|seat| seat.to_string()).collect();
            if let Some(seat) = side.iter().next() {
                self.won_row(&format!("{:<first$}", numbers.join("+")), seat)?;
            }
        }
        Ok(())
    }

    fn won_heading(&mut self, who: &str) -> io::Result<()> {
        let (won, matches) = (&self.labels.won, self.words.sim_matches_won());
        let points = format!("{:<17}", self.labels.points);
        self.heading(&format!("{who}  {won:<27}{matches:<25}{points:>18}"))
    }

    /// What a seat, or its team, has won.
    fn won_row(&mut self, who: &str, seat: Seat) -> io::Result<()> {
        let totals = self.totals;
        self.row(&format!(
            "{who}{:<27}{:<27}{:>18}",
            share(totals.wins[seat], totals.rounds),
            share(totals.match_wins[seat], totals.matches),
            mean(totals.points[seat].mean(), 2),
        ))
    }

    fn places(&mut self) -> io::Result<()> {
        let (words, totals, narrow) = (self.words, self.totals, self.narrow);
        self.heading(&format!("{:<narrow$}  {}", words.sim_place(), self.labels.won))?;
        for seat in totals.seats().iter() {
            let place = place(words, seat.index());
            let won = share(totals.wins_from_dealer[seat], totals.rounds);
            self.row(&format!("{place:<narrow$}{won}"))?;
        }
        Ok(())
    }

    fn figures(&mut self) -> io::Result<()> {
        let (words, totals, wide) = (self.words, self.totals, self.wide);
        self.heading(&format!(
            "{:<wide$}{}{:>18}",
            self.labels.in_a_deal,
            above_mean(&words.sim_mean()),
            words.sim_in_all(),
        ))?;
        for figure in figures(totals) {
            let moments = &totals.counts.figures[figure];
            self.row(&format!(
                "{:<wide$}{:>18}{:>18}",
                words.figure(figure.key()),
                mean(moments.mean(), 3),
                separated(u64::try_from(moments.sum).unwrap_or(u64::MAX)),
            ))?;
        }
        Ok(())
    }

    fn chains(&mut self) -> io::Result<()> {
        let (words, totals, narrow) = (self.words, self.totals, self.narrow);
        let Some(chains) = G::chains(&totals.counts).filter(|chains| chains.count() > 0) else {
            return Ok(());
        };
        let all = chains.count();
        self.heading(&format!(
            "{:<narrow$}  {:<25}{:>19}",
            words.sim_chains(),
            words.sim_share(),
            words.sim_in_all(),
        ))?;
        for links in 1..=LONG {
            let count = count(chains, |l| l.min(LONG) == links);
            let (name, share) = (links_name(words, links), share(count, all));
            self.row(&format!("{name:<narrow$}{share:<27}{:>19}", separated(count)))?;
        }
        Ok(())
    }

    fn marks(&mut self) -> io::Result<()> {
        let (words, totals, narrow) = (self.words, self.totals, self.narrow);
        let line = |name: String, count: u64| {
            let share = share(count, totals.rounds);
            format!("{name:<narrow$}{share:<27}{:>19}", separated(count))
        };
        writeln!(self.out)?;
        for (mark, count) in totals.counts.marks.iter() {
            self.row(&line(G::mark_name(words, mark), *count))?;
        }
        if totals.unfinished > 0 {
            self.row(&line(self.labels.endless.clone(), totals.unfinished))?;
        }
        Ok(())
    }
}

fn count(histogram: &Histogram, which: impl Fn(u32) -> bool) -> u64 {
    histogram
        .iter()
        .filter(|(number, _)| which(*number))
        .map(|(_, count)| count)
        .sum()
}

/// A heading that ends where the means below it do, before their margins.
fn above_mean(text: &str) -> String {
    format!("{:<18}", format!("{text:>9}"))
}

fn mean(mean: Option<Mean>, digits: usize) -> String {
    mean.map_or_else(
        || "-        ".into(),
        |Mean { value, margin }| {
            let margin = margin.map_or_else(|| "-".into(), |margin| format!("{margin:.digits$}"));
            format!("{value:>9.digits$} ± {margin:<6}")
        },
    )
}

fn share(part: u64, whole: u64) -> String {
    Share::of(part, whole).map_or_else(
        || "     -".into(),
        |Share { value, low, high }| {
            let [value, low, high] = [value, low, high].map(|share| 100.0 * share);
            format!("{value:>6.2} %  {low:>5.2} – {high:<6.2}")
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    fn check<G: Reported>(words: &Words) {
        let lang = words.lang();
        for figure in G::Figure::ALL {
            let name = words.figure(figure.key());
            assert!(!name.starts_with("sim-figure"), "{lang}: {name}");
            assert!(
                name.chars().count() <= 42,
                "{lang}: {name} makes lines of more than 80 characters"
            );
        }
        let labels = G::labels(words);
        assert!(labels.points.chars().count() <= 17, "{lang}");
        assert!(labels.won.chars().count() <= 25, "{lang}");
    }

    #[test]
    fn everything_counted_has_a_name_that_leaves_room_for_its_numbers() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            check::<solo::Round>(&words);
            check::<skipbo::Round>(&words);
            assert_eq!(above_mean(&words.sim_mean()).chars().count(), 18, "{lang}");
            assert!(words.sim_matches_won().chars().count() <= 24, "{lang}");
        }
    }
}
