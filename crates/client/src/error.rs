//! What can go wrong between a client and a server.

use crate::{Address, Amiss};
use protocol::Trouble;

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Nobody is there, or only a proxy.
    #[error("no server answers at {address}: {why}")]
    Unreachable {
        /// Where.
        address: Address,
        /// Why.
        why: String,
    },
    /// Somebody is there, and it is not a server of ours.
    #[error("{address} is no Reihum server: {why}")]
    Strange {
        /// Where.
        address: Address,
        /// What it does.
        why: String,
    },
    /// The server does not want to.
    #[error("the server refuses ({status}): {}", trouble.text)]
    Refused {
        /// The status of HTTP.
        status: u16,
        /// Why.
        trouble: Trouble,
    },
    /// The connection is gone.
    #[error("the connection was lost: {0}")]
    Lost(String),
    /// The server has said goodbye.
    #[error("the server says goodbye: {}", .0.text)]
    Bye(Trouble),
    /// What the server says does not follow what it said before.
    #[error(transparent)]
    Amiss(#[from] Amiss),
}

/// Why a server says goodbye for now.
const PASSING: [&str; 7] = [
    "again", "failed", "full", "no-hello", "not-kept", "stopping", "too-much",
];

impl Error {
    /// Whether it may be otherwise when one tries again: a server that is gone can come back, one that refuses will do so again.
    pub fn passes(&self) -> bool {
        match self {
            Self::Unreachable { .. } | Self::Lost(_) => true,
            Self::Refused { status, .. } => *status == 429 || *status >= 500,
            Self::Bye(trouble) => PASSING.contains(&trouble.why.as_str()),
            Self::Strange { .. } | Self::Amiss(_) => false,
        }
    }

    /// What the server says to it, if it says something.
    pub fn trouble(&self) -> Option<&Trouble> {
        match self {
            Self::Refused { trouble, .. } | Self::Bye(trouble) => Some(trouble),
            Self::Unreachable { .. } | Self::Strange { .. } | Self::Lost(_) | Self::Amiss(_) => None,
        }
    }

    /// Whether the server says that [there is no room](Trouble::is_no_room).
    pub fn is_no_room(&self) -> bool {
        self.trouble().is_some_and(Trouble::is_no_room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trouble(why: &str) -> Trouble {
        Trouble {
            why: why.into(),
            ..Trouble::default()
        }
    }

    #[test]
    fn only_what_may_be_otherwise_is_tried_again() {
        let refused = |status| Error::Refused {
            status,
            trouble: trouble("x"),
        };
        for passes in [
            Error::Lost(String::new()),
            refused(503),
            refused(429),
            Error::Bye(trouble("stopping")),
        ] {
            assert!(passes.passes(), "{passes:?}");
        }
        let back = Amiss::Back { known: 2, told: 1 };
        for stays in [refused(404), Error::Bye(trouble("sent-away")), Error::Amiss(back)] {
            assert!(!stays.passes(), "{stays:?}");
        }
    }
}
