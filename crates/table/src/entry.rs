//! The log: what happened at a table, in order. Folding it gives the table back.

mod text;

pub use text::{BadEntry, read_log, write_log, written_at};

pub(crate) use text::game_name;

use crate::{Guest, Live, Millis, Origin, Settings};
use bots::Bot;
use game::record::{Name, Nonce};
use game::{Actor, Seat, Seed};

/// One line of a table's log. It may hold secrets: only the store sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<G: Live> {
    /// Its number, counted from 1.
    pub seq: u64,
    /// When it was written.
    pub at: Millis,
    /// The command that led to it.
    pub by: Option<Origin>,
    /// What happened.
    pub fact: Fact<G>,
}

/// Who decided what a seat did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody: its time ran out.
    Clock,
}

impl<G: Live> Fact<G> {
    /// Whether everybody notices it, if not at once: what is held is nobody's business before it is decided.
    pub(crate) fn is_noticed(&self) -> bool {
        !matches!(self, Self::Held { .. } | Self::Dropped(_))
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact<G: Live> {
    /// The table was opened.
    Opened {
        /// What everything random at this table follows from.
        seed: Seed,
        /// Who is the host.
        host: Guest,
        /// The settings.
        settings: Settings<G>,
    },
    /// Somebody came, or came back.
    Came(Guest, Name),
    /// Somebody is connected no more.
    Went(Guest),
    /// Somebody left.
    Left(Guest),
    /// The host sent somebody away.
    Removed(Guest),
    /// Somebody else is the host.
    Host(Guest),
    /// Somebody took a seat.
    Sat(Guest, Seat),
    /// Somebody gave his seat up.
    Stood(Seat),
    /// A bot was put into a seat.
    PutBot(Seat, Bot),
    /// A bot was taken out of its seat.
    TookBot(Seat),
    /// The settings are others.
    Set(Settings<G>),
    /// Somebody is ready, and adds this to the next shuffle.
    Ready(Seat, Option<Nonce>),
    /// Somebody is not ready after all.
    Unready(Seat),
    /// The next deal will be made with this deck.
    Stacked(String),
    /// A match began; the seed says who deals first.
    Started(Seed),
    /// The cards were dealt.
    Dealt,
    /// What a seat wants is held until others had their chance.
    Held {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
        /// Who decided it.
        cause: Cause,
        /// How much earlier than it arrived it counts.
        credit: Millis,
    },
    /// Somebody did something in the deal.
    Acted {
        /// Who.
        actor: Actor,
        /// What.
        action: G::Action,
        /// Who decided it.
        cause: Cause,
    },
    /// What was held came to nothing: somebody else was first, or it is not allowed any more.
    Dropped(Seat),
    /// A bot plays for somebody who is away.
    TakenOver(Seat, Bot),
    /// The host has stopped the clocks.
    Paused,
    /// They run again.
    Resumed,
    /// The table was folded from its log and goes on.
    Woke,
    /// The host has ended the match.
    Ended,
}
