//! By which revision of the rules a record is replayed.
//!
//! **This is the place for older revisions.** A record must be replayable for ever, and a corrected ruling changes what
//! its actions mean. When [`Game::REVISION`] becomes 2, the game keeps what revision 1 did differently, this file hands
//! records of revision 1 to it, and [`Revision::known`] says "1 to 2". The golden records of revision 1 stay as they are
//! and watch over it.

use super::Damage;
use crate::{Actor, Game, Match, Seed, Sink};

/// A revision that can be replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Revision(u32);

impl Revision {
    /// The revision with this number, if this program knows it.
    pub(super) fn of<G: Game>(number: u32) -> Result<Self, Damage> {
        if number == G::REVISION {
            return Ok(Self(number));
        }
        Err(Damage::OtherRevision {
            written: number,
            known: Self::known::<G>(),
        })
    }

    /// The one that is played today.
    pub(super) fn current<G: Game>() -> Self {
        Self(G::REVISION)
    }

    pub(super) fn number(self) -> u32 {
        self.0
    }

    /// Deals by this revision.
    #[expect(
        clippy::unused_self,
        reason = "there is one revision so far, and it is the current one"
    )]
    pub(super) fn deal<G: Game>(self, table: &Match<G>, seed: &Seed, sink: &mut impl Sink<G::Event>) -> G {
        table.deal(seed, sink)
    }

    /// Acts by this revision.
    #[expect(
        clippy::unused_self,
        reason = "there is one revision so far, and it is the current one"
    )]
    pub(super) fn act<G: Game>(
        self,
        game: &mut G,
        actor: Actor,
        action: G::Action,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), G::Illegal> {
        game.act(actor, action, sink)
    }

    fn known<G: Game>() -> String {
        format!("revision {} only", G::REVISION)
    }
}
