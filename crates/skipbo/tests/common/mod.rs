//! A small sensible player, for tests that want games to come to an end.

use game::testing::pick;
use game::{Chance, Game};
use skipbo::{Action, Card, Round, Source};

/// What the player in turn does: the stock first, then anything playable, numbers before jokers, then a discard that covers
/// little.
pub(crate) fn sensible(round: &Round, chance: &mut Chance) -> Action {
    let seat = round.waits_for().iter().next().expect("the game is not over");
    let view = round.view(seat.into());
    let mut open = view.legal();
    let tops = view.discard_tops(seat);
    let best = open.iter().map(|action| rank(*action, tops)).min();
    open.retain(|action| Some(rank(*action, tops)) == best);
    pick(chance, &open).expect("somebody can always do something")
}

/// The lower the better.
fn rank(action: Action, tops: &[Option<Card>]) -> usize {
    match action {
        Action::Play(play) => match play.from {
            Source::Stock(_) => 0,
            _ if !play.card.is_joker() => 1,
            _ => 2,
        },
        Action::Discard(card, pile) => match tops[pile.index()] {
            _ if card.is_joker() => 50,
            Some(top) if top == card || top.face() == card.face() + 1 => 10,
            None => 11,
            Some(_) => 40 - card.face(),
        },
        Action::End | Action::Penalise(..) => 60,
    }
}
