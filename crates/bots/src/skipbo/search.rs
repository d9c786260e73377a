//! Everything that can be played in a turn, up to where chance comes in: a stock card is turned, or a hand is filled.
//!
//! Plays in another order that lead to the same cards in the same places are one node. Every way to end the turn or to reach chance
//! from any node is a leaf, and the best leaf is the plan.

use super::position::{JOKER, Means, OWNERS, PILES, Position, Rank, Step, above, card};
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
            if let Some(pile) = heights.iter_mut().find(|height| **height == step.height) {
                *pile = above(*pile);
            }
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

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::skipbo::position::{Held, rank};
    use crate::{Level, Played, Random};
    use game::{Actor, Game, Seat, Seats};
    use skipbo::{Building, Play, Round, Rules, View, Whose};
    use std::collections::BTreeSet;

    /// Tables, and who plays there: some hoard, some do not.
    const TABLES: [(&str, usize, Level); 9] = [
        ("standard", 2, Level::Greedy),
        ("standard", 2, Level::Chance),
        ("standard", 3, Level::Family),
        ("standard stock=5", 4, Level::Planner),
        ("short", 6, Level::Chance),
        ("standard teams=1+3,2+4", 4, Level::Greedy),
        ("short teams=1+2,3+4", 4, Level::Chance),
        ("standard teams=1+2,3+4", 4, Level::Family),
        ("short teams=1+4,2+5,3+6", 6, Level::Planner),
    ];

    /// More sequences of plays than this are not gone through one by one.
    const MOST_SEQUENCES: usize = 3000;

    /// Remembers every leaf it was shown, and likes some better than others, for no reason.
    #[derive(Default)]
    struct Recorder(Vec<(Key, f32)>);

    impl Judge for Recorder {
        fn begin(&mut self, _: &Position) {
            self.0.clear();
        }

        fn judge(&mut self, _: &Position, leaf: &Leaf) -> f32 {
            let key = key(leaf);
            let (heights, hand, taken, (what, rank, place)) = key;
            let bytes = heights.into_iter().chain(hand.to_le_bytes());
            let bytes = bytes.chain(taken.into_iter().flatten()).chain([what, rank, place]);
            let mixed = bytes.fold(7_u32, |sum, byte| {
                (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193).rotate_left(5)
            });
            let value = (mixed >> 12) as f32;
            self.0.push((key, value));
            value
        }
    }

    impl Recorder {
        /// What it has seen; nothing twice.
        fn leaves(&self) -> BTreeSet<Key> {
            let leaves: BTreeSet<Key> = self.0.iter().map(|(key, _)| *key).collect();
            assert_eq!(leaves.len(), self.0.len(), "a leaf came twice");
            leaves
        }
    }

    /// A leaf that can be compared: building piles, hand, what was taken from the discard piles, and what comes last.
    type Key = ([u8; PILES], u64, [[u8; PILES]; 2], (u8, Rank, u8));

    const DISCARD: u8 = 0;
    const NOTHING: u8 = 1;
    const REFILL: u8 = 2;
    const STOCK: u8 = 3;
    const PARTNERS_STOCK: u8 = 4;

    fn key(leaf: &Leaf) -> Key {
        let last = match leaf.last {
            Last::Discard(rank, pile) => (DISCARD, rank, pile),
            Last::Nothing => (NOTHING, 0, 0),
            Last::Refill => (REFILL, 0, 0),
            Last::Stock(step) if step.from == Source::Stock(Whose::Own) => (STOCK, step.rank, step.height),
            Last::Stock(step) => (PARTNERS_STOCK, step.rank, step.height),
        };
        (leaf.heights, leaf.means.hand.0, leaf.means.taken, last)
    }

    /// Everything that can be done in a turn, one sequence of plays after the other, in the real game.
    struct BruteForce {
        seat: Seat,
        /// How many cards each discard pile of the side has at first.
        piles: [[usize; PILES]; 2],
        sequences: usize,
        leaves: BTreeSet<Key>,
        states: BTreeSet<([u8; PILES], u64, [[u8; PILES]; 2])>,
    }

    impl BruteForce {
        /// None if that is too much.
        fn new(round: &Round, seat: Seat) -> Option<Self> {
            let mut all = Self {
                seat,
                piles: piles(&round.view(seat.into()), seat),
                sequences: 0,
                leaves: BTreeSet::new(),
                states: BTreeSet::new(),
            };
            all.go(round, None);
            (all.sequences <= MOST_SEQUENCES).then_some(all)
        }

        /// Goes on from here. The hand is given when it is not the real one, because that was filled.
        fn go(&mut self, round: &Round, played_out: Option<Held>) {
            self.sequences += 1;
            if self.sequences > MOST_SEQUENCES {
                return;
            }
            let view = round.view(self.seat.into());
            let mut heights = view.building().map(Building::height);
            heights.sort_unstable();
            let now = piles(&view, self.seat);
            let taken =
                std::array::from_fn(|owner| std::array::from_fn(|i| (self.piles[owner][i] - now[owner][i]) as u8));
            let hand = played_out.unwrap_or_else(|| held(&view));
            let means = Means { hand, taken };
            self.states.insert((heights, hand.0, taken));
            let mut leaf = |last: Last| {
                self.leaves.insert(key(&Leaf { heights, means, last }));
            };
            if played_out.is_some() {
                return leaf(Last::Refill);
            }
            let legal = view.legal();
            let stock = |action: &Action| {
                matches!(
                    action,
                    Action::Play(Play {
                        from: Source::Stock(Whose::Own),
                        ..
                    })
                )
            };
            let can_play_stock = legal.iter().any(stock);
            let numbers = hand.ranks().any(|rank| rank != JOKER);
            let open = now[0].iter().position(|len| *len == 0);
            let mut plays = Vec::new();
            for action in legal {
                match action {
                    Action::Play(play) if matches!(play.from, Source::Stock(_)) => leaf(Last::Stock(Step {
                        from: play.from,
                        rank: rank(play.card),
                        height: view.building()[play.to.index()].height(),
                    })),
                    Action::Play(play) => plays.push(play),
                    // What is left out on purpose: a joker while there is a number, another empty place, and ending the turn
                    // while the own stock card fits.
                    Action::Discard(card, pile) => {
                        let place = pile.index();
                        let like_another = now[0][place] == 0 && open != Some(place);
                        if !(card.is_joker() && numbers || like_another || can_play_stock) {
                            leaf(Last::Discard(rank(card), place as u8));
                        }
                    }
                    Action::End => leaf(Last::Nothing),
                    Action::Penalise(..) => {}
                }
            }
            for play in plays {
                let mut after = *round;
                after
                    .act(Actor::Seat(self.seat), Action::Play(play), &mut ())
                    .expect("it is legal");
                let left = match play.from {
                    Source::Hand => hand.without(rank(play.card)),
                    Source::Stock(_) | Source::Discard(..) => hand,
                };
                let filled = held(&after.view(self.seat.into())) != left;
                assert!(!filled || left.is_empty());
                self.go(&after, filled.then_some(left));
            }
        }
    }

    fn held(view: &View) -> Held {
        let mut hand = Held::default();
        view.hand().iter().for_each(|card| hand.add(rank(card)));
        hand
    }

    fn piles(view: &View, seat: Seat) -> [[usize; PILES]; 2] {
        [Some(seat), view.partner(seat)].map(|owner| {
            owner.map_or([0; PILES], |owner| {
                Pile::ALL.map(|pile| view.discard_pile(owner, pile).count())
            })
        })
    }

    /// Calls `each` for positions of real games, now and then, with whoever is in turn.
    pub(in crate::skipbo) fn positions(seed: u64, games: usize, often: u32, mut each: impl FnMut(&Round, Seat)) {
        for (rules, seats, level) in TABLES {
            let rules: Rules = rules.parse().expect("rules");
            let seats = Seats::new(seats).expect("seats");
            let mut random = Random::new(seed);
            for dealer in seats.iter().cycle().take(games) {
                let mut round = Round::deal(&rules, seats, dealer, &random.seed(), &mut ());
                let mut player = Round::player(level.into(), seed).expect("a level");
                for _ in 0..600 {
                    let Some(seat) = round.waits_for().iter().next() else {
                        break;
                    };
                    if random.below(often) == 0 {
                        each(&round, seat);
                    }
                    let action = player.decide(&round.view(seat.into())).expect("it is in turn");
                    round.act(Actor::Seat(seat), action, &mut ()).expect("it is legal");
                }
            }
        }
    }

    pub(in crate::skipbo) fn position_of(round: &Round, seat: Seat) -> Position {
        Position::new(&round.view(seat.into())).expect("it is in turn")
    }

    /// Compares the search with brute force, unless there is too much to go through. How many leaves there were.
    fn compare(round: &Round, seat: Seat) -> Option<usize> {
        let all = BruteForce::new(round, seat)?;
        let mut recorder = Recorder::default();
        let mut search = Search::default();
        search.plan(&position_of(round, seat), &mut recorder, usize::MAX);
        assert_eq!(recorder.leaves(), all.leaves, "{round}");
        // The same cards in the same places are one node, in whatever order they were played.
        assert_eq!(search.nodes() as usize, all.states.len(), "{round}");
        Some(all.leaves.len())
    }

    #[test]
    fn it_sees_exactly_what_can_be_done_in_the_real_game() {
        let (mut compared, mut left_out, mut leaves) = (0, 0, 0);
        positions(1, 4, 5, |round, seat| match compare(round, seat) {
            Some(count) => {
                compared += 1;
                leaves += count;
            }
            None => left_out += 1,
        });
        assert!(compared > 1000 && left_out < compared, "{compared}, and {left_out} not");
        assert!(leaves > 10 * compared, "{leaves}");
    }

    #[test]
    fn it_sees_the_rare_ends_of_a_turn_too() {
        let teams = "rules standard teams=1+3,2+4; seats 4; stock 2 5; stock 4 5";
        let two = "seats 2; stock 1 9 9; stock 2 5 5";
        let without_draw = "rules standard penalties=yes; seats 2; stock 1 9 9; draw -; stock 2 rest";
        for (text, last) in [
            (format!("{two}; hand 1 3 4; build 1 2"), REFILL),
            // B-13: nothing to draw, so that an empty hand stays empty, but for a pile that is completed.
            (
                format!("{without_draw}; hand 1 3 4; discards 1 5 | 12; build 1 2"),
                NOTHING,
            ),
            (
                format!("{without_draw}; hand 1 3; discards 1 12; build 1 2 | J*11"),
                REFILL,
            ),
            (format!("{without_draw}; hand 1 12; discards 1 1; build J*11"), REFILL),
            // B-24
            (
                format!("rules standard penalties=yes; {two}; drawing no; hand 1 3; discards 1 9 | 4; build 1 2"),
                NOTHING,
            ),
            (format!("{two}; hand 1 J J; build 1 2 | 1 2"), DISCARD),
            (
                "seats 2; stock 1 J 9; stock 2 5; hand 1 J 3; build 1 2 | 1 2".into(),
                STOCK,
            ),
            (
                format!("{teams}; stock 1 -; stock 3 4; hand 1 3 J; discards 3 4 | J; build 1 2"),
                PARTNERS_STOCK,
            ),
        ] {
            let round: Round = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            let seat = Seat::numbered(1).expect("a seat");
            compare(&round, seat).expect("there is little to do");
            let mut recorder = Recorder::default();
            Search::default().plan(&position_of(&round, seat), &mut recorder, usize::MAX);
            assert!(recorder.0.iter().any(|((.., (what, ..)), _)| *what == last), "{text}");
        }
    }

    #[test]
    fn plays_in_another_order_are_one_node() {
        let text = "seats 2; stock 1 12 9; stock 2 5 5; hand 1 3 6 9; build 1 2 | 1 2 3 4 5 | 1 2 3 4 5 6 7 8 | 1";
        let round: Round = text.parse().expect("a position");
        let mut search = Search::default();
        let seat = Seat::numbered(1).expect("a seat");
        search.plan(&position_of(&round, seat), &mut Recorder::default(), usize::MAX);
        // Each of three cards is played or not.
        assert_eq!(search.nodes(), 8);
    }

    #[test]
    fn a_plan_is_legal_from_its_first_action_to_its_leaf_and_the_best_there_is() {
        let mut search = Search::default();
        let mut recorder = Recorder::default();
        let mut plans = 0;
        positions(2, 1, 3, |round, seat| {
            let position = position_of(round, seat);
            for most in [1, 10, usize::MAX] {
                let few = search.plans(&position, &mut recorder, most.min(5000), 4);
                let mut values: Vec<f32> = recorder.0.iter().map(|(_, value)| *value).collect();
                values.sort_by(|a, b| b.total_cmp(a));
                values.truncate(4);
                assert_eq!(few.iter().map(|(plan, _)| plan.value).collect::<Vec<_>>(), values);
                let best = search.plan(&position, &mut recorder, most.min(5000));
                assert_eq!((&best.steps, best.last), (&few[0].0.steps, few[0].0.last), "{round}");
                for (plan, leaf) in few {
                    leads_to(round, seat, &plan, &leaf);
                    plans += 1;
                }
            }
        });
        assert!(plans > 3000, "{plans}");
    }

    /// Plays a plan in the real game and sees whether it comes to its leaf.
    fn leads_to(round: &Round, seat: Seat, plan: &Plan, leaf: &Leaf) {
        assert_eq!(plan.last, Some(leaf.last));
        let mut actions = plan.actions(position_of(round, seat).heights);
        assert_eq!(actions.len(), plan.steps.len() + usize::from(leaf.last != Last::Refill));
        let before = piles(&round.view(seat.into()), seat);
        let mut real = *round;
        let last = (leaf.last != Last::Refill).then(|| actions.pop()).flatten();
        for action in actions {
            real.act(Actor::Seat(seat), action, &mut ()).expect("it was planned");
        }
        let view = real.view(seat.into());
        let mut heights = view.building().map(Building::height);
        heights.sort_unstable();
        assert_eq!(heights, leaf.heights, "{round}");
        let now = piles(&view, seat);
        for owner in 0..2 {
            let taken = std::array::from_fn(|pile| (before[owner][pile] - now[owner][pile]) as u8);
            assert_eq!(leaf.means.taken[owner], taken, "{round}");
        }
        match last {
            Some(action) => {
                assert_eq!(held(&view), leaf.means.hand, "{round}");
                real.act(Actor::Seat(seat), action, &mut ()).expect("it was planned");
                assert_eq!(
                    real.waits_for().contains(seat),
                    matches!(leaf.last, Last::Stock(_)) && real.outcome().is_none()
                );
            }
            None => assert!(leaf.means.hand.is_empty() && !held(&view).is_empty(), "{round}"),
        }
    }

    #[test]
    fn a_budget_is_kept() {
        // A node has at most a play from each of eight discard piles, a number and a joker on each of four building piles.
        const MOST_PLAYS: usize = 4 * (8 + 2);
        let mut search = Search::default();
        let (mut full, mut part) = (Recorder::default(), Recorder::default());
        let mut cut_short = 0;
        positions(3, 1, 5, |round, seat| {
            let position = position_of(round, seat);
            search.plan(&position, &mut full, 20_000);
            let nodes = search.nodes() as usize;
            if nodes >= 20_000 {
                return;
            }
            let leaves = full.leaves();
            for most in [1, 5, 30, 200] {
                let plan = search.plan(&position, &mut part, most);
                assert!(search.nodes() as usize <= nodes.min(most - 1 + MOST_PLAYS), "{round}");
                assert!(plan.last.is_some(), "{round}");
                assert!(part.leaves().is_subset(&leaves), "{round}");
                cut_short += u32::from(part.0.len() < leaves.len());
            }
            search.plan(&position, &mut part, nodes);
            assert_eq!(part.0, full.0, "{round}");
        });
        assert!(cut_short > 500, "{cut_short}");
    }
}
