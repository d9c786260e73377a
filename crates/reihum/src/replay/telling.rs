//! A record for people: everything that happened, and at the end what was verified.

use super::{Voice, explained};
use crate::games::Shelf;
use crate::output::{DIM, GOOD, Output};
use game::Game;
use game::record::{BadRecord, Record, Step, Summary};
use std::io::{self, Write};

/// Tells a record move by move until its end, or until something is wrong with it.
pub(super) fn tell<G: Shelf>(
    record: &Record<G>,
    voice: &Voice<'_>,
    quiet: bool,
    out: &mut Output,
) -> io::Result<Result<(), BadRecord>> {
    if !quiet {
        writeln!(out, "{}", heading(record, voice))?;
    }
    let mut replay = record.replay();
    for step in replay.by_ref() {
        match step {
            Ok(step) if !quiet => tell_step(voice, &step, out)?,
            Ok(_) => {}
            Err(bad) => {
                out.flush()?;
                return Ok(Err(explained(record, bad, voice.words)));
            }
        }
    }
    let gap = if quiet { "" } else { "\n" };
    let verified = format!("{GOOD}{}{GOOD:#}", voice.words.replay_verified());
    let verdict = verdict(voice, &replay.summary());
    writeln!(out, "{gap}{}", voice.words.replay_verdict(verified, verdict))?;
    out.flush()?;
    Ok(Ok(()))
}

/// The game, the rules, and who plays.
pub(super) fn heading<G: Game>(record: &Record<G>, voice: &Voice<'_>) -> String {
    let players: Vec<String> = record.seats().iter().map(|seat| voice.called(seat)).collect();
    let rules = record.rules().to_string();
    voice.words.replay_heading(G::NAME, rules, players.join(", "))
}

/// What was verified, and how the match stands.
pub(super) fn verdict(voice: &Voice<'_>, summary: &Summary) -> String {
    let words = voice.words;
    let stands = match summary.winners {
        Some(winners) => {
            let names: Vec<String> = winners.iter().map(|seat| voice.called(seat)).collect();
            words.replay_won(names.len(), words.all_of(&names))
        }
        None => words.replay_unfinished(),
    };
    let (deals, actions) = (words.replay_deals(summary.deals), words.replay_actions(summary.actions));
    let verdict = format!("{deals}, {actions}, {stands}");
    match summary.hidden {
        Some(hidden) => words.replay_hidden(verdict, words.replay_actions(hidden)),
        None => verdict,
    }
}

fn tell_step<G: Shelf>(voice: &Voice<'_>, step: &Step<G>, out: &mut Output) -> io::Result<()> {
    if step.action.is_none() {
        writeln!(out)?;
    }
    writeln!(out, "{}", title(voice, step))?;
    for sentence in voice.sentences::<G>(&step.events) {
        writeln!(out, "    {DIM}{sentence}{DIM:#}")?;
    }
    if step.after.outcome().is_some() {
        writeln!(out, "{}", totals(voice, step))?;
    }
    Ok(())
}

/// What somebody did, or which deal begins.
pub(super) fn title<G: Game>(voice: &Voice<'_>, step: &Step<G>) -> String {
    match step.action {
        Some((actor, action)) => format!("{actor}: {action}"),
        None => voice.words.replay_deal(step.deal, voice.called(step.after.dealer())),
    }
}

/// The score sheet after a deal.
pub(super) fn totals<G: Game>(voice: &Voice<'_>, step: &Step<G>) -> String {
    let totals = step.scores.totals.values().iter().map(u32::to_string);
    voice.words.replay_totals(totals.collect::<Vec<_>>().join(" "))
}
