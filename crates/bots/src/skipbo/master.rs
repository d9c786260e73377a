//! `master`: what `club` does, and looks beyond chance: at the card that may be turned, the hand that may be drawn, and what the others may
//! do then.

use super::features::{ends_turn, heights_after};
use super::learned::{Learned, percent, wins};
use super::net::chance_of_winning;
use super::position::{Held, JOKER, PILES, Position, Rank, Stack, Step};
use super::search::{Last, Leaf, Plan, Search, WON};
use super::thinker::{Planning, Thinker};
use super::worlds::{World, Worlds};
use crate::Random;
use game::Viewer;
use skipbo::{FULL, Source, View, Whose};

/// A master.
pub type Master = Thinker<Expecting>;

impl Master {
    /// One that looks at so many nodes a decision. What it leaves to chance follows from the seed.
    pub(super) fn with_nodes(nodes: u32, seed: u64) -> Self {
        Self::new(Expecting::new(Learned::default(), nodes, seed))
    }
}

/// Plans with expectations.
pub struct Expecting {
    judge: Learned,
    search: Search,
    /// For what comes after chance.
    deeper: Search,
    nodes: u32,
    spent: u32,
    seed: u64,
}

/// One of the best plans, and how good it is: a probability.
struct Candidate {
    plan: Plan,
    leaf: Leaf,
    chance: f32,
}

/// How many plans are looked at closely.
const CANDIDATES: usize = 12;

/// Plans that seem worse than the best by more than this are not.
const CLOSE: f32 = 0.06;

/// How many nodes a search beyond chance looks at.
const BEYOND: usize = 100;

/// How many hands are drawn for a hand that is played out.
const HANDS: usize = 10;

impl Planning for Expecting {
    #[expect(private_interfaces, reason = "positions and plans are nobody else's business")]
    fn plan(&mut self, position: &Position, view: &View) -> Plan {
        let most = (self.nodes as usize).min(2000);
        let plans = self.search.plans(position, &mut self.judge, most, CANDIDATES);
        self.spent = self.search.nodes();
        let candidate = |(plan, leaf): (Plan, Leaf)| {
            let chance = chance_of_winning(plan.value);
            Candidate { plan, leaf, chance }
        };
        let mut candidates: Vec<Candidate> = plans.into_iter().map(candidate).collect();
        let Some(best) = candidates.first() else {
            return Plan::default();
        };
        if best.plan.value < WON && candidates.len() > 1 {
            let least = best.chance - CLOSE;
            candidates.retain(|candidate| candidate.chance >= least);
            for candidate in &mut candidates {
                if self.spent < self.nodes {
                    candidate.chance = self.expected(position, &candidate.leaf, candidate.chance);
                }
            }
            self.replies(position, view, &mut candidates);
        }
        let best = candidates
            .into_iter()
            .reduce(|best, other| if other.chance > best.chance { other } else { best });
        best.map_or_else(Plan::default, |best| Plan {
            value: best.chance,
            ..best.plan
        })
    }

    fn percent(&self, value: f32) -> Option<u8> {
        Some(percent(value.min(1.0)))
    }
}

impl Expecting {
    /// By this judge, at so many nodes.
    pub(super) fn new(judge: Learned, nodes: u32, seed: u64) -> Self {
        Self {
            judge,
            search: Search::default(),
            deeper: Search::default(),
            nodes,
            spent: 0,
            seed,
        }
    }

    /// How good a leaf is once chance has had its say; what it seemed to be where chance has none.
    pub(super) fn expected(&mut self, position: &Position, leaf: &Leaf, seemed: f32) -> f32 {
        match leaf.last {
            Last::Stock(_) if !wins(position, leaf) => self.turned(position, leaf),
            Last::Refill => self.drawn(position, leaf),
            _ => seemed,
        }
    }

    /// The mean over the cards that may lie under the stock card.
    fn turned(&mut self, position: &Position, leaf: &Leaf) -> f32 {
        let mut after = after(position, leaf);
        let Last::Stock(step) = leaf.last else { return 0.0 };
        let place = owner(position, step);
        let (mut sum, mut cards) = (0.0, 0.0);
        if after.places[place].stock == 0 {
            return self.beyond(&after);
        }
        for rank in 1..=JOKER {
            let count = f32::from(position.unseen[rank as usize]);
            if count > 0.0 {
                after.places[place].top = rank;
                sum += count * self.beyond(&after);
                cards += count;
            }
        }
        if cards > 0.0 { sum / cards } else { self.beyond(&after) }
    }

    /// The mean over some hands that may be drawn.
    fn drawn(&mut self, position: &Position, leaf: &Leaf) -> f32 {
        let mut after = after(position, leaf);
        // The same hands for every leaf: what differs is the leaf.
        let mut random = Random::new(self.seed);
        let all: Vec<Rank> = (1..=JOKER)
            .flat_map(|rank| std::iter::repeat_n(rank, position.unseen[rank as usize] as usize))
            .collect();
        let count = FULL.min(position.drawable.max(1) as usize).min(all.len());
        let mut sum = 0.0;
        for _ in 0..HANDS {
            let mut left = all.clone();
            after.hand = Held::default();
            for _ in 0..count {
                after
                    .hand
                    .add(left.swap_remove(random.below(left.len() as u32) as usize));
            }
            after.drawable = position.drawable.saturating_sub(count as u8);
            sum += self.beyond(&after);
        }
        sum / HANDS as f32
    }

    /// What the best plan from here on is worth.
    fn beyond(&mut self, position: &Position) -> f32 {
        let value = self.deeper.plan(position, &mut self.judge, BEYOND).value;
        self.spent += self.deeper.nodes();
        chance_of_winning(value)
    }

    /// Plays the most promising ends of the turn out, until the player's next turn, in worlds that fit.
    fn replies(&mut self, position: &Position, view: &View, candidates: &mut Vec<Candidate>) {
        let Viewer::Seat(me) = view.viewer() else { return };
        candidates.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        candidates.truncate(REPLIED);
        let ends = |candidate: &Candidate| ends_turn(&candidate.leaf);
        if candidates.len() < 2 || !candidates.iter().all(ends) || self.spent >= self.nodes {
            return;
        }
        let Some(mut worlds) = Worlds::new(view, me) else {
            return;
        };
        let mut random = Random::new(self.seed);
        let mut sums = vec![0.0; candidates.len()];
        let mut count = 0.0;
        while self.spent < self.nodes {
            let Some(world) = worlds.next(&mut random) else { return };
            for (candidate, sum) in candidates.iter().zip(&mut sums) {
                *sum += self.play_on(world, &candidate.plan, position);
            }
            count += 1.0;
        }
        for (candidate, sum) in candidates.iter_mut().zip(sums) {
            candidate.chance = (PRIOR * candidate.chance + sum) / (PRIOR + count);
        }
    }

    /// Plays a plan and then on, until the player has seen the next hand.
    fn play_on(&mut self, mut world: World, plan: &Plan, position: &Position) -> f32 {
        if !world.play(plan, position) {
            return chance_of_winning(plan.value);
        }
        loop {
            if let Some(share) = world.won() {
                return share;
            }
            let Some((mine, theirs)) = world.in_turn() else {
                return 0.0;
            };
            let plan = self.deeper.plan(&theirs, &mut self.judge, BEYOND);
            self.spent += self.deeper.nodes();
            if mine {
                return chance_of_winning(plan.value);
            }
            world.play(&plan, &theirs);
        }
    }
}

/// How many ends of a turn are played on.
const REPLIED: usize = 4;

/// How many worlds the networks' own judgement counts for.
const PRIOR: f32 = 40.0;

/// The position after a leaf, with nothing known yet of what chance brings.
fn after(position: &Position, leaf: &Leaf) -> Position {
    let mut after = *position;
    after.heights = heights_after(leaf);
    after.hand = leaf.means.hand;
    for (owner, place) in position.side().enumerate() {
        for pile in 0..PILES {
            let stack: &mut Stack = &mut after.places[place].discards[pile];
            stack.shorten(leaf.means.taken[owner][pile]);
        }
    }
    if let Last::Stock(step) = leaf.last {
        let place = owner(position, step);
        after.places[place].stock -= 1;
        after.places[place].top = 0;
    }
    after
}

/// Where the one sits whose stock card is played.
fn owner(position: &Position, step: Step) -> usize {
    match step.from {
        Source::Stock(Whose::Partner) => position.partner.unwrap_or_default() as usize,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skipbo::search::tests::{position_of, positions};
    use game::Game;

    fn expecting(nodes: u32) -> Expecting {
        Expecting::new(Learned::default(), nodes, 1)
    }

    #[test]
    fn a_budget_is_kept_and_a_plan_repeats() {
        // What one look beyond chance may cost: its own budget, and the plays of the last node.
        const LOOK: u32 = BEYOND as u32 + 40;
        let mut tried = 0;
        positions(5, 1, 40, |round, seat| {
            let position = position_of(round, seat);
            let view = round.view(seat.into());
            for nodes in [1, 60, 1500] {
                let mut master = expecting(nodes);
                let plan = master.plan(&position, &view);
                // The budget is looked at before each candidate's cards, and before each world; there, a turn of the others seldom
                // takes more than three looks.
                let cards = LOOK * (u32::from(JOKER) + 1);
                let world = LOOK * REPLIED as u32 * 3 * u32::from(position.seats);
                let slack = if nodes == 1 { 40 } else { cards.max(world) };
                assert!(master.spent <= nodes + slack, "{nodes}: {} at {round}", master.spent);
                assert!(nodes > 1 || master.spent > 0);
                for again in [&mut expecting(nodes), &mut master] {
                    let same = again.plan(&position, &view);
                    assert_eq!((&same.steps, same.last), (&plan.steps, plan.last), "{round}");
                    assert_eq!(same.value.to_bits(), plan.value.to_bits(), "{round}");
                }
                tried += 1;
            }
        });
        assert!(tried > 100, "{tried}");
    }
}
