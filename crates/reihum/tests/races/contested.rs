//! A table at which two can be first: it is made without a server, for no server stacks a deck.

use game::{Seat, Seats, Seed};
use solo::{Card, Round, Rules};
use store::{TableId, Write};
use table::{Command, CommandId, Guest, Input, Live, Millis, Output, Settings, Table};

/// A table of SOLO for three that nobody is at: a red five lies there, seat 1 begins and could lay a red seven, seat 2 has the other red five. Its code
/// comes with it.
pub(crate) fn contested(id: TableId, mode: &str, guests: [u64; 3]) -> (Write, String) {
    let usual = Settings::<Round>::new(Rules::default(), Seats::new(3).unwrap()).to_string();
    let settings = usual.split(' ').map(|field| match field.split_once('=') {
        Some(("mode", _)) => format!("mode={mode}"),
        Some(("grace", _)) => "grace=3600000".into(),
        _ => field.into(),
    });
    let settings: Settings<Round> = settings.collect::<Vec<_>>().join(" ").parse().unwrap();
    // One of the first few tables is dealt by the last seat.
    let entries = (0..100).find_map(|seed| begun(&settings, guests, seed)).unwrap();
    let code = format!("baba-baba-ba{}", ["ba", "be", "bi", "bo"][id.0 as usize % 4]);
    let write = Write::Open {
        table: id,
        code: code.clone(),
        public: false,
        at: 0,
        entries,
    };
    (write, code)
}

/// The log of a table at which everybody sits and the cards are dealt, if seat 1 begins.
fn begun(settings: &Settings<Round>, guests: [u64; 3], seed: u64) -> Option<Vec<String>> {
    let host = Guest(guests[0]);
    let name = |guest: u64| format!("Guest {guest}").parse().unwrap();
    let opened = Table::open(Millis(0), settings.clone(), host, name(host.0), Seed::from_number(seed));
    let (mut table, output) = opened.unwrap();
    let mut log = lines(&output);
    let mut ids = 1..;
    let mut say = |table: &mut Table<Round>, guest, command| {
        let input = Input::Command {
            guest,
            id: CommandId(ids.next().unwrap()),
            command,
            trip: Millis(0),
        };
        lines(&table.step(Millis(0), input))
    };
    for (guest, place) in guests.map(Guest).into_iter().zip(settings.seats.iter()) {
        let name = name(guest.0);
        log.extend(lines(&table.step(Millis(0), Input::Came { guest, name })));
        log.extend(say(&mut table, guest, Command::Sit(place)));
        log.extend(say(&mut table, guest, Command::Ready(None)));
    }
    log.extend(lines(&table.stack(Millis(0), &deck(settings)).unwrap()));
    log.extend(say(&mut table, host, Command::Start));
    for guest in guests.map(Guest) {
        log.extend(lines(&table.step(Millis(0), Input::Went { guest })));
    }
    let dealer = table.score().map(game::Match::dealer);
    (dealer == Seat::numbered(3)).then_some(log)
}

fn lines<G: Live>(output: &Output<G>) -> Vec<String> {
    output.entries.iter().map(ToString::to_string).collect()
}

/// The deck that gives seat 1 a red seven, seat 2 a red five, and then the other one.
fn deck(settings: &Settings<Round>) -> String {
    let card = |text: &str| -> Card { text.parse().unwrap() };
    let mut rest: Vec<Card> = settings.rules.deck().cards().to_vec();
    let mut take = |wanted: Card| rest.remove(rest.iter().position(|card| *card == wanted).unwrap());
    let (seven, five, lies) = (take(card("r7")), take(card("r5")), take(card("r5")));
    // Numbers are dealt first, the last of them before the others.
    rest.sort_by_key(|card| std::cmp::Reverse((card.is_number(), *card)));
    let mut deck = vec![seven, five];
    let filled: Vec<Card> = rest.drain(..8 * 3 - 2).collect();
    deck.extend(filled);
    deck.push(lies);
    deck.extend(rest);
    deck.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
