//! One of the worlds: a server with one table, by a clock of ours, and everything that everybody there was sent.

use crate::common::machine::Machine;
use crate::common::{Running, config, get, soon};
use bots::Level;
use client::{Connection, Known};
use game::record::Name;
use game::{Game, Seat, Seed};
use protocol::{Became, Coming, Message, ToClient, ToServer, VERSION, Wish};
use server::testing::Hand;
use sha2::{Digest, Sha256};
use store::{GuestId, Memory, Store, TableId, Write};
use table::{Command, CommandId, Guest, Input, Live, Millis, Output, Settings, Table};

/// When everything begins.
pub(crate) const BEGIN: Millis = Millis(1_000_000);
pub(crate) const CODE: &str = "bado-keli-mora";

/// Somebody at the table.
pub(crate) struct Person {
    pub(crate) number: u64,
    connection: Option<Connection>,
    known: Option<Known>,
    /// Every message that he was sent, as it came.
    pub(crate) heard: Vec<String>,
}

impl Person {
    fn new(number: u64) -> Self {
        Self {
            number,
            connection: None,
            known: None,
            heard: Vec::new(),
        }
    }

    pub(crate) fn token(&self) -> String {
        token(self.number)
    }

    pub(crate) fn known(&self) -> &Known {
        self.known.as_ref().unwrap()
    }

    pub(crate) fn is_here(&self) -> bool {
        self.connection.is_some()
    }

    async fn hear(&mut self) -> ToClient {
        let text = soon(self.connection.as_mut().unwrap().hear(str::to_string))
            .await
            .unwrap();
        let message = ToClient::read(text.as_bytes()).unwrap();
        self.heard.push(text);
        match &message {
            ToClient::Snapshot(snapshot) => self.known = Some(Known::new((**snapshot).clone())),
            ToClient::Update(update) => self.known.as_mut().unwrap().hear(update).unwrap(),
            _ => {}
        }
        message
    }

    async fn ask(&mut self, id: u64, wish: Wish) -> Became {
        let command = ToServer::Command { id, wish };
        self.connection.as_mut().unwrap().send(&command).await.unwrap();
        loop {
            if let ToClient::Answer(answer) = self.hear().await
                && answer.id == id
            {
                return answer.became;
            }
        }
    }

    /// The own cards.
    pub(crate) fn hand(&self) -> String {
        let own = format!("hand {} ", self.known().seat().unwrap());
        self.field(&own)
    }

    /// How many cards lie in the draw pile.
    pub(crate) fn draw_pile(&self) -> usize {
        let field = self.field("draw ");
        let many = field.split_once('*').map(|(_, count)| count.parse().unwrap());
        many.unwrap_or(usize::from(field != "-"))
    }

    fn field(&self, name: &str) -> String {
        let sight = self.known().table().sight.as_deref().unwrap();
        let mut fields = sight.split("; ");
        fields.find_map(|field| field.strip_prefix(name)).unwrap().to_string()
    }
}

fn token(number: u64) -> String {
    format!("secret-of-{number}")
}

/// A server with one table and all its people: those in its seats, one who watches, and one who never comes.
pub(crate) struct World {
    pub(crate) hand: Hand,
    running: Running,
    /// From seat 1 on; the last one watches.
    pub(crate) people: Vec<Person>,
    /// A bot that sits for one of them, hears and says nothing.
    machine: Option<Machine>,
}

impl World {
    /// A world with this table, whose people have come to it.
    pub(crate) async fn open<G: Live>(laid: &Laid<G>, deck: &str) -> Self {
        let mut store = Memory::default();
        let count = laid.table.settings().seats.count() as u64;
        for number in 1..=count + 2 {
            let guest = Write::Guest {
                guest: GuestId(number),
                digest: Sha256::digest(token(number).as_bytes()).into(),
                name: name(number).to_string(),
                at: BEGIN.0,
            };
            assert_eq!(store.commit(&[guest]), [Ok(())]);
        }
        let mut laid = laid.clone();
        let stacked = laid.table.stack(BEGIN, deck).unwrap();
        laid.keep(&stacked);
        let opened = Write::Open {
            table: TableId(1),
            code: CODE.into(),
            public: true,
            at: BEGIN.0,
            entries: laid.log,
        };
        assert_eq!(store.commit(&[opened]), [Ok(())]);
        let hand = Hand::new(BEGIN);
        let mut config = config();
        config.behind_proxy = true;
        let running = Running::with(store, config, Some(hand.clone())).await;
        let people = (1..=count + 1).map(Person::new).collect();
        let mut world = Self {
            hand,
            running,
            people,
            machine: None,
        };
        for person in 0..world.people.len() {
            world.come(person, None).await;
        }
        world
    }

    /// A bot of this guest comes, and takes the seat that is free.
    pub(crate) async fn send_machine(&mut self, person: usize) {
        let token = self.people[person].token();
        self.machine = Some(Machine::come(self.running.address, CODE, &token).await);
    }

    pub(crate) fn has_machine(&self) -> bool {
        self.machine.is_some()
    }

    /// All that the bot was told until the match ended, but for the number that its chance follows from.
    pub(crate) async fn machine_heard(&mut self) -> Vec<String> {
        let Some(machine) = &mut self.machine else {
            return Vec::new();
        };
        while machine.request().await.is_some() {}
        let without_seed = |text: &String| text.split(r#","seed":"#).next().map(str::to_string);
        machine.heard.iter().filter_map(without_seed).collect()
    }

    /// Somebody comes, who has seen this moment last.
    pub(crate) async fn come(&mut self, person: usize, after: Option<u64>) {
        let person = &mut self.people[person];
        let hello = Coming {
            protocol: VERSION,
            token: Some(person.token()),
            after,
            lang: Some("en".into()),
        };
        let connection = Connection::to_table(&self.running.server(), CODE, hello).await;
        person.connection = Some(connection.unwrap());
        let first = person.hear().await;
        assert!(matches!(first, ToClient::Snapshot(_)), "{first:?}");
    }

    /// Somebody loses his connection, and somebody else has noticed it.
    pub(crate) async fn go(&mut self, person: usize, other: usize) {
        let number = self.people[person].number;
        self.people[person].connection.take().unwrap().close().await;
        let is_here = |other: &Person| {
            let people = &other.known().table().people;
            people.iter().any(|person| person.guest == number && person.present)
        };
        while is_here(&self.people[other]) {
            self.people[other].hear().await;
        }
    }

    /// Somebody wants something. What becomes of it.
    pub(crate) async fn say(&mut self, person: usize, id: u64, wish: Wish) -> Became {
        self.people[person].ask(id, wish).await
    }

    /// Waits until all that is due is done, and everybody has heard all there is to hear. Everybody asks for something that nobody gets;
    /// what is answered lies behind all that was sent before.
    pub(crate) async fn settle(&mut self, id: u64) {
        let here: Vec<usize> = (0..self.people.len())
            .filter(|person| self.people[*person].is_here())
            .collect();
        for (id, person) in (id..).zip(here.iter().take(1).chain(&here)) {
            let became = self.say(*person, id, Wish::Sit(10)).await;
            assert!(matches!(became, Became::Refused(_)), "{became:?}");
        }
    }

    pub(crate) fn legal<G: Game>(&self, seat: Seat) -> Vec<G::Action> {
        self.people[seat.index()].known().legal::<G>().unwrap()
    }

    /// What is answered to somebody who asks over plain HTTP.
    pub(crate) async fn get(&self, path: &str, token: Option<&str>) -> String {
        // He sits at another machine.
        let mut headers = vec![("X-Forwarded-For", "192.0.2.1")];
        let bearer = token.map(|token| format!("Bearer {token}"));
        headers.extend(bearer.as_deref().map(|bearer| ("Authorization", bearer)));
        let answer = get(self.running.address, path, &headers).await;
        // The port is not the same in both worlds.
        answer.replace(&self.running.address.to_string(), "HERE")
    }

    /// What somebody is told who looks at the list of tables.
    pub(crate) async fn lobby(&self) -> String {
        let lobby = Connection::to_lobby(&self.running.server(), Coming::default()).await;
        let mut lobby = lobby.unwrap();
        let told = soon(lobby.hear(str::to_string)).await.unwrap();
        lobby.close().await;
        told
    }

    pub(crate) async fn stop(self) {
        if let Some(machine) = self.machine {
            machine.close().await;
        }
        for person in self.people {
            if let Some(connection) = person.connection {
                connection.close().await;
            }
        }
        self.running.stop().await;
    }
}

fn name(number: u64) -> Name {
    format!("Guest {number}").parse().unwrap()
}

/// A table as it was put away, and its log.
#[derive(Clone)]
pub(crate) struct Laid<G: Live> {
    pub(crate) table: Table<G>,
    log: Vec<String>,
}

impl<G: Live> Laid<G> {
    /// A table with a person in every seat, guest 1 in seat 1 and so on, but for one that is free, perhaps, and one where a bot sits. Nobody is ready.
    pub(crate) fn new(settings: &Settings<G>, seed: u64, free: Option<Seat>, bot: Option<Seat>) -> Self {
        let opened = Table::open(BEGIN, settings.clone(), Guest(1), name(1), Seed::from_number(seed));
        let (table, output) = opened.unwrap();
        let mut laid = Self { table, log: Vec::new() };
        laid.keep(&output);
        for seat in settings.seats.iter() {
            let guest = Guest(seat.number() as u64);
            let name = name(guest.0);
            laid.step(Input::Came { guest, name });
            if Some(seat) == bot {
                laid.say(Guest(1), 2, Command::PutBot(seat, Level::Greedy.into()));
            } else if Some(seat) != free {
                laid.say(guest, 1, Command::Sit(seat));
            }
        }
        laid
    }

    /// Who would deal if the match began now.
    pub(crate) fn dealer(&self) -> Seat {
        let mut begun = self.clone();
        for seat in self.table.settings().seats.iter() {
            let guest = Guest(seat.number() as u64);
            begun.say(guest, 2, Command::Sit(seat));
            begun.say(guest, 3, Command::Ready(None));
        }
        begun.say(Guest(1), 4, Command::Start);
        begun.table.score().unwrap().dealer()
    }

    fn say(&mut self, guest: Guest, id: u64, command: Command<G>) {
        self.step(Input::Command {
            guest,
            id: CommandId(id),
            command,
            trip: Millis(0),
        });
    }

    fn step(&mut self, input: Input<G>) {
        let output = self.table.step(BEGIN, input);
        self.keep(&output);
    }

    fn keep(&mut self, output: &Output<G>) {
        self.log.extend(output.entries.iter().map(ToString::to_string));
    }
}
