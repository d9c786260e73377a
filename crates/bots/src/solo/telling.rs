//! A player who can say why.

use super::{Reason, Why};
use crate::Player;
use game::{Match, Seat};
use solo::{Action, Round, Seen, View};

/// Plays like somebody who does not look back, and remembers what spoke for the last action. Whoever plays rounds by the million does without.
pub(super) struct Telling<P> {
    player: P,
    reason: Option<Reason>,
}

impl<P> Telling<P> {
    pub(super) fn new(player: P) -> Self {
        Self { player, reason: None }
    }

    fn done(&mut self, view: &View, action: Option<Action>) -> Option<Action> {
        self.reason = action.and_then(|_| Why::of(view, action)).map(Reason::from);
        action
    }
}

impl<P: Player<Round>> Player<Round> for Telling<P> {
    fn begin(&mut self, score: &Match<Round>, seat: Seat) {
        self.player.begin(score, seat);
    }

    fn end(&mut self, score: &Match<Round>) {
        self.player.end(score);
    }

    fn hear(&mut self, seen: &Seen) {
        self.player.hear(seen);
    }

    fn decide(&mut self, view: &View) -> Option<Action> {
        let action = self.player.decide(view);
        self.done(view, action)
    }

    fn interject(&mut self, view: &View) -> Option<Action> {
        let action = self.player.interject(view);
        self.done(view, action)
    }

    fn call(&mut self, view: &View) -> Option<Action> {
        let action = self.player.call(view);
        self.done(view, action)
    }

    fn reason(&self) -> Option<Reason> {
        self.reason
    }
}
