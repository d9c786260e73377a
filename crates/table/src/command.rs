//! What comes in: commands of guests, and facts that only the driver knows.

use crate::{CommandId, Guest, Live, Millis, Settings};
use bots::Bot;
use game::Seat;
use game::record::{Name, Nonce};

/// What a guest wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command<G: Live> {
    /// Take a free seat, while no match runs.
    Sit(Seat),
    /// Give the seat up and watch, while no match runs.
    Stand,
    /// Go for good. While a match runs, a bot plays for the seat at once; who comes back gets it back.
    Leave,
    /// Be ready for the next deal, and add something to its shuffle.
    Ready(Option<Nonce>),
    /// Not to be ready after all.
    Unready,
    /// Do something in the deal.
    Act(G::Action),
    /// Throw in a card, and do nothing if somebody was quicker: another card may lie there by now on which it could be laid in turn.
    Throw(G::Action),

    /// The host changes the settings, while no match runs. Nobody is ready any more.
    Set(Settings<G>),
    /// The host puts a bot into a seat that no person has, while no match runs.
    PutBot(Seat, Bot),
    /// The host takes a bot out of its seat, while no match runs.
    TakeBot(Seat),
    /// The host starts a match, or the next deal. After a match it is a rematch: the seats stay, and the deal passes on.
    Start,
    /// The host stops all clocks; nothing can be played.
    Pause,
    /// The host lets it go on.
    Resume,
    /// The host sends somebody away. While a match runs, the seat becomes a bot's.
    Remove(Guest),
    /// The host makes somebody else the host.
    HandOver(Guest),
    /// The host imposes a penalty, where the game has them (B-24).
    Impose(G::Action),
    /// The host ends the match.
    End,
}

/// What is handed to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input<G: Live> {
    /// Time has passed: the deadline that the table named, or any other moment.
    Tick,
    /// Somebody wants something.
    Command {
        /// Who.
        guest: Guest,
        /// The command's id.
        id: CommandId,
        /// What.
        command: Command<G>,
        /// How long a message to this guest and back takes: the least of the last few pings of the *server*; nothing if there is no way
        /// between.
        trip: Millis,
    },
    /// Somebody has come to the table, or is connected again.
    Came {
        /// Who.
        guest: Guest,
        /// What he is called.
        name: Name,
    },
    /// Somebody is connected no more.
    Went {
        /// Who.
        guest: Guest,
    },
    /// What a bot has decided when it was asked.
    Decided {
        /// The number of the [`Ask`](crate::Ask).
        ask: u64,
        /// What it does; nothing, or for a turn what is done for somebody whose time ran out.
        action: Option<G::Action>,
    },
    /// The table was folded from its log: the time in which nobody ran it does not count.
    Woke,
}
