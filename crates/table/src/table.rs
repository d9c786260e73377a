//! The table: its state, the one way in, and what may be asked of it.

mod apply;
mod asks;
mod contest;
mod decide;
mod due;
mod fold;
mod play;
mod report;
mod story;

pub use fold::BadLog;

pub(crate) use contest::Contest;
use play::Play;

use crate::guest::Known;
use crate::time::Clock;
use crate::{
    Answer, CommandId, Deed, Entry, Fact, Guest, Input, Live, Message, Millis, Origin, Origins, Output, Person, Place,
    Refused, Settings, Snapshot, Standing, To,
};
use game::record::{Commitment, Name};
use game::{BadTable, BySeat, Match, Seat, SeatSet, Seed, Viewer};
use report::Report;
use std::collections::{BTreeMap, BTreeSet};

/// A live table: a fold over its log.
///
/// Two tables are equal when they would go on alike. What bots have thought and not yet done is no part of that: whoever folds a table asks
/// its bots again.
#[derive(Clone, Debug)]
pub struct Table<G: Live> {
    settings: Settings<G>,
    /// What everything random follows from.
    seed: Seed,
    host: Guest,
    /// Whose table it is, if he was the host and has gone away: he has it again when he is back.
    lent: Option<Guest>,
    guests: BTreeMap<Guest, Known<G>>,
    /// Whether more than one person ever came.
    shared: bool,
    sent_away: BTreeSet<Guest>,
    places: BySeat<Place>,
    /// The match that runs, or the last one.
    contest: Option<Contest<G>>,
    /// The deal that runs.
    play: Option<Play<G>>,
    /// The deck of the next deal, if somebody stacked it.
    stacked: Option<String>,
    /// How many deals were made at this table, and so which secret is next.
    deals: u32,
    /// How many matches were begun.
    matches: u32,
    paused: bool,
    /// Since when people who sit here wait in a pause for a host who is gone, as it was handed in: the table's own time stands still.
    hostless: Option<Millis>,
    clock: Clock,
    /// How many entries there are, and when the last was written.
    seq: u64,
    at: Millis,
    /// How many of them everybody could notice.
    moment: u64,
    /// What bots have decided and not yet done, by the number of the question. It is not in the log.
    thoughts: BTreeMap<u64, Option<G::Action>>,
}

impl<G: Live> PartialEq for Table<G> {
    fn eq(&self, other: &Self) -> bool {
        // Every field is named, so that a new one is compared or left out on purpose.
        let Self {
            settings,
            seed,
            host,
            lent,
            guests,
            shared,
            sent_away,
            places,
            contest,
            play,
            stacked,
            deals,
            matches,
            paused,
            hostless,
            clock,
            seq,
            at,
            moment,
            thoughts: _,
        } = self;
        settings == &other.settings
            && seed == &other.seed
            && host == &other.host
            && guests == &other.guests
            && shared == &other.shared
            && sent_away == &other.sent_away
            && places == &other.places
            && contest == &other.contest
            && play == &other.play
            && stacked == &other.stacked
            && deals == &other.deals
            && matches == &other.matches
            && paused == &other.paused
            && lent == &other.lent
            && hostless == &other.hostless
            && clock == &other.clock
            && seq == &other.seq
            && at == &other.at
            && moment == &other.moment
    }
}

impl<G: Live> Eq for Table<G> {}

impl<G: Live> Table<G> {
    /// Opens a table. The host has come to it, and has no seat yet. Everything random follows from the seed, which must be drawn for
    /// every table and never be told.
    ///
    /// # Errors
    /// When there can be no table with these settings.
    pub fn open(
        now: Millis,
        settings: Settings<G>,
        host: Guest,
        name: Name,
        seed: Seed,
    ) -> Result<(Self, Output<G>), BadTable> {
        settings.check()?;
        let mut table = Self::blank(settings.clone(), host, seed);
        let mut report = Report::new(&table);
        table.note(now, None, Fact::Opened { seed, host, settings }, &mut report);
        table.note(now, None, Fact::Came(host, name), &mut report);
        let output = report.finish(&table);
        Ok((table, output))
    }

    fn blank(settings: Settings<G>, host: Guest, seed: Seed) -> Self {
        Self {
            places: BySeat::new(settings.seats, Place::default()),
            settings,
            seed,
            host,
            lent: None,
            guests: BTreeMap::new(),
            shared: false,
            sent_away: BTreeSet::new(),
            contest: None,
            play: None,
            stacked: None,
            deals: 0,
            matches: 0,
            paused: false,
            hostless: None,
            clock: Clock::default(),
            seq: 0,
            at: Millis(0),
            moment: 0,
            thoughts: BTreeMap::new(),
        }
    }

    /// Takes what comes in at a moment. Whatever was due until then is done first; a moment before the last entry counts as that entry's.
    pub fn step(&mut self, now: Millis, input: Input<G>) -> Output<G> {
        let now = now.max(self.at);
        let mut report = Report::new(self);
        if input == Input::Woke {
            self.note(now, None, Fact::Woke, &mut report);
        }
        self.do_what_is_due(now, &mut report);
        match input {
            Input::Tick | Input::Woke => {}
            Input::Command {
                guest,
                id,
                command,
                trip,
            } => {
                let by = Origin { guest, command: id };
                let before = self.answer(guest, id);
                if let Some(answer) = before {
                    report.answer(by, answer);
                } else {
                    match self.decide(guest, command, trip, now) {
                        Ok(fact) => self.note(now, Some(by), fact, &mut report),
                        Err(refused) => report.answer(by, Answer::Refused(refused)),
                    }
                }
            }
            Input::Came { guest, name } => {
                let known = self.guests.get(&guest);
                let news = known.is_none_or(|known| !known.present || known.name != name);
                if news && self.welcomes(guest) {
                    self.note(now, None, Fact::Came(guest, name), &mut report);
                }
                report.came(self, guest);
            }
            Input::Went { guest } => {
                if self.is_present(guest) {
                    self.note(now, None, Fact::Went(guest), &mut report);
                }
            }
            Input::Decided { ask, action } => {
                if self.is_asked(ask) {
                    self.thoughts.entry(ask).or_insert(action);
                }
            }
        }
        self.do_what_is_due(now, &mut report);
        report.finish(self)
    }

    /// Stacks the deck of the next deal, its first card dealt first: for tests, and for positions that somebody wants to play. Such a deal is
    /// in no record.
    ///
    /// # Errors
    /// When a deal runs, or these are not the cards of the game.
    pub fn stack(&mut self, now: Millis, deck: &str) -> Result<Output<G>, Refused<G>> {
        self.can_stack(deck)?;
        let now = now.max(self.at);
        let mut report = Report::new(self);
        self.note(now, None, Fact::Stacked(deck.into()), &mut report);
        self.do_what_is_due(now, &mut report);
        Ok(report.finish(self))
    }

    /// Writes an entry, and does what it says.
    fn note(&mut self, at: Millis, by: Option<Origin>, fact: Fact<G>, report: &mut Report<G>) {
        let entry = Entry {
            seq: self.seq + 1,
            at,
            by,
            fact,
        };
        let told = self.apply(&entry).expect("what was decided can be done");
        report.tell(self, entry, told);
    }

    fn do_what_is_due(&mut self, now: Millis, report: &mut Report<G>) {
        while let Some((by, fact)) = self.due(now) {
            self.note(now, by, fact, report);
        }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings<G> {
        &self.settings
    }

    /// Who is the host.
    pub fn host(&self) -> Guest {
        self.host
    }

    /// Everybody who is here, and who was: of those who are gone and have no seat, the last hundred.
    pub fn people(&self) -> Vec<Person> {
        let people = self.guests.iter().map(|(guest, known)| Person {
            guest: *guest,
            name: known.name.clone(),
            present: known.present,
        });
        people.collect()
    }

    /// Whether this guest may come. Whom the host has sent away may not, and is not heard.
    pub fn welcomes(&self, guest: Guest) -> bool {
        !self.sent_away.contains(&guest)
    }

    /// What was answered to a command that was accepted, as long as it is remembered.
    pub fn answer(&self, guest: Guest, command: CommandId) -> Option<Answer<G>> {
        self.guests.get(&guest)?.answer(command)
    }

    /// The seats.
    pub fn places(&self) -> &BySeat<Place> {
        &self.places
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: Guest) -> Option<Seat> {
        let mut places = self.places.iter();
        places
            .find(|(_, place)| place.person() == Some(guest))
            .map(|(seat, _)| seat)
    }

    /// What a guest looks at the deal as. Whoever has a seat that the last deal did not have only watched it.
    pub fn viewer(&self, guest: Guest) -> Viewer {
        let dealt = |seat: &Seat| self.game().is_none_or(|game| game.seats().contains(*seat));
        self.seat_of(guest)
            .filter(dealt)
            .map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether a match runs.
    pub fn match_runs(&self) -> bool {
        self.contest.as_ref().is_some_and(Contest::runs)
    }

    /// Whether a deal is being played.
    pub fn deal_runs(&self) -> bool {
        self.play.is_some()
    }

    /// The match that runs, or the last one: its rules, who deals next, and the score sheet.
    pub fn score(&self) -> Option<&Match<G>> {
        self.contest.as_ref().map(|contest| &contest.score)
    }

    /// Who has won the last match, if it was played to its end.
    pub fn winners(&self) -> Option<SeatSet> {
        self.score().and_then(Match::winners)
    }

    /// What kind of deed an action would be in the deal that runs.
    pub fn deed(&self, action: &G::Action) -> Option<Deed> {
        self.play.as_ref().map(|play| play.game.deed(action))
    }

    /// What a viewer may see of the deal that runs, or of the last one.
    pub fn view(&self, viewer: Viewer) -> Option<G::View<'_>> {
        self.game().map(|game| game.view(viewer))
    }

    /// What the table commits to for the next deal.
    pub fn commitment(&self) -> Commitment {
        self.secret(self.deals).commitment()
    }

    /// Where the cards of this match, or of the last one, come from, deal by deal: so many deals at most, the last ones. A deal whose deck was stacked is
    /// left out.
    pub fn shuffles(&self, most: usize) -> Vec<Origins> {
        let contest = self.contest.as_ref();
        contest.map(|contest| contest.shuffles(most)).unwrap_or_default()
    }

    /// The score sheet of this match, or of the last one: what everybody had after each deal.
    pub fn sheet(&self) -> Vec<BySeat<u32>> {
        self.contest.as_ref().map(Contest::sheet).unwrap_or_default()
    }

    /// Who may do what now, and until when.
    pub fn standing(&self) -> Standing {
        self.standing_now()
    }

    /// All that a guest may know of the table.
    pub fn snapshot(&self, guest: Guest) -> Snapshot<G> {
        Snapshot {
            moment: self.moment,
            settings: self.settings.clone(),
            host: self.host,
            people: self.people(),
            places: self.places,
            commitment: self.commitment(),
            scores: self.score().map(|score| *score.scores()),
            sight: self.game().map(|game| game.sight(self.viewer(guest))),
            standing: self.standing(),
        }
    }

    /// When the table wants to be called again, at the latest.
    pub fn deadline(&self) -> Option<Millis> {
        self.next_deadline()
    }

    /// How many things have happened here that everybody could notice: where somebody who has seen them all goes on.
    pub fn moment(&self) -> u64 {
        self.moment
    }

    /// When the last entry of its log was written.
    pub fn at(&self) -> Millis {
        self.at
    }

    /// How many entries its log has.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The record of the match that runs, or of the last one, with the deals that are over. Nothing if none is, or a deck was stacked.
    pub fn record(&self) -> Option<String> {
        self.contest.as_ref()?.record()
    }

    pub(crate) fn contest(&self) -> Option<&Contest<G>> {
        self.contest.as_ref()
    }

    /// How many matches were begun here.
    pub fn matches(&self) -> u32 {
        self.matches
    }

    /// The deal that runs, or the last one.
    pub(crate) fn game(&self) -> Option<&G> {
        self.play
            .as_ref()
            .map(|play| &play.game)
            .or_else(|| self.contest.as_ref()?.last.as_ref())
    }

    /// Whether somebody is here now.
    pub fn is_present(&self, guest: Guest) -> bool {
        self.guests.get(&guest).is_some_and(|known| known.present)
    }

    fn somebody_is_present(&self) -> bool {
        self.guests.values().any(|known| known.present)
    }

    fn answered(&mut self, by: Origin, answer: &Answer<G>) {
        if let Some(known) = self.guests.get_mut(&by.guest) {
            known.remember(by.command, answer.clone());
        }
    }

    /// The messages that somebody gets who has just come.
    pub(crate) fn welcome(&self, guest: Guest) -> Option<(To, Message<G>)> {
        let here = self.is_present(guest);
        here.then(|| (To::Guest(guest), Message::Snapshot(Box::new(self.snapshot(guest)))))
    }
}
