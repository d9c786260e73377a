//! One table and those who are connected to it, without waiting for anything: what comes in changes the table at once, and what is to be told
//! lies ready until the entries are kept.

mod machines;
#[cfg(test)]
mod tests;

use crate::machine::Machine;
use crate::tidings::Tidings;
use crate::{Hosted, Outbox, Said, Sent, Text, hear, say};
use game::record::Name;
use game::{Projection, Viewer};
use protocol::{Answer, Became, FromBot, Happened, Listed, MOST_ID, ToClient, Trouble, Wish};
use std::cell::LazyCell;
use std::collections::VecDeque;
use std::fmt::Write as _;
use table::{Bots, Command, CommandId, Ended, Entry, Guest, Input, Message, Millis, News, Occupant, Output, Table, To};
use words::Lang;

/// Whoever comes is told so many actions of a match at most: some ten times as many as a long one has. What is done without end would else be told without end.
const TOLD: usize = 20_000;

/// And where the cards of so many deals come from: clients verify each of them by itself. What everybody had after each deal is told of all, for the
/// lines of a score sheet are counted; it is short.
const SHUFFLES: usize = 1000;

/// What everybody at a table may know of it, which never changes.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Its code.
    pub code: String,
    /// Whether it is in the list of tables.
    pub public: bool,
}

/// Somebody who comes to a table.
#[derive(Debug)]
pub struct Entering<O> {
    /// The number of the connection: no other ever has it.
    pub connection: u64,
    /// Who it is.
    pub guest: Guest,
    /// What he is called.
    pub name: Name,
    /// How he speaks.
    pub voice: Voice,
    /// Whether so many come from where he does that only those who belong to the table are let in.
    pub often: bool,
    /// The way to him.
    pub out: O,
}

/// How somebody speaks.
#[derive(Clone, Copy, Debug)]
pub enum Voice {
    /// As the client of a person, who has seen this moment last.
    Person {
        /// That moment.
        after: Option<u64>,
        /// The language in which refusals are explained.
        lang: Lang,
    },
    /// In the bot protocol. What it leaves to chance shall follow from the number.
    Bot(u64),
}

/// What comes to a table from outside.
#[derive(Debug)]
pub enum Incoming<O> {
    /// Somebody comes.
    Enter(Box<Entering<O>>),
    /// A connection is over.
    Exit {
        /// Which.
        connection: u64,
    },
    /// Somebody wants something.
    Wish {
        /// On which connection.
        connection: u64,
        /// The number of the command.
        id: u64,
        /// What he wants.
        wish: Wish,
        /// How long a message to him and back takes.
        trip: Millis,
    },
    /// Somebody wants something, and so much is wanted where he is that it is not done.
    TooMuch {
        /// On which connection.
        connection: u64,
        /// The number of the command.
        id: u64,
    },
    /// What somebody's bot says.
    Said {
        /// On which connection.
        connection: u64,
        /// What it says.
        said: FromBot,
    },
}

/// Somebody who is connected.
struct Member<G: Hosted, O> {
    connection: u64,
    guest: Guest,
    /// In which refusals are explained.
    lang: Lang,
    /// Somebody's bot: it speaks another language.
    machine: Option<Box<Machine<G>>>,
    out: O,
}

/// A table in memory, and those who are connected to it.
pub struct Room<G: Hosted, O> {
    facts: Facts,
    table: Table<G>,
    /// Nothing while they think.
    bots: Option<Bots<G>>,
    /// What they leave to chance follows from this.
    bots_seed: u64,
    members: Vec<Member<G, O>>,
    /// The host, as it was seen last.
    host: Guest,
    /// From when a person who is there leads the table in the place of a host who is only somebody's bot.
    adrift: Option<Millis>,
    /// How far its log is ahead of the clock, which may have been set back while nobody ran it: its own time goes on from there.
    ahead: Millis,
    /// How many entries are kept.
    kept: u64,
    /// Those that are not.
    unkept: Vec<Entry<G>>,
    ended: Vec<Ended>,
    /// The new commands that are answered with them.
    commands: Vec<(Guest, u64)>,
    /// What is to be sent when they are, in order.
    outgoing: VecDeque<(O, Said)>,
    /// How many messages did not fit into an outbox.
    cut_off: u64,
}

/// What is new at a table, and must be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct New {
    /// How many entries its log has before.
    pub after: u64,
    /// Those that follow.
    pub entries: Vec<String>,
    /// Matches that ended with them.
    pub ended: Vec<Ended>,
}

/// What is to be thought about: it takes its time, and needs no table.
pub type Thought<G> = (Bots<G>, Vec<Input<G>>);

impl<G: Hosted, O: Outbox> Room<G, O> {
    /// A table that was just opened, and whose entries are kept.
    pub fn opened(facts: Facts, table: Table<G>, bots_seed: u64) -> Self {
        Self {
            facts,
            kept: table.seq(),
            host: table.host(),
            adrift: None,
            table,
            bots: Some(Bots::new(bots_seed)),
            bots_seed,
            members: Vec::new(),
            ahead: Millis(0),
            unkept: Vec::new(),
            ended: Vec::new(),
            commands: Vec::new(),
            outgoing: VecDeque::new(),
            cut_off: 0,
        }
    }

    /// A table that was folded from its log. Nobody is connected to it, whatever the log says.
    pub fn woken(now: Millis, facts: Facts, table: Table<G>, bots_seed: u64) -> Self {
        let mut core = Self::opened(facts, table, bots_seed);
        core.ahead = core.table.at() - now;
        let now = now + core.ahead;
        core.step(now, Input::Woke);
        for person in core.table.people().into_iter().filter(|person| person.present) {
            core.step(now, Input::Went { guest: person.guest });
        }
        core
    }

    /// Takes what comes from outside, as of when it came: that may be a while ago, but not before what is already done.
    pub fn take(&mut self, now: Millis, incoming: Incoming<O>, room: usize) {
        let now = self.time(now);
        match incoming {
            Incoming::Enter(entering) => self.enter(now, *entering, room),
            Incoming::Exit { connection } => self.exit(now, connection),
            Incoming::Wish {
                connection,
                id,
                wish,
                trip,
            } => self.wish(now, connection, (id, wish), trip),
            Incoming::TooMuch { connection, id } => self.too_much(connection, id),
            Incoming::Said { connection, said } => {
                let member = self.members.iter_mut().find(|member| member.connection == connection);
                if let Some(machine) = member.and_then(|member| member.machine.as_mut()) {
                    machine.say(said);
                }
            }
        }
        self.serve_machines(now);
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Millis) {
        let now = self.time(now);
        self.step(now, Input::Tick);
        self.serve_machines(now);
    }

    /// Bots have thought.
    pub fn thought(&mut self, now: Millis, (bots, inputs): Thought<G>) {
        let now = self.time(now);
        self.bots = Some(bots);
        for input in inputs {
            self.step(now, input);
        }
        self.serve_machines(now);
    }

    /// Bots have failed in their thinking. Others take their places, and what they were asked counts as answered with nothing: whoever failed at it
    /// would fail again.
    pub fn lost_bots(&mut self, now: Millis) {
        let now = self.time(now);
        self.bots = Some(Bots::new(self.bots_seed));
        for ask in self.table.asks() {
            let (ask, action) = (ask.number, None);
            self.step(now, Input::Decided { ask, action });
        }
        self.serve_machines(now);
    }

    /// Whether bots are to think about something, and are not thinking.
    pub fn asks_bots(&self) -> bool {
        self.bots.is_some() && !self.table.asks().is_empty()
    }

    /// What bots are to think about, so many decisions at most, if they are not thinking.
    pub fn think(&mut self, most: usize) -> Option<impl FnOnce() -> Thought<G> + Send + use<G, O>> {
        let mut asks = self.table.asks();
        asks.truncate(most);
        if asks.is_empty() {
            return None;
        }
        let mut bots = self.bots.take()?;
        bots.follow(&self.table);
        Some(move || {
            let inputs = asks.iter().map(|ask| bots.decide(ask)).collect();
            (bots, inputs)
        })
    }

    /// What must be kept before anything is sent, if there is something new.
    pub fn write(&mut self) -> Option<New> {
        if self.unkept.is_empty() {
            // Those that were refused, or answered again, need nothing to be kept.
            self.commands.clear();
            return None;
        }
        Some(New {
            after: self.kept,
            entries: self.unkept.iter().map(line).collect(),
            ended: std::mem::take(&mut self.ended),
        })
    }

    /// It is kept. How many entries and commands that were.
    pub fn kept(&mut self) -> (u64, u64) {
        let counts = (self.unkept.len() as u64, self.commands.len() as u64);
        self.kept += counts.0;
        self.unkept.clear();
        self.commands.clear();
        counts
    }

    /// It could not be kept: nothing of it has happened. Everybody hears so, and comes back to the table as the log has it.
    pub fn lost(&mut self) {
        self.unkept.clear();
        self.outgoing.clear();
        let trouble = Trouble {
            why: "not-kept".into(),
            rule: None,
            text: "the server could not keep what was done just now, so it was not done: try again".into(),
        };
        let commands = std::mem::take(&mut self.commands);
        for (guest, id) in commands.into_iter().filter(|(_, id)| *id < MOST_ID) {
            let failed = Became::Failed(trouble.clone());
            self.tell_guest(guest, &ToClient::Answer(Answer { id, became: failed }));
        }
        let bye = Text::from(&ToClient::Bye(trouble));
        for member in std::mem::take(&mut self.members) {
            self.outgoing.push_back((member.out, Said::Last(bye.clone())));
        }
    }

    /// Sends what lies ready; nothing as long as something of it is not kept. How many messages that were.
    pub fn deliver(&mut self) -> u64 {
        if !self.unkept.is_empty() {
            return 0;
        }
        let mut sent = 0;
        while let Some((out, said)) = self.outgoing.pop_front() {
            match out.send(said) {
                Sent::Done => sent += 1,
                Sent::Gone => {}
                Sent::Full => {
                    // His connection ends when nobody holds the other end of its outbox, and he comes back to a snapshot.
                    self.cut_off += 1;
                    self.outgoing.retain(|(other, _)| !other.is_same(&out));
                    self.members.retain(|member| !member.out.is_same(&out));
                }
            }
        }
        sent
    }

    /// How many were cut off since this was last asked.
    pub fn cut_off(&mut self) -> u64 {
        std::mem::take(&mut self.cut_off)
    }

    /// When the table wants to be called again.
    pub fn deadline(&self) -> Option<Millis> {
        let machines = self.members.iter().filter_map(|member| member.machine.as_ref());
        let due = machines.filter_map(|machine| machine.due()).min();
        let adrift = self.adrift.filter(|_| self.someone_to_lead().is_some());
        let deadline = [self.table.deadline(), due, adrift].into_iter().flatten().min();
        deadline.map(|deadline| deadline - self.ahead)
    }

    /// The way to somebody who is connected: the last one to the host, or else to whoever has been here longest.
    pub fn somebody(&self) -> Option<&O> {
        let host = self.table.host();
        let hosts = self.members.iter().rev().find(|member| member.guest == host);
        hosts.or(self.members.first()).map(|member| &member.out)
    }

    /// Whether nobody is connected.
    pub fn is_deserted(&self) -> bool {
        self.members.is_empty()
    }

    /// What the list of tables says about this one, if strangers may find it.
    pub fn listed(&self) -> Option<Listed> {
        if !self.facts.public || self.is_deserted() {
            return None;
        }
        let table = &self.table;
        let host = table.people().into_iter().find(|person| person.guest == table.host());
        let free = table
            .places()
            .iter()
            .filter(|(_, place)| place.occupant == Occupant::Nobody);
        Some(Listed {
            code: self.facts.code.clone(),
            game: G::NAME.into(),
            rules: table.settings().rules.to_string(),
            host: host.map(|host| host.name.to_string()).unwrap_or_default(),
            seats: table.settings().seats.count(),
            free: free.count(),
            running: table.match_runs(),
        })
    }

    /// The table's time at a moment of the clock. It never goes back.
    fn time(&self, now: Millis) -> Millis {
        (now + self.ahead).max(self.table.at())
    }

    fn enter(&mut self, now: Millis, entering: Entering<O>, room: usize) {
        let Entering {
            connection,
            guest,
            name,
            voice,
            often,
            out,
        } = entering;
        // Whoever belongs to the table is let in however many look on.
        let belongs = self.table.seat_of(guest).is_some() || guest == self.table.host();
        let refused = if !self.table.welcomes(guest) {
            Some(("sent-away", "the host has sent you away from this table"))
        } else if !belongs && self.others(guest) >= room {
            Some(("full", "there are too many people at this table: try again later"))
        } else if !belongs && often {
            let text = "somebody at your address comes to this table too often: wait a moment";
            Some(("too-much", text))
        } else {
            None
        };
        if let Some((why, text)) = refused {
            self.outgoing.push_back((out, Said::Last(bye(why, text))));
            return;
        }
        let (after, lang, machine) = match voice {
            Voice::Person { after, lang } => (after, lang, None),
            Voice::Bot(seed) => (None, Lang::default(), Some(Box::new(Machine::new(seed)))),
        };
        let speaks_otherwise = machine.is_some();
        if !speaks_otherwise {
            self.wake_machines(now);
        }
        // The others hear that he came; he himself is not among them yet, and gets a snapshot with it instead.
        self.step(now, Input::Came { guest, name });
        self.members.push(Member {
            connection,
            guest,
            lang,
            machine,
            out: out.clone(),
        });
        if speaks_otherwise {
            let hello = Said::More(Text::of(Machine::<G>::hello()));
            self.outgoing.push_back((out.clone(), hello));
            self.seat_machine(now, connection, &out);
        } else {
            let snapshot = self.snapshot(now, guest, after);
            self.outgoing.push_back((out, Said::More(Text::from(&snapshot))));
        }
    }

    /// How many others are connected, each counted once.
    fn others(&self, guest: Guest) -> usize {
        let mut others: Vec<Guest> = self.members.iter().map(|member| member.guest).collect();
        others.sort_unstable();
        others.dedup();
        others.iter().filter(|other| **other != guest).count()
    }

    fn command(&mut self, now: Millis, guest: Guest, id: u64, command: Command<G>, trip: Millis) {
        // What was accepted before may be kept: if this step is not, that stands all the same.
        if self.table.answer(guest, CommandId(id)).is_none() {
            self.commands.push((guest, id));
        }
        let id = CommandId(id);
        self.step(
            now,
            Input::Command {
                guest,
                id,
                command,
                trip,
            },
        );
    }

    fn snapshot(&self, now: Millis, guest: Guest, after: Option<u64>) -> ToClient {
        let mut snapshot = say::snapshot(&self.table.snapshot(guest), self.table.score());
        snapshot.code.clone_from(&self.facts.code);
        snapshot.public = self.facts.public;
        snapshot.you = guest.0;
        snapshot.time = now.0;
        snapshot.matches = self.table.matches();
        snapshot.running = self.table.match_runs();
        snapshot.sheet = self
            .table
            .sheet()
            .iter()
            .map(|totals| totals.values().to_vec())
            .collect();
        snapshot.shuffles = say::shuffles(&self.table.shuffles(SHUFFLES));
        let after = after.unwrap_or(0).max(self.table.before_last(TOLD));
        let missed = self.table.story_after(self.table.viewer(guest), after);
        snapshot.story = missed
            .into_iter()
            .map(|(moment, seen)| Happened {
                moment,
                news: Vec::new(),
                seen: seen.iter().map(ToString::to_string).collect(),
            })
            .collect();
        ToClient::Snapshot(Box::new(snapshot))
    }

    fn exit(&mut self, now: Millis, connection: u64) {
        // Of somebody who was cut off the table has not heard yet.
        self.members.retain(|member| member.connection != connection);
        self.see_who_is_gone(now);
    }

    /// Whoever has no connection any more went away. Where no person is, the bots of others count as gone as well: they do not play on among themselves.
    fn see_who_is_gone(&mut self, now: Millis) {
        let deserted = persons(&self.members).next().is_none();
        for person in self.table.people().into_iter().filter(|person| person.present) {
            if deserted || !self.members.iter().any(|member| member.guest == person.guest) {
                self.step(now, Input::Went { guest: person.guest });
            }
        }
    }

    fn wish(&mut self, now: Millis, connection: u64, (id, wish): (u64, Wish), trip: Millis) {
        let Some(member) = self.members.iter().find(|member| member.connection == connection) else {
            return;
        };
        let (guest, lang) = (member.guest, member.lang);
        match hear::command(wish, lang) {
            Ok(command) => self.command(now, guest, id, command, trip),
            Err(trouble) => {
                let became = Became::Refused(trouble);
                self.tell_guest(guest, &ToClient::Answer(Answer { id, became }));
            }
        }
    }

    /// What is too much is refused; but what was done before is not, when it is repeated.
    fn too_much(&mut self, connection: u64, id: u64) {
        let Some(member) = self.members.iter().find(|member| member.connection == connection) else {
            return;
        };
        let (guest, lang) = (member.guest, member.lang);
        let became = match self.table.answer(guest, CommandId(id)) {
            Some(answer) => say::became(&answer, lang),
            None => Became::Refused(say::refused("too-much", lang)),
        };
        self.tell_guest(guest, &ToClient::Answer(Answer { id, became }));
    }

    /// Hands something to the table, and lays ready what it tells.
    fn step(&mut self, now: Millis, input: Input<G>) {
        let Output {
            mut entries,
            mut ended,
            messages,
            ..
        } = self.table.step(now, input);
        self.unkept.append(&mut entries);
        self.ended.append(&mut ended);
        if messages.is_empty() {
            return;
        }
        let told = Tidings::new(&messages);
        let moment = (self.table.moment(), now.0);
        let to = |viewer| told.to(viewer, moment, || self.table.view(viewer).map(|view| view.sight()));
        // Who only watches sees what all others see who do.
        let watched = LazyCell::new(|| to(Viewer::Spectator));
        for member in persons(&self.members) {
            let update = match self.table.viewer(member.guest) {
                Viewer::Spectator => watched.clone(),
                seat @ Viewer::Seat(_) => to(seat),
            };
            if let Some(update) = update {
                self.outgoing.push_back((member.out.clone(), Said::More(update)));
            }
        }
        self.answer(&messages);
        self.see_off(&messages);
    }

    /// Commands are answered after what they did was told: whoever hears that his was done knows what came of it.
    fn answer(&mut self, messages: &[(To, Message<G>)]) {
        for (to, message) in messages {
            // What a bot does is answered by what happens then.
            if let (To::Guest(guest), Message::Answer { command, answer }) = (to, message)
                && command.0 < MOST_ID
            {
                for member in persons(&self.members).filter(|member| member.guest == *guest) {
                    let answer = Answer {
                        id: command.0,
                        became: say::became(answer, member.lang),
                    };
                    let text = Text::from(&ToClient::Answer(answer));
                    self.outgoing.push_back((member.out.clone(), Said::More(text)));
                }
            }
        }
    }

    /// Whoever was sent away, or left, has no connection any more.
    fn see_off(&mut self, messages: &[(To, Message<G>)]) {
        for (_, message) in messages {
            let (guest, farewell) = match message {
                Message::News(_, News::Removed(guest)) => {
                    (guest, bye("sent-away", "the host has sent you away from this table"))
                }
                Message::News(_, News::Left(guest)) => (guest, bye("left", "you have left this table")),
                _ => continue,
            };
            for member in self.members.extract_if(.., |member| member.guest == *guest) {
                self.outgoing.push_back((member.out, Said::Last(farewell.clone())));
            }
        }
    }

    fn tell_guest(&mut self, guest: Guest, message: &ToClient) {
        let text = Text::from(message);
        for member in persons(&self.members).filter(|member| member.guest == guest) {
            self.outgoing.push_back((member.out.clone(), Said::More(text.clone())));
        }
    }
}

/// Those who speak as the clients of persons.
fn persons<G: Hosted, O>(members: &[Member<G, O>]) -> impl Iterator<Item = &Member<G, O>> {
    members.iter().filter(|member| member.machine.is_none())
}

/// An entry as it is kept. Most are not longer.
fn line<G: Hosted>(entry: &Entry<G>) -> String {
    let mut line = String::with_capacity(96);
    let _ = write!(line, "{entry}");
    line
}

/// A last message.
pub fn bye(why: &str, text: &str) -> Text {
    Text::from(&ToClient::Bye(Trouble {
        why: why.into(),
        rule: None,
        text: text.into(),
    }))
}
