//! One table and those who are connected to it, without waiting for anything: what comes in changes the table at once, and what is to be told
//! lies ready until the entries are kept.

#[cfg(test)]
mod tests;

use super::machine::Machine;
use super::{Hosted, hear, say};
use crate::archive;
use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use game::record::Name;
use game::{Projection, Viewer};
use protocol::{Answer, Became, FromBot, Happened, Listed, MOST_ID, ToClient, Trouble, Update, Wish};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt::{Display, Write as _};
use store::{Finished, TableId, Write};
use table::{Bots, Command, CommandId, Entry, Guest, Input, Message, Millis, News, Occupant, Output, Table, To};
use tokio::sync::mpsc;
use words::Lang;

/// What is to be sent to somebody who is connected. It has a bound: who does not read is cut off.
pub(crate) type Outbox = mpsc::Sender<Said>;

/// Something that is said to somebody.
#[derive(Clone, Debug)]
pub(crate) enum Said {
    /// More may follow.
    More(Utf8Bytes),
    /// It is the last word.
    Last(Utf8Bytes),
}

/// What everybody at a table may know of it, which never changes.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    pub(crate) id: TableId,
    pub(crate) code: String,
    pub(crate) public: bool,
}

/// Somebody who comes to a table.
#[derive(Debug)]
pub(crate) struct Entering {
    pub(crate) connection: u64,
    pub(crate) guest: Guest,
    pub(crate) name: Name,
    pub(crate) voice: Voice,
    pub(crate) out: Outbox,
}

/// How somebody speaks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Voice {
    /// As the client of a person, who has seen this moment last.
    Person { after: Option<u64>, lang: Lang },
    /// In the bot protocol. What it leaves to chance shall follow from the number.
    Bot(u64),
}

/// What comes to a table from outside.
#[derive(Debug)]
pub(crate) enum Incoming {
    Enter(Box<Entering>),
    Exit {
        connection: u64,
    },
    Wish {
        connection: u64,
        id: u64,
        wish: Wish,
        /// How long a message to him and back takes.
        trip: Millis,
    },
    /// What somebody's bot says.
    Said {
        connection: u64,
        said: FromBot,
    },
}

/// Somebody who is connected.
struct Member<G: Hosted> {
    connection: u64,
    guest: Guest,
    /// In which refusals are explained.
    lang: Lang,
    /// Somebody's bot: it speaks another language.
    machine: Option<Box<Machine<G>>>,
    out: Outbox,
}

/// A table in memory, and those who are connected to it.
pub(crate) struct Core<G: Hosted> {
    facts: Facts,
    table: Table<G>,
    /// Nothing while they think.
    bots: Option<Bots<G>>,
    /// What they leave to chance follows from this.
    bots_seed: u64,
    members: Vec<Member<G>>,
    /// How far its log is ahead of the clock, which may have been set back while nobody ran it: its own time goes on from there.
    ahead: Millis,
    /// How many entries are kept.
    kept: u64,
    /// Those that are not.
    unkept: Vec<Entry<G>>,
    finished: Vec<Finished>,
    /// The commands that are answered with them.
    commands: Vec<(Guest, u64)>,
    /// What is to be sent when they are, in order.
    outgoing: VecDeque<(Outbox, Said)>,
    /// How many messages did not fit into an outbox.
    pub(super) cut_off: u64,
}

/// What is to be thought about: it takes its time, and needs no table.
pub(crate) type Thought<G> = (Bots<G>, Vec<Input<G>>);

impl<G: Hosted> Core<G> {
    /// A table that was just opened, and whose entries are kept.
    pub(crate) fn opened(facts: Facts, table: Table<G>, bots_seed: u64) -> Self {
        Self {
            facts,
            kept: table.seq(),
            table,
            bots: Some(Bots::new(bots_seed)),
            bots_seed,
            members: Vec::new(),
            ahead: Millis(0),
            unkept: Vec::new(),
            finished: Vec::new(),
            commands: Vec::new(),
            outgoing: VecDeque::new(),
            cut_off: 0,
        }
    }

    /// A table that was folded from its log. Nobody is connected to it, whatever the log says.
    pub(crate) fn woken(now: Millis, facts: Facts, table: Table<G>, bots_seed: u64) -> Self {
        let mut core = Self::opened(facts, table, bots_seed);
        core.ahead = core.table.at() - now;
        let now = now + core.ahead;
        core.step(now, Input::Woke);
        for person in core.table.people().into_iter().filter(|person| person.present) {
            core.step(now, Input::Went { guest: person.guest });
        }
        core
    }

    /// Takes what comes from outside.
    pub(crate) fn take(&mut self, now: Millis, incoming: Incoming, room: usize) {
        let now = now + self.ahead;
        match incoming {
            Incoming::Enter(entering) => self.enter(now, *entering, room),
            Incoming::Exit { connection } => self.exit(now, connection),
            Incoming::Wish {
                connection,
                id,
                wish,
                trip,
            } => self.wish(now, connection, (id, wish), trip),
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
    pub(crate) fn tick(&mut self, now: Millis) {
        let now = now + self.ahead;
        self.step(now, Input::Tick);
        self.serve_machines(now);
    }

    /// Bots have thought.
    pub(crate) fn thought(&mut self, now: Millis, (bots, inputs): Thought<G>) {
        let now = now + self.ahead;
        self.bots = Some(bots);
        for input in inputs {
            self.step(now, input);
        }
        self.serve_machines(now);
    }

    /// Bots have failed in their thinking. Others take their places, and what they were asked counts as answered with nothing: whoever failed at it
    /// would fail again.
    pub(crate) fn lost_bots(&mut self, now: Millis) {
        let now = now + self.ahead;
        self.bots = Some(Bots::new(self.bots_seed));
        for ask in self.table.asks() {
            let (ask, action) = (ask.number, None);
            self.step(now, Input::Decided { ask, action });
        }
        self.serve_machines(now);
    }

    /// The table's number.
    pub(crate) fn id(&self) -> TableId {
        self.facts.id
    }

    /// What bots are to think about, if they are not thinking.
    pub(crate) fn think(&mut self) -> Option<impl FnOnce() -> Thought<G> + Send + use<G>> {
        let asks = self.table.asks();
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

    /// What must be kept before anything is sent.
    pub(crate) fn write(&mut self) -> Option<Write> {
        if self.unkept.is_empty() {
            // Those that were refused, or answered again, need nothing to be kept.
            self.commands.clear();
            return None;
        }
        Some(Write::Append {
            table: self.facts.id,
            expected: self.kept,
            entries: self.unkept.iter().map(ToString::to_string).collect(),
            finished: std::mem::take(&mut self.finished),
        })
    }

    /// It is kept. How many entries and commands that were.
    pub(crate) fn kept(&mut self) -> (u64, u64) {
        let counts = (self.unkept.len() as u64, self.commands.len() as u64);
        self.kept += counts.0;
        self.unkept.clear();
        self.commands.clear();
        counts
    }

    /// It could not be kept: nothing of it has happened. Everybody hears so, and comes back to the table as the log has it.
    pub(crate) fn lost(&mut self) {
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
        let bye = text(&ToClient::Bye(trouble));
        for member in std::mem::take(&mut self.members) {
            self.outgoing.push_back((member.out, Said::Last(bye.clone())));
        }
    }

    /// Sends what lies ready. How many messages that were.
    pub(crate) fn deliver(&mut self) -> u64 {
        let mut sent = 0;
        while let Some((out, said)) = self.outgoing.pop_front() {
            match out.try_send(said) {
                Ok(()) => sent += 1,
                Err(mpsc::error::TrySendError::Closed(_)) => {}
                Err(mpsc::error::TrySendError::Full(_)) => {
                    // His connection ends when nobody holds the other end of its outbox, and he comes back to a snapshot.
                    self.cut_off += 1;
                    self.outgoing.retain(|(other, _)| !other.same_channel(&out));
                    for member in self.members.extract_if(.., |member| member.out.same_channel(&out)) {
                        drop(member);
                    }
                }
            }
        }
        sent
    }

    /// When the table wants to be called again.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        let machines = self.members.iter().filter_map(|member| member.machine.as_ref());
        let due = machines.filter_map(|machine| machine.due()).min();
        let deadline = [self.table.deadline(), due].into_iter().flatten().min();
        deadline.map(|deadline| deadline - self.ahead)
    }

    /// Whether nobody is connected.
    pub(crate) fn is_deserted(&self) -> bool {
        self.members.is_empty()
    }

    /// What the list of tables says about this one, if strangers may find it.
    pub(crate) fn listed(&self) -> Option<Listed> {
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

    fn enter(&mut self, now: Millis, entering: Entering, room: usize) {
        let Entering {
            connection,
            guest,
            name,
            voice,
            out,
        } = entering;
        let refused = if !self.table.welcomes(guest) {
            Some(("sent-away", "the host has sent you away from this table"))
        } else if self.members.len() >= room {
            Some(("full", "there are too many people at this table: try again later"))
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
            let hello = Said::More(Machine::<G>::hello().into());
            self.outgoing.push_back((out.clone(), hello));
            self.seat_machine(now, connection, &out);
        } else {
            let snapshot = self.snapshot(now, guest, after);
            self.outgoing.push_back((out, Said::More(text(&snapshot))));
        }
    }

    /// Somebody's bot takes a seat, unless it has one.
    fn seat_machine(&mut self, now: Millis, connection: u64, out: &Outbox) {
        let Some(place) = self.members.iter().position(|member| member.connection == connection) else {
            return;
        };
        let guest = self.members[place].guest;
        if self.table.seat_of(guest).is_some() {
            return;
        }
        let sits = self.members[place]
            .machine
            .as_mut()
            .and_then(|machine| machine.sit(&self.table));
        if let Some((id, command)) = sits {
            self.command(now, guest, id, command, Millis(0));
        }
        if self.table.seat_of(guest).is_none() {
            let text = "there is no free seat at this table, or a match runs: try again later";
            let bye = Said::Last(bye("no-seat", text));
            self.outgoing.push_back((out.clone(), bye));
            self.members.retain(|member| member.connection != connection);
            self.see_who_is_gone(now);
        }
    }

    /// Lets bots of others do what they have decided, and tells them what happened.
    fn serve_machines(&mut self, now: Millis) {
        if self.members.iter().all(|member| member.machine.is_none()) {
            return;
        }
        let mut place = 0;
        while place < self.members.len() {
            let Member {
                guest, machine, out, ..
            } = &mut self.members[place];
            let (guest, mut does) = (*guest, None);
            if let Some(machine) = machine {
                let lines = machine.hear(now, &self.table, guest);
                self.outgoing
                    .extend(lines.into_iter().map(|line| (out.clone(), Said::More(line.into()))));
                does = machine.act(now, &self.table, guest);
            }
            if let Some((id, command)) = does {
                self.command(now, guest, id, command, Millis(0));
                // It changes what the others must be told.
                place = 0;
            } else {
                place += 1;
            }
        }
    }

    fn command(&mut self, now: Millis, guest: Guest, id: u64, command: Command<G>, trip: Millis) {
        self.commands.push((guest, id));
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
        snapshot.running = self.table.match_runs();
        snapshot.shuffles = say::shuffles(&self.table.shuffles());
        let story = self.table.story(self.table.viewer(guest)).into_iter();
        let missed = story.filter(|(moment, _)| after.is_none_or(|after| *moment > after));
        snapshot.story = missed
            .map(|(moment, seen)| Happened {
                moment,
                news: Vec::new(),
                seen: seen.iter().map(ToString::to_string).collect(),
            })
            .collect();
        ToClient::Snapshot(Box::new(snapshot))
    }

    fn exit(&mut self, now: Millis, connection: u64) {
        let Some(place) = self.members.iter().position(|member| member.connection == connection) else {
            // Somebody who was cut off: the table has not heard of it yet.
            self.see_who_is_gone(now);
            return;
        };
        self.members.swap_remove(place);
        self.see_who_is_gone(now);
    }

    /// Whoever has no connection any more went away.
    fn see_who_is_gone(&mut self, now: Millis) {
        for person in self.table.people().into_iter().filter(|person| person.present) {
            if !self.members.iter().any(|member| member.guest == person.guest) {
                self.step(now, Input::Went { guest: person.guest });
            }
        }
    }

    fn wish(&mut self, now: Millis, connection: u64, (id, wish): (u64, Wish), trip: Millis) {
        let Some(member) = self.members.iter().find(|member| member.connection == connection) else {
            return;
        };
        let guest = member.guest;
        match hear::command(wish) {
            Ok(command) => self.command(now, guest, id, command, trip),
            Err(trouble) => {
                let became = Became::Refused(trouble);
                self.tell_guest(guest, &ToClient::Answer(Answer { id, became }));
            }
        }
    }

    /// Hands something to the table, and lays ready what it tells.
    fn step(&mut self, now: Millis, input: Input<G>) {
        let Output {
            mut entries, messages, ..
        } = self.table.step(now, input);
        self.unkept.append(&mut entries);
        if messages.is_empty() {
            return;
        }
        for (to, message) in &messages {
            // What a bot does is answered by what happens then.
            if let (To::Guest(guest), Message::Answer { command, answer }) = (to, message)
                && command.0 < MOST_ID
            {
                for member in persons(&self.members).filter(|member| member.guest == *guest) {
                    let answer = Answer {
                        id: command.0,
                        became: say::became(answer, member.lang),
                    };
                    let text = text(&ToClient::Answer(answer));
                    self.outgoing.push_back((member.out.clone(), Said::More(text)));
                }
            }
            if let Message::News(_, News::Over(over)) = message
                && over.winners.is_some()
            {
                self.finished.extend(archive::finished(&self.table, now));
            }
        }
        let mut said: Vec<(Viewer, Option<Utf8Bytes>)> = Vec::new();
        for member in persons(&self.members) {
            let viewer = self.table.viewer(member.guest);
            let known = said.iter().find(|(other, _)| *other == viewer);
            let update = if let Some((_, update)) = known {
                update.clone()
            } else {
                let update = self.update(now, &messages, viewer);
                said.push((viewer, update.clone()));
                update
            };
            if let Some(update) = update {
                self.outgoing.push_back((member.out.clone(), Said::More(update)));
            }
        }
        self.see_off(&messages);
    }

    /// What the messages of a step say to a viewer.
    fn update(&self, now: Millis, messages: &[(To, Message<G>)], viewer: Viewer) -> Option<Utf8Bytes> {
        let mut update = Update {
            moment: self.table.moment(),
            time: now.0,
            ..Update::default()
        };
        let mut looks = false;
        for (to, message) in messages {
            match message {
                Message::News(moment, news) => {
                    looks |= matches!(news, News::Sat(..) | News::Stood(..) | News::Left(_));
                    say::at(*moment, &mut update.happened).news.push(say::news(news));
                }
                Message::Seen(moment, seen) if is_for(*to, viewer) => {
                    looks = true;
                    let texts = seen.iter().map(ToString::to_string);
                    say::at(*moment, &mut update.happened).seen.extend(texts);
                }
                Message::Standing(standing) => update.standing = Some(say::standing(standing)),
                _ => {}
            }
        }
        if update.happened.is_empty() && update.standing.is_none() {
            return None;
        }
        if looks {
            update.sight = self.table.view(viewer).map(|view| written(&view.sight()));
        }
        Some(text(&ToClient::Update(update)))
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
        let text = text(message);
        for member in persons(&self.members).filter(|member| member.guest == guest) {
            self.outgoing.push_back((member.out.clone(), Said::More(text.clone())));
        }
    }
}

/// Those who speak as the clients of persons.
fn persons<G: Hosted>(members: &[Member<G>]) -> impl Iterator<Item = &Member<G>> {
    members.iter().filter(|member| member.machine.is_none())
}

/// A long text, made in room that is used again and again.
fn written(text: &impl Display) -> String {
    thread_local! {
        static BUFFER: RefCell<String> = RefCell::default();
    }
    BUFFER.with_borrow_mut(|buffer| {
        buffer.clear();
        let _ = write!(buffer, "{text}");
        buffer.clone()
    })
}

fn is_for(to: To, viewer: Viewer) -> bool {
    match to {
        To::Seat(seat) => viewer.is(seat),
        To::Watchers => viewer == Viewer::Spectator,
        To::All => true,
        To::Guest(_) => false,
    }
}

/// A last message.
pub(crate) fn bye(why: &str, text: &str) -> Utf8Bytes {
    self::text(&ToClient::Bye(Trouble {
        why: why.into(),
        rule: None,
        text: text.into(),
    }))
}

pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    use protocol::Message;
    thread_local! {
        static BUFFER: RefCell<Vec<u8>> = RefCell::default();
    }
    BUFFER.with_borrow_mut(|buffer| {
        message.write(buffer);
        Utf8Bytes::try_from(Bytes::copy_from_slice(buffer)).expect("JSON is text")
    })
}
