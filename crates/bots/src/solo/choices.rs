//! What goes with a card, as players without much thought choose it.

use game::Seat;
use solo::{Action, Card, Choice, Colour, Hand, Kind, Pair, Play, SwapDuty, View};
use std::cmp::Reverse;

/// The card with all that goes with it, and with the call if it leads to one card or none. What it wishes is somebody's favourite.
pub(super) fn lay(view: &View, card: Card, favourite: impl Fn(&Hand) -> Colour) -> Action {
    let mut left = *view.hand();
    left.remove(card);
    let choice = match card.kind() {
        // A last card's action is not carried out (S-34).
        _ if left.is_empty() => Choice::None,
        Kind::Wish | Kind::DrawFour => Choice::Wish(favourite(&left)),
        Kind::Swap => partner(view, &left),
        Kind::Gift => gift(view, &left),
        _ => Choice::None,
    };
    let play = Play::new(card).choosing(choice);
    Action::Play(Play {
        call: view.may_mark(play),
        ..play
    })
}

fn partner(view: &View, left: &Hand) -> Choice {
    match fewest(view) {
        Some(seat) if view.rules().swap() == SwapDuty::Compulsory || view.held(seat) < left.len() => {
            Choice::Target(seat)
        }
        _ => Choice::None,
    }
}

fn gift(view: &View, left: &Hand) -> Choice {
    let mut cards: Vec<Card> = left.iter().collect();
    // A stable sort keeps the order of faces among cards of the same value.
    cards.sort_by_key(|card| Reverse(card.value()));
    match (fewest(view), cards.as_slice()) {
        (Some(seat), [a, b, _, ..]) => Choice::Gift(seat, Pair::new(*a, *b)),
        (Some(seat), _) => Choice::Target(seat),
        (None, _) => Choice::None,
    }
}

/// The viewer.
pub(super) fn me(view: &View) -> Option<Seat> {
    view.seats().iter().find(|seat| view.viewer().is(*seat))
}

/// The other player with the fewest cards, the first of several in the order of play.
pub(super) fn fewest(view: &View) -> Option<Seat> {
    let others = view.seats().round_from(me(view)?, view.direction()).skip(1);
    others.min_by_key(|seat| view.held(*seat))
}
