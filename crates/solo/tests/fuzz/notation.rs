//! The notation: cards, actions, events, rulebooks, fields, positions, sights and stacked decks.

use super::corpus::positions;
use game::testing::{imagined, one_of, playable, read, rewritten, seen, told};
use game::{Game, Seats, Seed, Viewer};
use solo::{Action, Card, Event, Round, Rules, Setup};
use std::fmt::Display;

/// Words of the notation, each of a kind of its own.
const WORDS: [&str; 26] = [
    "r5",
    "yX",
    "W",
    "Pr",
    "?",
    "W=g",
    "F=r!",
    "rX>3",
    "rG>2:b1,b7!",
    "rG>2",
    "r7+b7+b7",
    "draw",
    "pass",
    "decline",
    "solo",
    "catch 3",
    "classic-de chains=mixed start=leave",
    "modern limit=over-40 deck=112",
    "classic-fr2 penalty=caught",
    "hand 2 r1 W ?*3",
    "answers 2=no 3=Pr! 4=?",
    "over blocked",
    "viewer spectator",
    "debt 240",
    "question 1 3",
    "colour -",
];

/// Events as somebody sees them, each of a kind of its own.
const SEEN: [&str; 30] = [
    "dealt 4",
    "hand 1 r1 r2 W W Pr",
    "hand 1 ?*8",
    "turned r5",
    "redealt",
    "played 2 r5",
    "interjected 2 Py",
    "tripled 2 r7 b7 b7",
    "wished 2 g",
    "called 2",
    "owes 2",
    "caught 3>2",
    "drew 2 r5 turn",
    "drew 2 ? chain",
    "drew 10 F late",
    "nothing 2",
    "reshuffled 45",
    "skipped 3",
    "reversed ccw",
    "chain 3 240",
    "paid 3 4",
    "asked 2 3 10",
    "answered 2",
    "declined 2",
    "protected 3 Pr",
    "moved 1>3 r4 r5",
    "gave 1>3 ?*2",
    "won 2",
    "blocked",
    "points 3 45",
];

#[test]
fn fuzz_seen() {
    bolero::check!()
        .with_max_len(48)
        .for_each(|bytes: &[u8]| seen::<Round>(&one_of(&SEEN, bytes)));
}

#[test]
fn fuzz_words() {
    bolero::check!().with_max_len(48).for_each(|bytes: &[u8]| {
        let text = one_of(&WORDS, bytes);
        read::<Card>(&text);
        read::<Action>(&text);
        read::<Rules>(&text);
        rewritten::<Round>(&text);
    });
}

#[test]
fn fuzz_positions() {
    let corpus = positions();
    bolero::check!().with_max_len(96).for_each(|bytes: &[u8]| {
        let text = one_of(&corpus, bytes);
        let Some(setup) = read::<Setup>(&text) else {
            assert!(text.parse::<Round>().is_err(), "{text:?}");
            return;
        };
        match (setup.check(), Round::try_from(setup.clone())) {
            (Ok(()), Ok(round)) => {
                assert_eq!(round.setup(), setup, "{text:?}");
                playable(&text, &round);
            }
            (Err(why), Err(refused)) => {
                assert_eq!(why, refused, "{text:?}");
                told(&text, &why);
            }
            (checked, tried) => panic!("{text:?} is checked as {checked:?} and taken as {tried:?}"),
        }
    });
}

#[test]
fn fuzz_sights() {
    let rounds = positions().into_iter().filter_map(|text| text.parse::<Round>().ok());
    let viewers = Seats::new(2)
        .into_iter()
        .flat_map(|seats| seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]));
    let viewers: Vec<Viewer> = viewers.collect();
    let sights = rounds
        .zip(viewers.into_iter().cycle())
        .map(|(round, viewer)| round.sight(viewer).to_string());
    let corpus: Vec<String> = sights.collect();
    bolero::check!().with_max_len(96).for_each(|bytes: &[u8]| {
        imagined::<Round>(&one_of(&corpus, bytes));
    });
}

#[test]
fn fuzz_stacked_decks() {
    let editions = [
        "modern",
        "classic-de",
        "classic-fr2",
        "modern deck=112",
        "classic-de start=leave",
    ];
    let books: Vec<Rules> = editions.iter().map(|text| text.parse().expect("a rulebook")).collect();
    let decks = [
        "r1 r2 r3 rest",
        "rest",
        "W W W W A F rS rest",
        "r5*2 y9 rest",
        "Pr Pg Pb Py rG rest",
    ]
    .map(String::from);
    let whole = books.iter().map(|rules| list(rules.deck().cards()));
    let corpus: Vec<String> = decks.into_iter().chain(whole).collect();
    bolero::check!().with_max_len(48).for_each(|bytes: &[u8]| {
        let Some((first, rest)) = bytes.split_first() else {
            return;
        };
        let rules = &books[usize::from(first % 8) % books.len()];
        let seats = Seats::new(2 + usize::from(first / 8) % 9).expect("2 to 10");
        let text = one_of(&corpus, rest);
        let dealer = seats.iter().next_back().expect("a table has seats");
        let mut events: Vec<Event> = Vec::new();
        match Round::deal_stacked(rules, seats, dealer, &text, &Seed::default(), &mut events) {
            Ok(round) => {
                assert_eq!(round.setup().check(), Ok(()), "{text:?}");
                assert_eq!(read::<Setup>(&round.to_string()), Some(round.setup()), "{text:?}");
                assert!(!events.is_empty(), "{text:?}");
            }
            Err(error) => {
                told(&text, &error);
                assert!(events.is_empty(), "{text:?}");
            }
        }
    });
}

fn list(cards: &[impl Display]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
