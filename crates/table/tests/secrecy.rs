//! Nothing hidden goes out, not by a message and not by its time: two worlds that differ only in what a seat cannot know tell it the same.
//!
//! What a seat may know here is a written list: its own cards, those that were turned over, what it draws, and what was done openly. The second
//! world has other cards wherever the list says nothing, and there people answer, throw in and think otherwise, as long as nothing of it has
//! come to light.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use bots::Level;
use common::{HOST, legal, seat, settings};
use game::{Chance, Direction, Seat, SeatSet, Seed, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use table::{
    AskKind, Command, CommandId, Entry, Fact, Guest, Input, Live, Message, Millis, Mode, Output, Settings, Table, To,
};

/// A game that can be dealt in two ways which one seat cannot tell apart.
trait Hidden: Live {
    /// The cards of the deck.
    fn deck(settings: &Settings<Self>) -> Vec<String>;

    /// The places of the deck, the first dealt first, that this seat learns nothing about, if the deal stays as open as it is.
    fn unknown(settings: &Settings<Self>, dealer: Seat, viewer: Seat) -> Vec<usize>;

    /// Whether an action brings no card to light that was not in the actor's hand.
    fn is_modest(action: &Self::Action) -> bool;

    /// Whether what is unknown may be drawn soon.
    fn runs_low(table: &Table<Self>) -> bool;
}

/// So many cards at the bottom of the pile are not drawn.
const BOTTOM: usize = 30;

impl Hidden for solo::Round {
    fn deck(settings: &Settings<Self>) -> Vec<String> {
        settings.rules.deck().cards().iter().map(ToString::to_string).collect()
    }

    fn unknown(settings: &Settings<Self>, dealer: Seat, viewer: Seat) -> Vec<usize> {
        // Eight cards to everybody, one at a time from the dealer's left; then the start card is turned over.
        let first = settings.seats.next(dealer, Direction::Clockwise);
        let order: Vec<Seat> = settings.seats.round_from(first, Direction::Clockwise).collect();
        let others = (0..8 * order.len()).filter(|place| order[place % order.len()] != viewer);
        let cards = settings.rules.deck().cards().len();
        others.chain(cards - BOTTOM..cards).collect()
    }

    fn is_modest(action: &solo::Action) -> bool {
        // Hands that move show their cards to those who get them.
        !action.to_string().contains(['X', 'A', 'G'])
    }

    fn runs_low(table: &Table<Self>) -> bool {
        table
            .view(Viewer::Spectator)
            .is_none_or(|view| view.draw_pile() < BOTTOM + 16)
    }
}

impl Hidden for skipbo::Round {
    fn deck(_: &Settings<Self>) -> Vec<String> {
        skipbo::DECK.iter().map(ToString::to_string).collect()
    }

    fn unknown(settings: &Settings<Self>, _: Seat, _: Seat) -> Vec<usize> {
        // What lies under the top of a stock pile, nobody knows.
        let seats = settings.seats.count();
        let stocks = settings.rules.stock(settings.seats) * seats;
        (0..stocks - seats).chain(162 - BOTTOM..162).collect()
    }

    fn is_modest(action: &skipbo::Action) -> bool {
        !action.to_string().contains('s')
    }

    fn runs_low(table: &Table<Self>) -> bool {
        table
            .view(Viewer::Spectator)
            .is_none_or(|view| view.draw_pile() < BOTTOM + 16)
    }
}

/// What was compared.
#[derive(Default, Debug)]
struct Count {
    steps: usize,
    messages: usize,
    actions: usize,
    hidden_answers: usize,
    early_answers: usize,
    hidden_claims: usize,
    slow_thoughts: usize,
}

/// Two tables that one seat cannot tell apart.
struct Worlds<G: Hidden> {
    tables: [Table<G>; 2],
    now: Millis,
    viewer: Seat,
    chance: Chance,
    next_id: u64,
    /// When something hidden comes to light, and the worlds part.
    part: Option<Millis>,
    /// Until when something is held in a fair window.
    window: Option<Millis>,
    /// Whether something is held in one world only.
    claimed: bool,
    /// Who has answered, in one world only, the question that closes then.
    answered: BTreeSet<(Seat, Millis)>,
    /// What bots will do, by seat and kind.
    plans: BTreeMap<(Seat, AskKind), G::Action>,
    count: Count,
}

impl<G: Hidden> Worlds<G> {
    /// Persons in the seats with odd numbers and in the viewer's, bots in the others; a match begins.
    fn new(settings: &Settings<G>, viewer: Seat, mut chance: Chance) -> Self {
        let seed = Seed::from_number(u64::from(chance.below(u32::MAX)));
        let (mut table, _) = Table::open(Millis(0), settings.clone(), HOST, "Anna".parse().unwrap(), seed).unwrap();
        let say = |table: &mut Table<G>, guest: u64, id: u64, command| {
            let (guest, id, trip) = (Guest(guest), CommandId(id), Millis(0));
            table.step(
                Millis(0),
                Input::Command {
                    guest,
                    id,
                    command,
                    trip,
                },
            )
        };
        for own in settings.seats.iter() {
            let guest = own.number() as u64;
            if own == viewer || guest % 2 == 1 {
                let name = format!("Guest {guest}").parse().unwrap();
                table.step(
                    Millis(0),
                    Input::Came {
                        guest: Guest(guest),
                        name,
                    },
                );
                say(&mut table, guest, 1, Command::Sit(own));
                say(&mut table, guest, 2, Command::Ready(None));
            } else {
                say(&mut table, 1, 100 + guest, Command::PutBot(own, Level::Chance.into()));
            }
        }
        let mut drawn = table.clone();
        say(&mut drawn, 1, 99, Command::Start);
        let dealer = drawn.score().unwrap().dealer();
        let mut one = G::deck(settings);
        chance.shuffle(&mut one);
        let unknown = G::unknown(settings, dealer, viewer);
        let mut cards: Vec<String> = unknown.iter().map(|place| one[*place].clone()).collect();
        chance.shuffle(&mut cards);
        let mut two = one.clone();
        for (place, card) in unknown.iter().zip(cards) {
            two[*place] = card;
        }
        let tables = [one, two].map(|deck| {
            let mut table = table.clone();
            table.stack(Millis(0), &deck.join(" ")).unwrap();
            table
        });
        let mut worlds = Self {
            tables,
            now: Millis(0),
            viewer,
            chance,
            next_id: 1000,
            part: None,
            window: None,
            claimed: false,
            answered: BTreeSet::new(),
            plans: BTreeMap::new(),
            count: Count::default(),
        };
        worlds.say(1, Command::Start);
        worlds
    }

    /// Hands something in, in both worlds or in one of them, and compares what the seat is told.
    fn step(&mut self, inputs: [Option<Input<G>>; 2]) -> [Option<Output<G>>; 2] {
        let shown = format!("{inputs:?}");
        let [one, two] = inputs;
        let outputs = [
            one.map(|input| self.tables[0].step(self.now, input)),
            two.map(|input| self.tables[1].step(self.now, input)),
        ];
        self.window = self.window.filter(|until| *until > self.now);
        if let Mode::Fair(window) = self.tables[0].settings().mode {
            let mut entries = outputs.iter().flatten().flat_map(|output| &output.entries);
            if entries.any(|entry| matches!(entry.fact, Fact::Held { .. })) {
                self.window = self.window.or(Some(self.now + window));
            }
        }
        let [one, two] = outputs
            .each_ref()
            .map(|output| output.as_ref().map_or_else(Vec::new, |output| self.heard(output)));
        assert_eq!(one, two, "seat {} is told different things after {shown}", self.viewer);
        self.count.messages += one.len();
        self.count.steps += 1;
        let guest = Guest(self.viewer.number() as u64);
        let [one, two] = self
            .tables
            .each_ref()
            .map(|table| (table.snapshot(guest), legal(table, self.viewer)));
        assert_eq!(one, two, "seat {} sees different tables after {shown}", self.viewer);
        outputs
    }

    /// What the seat is told. It may listen to what those are told who only watch.
    fn heard(&self, output: &Output<G>) -> Vec<(To, Message<G>)> {
        let own = [
            To::All,
            To::Watchers,
            To::Seat(self.viewer),
            To::Guest(Guest(self.viewer.number() as u64)),
        ];
        output
            .messages
            .iter()
            .filter(|(to, _)| own.contains(to))
            .cloned()
            .collect()
    }

    fn say(&mut self, guest: u64, command: Command<G>) {
        let input = self.command(guest, command);
        self.step([Some(input.clone()), Some(input)]);
    }

    fn command(&mut self, guest: u64, command: Command<G>) -> Input<G> {
        self.next_id += 1;
        Input::Command {
            guest: Guest(guest),
            id: CommandId(self.next_id),
            command,
            trip: Millis(u64::from(self.chance.below(200))),
        }
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let count = items.len() as u32;
        (count > 0).then(|| items[self.chance.below(count) as usize])
    }

    /// Whether a question is open, which persons have been asked, and until when it is.
    fn question(&self) -> Option<(SeatSet, Millis)> {
        let standing = self.tables[0].standing();
        Some((standing.waits_for, standing.question_until?))
    }

    fn persons(&self) -> Vec<Seat> {
        let places = self.tables[0].places().iter();
        places
            .filter(|(_, place)| place.bot().is_none())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// What a seat could do openly in both worlds.
    fn open_to(&self, seat: Seat) -> Vec<G::Action> {
        let [one, two] = self.tables.each_ref().map(|table| legal(table, seat));
        one.into_iter()
            .filter(|action| two.contains(action) && G::is_modest(action))
            .collect()
    }

    /// Something happens that is the same in both worlds, or that nobody can know yet.
    fn go_on(&mut self) {
        if let Some((asked_seats, _)) = self.question()
            && self.chance.below(2) == 0
        {
            let mut asked = self.persons();
            asked.retain(|seat| *seat != self.viewer && asked_seats.contains(*seat));
            if let Some(acting) = self.pick(&asked) {
                return self.answer_hidden(acting);
            }
        }
        match self.chance.below(8) {
            0 => self.act_openly(self.viewer),
            1 | 2 => {
                let persons = self.persons();
                let acting = self.pick(&persons).unwrap();
                self.act_openly(acting);
            }
            3 => self.throw_in_hidden(),
            4 => self.think(),
            _ => self.pass_time(),
        }
    }

    /// The viewer may try anything; others do what is allowed in both worlds.
    fn act_openly(&mut self, acting: Seat) {
        let any = self.chance.below(6) == 0 && acting == self.viewer;
        let whose = if any {
            self.tables[0].places().seats().next(acting, Direction::Clockwise)
        } else {
            acting
        };
        let open = self.open_to(whose);
        let Some(action) = self.pick(&open) else { return };
        if acting != self.viewer && self.question().is_some() {
            return;
        }
        // Whoever draws while something is held waits with it, and may well notice.
        if self.claimed && !is_card::<G>(&action) {
            return;
        }
        self.count.actions += 1;
        self.say(acting.number() as u64, Command::Act(action));
    }

    /// Somebody else answers the question, otherwise in each world, and at other times.
    fn answer_hidden(&mut self, acting: Seat) {
        let Some((asked, until)) = self.question() else { return };
        if !asked.contains(acting) {
            return;
        }
        if self.answered.contains(&(acting, until)) {
            return;
        }
        let mut inputs = [None, None];
        if self.part.is_none() && self.chance.below(4) > 0 {
            // The same answer, but only in one world before time runs out: nobody ever learns which.
            let decline = legal(&self.tables[0], acting)
                .into_iter()
                .find(|action| action.to_string() == "decline");
            let Some(decline) = decline else { return };
            let world = self.chance.below(2) as usize;
            inputs[world] = Some(self.command(acting.number() as u64, Command::Act(decline)));
            self.count.early_answers += 1;
            self.answered.insert((acting, until));
            self.step(inputs);
            return;
        }
        for (world, input) in inputs.iter_mut().enumerate() {
            let open = legal(&self.tables[world], acting);
            let open: Vec<G::Action> = open.into_iter().filter(|action| is_answer::<G>(action)).collect();
            if self.chance.below(3) > 0
                && let Some(action) = self.pick(&open)
            {
                *input = Some(self.command(acting.number() as u64, Command::Act(action)));
            }
        }
        self.count.hidden_answers += usize::from(inputs.iter().any(Option::is_some));
        self.part = Some(self.part.unwrap_or(until).min(until));
        self.step(inputs);
    }

    /// Somebody else throws a card in, in one world only, where that is held.
    fn throw_in_hidden(&mut self) {
        if !matches!(self.tables[0].settings().mode, Mode::Fair(_)) {
            return;
        }
        if self.question().is_some() || !self.tables[0].standing().interjectable {
            return;
        }
        let persons = self.persons();
        let Some(acting) = self.pick(&persons).filter(|seat| *seat != self.viewer) else {
            return;
        };
        let standing = self.tables[0].standing();
        let open: Vec<G::Action> = legal(&self.tables[0], acting)
            .into_iter()
            .filter(|action| !standing.waits_for.contains(acting) && is_card::<G>(action))
            .collect();
        if let Some(action) = self.pick(&open) {
            let input = self.command(acting.number() as u64, Command::Act(action));
            let [output, _] = self.step([Some(input), None]);
            let held = |entry: &Entry<G>| matches!(entry.fact, Fact::Held { .. });
            // Whoever has something held already is refused.
            if output.is_some_and(|output| output.entries.iter().any(held)) {
                self.count.hidden_claims += 1;
                // It comes to light when the window closes, or when a draw that is due waits for that.
                let times = [self.part, self.window, self.tables[1].deadline()];
                self.part = times.into_iter().flatten().min();
                self.claimed = true;
            }
        }
    }

    /// Bots think: the same in both worlds, but not equally fast.
    fn think(&mut self) {
        for world in 0..2 {
            for ask in self.tables[world].asks() {
                let (own, kind) = (ask.seat, ask.kind);
                let open = self.open_to(own);
                let fits =
                    |action: &G::Action| kind == AskKind::Turn || is_card::<G>(action) == (kind == AskKind::Interject);
                let open: Vec<G::Action> = open.into_iter().filter(fits).collect();
                if !self.plans.contains_key(&(own, kind))
                    && let Some(action) = self.pick(&open)
                {
                    self.plans.insert((own, kind), action);
                }
                if self.chance.below(2) == 0 {
                    self.count.slow_thoughts += 1;
                    self.tell_thought(world, ask.number, (own, kind));
                }
            }
        }
    }

    fn tell_thought(&mut self, world: usize, ask: u64, of: (Seat, AskKind)) {
        let action = self.plans.get(&of).copied();
        let mut inputs = [None, None];
        inputs[world] = Some(Input::Decided { ask, action });
        self.step(inputs);
    }

    /// Lets time pass, after every bot has made up its mind.
    fn pass_time(&mut self) {
        self.think();
        for world in 0..2 {
            for ask in self.tables[world].asks() {
                self.tell_thought(world, ask.number, (ask.seat, ask.kind));
            }
        }
        self.plans.clear();
        let deadlines = self.tables.each_ref().map(Table::deadline);
        let deadline = deadlines.into_iter().flatten().min();
        let soon = self.now + Millis(u64::from(self.chance.below(300)));
        let mut moment = if self.chance.below(2) == 0 {
            soon
        } else {
            deadline.unwrap_or(soon)
        };
        moment = moment.max(self.now);
        if let Some(part) = self.part {
            moment = moment.min(part - Millis(1)).max(self.now);
        }
        self.now = moment;
        self.step([Some(Input::Tick), Some(Input::Tick)]);
    }

    /// Whether the worlds are about to part, or there is nothing more to compare.
    fn is_over(&self) -> bool {
        let parting = self.part.is_some_and(|part| self.now + Millis(1) >= part);
        parting || self.tables.iter().any(|table| !table.deal_runs() || G::runs_low(table))
    }
}

fn is_answer<G: Live>(action: &G::Action) -> bool {
    let text = action.to_string();
    text == "decline" || text.starts_with('P')
}

/// Whether it lays a card, and says nothing.
fn is_card<G: Live>(action: &G::Action) -> bool {
    let text = action.to_string();
    !["draw", "pass", "solo", "decline", "end"].contains(&text.as_str()) && !text.starts_with("catch")
}

fn compare<G: Hidden>(rules: &str, players: usize, number: u64, total: &mut Count) {
    let mut chance = Seed::from_number(number).stream(3);
    let mut settings = settings::<G>(rules, players);
    settings.mode = match number % 4 {
        0 => Mode::Race,
        3 => Mode::Calm(Millis(1500)),
        _ => Mode::Fair(Millis(250)),
    };
    settings.clock = (chance.below(2) == 0).then_some(Millis(6000));
    let viewer = seat(1 + chance.below(players as u32) as usize);
    let mut worlds = Worlds::<G>::new(&settings, viewer, chance);
    for _ in 0..120 {
        if worlds.is_over() {
            break;
        }
        worlds.go_on();
    }
    let Count {
        steps,
        messages,
        actions,
        hidden_answers,
        early_answers,
        hidden_claims,
        slow_thoughts,
    } = worlds.count;
    total.steps += steps;
    total.messages += messages;
    total.actions += actions;
    total.hidden_answers += hidden_answers;
    total.early_answers += early_answers;
    total.hidden_claims += hidden_claims;
    total.slow_thoughts += slow_thoughts;
}

/// Everybody may draw, so that what is done for somebody whose time ran out tells nothing about a hand.
const RULES: [&str; 4] = [
    "modern",
    "classic-de may-draw=freely",
    "modern penalty=caught",
    "modern interject=any",
];

#[test]
fn a_seat_is_told_the_same_at_the_same_time_whatever_it_cannot_know() {
    let mut total = Count::default();
    for number in 0..1500 {
        let rules = RULES[number % RULES.len()];
        compare::<solo::Round>(rules, 3 + number % 2, number as u64 / 3, &mut total);
    }
    assert!(
        total.steps > 50_000 && total.messages > 20_000 && total.actions > 5_000,
        "{total:?}"
    );
    assert!(
        total.hidden_answers > 50
            && total.early_answers > 50
            && total.hidden_claims > 50
            && total.slow_thoughts > 1_000,
        "{total:?}"
    );
}

#[test]
fn a_seat_of_skipbo_is_told_the_same_whatever_lies_in_the_stocks() {
    let mut total = Count::default();
    for number in 0..200 {
        compare::<skipbo::Round>("standard", 2 + number % 3, number as u64, &mut total);
    }
    assert!(
        total.steps > 5_000 && total.messages > 2_000 && total.actions > 500,
        "{total:?}"
    );
}
