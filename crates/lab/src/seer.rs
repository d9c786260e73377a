//! Who plays in a seat: somebody who sees what the seat may see, or, as a yardstick, somebody who sees everything.

use bots::{Played, Player};

/// A player that is shown the whole deal before it is asked anything. It is no bot for people: nothing outside the laboratory takes one.
pub trait Seer<G: Played>: Player<G> {
    /// This is how things are.
    fn see(&mut self, deal: &G);
}

/// Somebody in a seat.
pub(crate) enum Sitting<G: Played> {
    /// Sees what its seat may see.
    Player(Box<dyn Player<G>>),
    /// Sees everything.
    Seer(Box<dyn Seer<G>>),
}

impl<G: Played> Sitting<G> {
    /// Whoever it is.
    pub(crate) fn player(&mut self) -> &mut dyn Player<G> {
        match self {
            Self::Player(player) => player.as_mut(),
            Self::Seer(seer) => seer.as_mut(),
        }
    }

    /// Shows it how things are, if it sees that.
    pub(crate) fn show(&mut self, deal: &G) {
        if let Self::Seer(seer) = self {
            seer.see(deal);
        }
    }
}
