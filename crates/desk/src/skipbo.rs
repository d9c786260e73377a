//! SKIP-BO by hand.

mod doing;
mod help;

pub use doing::{Doing, Pick, letter, partner, targets, top};

use crate::{ByHand, Scene, Wish};
use ::skipbo::{Action, Round, View};
use game::{Outcome, Seat};
use words::Words;

impl ByHand for Round {
    type Doing = Doing;

    type Pick = Pick;

    const TITLE: &'static str = "SKIP-BO";

    fn result(view: &View<'_>) -> Option<Outcome> {
        view.outcome()
    }

    fn partner(view: &View<'_>, seat: Seat) -> Option<Seat> {
        view.partner(seat)
    }

    fn deal_name(words: &Words, number: u32) -> String {
        words.play_game(number)
    }

    fn pick(scene: &Scene<'_, Self>, doing: &mut Doing, pick: Pick) -> Wish<Action> {
        doing.pick(scene, pick)
    }

    fn settle(_: &Scene<'_, Self>, doing: &mut Doing) {
        // In a turn nothing happens but what the person does.
        *doing = Doing::default();
    }

    fn prompt(scene: &Scene<'_, Self>, doing: &Doing) -> String {
        help::prompt(scene, doing)
    }

    fn said(scene: &Scene<'_, Self>, action: Action) -> String {
        help::said(scene, action)
    }

    fn rules_now(scene: &Scene<'_, Self>) -> Vec<&'static str> {
        help::rules_now(scene)
    }
}
