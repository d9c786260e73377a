//! What holds for every level, at every kind of table.

use crate::{seat, table};
use bots::skipbo::{MOST_TURNS, Playout};
use bots::{Bot, Level, Played, Player, Random};
use game::{Actor, Direction, Game, Match, Seat, Seats, Viewer};
use skipbo::{Action, Card, Event, Round, Rules, Setup};
use std::num::NonZeroU32;

/// Those that think get little to think with here: what holds must hold with any budget.
fn bot(level: Level) -> Bot {
    let nodes = if level < Level::Planner {
        None
    } else {
        NonZeroU32::new(60)
    };
    Bot { level, nodes }
}

fn player(level: Level, seed: u64) -> Box<dyn Player<Round>> {
    Round::player(bot(level), seed)
}

/// How many games are played at each table, and how many actions of each at most.
fn patience(level: Level) -> (u32, usize) {
    match level {
        Level::Chance => (25, usize::MAX),
        Level::Greedy => (250, usize::MAX),
        Level::Family => (60, usize::MAX),
        Level::Planner => (4, 2000),
        Level::Club => (3, 1500),
        Level::Master => (1, 250),
    }
}

const TABLES: [(&str, usize); 9] = [
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("short", 5),
    ("standard block=ends", 6),
    ("standard stock=1", 2),
    ("short teams=1+3,2+4", 4),
    ("standard stock=5 teams=1+2,3+4", 4),
    ("standard teams=1+4,2+5,3+6", 6),
];

fn tables() -> impl Iterator<Item = (Rules, Seats)> {
    let table = |(rules, seats): (&str, usize)| (rules.parse().unwrap(), Seats::new(seats).unwrap());
    TABLES.into_iter().map(table)
}

/// One game between players of a level.
struct Table {
    score: Match<Round>,
    round: Round,
    events: Vec<Event>,
    players: Vec<Box<dyn Player<Round>>>,
}

impl Table {
    fn new(rules: &Rules, seats: Seats, level: Level, random: &mut Random) -> Self {
        let mut events = Vec::new();
        let score = Match::<Round>::new(*rules, seats, &random.seed(), &mut events);
        let round = score.deal(&random.seed(), &mut events);
        let players = seats.iter().map(|_| player(level, random.number())).collect();
        let mut table = Self {
            score,
            round,
            events,
            players,
        };
        for seat in seats.iter() {
            table.tell_all(seat);
        }
        table
    }

    /// Tells the player of a seat everything from the start on.
    fn tell_all(&mut self, seat: Seat) {
        let Self {
            score, events, players, ..
        } = self;
        tell(&mut players[seat.index()], score, seat, events);
    }

    /// Plays so many actions at most. `each` is shown the table before each of them, and who is in turn. Gives what was done.
    fn play(&mut self, most: usize, mut each: impl FnMut(&Self, Seat)) -> Vec<Action> {
        let (mut turns, mut actions) = (0, Vec::new());
        while let Some(seat) = self.round.waits_for().iter().next() {
            if actions.len() >= most {
                break;
            }
            each(self, seat);
            let action = self.players[seat.index()]
                .decide(&self.round.view(seat.into()))
                .unwrap();
            let before = self.round;
            let mut events = Vec::new();
            if let Err(why) = self.round.act(Actor::Seat(seat), action, &mut events) {
                panic!("{before}\nseat {seat}: {action} is refused: {why}");
            }
            for seat in self.round.seats().iter() {
                let seen = events.iter().filter_map(|event| Round::seen(event, seat.into()));
                seen.for_each(|seen| self.players[seat.index()].hear(&seen));
            }
            self.events.extend(events);
            actions.push(action);
            turns += u32::from(self.round.waits_for() != before.waits_for());
            assert!(turns <= MOST_TURNS, "{}", self.round);
        }
        actions
    }
}

/// Tells a player that takes a seat what that seat has seen so far.
fn tell(player: &mut Box<dyn Player<Round>>, score: &Match<Round>, seat: Seat, events: &[Event]) {
    player.begin(score, seat);
    let seen = events.iter().filter_map(|event| Round::seen(event, seat.into()));
    seen.for_each(|seen| player.hear(&seen));
}

#[test]
fn nobody_decides_out_of_turn() {
    let round = table("3", "3", "-", "1 2");
    for level in Level::ALL {
        for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
            assert_eq!(player(level, 1).decide(&round.view(viewer)), None);
        }
        assert!(player(level, 1).decide(&round.view(seat(1).into())).is_some());
    }
}

#[test]
fn with_people_everybody_plays_as_ever_for_there_is_nothing_to_miss() {
    let round = table("3", "3 4 7 8 9", "-", "1 2");
    for level in Level::ALL {
        for seed in 0..20 {
            let decide = |mut player: Box<dyn Player<Round>>| player.decide(&round.view(seat(1).into()));
            let companion = Round::companion(bot(level), seed);
            assert_eq!(decide(companion), decide(player(level, seed)), "{level}");
        }
    }
}

#[test]
fn every_decision_is_allowed_in_thousands_of_games() {
    for level in Level::ALL {
        let (games, most) = patience(level);
        for (rules, seats) in tables() {
            let mut random = Random::new(7);
            for _ in 0..games {
                Table::new(&rules, seats, level, &mut random).play(most, |_, _| {});
            }
        }
    }
}

/// Another game that looks the same to a seat: everything it cannot see is dealt anew.
fn another_world(round: &Round, seat: Seat, random: &mut Random) -> Round {
    let mut setup: Setup = round.setup();
    let mut hidden: Vec<Card> = Vec::new();
    let each_hidden = |setup: &mut Setup, each: &mut dyn FnMut(&mut Card)| {
        for owner in round.seats().iter() {
            setup.stocks[owner].iter_mut().skip(1).for_each(&mut *each);
            if owner != seat {
                setup.hands[owner].iter_mut().for_each(&mut *each);
            }
        }
        setup.draw.iter_mut().for_each(each);
    };
    each_hidden(&mut setup, &mut |card| hidden.push(*card));
    random.seed().stream(0).shuffle(&mut hidden);
    each_hidden(&mut setup, &mut |card| *card = hidden.pop().unwrap());
    setup.seed = Some(random.seed());
    Round::try_from(setup).unwrap()
}

#[test]
fn a_level_decides_the_same_in_worlds_its_seat_cannot_tell_apart() {
    for level in Level::ALL {
        for (rules, seats) in tables() {
            let mut worlds = Random::new(4);
            let (_, most) = patience(level);
            Table::new(&rules, seats, level, &mut Random::new(3)).play(most.min(3000), |table, seat| {
                if worlds.below(10) > 0 {
                    return;
                }
                let round = &table.round;
                let other = another_world(round, seat, &mut worlds);
                let number = worlds.number();
                let decide = |world: &Round, viewer: Seat| {
                    let mut player = player(level, number);
                    tell(&mut player, &table.score, viewer, &table.events);
                    let action = player.decide(&world.view(viewer.into()));
                    (action, player.reason())
                };
                assert_eq!(decide(round, seat), decide(&other, seat), "{round}\n{other}");
                let elsewhere = round.seats().next(seat, Direction::Clockwise);
                assert_eq!(decide(&other, elsewhere).0, None);
            });
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_decisions() {
    for level in Level::ALL {
        let decisions = |seed| -> Vec<Vec<Action>> {
            let (_, most) = patience(level);
            let play = |(rules, seats): (Rules, Seats)| {
                Table::new(&rules, seats, level, &mut Random::new(seed)).play(most.min(400), |_, _| {})
            };
            tables().map(play).collect()
        };
        let first = decisions(3);
        assert_eq!(decisions(3), first);
        assert!(decisions(4).iter().zip(&first).all(|(one, other)| one != other));
    }
}

#[test]
fn the_same_seed_gives_the_same_games() {
    for level in [Level::Chance, Level::Greedy, Level::Family] {
        let games = |seed| {
            let seats = Seats::new(3).unwrap();
            let mut playout = Playout::new(Rules::default(), seats, player(level, seed), seed);
            (0..5).map(|_| playout.game().0).collect::<Vec<_>>()
        };
        assert_eq!(games(3), games(3));
        assert_ne!(games(3), games(4));
    }
}
