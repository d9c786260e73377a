//! The notation: cards, actions, events, rulebooks, fields, positions, sights and stacked decks.

use super::corpus::positions;
use game::testing::{imagined, one_of, playable, read, rewritten, seen, told};
use game::{Game, Seats, Seed, Viewer};
use skipbo::{Action, Card, DECK, Event, Round, Rules, Setup};

/// Words of the notation, each of a kind of its own.
const WORDS: [&str; 27] = [
    "7",
    "12",
    "J",
    "?",
    "7>2",
    "J>1",
    "7s>2",
    "Jd3>2",
    "7ps>4",
    "7pd1>4",
    "9>d4",
    "end",
    "penalty 2 cards 3",
    "penalty 6 hint",
    "penalty 1 no-draw",
    "standard stock=15 teams=1+3,2+4",
    "short block=ends penalties=yes limit=60",
    "standard teams=1+2,3+5,4+6 stock=printed",
    "stock 2 7 ?*29",
    "hand 2 1 J ?*3",
    "discards 1 9 8 | - | 4",
    "build 1 2 J | - | J",
    "over 1 3",
    "over blocked",
    "viewer spectator",
    "no-draw 1 2",
    "quiet 3",
];

/// Events as somebody sees them, each of a kind of its own.
const SEEN: [&str; 24] = [
    "lot 2 7",
    "dealt 4 30",
    "turned 1 12",
    "turn 6",
    "withheld 1",
    "drew 1 3 5 5 J",
    "drew 1 ?*3",
    "nothing 1",
    "reshuffled 48",
    "played 1 7>2",
    "played 1 12pd1>2",
    "played 1 Js>2 as 8",
    "completed 2",
    "emptied 1",
    "discarded 1 9>d4",
    "ended 1",
    "blocked",
    "taken-up 60",
    "penalised 2 cards 3",
    "penalised 2 no-draw",
    "under 2 3",
    "won 1 3",
    "nobody",
    "points 1 85",
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
fn every_position_of_the_corpus_is_one() {
    for text in positions() {
        let round = text.parse::<Round>().unwrap_or_else(|why| panic!("{why}: {text}"));
        playable(&text, &round);
    }
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
    let books = [
        "standard",
        "short",
        "standard stock=1",
        "standard stock=20 penalties=yes",
    ];
    let books: Vec<Rules> = books.iter().map(|text| text.parse().expect("a rulebook")).collect();
    let whole: Vec<String> = DECK.iter().map(Card::to_string).collect();
    let decks = [
        "1 2 3 rest",
        "rest",
        "J*18 rest",
        "5*2 12 rest",
        "12*12 11*12 10*12 rest",
    ];
    let corpus: Vec<String> = decks.map(String::from).into_iter().chain([whole.join(" ")]).collect();
    bolero::check!().with_max_len(48).for_each(|bytes: &[u8]| {
        let Some((first, rest)) = bytes.split_first() else {
            return;
        };
        let rules = &books[usize::from(first % 8) % books.len()];
        let seats = Seats::new(2 + usize::from(first / 8) % 5).expect("2 to 6");
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
