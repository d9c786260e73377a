//! A record for people: everything that happened, and at the end what was verified.

use super::{Voice, called};
use crate::games::Shelf;
use crate::output::{DIM, GOOD, Output};
use game::record::{BadRecord, Record, Step, Summary};
use game::{Game, Seat, SeatSet};
use std::io::{self, Write};

/// Tells a record move by move until its end, or until something is wrong with it.
pub(super) fn tell<G: Shelf>(
    record: &Record<G>,
    voice: &Voice,
    quiet: bool,
    out: &mut Output,
) -> io::Result<Result<(), BadRecord>> {
    if !quiet {
        writeln!(out, "{}", heading(record))?;
    }
    let mut replay = record.replay();
    for step in replay.by_ref() {
        match step {
            Ok(step) if !quiet => tell_step(record, voice, &step, out)?,
            Ok(_) => {}
            Err(bad) => {
                out.flush()?;
                return Ok(Err(bad));
            }
        }
    }
    let gap = if quiet { "" } else { "\n" };
    writeln!(
        out,
        "{gap}{GOOD}verified{GOOD:#}: {}",
        verdict(record, &replay.summary())
    )?;
    out.flush()?;
    Ok(Ok(()))
}

/// The game, the rules, and who plays.
pub(super) fn heading<G: Game>(record: &Record<G>) -> String {
    let players: Vec<String> = record.seats().iter().map(|seat| called(record, seat)).collect();
    format!("{}, {}: {}", G::NAME, record.rules(), players.join(", "))
}

/// What was verified, and how the match stands.
pub(super) fn verdict<G: Game>(record: &Record<G>, summary: &Summary) -> String {
    let deals = counted(summary.deals, "deal");
    let actions = counted(summary.actions, "action");
    let stands = match summary.winners {
        Some(winners) => format!("the match is won by {}", all(winners, &|seat| called(record, seat))),
        None => "the match is unfinished".into(),
    };
    let hidden = summary.hidden.map_or_else(String::new, |actions| {
        let actions = counted(actions, "action");
        format!("; the deal that is still running, with {actions}, cannot be verified before its secret is told")
    });
    format!("{deals}, {actions}, {stands}{hidden}")
}

fn tell_step<G: Shelf>(record: &Record<G>, voice: &Voice, step: &Step<G>, out: &mut Output) -> io::Result<()> {
    writeln!(out, "{}", title(record, step))?;
    for sentence in voice.sentences::<G>(&step.events) {
        writeln!(out, "    {DIM}{sentence}{DIM:#}")?;
    }
    if step.after.outcome().is_some() {
        writeln!(out, "{}", totals(step))?;
    }
    Ok(())
}

/// What somebody did, or which deal begins.
pub(super) fn title<G: Game>(record: &Record<G>, step: &Step<G>) -> String {
    match step.action {
        Some((actor, action)) => format!("{actor}: {action}"),
        None => format!("\ndeal {}, dealt by {}", step.deal, called(record, step.after.dealer())),
    }
}

/// The score sheet after a deal.
pub(super) fn totals<G: Game>(step: &Step<G>) -> String {
    let totals = step.scores.totals.values().iter().map(u32::to_string);
    format!("totals {}", totals.collect::<Vec<_>>().join(" "))
}

fn all(seats: SeatSet, name: &impl Fn(Seat) -> String) -> String {
    let names: Vec<String> = seats.iter().map(name).collect();
    names.join(" and ")
}

fn counted(number: usize, what: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {what}{plural}")
}
