//! All that can be seen and done at the table, without input or output.

mod draw;
mod keys;
mod pages;

use crate::{Paint, Scene, Shown};
use bots::Bot;
use game::record::Name;
use game::{BadTable, Seat, Seed, Viewer};
use pages::Page;
use table::{
    Answer, Ask, Command, CommandId, Entry, Guest, Input, Message, Millis, Output, Refused, Settings, Table, To,
};
use words::{Names, Words};

/// Whoever sits at the keys.
const YOU: Guest = Guest(1);

/// Where that is.
const FIRST: Seat = match Seat::numbered(1) {
    Some(seat) => seat,
    None => panic!("every table has a first seat"),
};

/// What the bots are called, from the second seat on.
const BOTS: [&str; 10] = [
    "Bo", "Cleo", "Dino", "Emmi", "Fynn", "Gus", "Hana", "Ivo", "Juna", "Kai",
];

/// So much of what happened is kept to be read again.
const TOLD: usize = 500;

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

/// A line that stays until the next key, or until something happens when it has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Notice {
    text: String,
    bad: bool,
    since: Millis,
}

/// It is read in this time.
const READ: Millis = Millis(2000);

/// A person's place at a table of bots.
#[expect(clippy::struct_excessive_bools, reason = "they have nothing to do with each other")]
pub struct App<G: Shown> {
    table: Table<G>,
    words: Words,
    names: Names,
    me: Seat,
    paint: Paint,
    now: Millis,
    /// What happened, in sentences.
    told: Vec<String>,
    notice: Option<Notice>,
    page: Page,
    /// Whether the table does not fit into the window.
    small: bool,
    doing: G::Doing,
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
            app.tell(&seen);
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
            table,
            words,
            names,
            me,
            paint,
            now,
            told: Vec::new(),
            notice: None,
            page: Page::Table,
            small: false,
            doing: G::Doing::default(),
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
        self.countdown().is_some()
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
            if self
                .notice
                .as_ref()
                .is_some_and(|notice| notice.text == self.words.play_thinking())
            {
                self.notice = None;
            }
            return;
        }
        let text = match (advice, self.scene()) {
            (Some((action, reason)), Some(scene)) => {
                let what = self.words.play_advice(G::said(&scene, action));
                match reason {
                    Some(reason) => format!("{what} {}", G::bot_reason(&self.words, reason)),
                    None => what,
                }
            }
            _ => self.words.play_no_advice(),
        };
        self.say(text);
    }

    /// What the person sees now; nothing before the first deal.
    fn scene(&self) -> Option<Scene<'_, G>> {
        scene(
            &self.table,
            (&self.words, &self.names),
            (self.me, self.now, self.paint, self.held.is_some()),
        )
    }

    /// Hands something to the table, and hears what comes of it.
    fn step(&mut self, now: Millis, input: Input<G>) -> Output<G> {
        self.now = self.now.max(now);
        let mut output = self.table.step(self.now, input);
        self.entries.append(&mut output.entries);
        let mut happened = false;
        for (to, message) in &output.messages {
            match message {
                Message::Seen(_, seen) if *to == To::Seat(self.me) => {
                    self.tell(seen);
                    happened = true;
                    let now = self.now;
                    self.notice.take_if(|notice| now - notice.since >= READ);
                }
                Message::Answer { command, answer } if self.held == Some(*command) => match answer {
                    Answer::Held => {}
                    Answer::Done => self.held = None,
                    Answer::Refused(why) => {
                        self.held = None;
                        self.refuse(why);
                    }
                },
                _ => {}
            }
        }
        if happened {
            self.settle();
        }
        output
    }

    fn settle(&mut self) {
        let seen = scene(
            &self.table,
            (&self.words, &self.names),
            (self.me, self.now, self.paint, self.held.is_some()),
        );
        if let Some(scene) = seen {
            G::settle(&scene, &mut self.doing);
        }
    }

    fn tell(&mut self, seen: &[G::Seen]) {
        let seen: Vec<G::Seen> = seen.iter().filter(|seen| G::is_worth_telling(seen)).cloned().collect();
        self.told.extend(G::narrate(&self.words, &seen, &self.names));
        let too_many = self.told.len().saturating_sub(TOLD);
        self.told.drain(..too_many);
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
        let output = self.step(self.now, input);
        match output.answer(YOU, id) {
            Some(Answer::Done) => true,
            Some(Answer::Held) => {
                self.held = Some(id);
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
        self.doing = G::Doing::default();
        self.command(Command::Start);
    }

    fn refuse(&mut self, why: &Refused<G>) {
        let text = match why {
            Refused::Illegal(illegal) => G::illegal(&self.words, *illegal),
            Refused::TooLate => self.words.play_too_late(),
            Refused::Pending => self.words.play_pending(),
            other => other.to_string(),
        };
        self.notify(text, true);
    }

    fn say(&mut self, text: String) {
        self.notify(text, false);
    }

    fn notify(&mut self, text: String, bad: bool) {
        let since = self.now;
        self.notice = Some(Notice { text, bad, since });
    }

    /// A countdown that matters to the person: what is left of how much, and whether it is a question's.
    fn countdown(&self) -> Option<(Millis, Millis, bool)> {
        let settings = self.table.settings();
        let standing = self.table.standing();
        let whole = match settings.mode {
            table::Mode::Race => settings.pace.least,
            table::Mode::Fair(time) | table::Mode::Calm(time) => time,
        };
        let left = |until: Millis| Some(until - self.now).filter(|left| *left > Millis(0));
        // How long others have for their answer is no matter.
        let question = standing.question_until.filter(|_| standing.waits_for.contains(self.me));
        if let Some(left) = question.and_then(left) {
            return Some((left, settings.question, true));
        }
        let until = standing.throw_in_until.filter(|_| standing.interjectable)?;
        left(until).map(|left| (left, whole.max(left), false))
    }
}

/// What is seen of a table.
fn scene<'a, G: Shown>(
    table: &'a Table<G>,
    (words, names): (&'a Words, &'a Names),
    (me, now, paint, held): (Seat, Millis, Paint, bool),
) -> Option<Scene<'a, G>> {
    Some(Scene {
        view: table.view(Viewer::Seat(me))?,
        words,
        names,
        me,
        standing: table.standing(),
        places: table.places(),
        now,
        held,
        paint,
    })
}
