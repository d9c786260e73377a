//! How the players of a comparison play, so that games come to all the ends there are.

use super::chance::Dice;
use skipbo::{Action, Penalty, Source};

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Style {
    /// Anything, each as likely as the other.
    Random,
    /// The stock first, then whatever else can be played: this ends games.
    Eager,
    /// The stock if it goes, else a discard: this blocks games, and unblocks them.
    Stockman,
    /// Discards, plays almost nothing, and ends turns: this blocks games.
    Hoarder,
}

impl Style {
    pub(crate) const ALL: [Self; 4] = [Self::Random, Self::Eager, Self::Stockman, Self::Hoarder];

    pub(crate) fn choose(self, dice: &mut Dice, actions: &[Action]) -> Action {
        let stock = only(actions, |action| is_stock_play(*action));
        let plays = only(actions, |action| matches!(action, Action::Play(_)));
        let others = only(actions, |action| !matches!(action, Action::Play(_)));
        let wanted = match self {
            Self::Random => actions,
            _ if dice.once_in(50) => actions,
            Self::Eager | Self::Stockman if !stock.is_empty() => &stock,
            Self::Eager if !dice.once_in(20) => &plays,
            _ => &others,
        };
        dice.pick(if wanted.is_empty() { actions } else { wanted })
    }
}

fn only(actions: &[Action], wanted: impl Fn(&Action) -> bool) -> Vec<Action> {
    actions.iter().copied().filter(wanted).collect()
}

fn is_stock_play(action: Action) -> bool {
    matches!(action, Action::Play(play) if matches!(play.from, Source::Stock(_)))
}

/// How a host goes about penalties, where there are any.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Host {
    /// None at all.
    Kind,
    /// Now and then any of them.
    Random,
    /// All the time, to see the stocks grow until there is nothing left.
    Cruel,
    /// No drawing, for everybody, all the time: blocks with cards left to draw.
    Dry,
}

impl Host {
    pub(crate) const ALL: [Self; 4] = [Self::Kind, Self::Random, Self::Cruel, Self::Dry];

    /// What he does now, if anything.
    pub(crate) fn choose(self, dice: &mut Dice, actions: impl FnOnce() -> Vec<Action>) -> Option<Action> {
        let seldom = match self {
            Self::Kind => return None,
            Self::Random => 12,
            Self::Cruel => 2,
            Self::Dry => 1,
        };
        if !dice.once_in(seldom) {
            return None;
        }
        let mut actions = actions();
        if matches!(self, Self::Dry) {
            actions.retain(|action| matches!(action, Action::Penalise(_, Penalty::NoDraw)));
        }
        (!actions.is_empty()).then(|| dice.pick(&actions))
    }
}
