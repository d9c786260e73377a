//! Simulations of SOLO: the same whatever the number of threads, and totals that add up.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use bots::Level;
use game::record::{Name, Record};
use game::{BySeat, Seats};
use lab::solo::{Figure, Mark, Spread};
use lab::{Contender, Lineup};
use solo::{Edition, Round, Rules};
use std::ops::ControlFlow;

type Sim = lab::Sim<Round>;
type Totals = lab::Totals<Round>;

fn sim(rules: &str, levels: &[Level], rounds: u64) -> Sim {
    let seats = Seats::new(levels.len()).unwrap();
    Sim {
        rules: rules.parse().unwrap(),
        players: Lineup::new(seats, |seat| Contender::of(levels[seat.index()])),
        rounds: rounds.try_into().unwrap(),
        seed: 1,
        threads: 1.try_into().unwrap(),
    }
}

fn run(sim: &Sim) -> Totals {
    sim.run(|_| ControlFlow::Continue(()))
}

/// Chance and greedy in turns.
fn mixed(seats: usize) -> Vec<Level> {
    [Level::Chance, Level::Greedy].into_iter().cycle().take(seats).collect()
}

/// What must be true of any totals.
fn check_sums(totals: &Totals) {
    let sum = |counts: &BySeat<u64>| counts.values().iter().sum::<u64>();
    assert_eq!(
        sum(&totals.wins) + totals.counts.marks[Mark::Blocked] + totals.unfinished,
        totals.rounds
    );
    assert_eq!(sum(&totals.wins_from_dealer), sum(&totals.wins));
    assert_eq!(totals.counts.spreads[Spread::Turns].count(), totals.rounds);
    assert_eq!(totals.counts.spreads[Spread::Moves].count(), totals.rounds);
    assert_eq!(totals.match_rounds.count(), totals.matches);
    assert_eq!(totals.seconds.count(), totals.rounds);
    assert_eq!(totals.match_seconds.count(), totals.matches);
    for standing in 0..totals.course.standings() {
        for scores in totals.course.of(standing) {
            assert_eq!(scores.count(), totals.matches);
        }
    }
    let players = totals.seats().count() as u64 * (totals.rounds - totals.unfinished);
    for (deed, odds) in totals.counts.odds.iter() {
        assert_eq!(odds.with.players + odds.without.players, players, "{deed:?}");
        assert_eq!(odds.with.won + odds.without.won, sum(&totals.wins), "{deed:?}");
    }
    let all: u128 = totals.points.values().iter().map(|points| points.sum).sum();
    assert_eq!(totals.all_points.sum, all);
    assert!(u128::from(totals.rounds) >= totals.match_rounds.moments().sum);
    assert!(totals.matches + totals.shared <= sum(&totals.match_wins));
    assert!(totals.shared > 0 || totals.matches == sum(&totals.match_wins));
    for moments in totals.points.values() {
        assert_eq!(moments.count, totals.rounds - totals.unfinished);
    }
    for (_, moments) in totals.counts.figures.iter() {
        assert_eq!(moments.count, totals.rounds);
    }
    let links = totals.counts.spreads[Spread::Chains].moments().sum;
    let chain_cards = totals.counts.figures[Figure::DrawTwo].sum + totals.counts.figures[Figure::DrawFour].sum;
    assert!(links <= chain_cards, "a last card adds no link");
}

#[test]
fn the_same_numbers_whatever_the_number_of_threads() {
    for (rules, rounds) in [("modern", 3000), ("classic-en", 1000), ("modern", 1), ("classic-de", 7)] {
        let one = run(&sim(rules, &mixed(4), rounds));
        assert_eq!(one.rounds, rounds);
        for threads in [2, 5] {
            let several = Sim {
                threads: threads.try_into().unwrap(),
                ..sim(rules, &mixed(4), rounds)
            };
            assert_eq!(run(&several), one, "{threads} threads");
        }
        let other = Sim {
            seed: 2,
            ..sim(rules, &mixed(4), rounds)
        };
        assert_ne!(run(&other), one, "another seed gives other rounds");
    }
}

#[test]
fn totals_add_up_in_every_rulebook_and_for_every_table() {
    for edition in Edition::ALL {
        for seats in [2, 4, 7, 10] {
            let sim = Sim {
                threads: 2.try_into().unwrap(),
                ..sim(edition.name(), &mixed(seats), 1000)
            };
            let totals = run(&sim);
            assert_eq!(
                (totals.rounds, totals.unfinished),
                (1000, 0),
                "{edition:?}, {seats} seats"
            );
            assert!(totals.matches > 10 && totals.cut_off <= 1);
            assert_eq!(
                totals.counts.figures[Figure::LateCard].sum,
                0,
                "our players call in time"
            );
            check_sums(&totals);
        }
    }
}

#[test]
fn house_rules_are_played_too() {
    for rules in [
        "modern chains=mixed after-chain=lost start=leave triple-takes=three",
        "modern penalty=caught interject=any may-draw=stuck",
        "modern solo=discarding solo-until=discard swap=optional after-swap=next",
        "classic-de penalty=caught after-chain=lost chains=mixed start=leave",
        "classic-en deck=120 limit=1",
    ] {
        for seats in [2, 5] {
            let totals = run(&sim(rules, &mixed(seats), 300));
            assert_eq!(totals.unfinished, 0, "{rules}, {seats} seats");
            // Our players call in time, unless they are caught before.
            let late = totals.counts.figures[Figure::LateCard].sum > 0;
            assert!(!late || rules.contains("penalty=caught"), "{rules}, {seats} seats");
            check_sums(&totals);
        }
    }
}

#[test]
fn points_agree_with_how_they_are_written_down() {
    // The same forty rounds of one long match: what the others count is what a winner takes.
    let of = |rules: &str| run(&sim(rules, &mixed(3), 40));
    let (penalty, winner) = (of("classic-de limit=9999"), of("classic-de limit=9999 scoring=winner"));
    assert_eq!(
        (penalty.cut_off, penalty.counts.marks[Mark::Blocked]),
        (1, 0),
        "one match, and not at its end"
    );
    assert_eq!(penalty.wins, winner.wins);
    let sum = |totals: &Totals| totals.points.values().iter().map(|points| points.sum).sum::<u128>();
    assert_eq!(sum(&penalty), sum(&winner));
    for ((_, wins), points) in winner.wins.iter().zip(winner.points.values()) {
        assert_eq!(*wins == 0, points.sum == 0);
    }
    // A match of several rounds ends when somebody has more than 500.
    let rounds = run(&sim("classic-de", &mixed(3), 500))
        .match_rounds
        .quantile(50)
        .unwrap();
    assert!((3..60).contains(&rounds), "{rounds}");
}

#[test]
fn records_are_true_and_agree_with_the_totals() {
    for (rules, seats) in [("modern", 4), ("classic-en", 2)] {
        let sim = sim(rules, &mixed(seats), 30);
        let totals = run(&sim);
        let (mut rounds, mut matches) = (0, 0);
        let mut wins = BySeat::new(sim.seats(), 0);
        for text in sim.records() {
            let record: Record<Round> = text.parse().unwrap();
            record.verify().unwrap();
            let names: Vec<&str> = record.names().values().iter().flatten().map(Name::as_str).collect();
            match seats {
                2 => assert_eq!(names, ["chance", "greedy"]),
                _ => assert_eq!(names, ["chance 1", "greedy 2", "chance 3", "greedy 4"]),
            }
            rounds += record.deals().len() as u64;
            matches += u64::from(record.winners().is_some());
            let results = record.deals().iter().filter_map(|deal| deal.result.as_ref());
            for winner in results.flat_map(|result| result.winners.iter()) {
                wins[winner] += 1;
            }
        }
        assert_eq!((rounds, matches, wins), (30, totals.matches, totals.wins));
    }
}

#[test]
fn who_ends_it_gets_what_was_done_so_far() {
    let long = Sim {
        threads: 2.try_into().unwrap(),
        ..sim("modern", &mixed(4), 1_000_000_000_000)
    };
    let mut told = Vec::new();
    let totals = long.run(|rounds| {
        told.push(rounds);
        if rounds > 500 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    check_sums(&totals);
    assert!(told.is_sorted() && told.last() == Some(&totals.rounds), "{told:?}");
    assert_eq!(totals.cut_off, 0, "whole matches only");
    // The same as if no more had been asked for.
    assert_eq!(totals, run(&sim("modern", &mixed(4), totals.rounds)));
}

#[test]
fn nothing_done_is_nothing() {
    let totals = sim("modern", &mixed(4), 1_000_000).run(|_| ControlFlow::Break(()));
    check_sums(&totals);
}

#[test]
fn greedy_beats_chance() {
    for edition in [Edition::ClassicDe, Edition::ClassicEn, Edition::Modern] {
        let totals = run(&sim(edition.name(), &mixed(2), 2000));
        let [chance, greedy] = totals.wins.values() else {
            panic!("two seats");
        };
        assert!(greedy > chance, "{edition:?}: {greedy} against {chance}");
    }
}

#[test]
fn equal_players_win_equally_often() {
    let rules = Rules::default().to_string();
    let totals = run(&sim(&rules, &[Level::Chance; 4], 4000));
    for wins in totals.wins.values() {
        assert!((900..1100).contains(wins), "{:?}", totals.wins);
    }
}
