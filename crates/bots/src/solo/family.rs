//! `family`: plays by the rules of thumb of good players.

use super::call_or_catch;
use super::choices::{fewest, lay, me};
use crate::Player;
use game::Seat;
use solo::{Action, Card, Colour, Faces, Hand, Kind, Round, SwapDuty, Triple, View};
use std::cmp::Reverse;

/// Leaves nothing to chance, and looks at its hand and at how many cards the others hold:
///
/// - It lays a Triple + if it can, of the number with most cards, so that the colour on top is the one it holds most of.
/// - If the player who is next has no more than two cards, it attacks: Draw Four, Draw Two, Skip.
/// - Else it lays the coloured card that counts most, where each other card of that colour in its hand counts four points more; black
///   cards only without such a card, Wish before Draw Four before Protection.
/// - A Swap or All Swap only if it gets fewer cards than it gives; if it has nothing else, it draws where that is allowed.
/// - It wishes the colour it holds most of, by value. It gives its two most valuable cards to the player with the fewest.
/// - It lengthens chains, throws in and catches whenever it can. It protects itself, unless from a Swap or All Swap that brings it fewer cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Family;

/// With no more cards than this somebody may soon be out.
pub(super) const CLOSE: usize = 2;

impl Player<Round> for Family {
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
        return Some(Action::Triple(triple));
    }
    let cards = options.cards.or(options.twins);
    let draw = || {
        if options.draw {
            Some(Action::Draw)
        } else {
            options.pass.then_some(Action::Pass)
        }
    };
    let useful = cards.iter().filter(|card| useful(view, *card));
    let best = useful.min_by_key(|card| Reverse(liking(view, *card)));
    match best {
        Some(card) => Some(lay(view, card, favourite)),
        None => draw().or_else(|| Some(lay(view, cards.first()?, favourite))),
    }
}

/// Whether a card does no harm: a swap must bring fewer cards.
pub(super) fn useful(view: &View, card: Card) -> bool {
    let left = view.hand().len() - 1;
    match card.kind() {
        _ if left == 0 => true,
        Kind::Swap if view.rules().swap() == SwapDuty::Compulsory => {
            fewest(view).is_some_and(|seat| view.held(seat) < left)
        }
        Kind::AllSwap => before(view).is_some_and(|seat| view.held(seat) < left),
        _ => true,
    }
}

/// How gladly it lays a card: the greatest first.
fn liking(view: &View, card: Card) -> u32 {
    let close = next(view).is_some_and(|seat| view.held(seat) <= CLOSE);
    match card.kind() {
        Kind::DrawFour if close => 300,
        Kind::DrawTwo if close => 290,
        Kind::Skip if close => 280,
        Kind::Swap | Kind::AllSwap => 200,
        Kind::Wish => 3,
        Kind::DrawFour => 2,
        Kind::Protection => 1,
        _ => 10 + weight(view.hand(), card),
    }
}

/// What a coloured card of a hand counts, and four points for each other card of its colour.
pub(super) fn weight(hand: &Hand, card: Card) -> u32 {
    let same = card.colour().map_or(0, |colour| hand.count_colour(colour));
    card.value() + 4 * (same as u32 - 1)
}

fn answer(view: &View) -> Option<Action> {
    if !view.waits_for().iter().any(|seat| view.viewer().is(seat)) {
        return None;
    }
    let decline = Some(Action::Decline);
    let Some(protection) = view.hand().faces().and(Faces::PROTECTION).first() else {
        return decline;
    };
    let mine = view.hand().len();
    if mine > 1 && coming(view).is_some_and(|cards| cards < mine) {
        return decline;
    }
    let protect = Action::play(protection);
    Some(if mine <= 2 { protect.calling() } else { protect })
}

/// How many cards the hand has that comes to somebody who is asked about a Swap or All Swap.
pub(super) fn coming(view: &View) -> Option<usize> {
    match view.top().kind() {
        Kind::Swap => Some(view.held(view.turn())),
        Kind::AllSwap => before(view).map(|seat| view.held(seat)),
        _ => None,
    }
}

/// All cards of the number with most cards, first one that matches, and last the colour it holds most of afterwards.
fn triple(view: &View, numbers: u16) -> Option<Triple> {
    if numbers == 0 {
        return None;
    }
    let kinds = (1..=9)
        .filter(|number| numbers >> (number - 1) & 1 != 0)
        .filter_map(Kind::of_number);
    let kind = kinds.max_by_key(|kind| view.hand().count_kind(*kind))?;
    let mut left = *view.hand();
    let mut cards: Vec<Card> = view.hand().iter().filter(|card| card.kind() == kind).collect();
    for card in &cards {
        left.remove(*card);
    }
    let favourite = favourite(&left);
    cards.sort_by_key(|card| card.colour() == Some(favourite));
    let first = cards.iter().position(|card| view.matching().contains(*card))?;
    cards[..=first].rotate_right(1);
    let colours: Vec<Colour> = cards.iter().filter_map(|card| card.colour()).collect();
    let triple = Triple::new(kind.number()?, &colours)?;
    Some(if left.len() <= 1 { triple.calling() } else { triple })
}

/// The colour that counts most in a hand, the first of several; each card counts for something.
pub(super) fn favourite(hand: &Hand) -> Colour {
    let mut sums = [0; 4];
    for card in hand.iter() {
        if let Some(colour) = card.colour() {
            sums[colour as usize] += 10 + card.value();
        }
    }
    let best = Colour::ALL
        .into_iter()
        .min_by_key(|colour| Reverse(sums[*colour as usize]));
    best.unwrap_or(Colour::Red)
}

/// Who comes after the viewer.
pub(super) fn next(view: &View) -> Option<Seat> {
    Some(view.seats().next(me(view)?, view.direction()))
}

/// Whose hand the viewer gets by an All Swap.
pub(super) fn before(view: &View) -> Option<Seat> {
    let direction = match view.rules().all_swap() {
        solo::AllSwapTo::Direction => view.direction(),
        solo::AllSwapTo::Left => game::Direction::Clockwise,
    };
    Some(view.seats().next(me(view)?, direction.reversed()))
}
