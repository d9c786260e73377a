//! A player that plans its turn, and does what it has planned until chance comes in.

use super::position::{Held, PILES, Position, Step, raise};
use super::reason::{Reason, Why};
use super::search::{Judge, Plan, Search};
use crate::Player;
use skipbo::{Action, Round, Source, View, Whose};

/// Somebody who can plan a turn.
pub trait Planning: Send {
    /// The best that can be done in this turn, up to where chance comes in.
    #[expect(private_interfaces, reason = "positions and plans are nobody else's business")]
    fn plan(&mut self, position: &Position, view: &View) -> Plan;

    /// How often a plan of this value wins, in percent, if that is known.
    fn percent(&self, _value: f32) -> Option<u8> {
        None
    }
}

/// A player that plans its turns.
pub struct Thinker<P> {
    planning: P,
    plan: Plan,
    /// How many steps of the plan are done.
    done: usize,
    /// What the table looks like if nothing but the plan has happened.
    expected: Option<Look>,
    reason: Option<Reason>,
}

impl<P: Planning> Thinker<P> {
    pub(super) fn new(planning: P) -> Self {
        Self {
            planning,
            plan: Plan::default(),
            done: 0,
            expected: None,
            reason: None,
        }
    }
}

impl<P: Planning> Player<Round> for Thinker<P> {
    fn decide(&mut self, view: &View) -> Option<Action> {
        let position = Position::new(view)?;
        let look = Look::of(&position);
        if self.expected != Some(look) {
            self.plan = self.planning.plan(&position, view);
            self.done = 0;
        }
        self.reason = Some(Reason {
            why: Why::of(&position, &self.plan, self.done),
            percent: self.planning.percent(self.plan.value),
        });
        if let Some(step) = self.plan.steps.get(self.done) {
            self.done += 1;
            self.expected = Some(look.after(*step));
            step.action(position.heights)
        } else {
            self.expected = None;
            self.plan.last.and_then(|last| last.action(position.heights))
        }
    }

    fn reason(&self) -> Option<Reason> {
        self.reason
    }
}

/// What changes at a table while the player in turn plays.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    heights: [u8; PILES],
    hand: Held,
    /// Of the player and the partner.
    stocks: [u8; 2],
    discards: [[u8; PILES]; 2],
}

impl Look {
    fn of(position: &Position) -> Self {
        let mut heights = position.heights;
        heights.sort_unstable();
        let mut look = Self {
            heights,
            hand: position.hand,
            stocks: [0; 2],
            discards: [[0; PILES]; 2],
        };
        for (owner, place) in position.side().enumerate() {
            let place = &position.places[place];
            look.stocks[owner] = place.stock;
            look.discards[owner] = std::array::from_fn(|pile| place.discards[pile].len() as u8);
        }
        look
    }

    fn after(mut self, step: Step) -> Self {
        match step.from {
            Source::Hand => self.hand = self.hand.without(step.rank),
            Source::Discard(whose, pile) => {
                let lens = &mut self.discards[usize::from(whose == Whose::Partner)];
                lens[pile.index()] = lens[pile.index()].saturating_sub(1);
            }
            Source::Stock(_) => {}
        }
        raise(&mut self.heights, step.height);
        self.heights.sort_unstable();
        self
    }
}

/// Plans by looking through the turn, with somebody who judges where it ends.
pub struct Judged<J> {
    judge: J,
    search: Search,
    nodes: usize,
}

#[allow(private_bounds, reason = "judges are nobody else's business")]
impl<J: Judge> Judged<J> {
    /// Looks at so many nodes at most.
    pub(super) fn new(judge: J, nodes: usize) -> Self {
        Self {
            judge,
            search: Search::default(),
            nodes,
        }
    }
}

#[allow(private_bounds, reason = "judges are nobody else's business")]
impl<J: Judge + Send> Planning for Judged<J> {
    #[expect(private_interfaces, reason = "positions and plans are nobody else's business")]
    fn plan(&mut self, position: &Position, _: &View) -> Plan {
        self.search.plan(position, &mut self.judge, self.nodes)
    }

    fn percent(&self, value: f32) -> Option<u8> {
        self.judge.percent(value)
    }
}
