//! The same players at tables with people: the lower levels miss something now and then.

use crate::table::{Asked, Table, tables, tell};
use bots::solo::order::Question;
use bots::{Bot, Level, Played, Player, Random};
use game::{Game, Seats};
use solo::{Action, Round, Rules};
use std::num::NonZeroU32;

/// Those that think get little to think with here.
fn bot(level: Level) -> Bot {
    let nodes = NonZeroU32::new(50).filter(|_| level >= Level::Planner);
    Bot { level, nodes }
}

fn companion(level: Level, seed: u64) -> Box<dyn Player<Round>> {
    Round::companion(bot(level), seed)
}

/// What is done in a few rounds.
fn played(make: impl Fn(u64) -> Box<dyn Player<Round>>, seed: u64) -> Vec<Action> {
    let mut random = Random::new(seed);
    let play = |(rules, seats)| Table::new(&rules, seats, &make, &mut random).play(|_, _| {});
    tables()
        .filter(|(_, seats)| seats.count() <= 4)
        .flat_map(play)
        .collect()
}

#[test]
fn whatever_they_do_is_allowed_in_every_rulebook() {
    for level in Level::ALL {
        let rounds = if level < Level::Planner { 40 } else { 1 };
        for (rules, seats) in tables() {
            let mut random = Random::new(9);
            for _ in 0..rounds {
                Table::new(&rules, seats, |seed| companion(level, seed), &mut random).play(|_, _| {});
            }
        }
    }
}

#[test]
fn the_best_miss_nothing_and_the_others_miss_the_same_with_the_same_seed() {
    for level in Level::ALL {
        let alone = played(|seed| Round::player(bot(level), seed), 5);
        let with_people = played(|seed| companion(level, seed), 5);
        // That `planner` misses anything in so few rounds is not certain.
        if level != Level::Planner {
            assert_eq!(with_people == alone, level >= Level::Club, "{level}");
        }
        assert_eq!(played(|seed| companion(level, seed), 5), with_people, "{level}");
    }
}

/// How many percent of the chances to throw in are missed, and how many calls are not made with the play, in many rounds.
fn missed(rules: &str, make: impl Fn(u64) -> Box<dyn Player<Round>>) -> (f64, f64) {
    let (rules, seats): (Rules, _) = (rules.parse().unwrap(), Seats::new(4).unwrap());
    let mut random = Random::new(11);
    let (mut twins, mut unseen, mut plays, mut silent) = (0, 0, 0, 0);
    for _ in 0..400 {
        Table::new(&rules, seats, &make, &mut random).play(|scene, asked| {
            let Asked {
                seat,
                question,
                action: answer,
                ..
            } = *asked;
            if question == Question::Interject {
                twins += 1;
                unseen += u32::from(answer.is_none());
            }
            match answer {
                Some(Action::Play(play)) if scene.round.view(seat.into()).may_mark(play) => {
                    plays += 1;
                    silent += u32::from(!play.call);
                }
                _ => {}
            }
        });
    }
    assert!(twins > 500 && plays > 500, "{twins} {plays}");
    let percent = |part: u32, all: u32| 100.0 * f64::from(part) / f64::from(all);
    (percent(unseen, twins), percent(silent, plays))
}

#[test]
fn greedy_misses_much_and_family_little() {
    for rules in ["modern", "classic-de"] {
        for (level, twins, calls) in [(Level::Greedy, 30.0, 20.0), (Level::Family, 12.0, 8.0)] {
            let found = missed(rules, |seed| companion(level, seed));
            assert!(
                (found.0 - twins).abs() < 4.0 && (found.1 - calls).abs() < 4.0,
                "{level}, {rules}: {found:?}"
            );
            assert_eq!(
                missed(rules, |seed| Round::player(bot(level), seed)),
                (0.0, 0.0),
                "{level}"
            );
        }
    }
}

#[test]
fn what_is_missed_follows_from_what_the_seat_has_seen() {
    let mut compared = 0;
    for level in [Level::Greedy, Level::Family] {
        for (rules, seats) in tables() {
            // Everybody here has the same seed.
            let make = |_| companion(level, 1);
            Table::new(&rules, seats, make, &mut Random::new(2)).play(|scene, asked| {
                let Asked {
                    seat,
                    question,
                    action: answer,
                    ..
                } = *asked;
                // Somebody else takes the seat over, in a round that looks the same to it.
                let mut newcomer = companion(level, 1);
                tell(&mut newcomer, &scene.score, seat, &scene.events);
                let other = Round::imagine(&scene.round.sight(seat.into())).unwrap();
                let decided = question.put(newcomer.as_mut(), &other.view(seat.into()));
                assert_eq!(decided, answer, "{level} in {}", scene.round);
                compared += 1;
            });
        }
    }
    assert!(compared > 500, "{compared}");
}
