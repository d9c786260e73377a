//! Everybody who comes to a server: guests, their tables, and who sits where.

use super::player::{Choose, Chooser, Part, Player};
use super::tally::Tally;
use bots::Played;
use client::{Error, Server};
use protocol::http::NewTable;
use std::rc::Rc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::spawn_local;

/// Everybody who comes.
pub(super) struct Party {
    tally: Rc<Tally>,
    /// Why somebody could not come at all.
    trouble: mpsc::UnboundedReceiver<Error>,
}

/// So many tables are opened at once.
const AT_ONCE: usize = 16;

/// What everybody has in common.
#[derive(Clone)]
struct Invitation {
    server: Server,
    table: Rc<NewTable>,
    tally: Rc<Tally>,
    part: Part,
    door: Rc<Semaphore>,
}

impl Party {
    /// So many tables at which everybody plays.
    pub(super) fn playing<G: Played + 'static>(
        server: Server,
        table: NewTable,
        tables: u64,
        tally: &Rc<Tally>,
        pace: Duration,
        seed: u64,
    ) -> Self {
        let chooser: Rc<dyn Choose> = Rc::new(Chooser::<G>::new(seed));
        let seats = table.seats.unwrap_or_default() as u64;
        Self::come(server, table, tally, &Part::Plays { chooser, pace }, tables * seats)
    }

    /// So many guests who sit there and do nothing.
    pub(super) fn idle(server: Server, table: NewTable, guests: u64) -> Self {
        Self::come(server, table, &Tally::new(guests, None), &Part::Watches, guests)
    }

    fn come(server: Server, table: NewTable, tally: &Rc<Tally>, part: &Part, guests: u64) -> Self {
        let seats = table.seats.unwrap_or_default().max(1) as u64;
        let invitation = Invitation {
            server,
            table: Rc::new(table),
            tally: Rc::clone(tally),
            part: part.clone(),
            door: Rc::new(Semaphore::new(AT_ONCE)),
        };
        let (told, trouble) = mpsc::unbounded_channel();
        for first in (0..guests).step_by(seats as usize) {
            let (invitation, told) = (invitation.clone(), told.clone());
            let guests = seats.min(guests - first) as usize;
            spawn_local(async move {
                if let Err(error) = invitation.open(guests, &told).await {
                    // Whoever does not listen any more has heard enough.
                    let _ = told.send(error);
                }
            });
        }
        Self {
            tally: Rc::clone(tally),
            trouble,
        }
    }

    pub(super) fn tally(&self) -> &Rc<Tally> {
        &self.tally
    }

    /// Whether everybody could come so far.
    ///
    /// # Errors
    /// Why somebody could not, and what would help.
    pub(super) fn check(&mut self) -> Result<(), String> {
        match self.trouble.try_recv() {
            Ok(error @ Error::Refused { status: 429, .. }) => Err(format!(
                "{error}. A server that is to be measured must let everybody in: start it with \
                 --guests-per-minute=100000 --requests-per-minute=100000 --messages-per-second=100000 \
                 --connections-per-address=10000"
            )),
            Ok(error) => Err(error.to_string()),
            Err(_) => Ok(()),
        }
    }
}

impl Invitation {
    /// Opens a table for so many, who come to it.
    async fn open(self, guests: usize, told: &mpsc::UnboundedSender<Error>) -> Result<(), Error> {
        let Ok(_permit) = self.door.acquire().await else {
            return Ok(());
        };
        let mut code = None;
        for seat in 1..=guests {
            let guest = self.server.new_guest(&format!("Load {seat}")).await?;
            let code = match &code {
                Some(code) => String::clone(code),
                None => code
                    .insert(self.server.open(&guest.token, &self.table).await?.code)
                    .clone(),
            };
            let player = Player::new(
                self.server.clone(),
                code,
                guest,
                (seat, guests),
                &self.part,
                &self.tally,
            );
            let told = told.clone();
            spawn_local(async move {
                if let Err(error) = player.run().await {
                    let _ = told.send(error);
                }
            });
        }
        Ok(())
    }
}
