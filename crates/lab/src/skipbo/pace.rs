//! How long people would take for a game of SKIP-BO: a model, in tenths of a second. docs/LAB.md has it as a table.

use super::{Counted, Figure};

/// To shuffle the big pack, and to tidy up.
const GAME: u32 = 600;
/// For each player: to deal a stock pile, and to count and write down the points.
const PLAYER: u32 = 150;
/// To see whose turn it is, to fill the hand and to think.
const TURN: u32 = 50;
/// To find a card that fits, and to play it.
const CARD: u32 = 20;

/// What takes longer than playing a card, beyond that.
const MORE: [(Figure, u32); 3] = [(Figure::Completed, 20), (Figure::Reshuffle, 200), (Figure::Block, 600)];

/// The seconds that so many people would take for it.
pub(super) fn seconds(game: &Counted, players: usize) -> u32 {
    let more = MORE.iter().map(|(figure, tenths)| tenths * game.figures[*figure]);
    let played = TURN * game.turns + CARD * game.cards;
    (GAME + PLAYER * players as u32 + played + more.sum::<u32>()) / 10
}
