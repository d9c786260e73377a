//! How the cards of a hand stand: what can be done with each of them now, and which are chosen.

use super::doing::{Doing, Step, is_asked, triples};
use crate::Scene;
use ::solo::{Card, Faces, Round};

/// How a card of the hand stands out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stand {
    /// It cannot be laid now.
    Out,
    /// It can be laid, or chosen.
    In,
    /// It can be thrown in.
    Twin,
}

/// What can be done with each card now. Of two equal cards given or laid, one is marked as chosen.
pub fn stands(scene: &Scene<'_, Round>, doing: &Doing, cards: &[Card]) -> Vec<Stand> {
    let options = scene.view.options();
    let asked = is_asked(scene);
    let open = match &doing.step {
        Step::Free if asked => Faces::PROTECTION,
        Step::Free => options.cards,
        Step::Gift(gift, _, _) => {
            let more = scene.view.hand().count(*gift) > 1;
            if more {
                Faces::ALL
            } else {
                Faces::ALL.minus(Faces::only(*gift))
            }
        }
        Step::Triple(laid) => match laid.first() {
            Some(first) => Faces::of_symbol(*first),
            None => triples(scene),
        },
        Step::Colour(card) | Step::Target(card) => Faces::only(*card),
        Step::Catch => Faces::NONE,
    };
    let twins = if doing.step == Step::Free {
        options.twins
    } else {
        Faces::NONE
    };
    let stand = |card: &Card| match (twins.contains(*card), open.contains(*card)) {
        (true, _) => Stand::Twin,
        (false, true) => Stand::In,
        (false, false) => Stand::Out,
    };
    cards.iter().map(stand).collect()
}

/// Where in what is chosen a card of the hand stands, if it does: the first of a gift, the third of a Triple +. Of equal cards the first ones
/// are chosen first.
pub fn chosen(doing: &Doing, cards: &[Card], place: usize) -> Option<usize> {
    let card = cards[place];
    let equal = cards[..place].iter().filter(|other| **other == card).count();
    match &doing.step {
        Step::Gift(_, _, first) => (*first == Some(card) && equal == 0).then_some(1),
        Step::Triple(laid) => {
            let mut places = laid.iter().enumerate().filter(|(_, other)| **other == card);
            places.nth(equal).map(|(place, _)| place + 1)
        }
        _ => None,
    }
}
