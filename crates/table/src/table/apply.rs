//! What an entry does to the table. This is the only way the table changes, live or folded.

use super::contest::{Acted, Contest, Deal, Shuffled};
use super::play::{Claim, Play};
use super::{Known, Table};
use crate::{Answer, Cause, Deed, Entry, Fact, Guest, Live, Millis, News, Occupant, Origin, Over, Place, Refused};
use game::record::{Name, Nonce};
use game::{Actor, BySeat, Match, Seat, Seed};

/// What is to be told about an entry.
pub(super) struct Told<G: Live> {
    pub(super) news: Vec<News<G>>,
    /// What happened in a deal, with everything hidden in it.
    pub(super) events: Vec<G::Event>,
    /// What is answered to the command behind it, and to those that are decided with it.
    pub(super) answers: Vec<(Origin, Answer<G>)>,
}

/// So many are remembered who are gone and have no part in anything: strangers come to a public table without end.
const REMEMBERED: usize = 100;

/// What could not be done.
type Done = Result<(), String>;

impl<G: Live> Table<G> {
    /// Does what an entry says.
    ///
    /// # Errors
    /// When that cannot be: the entry does not belong here.
    pub(super) fn apply(&mut self, entry: &Entry<G>) -> Result<Told<G>, String> {
        if entry.seq != self.seq + 1 {
            return Err(format!("entry {} should follow", self.seq + 1));
        }
        if entry.at < self.at {
            return Err(format!("it is earlier than the one before, at {}", self.at));
        }
        let mut change = Change {
            now: self.clock.at(entry.at),
            at: entry.at,
            moment: self.moment + u64::from(entry.fact.is_noticed()),
            by: entry.by,
            told: Told {
                news: Vec::new(),
                events: Vec::new(),
                answers: entry.by.map(|by| (by, Answer::Done)).into_iter().collect(),
            },
        };
        self.change(&entry.fact, &mut change)?;
        self.seq = entry.seq;
        self.at = entry.at;
        self.moment = change.moment;
        self.clock.stop(self.paused || !self.somebody_is_present(), entry.at);
        let hostless = self.paused && !self.is_present(self.host) && self.seated_heir().is_some();
        self.hostless = hostless.then(|| self.hostless.unwrap_or(entry.at));
        self.settle_asks(change.now);
        for (by, answer) in &change.told.answers {
            self.answered(*by, answer);
        }
        while let Some(guest) = self.gone_longest() {
            self.guests.remove(&guest);
        }
        Ok(change.told)
    }

    /// Who is forgotten next, if there are too many.
    fn gone_longest(&self) -> Option<Guest> {
        if self.guests.len() <= REMEMBERED {
            return None;
        }
        let gone = || {
            let gone = self.guests.iter().filter(|(_, known)| !known.present);
            gone.filter(|(guest, _)| **guest != self.host && self.seat_of(**guest).is_none())
        };
        let first = gone().min_by_key(|(guest, known)| (known.since, **guest))?;
        (gone().count() > REMEMBERED).then_some(*first.0)
    }

    fn change(&mut self, fact: &Fact<G>, change: &mut Change<G>) -> Done {
        match fact {
            Fact::Opened { .. } if self.seq > 0 => return Err("the table is open already".into()),
            Fact::Opened { .. } => {}
            Fact::Came(guest, name) => self.come(*guest, name, change),
            Fact::Went(guest) => {
                self.go(*guest, change)?;
                if *guest == self.host {
                    self.lent.get_or_insert(*guest);
                }
                change.tell(News::Went(*guest));
            }
            Fact::Left(guest) => self.leave(*guest, change)?,
            Fact::Removed(guest) => self.remove(*guest, change),
            Fact::Host(guest) => {
                self.host = *guest;
                self.lent.take_if(|owner| owner == guest);
                change.tell(News::Host(*guest));
            }
            Fact::Sat(guest, seat) => {
                *self.place(*seat)? = Place::of(Occupant::Person(*guest), change.now);
                change.tell(News::Sat(*guest, *seat));
            }
            Fact::Stood(seat) => {
                let place = self.place(*seat)?;
                let guest = place.person().ok_or("nobody sat there")?;
                *place = Place::default();
                change.tell(News::Stood(guest, *seat));
            }
            Fact::PutBot(seat, bot) => {
                *self.place(*seat)? = Place::of(Occupant::Bot(*bot), change.now);
                change.tell(News::Bot(*seat, Some(*bot)));
            }
            Fact::TookBot(seat) => {
                *self.place(*seat)? = Place::default();
                change.tell(News::Bot(*seat, None));
            }
            Fact::Set(settings) => {
                let before = self.places;
                for (seat, place) in before.iter() {
                    if let Some(guest) = place.person().filter(|_| !settings.seats.contains(seat)) {
                        change.tell(News::Stood(guest, seat));
                    }
                }
                self.places = BySeat::from_fn(settings.seats, |seat| Place {
                    ready: false,
                    ..if before.seats().contains(seat) {
                        before[seat]
                    } else {
                        Place::default()
                    }
                });
                self.settings = settings.clone();
                self.stacked = None;
                change.tell(News::Settings(Box::new(settings.clone())));
            }
            Fact::Ready(seat, nonce) => {
                let place = self.place(*seat)?;
                place.ready = true;
                place.nonce = *nonce;
                change.tell(News::Ready(*seat, *nonce));
            }
            Fact::Unready(seat) => {
                let place = self.place(*seat)?;
                place.ready = false;
                place.nonce = None;
                change.tell(News::Unready(*seat));
            }
            Fact::Stacked(deck) => self.stacked = Some(deck.clone()),
            Fact::Started(seed) => self.start(seed, change),
            Fact::Dealt => self.deal(change)?,
            Fact::Held {
                seat,
                action,
                cause,
                credit,
            } => self.hold(*seat, *action, *cause, *credit, change)?,
            Fact::Acted { actor, action, .. } => self.act(*actor, *action, change)?,
            Fact::Dropped(seat) => self.drop_claim(*seat, change)?,
            Fact::TakenOver(seat, bot) => {
                let now = change.now;
                let place = self.place(*seat)?;
                place.stand_in = Some(*bot);
                place.since = now;
                change.tell(News::TakenOver(*seat, *bot));
            }
            Fact::Paused => {
                self.paused = true;
                change.tell(News::Paused);
            }
            Fact::Resumed => {
                self.paused = false;
                change.tell(News::Resumed);
            }
            Fact::Woke => self.clock.skip(self.at, change.at),
            Fact::Ended => self.end(change)?,
        }
        Ok(())
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, String> {
        let exists = self.places.seats().contains(seat);
        exists
            .then(|| &mut self.places[seat])
            .ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn come(&mut self, guest: Guest, name: &Name, change: &mut Change<G>) {
        self.shared |= self.guests.keys().any(|other| *other != guest);
        let known = self
            .guests
            .entry(guest)
            .or_insert_with(|| Known::new(name.clone(), change.now));
        known.name = name.clone();
        known.present = true;
        known.since = change.now;
        if guest == self.host {
            self.lent.take_if(|owner| *owner == guest);
        }
        change.tell(News::Came(guest, name.clone()));
        if let Some(seat) = self.seat_of(guest)
            && self.places[seat].stand_in.take().is_some()
        {
            self.places[seat].since = change.now;
            change.tell(News::GivenBack(seat));
        }
    }

    fn go(&mut self, guest: Guest, change: &Change<G>) -> Done {
        let known = self.guests.get_mut(&guest).ok_or("that guest never came")?;
        known.present = false;
        known.since = change.now;
        Ok(())
    }

    fn leave(&mut self, guest: Guest, change: &mut Change<G>) -> Done {
        self.go(guest, change)?;
        self.lent.take_if(|owner| *owner == guest);
        change.tell(News::Left(guest));
        let Some(seat) = self.seat_of(guest) else { return Ok(()) };
        if self.match_runs() {
            let bot = self.settings.stand_in;
            let place = &mut self.places[seat];
            if place.stand_in.is_none() {
                place.stand_in = Some(bot);
                place.since = change.now;
                change.tell(News::TakenOver(seat, bot));
            }
        } else {
            self.places[seat] = Place::default();
        }
        Ok(())
    }

    fn remove(&mut self, guest: Guest, change: &mut Change<G>) {
        // Older logs send people away whom the table has forgotten since.
        let _ = self.go(guest, change);
        self.sent_away.insert(guest);
        self.lent.take_if(|owner| *owner == guest);
        change.tell(News::Removed(guest));
        let Some(seat) = self.seat_of(guest) else { return };
        self.places[seat] = if self.match_runs() {
            let bot = self.places[seat].bot().unwrap_or(self.settings.stand_in);
            change.tell(News::Bot(seat, Some(bot)));
            Place::of(Occupant::Bot(bot), change.now)
        } else {
            Place::default()
        };
    }

    fn start(&mut self, seed: &Seed, change: &mut Change<G>) {
        let (rules, seats) = (self.settings.rules.clone(), self.settings.seats);
        // In a rematch the dealer is not drawn by lot, so there is nothing to see.
        let again = self.next_dealer().is_some();
        let score = if again {
            Match::new(rules, seats, seed, &mut ())
        } else {
            Match::new(rules, seats, seed, &mut change.told.events)
        };
        change.tell(News::Started {
            dealer: score.dealer(),
            seed: *seed,
        });
        self.matches += 1;
        self.contest = Some(Contest {
            score,
            first_dealer: *seed,
            began: change.moment,
            by_lot: !again,
            names: self.names(),
            deals: Vec::new(),
            last: None,
            ended: false,
            since: change.now,
        });
    }

    fn names(&self) -> BySeat<Option<Name>> {
        BySeat::from_fn(self.settings.seats, |seat| match self.places[seat].occupant {
            Occupant::Nobody => None,
            Occupant::Person(guest) => self.guests.get(&guest).map(|known| known.name.clone()),
            Occupant::Bot(bot) => bot.to_string().parse().ok(),
        })
    }

    fn deal(&mut self, change: &mut Change<G>) -> Done {
        let secret = self.secret(self.deals);
        let contest = self
            .contest
            .as_mut()
            .filter(|contest| contest.runs())
            .ok_or("no match runs")?;
        if self.play.is_some() {
            return Err("a deal runs".into());
        }
        let given = self
            .places
            .iter()
            .filter_map(|(seat, place)| Some((seat, place.nonce?)));
        let nonces: Vec<(Seat, Nonce)> = given.collect();
        let number = contest.deals.len() as u32 + 1;
        let (shuffled, commitment) = match self.stacked.take() {
            Some(deck) => (Shuffled::Stacked(deck, secret.seed(number, &nonces)), None),
            None => (Shuffled::Committed(secret, nonces.clone()), Some(secret.commitment())),
        };
        let deal = Deal {
            before: contest.score.clone(),
            shuffled,
            moment: change.moment,
            actions: Vec::new(),
            over: false,
        };
        let game = deal.dealt(number, &mut change.told.events).ok_or("the deck is none")?;
        contest.deals.push(deal);
        contest.last = None;
        self.deals += 1;
        let mut play = Play::new(game, self.deals, change.now);
        play.look_at(&change.told.events, change.now);
        self.play = Some(play);
        for seat in self.settings.seats.iter() {
            self.places[seat].ready = false;
            self.places[seat].nonce = None;
        }
        change.tell(News::Dealt {
            number,
            commitment,
            nonces,
        });
        Ok(())
    }

    fn hold(&mut self, seat: Seat, action: G::Action, cause: Cause, credit: Millis, change: &mut Change<G>) -> Done {
        let play = self.play.as_mut().ok_or("no deal runs")?;
        let until = play.held_until(&self.settings, &action, change.now);
        let until = until.ok_or("nothing is to be held")?;
        play.closes = play.closes.or(Some(until));
        play.claims.push(Claim {
            seat,
            action,
            cause,
            at: change.now,
            credit,
            by: change.by,
        });
        change.answer(Answer::Held);
        Ok(())
    }

    fn drop_claim(&mut self, seat: Seat, change: &mut Change<G>) -> Done {
        let play = self.play.as_mut().ok_or("no deal runs")?;
        let claim = play.claim(seat).ok_or("that seat wants nothing")?;
        let refused = match play.allows(seat.into(), claim.action) {
            Err(illegal) if !play.taken => Refused::Illegal(illegal),
            _ => Refused::TooLate,
        };
        change.answer(Answer::Refused(refused));
        play.claims.retain(|claim| claim.seat != seat);
        play.rest_after_claims();
        Ok(())
    }

    fn act(&mut self, actor: Actor, action: G::Action, change: &mut Change<G>) -> Done {
        let mut play = self.play.take().ok_or("no deal runs")?;
        let call = play.game.deed(&action) == Deed::Call;
        let asked = play.game.asked();
        let done = play.game.act(actor, action, &mut change.told.events);
        done.map_err(|illegal| format!("{actor}: {action} is refused: {illegal}"))?;
        if let Some(deal) = self.contest.as_mut().and_then(|contest| contest.deals.last_mut()) {
            deal.actions.push(Acted {
                actor,
                action,
                moment: change.moment,
            });
        }
        let asks = play.game.asked();
        if !call {
            // What is answered to one question counts together: nobody is asked again in the middle of it.
            let answering = !asked.is_empty() && !asks.is_empty();
            play.actions += u32::from(!answering);
            if let Actor::Seat(seat) = actor {
                if !answering {
                    play.since = change.now;
                }
                play.claims.retain(|claim| claim.seat != seat);
            }
        }
        play.look_at(&change.told.events, change.now);
        if asks.is_empty() {
            if !asked.is_empty() {
                play.closes = None;
            }
        } else if asked.is_empty() {
            play.closes = Some(change.now + self.question_window(&play, asks));
        }
        play.rest_after_claims();
        if let Some(outcome) = play.game.outcome() {
            change.refuse_claims(play.claims);
            self.finish(play.game, &outcome, change);
        } else {
            self.play = Some(play);
        }
        Ok(())
    }

    fn finish(&mut self, game: G, outcome: &game::Outcome, change: &mut Change<G>) {
        let Some(contest) = self.contest.as_mut() else { return };
        contest.score.add(outcome);
        contest.since = change.now;
        contest.last = Some(game);
        let secret = contest.deals.last_mut().and_then(|deal| {
            deal.over = true;
            deal.secret()
        });
        change.tell(News::Over(Box::new(Over {
            outcome: *outcome,
            scores: *contest.score.scores(),
            winners: contest.score.winners(),
            secret,
        })));
        change.tell(News::Committed(self.commitment()));
    }

    fn end(&mut self, change: &mut Change<G>) -> Done {
        let contest = self
            .contest
            .as_mut()
            .filter(|contest| contest.runs())
            .ok_or("no match runs")?;
        contest.ended = true;
        if let Some(play) = self.play.take() {
            change.refuse_claims(play.claims);
            contest.last = Some(play.game);
        }
        self.paused = false;
        change.tell(News::Ended(contest.deals.last().and_then(Deal::secret)));
        change.tell(News::Committed(self.commitment()));
        Ok(())
    }
}

impl<G: Live> Play<G> {
    /// Notices who laid cards, and who got some.
    fn look_at(&mut self, events: &[G::Event], now: Millis) {
        for event in events {
            if let Some(seat) = G::laid(event) {
                self.landed = Some(now);
                self.laid_by = seat;
                self.curious = self.game.seats().all();
                self.taken = !self.claims.is_empty();
            }
            if let Some(seat) = G::got(event) {
                self.curious = self.curious.with(seat);
            }
        }
    }

    /// When nothing is held any more, there is nothing to compare.
    fn rest_after_claims(&mut self) {
        if self.claims.is_empty() {
            self.taken = false;
            if !self.question_is_open() {
                self.closes = None;
            }
        }
    }
}

/// An entry at work.
struct Change<G: Live> {
    /// The table's time.
    now: Millis,
    at: Millis,
    moment: u64,
    by: Option<Origin>,
    told: Told<G>,
}

impl<G: Live> Change<G> {
    fn tell(&mut self, news: News<G>) {
        self.told.news.push(news);
    }

    fn answer(&mut self, answer: Answer<G>) {
        self.told.answers = self.by.map(|by| (by, answer)).into_iter().collect();
    }

    /// The deal is over, and what was held in it comes to nothing.
    fn refuse_claims(&mut self, claims: Vec<Claim<G>>) {
        let commands = claims.into_iter().filter_map(|claim| claim.by);
        let refused = commands.map(|by| (by, Answer::Refused(Refused::TooLate)));
        self.told.answers.extend(refused);
    }
}
