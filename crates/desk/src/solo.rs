//! SOLO by hand.

mod cards;
mod doing;
mod help;
mod stands;

pub use cards::{colour, letters, shape, sorted};
pub use doing::{
    Calls, Doing, Pick, Step, any_three, calls, catchable, is_asked, may_leave, others, protections, triples,
};
pub use stands::{Stand, chosen, stands};

use crate::{ByHand, Scene, Wish};
use ::solo::{Action, Round, Seen, View};
use game::Outcome;
use words::Words;

impl ByHand for Round {
    type Doing = Doing;

    type Pick = Pick;

    const TITLE: &'static str = "SOLO";

    fn result(view: &View<'_>) -> Option<Outcome> {
        view.outcome()
    }

    fn deal_name(words: &Words, number: u32) -> String {
        words.play_round(number)
    }

    fn is_worth_telling(seen: &Seen) -> bool {
        !matches!(seen, Seen::Hand { .. })
    }

    fn pick(scene: &Scene<'_, Self>, doing: &mut Doing, pick: Pick) -> Wish<Action> {
        doing.pick(scene, pick)
    }

    fn settle(scene: &Scene<'_, Self>, doing: &mut Doing) {
        doing.settle(scene);
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
