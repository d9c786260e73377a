//! Simulations of SKIP-BO: the same whatever the number of threads, totals that add up, teams and blocks.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use bots::Level::{self, Chance, Greedy};
use bots::skipbo::MOST_TURNS;
use game::record::Record;
use game::{BySeat, Seats};
use lab::skipbo::{Deed, Figure, Mark, Spread};
use lab::{Contender, Lineup};
use skipbo::Round;
use std::ops::ControlFlow;

type Sim = lab::Sim<Round>;
type Totals = lab::Totals<Round>;

fn sim(rules: &str, levels: &[Level], games: u64) -> Sim {
    let seats = Seats::new(levels.len()).unwrap();
    Sim {
        rules: rules.parse().unwrap(),
        players: Lineup::new(seats, |seat| Contender::of(levels[seat.index()])),
        rounds: games.try_into().unwrap(),
        seed: 1,
        threads: 1.try_into().unwrap(),
    }
}

fn run(sim: &Sim) -> Totals {
    let totals = sim.run(|_| ControlFlow::Continue(()));
    check_sums(sim, &totals);
    totals
}

fn all_greedy(seats: usize) -> Vec<Level> {
    vec![Greedy; seats]
}

/// What must be true of any totals.
fn check_sums(sim: &Sim, totals: &Totals) {
    let by_side = |counts: &BySeat<u64>| -> u64 {
        let firsts = totals.sides.iter().map(|side| side.iter().next().unwrap());
        firsts.map(|seat| counts[seat]).sum()
    };
    let counts = &totals.counts;
    let (figures, marks) = (&counts.figures, &counts.marks);
    assert_eq!(totals.rounds, sim.rounds.get());
    assert_eq!(totals.won(), by_side(&totals.wins));
    assert_eq!(
        by_side(&totals.wins) + marks[Mark::WonByNobody] + totals.unfinished,
        totals.rounds
    );
    for (side, seat) in totals
        .sides
        .iter()
        .flat_map(|side| side.iter().map(move |seat| (side, seat)))
    {
        let first = side.iter().next().unwrap();
        assert_eq!(totals.wins[seat], totals.wins[first], "partners win together");
        assert_eq!(totals.points[seat], totals.points[first], "a team has one score");
        assert_eq!(totals.points[seat].count, totals.rounds - totals.unfinished);
    }
    assert_eq!(
        by_side(&totals.match_wins),
        totals.matches,
        "one side at a time can get to 500"
    );
    assert_eq!((totals.shared, totals.match_rounds.count()), (0, totals.matches));
    for (_, moments) in figures.iter() {
        assert_eq!(moments.count, totals.rounds);
    }
    for (spread, numbers) in counts.spreads.iter() {
        let deals = match spread {
            Spread::FirstBlock => marks[Mark::Blocked],
            Spread::Turns | Spread::Cards => totals.rounds,
        };
        assert_eq!(numbers.count(), deals);
    }
    assert_eq!(totals.seconds.count(), totals.rounds);
    check_course(totals);
    check_deeds(totals);
    let of = |figure: Figure| figures[figure].sum;
    let played = of(Figure::StockCard) + of(Figure::HandCard) + of(Figure::DiscardCard);
    assert_eq!(played, counts.spreads[Spread::Cards].moments().sum);
    assert!(of(Figure::Completed) * 12 <= played && of(Figure::Joker) <= played);
    assert!(marks[Mark::WonByNobody] <= marks[Mark::EndedByBlock]);
    assert!(marks[Mark::EndedByBlock] <= marks[Mark::Blocked]);
    assert!(u128::from(marks[Mark::Blocked]) <= of(Figure::Block));
    // Every card dealt into a stock was played, or is left with the winners or with the others.
    let seats = sim.seats();
    let dealt = totals.rounds as usize * seats.count() * sim.rules.stock(seats);
    assert!(of(Figure::StockCard) + of(Figure::Left) <= dealt as u128);
    if marks[Mark::EndedByBlock] == 0 {
        assert_eq!(of(Figure::StockCard) + of(Figure::Left), dealt as u128);
    }
    // B-19: 25 for each game won, and 5 for each card left.
    if totals.unfinished == 0 && marks[Mark::WonByNobody] == 0 {
        let firsts = totals.sides.iter().map(|side| side.iter().next().unwrap());
        let points: u128 = firsts.map(|seat| totals.points[seat].sum).sum();
        assert_eq!(points, u128::from(25 * totals.rounds) + 5 * of(Figure::Left));
    }
}

/// Every player of every finished game did something or did not, and won or did not; only one can be first, or have most.
fn check_deeds(totals: &Totals) {
    let finished = totals.rounds - totals.unfinished;
    let wins: u64 = totals.wins.values().iter().sum();
    for (deed, odds) in totals.counts.odds.iter() {
        assert_eq!(
            odds.with.players + odds.without.players,
            finished * totals.seats().count() as u64
        );
        assert_eq!(odds.with.won + odds.without.won, wins);
        assert!(odds.with.players <= finished, "{deed:?}");
    }
}

/// The scores of whole matches: one for every standing in each, and the last of a match add up to what was written down.
fn check_course(totals: &Totals) {
    let course = &totals.course;
    assert_eq!(
        course.standings(),
        if totals.matches > 0 { totals.sides.len() } else { 0 }
    );
    assert!(Some(course.deals() as u32) <= totals.match_rounds.max().or(Some(0)));
    for standing in 0..course.standings() {
        for scores in course.of(standing) {
            assert_eq!(scores.count(), totals.matches);
        }
    }
    assert_eq!(totals.match_seconds.count(), totals.matches);
}

#[test]
fn the_same_numbers_whatever_the_number_of_threads() {
    for (rules, levels, games) in [
        ("standard", &[Greedy; 3][..], 300),
        ("short", &[Greedy, Greedy, Greedy, Greedy], 400),
        ("standard stock=3 teams=1+3,2+4", &[Greedy, Greedy, Greedy, Greedy], 200),
        ("standard stock=1", &[Chance, Greedy], 60),
    ] {
        let one = run(&sim(rules, levels, games));
        for threads in [3, 5] {
            let several = Sim {
                threads: threads.try_into().unwrap(),
                ..sim(rules, levels, games)
            };
            assert_eq!(run(&several), one, "{threads} threads");
        }
        let other = Sim {
            seed: 2,
            ..sim(rules, levels, games)
        };
        assert_ne!(run(&other), one, "another seed gives other games");
    }
}

#[test]
fn totals_add_up_for_every_table() {
    for rules in [
        "standard",
        "short",
        "short block=ends",
        "standard stock=1 limit=9999",
        "short penalties=yes",
    ] {
        for seats in 2..=6 {
            let totals = run(&sim(rules, &all_greedy(seats), 150));
            assert_eq!(totals.unfinished, 0, "{rules}, {seats} seats");
            assert!(totals.cut_off <= 1);
        }
    }
}

#[test]
fn b_15_blocks_are_counted_as_what_they_do() {
    let blocks = |rules: &str| {
        let totals = run(&sim(rules, &all_greedy(4), 400));
        let of = |mark| totals.counts.marks[mark];
        (of(Mark::Blocked), of(Mark::EndedByBlock))
    };
    let (blocked, ended) = blocks("standard");
    assert!(blocked > ended, "{ended} of {blocked}");
    let (blocked, ended) = blocks("standard block=ends");
    assert!(blocked > 0 && blocked == ended, "the first block ends the game");
}

#[test]
fn b_17_teams_win_together() {
    let totals = run(&sim("short teams=1+3,2+4", &all_greedy(4), 400));
    assert_eq!(totals.sides.len(), 2);
    assert!(totals.matches > 10);
    let totals = run(&sim("short teams=1+4,2+5,3+6", &all_greedy(6), 400));
    assert_eq!(totals.sides.len(), 3);
    for side in &totals.sides {
        let wins = totals.wins[side.iter().next().unwrap()];
        assert!((100..170).contains(&wins), "{side}: {wins}");
    }
}

#[test]
fn b_15_chance_blocks_and_comes_to_an_end() {
    for seats in 2..=6 {
        let totals = run(&sim("standard", &vec![Chance; seats], 40));
        assert_eq!(totals.unfinished, 0, "{seats} seats");
        assert!(totals.counts.marks[Mark::Blocked] > 30, "{seats} seats");
        assert!(totals.counts.spreads[Spread::Turns].max() < Some(MOST_TURNS / 2));
    }
}

#[test]
fn records_are_true_and_agree_with_the_totals() {
    let sim = sim("short teams=1+3,2+4", &all_greedy(4), 30);
    let totals = run(&sim);
    let (mut games, mut matches) = (0, 0);
    let mut wins = BySeat::new(sim.seats(), 0);
    for text in sim.records() {
        let record: Record<Round> = text.parse().unwrap();
        record.verify().unwrap();
        games += record.deals().len() as u64;
        matches += u64::from(record.winners().is_some());
        let results = record.deals().iter().filter_map(|deal| deal.result.as_ref());
        for winner in results.flat_map(|result| result.winners.iter()) {
            wins[winner] += 1;
        }
    }
    assert_eq!((games, matches, wins), (30, totals.matches, totals.wins));
}

#[test]
fn greedy_beats_chance() {
    let totals = run(&sim("short", &[Chance, Greedy], 200));
    let [chance, greedy] = totals.wins.values() else {
        panic!("two seats");
    };
    assert!(*greedy > 20 * chance, "{greedy} against {chance}");
}

#[test]
fn whoever_is_ahead_wins_oftener() {
    let totals = run(&sim("standard", &all_greedy(3), 200));
    for deed in [Deed::FirstStock, Deed::FirstHalf, Deed::LongestRun, Deed::MostJokers] {
        let odds = totals.counts.odds[deed];
        let [with, without] = [odds.with, odds.without].map(|wins| wins.share().unwrap().value);
        assert!(with > without, "{deed:?}: {with} {without}");
    }
    assert_eq!(
        totals.counts.odds[Deed::FirstStock].with.players,
        200,
        "somebody always is"
    );
}
