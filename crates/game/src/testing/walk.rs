//! Random play.

use crate::{Actor, Chance, Game};

/// One of the items; nothing when there are none.
pub fn pick<T: Copy>(chance: &mut Chance, items: &[T]) -> Option<T> {
    let count = u32::try_from(items.len()).ok().filter(|count| *count > 0)?;
    Some(items[chance.below(count) as usize])
}

/// Every actor there is.
pub(super) fn actors<G: Game>(game: &G) -> Vec<Actor> {
    game.seats().iter().map(Actor::Seat).chain([Actor::Host]).collect()
}

/// Every action open to an actor.
pub(super) fn legal<G: Game>(game: &G, actor: Actor) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(actor, &mut |action| actions.push(action));
    actions
}

/// What happens next: mostly something by a seat that play waits for, sometimes what is done for it when its time ran out,
/// sometimes something by anybody, seldom by the host. Nothing when the deal is over.
pub(super) fn choose<G: Game>(game: &G, chance: &mut Chance) -> Option<(Actor, G::Action)> {
    let awaited: Vec<_> = game.waits_for().iter().collect();
    let seat = pick(chance, &awaited)?;
    let mut asked: Vec<Actor> = match chance.below(16) {
        0 | 1 => return game.default_action(seat).map(|action| (seat.into(), action)),
        2 => vec![Actor::Host],
        3..6 => {
            let mut anybody: Vec<_> = game.seats().iter().map(Actor::Seat).collect();
            chance.shuffle(&mut anybody);
            anybody
        }
        _ => Vec::new(),
    };
    asked.push(seat.into());
    asked
        .into_iter()
        .find_map(|actor| Some((actor, pick(chance, &legal(game, actor))?)))
}
