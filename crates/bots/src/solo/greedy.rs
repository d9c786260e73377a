//! `greedy`: gets rid of the most valuable card it can, and misses no chance to lay one.

use super::call_or_catch;
use super::choices::lay;
use crate::Player;
use solo::{Action, Card, Colour, Faces, Hand, Kind, Round, Triple, View};
use std::cmp::Reverse;

/// Leaves nothing to chance, and looks at nothing but its hand and how many cards the others hold:
///
/// - It never draws while it can play.
/// - In turn it lays a Triple + if it can, of the number with most cards; else the matching card of the highest value
///   (S-04) that is not black; else a black one, Wish before All Swap before Draw Four before Protection.
/// - It wishes the colour it holds most of. It swaps with the player who has the fewest cards, where it may choose only
///   if that is fewer than its own hand without the Swap. It gives its two most valuable cards to the player who has the
///   fewest.
/// - It lengthens a chain whenever it can, protects itself whenever it can, and always throws in, calls, and catches whom
///   it can.
///
/// Ties go to the first card in the order of faces (of numbers of a Triple +: to the higher one), and to the first
/// player in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Greedy;

impl Player<Round> for Greedy {
    fn decide(&mut self, view: &View) -> Option<Action> {
        if view.asked().is_empty() {
            take_turn(view)
        } else {
            answer(view)
        }
    }

    fn interject(&mut self, view: &View) -> Option<Action> {
        Some(lay(view, view.twins().first()?, favourite))
    }

    fn call(&mut self, view: &View) -> Option<Action> {
        call_or_catch(view)
    }
}

fn take_turn(view: &View) -> Option<Action> {
    let options = view.options();
    if let Some(triple) = triple(view, options.triples) {
        Some(Action::Triple(triple))
    } else if let Some(card) = best(options.cards.or(options.twins)) {
        Some(lay(view, card, favourite))
    } else if options.draw {
        Some(Action::Draw)
    } else {
        options.pass.then_some(Action::Pass)
    }
}

fn answer(view: &View) -> Option<Action> {
    if !view.waits_for().iter().any(|seat| view.viewer().is(seat)) {
        return None;
    }
    let Some(protection) = view.hand().faces().and(Faces::PROTECTION).first() else {
        return Some(Action::Decline);
    };
    let protect = Action::play(protection);
    Some(if view.hand().len() <= 2 {
        protect.calling()
    } else {
        protect
    })
}

/// All cards of the number with most cards, in the order of faces but for the first, which must match.
fn triple(view: &View, numbers: u16) -> Option<Triple> {
    let kinds = (1..=9)
        .filter(|number| numbers >> (number - 1) & 1 != 0)
        .filter_map(Kind::of_number);
    // The last of several that are equal: the higher number.
    let kind = kinds.max_by_key(|kind| view.hand().count_kind(*kind))?;
    let mut cards: Vec<Card> = view.hand().iter().filter(|card| card.kind() == kind).collect();
    let first = cards.iter().position(|card| view.matching().contains(*card))?;
    cards[..=first].rotate_right(1);
    let colours: Vec<Colour> = cards.iter().filter_map(|card| card.colour()).collect();
    let triple = Triple::new(kind.number()?, &colours)?;
    let left = view.hand().len() - triple.len();
    Some(if left <= 1 { triple.calling() } else { triple })
}

/// The card it likes best to lay: the most valuable one that is not black, else a black one.
fn best(cards: Faces) -> Option<Card> {
    let coloured = cards.minus(Faces::BLACK).iter();
    let black = cards.and(Faces::BLACK).iter();
    // The first of several that are equal.
    coloured
        .min_by_key(|card| Reverse(card.value()))
        .or_else(|| black.min_by_key(|card| place_among_black(*card)))
}

/// Which black card goes before which.
fn place_among_black(card: Card) -> u8 {
    match card.kind() {
        Kind::Wish => 0,
        Kind::AllSwap => 1,
        Kind::DrawFour => 2,
        _ => 3,
    }
}

/// The colour of most cards, the first of several.
fn favourite(hand: &Hand) -> Colour {
    let colours = Colour::ALL.into_iter();
    colours
        .min_by_key(|colour| Reverse(hand.count_colour(*colour)))
        .unwrap_or(Colour::Red)
}
