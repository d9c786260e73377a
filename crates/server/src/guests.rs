//! Who somebody is: a guest has a name and a secret, and of the secret only its digest is kept.

use crate::peer::Peer;
use crate::rooms::NoTable;
use crate::{Hub, chance};
use game::record::Name;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use store::{GuestId, Write};
use table::Guest;

/// Somebody whom we know.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) guest: Guest,
    pub(crate) name: Name,
}

/// What is to be known about all guests.
#[derive(Debug)]
pub(crate) struct Guests {
    next: AtomicU64,
}

impl Guests {
    pub(crate) fn new(highest: Option<GuestId>) -> Self {
        Self {
            next: AtomicU64::new(highest.map_or(0, |highest| highest.0) + 1),
        }
    }
}

/// A new secret, as text.
fn token() -> String {
    chance::bytes::<24>().iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn digest(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

impl Hub {
    /// Lets somebody in who was never here, and tells him his secret.
    pub(crate) async fn welcome(&self, name: &Name) -> Result<(Guest, String), NoTable> {
        let guest = Guest(self.guests.next.fetch_add(1, Ordering::Relaxed));
        let token = token();
        let write = Write::Guest {
            guest: GuestId(guest.0),
            digest: digest(&token),
            name: name.to_string(),
            at: self.clock.now().0,
        };
        match self.write(write).await {
            Ok(()) => Ok((guest, token)),
            Err(why) => {
                tracing::error!(%why, "a guest could not be kept");
                Err(NoTable::Failed)
            }
        }
    }

    /// Who has this secret.
    pub(crate) async fn known(&self, token: &str) -> Result<Option<Known>, NoTable> {
        let digest = digest(token);
        let row = self.read(move |reader| reader.guest_by_digest(&digest)).await;
        let row = row.ok_or(NoTable::Failed)?;
        Ok(row.and_then(|row| {
            Some(Known {
                guest: Guest(row.id.0),
                name: row.name.parse().ok()?,
            })
        }))
    }

    /// Who has this secret, for somebody who may be guessing. A right one is always heard, whatever others at his address say: nobody guesses it, and how
    /// often anybody may ask is limited anyhow. Wrong ones are counted, and after too many it is not said any more that they are wrong.
    pub(crate) async fn known_from(&self, token: &str, peer: Peer) -> Result<Known, NoTable> {
        match self.known(token).await? {
            Some(known) => Ok(known),
            None if self.wrong_secrets.take(peer.home(), self.clock.now()) => Err(NoTable::Stranger),
            None => Err(self.too_many()),
        }
    }

    /// Tries a code, which is short enough to be guessed. Wrong ones are counted by where they come from, and after too many even right ones are not heard for a
    /// while. Many can be tried at once, so that is asked when it is known what became of one, too.
    pub(crate) async fn guess<T>(
        &self,
        peer: Peer,
        guess: impl Future<Output = Result<T, NoTable>>,
    ) -> Result<T, NoTable> {
        let may = || self.wrong_codes.has(&peer.home(), self.clock.now());
        if may() {
            let guessed = guess.await;
            let heard = if matches!(guessed, Err(NoTable::Unknown)) {
                self.wrong_codes.take(peer.home(), self.clock.now())
            } else {
                may()
            };
            if heard {
                return guessed;
            }
        }
        Err(self.too_many())
    }

    fn too_many(&self) -> NoTable {
        self.limited(&NoTable::TooMany.to_string());
        NoTable::TooMany
    }

    /// Gives a guest another name.
    pub(crate) async fn rename(&self, guest: Guest, name: &Name) -> Result<(), NoTable> {
        let write = Write::Rename {
            guest: GuestId(guest.0),
            name: name.to_string(),
        };
        self.write(write).await.map_err(|_| NoTable::Failed)
    }
}
