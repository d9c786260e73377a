//! Playing a record again, step by step, and checking everything on the way.

use super::line::Line;
use super::{ACTIONS_PER_DIGEST, BadRecord, Damage, Deal, DealResult, Digest, Entry, Origin, Record, What};
use crate::{Actor, Game, Match, Outcome, Refusal, Scores, SeatSet, Seed};
use std::iter::FusedIterator;

/// One thing that happened in a record: a deal, or an action.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The line of the record.
    pub line: usize,
    /// The number of the deal, counted from 1.
    pub deal: usize,
    /// Who did what; nothing when the cards were dealt.
    pub action: Option<(Actor, G::Action)>,
    /// The state before; there is none before a deal.
    pub before: Option<G>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// The state after.
    pub after: G,
    /// The score sheet after.
    pub scores: Scores,
}

/// What a record that is true tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How many deals were replayed.
    pub deals: usize,
    /// How many actions were replayed.
    pub actions: usize,
    /// How many digests were compared.
    pub digests: usize,
    /// How many actions of a running deal could not be replayed, for its seed is still a secret.
    pub hidden: Option<usize>,
    /// The score sheet.
    pub scores: Scores,
    /// Who has won the match, if it was finished.
    pub winners: Option<SeatSet>,
}

/// Plays a record again: an iterator over its steps, which ends with the first line that is wrong.
#[derive(Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record<G>,
    table: Match<G>,
    state: State<'a, G>,
    summary: Summary,
}

#[derive(Debug)]
enum State<'a, G: Game> {
    /// Before a deal, or at the end.
    Between,
    Playing(Playing<'a, G>),
    /// Everything is replayed, or something was wrong.
    Done,
}

#[derive(Debug)]
struct Playing<'a, G: Game> {
    deal: &'a Deal<G>,
    game: G,
    /// The entries still to come.
    entries: &'a [Entry<G>],
    /// How many actions there were since the deal.
    actions: usize,
    /// The line of the last entry, or of the deal's beginning.
    line: usize,
    /// The line of the last digest.
    digest_line: Option<usize>,
}

impl<'a, G: Game> Replay<'a, G> {
    pub(super) fn new(record: &'a Record<G>) -> Self {
        let table = Match::new(record.rules.clone(), record.seats(), &record.first_dealer, &mut ());
        let summary = Summary {
            deals: 0,
            actions: 0,
            digests: 0,
            hidden: None,
            scores: *table.scores(),
            winners: None,
        };
        Self {
            record,
            table,
            state: State::Between,
            summary,
        }
    }

    /// What was replayed so far.
    pub fn summary(&self) -> Summary {
        Summary {
            scores: *self.table.scores(),
            winners: self.table.winners(),
            ..self.summary.clone()
        }
    }

    fn step(&mut self) -> Result<Option<Step<G>>, BadRecord> {
        match std::mem::replace(&mut self.state, State::Done) {
            State::Done => Ok(None),
            State::Between => self.begin(),
            State::Playing(playing) => self.go_on(playing),
        }
    }

    /// The next deal, or the end of the match.
    fn begin(&mut self) -> Result<Option<Step<G>>, BadRecord> {
        let Some(deal) = self.record.deals.get(self.summary.deals) else {
            self.end()?;
            return Ok(None);
        };
        if let Some(winners) = self.table.winners() {
            let winners = winners.to_string();
            return Err(Damage::MatchOver { winners }.in_line(deal.line));
        }
        if deal.dealer != self.table.dealer() {
            let (written, right) = (deal.dealer, self.table.dealer());
            return Err(Damage::Dealer { written, right }.in_line(deal.line));
        }
        let number = self.summary.deals + 1;
        let Some(seed) = seed_of(deal, number as u32)? else {
            let actions = deal
                .entries
                .iter()
                .filter(|entry| matches!(entry.what, What::Action(..)));
            self.summary.hidden = Some(actions.count());
            self.end()?;
            return Ok(None);
        };
        self.summary.deals = number;
        let mut events = Vec::new();
        let game = self.record.revision.deal(&self.table, &seed, &mut events);
        let mut playing = Playing {
            deal,
            game: game.clone(),
            entries: &deal.entries,
            actions: 0,
            line: deal.line,
            digest_line: None,
        };
        self.summary.digests += playing.digest()?;
        self.state = State::Playing(playing);
        Ok(Some(Step {
            line: deal.line,
            deal: number,
            action: None,
            before: None,
            events,
            after: game,
            scores: *self.table.scores(),
        }))
    }

    /// The next action, or what comes after the last.
    fn go_on(&mut self, mut playing: Playing<'a, G>) -> Result<Option<Step<G>>, BadRecord> {
        let Some((entry, rest)) = playing.entries.split_first() else {
            // A deal that is over never comes here.
            if let Some(result) = &playing.deal.result {
                return Err(Damage::NotOver.in_line(result.line));
            }
            self.end()?;
            return Ok(None);
        };
        let line = entry.line;
        let What::Action(actor, action) = entry.what else {
            let wanted = "an action, for digests stand before the first, after every 16, and after the last of a deal";
            return Err(misplaced(&entry.what, wanted).in_line(line));
        };
        let before = playing.game.clone();
        let mut events = Vec::new();
        let done = self.record.revision.act(&mut playing.game, actor, action, &mut events);
        done.map_err(|illegal| refused::<G>(actor, action, illegal).in_line(line))?;
        playing.entries = rest;
        playing.line = line;
        playing.actions += 1;
        self.summary.actions += 1;
        let outcome = playing.game.outcome();
        if outcome.is_some() || playing.actions.is_multiple_of(ACTIONS_PER_DIGEST) {
            self.summary.digests += playing.digest()?;
        }
        let after = playing.game.clone();
        self.state = if let Some(outcome) = outcome {
            self.table.add(&outcome);
            playing.check_result(&outcome, self.table.scores())?;
            State::Between
        } else {
            State::Playing(playing)
        };
        Ok(Some(Step {
            line,
            deal: self.summary.deals,
            action: Some((actor, action)),
            before: Some(before),
            events,
            after,
            scores: *self.table.scores(),
        }))
    }

    /// The last line must say how the match stands.
    fn end(&self) -> Result<(), BadRecord> {
        let right = self.table.winners();
        if self.record.winners == right {
            return Ok(());
        }
        let right = Line::<G>::Match(right).to_string();
        Err(Damage::End { right }.in_line(self.record.last_line))
    }
}

impl<G: Game> Iterator for Replay<'_, G> {
    type Item = Result<Step<G>, BadRecord>;

    fn next(&mut self) -> Option<Self::Item> {
        self.step().transpose()
    }
}

impl<G: Game> FusedIterator for Replay<'_, G> {}

/// The seed of a deal, if it is known: checked against what was committed to.
fn seed_of<G: Game>(deal: &Deal<G>, number: u32) -> Result<Option<Seed>, BadRecord> {
    let Origin::Committed {
        commitment,
        nonces,
        reveal: Some(reveal),
    } = &deal.origin
    else {
        return Ok(deal.origin.seed().copied());
    };
    if reveal.secret.commitment() != *commitment {
        return Err(Damage::Commitment.in_line(reveal.line));
    }
    let right = reveal.secret.seed(number, nonces);
    if reveal.seed != right {
        return Err(Damage::Derivation { right }.in_line(reveal.line + 1));
    }
    Ok(Some(right))
}

fn refused<G: Game>(actor: Actor, action: G::Action, illegal: G::Illegal) -> Damage {
    Damage::Illegal {
        action: Line::<G>::Action(actor, action).to_string(),
        rule: illegal.rule(),
        why: illegal.to_string(),
    }
}

fn misplaced<G: Game>(what: &What<G>, wanted: &'static str) -> Damage {
    let found = match *what {
        What::Action(actor, action) => Line::<G>::Action(actor, action),
        What::Digest(digest) => Line::Digest(digest),
    };
    Damage::Misplaced {
        found: found.to_string(),
        wanted,
    }
}

impl<G: Game> Playing<'_, G> {
    /// Compares the digest that must stand here, and says how many that was.
    fn digest(&mut self) -> Result<usize, BadRecord> {
        const WANTED: &str = "the `digest` of the position";
        let written = match self.entries.split_first() {
            Some((
                Entry {
                    line,
                    what: What::Digest(digest),
                },
                rest,
            )) => {
                self.entries = rest;
                self.line = *line;
                *digest
            }
            Some((entry, _)) => return Err(misplaced(&entry.what, WANTED).in_line(entry.line)),
            None => return Err(Damage::Missing { wanted: WANTED }.in_line(self.line)),
        };
        let right = Digest::of(&self.game);
        let since = self.digest_line.replace(self.line);
        if written == right {
            return Ok(1);
        }
        let (written, right) = (written.to_string(), right.to_string());
        Err(match since {
            None => Damage::Shuffle { written, right },
            Some(since) => Damage::Digest { written, right, since },
        }
        .in_line(self.line))
    }

    /// What the record says about the end of a deal is right.
    fn check_result(&self, outcome: &Outcome, scores: &Scores) -> Result<(), BadRecord> {
        if let Some(entry) = self.entries.first() {
            let wanted = "the result of the deal, which is over";
            return Err(misplaced(&entry.what, wanted).in_line(entry.line));
        }
        let Some(DealResult {
            line,
            winners,
            points,
            totals,
        }) = &self.deal.result
        else {
            return Err(Damage::Over.in_line(self.line));
        };
        let wrong = |right: Line<G>, after: usize| {
            let right = right.to_string();
            Err(Damage::Result { right }.in_line(line + after))
        };
        match outcome {
            _ if *winners != outcome.winners => wrong(Line::Won(outcome.winners), 0),
            _ if *points != outcome.points => wrong(Line::Points(outcome.points), 1),
            _ if *totals != scores.totals => wrong(Line::Totals(scores.totals), 2),
            _ => Ok(()),
        }
    }
}
