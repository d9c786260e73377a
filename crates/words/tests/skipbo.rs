//! Everything in SKIP-BO has words, in every language, with every variable filled in.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use bots::skipbo::{Reason, Why};
use common::{each, keys, seat, watch_skipbo};
use game::{Refusal, SeatSet, Viewer};
use skipbo::{Card, Cards, Edition, Hand, Illegal, Penalty, Pile, Play, Round, Rules, Seen, Source, Whose};
use std::collections::BTreeSet;
use words::{Lang, Names, Told, Words};

/// Rulebooks in which every variant of every rule is printed at least once.
const BOOKS: [&str; 8] = [
    "standard",
    "short",
    "standard stock=1 limit=1 block=ends",
    "standard stock=25 penalties=yes",
    "standard teams=1+3,2+4",
    "short teams=1+4,2+5,3+6 block=ends",
    "standard teams=1+2,3+4,5+6 penalties=yes limit=300",
    "standard stock=1 teams=1+3,2+4 limit=1",
];

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn hand(text: &str) -> Hand {
    text.split(' ').map(card).collect()
}

fn pile(number: usize) -> Pile {
    Pile::numbered(number).unwrap()
}

fn played(by: usize, text: &str, from: Source, number: u8) -> Seen {
    let to = pile(3);
    let card = card(text);
    Seen::Played {
        seat: seat(by),
        play: Play { card, from, to },
        number,
    }
}

const SOURCES: [Source; 5] = [
    Source::Hand,
    Source::Stock(Whose::Own),
    Source::Stock(Whose::Partner),
    Source::Discard(Whose::Own, Pile::ALL[1]),
    Source::Discard(Whose::Partner, Pile::ALL[3]),
];

#[test]
fn every_card_has_a_name_of_its_own() {
    each(|words, check| {
        let names: BTreeSet<String> = Card::ALL.map(|card| Round::card(words, card)).into();
        assert_eq!(names.len(), Card::FACES);
        for name in &names {
            check(name);
        }
    });
}

fn events() -> Vec<Seen> {
    let (a, b) = (seat(1), seat(2));
    let mut events = vec![
        Seen::Lot {
            seat: a,
            card: card("7"),
        },
        Seen::Lot {
            seat: a,
            card: card("J"),
        },
        Seen::Dealt { dealer: a, stock: 1 },
        Seen::Dealt { dealer: a, stock: 30 },
        Seen::Turned {
            seat: a,
            card: card("11"),
        },
        Seen::Turned {
            seat: a,
            card: card("J"),
        },
        Seen::Turn { seat: a },
        Seen::Withheld { seat: a },
        Seen::Nothing { seat: a },
        Seen::Reshuffled { cards: 36 },
        Seen::Completed { pile: pile(2) },
        Seen::Emptied { seat: a },
        Seen::Discarded {
            seat: a,
            card: card("8"),
            pile: pile(4),
        },
        Seen::Discarded {
            seat: a,
            card: card("J"),
            pile: pile(4),
        },
        Seen::Ended { seat: a },
        Seen::Blocked,
        Seen::TakenUp { cards: 1 },
        Seen::TakenUp { cards: 60 },
        Seen::Under { seat: a, cards: 1 },
        Seen::Under { seat: a, cards: 3 },
        Seen::Won {
            seats: SeatSet::only(a),
        },
        Seen::Won {
            seats: SeatSet::only(a).with(seat(3)),
        },
        Seen::Won {
            seats: SeatSet::only(b).with(seat(4)),
        },
        Seen::Nobody,
        Seen::Points { seat: a, points: 1 },
        Seen::Points { seat: a, points: 85 },
    ];
    for cards in [
        Cards::Hidden(1),
        Cards::Hidden(5),
        Cards::Known(hand("J")),
        Cards::Known(hand("1 8 J")),
    ] {
        events.push(Seen::Drew { seat: a, cards });
    }
    for from in SOURCES {
        events.extend([played(1, "8", from, 8), played(1, "J", from, 11)]);
    }
    events.extend(Penalty::ALL.map(|penalty| Seen::Penalised { seat: a, penalty }));
    events
}

#[test]
fn every_event_has_words() {
    let listeners = [
        Names::default(),
        Names::new(["Anna", "Ben"]),
        Names::new(["Anna", "Ben"]).seen_by(Viewer::Seat(seat(1))),
        Names::new(["", "Ben"]).seen_by(Viewer::Seat(seat(2))),
    ];
    each(|words, check| {
        for event in events() {
            for names in &listeners {
                check(&Round::event(words, &event, names));
                for before in [None, Some(Seen::Blocked), Some(Seen::Turn { seat: seat(1) })] {
                    let events: Vec<Seen> = before.into_iter().chain([event]).collect();
                    for told in Round::narrate(words, &events, names) {
                        check(&told);
                    }
                }
            }
        }
    });
}

#[test]
fn whatever_happens_is_told() {
    let books = [
        ("short", 3),
        ("standard stock=4 teams=1+3,2+4 penalties=yes", 4),
        ("standard stock=20", 5),
        ("short block=ends penalties=yes", 2),
    ];
    let names = Names::new(["Anna", "", "Chloé"]);
    each(|words, check| {
        for ((book, seats), seed) in books.into_iter().flat_map(|book| (1..4).map(move |seed| (book, seed))) {
            for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
                let names = names.clone().seen_by(viewer);
                let seen = watch_skipbo(book, seats, seed, viewer);
                for events in &seen {
                    let told = Round::narrate(words, events, &names);
                    assert!(!told.is_empty(), "{events:?}");
                    for sentence in &told {
                        check(sentence);
                    }
                }
                let whole = Round::narrate(words, &seen.concat(), &names);
                for sentence in &whole {
                    check(sentence);
                }
                assert!(whole.len() > 20, "a game is a story");
            }
        }
    });
}

/// What is told of these events, in English.
fn told(events: &[Seen], names: &Names) -> Vec<String> {
    Round::narrate(&Words::new(Lang::En), events, names)
}

fn drew(by: usize, count: usize) -> Seen {
    let cards = Cards::Hidden(count);
    Seen::Drew { seat: seat(by), cards }
}

fn turned(of: usize, text: &str) -> Seen {
    let (seat, card) = (seat(of), card(text));
    Seen::Turned { seat, card }
}

/// Checks what is told of these events to somebody who watches Anna and Ben, in English.
fn check_told<const N: usize>(events: &[Seen], sentences: [&str; N]) {
    assert_eq!(told(events, &Names::new(["Anna", "Ben"])), sentences);
}

#[test]
fn a_play_and_what_it_brings_is_one_sentence() {
    let done = Seen::Completed { pile: pile(3) };
    check_told(
        &[played(1, "11", SOURCES[1], 11), turned(1, "8")],
        ["Anna plays an 11 from the stock pile on building pile 3; the stock pile now shows an 8."],
    );
    check_told(
        &[played(1, "J", SOURCES[2], 4), turned(2, "8")],
        ["Anna plays a joker from the partner’s stock pile as 4 on building pile 3; Ben’s stock pile now shows an 8."],
    );
    check_told(
        &[played(1, "12", Source::Hand, 12), done, drew(1, 5)],
        [
            "Anna plays a 12 on building pile 3; that completes the pile, and it is set aside; Anna has played out the hand and \
          draws 5 cards.",
        ],
    );
    check_told(
        &[
            played(1, "1", Source::Hand, 1),
            played(1, "J", Source::Hand, 2),
            played(1, "3", SOURCES[3], 3),
        ],
        ["Anna plays a 1 and a joker as 2 on building pile 3, then a 3 from discard pile B on building pile 3."],
    );
}

#[test]
fn the_next_turn_is_told_with_its_draw() {
    let (a, b) = (seat(1), seat(2));
    let (turn, nothing) = (Seen::Turn { seat: a }, Seen::Nothing { seat: a });
    let discarded = Seen::Discarded {
        seat: b,
        card: card("9"),
        pile: pile(1),
    };
    check_told(
        &[discarded, turn, drew(1, 1)],
        ["Ben puts a 9 on discard pile A; Anna is next and draws a card."],
    );
    check_told(
        &[turn, drew(1, 2), Seen::Reshuffled { cards: 24 }, drew(1, 1)],
        [
            "Anna is next.",
            "The piles set aside are shuffled into a new draw pile of 24 cards; Anna draws 3 cards.",
        ],
    );
    check_told(
        &[turn, drew(1, 2), nothing],
        ["Anna is next and draws 2 cards; there are no more cards."],
    );
    check_told(
        &[Seen::Ended { seat: b }, turn, nothing],
        ["Ben ends the turn without a discard; Anna is next, but there is nothing to draw."],
    );
    check_told(
        &[
            Seen::Blocked,
            Seen::TakenUp { cards: 60 },
            turn,
            Seen::Withheld { seat: a },
        ],
        [
            "Nothing moves any more: the game is blocked; all discard piles are taken up and shuffled into a new draw pile of 60 \
          cards; Anna is next, this time without drawing.",
        ],
    );
}

#[test]
fn a_penalty_says_how_many_cards_once() {
    let a = seat(1);
    let penalty = Seen::Penalised {
        seat: a,
        penalty: Penalty::ALL[2],
    };
    let under = |cards| Seen::Under { seat: a, cards };
    check_told(
        &[penalty, under(3), turned(1, "4")],
        ["A penalty for Anna: 3 cards under the stock pile; Anna’s stock pile now shows a 4."],
    );
    check_told(
        &[penalty, under(1), Seen::Nothing { seat: a }],
        ["A penalty for Anna: 3 cards under the stock pile; there is only one card left."],
    );
    check_told(
        &[penalty, Seen::Nothing { seat: a }],
        ["A penalty for Anna: 3 cards under the stock pile; but there are no cards left."],
    );
}

#[test]
fn lots_and_the_end_are_told_in_short() {
    let (a, b, c) = (seat(1), seat(2), seat(3));
    let names = Names::new(["Anna", "Ben"]).seen_by(Viewer::Seat(c));
    let lot = |seat, text| Seen::Lot { seat, card: card(text) };
    let lots = [
        lot(a, "9"),
        lot(b, "4"),
        lot(c, "J"),
        lot(c, "9"),
        lot(a, "2"),
        lot(c, "8"),
    ];
    assert_eq!(
        told(&lots, &names),
        [
            "Drawing for the deal: Anna (9), Ben (4), you (joker, then 9).",
            "A tie, so once more: Anna (2), you (8)."
        ]
    );
    let won = |seats| Seen::Won { seats };
    let points = |of: [u32; 3]| {
        [a, b, c]
            .into_iter()
            .zip(of)
            .map(|(seat, points)| Seen::Points { seat, points })
    };
    let end = |first: Seen, of| std::iter::once(first).chain(points(of)).collect::<Vec<Seen>>();
    let team = SeatSet::only(a).with(c);
    assert_eq!(
        told(&end(won(team), [85, 0, 85]), &names),
        ["You and Anna win the game; that is worth 85 points."]
    );
    assert_eq!(
        told(&end(won(SeatSet::only(b)), [0, 45, 0]), &names),
        ["Ben wins the game; that is worth 45 points."]
    );
    let blocked = [Seen::Blocked]
        .into_iter()
        .chain(end(Seen::Nobody, [0; 3]))
        .collect::<Vec<Seen>>();
    assert_eq!(
        told(&blocked, &names),
        ["Nothing moves any more: the game is blocked; it is a tie for the fewest cards in stock, so nobody wins."]
    );
    assert_eq!(
        told(&points([0, 5, 0]).collect::<Vec<_>>(), &names),
        ["Points: Anna (0), Ben (5), you (0)."]
    );
}

/// Every reason there is. The number of their texts is compared below, so none can be forgotten here.
const ILLEGAL: [Illegal; 15] = [
    Illegal::NoSuchSeat,
    Illegal::NotYourTurn,
    Illegal::NoPileYet,
    Illegal::WrongNumber { due: 8 },
    Illegal::NotInHand,
    Illegal::NotOnStock,
    Illegal::StockEmpty,
    Illegal::NotOnDiscard,
    Illegal::MustDiscard,
    Illegal::GameOver,
    Illegal::NoPartner,
    Illegal::HostDoesNotPlay,
    Illegal::OnlyTheHost,
    Illegal::NoPenalties,
    Illegal::AlreadyImposed,
];

#[test]
fn every_refusal_is_explained() {
    each(|words, check| {
        let texts: BTreeSet<String> = ILLEGAL
            .into_iter()
            .map(|illegal| Round::illegal(words, illegal))
            .collect();
        assert_eq!(texts.len(), ILLEGAL.len(), "no two are the same");
        for text in &texts {
            check(text);
        }
        assert_eq!(
            keys(Words::source(words.lang()), "skipbo-illegal-").count(),
            ILLEGAL.len()
        );
        for illegal in ILLEGAL {
            assert!(Round::illegal(words, illegal).ends_with(&format!("({})", illegal.rule())));
        }
        for due in 2..=12 {
            assert!(Round::reason(words, Illegal::WrongNumber { due }).contains(&format!(" {due}")));
        }
    });
}

#[test]
fn every_field_and_value_is_explained() {
    each(|words, check| {
        let mut said = BTreeSet::new();
        for (field, values) in [
            ("stock", &["printed", "1", "15"][..]),
            ("teams", &["none", "1+3,2+4", "1+4,2+5,3+6"]),
            ("block", &["take-up", "ends"]),
            ("penalties", &["no", "yes"]),
            ("limit", &["1", "500"]),
        ] {
            assert!(Rules::FIELDS.contains(&field));
            check(&Round::field(words, field));
            for value in values {
                assert!(Rules::default().with(field, value).is_ok());
                let text = Round::value(words, field, value);
                check(&text);
                said.insert(text);
            }
        }
        assert_eq!(said.len(), 12, "no two are the same");
        assert_eq!(
            keys(Words::source(words.lang()), "skipbo-field-").count(),
            Rules::FIELDS.len()
        );
        for edition in Edition::ALL {
            check(&Round::rulebook(words, &Rules::of(edition)));
        }
    });
}

#[test]
fn a_rulebook_is_called_by_its_name_and_its_differences() {
    let words = Words::new(Lang::En);
    let house = rules("short stock=15 teams=1+3,2+4 limit=1");
    assert_eq!(Round::rulebook(&words, &house), "The short game");
    let lines = Round::house_rules(&words, &house);
    let lines: Vec<String> = lines
        .into_iter()
        .map(|(field, value)| format!("{field}: {value}"))
        .collect();
    assert_eq!(
        lines,
        [
            "Every stock pile gets: 15 cards",
            "Teams: seat 1 with seat 3, seat 2 with seat 4",
            "The match is won by: the first point"
        ]
    );
}

#[test]
fn every_rule_is_printed_as_it_holds() {
    each(|words, check| {
        let mut seen = BTreeSet::new();
        for book in BOOKS {
            let sections = Round::sections(words, &rules(book));
            assert!(sections.windows(2).all(|pair| pair[0].number < pair[1].number));
            for rule in &sections {
                for text in [&rule.chapter, &rule.title, &rule.number] {
                    check(text);
                }
                rule.text.lines().for_each(check);
                assert!(rule.text.ends_with(['.', '!', '?']), "{rule:?}");
                seen.insert(rule.number.clone());
            }
        }
        assert_eq!(seen.len(), 24);
    });
}

#[test]
fn what_a_rulebook_does_not_have_is_left_out() {
    each(|words, _| {
        let page = |book: &str| Round::sections(words, &rules(book));
        let numbers = |book: &str| page(book).into_iter().map(|rule| rule.number).collect::<Vec<_>>();
        let has = |book: &str, number: &str| numbers(book).contains(&number.to_string());
        for number in ["B-16", "B-17", "B-18"] {
            assert!(
                !has("standard", number) && has("standard teams=1+3,2+4", number),
                "{number}"
            );
        }
        assert!(has("short", "B-14") && !has("short teams=1+3,2+4", "B-14"));
        for number in ["B-21", "B-22", "B-23"] {
            assert!(
                !has("standard", number) && has("standard penalties=yes", number),
                "{number}"
            );
        }
        let text = |book: &str, number: &str| page(book).into_iter().find(|rule| rule.number == number).unwrap().text;
        let stock = |book: &str| text(book, "B-04");
        assert!(stock("standard").contains("30") && stock("standard").contains("20"));
        assert!(stock("short").contains("10") && !stock("short").contains("30"));
        assert!(stock("standard teams=1+3,2+4").contains("30") && !stock("standard teams=1+3,2+4").contains("20"));
        assert!(stock("standard teams=1+2,3+4,5+6").contains("20"));
        assert_ne!(text("standard stock=21", "B-01"), text("standard stock=20", "B-01"));
        assert!(text("standard limit=300", "B-20").contains("300"));
    });
}

#[test]
fn each_field_changes_what_is_printed() {
    each(|words, _| {
        let standard = rules("standard");
        for (field, value) in [
            ("stock", "15"),
            ("teams", "1+3,2+4"),
            ("block", "ends"),
            ("penalties", "yes"),
            ("limit", "300"),
        ] {
            let changed = standard.with(field, value).unwrap();
            assert_ne!(
                Round::sections(words, &changed),
                Round::sections(words, &standard),
                "{field}={value}"
            );
        }
    });
}

/// Everything a bot can do something for.
fn whys() -> Vec<Why> {
    let mut whys = vec![
        Why::Room,
        Why::Order,
        Why::OpenPlace,
        Why::LeastMissed,
        Why::NothingElse,
        Why::NewHand { cards: 1 },
        Why::NewHand { cards: 3 },
    ];
    for whose in [Whose::Own, Whose::Partner] {
        whys.push(Why::Stock { whose });
        for card in ["1", "8", "11", "12", "J"].map(card) {
            whys.extend([1, 4].map(|cards| Why::TowardsStock { whose, card, cards }));
        }
    }
    whys
}

#[test]
fn every_reason_of_a_bot_has_words() {
    each(|words, check| {
        let told = |why, percent| Round::bot_reason(words, Reason { why, percent });
        let texts: BTreeSet<String> = whys().into_iter().map(|why| told(why, None)).collect();
        assert_eq!(texts.len(), whys().len(), "no two are the same");
        for text in &texts {
            check(text);
            assert!(text.ends_with('.'), "{text}");
        }
        let mut chances = BTreeSet::new();
        for percent in [0, 1, 2, 62, 100] {
            let text = told(Why::Room, Some(percent));
            check(&text);
            let (first, second) = text.split_once(". ").unwrap();
            assert_eq!(format!("{first}."), told(Why::Room, None));
            assert!(chances.insert(second.to_string()), "{text}");
        }
        // Every kind of reason, and the chances.
        assert_eq!(keys(Words::source(words.lang()), "skipbo-why-").count(), 9);
    });
}

#[test]
fn a_bot_says_which_card_it_is_after() {
    let card = card("8");
    let own = Why::TowardsStock {
        whose: Whose::Own,
        card,
        cards: 3,
    };
    let partners = Why::TowardsStock {
        whose: Whose::Partner,
        card,
        cards: 1,
    };
    for (lang, why, percent, text) in [
        (
            Lang::En,
            own,
            Some(62),
            "Another 3 cards, this one included, and the 8 from my stock pile can follow. I expect to win 62 times in 100.",
        ),
        (
            Lang::En,
            partners,
            None,
            "After this card, the 8 from my partner’s stock pile can follow.",
        ),
        (
            Lang::De,
            own,
            Some(62),
            "Noch 3 Karten, diese mitgezählt, dann passt die 8 von meinem Spielerstapel. So gewinne ich wohl 62 von 100 Spielen.",
        ),
        (
            Lang::Fr,
            partners,
            Some(1),
            "Après cette carte, le 8 du stock de mon partenaire pourra suivre. Je pense gagner une fois sur 100.",
        ),
        (
            Lang::Nl,
            partners,
            None,
            "Na deze kaart past de 8 van de stok van mijn partner.",
        ),
        (
            Lang::It,
            own,
            None,
            "Ancora 3 carte, compresa questa, e posso giocare l’8 del mio mazzo base.",
        ),
    ] {
        assert_eq!(Round::bot_reason(&Words::new(lang), Reason { why, percent }), text);
    }
}
