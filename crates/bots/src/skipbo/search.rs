//! Everything that can be played in a turn, up to where chance comes in: a stock card is turned, or a hand is filled.
//!
//! Plays in another order that lead to the same cards in the same places are one node. Every way to end the turn or to reach chance
//! from any node is a leaf, and the best leaf is the plan.

use super::position::{JOKER, Means, OWNERS, PILES, Position, Rank, Step, above, card, raise};
use skipbo::{Action, Pile, Source};

/// Says how good a leaf is for the player in turn.
pub(super) trait Judge {
    /// A search begins at this position.
    fn begin(&mut self, position: &Position);

    /// How good it is, the higher the better; at most [`WON`].
    fn judge(&mut self, position: &Position, leaf: &Leaf) -> f32;

    /// How often a player with this value wins, in percent, if that is known.
    fn percent(&self, _value: f32) -> Option<u8> {
        None
    }
}

/// What it is worth to have won.
pub(super) const WON: f32 = 1.0e6;

/// Where the turn ends, or chance comes in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leaf {
    /// The building piles, the lowest first.
    pub(super) heights: [u8; PILES],
    pub(super) means: Means,
    pub(super) last: Last,
}

/// What is done last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Last {
    /// A card goes on one of the own discard piles.
    Discard(Rank, u8),
    /// There is no card to discard.
    Nothing,
    /// The hand was played out and is filled.
    Refill,
    /// A stock card is played on a pile of this height, and another is turned: the own stock, or the partner's.
    Stock(Step),
}

/// The best that can be done.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    /// The cards to play, and then …
    pub(super) steps: Vec<Step>,
    /// … what comes last.
    pub(super) last: Option<Last>,
    /// How good that is.
    pub(super) value: f32,
}

impl Plan {
    /// All its actions at a table with these building piles.
    pub(super) fn actions(&self, mut heights: [u8; PILES]) -> Vec<Action> {
        let mut actions = Vec::with_capacity(self.steps.len() + 1);
        for step in &self.steps {
            actions.extend(step.action(heights));
            raise(&mut heights, step.height);
        }
        actions.extend(self.last.and_then(|last| last.action(heights)));
        actions
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct State {
    heights: [u8; PILES],
    means: Means,
    /// Whether a hand that is played out is filled: perhaps only because a building pile was completed.
    refills: bool,
}

struct Node {
    state: State,
    parent: u32,
    step: Step,
}

/// A search, with room that is used again.
pub(super) struct Search {
    nodes: Vec<Node>,
    /// Places in `nodes` by hash; 0 for none, so they are counted from 1.
    table: Vec<u32>,
    best: (f32, u32, Option<Last>),
    /// The best few leaves, the best first, if somebody wants them.
    few: Vec<(f32, u32, Last)>,
    wanted: usize,
}

impl Default for Search {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            table: vec![0; 1 << 10],
            best: (f32::NEG_INFINITY, 0, None),
            few: Vec::new(),
            wanted: 0,
        }
    }
}

impl Search {
    /// Looks through the turn, at so many nodes at most.
    pub(super) fn plan(&mut self, position: &Position, judge: &mut impl Judge, most: usize) -> Plan {
        judge.begin(position);
        self.nodes.clear();
        self.table.fill(0);
        self.best = (f32::NEG_INFINITY, 0, None);
        self.few.clear();
        let mut heights = position.heights;
        heights.sort_unstable();
        let step = Step {
            from: Source::Hand,
            rank: 0,
            height: 0,
        };
        let means = position.means();
        let refills = position.refills;
        self.reach(
            State {
                heights,
                means,
                refills,
            },
            0,
            step,
        );
        let mut i = 0;
        while i < self.nodes.len() {
            self.expand(position, judge, i as u32, self.nodes.len() < most);
            i += 1;
        }
        let (value, node, last) = self.best;
        self.plan_to(value, node, last)
    }

    /// The same, and the best few plans, the best first.
    pub(super) fn plans(
        &mut self,
        position: &Position,
        judge: &mut impl Judge,
        most: usize,
        few: usize,
    ) -> Vec<(Plan, Leaf)> {
        self.wanted = few;
        self.plan(position, judge, most);
        self.wanted = 0;
        let plan = |(value, node, last): &(f32, u32, Last)| {
            let State { heights, means, .. } = self.nodes[*node as usize].state;
            let leaf = Leaf {
                heights,
                means,
                last: *last,
            };
            (self.plan_to(*value, *node, Some(*last)), leaf)
        };
        self.few.iter().map(plan).collect()
    }

    /// How many nodes the last search has looked at.
    pub(super) fn nodes(&self) -> u32 {
        self.nodes.len() as u32
    }

    fn plan_to(&self, value: f32, mut node: u32, last: Option<Last>) -> Plan {
        let mut steps = Vec::new();
        while node != 0 {
            let Node { parent, step, .. } = self.nodes[node as usize];
            steps.push(step);
            node = parent;
        }
        steps.reverse();
        Plan { steps, last, value }
    }

    /// The leaf that the last plan leads to.
    #[cfg(feature = "train")]
    pub(super) fn chosen(&self) -> Option<Leaf> {
        let (_, node, last) = self.best;
        let State { heights, means, .. } = self.nodes[node as usize].state;
        Some(Leaf {
            heights,
            means,
            last: last?,
        })
    }

    fn expand(&mut self, position: &Position, judge: &mut impl Judge, node: u32, further: bool) {
        let state = self.nodes[node as usize].state;
        let State {
            heights,
            means,
            refills,
        } = state;
        if means.hand.is_empty() {
            if refills && node != 0 {
                return self.leaf(position, judge, node, Last::Refill);
            }
            self.leaf(position, judge, node, Last::Nothing);
        }
        let top = position.me().top;
        // Whoever can play the stock card plays it before ending the turn.
        if !(top == JOKER || top != 0 && heights.contains(&(top - 1))) {
            self.discards(position, judge, node);
        }
        for (i, height) in heights.into_iter().enumerate() {
            if i > 0 && heights[i - 1] == height {
                continue;
            }
            let due = height + 1;
            for (owner, place) in position.side().enumerate() {
                let rank = position.places[place].top;
                if rank == due || rank == JOKER {
                    let from = Source::Stock(OWNERS[owner]);
                    self.leaf(position, judge, node, Last::Stock(Step { from, rank, height }));
                }
            }
            if !further {
                continue;
            }
            for (owner, _) in position.side().enumerate() {
                for pile in 0..PILES {
                    let Some(rank) = position.top(&means, owner, pile) else {
                        continue;
                    };
                    if rank == due || rank == JOKER {
                        let mut means = means;
                        means.taken[owner][pile] += 1;
                        let from = Source::Discard(OWNERS[owner], Pile::ALL[pile]);
                        self.reach(
                            state.onto(i, means, position.drawing),
                            node,
                            Step { from, rank, height },
                        );
                    }
                }
            }
            for rank in [due, JOKER] {
                if means.hand.has(rank) {
                    let hand = means.hand.without(rank);
                    let from = Source::Hand;
                    let means = Means { hand, ..means };
                    self.reach(
                        state.onto(i, means, position.drawing),
                        node,
                        Step { from, rank, height },
                    );
                }
            }
        }
    }

    /// Every way to end the turn here. A joker is discarded only if there is nothing else.
    fn discards(&mut self, position: &Position, judge: &mut impl Judge, node: u32) {
        let means = self.nodes[node as usize].state.means;
        let mut ranks = means.hand.ranks().peekable();
        let only_jokers = ranks.peek() == Some(&JOKER);
        for rank in ranks.filter(|rank| only_jokers || *rank != JOKER) {
            let mut open = false;
            for pile in 0..PILES as u8 {
                let empty = position.top(&means, 0, pile as usize).is_none();
                // One empty place is like another.
                if !(empty && open) {
                    self.leaf(position, judge, node, Last::Discard(rank, pile));
                }
                open |= empty;
            }
        }
    }

    fn leaf(&mut self, position: &Position, judge: &mut impl Judge, node: u32, last: Last) {
        let State { heights, means, .. } = self.nodes[node as usize].state;
        let value = judge.judge(position, &Leaf { heights, means, last });
        if value > self.best.0 {
            self.best = (value, node, Some(last));
        }
        if self.few.len() < self.wanted || self.few.last().is_some_and(|(worst, ..)| value > *worst) {
            let place = self.few.partition_point(|(better, ..)| *better >= value);
            self.few.insert(place, (value, node, last));
            self.few.truncate(self.wanted);
        }
    }

    /// A node, unless it is there already.
    fn reach(&mut self, state: State, parent: u32, step: Step) {
        if 2 * self.nodes.len() >= self.table.len() {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let mut place = hash(&state) as usize & mask;
        while self.table[place] != 0 {
            if self.nodes[self.table[place] as usize - 1].state == state {
                return;
            }
            place = (place + 1) & mask;
        }
        self.nodes.push(Node { state, parent, step });
        self.table[place] = self.nodes.len() as u32;
    }

    fn grow(&mut self) {
        let len = 2 * self.table.len();
        self.table.clear();
        self.table.resize(len, 0);
        for (i, node) in self.nodes.iter().enumerate() {
            let mut place = hash(&node.state) as usize & (len - 1);
            while self.table[place] != 0 {
                place = (place + 1) & (len - 1);
            }
            self.table[place] = i as u32 + 1;
        }
    }
}

impl State {
    /// One card more on a pile; the heights stay in order.
    fn onto(mut self, pile: usize, means: Means, drawing: bool) -> Self {
        self.heights[pile] = above(self.heights[pile]);
        self.refills |= drawing && self.heights[pile] == 0;
        self.heights.sort_unstable();
        self.means = means;
        self
    }
}

fn hash(state: &State) -> u64 {
    const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
    let taken = u64::from_le_bytes(state.means.taken.as_flattened().try_into().unwrap_or_default());
    let heights = u64::from(u32::from_le_bytes(state.heights));
    let mut hash = 0;
    for word in [state.means.hand.0, taken, heights] {
        hash = (hash ^ word).wrapping_mul(FACTOR);
        hash ^= hash >> 29;
    }
    hash
}

impl Last {
    /// The action it is at this table, if it is one.
    pub(super) fn action(self, heights: [u8; PILES]) -> Option<Action> {
        match self {
            Self::Discard(rank, pile) => Some(Action::Discard(card(rank), Pile::ALL[pile as usize & 3])),
            Self::Nothing => Some(Action::End),
            Self::Refill => None,
            Self::Stock(step) => step.action(heights),
        }
    }
}

// Last, for what comes after this line is a test to `tidy`.
#[cfg(test)]
pub(super) mod tests;
