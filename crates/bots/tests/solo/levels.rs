//! What holds for every level, in every rulebook.

use crate::position;
use bots::solo::order::{Company, Order, Question, Several};
use bots::{Bot, Level, Played, Player, Random};
use game::{Actor, Game, Match, Seat, Seats, Sink, Viewer};
use solo::{Action, Event, Round, Rules, View};
use std::num::NonZeroU32;

/// Those that think get little to think with here: what holds must hold with any budget.
fn player(level: Level, seed: u64) -> Box<dyn Player<Round>> {
    with_nodes(level, 200, seed)
}

/// One that thinks so much, if it thinks.
fn with_nodes(level: Level, nodes: u32, seed: u64) -> Box<dyn Player<Round>> {
    let nodes = NonZeroU32::new(nodes).filter(|_| level >= Level::Planner);
    Round::player(Bot { level, nodes }, seed).unwrap()
}

/// How many rounds are played at each table.
fn patience(level: Level) -> usize {
    if level < Level::Planner { 20 } else { 1 }
}

const TABLES: [(&str, usize); 10] = [
    ("modern", 2),
    ("modern", 4),
    ("modern", 10),
    ("classic-de", 2),
    ("classic-en", 3),
    ("classic-fr2", 5),
    ("classic-nl", 6),
    ("modern chains=mixed triple-takes=three start=leave", 3),
    ("modern penalty=caught after-chain=lost", 4),
    (
        "classic-de solo=holding solo-until=next-acts interject=numbers swap=compulsory",
        4,
    ),
];

fn tables() -> impl Iterator<Item = (Rules, Seats)> {
    let table = |(rules, seats): (&str, usize)| (rules.parse().unwrap(), Seats::new(seats).unwrap());
    TABLES.into_iter().map(table)
}

/// A round between players of a level.
struct Table {
    scene: Scene,
    order: Order,
    players: Vec<Box<dyn Player<Round>>>,
}

/// All but the players.
struct Scene {
    score: Match<Round>,
    round: Round,
    events: Vec<Event>,
}

impl Table {
    fn new(rules: &Rules, seats: Seats, level: Level, random: &mut Random) -> Self {
        let mut events = Vec::new();
        let score = Match::<Round>::new(*rules, seats, &random.seed(), &mut events);
        let round = score.deal(&random.seed(), &mut events);
        let mut order = Order::default();
        for event in &events {
            order.emit(*event);
        }
        let players = seats
            .iter()
            .map(|seat| {
                let mut player = player(level, random.number());
                tell(&mut player, &score, seat, &events);
                player
            })
            .collect();
        Self {
            scene: Scene { score, round, events },
            order,
            players,
        }
    }

    /// Plays the round. `each` is shown the scene before each question to a player. Gives what was done.
    fn play(&mut self, mut each: impl FnMut(&Scene, Seat, Question)) -> Vec<Action> {
        let mut actions = Vec::new();
        loop {
            let Self { scene, order, players } = self;
            let mut shown = Shown {
                each: |seat, question| each(scene, seat, question),
                players,
            };
            let Some((seat, action)) = order.next(&scene.round, &mut shown) else {
                return actions;
            };
            self.act(seat, action);
            actions.push(action);
            assert!(actions.len() < 20_000, "{}", self.scene.round);
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let before = self.scene.round;
        let mut events = Vec::new();
        if let Err(why) = self.scene.round.act(Actor::Seat(seat), action, &mut events) {
            panic!("{before}\nseat {seat}: {action} is refused: {why}");
        }
        for event in &events {
            self.order.emit(*event);
        }
        for seat in before.seats().iter() {
            let seen = events.iter().filter_map(|event| Round::seen(event, seat.into()));
            seen.for_each(|seen| self.players[seat.index()].hear(&seen));
        }
        self.scene.events.extend(events);
    }
}

/// Shows every question, and asks the players. The first of several is quickest.
struct Shown<'a, F> {
    each: F,
    players: &'a mut [Box<dyn Player<Round>>],
}

impl<F: FnMut(Seat, Question)> Company for Shown<'_, F> {
    fn ask(&mut self, seat: Seat, view: &View, question: Question) -> Option<Action> {
        (self.each)(seat, question);
        question.put(self.players[seat.index()].as_mut(), view)
    }

    fn first(&mut self, several: &Several) -> Option<(Seat, Action)> {
        let mut seats = several.in_order();
        seats.find_map(|seat| Some((seat, self.ask(seat, &several.view(seat), several.question())?)))
    }
}

/// Tells a player that takes a seat what that seat has seen so far.
fn tell(player: &mut Box<dyn Player<Round>>, score: &Match<Round>, seat: Seat, events: &[Event]) {
    player.begin(score, seat);
    let seen = events.iter().filter_map(|event| Round::seen(event, seat.into()));
    seen.for_each(|seen| player.hear(&seen));
}

#[test]
fn every_decision_is_allowed_in_every_rulebook() {
    for level in Level::ALL {
        for (rules, seats) in tables() {
            let mut random = Random::new(7);
            for _ in 0..patience(level) {
                Table::new(&rules, seats, level, &mut random).play(|_, _, _| {});
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
            Table::new(&rules, seats, level, &mut Random::new(3)).play(|scene, seat, question| {
                if worlds.below(4) > 0 {
                    return;
                }
                let round = &scene.round;
                let other = Round::imagine(&round.sight(seat.into())).unwrap();
                let number = worlds.number();
                let decide = |world: &Round| {
                    let mut player = player(level, number);
                    tell(&mut player, &scene.score, seat, &scene.events);
                    question.put(player.as_mut(), &world.view(seat.into()))
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
                Table::new(&rules, seats, level, &mut Random::new(seed)).play(|_, _, _| {})
            };
            tables().take(4).map(play).collect()
        };
        let first = decisions(3);
        assert_eq!(decisions(3), first);
        assert!(decisions(4).iter().zip(&first).all(|(one, other)| one != other));
    }
}
