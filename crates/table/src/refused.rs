//! Why a command is refused: one variant for each reason. Nothing has changed then, and nothing stands in the log.

use crate::{Guest, Live};
use game::{BadTable, Seat, SeatSet};

/// Why a command is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused<G: Live> {
    /// The rules of the game do not allow it.
    #[error("{0}")]
    Illegal(G::Illegal),
    /// Somebody else was first, and nothing else has changed (S-17).
    #[error("somebody else was first")]
    TooLate,
    /// What this seat wants is being held, and decided in a moment.
    #[error("what you did is being decided: wait a moment")]
    Pending,
    /// The host has stopped the clocks.
    #[error("the host has paused the game: wait until it goes on")]
    Paused,
    /// It is not paused.
    #[error("the game is not paused")]
    NotPaused,
    /// No deal is being played.
    #[error("no cards are dealt: wait for the next deal")]
    NoDeal,
    /// A match runs.
    #[error("a match runs: this can be done before it begins or after it ends")]
    MatchRuns,
    /// No match runs.
    #[error("no match runs")]
    NoMatch,
    /// A deal runs.
    #[error("the cards are dealt: this can be done between two deals")]
    DealRuns,
    /// Only the host may.
    #[error("only the host may do that")]
    NotTheHost,
    /// Who never came to this table, went away, or was sent away.
    #[error("you are not at this table: come in first")]
    Stranger,
    /// The host has sent this guest away.
    #[error("the host has sent you away from this table")]
    SentAway,
    /// Nobody here is called so.
    #[error("guest {0} is not at this table")]
    NoSuchGuest(Guest),
    /// The guest has no seat.
    #[error("you only watch: take a seat first")]
    NotSeated,
    /// The guest has a seat already.
    #[error("you have seat {0}: stand up first")]
    Seated(Seat),
    /// There is no such seat.
    #[error("this table has no seat {0}")]
    NoSuchSeat(Seat),
    /// Somebody has that seat.
    #[error("seat {0} is taken")]
    Taken(Seat),
    /// No bot has that seat.
    #[error("no bot sits in seat {0}")]
    NoBot(Seat),
    /// Some seats are free.
    #[error("nobody sits in these seats yet: {0}")]
    Free(SeatSet),
    /// Some persons are not ready.
    #[error("these seats are not ready yet: {0}")]
    NotReady(SeatSet),
    /// Such settings cannot be.
    #[error(transparent)]
    Settings(#[from] BadTable),
    /// Such a deck cannot be dealt.
    #[error("{0}")]
    Deck(String),
}

/// Gives every reason its word, and the list of all words: no reason can be left out of either.
macro_rules! words {
    ($($reason:pat => $word:literal,)*) => {
        /// A word for programs, another one for each reason.
        pub fn why(&self) -> &'static str {
            match self {
                $($reason => $word,)*
            }
        }

        /// All these words.
        pub const WHYS: &[&str] = &[$($word),*];
    };
}

impl<G: Live> Refused<G> {
    words! {
        Self::Illegal(_) => "illegal",
        Self::TooLate => "too-late",
        Self::Pending => "pending",
        Self::Paused => "paused",
        Self::NotPaused => "not-paused",
        Self::NoDeal => "no-deal",
        Self::MatchRuns => "match-runs",
        Self::NoMatch => "no-match",
        Self::DealRuns => "deal-runs",
        Self::NotTheHost => "not-the-host",
        Self::Stranger => "stranger",
        Self::SentAway => "sent-away",
        Self::NoSuchGuest(_) => "no-such-guest",
        Self::NotSeated => "not-seated",
        Self::Seated(_) => "seated",
        Self::NoSuchSeat(_) => "no-such-seat",
        Self::Taken(_) => "taken",
        Self::NoBot(_) => "no-bot",
        Self::Free(_) => "free-seats",
        Self::NotReady(_) => "not-ready",
        Self::Settings(_) => "settings",
        Self::Deck(_) => "deck",
    }

    /// The seats that it is about, if it is about any.
    pub fn seats(&self) -> SeatSet {
        match self {
            Self::Seated(seat) | Self::NoSuchSeat(seat) | Self::Taken(seat) | Self::NoBot(seat) => SeatSet::only(*seat),
            Self::Free(seats) | Self::NotReady(seats) => *seats,
            _ => SeatSet::EMPTY,
        }
    }
}
