//! The log is the only truth: whatever happens at a table, its entries give it back, and it goes on as if nothing had been.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use bots::Level;
use common::{legal, seat, settings};
use game::record::Nonce;
use game::{Chance, Seat, Seed};
use std::collections::BTreeMap;
use table::{
    Command, CommandId, Entry, Guest, Input, Live, Millis, Mode, Occupant, Output, Pace, Settings, Table, read_log,
    write_log,
};

/// What happened at random tables.
#[derive(Default, Debug)]
struct Count {
    tables: usize,
    entries: usize,
    folds: usize,
    kinds: BTreeMap<String, usize>,
}

/// A table at which anything happens.
struct Anything<G: Live> {
    chance: Chance,
    table: Table<G>,
    now: Millis,
    log: Vec<Entry<G>>,
    /// What was answered to each ask.
    answers: BTreeMap<u64, Option<G::Action>>,
    commands: Vec<(Guest, CommandId, Command<G>, Millis)>,
    next_id: u64,
}

impl<G: Live> Anything<G> {
    fn new(settings: Settings<G>, mut chance: Chance) -> Self {
        let seed = Seed::from_number(u64::from(chance.below(u32::MAX)));
        let (table, output) = Table::open(Millis(5), settings, Guest(1), "Anna".parse().unwrap(), seed).unwrap();
        Self {
            chance,
            table,
            now: Millis(5),
            log: output.entries,
            answers: BTreeMap::new(),
            commands: Vec::new(),
            next_id: 1,
        }
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.chance.below(n) == 0
    }

    fn guest(&mut self) -> Guest {
        Guest(u64::from(1 + self.chance.below(4)))
    }

    fn seat(&mut self) -> Seat {
        seat(1 + self.chance.below(self.table.settings().seats.count() as u32) as usize)
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        let count = items.len() as u32;
        (count > 0).then(|| items[self.chance.below(count) as usize].clone())
    }

    /// Lets time pass: often until the deadline, sometimes a little, sometimes longer.
    fn pass_time(&mut self) {
        let time = match self.chance.below(4) {
            0 => self.now + Millis(u64::from(self.chance.below(300))),
            1 => self.now,
            2 if self.one_in(8) => self.now + Millis(u64::from(self.chance.below(40_000))),
            _ => self.table.deadline().unwrap_or(self.now),
        };
        self.now = self.now.max(time);
    }

    fn input(&mut self) -> Input<G> {
        let asks = self.table.asks();
        match self.chance.below(20) {
            0..=4 => Input::Tick,
            5..=11 if !asks.is_empty() => {
                let ask = self.pick(&asks).unwrap();
                let action = if self.one_in(4) {
                    None
                } else {
                    let open = legal(&self.table, ask.seat);
                    self.pick(&open)
                };
                self.answers.insert(ask.number, action);
                Input::Decided {
                    ask: ask.number,
                    action,
                }
            }
            12 if self.one_in(2) => {
                let guest = self.guest();
                let name = format!("Guest {guest}").parse().unwrap();
                Input::Came { guest, name }
            }
            12 if self.one_in(4) => Input::Went { guest: self.guest() },
            13 if self.one_in(20) => Input::Woke,
            14 if !self.commands.is_empty() => {
                let commands = self.commands.clone();
                let (guest, id, command, trip) = self.pick(&commands).unwrap();
                Input::Command {
                    guest,
                    id,
                    command,
                    trip,
                }
            }
            _ => self.command(),
        }
    }

    fn command(&mut self) -> Input<G> {
        let (guest, command) = if self.table.deal_runs() && !self.one_in(6) {
            self.deed()
        } else {
            self.order()
        };
        let trip = Millis(u64::from(self.chance.below(200)));
        let id = CommandId(self.next_id);
        self.next_id += 1;
        self.commands.push((guest, id, command.clone(), trip));
        Input::Command {
            guest,
            id,
            command,
            trip,
        }
    }

    /// Something that is done in the deal, allowed or not.
    fn deed(&mut self) -> (Guest, Command<G>) {
        let persons: Vec<(Seat, Guest)> = self
            .table
            .places()
            .iter()
            .filter_map(|(seat, place)| Some((seat, place.person()?)))
            .collect();
        let Some((own, guest)) = self.pick(&persons) else {
            return self.order();
        };
        let of = if self.one_in(10) { self.seat() } else { own };
        let open = legal(&self.table, of);
        match self.pick(&open) {
            Some(action) => (guest, Command::Act(action)),
            None => self.order(),
        }
    }

    /// What is said around the deal, by somebody who may or may not.
    fn order(&mut self) -> (Guest, Command<G>) {
        let guest = if self.one_in(4) {
            self.guest()
        } else {
            self.table.host()
        };
        let nonce = Nonce::new([self.chance.below(256) as u8; 32]);
        let other = self.guest();
        let place = self.seat();
        let rare = self.one_in(6);
        let command = match self.chance.below(18) {
            0 | 1 => Command::Sit(place),
            2 | 3 => return (other, Command::Sit(place)),
            4..=6 => {
                let free = self
                    .table
                    .places()
                    .iter()
                    .find(|(_, place)| place.occupant == Occupant::Nobody);
                Command::PutBot(free.map_or(place, |(seat, _)| seat), Level::Chance.into())
            }
            7 => return (other, Command::Ready(Some(nonce))),
            8 => return (other, Command::Ready(None)),
            9..=12 => Command::Start,
            13 if rare => Command::Pause,
            13 | 14 => Command::Resume,
            15 if rare => Command::Remove(other),
            16 if rare => Command::HandOver(other),
            17 if rare => match self.chance.below(6) {
                0 => return (other, Command::Leave),
                1 => Command::End,
                2 => return (other, Command::Stand),
                3 => Command::TakeBot(place),
                4 => Command::Set(self.table.settings().clone()),
                _ => return (other, Command::Unready),
            },
            _ => self.penalty().unwrap_or(Command::Start),
        };
        (guest, command)
    }

    fn penalty(&mut self) -> Option<Command<G>> {
        let kinds = ["penalty 1 cards 2", "penalty 2 two", "penalty 1 no-draw", "draw"];
        let text = self.pick(&kinds)?;
        Some(Command::Impose(text.parse().ok()?))
    }

    fn step(&mut self, input: Input<G>) -> Output<G> {
        let output = self.table.step(self.now, input);
        self.log.extend(output.entries.iter().cloned());
        output
    }

    /// The table that the text of the log gives, after its bots were asked again.
    fn folded(&self) -> Table<G> {
        let text = write_log(&self.log);
        let mut folded = Table::fold(read_log::<G>(&text).unwrap()).unwrap();
        assert!(folded == self.table, "{text}");
        for ask in folded.asks() {
            if let Some(action) = self.answers.get(&ask.number) {
                let ask = ask.number;
                folded.step(self.now, Input::Decided { ask, action: *action });
            }
        }
        folded
    }
}

/// Plays so many steps, and folds the log all the time.
fn folds_anywhere<G: Live>(settings: Settings<G>, number: u64, steps: usize, count: &mut Count) {
    let chance = Seed::from_number(number).stream(7);
    let mut room = Anything::new(settings, chance);
    // One that is told every entry, and one that was folded some time ago and goes on by itself.
    let mut told = Table::fold(room.log.iter().cloned()).unwrap();
    let mut other = room.folded();
    for step in 0..steps {
        room.pass_time();
        let input = room.input();
        let output = room.step(input.clone());
        let same = other.step(room.now, input.clone());
        assert_eq!(
            output, same,
            "table {number}, step {step}: a folded table goes on differently after {input:?}"
        );
        for entry in &output.entries {
            told.add(entry).unwrap();
            count.entries += 1;
            let kind = entry.fact.to_string();
            *count.kinds.entry(kind.split(' ').next().unwrap().into()).or_default() += 1;
        }
        assert!(
            told == room.table,
            "table {number}, step {step}: folding the entries of {input:?} gives another table"
        );
        if room.one_in(20) {
            other = room.folded();
            count.folds += 1;
        }
    }
    count.tables += 1;
}

fn varied<G: Live>(rules: &str, count: usize, chance: &mut Chance) -> Settings<G> {
    let mut settings = settings::<G>(rules, count);
    settings.mode = match chance.below(3) {
        0 => Mode::Race,
        1 => Mode::Fair(Millis(250)),
        _ => Mode::Calm(Millis(1000)),
    };
    settings.clock = (chance.below(2) == 0).then_some(Millis(2000));
    settings.between = (chance.below(2) == 0).then_some(Millis(1000));
    settings.grace = Millis(3000);
    if chance.below(3) == 0 {
        settings.pace = Pace::NONE;
    }
    settings.stand_in = Level::Chance.into();
    settings
}

const SOLO: [&str; 5] = [
    "modern",
    "classic-de",
    "modern penalty=caught limit=100",
    "classic-en",
    "modern interject=any chains=mixed",
];
const SKIPBO: [(&str, usize); 5] = [
    ("standard stock=2", 2),
    ("standard stock=3 penalties=yes", 3),
    ("standard stock=2 teams=1+3,2+4", 4),
    ("standard stock=1 limit=60", 6),
    ("standard stock=2 block=ends penalties=yes", 2),
];

#[test]
fn a_table_folded_after_any_entry_is_the_table_and_goes_on_like_it() {
    let mut count = Count::default();
    let mut chance = Seed::from_number(1).stream(0);
    for number in 0..1200 {
        let solo = SOLO[number % SOLO.len()];
        let players = 2 + chance.below(if number % 5 == 0 { 9 } else { 3 }) as usize;
        folds_anywhere(
            varied::<solo::Round>(solo, players, &mut chance),
            number as u64,
            150,
            &mut count,
        );
        let (rules, players) = SKIPBO[number % SKIPBO.len()];
        folds_anywhere(
            varied::<skipbo::Round>(rules, players, &mut chance),
            number as u64,
            150,
            &mut count,
        );
    }
    assert_eq!(count.tables, 2400);
    assert!(count.entries > 100_000 && count.folds > 10_000, "{count:?}");
    // Everything that can happen did.
    let kinds: Vec<&str> = count.kinds.keys().map(String::as_str).collect();
    let all = [
        "acted",
        "came",
        "dealt",
        "dropped",
        "ended",
        "held",
        "host",
        "left",
        "paused",
        "put-bot",
        "ready",
        "removed",
        "resumed",
        "sat",
        "set",
        "started",
        "stood",
        "taken-over",
        "took-bot",
        "unready",
        "went",
        "woke",
    ];
    assert_eq!(kinds, all, "{count:?}");
}
