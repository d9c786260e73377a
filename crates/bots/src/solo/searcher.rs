//! A player that tries what it could do in many rounds that may be the one it is in.

use super::belief::Belief;
use super::candidates;
use super::choices::me;
use super::equity::Equity;
use super::learned::learned;
use super::prior::{Size, features};
use super::worlds::Worlds;
use super::{Reason, Why};
use crate::{Player, Random};
use game::{MAX_SEATS, Match, Scores, Seat};
use solo::{Action, Round, Rules, Seen, View};

/// Somebody who searches, for the action that most likely wins the match.
pub struct Searcher {
    rules: Rules,
    seat: Option<Seat>,
    /// What everybody has written down so far.
    totals: [u32; MAX_SEATS],
    pub(super) belief: Belief,
    nodes: u32,
    seed: u64,
    reason: Option<Reason>,
}

/// An action, and what came of it.
pub(super) struct Candidate {
    pub(super) action: Option<Action>,
    /// By how much it is better than others, before it is tried.
    prior: f32,
    /// Of chances to win the match, over all trials.
    pub(super) sum: f32,
    count: f32,
}

impl Candidate {
    pub(super) fn new(action: Option<Action>) -> Self {
        Self {
            action,
            prior: 0.0,
            sum: 0.0,
            count: 0.0,
        }
    }

    /// How often it won the match where it was tried.
    fn percent(&self) -> Option<u8> {
        (self.count > 0.0).then(|| (100.0 * self.sum / self.count).round() as u8)
    }

    /// How good it seems: what was expected of it counts as much as so many trials.
    fn worth(&self, trust: f32) -> f32 {
        (self.sum + trust * self.prior) / (self.count + trust).max(1.0)
    }
}

/// Worlds that everything is tried in before anything is left out, at least.
const FEWEST: u32 = 6;

impl Searcher {
    /// One that plays so many actions in its worlds for a decision, and draws conclusions from what the others do or does not. What it leaves to
    /// chance follows from the seed.
    pub(super) fn new(nodes: u32, infers: bool, seed: u64) -> Self {
        Self {
            rules: Rules::default(),
            seat: None,
            totals: [0; MAX_SEATS],
            belief: Belief::new(infers),
            nodes,
            seed,
            reason: None,
        }
    }

    /// The best of these, and it remembers why.
    fn choose(&mut self, view: &View, actions: impl Iterator<Item = Option<Action>>) -> Option<Action> {
        let best = self.best(view, actions);
        let action = best.action;
        let why = Why::of(view, action).or(action.map(|_| Why::Tried));
        self.reason = why.map(|why| Reason {
            why,
            percent: best.percent(),
        });
        action
    }

    /// The best of these; none where nothing is to be done, if that may be.
    fn best(&mut self, view: &View, actions: impl Iterator<Item = Option<Action>>) -> Candidate {
        let mut candidates: Vec<Candidate> = actions.map(Candidate::new).collect();
        if candidates.len() > 1 {
            self.halve(view, &mut candidates);
        }
        let best = candidates.into_iter().next();
        best.unwrap_or(Candidate::new(None))
    }

    /// Tries all of these, and leaves the worse half out, again and again; the best is first in the end. Nothing happens where there is no world to try
    /// them in.
    fn halve(&mut self, view: &View, candidates: &mut Vec<Candidate>) -> Option<()> {
        let equity = Equity::new(view.rules(), view.seats().count());
        let mut trials = self.trials(view, equity)?;
        let prior = learned().prior(view.rules().scoring(), Size::of(view.seats().count()));
        for candidate in &mut *candidates {
            candidate.prior = trials.point * prior.points(&features(view, candidate.action));
        }
        let mut spent = 0;
        let halvings = usize::BITS - (candidates.len() - 1).leading_zeros();
        let share = self.nodes / halvings;
        for halving in 1..=halvings {
            let until = share * halving;
            let mut tried = 0;
            while spent < until || tried < FEWEST {
                tried += 1;
                spent += trials.one(&mut self.belief, candidates)?;
            }
            candidates.sort_by(|a, b| b.worth(prior.trust).total_cmp(&a.worth(prior.trust)));
            candidates.truncate(candidates.len().div_ceil(2));
        }
        Some(())
    }

    /// What actions are tried with.
    pub(super) fn trials(&self, view: &View, equity: Equity) -> Option<Trials> {
        let seat = me(view)?;
        let seats = view.seats().count();
        Some(Trials {
            worlds: Worlds::new(view, seat)?,
            random: Random::new(self.seed),
            point: equity.point(&self.totals[..seats], seat.index()),
            equity,
            seat,
            totals: self.totals,
        })
    }
}

/// Candidates are tried in worlds.
pub(super) struct Trials {
    worlds: Worlds,
    random: Random,
    equity: Equity,
    /// What a point is worth.
    pub(super) point: f32,
    seat: Seat,
    totals: [u32; MAX_SEATS],
}

impl Trials {
    /// Tries all of them in the same world. Gives how many actions that took.
    pub(super) fn one(&mut self, belief: &mut Belief, candidates: &mut [Candidate]) -> Option<u32> {
        let world = self.worlds.next(belief, &mut self.random)?;
        let luck = self.random.number();
        let mut spent = 0;
        for candidate in candidates {
            let mut points = self.totals;
            let mut random = Random::new(luck);
            let Some(actions) = world.play_out(self.seat, candidate.action, &mut random, &mut points) else {
                continue;
            };
            spent += actions;
            candidate.sum += self.equity.chance(&points[..world.seats()], self.seat.index());
            candidate.count += 1.0;
        }
        Some(spent.max(1))
    }
}

impl Player<Round> for Searcher {
    fn begin(&mut self, score: &Match<Round>, seat: Seat) {
        self.rules = *score.rules();
        self.seat = Some(seat);
        self.totals = totals(score.scores());
    }

    fn hear(&mut self, seen: &Seen) {
        if let Some(seat) = self.seat {
            self.belief.hear(&self.rules, seat, seen);
        }
    }

    fn decide(&mut self, view: &View) -> Option<Action> {
        let actions = candidates::awaited(view)?;
        self.choose(view, actions.into_iter().map(Some))
    }

    fn interject(&mut self, view: &View) -> Option<Action> {
        let actions = candidates::thrown_in(view).into_iter();
        self.choose(view, actions.map(Some).chain([None]))
    }

    fn call(&mut self, view: &View) -> Option<Action> {
        let call = self.choose(view, candidates::calls(view).into_iter());
        // To say nothing has nothing to do with cards.
        self.reason = self.reason.filter(|_| call.is_some());
        call
    }

    fn reason(&self) -> Option<Reason> {
        self.reason
    }
}

fn totals(scores: &Scores) -> [u32; MAX_SEATS] {
    let mut totals = [0; MAX_SEATS];
    for (seat, total) in scores.totals.iter() {
        totals[seat.index()] = *total;
    }
    totals
}
