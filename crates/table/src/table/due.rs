//! What time brings: windows that close, bots that act, clocks that run out, seats that are taken over.
//!
//! Every moment at which something is due is listed in one place; the deadline is the earliest of them, and what is due is done one entry
//! after the other, so that a table folded from any part of its log goes on in the same way.

use super::Table;
use super::play::{Claim, Play};
use crate::{AskKind, Cause, Deed, Fact, Guest, Live, Millis, Origin};
use game::{Seat, SeatSet};

/// A bot whose answer does not come plays no worse than somebody whose time ran out.
const PATIENCE: Millis = Millis::seconds(30);

/// Something that is due at some time.
enum Due<G: Live> {
    /// What a seat wanted comes to nothing: somebody else was first.
    Drop(Seat),
    /// The question is closed, and the next answer counts.
    Answer,
    /// What is held is compared, and the first of it counts.
    Compare,
    /// A seat does this.
    Wish(Seat, G::Action, Cause),
    /// A bot takes a seat over.
    TakeOver(Seat),
    /// Somebody else becomes the host.
    Host(Guest),
    /// The next deal is made.
    Deal,
}

impl<G: Live> Table<G> {
    /// The next thing that is due at this moment.
    pub(super) fn due(&self, now: Millis) -> Option<(Option<Origin>, Fact<G>)> {
        if let Some(owner) = self.lent.filter(|owner| self.is_present(*owner)) {
            return Some(self.done(&Due::Host(owner), now));
        }
        if let Some((_, heir)) = self.heir_in_a_pause().filter(|(moment, _)| *moment <= now) {
            return Some(self.done(&Due::Host(heir), now));
        }
        let now = self.clock.at(now);
        let due = self.coming().into_iter().filter(|(time, _)| *time <= now);
        let (_, due) = due.min_by_key(|(time, _)| *time)?;
        Some(self.done(&due, now))
    }

    pub(super) fn next_deadline(&self) -> Option<Millis> {
        let times = self.coming().into_iter().map(|(time, _)| self.clock.moment(time));
        times.chain(self.heir_in_a_pause().map(|(moment, _)| moment)).min()
    }

    /// Everything that will be due, in the table's time. Each can be done when its time has come.
    fn coming(&self) -> Vec<(Millis, Due<G>)> {
        let mut coming = Vec::new();
        if self.clock.stands_still() {
            return coming;
        }
        if let Some(play) = &self.play {
            self.coming_in_play(play, &mut coming);
        } else if let Some(contest) = self.contest.as_ref().filter(|contest| contest.runs()) {
            let ready = self.settings.seats.iter().all(|seat| self.is_ready(seat));
            if ready || contest.deals.is_empty() {
                coming.push((Millis(0), Due::Deal));
            } else {
                coming.extend(self.deal_at().map(|time| (time, Due::Deal)));
            }
        }
        if self.match_runs() {
            for (seat, place) in self.places.iter().filter(|(_, place)| place.is_played_by_person()) {
                if let Some(since) = place.person().and_then(|guest| self.gone_since(guest)) {
                    coming.push((since + self.settings.grace, Due::TakeOver(seat)));
                }
            }
        }
        if let (Some(since), Some(heir)) = (self.gone_since(self.host), self.heir()) {
            coming.push((since + self.settings.grace, Due::Host(heir)));
        }
        coming
    }

    /// When the next deal of a match is made though not everybody is ready.
    pub(super) fn deal_at(&self) -> Option<Millis> {
        let contest = self.contest.as_ref().filter(|contest| contest.runs())?;
        let between = self.settings.between.filter(|_| !contest.deals.is_empty())?;
        self.play.is_none().then_some(contest.since + between)
    }

    fn coming_in_play(&self, play: &Play<G>, coming: &mut Vec<(Millis, Due<G>)>) {
        let asking = play.question_is_open();
        match (play.claims.first(), play.closes) {
            (Some(claim), _) if play.taken => coming.push((Millis(0), Due::Drop(claim.seat))),
            (_, Some(closes)) if asking => coming.push((self.question_closes(play, closes), Due::Answer)),
            (Some(_), Some(closes)) => coming.push((closes, Due::Compare)),
            _ => {}
        }
        for open in &play.asks {
            let (seat, kind) = (open.ask.seat, open.ask.kind);
            let due = self.due_at(play, open);
            let thought = self.thoughts.get(&open.ask.number).copied();
            let action = thought.flatten().and_then(|action| play.allowed(seat, action));
            // Whoever is asked for a call has no say in anything else: what he wants may be held already.
            let action = action.filter(|action| kind != AskKind::Call || play.game.deed(action) == Deed::Call);
            match (kind, action) {
                // It is answered when the question is closed.
                (AskKind::Turn, _) if asking => {}
                (_, Some(action)) => coming.push((due, Due::Wish(seat, action, Cause::Bot))),
                (AskKind::Turn, None) => {
                    let due = if thought.is_some() { due } else { due + PATIENCE };
                    let default = play.game.default_action(seat);
                    coming.extend(default.map(|action| (due, Due::Wish(seat, action, Cause::Clock))));
                }
                (AskKind::Interject | AskKind::Call, None) => {}
            }
        }
        if let Some(clock) = self.settings.time_to_think()
            && !asking
        {
            for seat in self
                .on_the_clock(play)
                .iter()
                .filter(|seat| play.claim(*seat).is_none())
            {
                let default = play.game.default_action(seat);
                let due = self.clock_from(play, seat) + clock;
                coming.extend(default.map(|action| (due, Due::Wish(seat, action, Cause::Clock))));
            }
        }
    }

    /// When the question is closed that should be at some time: not before the bots have answered, however little they wait. And where
    /// nobody but one person ever came to the table, as soon as all have answered, for there is nobody to hide it from.
    fn question_closes(&self, play: &Play<G>, closes: Millis) -> Millis {
        let asked = || play.asks.iter().filter(|open| open.ask.kind == AskKind::Turn);
        if asked().any(|open| !self.thoughts.contains_key(&open.ask.number)) {
            return closes + PATIENCE;
        }
        let mut persons = self.on_the_clock(play).iter();
        if !self.shared && persons.all(|seat| play.claim(seat).is_some()) {
            let slowest = asked().map(|open| self.due_at(play, open)).max();
            return closes.min(slowest.unwrap_or_default());
        }
        closes
    }

    /// The persons whom the deal waits for.
    pub(super) fn on_the_clock(&self, play: &Play<G>) -> SeatSet {
        let awaited = play.game.waits_for();
        awaited
            .iter()
            .filter(|seat| self.places[*seat].is_played_by_person())
            .collect()
    }

    /// Since when the clock of a person runs.
    pub(super) fn clock_from(&self, play: &Play<G>, seat: Seat) -> Millis {
        let since = play.since.max(self.places[seat].since);
        since.max(play.turn_from(&self.settings).unwrap_or_default())
    }

    fn done(&self, due: &Due<G>, now: Millis) -> (Option<Origin>, Fact<G>) {
        match *due {
            Due::Drop(seat) => (self.claim_of(seat).and_then(|claim| claim.by), Fact::Dropped(seat)),
            Due::Answer => self.next_answer(),
            Due::Compare => self.first_of_the_held(),
            Due::Wish(seat, action, cause) => {
                let wish = self.wish(seat, action, cause, Millis(0), now);
                (None, wish.expect("what is due is allowed"))
            }
            Due::TakeOver(seat) => (None, Fact::TakenOver(seat, self.settings.stand_in)),
            Due::Host(guest) => (None, Fact::Host(guest)),
            Due::Deal => (None, Fact::Dealt),
        }
    }

    fn claim_of(&self, seat: Seat) -> Option<&Claim<G>> {
        self.play.as_ref()?.claim(seat)
    }

    /// What counts as the earliest of what is held: it is done, or comes to nothing if it is not allowed any more.
    fn first_of_the_held(&self) -> (Option<Origin>, Fact<G>) {
        let play = self.play.as_ref().expect("a deal runs");
        let claim = play.first_claim().expect("something is held");
        (claim.by, done_or_dropped(play, claim))
    }

    /// The answer of the next seat that was asked, in the order of play.
    fn next_answer(&self) -> (Option<Origin>, Fact<G>) {
        let play = self.play.as_ref().expect("a deal runs");
        let awaited = play.game.waits_for();
        let seat = play
            .order_of_play()
            .find(|seat| awaited.contains(*seat))
            .expect("somebody was asked");
        if let Some(claim) = play.claim(seat) {
            return (claim.by, done_or_dropped(play, claim));
        }
        let mut asks = play
            .asks
            .iter()
            .filter(|open| open.ask.seat == seat && open.ask.kind == AskKind::Turn);
        let thought = asks.find_map(|open| *self.thoughts.get(&open.ask.number)?);
        let thought = thought.and_then(|action| play.allowed(seat, action));
        let (action, cause) = match thought {
            Some(action) => (action, Cause::Bot),
            None => (
                play.game.default_action(seat).expect("there is an answer"),
                Cause::Clock,
            ),
        };
        let actor = seat.into();
        (None, Fact::Acted { actor, action, cause })
    }

    fn gone_since(&self, guest: Guest) -> Option<Millis> {
        let known = self.guests.get(&guest)?;
        (!known.present).then_some(known.since)
    }

    /// Who becomes the host when the host is gone: whoever sits in the first seat, or else has been here longest by number.
    fn heir(&self) -> Option<Guest> {
        let mut others = self.guests.keys().copied();
        self.seated_heir()
            .or_else(|| others.find(|guest| self.is_present(*guest)))
    }

    /// The first of those who sit here and are there.
    pub(super) fn seated_heir(&self) -> Option<Guest> {
        let mut seated = self.places.iter().filter_map(|(_, place)| place.person());
        seated.find(|guest| self.is_present(*guest))
    }

    /// Who becomes the host in a pause, and at which moment: nobody else could end it. Those who only watch are not kept from anything.
    fn heir_in_a_pause(&self) -> Option<(Millis, Guest)> {
        Some((self.hostless? + self.settings.grace, self.seated_heir()?))
    }
}

fn done_or_dropped<G: Live>(play: &Play<G>, claim: &Claim<G>) -> Fact<G> {
    match play.allowed(claim.seat, claim.action) {
        Some(action) => Fact::Acted {
            actor: claim.seat.into(),
            action,
            cause: claim.cause,
        },
        None => Fact::Dropped(claim.seat),
    }
}
