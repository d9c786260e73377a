//! What holds for every level, in every rulebook.

use crate::position;
use crate::table::{Table, player, tables, tell, with_nodes};
use bots::{Level, Random};
use game::{Game, Match, Seat, Seats, Viewer};
use solo::{Action, Round, Rules};

/// How many rounds are played at each table.
fn patience(level: Level) -> usize {
    if level < Level::Planner { 20 } else { 1 }
}

#[test]
fn every_decision_is_allowed_in_every_rulebook() {
    for level in Level::ALL {
        for (rules, seats) in tables() {
            let mut random = Random::new(7);
            for _ in 0..patience(level) {
                Table::new(&rules, seats, |seed| player(level, seed), &mut random).play(|_, _| {});
            }
        }
    }
}

#[test]
fn nobody_decides_out_of_turn() {
    let round: Round = "seats 2; hand 1 r5 y2 y3; hand 2 g1 g2; discard r1".parse().unwrap();
    for level in Level::ALL {
        for viewer in [Viewer::Seat(Seat::numbered(2).unwrap()), Viewer::Spectator] {
            assert_eq!(player(level, 1).decide(&round.view(viewer)), None, "{level}");
        }
    }
}

#[test]
fn a_level_decides_the_same_in_worlds_its_seat_cannot_tell_apart() {
    let mut compared = 0;
    for level in Level::ALL {
        for (rules, seats) in tables() {
            let mut worlds = Random::new(4);
            Table::new(&rules, seats, |seed| player(level, seed), &mut Random::new(3)).play(|scene, asked| {
                if worlds.below(4) > 0 {
                    return;
                }
                let (round, seat) = (&scene.round, asked.seat);
                let other = Round::imagine(&round.sight(seat.into())).unwrap();
                let number = worlds.number();
                let decide = |world: &Round| {
                    let mut player = player(level, number);
                    tell(&mut player, &scene.score, seat, &scene.events);
                    let action = asked.question.put(player.as_mut(), &world.view(seat.into()));
                    (action, player.reason())
                };
                assert_eq!(decide(round), decide(&other), "{level}\n{round}\n{other}");
                compared += 1;
            });
        }
    }
    assert!(compared > 300, "{compared}");
}

#[test]
fn s_35_whoever_plays_better_than_chance_catches_a_player_who_is_about_to_win() {
    let table = "rules modern penalty=caught; seats 2; turn 1; hand 1 y9 y8 g9 g8 b9 b8 y7 gR bR; hand 2 r5; discard r1 r9; owes";
    let score = Match::<Round>::resumed(
        Rules::default(),
        Seat::numbered(1).unwrap(),
        game::Scores::new(Seats::new(2).unwrap()),
    );
    for level in Level::ALL.into_iter().filter(|level| *level > Level::Chance) {
        for (seat, owes, expected) in [(1, "2", Some("catch 2")), (2, "2", Some("solo")), (1, "-", None)] {
            let round = position(&format!("{table} {owes}"));
            let seat = Seat::numbered(seat).unwrap();
            let mut player = with_nodes(level, 10_000, 1);
            tell(&mut player, &score, seat, &[]);
            let call = player.call(&round.view(seat.into())).map(|action| action.to_string());
            assert_eq!(call.as_deref(), expected, "{level} in {round}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_decisions() {
    for level in Level::ALL {
        let decisions = |seed| -> Vec<Vec<Action>> {
            let play = |(rules, seats): (Rules, Seats)| {
                Table::new(&rules, seats, |seed| player(level, seed), &mut Random::new(seed)).play(|_, _| {})
            };
            tables().take(4).map(play).collect()
        };
        let first = decisions(3);
        assert_eq!(decisions(3), first);
        assert!(decisions(4).iter().zip(&first).all(|(one, other)| one != other));
    }
}
