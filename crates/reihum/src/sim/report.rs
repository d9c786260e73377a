//! The result for people: tables.

use crate::output::{DIM, Output, separated};
use lab::{Histogram, Mean, Share, Sim, Totals};
use std::io::{self, Write};

pub(super) fn tell(out: &mut Output, sim: &Sim, totals: &Totals) -> io::Result<()> {
    let (rounds, matches) = (plural(totals.rounds, "round"), separated(totals.matches));
    let seats = totals.seats();
    writeln!(out, "solo, {}, {seats} players, {rounds}, seed {}", sim.rules, sim.seed)?;
    writeln!(out, "{matches} whole matches{}", beside(totals))?;
    lengths(out, totals)?;
    by_seat(out, sim, totals)?;
    from_dealer(out, totals)?;
    figures(out, totals)?;
    chains(out, totals)?;
    blocked(out, totals)
}

/// What must be said of matches beside their number.
fn beside(totals: &Totals) -> String {
    let shared = match totals.shared {
        0 => String::new(),
        some => format!(", {} of them with several winners", separated(some)),
    };
    let cut_off = match totals.cut_off {
        0 => String::new(),
        1 => ", one cut off".into(),
        some => format!(", {} cut off", separated(some)),
    };
    shared + &cut_off
}

fn heading(out: &mut Output, text: &str) -> io::Result<()> {
    writeln!(out, "\n{DIM}{}{DIM:#}", text.trim_end())
}

fn row(out: &mut Output, text: &str) -> io::Result<()> {
    writeln!(out, "{}", text.trim_end())
}

fn lengths(out: &mut Output, totals: &Totals) -> io::Result<()> {
    heading(
        out,
        &format!(
            "{:<28}{:>18}{:>9}{:>8}{:>8}{:>8}",
            "length", "mean         ", "median", "5 %", "95 %", "most"
        ),
    )?;
    for (name, lengths) in [
        ("turns a round", &totals.turns),
        ("moves a round", &totals.moves),
        ("rounds a match", &totals.match_rounds),
    ] {
        let number = |number: Option<u32>| number.map_or_else(|| "-".into(), |number| separated(number.into()));
        let line = format!(
            "{name:<28}{:>18}{:>9}{:>8}{:>8}{:>8}",
            mean(lengths.moments().mean(), 2),
            number(lengths.quantile(50)),
            number(lengths.quantile(5)),
            number(lengths.quantile(95)),
            number(lengths.max()),
        );
        row(out, &line)?;
    }
    Ok(())
}

fn by_seat(out: &mut Output, sim: &Sim, totals: &Totals) -> io::Result<()> {
    heading(
        out,
        &format!(
            "{:<6}{:<10}  {:<27}{:<25}{:>18}",
            "seat", "player", "rounds won", "matches won", "points a round   "
        ),
    )?;
    for seat in totals.seats().iter() {
        let line = format!(
            "{:<6}{:<10}{:<27}{:<27}{:>18}",
            seat.number(),
            sim.players[seat],
            share(totals.wins[seat], totals.rounds),
            share(totals.match_wins[seat], totals.matches),
            mean(totals.points[seat].mean(), 2),
        );
        row(out, &line)?;
    }
    Ok(())
}

fn from_dealer(out: &mut Output, totals: &Totals) -> io::Result<()> {
    heading(out, &format!("{:<16}  {}", "place", "rounds won"))?;
    for seat in totals.seats().iter() {
        let place = match seat.index() {
            0 => "dealer".into(),
            1 => "begins".into(),
            steps => format!("dealer + {steps}"),
        };
        let won = share(totals.wins_from_dealer[seat], totals.rounds);
        row(out, &format!("{place:<16}{won}"))?;
    }
    Ok(())
}

fn figures(out: &mut Output, totals: &Totals) -> io::Result<()> {
    heading(
        out,
        &format!("{:<28}{:>18}{:>18}", "in a round", "mean         ", "in all"),
    )?;
    // Some things do not exist in every rulebook.
    for (figure, moments) in totals.figures.iter().filter(|(_, moments)| moments.sum > 0) {
        let line = format!(
            "{:<28}{:>18}{:>18}",
            figure.name(),
            mean(moments.mean(), 3),
            separated(u64::try_from(moments.sum).unwrap_or(u64::MAX)),
        );
        row(out, &line)?;
    }
    Ok(())
}

/// Longer chains than this are shown together.
const LONG: u32 = 5;

fn chains(out: &mut Output, totals: &Totals) -> io::Result<()> {
    let all = totals.chains.count();
    if all == 0 {
        return Ok(());
    }
    heading(out, &format!("{:<16}  {:<25}{:>19}", "chains", "share", "in all"))?;
    for links in 1..=LONG {
        let (name, count) = if links < LONG {
            (plural(links.into(), "link"), count(&totals.chains, |l| l == links))
        } else {
            (format!("{LONG} or more"), count(&totals.chains, |l| l >= LONG))
        };
        row(
            out,
            &format!("{name:<16}{:<27}{:>19}", share(count, all), separated(count)),
        )?;
    }
    Ok(())
}

fn count(histogram: &Histogram, which: impl Fn(u32) -> bool) -> u64 {
    histogram
        .iter()
        .filter(|(number, _)| which(*number))
        .map(|(_, count)| count)
        .sum()
}

fn blocked(out: &mut Output, totals: &Totals) -> io::Result<()> {
    writeln!(out)?;
    let line =
        |name: &str, count: u64| format!("{name:<16}{:<27}{:>19}", share(count, totals.rounds), separated(count));
    writeln!(out, "{}", line("blocked rounds", totals.blocked))?;
    if totals.unfinished > 0 {
        writeln!(out, "{}", line("rounds without an end", totals.unfinished))?;
    }
    Ok(())
}

fn plural(count: u64, what: &str) -> String {
    if count == 1 {
        format!("1 {what}")
    } else {
        format!("{} {what}s", separated(count))
    }
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
