//! The result for people: tables, each as wide as its words want it.

use crate::faults;
use crate::output::{DIM, separated, widest};
use crate::reported::{Labels, Reported};
use game::Seat;
use lab::{Histogram, Key, Mean, Share, Sim, Totals};
use std::io::{self, Write};
use words::{Numerals, Words};

pub(super) fn tell<G: Reported>(
    out: &mut impl Write,
    words: &Words,
    sim: &Sim<G>,
    totals: &Totals<G>,
) -> io::Result<()> {
    let deals = G::deals(words, Numerals::PLAIN, totals.rounds);
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
    report.by_team(sim)?;
    report.places()?;
    report.figures()?;
    report.chains()?;
    report.marks()?;
    report.faults(sim)
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
struct Report<'a, G: Reported, W: Write> {
    out: &'a mut W,
    words: &'a Words,
    totals: &'a Totals<G>,
    labels: Labels,
    /// How wide the first column is in the table of figures.
    wide: usize,
    /// How wide it is in tables of shares.
    narrow: usize,
}

/// Longer chains than this are shown together.
const LONG: u32 = 5;

/// What is left free behind a word.
const GAP: usize = 2;

/// How wide a share is, and a mean.
const SHARE: usize = 23;
const MEAN: usize = 18;
/// How wide a sum is beside a mean, and beside a share.
const SUM: usize = 18;

fn wide<G: Reported>(words: &Words, labels: &Labels, totals: &Totals<G>) -> usize {
    let names = figures(totals).map(|figure| words.figure(figure.key()));
    (widest(names.chain([labels.in_a_deal.clone()])) + GAP).max(28)
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

impl<G: Reported, W: Write> Report<'_, G, W> {
    fn heading(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "\n{DIM}{}{DIM:#}", text.trim_end())
    }

    fn row(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", text.trim_end())
    }

    fn lengths(&mut self) -> io::Result<()> {
        let (words, totals) = (self.words, self.totals);
        let (median, most) = (words.sim_median(), words.sim_most());
        let (middle, last) = ((widest([&median]) + GAP).max(9), (widest([&most]) + GAP).max(8));
        let of_deals = G::LENGTHS.iter().map(|length| {
            let name = G::spread_name(words, *length);
            (name, &totals.counts.spreads[*length])
        });
        let of_matches = (self.labels.in_a_match.clone(), &totals.match_rounds);
        let rows: Vec<_> = of_deals.chain([of_matches]).collect();
        let wide = (widest(rows.iter().map(|(name, _)| name)) + GAP).max(28);
        self.heading(&format!(
            "{:<wide$}{}{median:>middle$}{:>7}{:>7}{most:>last$}",
            words.sim_length(),
            above_mean(&words.sim_mean()),
            "5 %",
            "95 %",
        ))?;
        for (name, lengths) in rows {
            let number = |number: Option<u32>| number.map_or_else(|| "-".into(), |number| separated(number.into()));
            self.row(&format!(
                "{name:<wide$}{:<MEAN$}{:>middle$}{:>7}{:>7}{:>last$}",
                mean(lengths.moments().mean(), 9, 2),
                number(lengths.quantile(50)),
                number(lengths.quantile(5)),
                number(lengths.quantile(95)),
                number(lengths.max()),
            ))?;
        }
        Ok(())
    }

    fn by_seat(&mut self, sim: &Sim<G>) -> io::Result<()> {
        let (first, second) = self.who(sim);
        let (seat, player) = (self.words.sim_seat(), self.words.sim_player());
        self.won_heading(&format!("{seat:<first$}{player:<second$}"))?;
        for seat in self.totals.seats().iter() {
            self.won_row(
                &format!("{:<first$}{:<second$}", seat.number(), sim.players[seat].name()),
                seat,
            )?;
        }
        Ok(())
    }

    /// How wide the columns are that say who won.
    fn who(&self, sim: &Sim<G>) -> (usize, usize) {
        let names = sim.players.iter().map(|bot| bot.name().to_string());
        let players = [self.words.sim_player()].into_iter().chain(names);
        (widest([self.words.sim_seat()]) + GAP, widest(players) + GAP)
    }

    fn by_team(&mut self, sim: &Sim<G>) -> io::Result<()> {
        let teams = || self.totals.sides.iter().filter(|side| side.len() > 1);
        if teams().next().is_none() {
            return Ok(());
        }
        let team = self.words.sim_team();
        let (first, second) = self.who(sim);
        let first = first + second;
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
        let (won, matches, points) = (&self.labels.won, self.words.sim_matches_won(), &self.labels.points);
        let won = format!(
            "{:<SHARE$}{:<SHARE$}",
            format!("{ABOVE_SHARE}{won}"),
            format!("{ABOVE_SHARE}{matches}")
        );
        self.heading(&format!("{who}{won}{points}"))
    }

    /// What a seat, or its team, has won.
    fn won_row(&mut self, who: &str, seat: Seat) -> io::Result<()> {
        let totals = self.totals;
        self.row(&format!(
            "{who}{:<SHARE$}{:<SHARE$}{}",
            share(totals.wins[seat], totals.rounds),
            share(totals.match_wins[seat], totals.matches),
            mean(totals.points[seat].mean(), 6, 2),
        ))
    }

    fn places(&mut self) -> io::Result<()> {
        let (words, totals, narrow) = (self.words, self.totals, self.narrow);
        self.heading(&format!(
            "{:<narrow$}{ABOVE_SHARE}{}",
            words.sim_place(),
            self.labels.won
        ))?;
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
            "{:<wide$}{}{:>SUM$}",
            self.labels.in_a_deal,
            above_mean(&words.sim_mean()),
            words.sim_in_all(),
        ))?;
        for figure in figures(totals) {
            let moments = &totals.counts.figures[figure];
            self.row(&format!(
                "{:<wide$}{:<MEAN$}{:>SUM$}",
                words.figure(figure.key()),
                mean(moments.mean(), 9, 3),
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
            "{:<narrow$}{:<SHARE$}{:>SUM$}",
            words.sim_chains(),
            format!("{ABOVE_SHARE}{}", words.sim_share()),
            words.sim_in_all(),
        ))?;
        for links in 1..=LONG {
            let count = count(chains, |l| l.min(LONG) == links);
            let (name, share) = (links_name(words, links), share(count, all));
            self.row(&format!("{name:<narrow$}{share:<SHARE$}{:>SUM$}", separated(count)))?;
        }
        Ok(())
    }

    /// What went wrong with other people's bots.
    fn faults(&mut self, sim: &Sim<G>) -> io::Result<()> {
        let told = self.totals.seats().iter().filter_map(|seat| {
            let bot = &sim.players[seat];
            faults::tell(self.words, &format!("{} {seat}", bot.name()), bot.faults())
        });
        let told: Vec<String> = told.collect();
        if !told.is_empty() {
            writeln!(self.out, "\n{}", told.join("\n"))?;
        }
        Ok(())
    }

    fn marks(&mut self) -> io::Result<()> {
        let (words, totals, narrow) = (self.words, self.totals, self.narrow);
        let line = |name: String, count: u64| {
            let share = share(count, totals.rounds);
            format!("{name:<narrow$}{share:<SHARE$}{:>SUM$}", separated(count))
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
    format!("{:<MEAN$}", format!("{text:>9}"))
}

/// What stands above a share before its heading.
const ABOVE_SHARE: &str = "  ";

/// A mean whose value takes so much room, and its margin.
fn mean(mean: Option<Mean>, room: usize, digits: usize) -> String {
    mean.map_or_else(
        || format!("{:>room$}", "-"),
        |Mean { value, margin }| {
            let margin = margin.map_or_else(|| "-".into(), |margin| format!("{margin:.digits$}"));
            format!("{value:>room$.digits$} ± {margin}")
        },
    )
}

fn share(part: u64, whole: u64) -> String {
    Share::of(part, whole).map_or_else(
        || "     -".into(),
        |Share { value, low, high }| {
            let [value, low, high] = [value, low, high].map(|share| 100.0 * share);
            format!("{value:>6.2} %  {low:>5.2}–{high:.2}")
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::bots::Level;
    use game::Seats;
    use lab::{Contender, Lineup};
    use std::ops::ControlFlow;
    use words::Lang;

    /// What a simulation of many players comes to, with numbers as wide as they usually get.
    fn simulated<G: Reported>(rules: &str) -> (Sim<G>, Totals<G>) {
        let sim = Sim {
            rules: rules.parse().ok().unwrap(),
            players: Lineup::all(Seats::new(6).unwrap(), &Contender::of(Level::Chance)),
            rounds: 40.try_into().unwrap(),
            seed: 1,
            threads: 1.try_into().unwrap(),
        };
        let totals = sim.run(|_| ControlFlow::Continue(()));
        (sim, totals)
    }

    fn check<G: Reported>(words: &Words, (sim, totals): &(Sim<G>, Totals<G>)) {
        let lang = words.lang();
        let mut out = Vec::new();
        tell(&mut out, words, sim, totals).unwrap();
        let text = anstream::adapter::strip_str(str::from_utf8(&out).unwrap()).to_string();
        for line in text.lines() {
            assert!(line.chars().count() <= 80, "{lang}: {line}");
        }
        for figure in G::Figure::ALL {
            let name = words.figure(figure.key());
            assert!(!name.starts_with("sim-figure"), "{lang}: {name}");
            assert!(name.chars().count() + GAP + MEAN + SUM <= 80, "{lang}: {name}");
        }
        for won in [G::labels(words).won, words.sim_matches_won(), words.sim_share()] {
            assert!(won.chars().count() + ABOVE_SHARE.len() < SHARE, "{lang}: {won}");
        }
        assert_eq!(above_mean(&words.sim_mean()).chars().count(), MEAN, "{lang}");
    }

    #[test]
    fn no_line_is_longer_than_80_and_everything_counted_has_a_name() {
        let solo = simulated::<solo::Round>("modern");
        let skipbo = simulated::<skipbo::Round>("standard stock=10 teams=1+4,2+5,3+6");
        for lang in Lang::ALL {
            let words = Words::new(lang);
            check(&words, &solo);
            check(&words, &skipbo);
        }
    }
}
