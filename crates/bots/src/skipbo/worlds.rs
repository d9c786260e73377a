//! Worlds that a player cannot tell apart: what it does not see is dealt anew.
//!
//! They are made of a view, of nothing else: a game that looks like it ([`Game::imagine`]), its hidden cards shuffled. A [`World`] is
//! played on by handing each player what its seat would see.

use super::position::Position;
use super::search::Plan;
use crate::Random;
use game::{Actor, Game, Projection, Seat};
use skipbo::{Card, Round, Setup, View};

/// Makes worlds that look the same to a seat.
pub(super) struct Worlds {
    setup: Setup,
    seat: Seat,
}

impl Worlds {
    /// Of what a seat sees. None if that is no game of a whole deck.
    pub(super) fn new(view: &View, seat: Seat) -> Option<Self> {
        let setup = Round::imagine(&Projection::sight(view)).ok()?.setup();
        Some(Self { setup, seat })
    }

    /// One of them.
    pub(super) fn next(&mut self, random: &mut Random) -> Option<World> {
        let mut hidden = Vec::new();
        self.each_hidden(|card| hidden.push(*card));
        let seed = random.seed();
        seed.stream(0).shuffle(&mut hidden);
        let mut cards = hidden.into_iter();
        self.each_hidden(|card| *card = cards.next().unwrap_or(*card));
        self.setup.seed = Some(seed);
        let round = Round::try_from(self.setup.clone()).ok()?;
        let seat = self.seat;
        Some(World { round, seat })
    }

    /// Every card that the seat does not see.
    fn each_hidden(&mut self, mut each: impl FnMut(&mut Card)) {
        for owner in self.setup.seats.iter() {
            self.setup.stocks[owner].iter_mut().skip(1).for_each(&mut each);
            if owner != self.seat {
                self.setup.hands[owner].iter_mut().for_each(&mut each);
            }
        }
        self.setup.draw.iter_mut().for_each(each);
    }
}

/// A game as it may be, for the seat that imagines it.
#[derive(Clone, Copy)]
pub(super) struct World {
    round: Round,
    seat: Seat,
}

impl World {
    /// Whose turn it is, the seat's own or not, and what that player sees. None if nobody is in turn.
    pub(super) fn in_turn(&self) -> Option<(bool, Position)> {
        let seat = self.round.waits_for().iter().next()?;
        Some((seat == self.seat, Position::new(&self.round.view(seat.into()))?))
    }

    /// The player in turn does what it has planned at this position. Whether all of it was allowed; if not, it stops there.
    pub(super) fn play(&mut self, plan: &Plan, position: &Position) -> bool {
        let Some(seat) = self.round.waits_for().iter().next() else {
            return false;
        };
        let mut actions = plan.actions(position.heights).into_iter();
        actions.all(|action| self.round.act(Actor::Seat(seat), action, &mut ()).is_ok())
    }

    /// Once the game is over: 1 if the seat has won it, 0 if somebody else has, and a fair share if nobody has.
    pub(super) fn won(&self) -> Option<f32> {
        let winners = self.round.outcome()?.winners;
        Some(if winners.is_empty() {
            1.0 / self.round.seats().count() as f32
        } else {
            f32::from(winners.contains(self.seat))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skipbo::search::tests::positions;
    use skipbo::Sight;

    #[test]
    fn worlds_look_the_same_to_their_seat_and_depend_on_nothing_else() {
        let mut differ = 0;
        positions(6, 1, 20, |round, seat| {
            let sight = round.sight(seat.into());
            let mut worlds = Worlds::new(&round.view(seat.into()), seat).expect("it is a game");
            let mut random = Random::new(1);
            let world = worlds.next(&mut random).expect("it can be");
            let other = worlds.next(&mut random).expect("it can be");
            for world in [world, other] {
                assert_eq!(text(&world.round.sight(seat.into())), text(&sight));
                let (mine, _) = world.in_turn().expect("somebody is in turn");
                assert!(mine && world.won().is_none());
            }
            differ += usize::from(world.round.to_string() != other.round.to_string());
            // Whoever starts from another world that looks the same gets the same worlds.
            let mut again = Worlds::new(&other.round.view(seat.into()), seat).expect("it is a game");
            let twin = again.next(&mut Random::new(1)).expect("it can be");
            assert_eq!(twin.round.to_string(), world.round.to_string());
        });
        assert!(differ > 50, "{differ}");
    }

    fn text(sight: &Sight) -> String {
        sight.to_string()
    }
}
