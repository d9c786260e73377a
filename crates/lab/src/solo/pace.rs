//! How long people would take for a round of SOLO: a model, in tenths of a second. docs/LAB.md has it as a table.

use super::{Counted, Figure};

/// To shuffle, deal and tidy up.
const ROUND: u32 = 450;
/// For each player: to sort the hand, and to count and write down the points.
const PLAYER: u32 = 80;
/// To see whose turn it is, and to think.
const TURN: u32 = 30;
/// To lay a card, or to reach for the draw pile.
const MOVE: u32 = 10;

/// What takes longer than laying a card, beyond that.
const MORE: [(Figure, u32); 11] = [
    (Figure::Wish, 20),
    (Figure::DrawFour, 20),
    (Figure::Swap, 60),
    (Figure::Gift, 50),
    (Figure::AllSwap, 80),
    (Figure::Interjection, 20),
    (Figure::Triple, 20),
    (Figure::Draw, 10),
    (Figure::ChainCard, 10),
    (Figure::LateCard, 10),
    (Figure::Reshuffle, 200),
];

/// The seconds that so many people would take for it.
pub(super) fn seconds(round: &Counted, players: usize) -> u32 {
    let more = MORE.iter().map(|(figure, tenths)| tenths * round.figures[*figure]);
    let played = TURN * round.turns + MOVE * round.tally.moves as u32;
    (ROUND + PLAYER * players as u32 + played + more.sum::<u32>()) / 10
}
