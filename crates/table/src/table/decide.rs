//! What becomes of a command: one fact, or a refusal. Nothing is changed here.

use super::Table;
use crate::{Cause, Command, Deed, Fact, Guest, Live, Millis, Occupant, Refused};
use game::{Actor, Seat, SeatSet};

/// Nobody's action counts as made more than this much before it arrived.
const MOST_CREDIT: Millis = Millis(150);

impl<G: Live> Table<G> {
    pub(super) fn decide(
        &self,
        guest: Guest,
        command: Command<G>,
        trip: Millis,
        now: Millis,
    ) -> Result<Fact<G>, Refused<G>> {
        if !self.welcomes(guest) {
            return Err(Refused::SentAway);
        }
        if !self.is_present(guest) {
            return Err(Refused::Stranger);
        }
        match command {
            Command::Sit(seat) => self.sit(guest, seat),
            Command::Stand => {
                self.before_or_after_a_match()?;
                Ok(Fact::Stood(self.seat(guest)?))
            }
            Command::Leave => Ok(Fact::Left(guest)),
            Command::Ready(nonce) => {
                self.between_deals()?;
                Ok(Fact::Ready(self.seat(guest)?, nonce))
            }
            Command::Unready => {
                self.between_deals()?;
                Ok(Fact::Unready(self.seat(guest)?))
            }
            Command::Act(action) => {
                let seat = self.seat(guest)?;
                self.wish(seat, action, Cause::Person, trip.min(MOST_CREDIT), self.clock.at(now))
            }
            Command::Throw(action) => {
                let seat = self.seat(guest)?;
                let fact = self.wish(seat, action, Cause::Person, trip.min(MOST_CREDIT), self.clock.at(now))?;
                let play = self.play.as_ref().ok_or(Refused::NoDeal)?;
                match play.game.deed(&action) {
                    Deed::Interjection => Ok(fact),
                    _ => Err(Refused::TooLate),
                }
            }
            _ if guest != self.host => Err(Refused::NotTheHost),
            Command::Set(settings) => {
                self.before_or_after_a_match()?;
                settings.check()?;
                Ok(Fact::Set(settings))
            }
            Command::PutBot(seat, bot) => {
                self.before_or_after_a_match()?;
                self.existing(seat)?;
                // Who is away is not waited for before a match: he finds another seat when he is back.
                if self.places[seat].person().is_some_and(|guest| self.is_present(guest)) {
                    return Err(Refused::Taken(seat));
                }
                Ok(Fact::PutBot(seat, bot))
            }
            Command::TakeBot(seat) => {
                self.before_or_after_a_match()?;
                self.existing(seat)?;
                match self.places[seat].occupant {
                    Occupant::Bot(_) => Ok(Fact::TookBot(seat)),
                    Occupant::Nobody | Occupant::Person(_) => Err(Refused::NoBot(seat)),
                }
            }
            Command::Start => self.begin(guest),
            Command::Pause if !self.match_runs() => Err(Refused::NoMatch),
            Command::Pause if self.paused => Err(Refused::Paused),
            Command::Pause => Ok(Fact::Paused),
            Command::Resume if !self.paused => Err(Refused::NotPaused),
            Command::Resume => Ok(Fact::Resumed),
            Command::Remove(other) => match self.guests.get(&other) {
                Some(_) if other != self.host && !self.sent_away.contains(&other) => Ok(Fact::Removed(other)),
                _ => Err(Refused::NoSuchGuest(other)),
            },
            Command::HandOver(other) if self.is_present(other) => Ok(Fact::Host(other)),
            Command::HandOver(other) => Err(Refused::NoSuchGuest(other)),
            Command::Impose(action) => self.impose(action),
            Command::End if self.match_runs() => Ok(Fact::Ended),
            Command::End => Err(Refused::NoMatch),
        }
    }

    /// What a seat wants to do in the deal: it is done at once, or held.
    pub(super) fn wish(
        &self,
        seat: Seat,
        action: G::Action,
        cause: Cause,
        credit: Millis,
        now: Millis,
    ) -> Result<Fact<G>, Refused<G>> {
        let play = self.play.as_ref().ok_or(Refused::NoDeal)?;
        if self.paused {
            return Err(Refused::Paused);
        }
        play.allows(seat.into(), action).map_err(Refused::Illegal)?;
        let call = play.game.deed(&action) == Deed::Call;
        if !call && play.claim(seat).is_some() {
            return Err(Refused::Pending);
        }
        Ok(match play.held_until(&self.settings, &action, now) {
            Some(_) => Fact::Held {
                seat,
                action,
                cause,
                credit,
            },
            None => Fact::Acted {
                actor: seat.into(),
                action,
                cause,
            },
        })
    }

    /// What the host imposes, which is never held.
    fn impose(&self, action: G::Action) -> Result<Fact<G>, Refused<G>> {
        let play = self.play.as_ref().ok_or(Refused::NoDeal)?;
        if self.paused {
            return Err(Refused::Paused);
        }
        play.allows(Actor::Host, action).map_err(Refused::Illegal)?;
        Ok(Fact::Acted {
            actor: Actor::Host,
            action,
            cause: Cause::Person,
        })
    }

    fn sit(&self, guest: Guest, seat: Seat) -> Result<Fact<G>, Refused<G>> {
        self.before_or_after_a_match()?;
        self.existing(seat)?;
        if let Some(own) = self.seat_of(guest) {
            return Err(Refused::Seated(own));
        }
        match self.places[seat].occupant {
            Occupant::Nobody => Ok(Fact::Sat(guest, seat)),
            Occupant::Person(_) | Occupant::Bot(_) => Err(Refused::Taken(seat)),
        }
    }

    /// A match, or the next deal. Whoever starts is ready himself.
    fn begin(&self, host: Guest) -> Result<Fact<G>, Refused<G>> {
        self.between_deals()?;
        if self.paused {
            return Err(Refused::Paused);
        }
        if self.match_runs() {
            return Ok(Fact::Dealt);
        }
        let seats = |which: fn(&Self, Seat) -> bool| -> SeatSet {
            self.settings.seats.iter().filter(|seat| which(self, *seat)).collect()
        };
        let free = seats(|table, seat| table.places[seat].occupant == Occupant::Nobody);
        if !free.is_empty() {
            return Err(Refused::Free(free));
        }
        let own: SeatSet = self.seat_of(host).into_iter().collect();
        let waiting = seats(|table, seat| !table.is_ready(seat)).minus(own);
        if !waiting.is_empty() {
            return Err(Refused::NotReady(waiting));
        }
        Ok(Fact::Started(self.dealer_seed(self.next_dealer())))
    }

    /// Whether a seat can be dealt cards: a bot always, a person when he says so.
    pub(super) fn is_ready(&self, seat: Seat) -> bool {
        let place = &self.places[seat];
        place.bot().is_some() || place.ready && place.person().is_some_and(|guest| self.is_present(guest))
    }

    fn seat(&self, guest: Guest) -> Result<Seat, Refused<G>> {
        self.seat_of(guest).ok_or(Refused::NotSeated)
    }

    fn existing(&self, seat: Seat) -> Result<(), Refused<G>> {
        let exists = self.settings.seats.contains(seat);
        exists.then_some(()).ok_or(Refused::NoSuchSeat(seat))
    }

    fn before_or_after_a_match(&self) -> Result<(), Refused<G>> {
        (!self.match_runs()).then_some(()).ok_or(Refused::MatchRuns)
    }

    fn between_deals(&self) -> Result<(), Refused<G>> {
        self.play.is_none().then_some(()).ok_or(Refused::DealRuns)
    }
}
