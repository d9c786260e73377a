//! What a step tells: everything that happened, to everybody as far as he may know it.

use super::Table;
use super::apply::Told;
use crate::{
    Answer, Ask, Ended, Entry, Guest, Live, Message, Millis, Mode, News, Occupant, Origin, Output, Standing, To, ended,
};
use game::Viewer;

/// The output of a step in the making.
pub(super) struct Report<G: Live> {
    entries: Vec<Entry<G>>,
    ended: Vec<Ended>,
    messages: Vec<(To, Message<G>)>,
    /// How things stood before.
    standing: Standing,
    asks: Vec<Ask>,
}

impl<G: Live> Report<G> {
    pub(super) fn new(table: &Table<G>) -> Self {
        Self {
            entries: Vec::new(),
            ended: Vec::new(),
            // An answer, what each seat and whoever watches sees, and how things stand: most tables have four seats.
            messages: Vec::with_capacity(8),
            standing: table.standing(),
            asks: table.open_asks().collect(),
        }
    }

    pub(super) fn answer(&mut self, by: Origin, answer: Answer<G>) {
        let command = by.command;
        self.messages
            .push((To::Guest(by.guest), Message::Answer { command, answer }));
    }

    /// Tells what an entry did.
    pub(super) fn tell(&mut self, table: &Table<G>, entry: Entry<G>, told: Told<G>) {
        if told.news.iter().any(ends_the_match) {
            self.ended.extend(ended(table, entry.at));
        }
        self.entries.push(entry);
        for (by, answer) in told.answers {
            self.answer(by, answer);
        }
        // A deal is announced before its cards are seen, and its end after them.
        let (before, after): (Vec<_>, Vec<_>) = told
            .news
            .into_iter()
            .partition(|news| !matches!(news, News::Over(_) | News::Committed(_)));
        let news = |news: News<G>| (To::All, Message::News(table.moment, news));
        self.messages.extend(before.into_iter().map(news));
        self.show(table, &told.events);
        self.messages.extend(after.into_iter().map(news));
    }

    /// Shows everybody what he may see of the events.
    fn show(&mut self, table: &Table<G>, events: &[G::Event]) {
        if events.is_empty() {
            return;
        }
        let seen = |viewer| {
            events
                .iter()
                .filter_map(|event| G::seen(event, viewer))
                .collect::<Vec<_>>()
        };
        for (seat, place) in table.places.iter() {
            if matches!(place.occupant, Occupant::Person(_)) {
                self.messages
                    .push((To::Seat(seat), Message::Seen(table.moment, seen(Viewer::Seat(seat)))));
            }
        }
        self.messages
            .push((To::Watchers, Message::Seen(table.moment, seen(Viewer::Spectator))));
    }

    /// Somebody came, and is told everything.
    pub(super) fn came(&mut self, table: &Table<G>, guest: Guest) {
        self.messages.extend(table.welcome(guest));
    }

    pub(super) fn finish(mut self, table: &Table<G>) -> Output<G> {
        let standing = table.standing();
        if standing != self.standing {
            self.messages.push((To::All, Message::Standing(standing)));
        }
        Output {
            entries: self.entries,
            ended: self.ended,
            messages: self.messages,
            asks: table.open_asks().filter(|ask| !self.asks.contains(ask)).collect(),
            deadline: table.next_deadline(),
        }
    }
}

fn ends_the_match<G: Live>(news: &News<G>) -> bool {
    matches!(news, News::Over(over) if over.winners.is_some())
}

impl<G: Live> Table<G> {
    /// Who may do what now, and until when. What is held does not show here.
    pub(super) fn standing_now(&self) -> Standing {
        let moment = |time: Option<Millis>| {
            let time = time.filter(|_| !self.clock.stands_still());
            time.map(|time| self.clock.moment(time))
        };
        let Some(play) = &self.play else {
            return Standing {
                deal_at: moment(self.deal_at()),
                paused: self.paused,
                ..Standing::default()
            };
        };
        let waits_for = play.game.waits_for();
        let asking = play.question_is_open();
        let interjectable = play.game.interjectable();
        let turn_from = play.turn_from(&self.settings).filter(|_| !asking);
        let clock = self.settings.time_to_think().filter(|_| !asking);
        let clock = clock.and_then(|clock| {
            let seats = self.on_the_clock(play);
            seats.iter().map(|seat| self.clock_from(play, seat) + clock).max()
        });
        Standing {
            waits_for,
            clock: moment(clock),
            interjectable,
            throw_in_until: moment(self.throw_in_until(interjectable)),
            question_until: moment(play.closes.filter(|_| asking)),
            turn_from: moment(turn_from),
            deal_at: None,
            paused: self.paused,
        }
    }

    /// Until when nobody can lay another card in turn: the pause, or a bot's delay, which is no secret.
    fn throw_in_until(&self, interjectable: bool) -> Option<Millis> {
        let play = self.play.as_ref().filter(|_| interjectable)?;
        let pause = play.turn_from(&self.settings);
        let bot = play
            .game
            .waits_for()
            .iter()
            .find(|seat| self.places[*seat].bot().is_some());
        let acts = bot.map(|seat| self.bot_acts_at(play, seat));
        let window = match self.settings.mode {
            Mode::Fair(window) => window,
            Mode::Race | Mode::Calm(_) => Millis(0),
        };
        acts.map(|acts| acts + window).or(pause)
    }
}
