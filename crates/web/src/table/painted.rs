//! What differs between the games on the screen.

use super::At;
use crate::games::GameName;
use desk::{ByHand, Desk, Scene};
use game::Seat;
use leptos::prelude::*;
use words::Words;

/// What the host has chosen to impose, and on whom, by their places in the lists that he chose from.
#[derive(Clone, Copy, Default)]
pub(crate) struct Imposed {
    pub(crate) seat: usize,
    pub(crate) what: usize,
}

/// A game that can be shown in the page.
pub(crate) trait Painted: ByHand<Pick: Send + Sync + 'static> + Sync + 'static {
    /// Which game it is.
    const GAME: GameName;

    /// The cards on the table, and those in hand.
    fn felt(at: At<Self>) -> AnyView;

    /// What is beside a seat's name: how many cards, or which piles.
    fn plate(at: At<Self>, seat: Seat) -> AnyView;

    /// A key was pressed. Whether it means something.
    fn key(at: At<Self>, key: &str) -> bool;

    /// Lets everybody see and hear what happened.
    fn animate(seen: &[Self::Seen], me: Option<Seat>, rules: &Self::Rules);

    /// What is asked of the person now.
    fn asks(scene: &Scene<'_, Self>, doing: &Self::Doing) -> String {
        Self::prompt(scene, doing)
    }

    /// What must be said at once, whatever else is said.
    fn urgent(_: &Scene<'_, Self>, _: &Desk<Self>) -> Option<String> {
        None
    }

    /// What points are good for, and how far a match goes.
    fn aim(words: &Words, rules: &Self::Rules) -> String;

    /// Whether the person is choosing somebody, and this seat can be chosen.
    fn can_choose(_: &Scene<'_, Self>, _: &Desk<Self>, _: Seat) -> bool {
        false
    }

    /// Chooses the seat.
    fn choose(_: At<Self>, _: Seat) {}

    /// What the keys do.
    fn keys(words: &Words) -> String;

    /// What the host may impose on somebody (B-24), where there is such a thing.
    fn impose(_: At<Self>, _: RwSignal<Imposed>) -> Option<AnyView> {
        None
    }
}
