//! The arena: the same numbers whatever the number of threads, the same cards in every seat, and verdicts that are right.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use bots::Level::{self, Chance, Greedy};
use bots::{Bot, Played, Player};
use game::Seats;
use lab::{Arena, Contender, Faults, Plan, Simulated, Sprt, Standings, Unit, Verdict};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

fn arena<G: Simulated>(rules: &str, seats: usize, bots: &[Level], plan: Plan, games: u64) -> Arena<G> {
    Arena {
        rules: rules.parse().ok().unwrap(),
        seats: Seats::new(seats).unwrap(),
        bots: bots.iter().map(|level| Contender::of(*level)).collect(),
        plan,
        unit: Unit::Deal,
        games: games.try_into().unwrap(),
        sprt: None,
        seed: 1,
        threads: 1.try_into().unwrap(),
    }
}

fn run<G: Simulated>(arena: &Arena<G>) -> Standings {
    arena.run(|_| ControlFlow::Continue(()))
}

fn check_threads<G: Simulated>(arena: &Arena<G>) {
    let one = run(arena);
    for threads in [2, 5] {
        let several = Arena {
            threads: threads.try_into().unwrap(),
            ..arena.clone()
        };
        assert_eq!(run(&several), one, "{threads} threads");
    }
    let other = Arena {
        seed: 2,
        ..arena.clone()
    };
    assert_ne!(run(&other), one, "another seed gives other games");
}

#[test]
fn the_same_numbers_whatever_the_number_of_threads() {
    let pair = || Plan::meeting(2, 2).unwrap();
    let solo = arena::<solo::Round>("modern", 2, &[Greedy, Chance], pair(), 500);
    check_threads(&solo);
    check_threads(&Arena {
        sprt: Some(Sprt::new((0.7, 0.75), 0.05, 0.05).unwrap()),
        games: 100_000.try_into().unwrap(),
        ..solo.clone()
    });
    check_threads(&Arena {
        unit: Unit::Match,
        games: 30.try_into().unwrap(),
        ..solo
    });
    let field = Plan::against(1, &[1, 1]).unwrap();
    check_threads(&arena::<skipbo::Round>("short", 3, &[Chance, Greedy], field, 30));
}

#[test]
fn a_bot_against_itself_wins_exactly_half() {
    let solo = run(&arena::<solo::Round>(
        "modern",
        2,
        &[Greedy, Greedy],
        Plan::meeting(2, 2).unwrap(),
        400,
    ));
    let rate = solo.pairs[0].win_rate().unwrap();
    assert_eq!(
        (rate.value, rate.interval),
        (0.5, Some((0.5, 0.5))),
        "greedy leaves nothing to chance"
    );
    let difference = solo.pairs[0].points_difference().unwrap();
    assert_eq!((difference.value, difference.interval), (0.0, Some((0.0, 0.0))));
    assert_eq!((solo.games, solo.blocks), (400, 200));
    // In SKIP-BO it does, and half is what the interval holds.
    let skipbo = run(&arena::<skipbo::Round>(
        "short",
        2,
        &[Greedy, Greedy],
        Plan::meeting(2, 2).unwrap(),
        600,
    ));
    let (low, high) = skipbo.pairs[0].win_rate().unwrap().interval.unwrap();
    assert!(low < 0.5 && 0.5 < high && high - low < 0.12, "{low} {high}");
}

#[test]
fn greedy_beats_chance_and_is_rated_higher() {
    let bots = [Chance, Greedy];
    let solo = run(&arena::<solo::Round>(
        "classic-de",
        2,
        &bots,
        Plan::meeting(2, 2).unwrap(),
        1000,
    ));
    let skipbo = run(&arena::<skipbo::Round>(
        "short",
        2,
        &bots,
        Plan::meeting(2, 2).unwrap(),
        200,
    ));
    for standings in [solo, skipbo] {
        let (_, high) = standings.pairs[0].win_rate().unwrap().interval.unwrap();
        assert!(high < 0.45, "{high}");
        assert_eq!(standings.ranking(), [1, 0]);
        assert_eq!(
            standings.bots[0].wins + standings.bots[1].wins + standings.nobody,
            standings.games
        );
        let (low, high) = standings.bots[1].win_share().unwrap().interval.unwrap();
        assert!(0.55 < low && low < high && high <= 1.0);
    }
}

#[test]
fn two_bots_take_turns_at_a_bigger_table() {
    for seats in [3, 4] {
        let plan = Plan::meeting(2, seats).unwrap();
        let standings = run(&arena::<solo::Round>("modern", seats, &[Greedy, Chance], plan, 600));
        let pair = &standings.pairs[0];
        assert!((pair.fair - 0.5).abs() < 1e-12);
        assert!(pair.win_rate().unwrap().interval.unwrap().0 > 0.6, "{pair:?}");
        // Few points are good in this rulebook.
        assert!(pair.points_difference().unwrap().interval.unwrap().1 < 0.0, "{pair:?}");
    }
}

#[test]
fn all_bots_at_one_table_and_every_pair_alone() {
    let three = [Greedy, Chance, Chance];
    let together = run(&arena::<solo::Round>(
        "modern",
        3,
        &three,
        Plan::meeting(3, 3).unwrap(),
        600,
    ));
    assert_eq!((together.blocks, together.pairs.len()), (200, 3));
    assert!((together.pairs[0].fair - 1.0 / 3.0).abs() < 1e-12);
    let pairs = run(&arena::<solo::Round>(
        "modern",
        2,
        &three,
        Plan::meeting(3, 2).unwrap(),
        600,
    ));
    assert_eq!((pairs.blocks, pairs.games, pairs.pairs[2].games), (100, 600, 200));
    for standings in [together, pairs] {
        assert_eq!(standings.ranking()[0], 0);
        let greedy = standings.pairs[0].head_to_head().unwrap();
        assert!(greedy > 0.6, "{greedy}");
        let equals = standings.pairs[2].head_to_head().unwrap();
        assert!((0.4..0.6).contains(&equals), "{equals}");
    }
}

#[test]
fn one_bot_against_a_field() {
    let plan = Plan::against(1, &[1, 1, 1]).unwrap();
    let standings = run(&arena::<solo::Round>("modern", 4, &[Greedy, Chance], plan, 800));
    let pair = &standings.pairs[0];
    assert!((pair.fair - 0.25).abs() < 1e-12);
    let (low, high) = pair.win_rate().unwrap().interval.unwrap();
    assert!(0.55 < low && high < 0.75, "{low} {high}");
    assert_eq!(standings.ranking(), [0, 1]);
    assert_eq!((standings.blocks, pair.games), (200, 800));
}

#[test]
fn b_17_teams_take_every_side() {
    let rules = "short teams=1+3,2+4";
    let two = run(&arena::<skipbo::Round>(
        rules,
        4,
        &[Greedy, Chance],
        Plan::meeting(2, 2).unwrap(),
        60,
    ));
    assert_eq!((two.blocks, two.games), (30, 60));
    assert!(two.pairs[0].win_rate().unwrap().value > 0.9);
    assert!(two.pairs[0].points_difference().unwrap().value > 20.0);
    let rules = "short teams=1+4,2+5,3+6";
    let three = run(&arena::<skipbo::Round>(
        rules,
        6,
        &[Greedy, Chance],
        Plan::meeting(2, 3).unwrap(),
        60,
    ));
    assert_eq!((three.blocks, three.games), (10, 60));
    assert!(three.pairs[0].win_rate().unwrap().value > 0.9);
    let same = run(&arena::<skipbo::Round>(
        rules,
        6,
        &[Greedy; 3],
        Plan::meeting(3, 3).unwrap(),
        300,
    ));
    for bot in &same.bots {
        let (low, high) = bot.win_share().unwrap().interval.unwrap();
        assert!(low < 0.4 && 0.25 < high, "{low} {high}");
    }
}

#[test]
fn whole_matches_can_be_the_games() {
    let deals = arena::<solo::Round>("modern", 2, &[Greedy, Chance], Plan::meeting(2, 2).unwrap(), 60);
    let matches = Arena {
        unit: Unit::Match,
        ..deals.clone()
    };
    let (deals, matches) = (run(&deals), run(&matches));
    let rate = |standings: &Standings| standings.pairs[0].win_rate().unwrap().value;
    assert!(rate(&matches) > 0.95 && rate(&matches) > rate(&deals), "luck evens out");
    let points = matches.bots[1].points().unwrap().value;
    assert!(points > 400.0, "points of a whole match: {points}");
}

/// Writes down what its seat is dealt in each game, and plays greedily.
struct Noting {
    name: &'static str,
    number: u64,
    player: Box<dyn Player<solo::Round>>,
    notes: Notes,
}

/// For each bot and game: its number, and what it saw of the deal.
type Notes = Arc<Mutex<Vec<(&'static str, u64, String)>>>;

impl Player<solo::Round> for Noting {
    fn hear(&mut self, seen: &solo::Seen) {
        let text = seen.to_string();
        if ["dealt", "hand", "turned"].iter().any(|word| text.starts_with(word)) && !text.contains('?') {
            self.notes.lock().unwrap().push((self.name, self.number, text));
        }
    }

    fn decide(&mut self, view: &<solo::Round as game::Game>::View<'_>) -> Option<solo::Action> {
        self.player.decide(view)
    }
}

#[test]
fn the_same_cards_with_every_bot_in_every_seat() {
    let notes = Notes::default();
    let noting = |name: &'static str| {
        let notes = Arc::clone(&notes);
        Contender::<solo::Round>::new(name, move |number| {
            Box::new(Noting {
                name,
                number,
                player: solo::Round::player(Bot::from(Greedy), number),
                notes: Arc::clone(&notes),
            })
        })
    };
    let names = ["ann", "bea", "cat"];
    let arena = Arena {
        bots: names.map(noting).to_vec(),
        ..arena::<solo::Round>("modern", 3, &[], Plan::meeting(3, 3).unwrap(), 3)
    };
    assert_eq!(run(&arena).games, 3);
    let notes = notes.lock().unwrap();
    let of = |name: &str, word: &str| -> BTreeSet<String> {
        let own = notes
            .iter()
            .filter(|(other, _, text)| *other == name && text.starts_with(word));
        own.map(|(_, _, text)| text.clone()).collect()
    };
    for name in names {
        // Each got all three hands, once, and they are the same three for everybody.
        let hands = of(name, "hand");
        assert_eq!(hands.len(), 3, "{hands:?}");
        assert_eq!(hands, of(names[0], "hand"));
        for seat in 1..=3 {
            assert!(
                hands.iter().any(|hand| hand.starts_with(&format!("hand {seat} "))),
                "{hands:?}"
            );
        }
        // The same dealer and the same first card, three times.
        assert_eq!((of(name, "dealt").len(), of(name, "turned").len()), (1, 1));
    }
    // What a bot leaves to chance goes with it.
    let mut numbers: BTreeMap<&str, BTreeSet<u64>> = BTreeMap::new();
    for (name, number, _) in notes.iter() {
        numbers.entry(name).or_default().insert(*number);
    }
    assert!(numbers.values().all(|numbers| numbers.len() == 1), "{numbers:?}");
    assert_eq!(numbers.values().flatten().collect::<BTreeSet<_>>().len(), 3);
}

#[test]
fn a_test_stops_as_soon_as_it_knows() {
    let with = |bots: [Level; 2], shares| Arena {
        sprt: Some(Sprt::new(shares, 0.05, 0.05).unwrap()),
        ..arena::<solo::Round>("modern", 2, &bots, Plan::meeting(2, 2).unwrap(), 100_000)
    };
    for (bots, shares, verdict) in [
        ([Greedy, Chance], (0.5, 0.6), Verdict::Stronger),
        ([Chance, Greedy], (0.5, 0.6), Verdict::NotStronger),
        ([Greedy, Chance], (0.75, 0.8), Verdict::Stronger),
        ([Chance, Chance], (0.5, 0.6), Verdict::NotStronger),
    ] {
        let standings = run(&with(bots, shares));
        assert_eq!(standings.verdict(), Some(verdict), "{bots:?}");
        assert!(standings.games < 3000, "{bots:?}: {}", standings.games);
    }
    // Too few games to know.
    let few = Arena {
        games: 20.try_into().unwrap(),
        ..with([Chance, Chance], (0.5, 0.52))
    };
    let standings = run(&few);
    assert_eq!((standings.games, standings.verdict()), (20, None));
    assert!(standings.evidence.is_some());
}

#[test]
fn intervals_and_tests_are_wrong_as_seldom_as_they_say() {
    let equals = |seed| Arena {
        seed,
        ..arena::<solo::Round>("modern", 2, &[Chance, Chance], Plan::meeting(2, 2).unwrap(), 60)
    };
    let (mut shares, mut points, mut found) = (0, 0, 0);
    for seed in 0..200 {
        let standings = run(&equals(seed));
        let (low, high) = standings.pairs[0].win_rate().unwrap().interval.unwrap();
        shares += u32::from((low..=high).contains(&0.5));
        let (low, high) = standings.pairs[0].points_difference().unwrap().interval.unwrap();
        points += u32::from((low..=high).contains(&0.0));
        let test = Arena {
            sprt: Some(Sprt::new((0.5, 0.7), 0.1, 0.1).unwrap()),
            games: 10_000.try_into().unwrap(),
            ..equals(seed)
        };
        found += u32::from(run(&test).verdict() == Some(Verdict::Stronger));
    }
    // 190 times, give or take what luck allows; and not more than 20 times.
    assert!(
        (180..=199).contains(&shares) && (180..=199).contains(&points),
        "{shares} {points}"
    );
    assert!((1..=25).contains(&found), "{found}");
}

#[test]
fn who_ends_it_gets_whole_blocks() {
    let long = Arena {
        threads: 2.try_into().unwrap(),
        ..arena::<solo::Round>("modern", 3, &[Greedy, Chance], Plan::meeting(2, 3).unwrap(), 1_000_000)
    };
    let mut told = Vec::new();
    let standings = long.run(|standings| {
        told.push(standings.games);
        if standings.games > 200 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert!(told.is_sorted() && told.last() == Some(&standings.games), "{told:?}");
    assert_eq!(standings.games, 6 * standings.blocks, "whole blocks only");
    // The same as if no more had been asked for.
    let short = Arena {
        games: standings.games.try_into().unwrap(),
        ..long.clone()
    };
    assert_eq!(run(&short), standings);
    let nothing = long.run(|_| ControlFlow::Break(()));
    assert!(nothing.blocks <= 1);
}

#[test]
fn games_are_filled_up_to_whole_blocks() {
    let odd = arena::<solo::Round>("modern", 4, &[Chance; 4], Plan::meeting(4, 4).unwrap(), 5);
    assert_eq!(odd.wanted(), 8);
    assert_eq!(run(&odd).games, 8);
}

#[test]
fn whether_few_points_are_good_follows_from_the_rules() {
    let solo = |rules| arena::<solo::Round>(rules, 3, &[Chance; 3], Plan::meeting(3, 3).unwrap(), 3).fewer_points_win();
    assert!(solo("modern") && solo("classic-de") && !solo("classic-en"));
    let plan = Plan::meeting(2, 2).unwrap();
    assert!(!arena::<skipbo::Round>("standard", 2, &[Chance; 2], plan.clone(), 2).fewer_points_win());
    assert!(!arena::<skipbo::Round>("standard teams=1+3,2+4", 4, &[Chance; 2], plan, 2).fewer_points_win());
}

#[test]
fn faults_are_counted_wherever_they_happen() {
    // Plays greedily, and counts a timeout in every game.
    let faults = Arc::new(Faults::default());
    let counter = Arc::clone(&faults);
    let late = Contender::<solo::Round>::with_faults(
        "late",
        move |number| {
            counter.timeouts.fetch_add(1, Ordering::Relaxed);
            solo::Round::player(Bot::from(Greedy), number)
        },
        faults,
    );
    let arena = Arena {
        bots: vec![late.clone(), Contender::of(Chance)],
        threads: 2.try_into().unwrap(),
        ..arena::<solo::Round>("modern", 2, &[], Plan::meeting(2, 2).unwrap(), 20)
    };
    assert!(!late.faults().any());
    run(&arena);
    let (late, ours) = (arena.bots[0].faults(), arena.bots[1].faults());
    assert!(late.any() && late.timeouts >= 20 && late.crashes == 0, "{late:?}");
    assert!(!ours.any());
}

/// The yardstick would show nothing if it could not use what it sees.
#[test]
fn whoever_sees_everything_hardly_ever_loses_a_round() {
    for (rules, seats) in [("modern", 2), ("classic-en", 3)] {
        let pair = arena::<solo::Round>(
            rules,
            seats,
            &[Level::Family],
            Plan::against(1, &[1, 1][..seats - 1]).unwrap(),
            12,
        );
        let seer = solo::Round::seer().unwrap();
        let family = Contender::of(Level::Family);
        let standings = run(&Arena {
            bots: vec![seer, family],
            ..pair
        });
        let won = standings.bots[0].win_share().unwrap();
        assert!(won.value > 0.9, "{rules}: {won:?}");
    }
    assert!(skipbo::Round::seer().is_none());
}
