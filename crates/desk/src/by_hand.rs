//! A game as somebody plays it who has hands: he picks something, and may be asked what goes with it.

use crate::Scene;
use game::{Outcome, Seat};
use std::fmt::Debug;
use table::Live;
use words::{Told, Words};

/// A game that somebody plays by picking one thing after the other.
pub trait ByHand: Live + Told + Send {
    /// What the person has begun to do and not yet done.
    type Doing: Default + Debug;

    /// Something that can be picked.
    type Pick: Clone + Debug;

    /// The name of the game as people write it.
    const TITLE: &'static str;

    /// How the deal ended, once it has.
    fn result(view: &Self::View<'_>) -> Option<Outcome>;

    /// Who shares a score with somebody.
    fn partner(_: &Self::View<'_>, _: Seat) -> Option<Seat> {
        None
    }

    /// What a deal is called, with its number.
    fn deal_name(words: &Words, number: u32) -> String;

    /// Whether something needs to be told: not what lies before the person anyway.
    fn is_worth_telling(_: &Self::Seen) -> bool {
        true
    }

    /// Something was picked.
    fn pick(scene: &Scene<'_, Self>, doing: &mut Self::Doing, pick: Self::Pick) -> Wish<Self::Action>;

    /// Something has happened: what cannot be any more is forgotten.
    fn settle(scene: &Scene<'_, Self>, doing: &mut Self::Doing);

    /// What is asked of the person now, or whom everybody waits for.
    fn prompt(scene: &Scene<'_, Self>, doing: &Self::Doing) -> String;

    /// An action in a few words.
    fn said(scene: &Scene<'_, Self>, action: Self::Action) -> String;

    /// The numbers of the rules that matter now.
    fn rules_now(scene: &Scene<'_, Self>) -> Vec<&'static str>;
}

/// What picking something comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish<A> {
    /// To do something in the deal.
    Act(A),
    /// A choice that goes on.
    Chosen,
    /// What cannot be, and why not.
    Not(String),
    /// Nothing: it means nothing here.
    Nothing,
}
