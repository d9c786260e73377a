//! Worlds that a player cannot tell apart: what it does not see is dealt anew.
//!
//! They are made of a view, of nothing else: a game that looks like it ([`Game::imagine`]), its hidden cards shuffled.

use crate::Random;
use game::{Game, Projection, Seat};
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
    pub(super) fn next(&mut self, random: &mut Random) -> Option<Round> {
        let mut hidden = Vec::new();
        self.each_hidden(|card| hidden.push(*card));
        let seed = random.seed();
        seed.stream(0).shuffle(&mut hidden);
        let mut cards = hidden.into_iter();
        self.each_hidden(|card| *card = cards.next().unwrap_or(*card));
        self.setup.seed = Some(seed);
        Round::try_from(self.setup.clone()).ok()
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
