//! The search of a turn against brute force in the real game.

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
        let taken = std::array::from_fn(|owner| std::array::from_fn(|i| (self.piles[owner][i] - now[owner][i]) as u8));
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
            let mut player = Round::player(level.into(), seed);
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
