//! Whole games of `greedy` at every kind of table, with the state checked on the way: a few here, a million with
//! `cargo xtask extended`.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use bots::Player;
use bots::Random;
use bots::skipbo::{Greedy, MOST_TURNS};
use game::{Game, Outcome, Seats, Sink};
use skipbo::{Event, Happened, Round, Rules};
use std::thread;

/// Tables, and how many seats they have.
const TABLES: [(&str, usize); 12] = [
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("standard", 5),
    ("standard", 6),
    ("short", 2),
    ("standard stock=1", 6),
    ("standard stock=5 block=ends", 4),
    ("standard teams=1+3,2+4", 4),
    ("standard stock=10 teams=1+2,3+4", 4),
    ("standard teams=1+4,2+5,3+6", 6),
    ("standard stock=20 teams=1+6,2+3,4+5 block=ends", 6),
];

/// One position in so many is checked in every way.
const ONE_IN: u32 = 200;

#[derive(Default)]
struct Watch {
    turns: u32,
    blocks: u32,
    jokers: u32,
}

impl Sink<Event> for Watch {
    fn emit(&mut self, event: Event) {
        match event {
            Happened::Turn { .. } => self.turns += 1,
            Happened::Blocked => self.blocks += 1,
            Happened::Played { play, .. } => self.jokers += u32::from(play.card.is_joker()),
            _ => {}
        }
    }
}

/// What many games came to.
#[derive(Default)]
struct Sum {
    games: u64,
    unfinished: u64,
    blocked: u64,
    won: u64,
    jokers: u64,
}

fn play(rules: &Rules, seats: Seats, random: &mut Random, sum: &mut Sum) {
    let seed = random.seed();
    let mut watch = Watch::default();
    let dealer = Round::first_dealer(rules, seats, &seed, &mut ());
    let mut round = Round::deal(rules, seats, dealer, &seed, &mut watch);
    let mut player = Greedy::new(u64::from(random.below(u32::MAX)));
    while let Some(seat) = round.waits_for().iter().next() {
        if watch.turns > MOST_TURNS {
            sum.unfinished += 1;
            break;
        }
        let action = player.decide(&round.view(seat.into())).unwrap();
        if let Err(why) = round.act(seat.into(), action, &mut watch) {
            panic!("{round}\n{seat}: {action} is refused: {why}");
        }
        if random.below(ONE_IN) == 0 {
            check(&round);
        }
    }
    check(&round);
    sum.games += 1;
    sum.blocked += u64::from(watch.blocks > 0);
    sum.jokers += u64::from(watch.jokers);
    if let Some(outcome) = round.outcome() {
        check_outcome(&round, &outcome);
        sum.won += u64::from(!outcome.winners.is_empty());
    }
}

/// Such a position can exist, with all 162 cards in it, and reads back from its text.
fn check(round: &Round) {
    if let Err(why) = round.setup().check() {
        panic!("{round}\ncannot be: {why}");
    }
    assert_eq!(round.to_string().parse(), Ok(*round));
}

/// B-19: only the winners write something down, 25 and 5 for every card left in the opponents' stock piles.
fn check_outcome(round: &Round, outcome: &Outcome) {
    let setup = round.setup();
    let left = |winners: bool| -> usize {
        let counted = setup
            .stocks
            .iter()
            .filter(|(seat, _)| outcome.winners.contains(*seat) == winners);
        counted.map(|(_, stock)| stock.len()).sum()
    };
    for (seat, points) in outcome.points.iter() {
        let expected = if outcome.winners.contains(seat) {
            25 + 5 * left(false) as u32
        } else {
            0
        };
        assert_eq!(*points, expected, "seat {seat} of {round}");
    }
}

#[test]
fn greedy_games_never_break_an_invariant() {
    let wanted: u64 = std::env::var("GAMES").map_or(1_200, |text| text.parse().expect("GAMES is a number"));
    let threads = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let share = wanted.div_ceil(threads * TABLES.len() as u64);
    let parts: Vec<Sum> = thread::scope(|scope| {
        let work = |number: u64| {
            move || {
                let mut random = Random::new(number);
                let mut sum = Sum::default();
                for (rules, seats) in TABLES {
                    let (rules, seats) = (rules.parse().unwrap(), Seats::new(seats).unwrap());
                    (0..share).for_each(|_| play(&rules, seats, &mut random, &mut sum));
                }
                sum
            }
        };
        let threads: Vec<_> = (0..threads).map(|number| scope.spawn(work(number))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let total = |count: fn(&Sum) -> u64| parts.iter().map(count).sum::<u64>();
    let games = total(|sum| sum.games);
    println!(
        "{games} games: {} won, {} with a block, {} unfinished, {} jokers played",
        total(|sum| sum.won),
        total(|sum| sum.blocked),
        total(|sum| sum.unfinished),
        total(|sum| sum.jokers)
    );
    assert!(games >= wanted && total(|sum| sum.won) * 10 >= games * 9);
    assert_eq!(total(|sum| sum.unfinished), 0, "greedy finishes");
    assert!(total(|sum| sum.blocked) > 0, "some games are blocked");
}
