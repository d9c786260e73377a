//! What the screen must know of a game: how it looks, and what keys do.

use crate::{Key, Paint};
use game::{Game, Outcome, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::fmt::Debug;
use table::{Live, Millis, Standing};
use words::{Names, Told, Words};

/// A game that can be drawn and played by keys.
pub trait Shown: Live + Told + Send {
    /// What the person has begun to do and not yet done: where the cursor is, which choice is open.
    type Doing: Default + Debug;

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

    /// A key was pressed.
    fn press(scene: &Scene<'_, Self>, doing: &mut Self::Doing, key: Key) -> Wish<Self::Action>;

    /// Something has happened: what cannot be any more is forgotten.
    fn settle(scene: &Scene<'_, Self>, doing: &mut Self::Doing);

    /// What is asked of the person now, or whom everybody waits for.
    fn prompt(scene: &Scene<'_, Self>, doing: &Self::Doing) -> String;

    /// The keys that do something now, and what.
    fn keys(scene: &Scene<'_, Self>, doing: &Self::Doing) -> Vec<(String, String)>;

    /// An action in a few words.
    fn said(scene: &Scene<'_, Self>, action: Self::Action) -> String;

    /// The numbers of the rules that matter now.
    fn rules_now(scene: &Scene<'_, Self>) -> Vec<&'static str>;

    /// What the marks on the screen mean.
    fn legend(words: &Words) -> Vec<String>;

    /// How many lines the table of so many players wants.
    fn height(players: usize) -> u16;

    /// Draws what lies in the middle, and the players.
    fn draw_table(scene: &Scene<'_, Self>, doing: &Self::Doing, area: Rect, to: &mut Buffer);

    /// Draws what lies before the person.
    fn draw_own(scene: &Scene<'_, Self>, doing: &Self::Doing, area: Rect, to: &mut Buffer);
}

/// What a key asks for.
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

/// What there is to be seen by the person who plays, at a moment.
pub struct Scene<'a, G: Game + 'a> {
    /// The deal, as this person sees it.
    pub view: G::View<'a>,
    /// The words.
    pub words: &'a Words,
    /// What everybody is called.
    pub names: &'a Names,
    /// Where the person sits; nowhere if he only watches.
    pub me: Option<Seat>,
    /// Who may do what until when.
    pub standing: Standing,
    /// The time.
    pub now: Millis,
    /// Whether something the person did is being held.
    pub held: bool,
    /// The colours.
    pub paint: Paint,
}

impl<'a, G: Game + 'a> Scene<'a, G> {
    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.words.seat(seat, self.names)
    }

    /// Whether it is the person's own seat.
    pub(crate) fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    /// Whether the deal waits for the person.
    pub(crate) fn waits_for_me(&self) -> bool {
        self.me.is_some_and(|me| self.standing.waits_for.contains(me))
    }
}
