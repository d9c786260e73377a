//! A player that sees everything: a yardstick for how much there is to know. It exists in the laboratory only.

use crate::Seer;
use bots::solo::order::{Company, Order, Question, Several};
use bots::solo::{Family, considered, thrown_in};
use bots::{Player, Random};
use game::{Actor, Game, Seat, Viewer};
use solo::{Action, Round, Scoring, View};

/// Knows all hands and what will be drawn, and takes everybody else for `family`. For each thing it could do it plays the round on to its end, and
/// looks as far ahead again before each of its own later decisions; there as `family` does.
pub struct Clairvoyant {
    round: Option<Round>,
    random: Random,
}

/// A round with more actions than this is left: what everybody holds then counts.
const MOST_ACTIONS: u32 = 600;

/// How often it looks ahead while it looks ahead.
const DEPTH: u32 = 1;

impl Clairvoyant {
    /// One that breaks ties of others' reactions by this number.
    pub fn new(number: u64) -> Self {
        Self {
            round: None,
            random: Random::new(number),
        }
    }

    fn choose(&mut self, view: &View, question: Question) -> Option<Action> {
        let round = self.round?;
        let me = round.seats().iter().find(|seat| view.viewer().is(*seat))?;
        let mut foresight = Foresight {
            round,
            me,
            depth: DEPTH + 1,
            random: &mut self.random,
        };
        foresight.ask(me, view, question)
    }
}

impl Seer<Round> for Clairvoyant {
    fn see(&mut self, deal: &Round) {
        self.round = Some(*deal);
    }
}

impl Player<Round> for Clairvoyant {
    fn decide(&mut self, view: &View) -> Option<Action> {
        self.choose(view, Question::Decide)
    }

    fn interject(&mut self, view: &View) -> Option<Action> {
        self.choose(view, Question::Interject)
    }

    fn call(&mut self, view: &View) -> Option<Action> {
        Family.call(view)
    }
}

/// A round as it will go.
struct Foresight<'a> {
    round: Round,
    me: Seat,
    /// How often it still looks ahead.
    depth: u32,
    random: &'a mut Random,
}

impl Foresight<'_> {
    /// How good it is for it if the round goes on like this.
    fn outlook(&mut self, action: Option<Action>) -> Option<i64> {
        let mut order = Order::default();
        let mut ahead = Foresight {
            round: self.round,
            me: self.me,
            depth: self.depth - 1,
            random: self.random,
        };
        if let Some(action) = action {
            ahead.round.act(Actor::Seat(ahead.me), action, &mut order).ok()?;
        }
        for _ in 0..MOST_ACTIONS {
            let round = ahead.round;
            let Some((seat, action)) = order.next(&round, &mut ahead) else {
                break;
            };
            ahead.round.act(Actor::Seat(seat), action, &mut order).ok()?;
        }
        Some(ahead.worth())
    }

    /// By how much its points are better than the mean of the others', as many times as there are others.
    fn worth(&self) -> i64 {
        let seats = self.round.seats();
        let others: i64 = seats.iter().skip(1).map(|_| 1).sum();
        let outcome = self.round.outcome();
        let points = |seat: Seat| match &outcome {
            Some(outcome) => i64::from(outcome.points[seat]),
            None => i64::from(self.round.view(seat.into()).hand().value()),
        };
        let sum: i64 = seats.iter().map(points).sum();
        let mine = points(self.me);
        let behind = mine * others - (sum - mine);
        match self.round.view(Viewer::Spectator).rules().scoring() {
            Scoring::Penalty => -behind,
            Scoring::Winner => behind,
        }
    }
}

impl Company for Foresight<'_> {
    fn ask(&mut self, seat: Seat, view: &View, question: Question) -> Option<Action> {
        let usual = question.put(&mut Family, view);
        if seat != self.me || self.depth == 0 {
            return usual;
        }
        let mut actions = vec![usual];
        match question {
            Question::Decide => actions.extend(considered(view)?.into_iter().map(Some)),
            Question::Interject => actions.extend(thrown_in(view).into_iter().map(Some).chain([None])),
            Question::Call => return usual,
        }
        if actions.len() <= 2 {
            return usual;
        }
        let mut best = (usual, i64::MIN);
        for action in actions {
            if let Some(worth) = self.outlook(action)
                && worth > best.1
            {
                best = (action, worth);
            }
        }
        best.0
    }

    fn first(&mut self, several: &Several) -> Option<(Seat, Action)> {
        let wanting = self.wanting(several, several.seats().iter());
        self.random.one(&wanting)
    }
}
