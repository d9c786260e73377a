//! One who comes to a table, sits down and plays.

mod mind;

use super::tally::Tally;
use bots::{Level, Played};
use client::{Backoff, Connection, Error, Guest, Ids, Server};
use game::Seat;
use mind::{Heard, Mind, Want};
use protocol::{Coming, ToClient, ToServer, VERSION, Wish};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};

/// Who decides what is done, from what a seat sees.
pub(super) trait Choose {
    /// What the player in this seat does.
    ///
    /// # Errors
    /// When the server shows what cannot be.
    fn choose(&self, sight: &str, seat: usize) -> Result<String, String>;
}

/// `greedy`, which thinks a tenth of a microsecond, and whose deals come to an end. It remembers nothing, so one plays in all seats.
pub(super) struct Chooser<G: Played>(RefCell<Box<dyn bots::Player<G>>>);

impl<G: Played> Chooser<G> {
    pub(super) fn new(seed: u64) -> Self {
        Self(RefCell::new(G::player(Level::Greedy.into(), seed)))
    }
}

impl<G: Played> Choose for Chooser<G> {
    fn choose(&self, sight: &str, seat: usize) -> Result<String, String> {
        let seat = Seat::numbered(seat).ok_or("there is no such seat")?;
        let seen = sight
            .parse()
            .map_err(|why: <G::Sight as std::str::FromStr>::Err| why.to_string())?;
        let deal = G::imagine(&seen).map_err(|why| why.to_string())?;
        let action = self.0.borrow_mut().decide(&deal.view(seat.into()));
        let action = action.or_else(|| deal.default_action(seat));
        let action = action.ok_or_else(|| format!("nothing can be done in {sight}"))?;
        Ok(action.to_string())
    }
}

/// What somebody came for.
#[derive(Clone)]
pub(super) enum Part {
    /// To play, with so much time before each move.
    Plays { chooser: Rc<dyn Choose>, pace: Duration },
    /// To do nothing.
    Watches,
}

/// One who comes to a table.
pub(super) struct Player {
    server: Server,
    code: String,
    guest: Guest,
    part: Part,
    tally: Rc<Tally>,
    begun: watch::Receiver<bool>,
    ids: Ids,
    mind: Mind,
    /// When he was last asked to act, and may.
    due: Option<Instant>,
    /// Whether the others know that he is there.
    counted: bool,
}

/// How long somebody waits who was refused.
const OFFENDED: Duration = Duration::from_millis(50);

impl Player {
    pub(super) fn new(
        server: Server,
        code: String,
        guest: Guest,
        (seat, seats): (usize, usize),
        part: &Part,
        tally: &Rc<Tally>,
    ) -> Self {
        Self {
            server,
            code,
            mind: Mind::new(guest.number, seat, seats),
            guest,
            part: part.clone(),
            begun: tally.begun(),
            tally: Rc::clone(tally),
            ids: Ids::drawn(),
            due: None,
            counted: false,
        }
    }

    /// Plays until nobody wants it any more. A lost connection is an error, and opened again.
    ///
    /// # Errors
    /// When he could not come in the first place.
    pub(super) async fn run(mut self) -> Result<(), Error> {
        let mut connection = self.come().await?;
        loop {
            if let Err(error) = self.stay(&mut connection).await {
                self.tally.err(&error);
            }
            connection = self.come_back().await;
        }
    }

    async fn come_back(&mut self) -> Connection {
        let mut backoff = Backoff::default();
        loop {
            sleep(backoff.wait(self.ids.number())).await;
            match self.come().await {
                Ok(connection) => return connection,
                Err(error) => self.tally.err(&error),
            }
        }
    }

    async fn come(&mut self) -> Result<Connection, Error> {
        let hello = Coming {
            protocol: VERSION,
            token: Some(self.guest.token.clone()),
            // All that happened so far is more than he wants to know.
            after: Some(u64::MAX),
            lang: None,
        };
        let mut connection = Connection::to_table(&self.server, &self.code, hello).await?;
        loop {
            match connection.receive().await? {
                ToClient::Snapshot(snapshot) => {
                    self.mind.come(&snapshot);
                    self.due = None;
                    return Ok(connection);
                }
                ToClient::Bye(trouble) => return Err(Error::Bye(trouble)),
                _ => {}
            }
        }
    }

    /// Plays as long as the connection lasts.
    async fn stay(&mut self, connection: &mut Connection) -> Result<(), Error> {
        loop {
            let there = match self.part {
                Part::Plays { .. } => self.mind.has_cards(),
                Part::Watches => true,
            };
            if there && !std::mem::replace(&mut self.counted, true) {
                self.tally.deal();
            }
            let heard = match self.wants() {
                None => {
                    self.due = None;
                    connection.hear(|text| self.mind.hear(text)).await?
                }
                Some(Want::Act) if !*self.begun.borrow() => {
                    tokio::select! {
                        heard = connection.hear(|text| self.mind.hear(text)) => heard?,
                        _ = self.begun.changed() => continue,
                    }
                }
                Some(want) => {
                    if let Some(due) = self.due {
                        tokio::select! {
                            heard = connection.hear(|text| self.mind.hear(text)) => self.take(heard?)?,
                            () = sleep_until(due) => {
                                self.due = None;
                                self.ask(connection, want).await?;
                            }
                        }
                    } else if let Some(pause) = self.pause(want) {
                        self.due = Some(Instant::now() + pause);
                    } else {
                        self.ask(connection, want).await?;
                    }
                    continue;
                }
            };
            self.take(heard)?;
        }
    }

    fn wants(&self) -> Option<Want> {
        match self.part {
            Part::Plays { .. } => self.mind.wants(),
            Part::Watches => None,
        }
    }

    /// How long he thinks about it: half as long as usual at least, and that much longer at most. If all thought equally long, all tables would act at
    /// the same moment, as no people do.
    fn pause(&mut self, want: Want) -> Option<Duration> {
        match self.part {
            Part::Plays { pace, .. } if want == Want::Act && !pace.is_zero() => {
                let chance = (self.ids.number() % 1024) as u32;
                Some(pace / 2 + pace * chance / 1024)
            }
            _ => None,
        }
    }

    async fn ask(&mut self, connection: &mut Connection, want: Want) -> Result<(), Error> {
        let wish = match want {
            Want::Sit(seat) => Wish::Sit(seat),
            Want::Ready => Wish::Ready(None),
            Want::Start => Wish::Start,
            Want::Act => match self.choose() {
                Ok(action) => Wish::Act(action),
                Err(why) => return Err(Error::Lost(format!("what the server shows cannot be: {why}"))),
            },
        };
        let id = self.ids.command();
        self.mind.ask(id, want);
        connection.send(&ToServer::Command { id, wish }).await
    }

    fn choose(&self) -> Result<String, String> {
        match &self.part {
            Part::Plays { chooser, .. } => chooser.choose(self.mind.sight(), self.mind.seat()),
            Part::Watches => Err("who watches does nothing".into()),
        }
    }

    /// Counts what became of it.
    fn take(&mut self, heard: Heard) -> Result<(), Error> {
        match heard {
            Heard::Nothing => {}
            Heard::Done(want, took) => self.tally.done(took, want == Want::Act),
            Heard::Refused(why) => {
                self.tally.err(&format!("refused: {why}"));
                self.due = Some(Instant::now() + OFFENDED);
            }
            Heard::Bye(why) => return Err(Error::Lost(why)),
        }
        Ok(())
    }
}
