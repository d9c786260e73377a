//! What there is to be seen by somebody at a moment.

use game::{Game, Seat};
use table::{Millis, Standing};
use words::{Names, Words};

/// What there is to be seen by the person who plays, at a moment.
pub struct Scene<'a, G: Game + 'a> {
    /// The deal, as this person sees it.
    pub view: G::View<'a>,
    /// The words.
    pub words: &'a Words,
    /// What everybody is called.
    pub names: &'a Names,
    /// Where the person sits; nowhere if he only watches.
    pub me: Option<Seat>,
    /// Who may do what until when.
    pub standing: Standing,
    /// The time.
    pub now: Millis,
    /// Whether something the person did is being held.
    pub held: bool,
}

impl<'a, G: Game + 'a> Scene<'a, G> {
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.words.seat(seat, self.names)
    }

    /// Whether it is the person's own seat.
    pub fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    /// Whether the deal waits for the person.
    pub fn waits_for_me(&self) -> bool {
        self.me.is_some_and(|me| self.standing.waits_for.contains(me))
    }
}
