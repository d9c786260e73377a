//! A bot in another process, as a player like any other.

use super::pool::Pool;
use super::process::Fault;
use super::session::Session;
use bots::{Played, Player};
use game::{Match, Projection, Seat, SeatSet};
use protocol::{Deal, End, Fields, Kind, ToBot};
use std::marker::PhantomData;
use std::sync::Arc;

/// A seat in one match, played by a process that plays many. Where it fails, the seat does nothing of its own.
pub(super) struct Remote<G> {
    pool: Arc<Pool>,
    /// Nothing once it is over for this match.
    session: Option<Session>,
    seed: u64,
    begun: bool,
    game: PhantomData<fn() -> G>,
}

impl<G: Played> Remote<G> {
    /// A player for a match. What it leaves to chance shall follow from the number.
    pub(super) fn new(pool: &Arc<Pool>, seed: u64) -> Self {
        Self {
            pool: Arc::clone(pool),
            session: pool.take(),
            seed,
            begun: false,
            game: PhantomData,
        }
    }

    fn tell(&mut self, message: &ToBot) {
        if let Some(session) = &mut self.session
            && let Err(fault) = session.tell(message)
        {
            self.failed(fault);
        }
    }

    fn ask(&mut self, kind: Kind, view: &G::View<'_>) -> Option<G::Action> {
        let session = self.session.as_mut()?;
        let legal = view.legal();
        let texts = legal.iter().map(ToString::to_string).collect();
        let answer = session.ask(kind, texts, Fields::of(&view.sight().to_string()));
        match answer.and_then(|text| read::<G>(kind, &legal, text.as_deref())) {
            Ok(action) => {
                self.pool.succeeded();
                action
            }
            Err(fault) => {
                self.failed(fault);
                None
            }
        }
    }

    fn failed(&mut self, fault: Fault) {
        self.pool.count(fault);
        if self.session.take_if(|session| session.is_over()).is_some() {
            self.pool.failed();
        }
    }
}

/// What an answer means.
fn read<G: Played>(kind: Kind, legal: &[G::Action], text: Option<&str>) -> Result<Option<G::Action>, Fault> {
    let Some(text) = text else {
        return if kind == Kind::Turn {
            Err(Fault::Illegal)
        } else {
            Ok(None)
        };
    };
    let action = text.parse().map_err(|_| Fault::Illegal)?;
    if legal.contains(&action) {
        Ok(Some(action))
    } else {
        Err(Fault::Illegal)
    }
}

impl<G: Played> Player<G> for Remote<G> {
    fn begin(&mut self, score: &Match<G>, seat: Seat) {
        if !self.begun {
            self.begun = true;
            self.tell(&ToBot::Match(protocol::Match {
                rules: score.rules().to_string(),
                seats: score.seats().count(),
                seat: seat.number(),
                seed: self.seed.to_string(),
            }));
        }
        self.tell(&ToBot::Deal(Deal {
            number: score.scores().deals + 1,
            dealer: score.dealer().number(),
            scores: score.scores().totals.values().to_vec(),
        }));
    }

    fn end(&mut self, score: &Match<G>) {
        let winners = score.winners().unwrap_or(SeatSet::EMPTY);
        self.tell(&ToBot::End(End {
            winners: winners.iter().map(Seat::number).collect(),
            scores: score.scores().totals.values().to_vec(),
        }));
    }

    fn hear(&mut self, seen: &G::Seen) {
        self.tell(&ToBot::Event {
            event: seen.to_string(),
        });
    }

    fn decide(&mut self, view: &G::View<'_>) -> Option<G::Action> {
        self.ask(Kind::Turn, view)
    }

    fn interject(&mut self, view: &G::View<'_>) -> Option<G::Action> {
        self.ask(Kind::Interject, view)
    }

    fn call(&mut self, view: &G::View<'_>) -> Option<G::Action> {
        self.ask(Kind::Call, view)
    }
}

impl<G> Drop for Remote<G> {
    fn drop(&mut self) {
        if let Some(session) = self.session.take() {
            self.pool.give_back(session);
        }
    }
}
