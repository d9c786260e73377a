//! A room with a table in it: virtual time, ids that count up, a log that is kept, and everything that was said.

// Each test uses some of it.
#![allow(dead_code)]

use game::{Actor, Game, Seat, Seats, Seed, Viewer};
use table::{
    Answer, Bots, Command, CommandId, Entry, Guest, Input, Live, Message, Millis, News, Output, Settings, Table, To,
    read_log, write_log,
};

pub(crate) const HOST: Guest = Guest(1);

pub(crate) fn seat(number: usize) -> Seat {
    Seat::numbered(number).unwrap()
}

pub(crate) fn seats(count: usize) -> Seats {
    Seats::new(count).unwrap()
}

pub(crate) fn settings<G: Live>(rules: &str, count: usize) -> Settings<G> {
    let rules = rules.parse().unwrap_or_else(|_| panic!("{rules}"));
    Settings::new(rules, seats(count))
}

/// A table and all that it said.
#[derive(Clone)]
pub(crate) struct Room<G: Live> {
    pub(crate) table: Table<G>,
    pub(crate) log: Vec<Entry<G>>,
    pub(crate) now: Millis,
    pub(crate) said: Vec<(Millis, To, Message<G>)>,
    next_id: u64,
}

impl<G: Live> Room<G> {
    /// A table with nobody in a seat.
    pub(crate) fn open(settings: Settings<G>, seed: u64) -> Self {
        let (table, output) = Table::open(
            Millis(0),
            settings,
            HOST,
            "Anna".parse().unwrap(),
            Seed::from_number(seed),
        )
        .unwrap();
        Self {
            table,
            log: output.entries,
            now: Millis(0),
            said: Vec::new(),
            next_id: 1,
        }
    }

    /// A table with a person in every seat, guest 1 in seat 1 and so on; all are ready.
    pub(crate) fn seated(settings: Settings<G>, seed: u64) -> Self {
        let mut room = Self::open(settings, seed);
        for number in 1..=room.table.settings().seats.count() {
            let guest = Guest(number as u64);
            room.step(Input::Came {
                guest,
                name: format!("Guest {guest}").parse().unwrap(),
            });
            room.say(guest.0, Command::Sit(seat(number)));
            room.say(guest.0, Command::Ready(None));
        }
        room
    }

    /// The same where the last seat deals, so that seat 1 begins.
    pub(crate) fn first_begins(settings: &Settings<G>) -> Self {
        let last = settings.seats.iter().last();
        let begun = |seed| {
            let mut room = Self::seated(settings.clone(), seed);
            let before = room.clone();
            room.say(1, Command::Start);
            let dealer = room
                .table
                .view(Viewer::Spectator)
                .map(|view| game::Projection::<G>::sight(&view));
            assert!(dealer.is_some());
            (room.table.score().map(game::Match::dealer) == last).then_some(before)
        };
        (0..1000).find_map(begun).unwrap()
    }

    /// Hands something in, now. The log that is kept always gives the same table.
    pub(crate) fn step(&mut self, input: Input<G>) -> Output<G> {
        let output = self.table.step(self.now, input);
        self.log.extend(output.entries.iter().cloned());
        let said = output.messages.iter().cloned();
        self.said.extend(said.map(|(to, message)| (self.now, to, message)));
        let folded = Table::fold(self.log.iter().cloned()).unwrap();
        assert!(folded == self.table, "{}", self.text());
        output
    }

    /// Stacks the next deal.
    pub(crate) fn stack(&mut self, deck: &str) {
        let output = self.table.stack(self.now, deck).unwrap();
        self.log.extend(output.entries);
    }

    pub(crate) fn text(&self) -> String {
        write_log(&self.log)
    }

    /// What is answered to a command of a guest whose messages take so long.
    pub(crate) fn say_from_afar(&mut self, guest: u64, trip: u64, command: Command<G>) -> Answer<G> {
        let id = CommandId(self.next_id);
        self.next_id += 1;
        self.repeat(guest, id, trip, command)
    }

    pub(crate) fn repeat(&mut self, guest: u64, id: CommandId, trip: u64, command: Command<G>) -> Answer<G> {
        let guest = Guest(guest);
        let trip = Millis(trip);
        let output = self.step(Input::Command {
            guest,
            id,
            command,
            trip,
        });
        output.answer(guest, id).cloned().expect("every command is answered")
    }

    pub(crate) fn say(&mut self, guest: u64, command: Command<G>) -> Answer<G> {
        self.say_from_afar(guest, 0, command)
    }

    /// What is answered to the guest who has the number of a seat, in notation.
    pub(crate) fn act(&mut self, number: usize, action: &str) -> Answer<G> {
        self.say(number as u64, Command::Act(action_of::<G>(action)))
    }

    /// Waits until this moment, and calls the table at every deadline before.
    pub(crate) fn wait_until(&mut self, moment: u64) {
        let moment = Millis(moment);
        while let Some(deadline) = self.table.deadline().filter(|deadline| *deadline <= moment) {
            self.now = self.now.max(deadline);
            self.step(Input::Tick);
        }
        self.now = moment;
        self.step(Input::Tick);
    }

    pub(crate) fn wait(&mut self, time: u64) {
        self.wait_until(self.now.0 + time);
    }

    /// The actions of the log, as `1: r5`.
    pub(crate) fn actions(&self) -> Vec<String> {
        let acted = self.log.iter().filter_map(|entry| match &entry.fact {
            table::Fact::Acted { actor, action, .. } => Some(format!("{actor}: {action}")),
            _ => None,
        });
        acted.collect()
    }

    /// The last entry, without number and time.
    pub(crate) fn last_fact(&self) -> String {
        self.log.last().unwrap().fact.to_string()
    }

    pub(crate) fn news(&self) -> Vec<News<G>> {
        let news = self.said.iter().filter_map(|(_, _, message)| match message {
            Message::News(_, news) => Some(news.clone()),
            _ => None,
        });
        news.collect()
    }

    /// Lets bots play every seat that is theirs until this moment.
    pub(crate) fn play_bots(&mut self, bots: &mut Bots<G>, moment: u64) {
        loop {
            self.answer_asks(bots);
            match self.table.deadline().filter(|deadline| deadline.0 <= moment) {
                Some(deadline) => {
                    self.now = self.now.max(deadline);
                    self.step(Input::Tick);
                }
                None => break,
            }
        }
        self.now = Millis(moment);
        self.step(Input::Tick);
    }

    pub(crate) fn answer_asks(&mut self, bots: &mut Bots<G>) {
        while let Some(ask) = self.table.asks().first().copied() {
            bots.follow(&self.table);
            self.step(bots.decide(&ask));
        }
    }

    /// Reads the log back from its text.
    pub(crate) fn reread(&self) -> Table<G> {
        Table::fold(read_log(&self.text()).unwrap()).unwrap()
    }
}

pub(crate) fn action_of<G: Live>(text: &str) -> G::Action {
    text.parse().unwrap_or_else(|_| panic!("{text} is no action"))
}

/// A table of SOLO with a person in every seat, at which these hands and cards are dealt and seat 1 begins. What is not named is filled up
/// with cards that match nothing here: numbers of yellow first.
pub(crate) fn solo(settings: &Settings<solo::Round>, hands: &[&str], then: &str) -> Room<solo::Round> {
    let mut room = Room::first_begins(settings);
    let deck = solo_deck(settings, hands, then);
    room.stack(&deck);
    assert_eq!(room.say(1, Command::Start), Answer::Done);
    room
}

/// The deck that gives these hands from seat 1 on, and then these cards.
pub(crate) fn solo_deck(settings: &Settings<solo::Round>, hands: &[&str], then: &str) -> String {
    let read = |text: &str| -> Vec<solo::Card> { text.split_whitespace().map(|card| card.parse().unwrap()).collect() };
    let mut hands: Vec<Vec<solo::Card>> = hands.iter().map(|hand| read(hand)).collect();
    hands.resize(settings.seats.count(), Vec::new());
    let then = read(then);
    let mut rest: Vec<solo::Card> = settings.rules.deck().cards().to_vec();
    for card in hands.iter().flatten().chain(&then) {
        let at = rest.iter().position(|other| other == card).expect("there are so many");
        rest.remove(at);
    }
    // The last are taken first.
    rest.sort_by_key(|card| (card.is_number(), *card));
    for hand in &mut hands {
        while hand.len() < 8 {
            hand.push(rest.pop().unwrap());
        }
    }
    let dealt = (0..8).flat_map(|n| hands.iter().map(move |hand| hand[n]));
    let deck: Vec<String> = dealt
        .chain(then)
        .chain(rest.into_iter().rev())
        .map(|card| card.to_string())
        .collect();
    deck.join(" ")
}

/// The actions open to a seat.
pub(crate) fn legal<G: Live>(table: &Table<G>, seat: Seat) -> Vec<G::Action> {
    table
        .view(Viewer::Seat(seat))
        .map(|view| game::Projection::legal(&view))
        .unwrap_or_default()
}

/// The actions open to the host.
pub(crate) fn penalties<G: Game>(game: &G) -> Vec<G::Action> {
    let mut open = Vec::new();
    game.legal(Actor::Host, &mut |action| open.push(action));
    open
}
