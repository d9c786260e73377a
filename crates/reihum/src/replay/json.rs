//! A record for machines: one document with everything in it.

use crate::output::Output;
use game::record::{BadRecord, Origin, Record, Step, VERSION};
use game::{BySeat, Game, SeatSet};
use serde::Serialize;
use std::io::{self, Write};

#[derive(Serialize)]
struct Document<'a> {
    file: &'a str,
    verified: bool,
    error: Option<Wrong>,
    #[serde(flatten)]
    record: Option<Content>,
}

#[derive(Serialize)]
struct Wrong {
    line: Option<usize>,
    message: String,
}

#[derive(Serialize)]
struct Content {
    format: u32,
    game: &'static str,
    revision: u32,
    rules: String,
    seats: usize,
    names: Vec<Option<String>>,
    first_dealer_seed: String,
    deals: Vec<Dealt>,
    /// How many actions of a running deal could not be replayed.
    hidden_actions: Option<usize>,
    winners: Option<Vec<usize>>,
}

#[derive(Serialize)]
struct Dealt {
    line: usize,
    dealer: usize,
    seed: Option<String>,
    commitment: Option<String>,
    events: Vec<String>,
    actions: Vec<Acted>,
    winners: Option<Vec<usize>>,
    points: Option<Vec<u32>>,
    totals: Vec<u32>,
}

#[derive(Serialize)]
struct Acted {
    line: usize,
    actor: String,
    action: String,
    events: Vec<String>,
}

/// Tells everything that is true about a record, and what is not.
pub(super) fn tell<G: Game>(file: &str, record: &Record<G>) -> io::Result<Result<(), BadRecord>> {
    let mut deals: Vec<Dealt> = Vec::new();
    let mut replay = record.replay();
    let mut error = None;
    for step in replay.by_ref() {
        match step {
            Ok(step) => add(record, &mut deals, &step),
            Err(bad) => error = Some(bad),
        }
    }
    let summary = replay.summary();
    let names = record.names().values().iter();
    let content = Content {
        format: VERSION,
        game: G::NAME,
        revision: record.revision(),
        rules: record.rules().to_string(),
        seats: record.seats().count(),
        names: names.map(|name| name.as_ref().map(ToString::to_string)).collect(),
        first_dealer_seed: record.first_dealer().to_string(),
        deals,
        hidden_actions: summary.hidden,
        winners: summary.winners.map(seats),
    };
    let wrong = error.as_ref().map(|bad| Wrong {
        line: bad.line,
        message: bad.what.to_string(),
    });
    write(file, wrong, Some(content))?;
    Ok(error.map_or(Ok(()), Err))
}

/// Tells why there is no record.
pub(super) fn tell_wrong(file: &str, line: Option<usize>, message: &str) -> io::Result<()> {
    let message = message.into();
    write(file, Some(Wrong { line, message }), None)
}

fn write(file: &str, error: Option<Wrong>, record: Option<Content>) -> io::Result<()> {
    let document = Document {
        file,
        verified: error.is_none(),
        error,
        record,
    };
    // In one piece, for a document can be large, and standard output is slow with many small ones.
    let mut text = serde_json::to_vec_pretty(&document)?;
    text.push(b'\n');
    let mut out = Output::new();
    out.write_all(&text)?;
    out.flush()
}

fn add<G: Game>(record: &Record<G>, deals: &mut Vec<Dealt>, step: &Step<G>) {
    let events = step.events.iter().map(ToString::to_string).collect();
    if let (Some((actor, action)), Some(deal)) = (step.action, deals.last_mut()) {
        deal.actions.push(Acted {
            line: step.line,
            actor: actor.to_string(),
            action: action.to_string(),
            events,
        });
        if let Some(outcome) = step.after.outcome() {
            deal.winners = Some(seats(outcome.winners));
            deal.points = Some(numbers(&outcome.points));
            deal.totals = numbers(&step.scores.totals);
        }
    } else {
        let origin = record.deals().get(step.deal - 1).map(|deal| &deal.origin);
        deals.push(Dealt {
            line: step.line,
            dealer: step.after.dealer().number(),
            seed: origin.and_then(Origin::seed).map(ToString::to_string),
            commitment: match origin {
                Some(Origin::Committed { commitment, .. }) => Some(commitment.to_string()),
                _ => None,
            },
            events,
            actions: Vec::new(),
            winners: None,
            points: None,
            totals: numbers(&step.scores.totals),
        });
    }
}

fn seats(set: SeatSet) -> Vec<usize> {
    set.iter().map(game::Seat::number).collect()
}

fn numbers(by_seat: &BySeat<u32>) -> Vec<u32> {
    by_seat.values().to_vec()
}
