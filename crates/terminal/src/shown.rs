//! What the screen must know of a game: how it looks, and what keys do.

use crate::{Key, Paint};
use desk::ByHand;
use game::Game;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::ops::Deref;
use words::Words;

/// A game that can be drawn and played by keys.
pub trait Shown: ByHand {
    /// A key was pressed. The cursor is at one of the cards in hand.
    fn key(scene: &Scene<'_, Self>, doing: &Self::Doing, cursor: &mut usize, key: Key) -> Pressed<Self::Pick>;

    /// How many cards the cursor can be at.
    fn cards(scene: &Scene<'_, Self>) -> usize;

    /// The keys that do something now, and what.
    fn keys(scene: &Scene<'_, Self>, doing: &Self::Doing) -> Vec<(String, String)>;

    /// What the marks on the screen mean.
    fn legend(words: &Words) -> Vec<String>;

    /// How many lines the table of so many players wants.
    fn height(players: usize) -> u16;

    /// Draws what lies in the middle, and the players.
    fn draw_table(scene: &Scene<'_, Self>, doing: &Self::Doing, area: Rect, to: &mut Buffer);

    /// Draws what lies before the person.
    fn draw_own(scene: &Scene<'_, Self>, doing: &Self::Doing, cursor: usize, area: Rect, to: &mut Buffer);
}

/// What a key means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pressed<P> {
    /// Something is picked with it.
    Pick(P),
    /// It moves the cursor.
    Moved,
    /// Nothing, here.
    Nothing,
}

impl<P> From<Option<P>> for Pressed<P> {
    fn from(pick: Option<P>) -> Self {
        pick.map_or(Self::Nothing, Self::Pick)
    }
}

/// What there is to be seen, and in which colours.
pub struct Scene<'a, G: Game + 'a> {
    pub(crate) scene: desk::Scene<'a, G>,
    pub(crate) paint: Paint,
}

impl<'a, G: Game + 'a> Deref for Scene<'a, G> {
    type Target = desk::Scene<'a, G>;

    fn deref(&self) -> &desk::Scene<'a, G> {
        &self.scene
    }
}

/// Where the cursor is after a key that moves it, among so many cards.
pub(crate) fn moved(cursor: usize, cards: usize, key: Key) -> Option<usize> {
    let last = cards.saturating_sub(1);
    match key {
        Key::Left => Some(cursor.checked_sub(1).unwrap_or(last)),
        Key::Right => Some(if cursor >= last { 0 } else { cursor + 1 }),
        Key::Home => Some(0),
        Key::End => Some(last),
        _ => None,
    }
}
