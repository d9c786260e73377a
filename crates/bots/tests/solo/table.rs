//! A table for tests: players hear what their seats see, and every question to them is shown.

use bots::solo::Reason;
use bots::solo::order::{Company, Order, Question, Several};
use bots::{Bot, Level, Played, Player, Random};
use game::{Actor, Game, Match, Seat, Seats, Sink};
use solo::{Action, Event, Round, Rules, View};
use std::num::NonZeroU32;

/// Those that think get little to think with here: what holds must hold with any budget.
pub(crate) fn player(level: Level, seed: u64) -> Box<dyn Player<Round>> {
    with_nodes(level, 200, seed)
}

/// One that thinks so much, if it thinks.
pub(crate) fn with_nodes(level: Level, nodes: u32, seed: u64) -> Box<dyn Player<Round>> {
    let nodes = NonZeroU32::new(nodes).filter(|_| level >= Level::Planner);
    Round::player(Bot { level, nodes }, seed)
}

/// Tables of every kind.
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

/// The same, read.
pub(crate) fn tables() -> impl Iterator<Item = (Rules, Seats)> {
    let table = |(rules, seats): (&str, usize)| (rules.parse().unwrap(), Seats::new(seats).unwrap());
    TABLES.into_iter().map(table)
}

/// Who was asked what, what was decided, and why.
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    pub(crate) question: Question,
    pub(crate) action: Option<Action>,
    pub(crate) reason: Option<Reason>,
}

/// A round between players that somebody makes.
pub(crate) struct Table {
    scene: Scene,
    order: Order,
    players: Vec<Box<dyn Player<Round>>>,
}

/// All but the players.
pub(crate) struct Scene {
    pub(crate) score: Match<Round>,
    pub(crate) round: Round,
    pub(crate) events: Vec<Event>,
}

impl Table {
    pub(crate) fn new(
        rules: &Rules,
        seats: Seats,
        make: impl Fn(u64) -> Box<dyn Player<Round>>,
        random: &mut Random,
    ) -> Self {
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
                let mut player = make(random.number());
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

    /// Plays the round. `each` is shown the scene after each question to a player, before anything is done. Gives what was done.
    pub(crate) fn play(&mut self, mut each: impl FnMut(&Scene, &Asked)) -> Vec<Action> {
        let mut actions = Vec::new();
        loop {
            let Self { scene, order, players } = self;
            let mut shown = Shown {
                each: |asked: &Asked| each(scene, asked),
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

/// Asks the players, and shows what came of it. The first of several is quickest.
struct Shown<'a, F> {
    each: F,
    players: &'a mut [Box<dyn Player<Round>>],
}

impl<F: FnMut(&Asked)> Company for Shown<'_, F> {
    fn ask(&mut self, seat: Seat, view: &View, question: Question) -> Option<Action> {
        let player = self.players[seat.index()].as_mut();
        let action = question.put(player, view);
        let reason = player.reason();
        (self.each)(&Asked {
            seat,
            question,
            action,
            reason,
        });
        action
    }

    fn first(&mut self, several: &Several) -> Option<(Seat, Action)> {
        let mut seats = several.in_order();
        seats.find_map(|seat| Some((seat, self.ask(seat, &several.view(seat), several.question())?)))
    }
}

/// Tells a player that takes a seat what that seat has seen so far.
pub(crate) fn tell(player: &mut Box<dyn Player<Round>>, score: &Match<Round>, seat: Seat, events: &[Event]) {
    player.begin(score, seat);
    let seen = events.iter().filter_map(|event| Round::seen(event, seat.into()));
    seen.for_each(|seen| player.hear(&seen));
}
