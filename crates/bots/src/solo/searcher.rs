//! A player that tries what it could do in many rounds that may be the one it is in.

use super::belief::Belief;
use super::choices::me;
use super::worlds::Worlds;
use super::{candidates, owed_call};
use crate::{Player, Random};
use game::{MAX_SEATS, Match, Seat};
use solo::{Action, Round, Rules, Scoring, Seen, View};

/// Somebody who searches.
pub struct Searcher {
    rules: Rules,
    seat: Option<Seat>,
    belief: Belief,
    nodes: u32,
    seed: u64,
}

/// An action, and what came of it.
struct Candidate {
    action: Option<Action>,
    sum: f32,
    count: f32,
}

impl Candidate {
    fn mean(&self) -> f32 {
        if self.count > 0.0 {
            self.sum / self.count
        } else {
            f32::NEG_INFINITY
        }
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
            belief: Belief::new(infers),
            nodes,
            seed,
        }
    }

    /// The best of these; none where nothing is to be done, if that may be.
    fn choose(&mut self, view: &View, actions: impl Iterator<Item = Option<Action>>) -> Option<Action> {
        let mut candidates: Vec<Candidate> = actions
            .map(|action| Candidate {
                action,
                sum: 0.0,
                count: 0.0,
            })
            .collect();
        if candidates.len() <= 1 {
            return candidates.first().and_then(|only| only.action);
        }
        let seat = me(view)?;
        let mut worlds = Worlds::new(view, seat)?;
        let mut random = Random::new(self.seed);
        let mut spent = 0;
        let halvings = usize::BITS - (candidates.len() - 1).leading_zeros();
        let share = self.nodes / halvings;
        for halving in 1..=halvings {
            let until = share * halving;
            let mut tried = 0;
            while spent < until || tried < FEWEST {
                tried += 1;
                let world = worlds.next(&mut self.belief, &mut random)?;
                let luck = random.number();
                for candidate in &mut candidates {
                    let mut points = [0.0; MAX_SEATS];
                    let first = candidate.action.map(|action| (seat, action));
                    let Some(actions) = world.play_out(first, &mut Random::new(luck), &mut points) else {
                        continue;
                    };
                    spent += actions;
                    candidate.sum += self.worth(seat, &points[..view.seats().count()]);
                    candidate.count += 1.0;
                }
            }
            candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            candidates.truncate(candidates.len().div_ceil(2));
        }
        candidates.first().and_then(|best| best.action)
    }

    /// How good it is for a seat if everybody writes this down.
    fn worth(&self, seat: Seat, points: &[f32]) -> f32 {
        let mine = points[seat.index()];
        let others = (points.iter().sum::<f32>() - mine) / (points.len() - 1) as f32;
        match self.rules.scoring() {
            Scoring::Penalty => others - mine,
            Scoring::Winner => mine - others,
        }
    }
}

impl Player<Round> for Searcher {
    fn begin(&mut self, score: &Match<Round>, seat: Seat) {
        self.rules = *score.rules();
        self.seat = Some(seat);
    }

    fn hear(&mut self, seen: &Seen) {
        if let Some(seat) = self.seat {
            self.belief.hear(&self.rules, seat, seen);
        }
    }

    fn decide(&mut self, view: &View) -> Option<Action> {
        self.rules = *view.rules();
        let actions = if view.asked().is_empty() {
            candidates::in_turn(view)
        } else if view.waits_for().iter().any(|seat| view.viewer().is(seat)) {
            candidates::answers(view)
        } else {
            return None;
        };
        self.choose(view, actions.into_iter().map(Some))
    }

    fn interject(&mut self, view: &View) -> Option<Action> {
        let actions = candidates::thrown_in(view).into_iter();
        self.choose(view, actions.map(Some).chain([None]))
    }

    fn call(&mut self, view: &View) -> Option<Action> {
        owed_call(view)
    }
}
