//! All that can be seen and done at the table, without input or output.

mod draw;
mod keys;

use crate::desk::Desk;
use crate::{Paint, Shown};
use bots::Bot;
use desk::{BOTS, Board};
use game::record::Name;
use game::{BadTable, Scores, Seat, SeatSet, Seed, Viewer};
use std::ops::{Deref, DerefMut};
use table::{
    Answer, Ask, Command, CommandId, Entry, Guest, Input, Message, Millis, Output, Refused, Settings, Standing, Table,
    To,
};
use words::{Names, Words};

/// Whoever sits at the keys.
const YOU: Guest = Guest(1);

/// Where that is.
const FIRST: Seat = match Seat::numbered(1) {
    Some(seat) => seat,
    None => panic!("every table has a first seat"),
};

/// What a new match begins with.
#[derive(Clone, Debug)]
pub struct Opening<G: Shown> {
    /// The rules and how time is kept.
    pub settings: Settings<G>,
    /// What the person in the first seat is called.
    pub name: Name,
    /// The others, from the second seat on.
    pub bots: Vec<Bot>,
    /// What all chance follows from.
    pub seed: Seed,
    /// A deck that somebody stacked for the first deal: for tests, and for positions that somebody wants to play.
    pub deck: Option<String>,
}

/// What a bot would do, and why.
pub type Advice<G> = Option<(<G as game::Game>::Action, Option<<G as bots::Played>::Reason>)>;

/// A person's place at a table of bots.
pub struct App<G: Shown> {
    table: Home<G>,
    desk: Desk<G>,
    me: Seat,
    /// A command that is decided in a moment.
    held: Option<CommandId>,
    /// What must be kept before it is shown.
    entries: Vec<Entry<G>>,
    wants_advice: bool,
    left: bool,
    /// Whether the record of the last match was handed out.
    recorded: bool,
}

impl<G: Shown> App<G> {
    /// Opens a table and starts a match.
    ///
    /// # Errors
    /// When there can be no such table.
    pub fn begin(now: Millis, opening: Opening<G>, words: Words, paint: Paint) -> Result<Self, BadTable> {
        let Opening {
            settings,
            name,
            bots,
            seed,
            deck,
        } = opening;
        let (table, opened) = Table::open(now, settings, YOU, name, seed)?;
        let mut app = Self::at(table, now, words, paint, FIRST);
        app.entries = opened.entries;
        app.command(Command::Sit(FIRST));
        let seats = app.table.settings().seats;
        for (seat, bot) in seats.iter().skip(1).zip(bots) {
            app.command(Command::PutBot(seat, bot));
        }
        if let Some(deck) = deck {
            let stacked = app.table.stack(now, &deck);
            let stacked = stacked.map_err(|why| BadTable::new(why.to_string()))?;
            app.entries.extend(stacked.entries);
        }
        app.start();
        Ok(app)
    }

    /// Goes on with a table that was folded from its log.
    pub fn resume(now: Millis, table: Table<G>, words: Words, paint: Paint) -> Self {
        let me = table.seat_of(YOU).unwrap_or(FIRST);
        let mut app = Self::at(table, now, words, paint, me);
        app.recorded = !app.table.match_runs();
        for (_, seen) in app.table.story(Viewer::Seat(me)) {
            app.desk.tell(&seen);
        }
        app.step(now, Input::Woke);
        app.wait_for_the_reader();
        app
    }

    fn at(table: Table<G>, now: Millis, words: Words, paint: Paint, me: Seat) -> Self {
        let person = |guest| table.people().into_iter().find(|person| person.guest == guest);
        let yours = person(YOU).map_or_else(String::new, |person| person.name.to_string());
        // Nobody else is called like the person.
        let taken = yours.to_lowercase();
        let others = BOTS.into_iter().filter(|bot| bot.to_lowercase() != taken);
        let others = others.map(String::from).collect::<Vec<_>>();
        let names = Names::new([yours].into_iter().chain(others)).seen_by(Viewer::Seat(me));
        Self {
            table: Home(table),
            desk: Desk::new(words, names, paint, now),
            me,
            held: None,
            entries: Vec::new(),
            wants_advice: false,
            left: false,
            recorded: false,
        }
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// What must be kept before anything more is shown.
    pub fn take_entries(&mut self) -> Vec<Entry<G>> {
        std::mem::take(&mut self.entries)
    }

    /// The record of a match that has just come to its end.
    pub fn take_record(&mut self) -> Option<String> {
        if self.recorded || self.table.winners().is_none() {
            return None;
        }
        self.recorded = true;
        self.table.record()
    }

    /// Whether the person has asked what a bot would do; asked once for each time.
    pub fn take_question(&mut self) -> bool {
        std::mem::take(&mut self.wants_advice)
    }

    /// What bots were asked and have not answered.
    pub fn asks(&self) -> Vec<Ask> {
        self.table.asks()
    }

    /// Whether the person has left.
    pub fn is_left(&self) -> bool {
        self.left
    }

    /// Where the person sits.
    pub fn seat(&self) -> Seat {
        self.me
    }

    /// When the table wants to be called again.
    pub fn deadline(&self) -> Option<Millis> {
        self.table.deadline()
    }

    /// Whether a countdown is on the screen, so that it must be drawn again and again.
    pub fn counts_down(&self) -> bool {
        self.desk.countdown(&self.table).is_some()
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Millis) {
        self.step(now, Input::Tick);
    }

    /// A bot has answered.
    pub fn decided(&mut self, now: Millis, answer: Input<G>) {
        self.step(now, answer);
    }

    /// What a bot would do, asked when the table's log had so many entries. What is out of date is not shown.
    pub fn advised(&mut self, seq: u64, advice: Advice<G>) {
        if seq != self.table.seq() {
            let thinking = self.desk.words.play_thinking();
            self.desk.notice.take_if(|notice| notice.text == thinking);
            return;
        }
        let text = match (advice, self.desk.scene(&self.table)) {
            (Some((action, reason)), Some(scene)) => {
                let what = self.desk.words.play_advice(G::said(&scene, action));
                match reason {
                    Some(reason) => format!("{what} {}", G::bot_reason(&self.desk.words, reason)),
                    None => what,
                }
            }
            _ => self.desk.words.play_no_advice(),
        };
        self.desk.say(text);
    }

    /// Hands something to the table, and hears what comes of it.
    fn step(&mut self, now: Millis, input: Input<G>) -> Output<G> {
        self.desk.now = self.desk.now.max(now);
        self.desk.drop_read();
        let mut output = self.table.step(self.desk.now, input);
        self.entries.append(&mut output.entries);
        let mut happened = false;
        for (to, message) in &output.messages {
            match message {
                Message::Seen(_, seen) if *to == To::Seat(self.me) => {
                    self.desk.tell(seen);
                    happened = true;
                }
                Message::Answer { command, answer } if self.held == Some(*command) => match answer {
                    Answer::Held => {}
                    Answer::Done => self.hold(None),
                    Answer::Refused(why) => {
                        self.hold(None);
                        self.refuse(why);
                    }
                },
                _ => {}
            }
        }
        if happened {
            self.desk.settle(&self.table);
        }
        output
    }

    fn hold(&mut self, command: Option<CommandId>) {
        self.held = command;
        self.desk.held = command.is_some();
    }

    /// Whoever sits at the keys wants this. Whether it was done, or is being held.
    fn command(&mut self, command: Command<G>) -> bool {
        // An accepted command has an entry, so no two of them have the same id.
        let id = CommandId(self.table.seq() + 1);
        let input = Input::Command {
            guest: YOU,
            id,
            command,
            trip: Millis(0),
        };
        let output = self.step(self.desk.now, input);
        match output.answer(YOU, id) {
            Some(Answer::Done) => true,
            Some(Answer::Held) => {
                self.hold(Some(id));
                true
            }
            Some(Answer::Refused(why)) => {
                self.refuse(why);
                false
            }
            None => false,
        }
    }

    /// The next deal, or a match.
    fn start(&mut self) {
        self.recorded &= self.table.match_runs();
        self.desk.forget();
        self.command(Command::Start);
    }

    fn refuse(&mut self, why: &Refused<G>) {
        let text = match why {
            Refused::Illegal(illegal) => G::illegal(&self.desk.words, *illegal),
            other => self.desk.words.refused(other.why(), other.seats()),
        };
        self.desk.notify(text, true);
    }
}

/// A table of one's own: the person sits at the keys.
struct Home<G: Shown>(Table<G>);

impl<G: Shown> Deref for Home<G> {
    type Target = Table<G>;

    fn deref(&self) -> &Table<G> {
        &self.0
    }
}

impl<G: Shown> DerefMut for Home<G> {
    fn deref_mut(&mut self) -> &mut Table<G> {
        &mut self.0
    }
}

impl<G: Shown> Board<G> for Home<G> {
    fn me(&self) -> Option<Seat> {
        self.0.seat_of(YOU)
    }

    fn view(&self) -> Option<G::View<'_>> {
        self.0.view(self.0.viewer(YOU))
    }

    fn settings(&self) -> &Settings<G> {
        self.0.settings()
    }

    fn standing(&self) -> Standing {
        self.0.standing()
    }

    fn scores(&self) -> Option<Scores> {
        self.0.score().map(|score| *score.scores())
    }

    fn winners(&self) -> Option<SeatSet> {
        self.0.winners()
    }

    fn deal_runs(&self) -> bool {
        self.0.deal_runs()
    }
}
