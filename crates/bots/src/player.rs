//! What a bot is: it hears what its seat sees, and decides by what its seat may know.

use crate::{Bot, Level};
use game::{Game, Match, Seat};
use std::fmt::Debug;
use std::num::NonZeroU32;

/// A player that thinks: a fold over the events its seat sees, and the view its seat has. It is never given the game itself.
///
/// Whoever runs the table tells it everything from the start of a match on, or all of it at once when it takes a seat over.
pub trait Player<G: Played>: Send {
    /// A deal of this match is about to be made, and it sits here. The first one begins the match, as far as it knows.
    fn begin(&mut self, _: &Match<G>, _: Seat) {}

    /// There will be no more deals: somebody has won the match, or it was cut off.
    fn end(&mut self, _: &Match<G>) {}

    /// Something happened, as its seat sees it.
    fn hear(&mut self, _: &G::Seen) {}

    /// What it does when the deal waits for it: its turn, or the answer to a question. Nothing if the deal does not.
    fn decide(&mut self, view: &G::View<'_>) -> Option<G::Action>;

    /// Whether it throws in a card out of turn now, and how.
    fn interject(&mut self, _: &G::View<'_>) -> Option<G::Action> {
        None
    }

    /// Whether it makes a call now that goes with no play: one that became due through somebody else's action too. Or whether it points out that
    /// somebody else has not made one, where the rules leave that to the players.
    fn call(&mut self, _: &G::View<'_>) -> Option<G::Action> {
        None
    }

    /// Why it did what it did last, if it can tell.
    fn reason(&self) -> Option<G::Reason> {
        None
    }
}

impl<G: Played, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn begin(&mut self, score: &Match<G>, seat: Seat) {
        (**self).begin(score, seat);
    }

    fn end(&mut self, score: &Match<G>) {
        (**self).end(score);
    }

    fn hear(&mut self, seen: &G::Seen) {
        (**self).hear(seen);
    }

    fn decide(&mut self, view: &G::View<'_>) -> Option<G::Action> {
        (**self).decide(view)
    }

    fn interject(&mut self, view: &G::View<'_>) -> Option<G::Action> {
        (**self).interject(view)
    }

    fn call(&mut self, view: &G::View<'_>) -> Option<G::Action> {
        (**self).call(view)
    }

    fn reason(&self) -> Option<G::Reason> {
        (**self).reason()
    }
}

/// A game that bots can play.
pub trait Played: Game {
    /// Why a bot does something.
    type Reason: Copy + Eq + Debug + Send;

    /// How many nodes a level looks at for a decision if nobody says; nothing for those that do not think ahead.
    fn usual_nodes(level: Level) -> Option<u32>;

    /// A player of its own. What it leaves to chance follows from the seed.
    fn player(bot: Bot, seed: u64) -> Box<dyn Player<Self>>;

    /// The same player for a table with people, where the lower levels miss what people miss, now and then; that follows from the seed, too.
    fn companion(bot: Bot, seed: u64) -> Box<dyn Player<Self>> {
        Self::player(bot, seed)
    }

    /// How many nodes a bot looks at for a decision, if it thinks ahead.
    fn nodes(bot: Bot) -> Option<u32> {
        bot.nodes.map(NonZeroU32::get).or_else(|| Self::usual_nodes(bot.level))
    }

    /// Whether a bot may think for longer than its level usually does.
    fn is_slow(bot: Bot) -> bool {
        Self::nodes(bot) > Self::usual_nodes(bot.level)
    }
}
