//! Learning from games against itself.
//!
//! Every choice leaves a sample: the features of the leaf that was chosen. After a game, the target of each end of a turn is a mixture of
//! what the player expected at its next choice and of how the game ended (TD(λ) on afterstates); where chance comes in, the target is the mean
//! over what it may bring. The networks take steps towards their targets (Adam). Games are played with the networks as they are, so
//! everything is on-policy; only the first ones are played by `planner`, because a network that knows nothing does not finish its
//! games. No clock, and the same seed gives the same networks, bit for bit, whatever the number of threads.

use super::Family;
use super::MOST_TURNS;
use super::features::{self, Turn, ends_turn, heights_after};
use super::learned::{Learned, wins};
use super::master::Expecting;
use super::net::{HIDDEN, Kind, Net, Noted, Weights, chance_of_winning};
use super::planner::Formula;
use super::position::Position;
use super::search::{Judge, Leaf, Search};
use crate::threads::each;
use crate::{Player, Random};
use game::{Actor, Game, SeatSet, Seats, Sink};
use skipbo::{Event, Happened, Round, Rules};
use std::collections::VecDeque;
use std::sync::Arc;

/// Networks that learn.
pub struct Training {
    kind: Kind,
    /// What takes the steps …
    quick: Weights,
    /// … and what plays: the mean of the last ones, which is steadier.
    slow: Weights,
    end: Adam,
    chance: Adam,
    random: Random,
    batches: u32,
    /// Samples of the last batches, the newest last.
    samples: VecDeque<Sample>,
}

/// How a batch of games is played and learned from.
#[derive(Clone, Copy, Debug)]
struct Batch {
    /// Whether `planner` plays, and the networks are taught what it thinks.
    taught: bool,
    /// How large the steps are.
    rate: f32,
    /// How often each sample is learned from, in the mean.
    passes: usize,
    /// How much of the target is how far the player has come, and not whether it has won: that tells more of a single game.
    progress: f32,
}

/// Games in a batch.
pub const GAMES: usize = 32;

/// Batches in which the networks are taught, before they play themselves.
const TAUGHT_BATCHES: u32 = 30;

/// The batch after which a course can be compared with another.
pub const CHECKPOINT: u32 = 32;

/// How far targets look ahead: 1 would be to the end of the game, 0 to the next choice. More was worse (docs/STRENGTH.md).
const LAMBDA: f32 = 0.6;

/// What a game is worth to those who have let it come to a block, as a part of a fair share.
const BLOCKED: f32 = 0.0;

/// How many nodes a search looks at while learning.
const NODES: usize = 64;

/// How a batch went.
#[derive(Clone, Copy, Default, Debug)]
pub struct Progress {
    /// Batches so far.
    pub batches: u32,
    /// The mean turns of a game in this batch.
    pub turns: f32,
    /// The share of games with a block.
    pub blocked: f32,
    /// The mean loss: how surprised the networks were.
    pub loss: f32,
}

#[derive(Clone)]
struct Sample {
    ends: bool,
    /// How many blocks there were before it.
    blocks: u32,
    table: Noted,
    mine: Noted,
    value: f32,
    target: Target,
}

/// What a network should say.
#[derive(Clone, Copy, Debug)]
enum Target {
    /// This chance of winning: something that was seen.
    Chance(f32),
    /// This result: something that was taught.
    Result(f32),
}

impl Target {
    /// How far from it a result is: the slope of the loss.
    fn error(self, result: f32) -> f32 {
        match self {
            Self::Chance(chance) => chance_of_winning(result) - chance,
            Self::Result(taught) => TAUGHT_STEP * (result - taught),
        }
    }
}

/// How large steps towards results are, compared with those towards chances.
const TAUGHT_STEP: f32 = 0.2;

/// Of so many leaves where chance comes in, the mean over what it may bring is worked out for one: it takes a search for every card.
const EXPECTED: u32 = 4;

/// How many samples are learned from at once.
const MINIBATCH: usize = 128;

/// How far the networks that play follow those that learn, each step.
const SLOWNESS: f32 = 0.0004;

/// How many samples are kept: those of the last thousand games or two.
const KEPT: usize = 250_000;

impl Training {
    /// Networks that know nothing yet.
    pub fn new(kind: Kind, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut weight = |scale: f32| (random.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * scale;
        let mut net = || {
            let mut net = Net::from_fn(kind, || weight(0.15));
            net.bias = [0.0; HIDDEN];
            net.start = 0.0;
            net
        };
        let weights = Weights {
            end: net(),
            chance: net(),
        };
        Self {
            kind,
            end: Adam::new(&weights.end),
            chance: Adam::new(&weights.chance),
            slow: weights.clone(),
            quick: weights,
            random: Random::new(seed ^ 0x5EED),
            batches: 0,
            samples: VecDeque::new(),
        }
    }

    /// What was learned so far.
    pub fn weights(&self) -> &Weights {
        &self.slow
    }

    /// How many courses are kept for a kind, from seeds that follow each other: their mean is steadier.
    pub fn courses(kind: Kind) -> u64 {
        match kind {
            Kind::Two | Kind::Four | Kind::Six => 2,
            Kind::Teams => 1,
        }
    }

    /// How many batches a whole course has.
    pub fn course(kind: Kind) -> u32 {
        match kind {
            Kind::Two | Kind::Four | Kind::Teams => 400,
            Kind::Six => 450,
        }
    }

    /// What the next batch is like: steps get smaller, and winning becomes all that counts.
    fn next(&self) -> Batch {
        let taught = self.batches < TAUGHT_BATCHES;
        let rest = 1.0 - (self.batches as f32 / Self::course(self.kind) as f32).min(1.0);
        Batch {
            taught,
            rate: if taught { 0.002 } else { 0.0005 * (0.05 + 0.95 * rest) },
            passes: if taught { 1 } else { 2 },
            progress: 0.5 * rest,
        }
    }

    /// Plays the next batch of games, on so many threads, and learns from it.
    ///
    /// # Panics
    /// Never, unless a game does.
    pub fn batch(&mut self, threads: usize) -> Progress {
        let batch = self.next();
        let seeds: Vec<u64> = (0..GAMES).map(|_| self.random.number()).collect();
        let first = u64::from(self.batches) * GAMES as u64;
        let weights = Arc::new(self.slow.clone());
        let kind = self.kind;
        let played = each(GAMES, threads, |game| {
            play(kind, first + game as u64, seeds[game], &weights, batch)
        });
        self.batches += 1;
        let turns = played.iter().map(|game| game.turns as f32).sum::<f32>() / GAMES as f32;
        let blocked = played.iter().filter(|game| game.blocked).count() as f32 / GAMES as f32;
        let kept = self.samples.len();
        self.samples.extend(played.into_iter().flat_map(|game| game.samples));
        let new = self.samples.len() - kept;
        let forgotten = self.samples.len().saturating_sub(KEPT);
        self.samples.drain(..forgotten);
        let loss = self.learn(new * batch.passes, batch.rate);
        if batch.taught {
            // What is taught is exact: there is nothing to be steady about.
            self.slow = self.quick.clone();
            if self.batches == TAUGHT_BATCHES {
                self.samples.clear();
            }
        }
        Progress {
            batches: self.batches,
            turns,
            blocked,
            loss,
        }
    }

    /// Learns from so many samples, drawn from those that are kept. Gives the mean of the squared errors.
    fn learn(&mut self, count: usize, rate: f32) -> f32 {
        let mut loss = 0.0;
        let mut minibatch = Vec::with_capacity(MINIBATCH);
        for _ in 0..count / MINIBATCH {
            minibatch.clear();
            minibatch.extend((0..MINIBATCH).map(|_| self.random.below(self.samples.len() as u32) as usize));
            for (ends, net, slow, adam) in [
                (true, &mut self.quick.end, &mut self.slow.end, &mut self.end),
                (false, &mut self.quick.chance, &mut self.slow.chance, &mut self.chance),
            ] {
                let samples = minibatch.iter().map(|i| &self.samples[*i]);
                loss += adam.step(net, samples.filter(|sample| sample.ends == ends), rate);
                for (slow, weight) in slow.weights_mut().zip(net.weights()) {
                    *slow += SLOWNESS * (weight - *slow);
                }
            }
        }
        loss / count.max(1) as f32
    }
}

struct Played {
    samples: Vec<Sample>,
    turns: u32,
    blocked: bool,
}

#[derive(Default)]
struct Watch {
    turns: u32,
    blocks: u32,
}

impl Sink<Event> for Watch {
    fn emit(&mut self, event: Event) {
        match event {
            Happened::Turn { .. } => self.turns += 1,
            Happened::Blocked => self.blocks += 1,
            _ => {}
        }
    }
}

/// The tables that are played, in turns.
fn table(kind: Kind, number: u64) -> (Rules, Seats) {
    let (seats, teams) = match (kind, number % 4) {
        (Kind::Two, _) => (2, None),
        (Kind::Four, 0) => (3, None),
        (Kind::Four, _) => (4, None),
        (Kind::Six, 0) => (5, None),
        (Kind::Six, _) => (6, None),
        (Kind::Teams, 0) => (6, Some(["1+4,2+5,3+6", "1+2,3+4,5+6"][(number / 4 % 2) as usize])),
        (Kind::Teams, 1) => (4, Some("1+2,3+4")),
        (Kind::Teams, _) => (4, Some("1+3,2+4")),
    };
    let rules = Rules::default();
    let rules = teams.map_or(rules, |teams| {
        rules.with("teams", teams).expect("teams as they are written")
    });
    (rules, Seats::new(seats).expect("so many can play"))
}

/// Who learns: in half of the games everybody, in the others `family` has some seats, or all but one side's. Networks that only meet themselves
/// learn to hoard together.
fn learners(rules: &Rules, seats: Seats, number: u64, random: &mut Random) -> SeatSet {
    let sides: Vec<SeatSet> = rules.sides(seats).collect();
    let one = sides[random.below(sides.len() as u32) as usize];
    match number / 4 % 4 {
        0 | 1 => seats.all(),
        2 => sides.into_iter().filter(|_| random.coin()).fold(one, SeatSet::or),
        _ => one,
    }
}

fn play(kind: Kind, number: u64, seed: u64, weights: &Arc<Weights>, batch: Batch) -> Played {
    let mut random = Random::new(seed);
    let (rules, seats) = table(kind, number);
    let dealer = seats
        .iter()
        .nth(random.below(seats.count() as u32) as usize)
        .expect("a seat");
    let mut watch = Watch::default();
    let mut round = Round::deal(&rules, seats, dealer, &random.seed(), &mut watch);
    let mut chains: Vec<Vec<Sample>> = seats.iter().map(|_| Vec::new()).collect();
    let mut samples = Vec::new();
    let mut learned = Learned::new(Arc::clone(weights));
    let mut expecting = Expecting::new(Learned::new(Arc::clone(weights)), u32::MAX, random.number());
    let mut teacher = Teacher::default();
    let mut search = Search::default();
    let mut family = Family::default();
    let learners = if batch.taught {
        seats.all()
    } else {
        learners(&rules, seats, number, &mut random)
    };
    while let Some(seat) = round.waits_for().iter().next() {
        if watch.turns > MOST_TURNS / 10 {
            break;
        }
        let view = round.view(seat.into());
        if !learners.contains(seat) {
            let action = family.decide(&view).expect("it is in turn");
            round
                .act(Actor::Seat(seat), action, &mut watch)
                .expect("it does what its view offers");
            continue;
        }
        let position = Position::new(&view).expect("it is in turn");
        let plan = if batch.taught {
            let plan = search.plan(&position, &mut teacher, NODES);
            for _ in 0..TAUGHT.min(teacher.leaves.len()) {
                let (leaf, value) = teacher.leaves[random.below(teacher.leaves.len() as u32) as usize];
                samples.push(Sample {
                    target: Target::Result(taught(&position, value)),
                    ..sample(&position, &leaf, &mut learned)
                });
            }
            plan
        } else {
            let plan = search.plan(&position, &mut learned, NODES);
            let leaf = search.chosen().expect("there is always something to do");
            if !wins(&position, &leaf) {
                let mut sample = sample(&position, &leaf, &mut learned);
                sample.blocks = watch.blocks;
                if !sample.ends && random.below(EXPECTED) == 0 {
                    let target = Target::Chance(expecting.expected(&position, &leaf, sample.value));
                    samples.push(Sample {
                        target,
                        ..sample.clone()
                    });
                }
                chains[seat.index()].push(sample);
            }
            plan
        };
        for action in plan.actions(position.heights) {
            round
                .act(Actor::Seat(seat), action, &mut watch)
                .expect("it was planned");
        }
    }
    let winners = round.outcome().map(|outcome| outcome.winners);
    for seat in seats.iter() {
        // What nobody wins is shared by all.
        let share = rules.side(seat).len() as f32 / seats.count() as f32;
        let mut target = match winners {
            Some(winners) if !winners.is_empty() => f32::from(winners.contains(seat)),
            _ => share,
        };
        let spectator = round.view(game::Viewer::Spectator);
        let left: usize = rules.side(seat).iter().map(|seat| spectator.stock_len(seat)).sum();
        let all = rules.stock(seats) * rules.side(seat).len();
        target = (1.0 - batch.progress) * target + batch.progress * (1.0 - left as f32 / all as f32);
        let mut blocks = watch.blocks;
        for sample in chains[seat.index()].iter_mut().rev() {
            if sample.blocks < blocks {
                // A block is everybody's fault.
                target = BLOCKED * share;
                blocks = sample.blocks;
            }
            sample.target = Target::Chance(target);
            target = LAMBDA * target + (1.0 - LAMBDA) * sample.value;
        }
    }
    // Where chance comes in, what it happened to bring tells less than the mean.
    samples.extend(chains.into_iter().flatten().filter(|sample| sample.ends));
    Played {
        samples,
        turns: watch.turns,
        blocked: watch.blocks > 0,
    }
}

/// How many leaves of a turn are taught.
const TAUGHT: usize = 12;

/// `planner`'s formula, with a memory of what it said.
#[derive(Default)]
struct Teacher {
    formula: Formula,
    leaves: Vec<(Leaf, f32)>,
}

impl Judge for Teacher {
    fn begin(&mut self, position: &Position) {
        self.formula.begin(position);
        self.leaves.clear();
    }

    fn judge(&mut self, position: &Position, leaf: &Leaf) -> f32 {
        let value = self.formula.judge(position, leaf);
        if !wins(position, leaf) {
            self.leaves.push((*leaf, value));
        }
        value
    }
}

/// What a network should say where the formula says this: the formula leaves out what is the same for all ends of a turn.
fn taught(position: &Position, value: f32) -> f32 {
    let each = position.side().count() as f32;
    let count = f32::from(position.seats) - each;
    let others = position.others().map(|place| f32::from(position.places[place].stock));
    let theirs = each * others.sum::<f32>() / count;
    libm::logf(each / count) + 0.14 * theirs + 0.01 * value
}

fn sample(position: &Position, leaf: &Leaf, learned: &mut Learned) -> Sample {
    let heights = heights_after(leaf);
    let turn = Turn::new(position);
    let (mut table, mut mine) = (Noted::default(), Noted::default());
    features::table(position, &turn, heights, &mut table);
    features::mine(position, &turn, leaf, heights, &mut mine);
    learned.begin(position);
    Sample {
        ends: ends_turn(leaf),
        blocks: 0,
        table,
        mine,
        value: chance_of_winning(learned.result(position, leaf)),
        target: Target::Chance(0.0),
    }
}

/// Adam's moments, for the weights of one network in the order they are stored in.
struct Adam {
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(net: &Net) -> Self {
        let count = net.weights().count();
        Self {
            first: vec![0.0; count],
            second: vec![0.0; count],
            steps: 0,
        }
    }

    /// One step towards the targets. Gives the sum of the losses before it.
    fn step<'a>(&mut self, net: &mut Net, samples: impl Iterator<Item = &'a Sample>, rate: f32) -> f32 {
        let mut slope = Net {
            table: vec![[0.0; HIDDEN]; net.table.len()],
            mine: vec![[0.0; HIDDEN]; net.mine.len()],
            bias: [0.0; HIDDEN],
            out: [0.0; HIDDEN],
            start: 0.0,
        };
        let (mut loss, mut count) = (0.0, 0);
        for sample in samples {
            count += 1;
            let hidden = sample.mine.add_to(sample.table.add_to(net.bias, &net.table), &net.mine);
            let error = sample.target.error(net.result(&hidden));
            loss += error * error;
            slope.start += error;
            let mut back = [0.0; HIDDEN];
            for unit in 0..HIDDEN {
                if hidden[unit] > 0.0 {
                    slope.out[unit] += error * hidden[unit];
                    back[unit] = error * net.out[unit];
                }
            }
            for (slope, back) in slope.bias.iter_mut().zip(back) {
                *slope += back;
            }
            for (rows, features) in [(&mut slope.table, &sample.table), (&mut slope.mine, &sample.mine)] {
                for (index, value) in &features.0 {
                    for (slope, back) in rows[*index as usize].iter_mut().zip(back) {
                        *slope += value * back;
                    }
                }
            }
        }
        if count == 0 {
            return 0.0;
        }
        self.steps += 1;
        let (beta1, beta2) = (0.9_f32, 0.999_f32);
        let unbias = (1.0 - libm::powf(beta2, self.steps as f32)).sqrt() / (1.0 - libm::powf(beta1, self.steps as f32));
        let scale = 1.0 / count as f32;
        let moments = self.first.iter_mut().zip(&mut self.second);
        for ((weight, slope), (first, second)) in net.weights_mut().zip(slope.weights()).zip(moments) {
            let slope = slope * scale;
            *first = beta1 * *first + (1.0 - beta1) * slope;
            *second = beta2 * *second + (1.0 - beta2) * slope * slope;
            *weight -= rate * unbias * *first / (second.sqrt() + 1.0e-8);
        }
        loss
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A course of a taught batch, and one in which the networks play themselves.
    fn course(kind: Kind, seed: u64, threads: usize) -> (Training, [Progress; 2]) {
        let mut training = Training::new(kind, seed);
        let taught = training.batch(threads);
        training.batches = TAUGHT_BATCHES;
        let played = training.batch(threads);
        (training, [taught, played])
    }

    #[test]
    fn a_batch_is_the_same_on_any_number_of_threads_and_another_with_another_seed() {
        let (one, progress) = course(Kind::Two, 1, 1);
        let (two, same) = course(Kind::Two, 1, 2);
        assert!(one.weights().to_bytes() == two.weights().to_bytes());
        assert!(one.quick.to_bytes() == two.quick.to_bytes());
        let told = |progress: [Progress; 2]| progress.map(|batch| (batch.turns.to_bits(), batch.loss.to_bits()));
        assert_eq!(told(progress), told(same));
        let mut other = Training::new(Kind::Two, 2);
        other.batch(2);
        let mut first = Training::new(Kind::Two, 1);
        first.batch(2);
        assert!(other.weights().to_bytes() != first.weights().to_bytes());
        assert!(first.weights().to_bytes() != one.weights().to_bytes());
    }

    /// The mean squared error over all samples that are kept.
    fn error(weights: &Weights, samples: &VecDeque<Sample>) -> f32 {
        let squares = samples.iter().map(|sample| {
            let net = weights.net(sample.ends);
            let hidden = sample.mine.add_to(sample.table.add_to(net.bias, &net.table), &net.mine);
            let error = sample.target.error(net.result(&hidden));
            error * error
        });
        squares.sum::<f32>() / samples.len() as f32
    }

    #[test]
    fn learning_reduces_the_error_on_what_was_taught() {
        let before = Training::new(Kind::Two, 3);
        let mut training = Training::new(Kind::Two, 3);
        training.batch(2);
        let taught = |sample: &Sample| matches!(sample.target, Target::Result(result) if result.abs() < 20.0);
        assert!(training.samples.iter().all(taught));
        assert!(
            training.samples.iter().any(|sample| sample.ends) && training.samples.iter().any(|sample| !sample.ends)
        );
        let errors = [&before.slow, &training.slow, &training.quick].map(|weights| error(weights, &training.samples));
        assert!(errors[1] < errors[0] && errors[2] < 0.5 * errors[0], "{errors:?}");
    }

    #[test]
    fn where_chance_comes_in_the_mean_is_learned_and_not_what_it_brought() {
        let weights = Arc::new(Training::new(Kind::Two, 1).slow);
        let batch = Batch {
            taught: false,
            ..Training::new(Kind::Two, 1).next()
        };
        let games = (0..4).map(|number| play(Kind::Two, number, 1 + number, &weights, batch));
        let samples: Vec<Sample> = games.flat_map(|game| game.samples).collect();
        let chances = samples.iter().filter(|sample| !sample.ends).count();
        assert!(
            chances > 5 && chances < samples.len() / 3,
            "{chances} of {}",
            samples.len()
        );
        // The mean is that of the same networks, so it is near what they say; the end of a game is not.
        let off = |ends: bool| {
            let errors = samples
                .iter()
                .filter(|sample| sample.ends == ends)
                .map(|sample| match sample.target {
                    Target::Chance(chance) => (chance - sample.value).abs(),
                    Target::Result(_) => unreachable!("nothing is taught"),
                });
            errors.fold(0.0, f32::max)
        };
        assert!(off(false) < off(true), "{} {}", off(false), off(true));
    }

    #[test]
    fn steps_get_smaller_and_winning_becomes_all_that_counts() {
        let mut training = Training::new(Kind::Teams, 1);
        let mut last = training.next();
        assert!(last.taught);
        for batches in 1..=Training::course(Kind::Teams) {
            training.batches = batches;
            let next = training.next();
            assert_eq!(next.taught, batches < TAUGHT_BATCHES);
            assert!(next.rate <= last.rate && next.progress <= last.progress);
            last = next;
        }
        assert!(last.rate > 0.0 && last.progress == 0.0);
    }

    #[test]
    fn every_kind_learns_at_its_own_tables_and_half_of_the_games_have_family_in_them() {
        for kind in Kind::ALL {
            let mut among_themselves = 0;
            for number in 0..64 {
                let (rules, seats) = table(kind, number);
                let teams = rules.sides(seats).any(|side| side.len() > 1);
                assert_eq!(teams, kind == Kind::Teams);
                let sides = rules.sides(seats).count();
                assert!(sides - 1 <= kind.others() && seats.count() - 1 <= kind.others() + usize::from(teams));
                let learning = learners(&rules, seats, number, &mut Random::new(number));
                assert!(!learning.is_empty());
                // Partners play alike.
                assert!(
                    rules
                        .sides(seats)
                        .all(|side| side.iter().all(|seat| learning.contains(seat))
                            || !side.iter().any(|seat| learning.contains(seat)))
                );
                among_themselves += u32::from(number / 4 % 4 < 2);
                assert!(number / 4 % 4 >= 2 || learning == seats.all());
            }
            assert_eq!(among_themselves, 32);
        }
    }
}
