//! Learning, from many rounds: what points are worth in a match, and what is known of actions before they are tried.
//!
//! Everything follows from the seed, and is the same on every machine, however many threads there are.

use super::equity::{Equity, Width};
use super::order::{Company, Order, Question, Several};
use super::prior::{FEATURES, Features, Prior, Size, features};
use super::searcher::{Candidate, Searcher};
use super::{Family, candidates};
use crate::threads::each;
use crate::{Player, Random};
use game::{Actor, Game, MAX_SEATS, Match, Seat, SeatSet, Seats, Sink};
use solo::{Action, Round, Rules, Scoring, View};

/// Matches between `family` for each way to score and each number of players.
const MATCHES: usize = 600;

/// Rounds for what is known of actions, at each kind of table.
const ROUNDS: usize = 120;

/// Worlds that every action is tried in there.
const WORLDS: u32 = 48;

/// A round with more actions than this teaches nothing.
const MOST_ACTIONS: u32 = 3000;

/// Rules that stand for a way to score.
const TABLES: [(Scoring, &str, &[&str]); 2] = [
    (Scoring::Penalty, "penalty", &["modern", "classic-de"]),
    (Scoring::Winner, "winner", &["classic-en"]),
];

/// What can be learned by itself: a line of what is written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subject {
    scoring: Scoring,
    what: What,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    /// What points are worth with so many players.
    Width(usize),
    /// What is known of actions with about so many.
    Prior(Size),
}

impl Subject {
    /// All of them, in the order in which they are written down.
    pub fn all() -> Vec<Self> {
        let widths = TABLES
            .iter()
            .flat_map(|table| (2..=MAX_SEATS).map(|seats| (table.0, What::Width(seats))));
        let priors = TABLES
            .iter()
            .flat_map(|table| Size::ALL.map(|size| (table.0, What::Prior(size))));
        widths
            .chain(priors)
            .map(|(scoring, what)| Self { scoring, what })
            .collect()
    }

    /// Whether it is about two players: that is learned quickest.
    pub fn is_quick(self) -> bool {
        matches!(self.what, What::Width(2) | What::Prior(Size::Two))
    }

    /// Learns it. Gives the line that is written down.
    ///
    /// # Panics
    /// When a thread cannot be started.
    pub fn learn(self, seed: u64, threads: usize) -> String {
        let (_, name, rules) = TABLES[usize::from(self.scoring == Scoring::Winner)];
        let rules: Vec<Rules> = rules.iter().map(|rules| rules.parse().expect("a rulebook")).collect();
        match self.what {
            What::Width(seats) => {
                let width = width(&rules[0], Seats::new(seats).expect("seats"), seed, threads);
                format!("width {name} {seats} {:.1} {:.3}", width.last, width.each)
            }
            What::Prior(size) => {
                let seats = Seats::new(size.typical()).expect("seats");
                let lessons = rules.iter().flat_map(|rules| lessons(rules, seats, seed, threads));
                let prior = regress(&lessons.collect::<Vec<_>>());
                let weights = prior.weights.map(|weight| format!(" {weight:.2}"));
                format!("prior {name} {} {:.2}{}", size.name(), prior.trust, weights.concat())
            }
        }
    }
}

/// Totals before a round, and who won the match in the end.
struct Standing {
    totals: Vec<u32>,
    winners: SeatSet,
}

/// The width under which what happened in matches is likeliest.
fn width(rules: &Rules, seats: Seats, seed: u64, threads: usize) -> Width {
    let matches = each(MATCHES, threads, |number| {
        standings(rules, seats, seed ^ (number as u64) << 8)
    });
    let standings: Vec<Standing> = matches.into_iter().flatten().collect();
    let surprise = |width: Width| {
        let equity = Equity::with(rules, width);
        let of = |standing: &Standing| {
            let share = 1.0 / standing.winners.len() as f64;
            let winners = standing.winners.iter();
            let chances = winners.map(|seat| f64::from(equity.chance(&standing.totals, seat.index())).max(1.0e-9));
            chances.map(|chance| -share * libm::log(chance)).sum::<f64>()
        };
        standings.iter().map(of).sum::<f64>()
    };
    // Steps in each direction, smaller and smaller.
    let mut best = Width {
        last: 1000.0,
        each: 10.0,
    };
    let mut least = surprise(best);
    let mut step = 2.0_f32;
    while step > 1.01 {
        let steps = [(step, 1.0), (1.0 / step, 1.0), (1.0, step), (1.0, 1.0 / step)];
        let mut found = false;
        for (last, each) in steps {
            let width = Width {
                last: best.last * last,
                // Where a round or two decide a match there is nothing to see, but more rounds are never surer.
                each: (best.each * each).max(1.0),
            };
            let surprise = surprise(width);
            if surprise < least {
                (best, least, found) = (width, surprise, true);
            }
        }
        if !found {
            step = step.sqrt();
        }
    }
    best
}

/// A match between `family`.
fn standings(rules: &Rules, seats: Seats, seed: u64) -> Vec<Standing> {
    let mut random = Random::new(seed);
    let mut score = Match::<Round>::new(*rules, seats, &random.seed(), &mut ());
    let mut before = Vec::new();
    let mut family = vec![Family; seats.count()];
    while score.winners().is_none() {
        before.push(score.scores().totals.values().to_vec());
        let mut round = score.deal(&random.seed(), &mut ());
        let mut order = Order::default();
        let mut peers = Peers {
            players: &mut family,
            random: &mut random,
        };
        while let Some((seat, action)) = order.next(&round, &mut peers) {
            if round.act(Actor::Seat(seat), action, &mut order).is_err() {
                return Vec::new();
            }
        }
        let Some(outcome) = round.outcome() else {
            return Vec::new();
        };
        score.add(&outcome);
    }
    let winners = score.winners().unwrap_or(SeatSet::EMPTY);
    let standing = |totals| Standing { totals, winners };
    before.into_iter().map(standing).collect()
}

/// A decision: what could be done, as far as it can be seen, and what came of it, in points beyond the mean; and how much that differed from
/// world to world.
struct Lesson {
    tried: Vec<(Features, f32)>,
    spread: f32,
}

/// What is learned of rounds between those who search.
fn lessons(rules: &Rules, seats: Seats, seed: u64, threads: usize) -> Vec<Lesson> {
    // What points are worth is learned here too: nothing that is written down already shall matter.
    let equity = Equity::with(rules, width(rules, seats, seed, threads));
    let rounds = each(ROUNDS, threads, |number| {
        round_lessons(rules, seats, equity, seed ^ (number as u64) << 8)
    });
    rounds.into_iter().flatten().collect()
}

fn round_lessons(rules: &Rules, seats: Seats, equity: Equity, seed: u64) -> Vec<Lesson> {
    let mut random = Random::new(seed);
    let mut events = Vec::new();
    let score = Match::<Round>::new(*rules, seats, &random.seed(), &mut ());
    let mut round = score.deal(&random.seed(), &mut events);
    let mut learners: Vec<Learner> = Vec::new();
    for seat in seats.iter() {
        let mut searcher = Searcher::new(1, true, random.number());
        searcher.begin(&score, seat);
        learners.push(Learner {
            searcher,
            equity,
            lessons: Vec::new(),
        });
    }
    let mut order = Order::default();
    for _ in 0..MOST_ACTIONS {
        for event in events.drain(..) {
            for seat in seats.iter() {
                if let Some(seen) = Round::seen(&event, seat.into()) {
                    learners[seat.index()].searcher.hear(&seen);
                }
            }
            order.emit(event);
        }
        let mut peers = Peers {
            players: &mut learners,
            random: &mut random,
        };
        let Some((seat, action)) = order.next(&round, &mut peers) else {
            break;
        };
        if round.act(Actor::Seat(seat), action, &mut events).is_err() {
            break;
        }
    }
    learners.into_iter().flat_map(|learner| learner.lessons).collect()
}

/// Tries everything in many worlds, and does what seems best.
struct Learner {
    searcher: Searcher,
    equity: Equity,
    lessons: Vec<Lesson>,
}

impl Learner {
    /// Tries all of these, keeps the lesson, and gives what seems best.
    fn learn(&mut self, view: &View, actions: impl Iterator<Item = Option<Action>>) -> Option<Action> {
        let actions: Vec<Option<Action>> = actions.collect();
        if actions.len() <= 1 {
            return actions.first().copied().flatten();
        }
        let mut trials = self.searcher.trials(view, self.equity)?;
        let mut sums = vec![0.0; actions.len()];
        let mut squares = 0.0;
        for _ in 0..WORLDS {
            let mut tried: Vec<Candidate> = actions.iter().copied().map(Candidate::new).collect();
            trials.one(&mut self.searcher.belief, &mut tried)?;
            let mean = tried.iter().map(|tried| tried.sum).sum::<f32>() / tried.len() as f32;
            for (sum, tried) in sums.iter_mut().zip(tried) {
                let points = (tried.sum - mean) / trials.point;
                *sum += points;
                squares += points * points;
            }
        }
        let worlds = WORLDS as f32;
        let means: Vec<f32> = sums.into_iter().map(|sum| sum / worlds).collect();
        let of_means = means.iter().map(|mean| mean * mean).sum::<f32>();
        let spread = (squares / worlds - of_means) / actions.len() as f32;
        let best = (0..actions.len()).max_by(|a, b| means[*a].total_cmp(&means[*b]))?;
        let seen = actions.iter().map(|action| features(view, *action));
        self.lessons.push(Lesson {
            tried: seen.zip(means).collect(),
            spread,
        });
        actions[best]
    }
}

impl Player<Round> for Learner {
    fn decide(&mut self, view: &View) -> Option<Action> {
        let actions = candidates::awaited(view)?;
        self.learn(view, actions.into_iter().map(Some))
    }

    fn interject(&mut self, view: &View) -> Option<Action> {
        let actions = candidates::thrown_in(view);
        self.learn(view, actions.into_iter().map(Some).chain([None]))
    }

    fn call(&mut self, view: &View) -> Option<Action> {
        self.searcher.call(view)
    }
}

/// The weights that come nearest to what was found, and how many trials they are worth.
fn regress(lessons: &[Lesson]) -> Prior {
    let mut squares = vec![[0.0_f64; FEATURES + 1]; FEATURES];
    let mut count = 0.0;
    for Lesson { tried, .. } in lessons {
        for (row, target) in centred(tried) {
            for i in 0..FEATURES {
                for j in 0..FEATURES {
                    squares[i][j] += row[i] * row[j];
                }
                squares[i][FEATURES] += row[i] * target;
            }
            count += 1.0;
        }
    }
    // What was hardly ever seen is worth nothing.
    for (i, row) in squares.iter_mut().enumerate() {
        row[i] += 20.0;
    }
    let weights = solve(squares);
    let mut prior = Prior {
        trust: 0.0,
        weights: weights.map(|weight| weight as f32),
    };
    let (mut left, mut noise) = (0.0, 0.0);
    for Lesson { tried, spread } in lessons {
        for (row, target) in centred(tried) {
            let told: f64 = row.iter().zip(&weights).map(|(feature, weight)| feature * weight).sum();
            left += (target - told) * (target - told);
            noise += f64::from(*spread);
        }
    }
    let (left, noise) = (left / count, noise / count);
    // What is left is noise of so many worlds, and what the weights do not know.
    let unknown = (left - noise / f64::from(WORLDS)).max(1.0);
    prior.trust = (noise / unknown) as f32;
    prior
}

/// Features and points, both beyond the mean of a decision.
fn centred(tried: &[(Features, f32)]) -> impl Iterator<Item = ([f64; FEATURES], f64)> {
    let count = tried.len() as f64;
    let mut mean = [0.0; FEATURES];
    for (features, _) in tried {
        for (mean, feature) in mean.iter_mut().zip(features) {
            *mean += f64::from(*feature) / count;
        }
    }
    tried.iter().map(move |(features, points)| {
        let row = std::array::from_fn(|i| f64::from(features[i]) - mean[i]);
        (row, f64::from(*points))
    })
}

/// Gauss's way with linear equations; the last column is what each row comes to.
fn solve(mut rows: Vec<[f64; FEATURES + 1]>) -> [f64; FEATURES] {
    for i in 0..FEATURES {
        let pivot = rows[i];
        for (j, row) in rows.iter_mut().enumerate() {
            if i != j {
                let factor = row[i] / pivot[i];
                for (entry, above) in row.iter_mut().zip(pivot) {
                    *entry -= factor * above;
                }
            }
        }
    }
    std::array::from_fn(|i| rows[i][FEATURES] / rows[i][i])
}

/// Players of one kind, equally quick.
struct Peers<'a, P> {
    players: &'a mut [P],
    random: &'a mut Random,
}

impl<P: Player<Round>> Company for Peers<'_, P> {
    fn ask(&mut self, seat: Seat, view: &View, question: Question) -> Option<Action> {
        question.put(&mut self.players[seat.index()], view)
    }

    fn first(&mut self, several: &Several) -> Option<(Seat, Action)> {
        let wanting = self.wanting(several, several.seats().iter());
        self.random.one(&wanting)
    }
}
