//! Everything in SOLO has words, in every language, with every variable filled in.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use bots::solo::{Reason, Why as BotWhy};
use common::{each, keys, seat, watch_solo, whys_of_solo};
use game::{Direction, Refusal, SeatSet, Viewer};
use solo::{Card, Cards, Colour, Edition, Hand, Illegal, Kind, Round, Rules, Seen, Triple, Why};
use std::collections::{BTreeSet, HashSet};
use words::{Lang, Names, Told, Words};

/// Rulebooks in which every variant of every rule is printed at least once.
const BOOKS: [&str; 14] = [
    "modern",
    "modern triple=no",
    "modern interject=any chains=mixed after-chain=lost triple-takes=three start=leave",
    "modern penalty=caught",
    "modern solo=discarding",
    "modern solo=discarding solo-until=discard after-swap=next",
    "classic-de",
    "classic-en",
    "classic-fr",
    "classic-nl",
    "classic-fr2",
    "classic-de triple=yes chains=mixed",
    "classic-de penalty=caught solo-until=next-acts start=leave",
    "classic-en limit=over-1 swap=compulsory after-swap=partner",
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

#[test]
fn every_card_and_colour_has_a_name_of_its_own() {
    each(|words, check| {
        let mut names = BTreeSet::new();
        for colour in Colour::ALL {
            check(&words.colour(colour));
            for kind in Kind::ALL.into_iter().filter(|kind| !kind.is_black()) {
                names.insert(Round::card(words, Card::coloured(colour, kind)));
            }
            names.insert(Round::card(words, Card::protection(colour)));
        }
        names.extend([Card::WISH, Card::DRAW_FOUR, Card::ALL_SWAP].map(|card| Round::card(words, card)));
        for name in &names {
            check(name);
        }
        assert_eq!(names.len(), 63);
    });
}

/// Everything that can happen but the playing and drawing of cards.
fn events() -> Vec<Seen> {
    let (a, b) = (seat(1), seat(2));
    vec![
        Seen::Dealt { dealer: a },
        Seen::Hand {
            seat: a,
            hand: Cards::Known(hand("r1 r1 g5 W Pb")),
        },
        Seen::Hand {
            seat: a,
            hand: Cards::Hidden(8),
        },
        Seen::Turned { card: card("r5") },
        Seen::Redealt,
        Seen::Tripled {
            seat: a,
            triple: Triple::new(7, &[Colour::Red, Colour::Blue, Colour::Blue]).unwrap(),
        },
        Seen::Wished {
            seat: a,
            colour: Colour::Green,
        },
        Seen::Called { seat: a },
        Seen::Owes { seat: a },
        Seen::Caught { by: a, seat: b },
        Seen::Caught { by: b, seat: a },
        Seen::Nothing { seat: a },
        Seen::Reshuffled { cards: 1 },
        Seen::Reshuffled { cards: 45 },
        Seen::Passed { seat: a },
        Seen::Skipped { seat: a },
        Seen::Reversed {
            direction: Direction::Clockwise,
        },
        Seen::Reversed {
            direction: Direction::Counterclockwise,
        },
        Seen::Chain { seat: a, debt: 4 },
        Seen::Paid { seat: a, debt: 4 },
        Seen::Cancelled { seat: a },
        Seen::Asked {
            seats: SeatSet::only(a),
        },
        Seen::Asked {
            seats: SeatSet::only(a).with(b).with(seat(3)),
        },
        Seen::Answered { seat: a },
        Seen::Declined { seat: a },
        Seen::Protected {
            seat: a,
            card: card("Py"),
        },
        Seen::Moved {
            from: a,
            to: b,
            hand: Cards::Hidden(2),
        },
        Seen::Moved {
            from: b,
            to: a,
            hand: Cards::Known(hand("r4 gS")),
        },
        Seen::Gave {
            from: a,
            to: b,
            cards: Cards::Hidden(1),
        },
        Seen::Gave {
            from: a,
            to: b,
            cards: Cards::Known(hand("r4 gS")),
        },
        Seen::Gave {
            from: b,
            to: a,
            cards: Cards::Known(hand("rR")),
        },
        Seen::Turn { seat: a },
        Seen::Won { seat: a },
        Seen::Blocked,
        Seen::Points { seat: a, points: 45 },
    ]
}

/// Cards of every kind, laid, thrown in and drawn.
fn cards() -> Vec<Seen> {
    let a = seat(1);
    let mut events = Vec::new();
    for text in ["r5", "gS", "bR", "yD", "rX", "rG", "W", "F", "A", "Pr"] {
        let card = card(text);
        for interjected in [false, true] {
            events.push(Seen::Played {
                seat: a,
                card,
                interjected,
            });
        }
        for why in [Why::Turn, Why::Chain, Why::Late] {
            events.push(Seen::Drew {
                seat: a,
                card: Some(card),
                why,
            });
            events.push(Seen::Drew {
                seat: a,
                card: None,
                why,
            });
        }
    }
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
        for event in events().into_iter().chain(cards()) {
            for names in &listeners {
                check(&Round::event(words, &event, names));
                for told in Round::narrate(words, &[event], names) {
                    check(&told);
                }
            }
        }
    });
}

#[test]
fn whatever_happens_is_told() {
    let books = [
        "modern",
        "classic-en",
        "modern penalty=caught interject=any chains=mixed",
        "classic-fr2",
    ];
    let names = Names::new(["Anna", "", "Chloé"]);
    each(|words, check| {
        for (book, seed) in books.into_iter().flat_map(|book| (1..4).map(move |seed| (book, seed))) {
            for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
                let names = names.clone().seen_by(viewer);
                let seen = watch_solo(book, 4, seed, viewer);
                for events in &seen {
                    for told in Round::narrate(words, events, &names) {
                        check(&told);
                    }
                }
                let whole = Round::narrate(words, &seen.concat(), &names);
                assert!(whole.len() > 20, "a round is a story");
            }
        }
    });
}

#[test]
fn the_listener_is_spoken_to_and_nobody_else() {
    let words = Words::new(Lang::En);
    let (one, two) = (Viewer::Seat(seat(1)), Viewer::Seat(seat(2)));
    let drew = Seen::Drew {
        seat: seat(1),
        card: Some(card("r5")),
        why: Why::Turn,
    };
    let unseen = Seen::Drew {
        seat: seat(1),
        card: None,
        why: Why::Turn,
    };
    let names = Names::new(["Anna"]);
    assert_eq!(
        Round::event(&words, &drew, &names.clone().seen_by(one)),
        "You draw a red 5."
    );
    assert_eq!(
        Round::event(&words, &unseen, &names.clone().seen_by(two)),
        "Anna draws a card."
    );
    assert_eq!(Round::event(&words, &unseen, &Names::default()), "Seat 1 draws a card.");
    assert_eq!(
        Round::event(&words, &unseen, &Names::new(["anna"])),
        "anna draws a card."
    );
}

/// Every reason there is. The number of their texts is compared below, so none can be forgotten here.
const ILLEGAL: [Illegal; 37] = [
    Illegal::NotForTheHost,
    Illegal::NoSuchSeat,
    Illegal::RoundOver,
    Illegal::NotYourTurn,
    Illegal::NotInHand,
    Illegal::NoMatch,
    Illegal::WrongColour,
    Illegal::ChainUnpaid,
    Illegal::OtherKindOfChain,
    Illegal::OnlyTheDrawnCard,
    Illegal::MustPlay,
    Illegal::AlreadyDrew,
    Illegal::DrawFirst,
    Illegal::NumbersOnly,
    Illegal::QuestionOpen,
    Illegal::OnlyProtection,
    Illegal::NoQuestion,
    Illegal::NotAsked,
    Illegal::AlreadyAnswered,
    Illegal::NoTriple,
    Illegal::TripleNotAll,
    Illegal::TripleFirst,
    Illegal::TripleWithoutDrawn,
    Illegal::WishMissing,
    Illegal::DrawFourWishMissing,
    Illegal::SwapTargetMissing,
    Illegal::GiftTargetMissing,
    Illegal::SwapWithSelf,
    Illegal::GiftToSelf,
    Illegal::GiftCardsMissing,
    Illegal::GiftIsAll,
    Illegal::LastCard,
    Illegal::ChoiceNotWanted,
    Illegal::CallTooEarly,
    Illegal::NoCallDue,
    Illegal::NoCatching,
    Illegal::NothingToCatch,
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
        assert_eq!(keys(Words::source(words.lang()), "illegal-").count(), ILLEGAL.len());
        for illegal in ILLEGAL {
            assert!(Round::illegal(words, illegal).ends_with(&format!("({})", illegal.rule())));
        }
    });
}

#[test]
fn every_field_and_value_is_explained() {
    each(|words, check| {
        for field in Rules::FIELDS {
            check(&Round::field(words, field));
            let allowed = Rules::allowed(field).unwrap();
            let values: Vec<&str> = match *field {
                "limit" => vec!["500", "over-500"],
                _ => allowed.split(" or ").collect(),
            };
            assert_eq!(values.len(), 2, "{allowed}");
            for value in values {
                assert!(
                    Rules::default()
                        .with_fields([("solo", "discarding"), (field, value)])
                        .is_ok()
                );
                check(&Round::value(words, field, value));
            }
            assert_ne!(Round::field(words, field), format!("field-{field}"));
        }
        for edition in Edition::ALL {
            check(&Round::rulebook(words, &Rules::of(edition)));
        }
    });
}

#[test]
fn a_rulebook_is_called_by_its_name_and_its_differences() {
    let words = Words::new(Lang::En);
    assert_eq!(Round::rulebook(&words, &rules("modern")), "Modern edition");
    assert_eq!(
        Round::rulebook(&words, &rules("classic-it")),
        "Classic, Italian edition"
    );
    let house = rules("classic-de chains=mixed");
    assert_eq!(Round::rulebook(&words, &house), "Classic, German edition");
    assert_eq!(
        Round::house_rules(&words, &house),
        [("A chain is made longer".into(), "with Draw 2 and Draw 4 alike".into())]
    );
}

#[test]
fn a_single_point_is_no_points() {
    let limits = |lang| ["1", "over-1", "500"].map(|limit| Round::value(&Words::new(lang), "limit", limit));
    assert_eq!(
        limits(Lang::En),
        ["one point or more", "more than one point", "500 points or more"]
    );
    assert_eq!(
        limits(Lang::Fr),
        ["un point ou plus", "plus d’un point", "500 points ou plus"]
    );
    let rules = rules("classic-en limit=over-1");
    let end = Round::sections(&Words::new(Lang::En), &rules)
        .into_iter()
        .find(|rule| rule.number == "S-41");
    assert!(
        end.unwrap()
            .text
            .starts_with("Go on until somebody has more than one point.")
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
                assert!(rule.text.ends_with(['.', '!', '?', '“', '”', '»']), "{rule:?}");
                seen.insert(rule.number.clone());
            }
        }
        assert_eq!(seen.len(), 43);
    });
}

#[test]
fn what_a_rulebook_does_not_have_is_left_out() {
    each(|words, _| {
        let numbers = |book: &str| {
            Round::sections(words, &rules(book))
                .into_iter()
                .map(|rule| rule.number)
                .collect::<Vec<_>>()
        };
        let classic = numbers("classic-de");
        for number in [
            "S-03", "S-10", "S-11", "S-26", "S-28", "S-29", "S-30", "S-31", "S-32", "S-33", "S-36",
        ] {
            assert!(!classic.contains(&number.to_string()), "{number}");
        }
        let modern = numbers("modern");
        for number in ["S-02", "S-15", "S-16"] {
            assert!(!modern.contains(&number.to_string()), "{number}");
        }
        let text = |book: &str| {
            Round::sections(words, &rules(book))
                .into_iter()
                .map(|rule| rule.text)
                .collect::<String>()
        };
        let bolt = Round::card(words, card("Pr"));
        let protection = bolt.split(' ').next().unwrap();
        assert!(!text("classic-de").contains(protection) && text("modern").contains(protection));
        assert!(!text("classic-de").contains("Triple") && !text("modern triple=no").contains("Triple"));
    });
}

#[test]
fn each_field_changes_what_is_printed() {
    each(|words, _| {
        let modern = rules("modern");
        for (field, value) in [
            ("deck", "112"),
            ("interject", "any"),
            ("triple", "no"),
            ("may-draw", "stuck"),
            ("solo", "discarding"),
            ("swap", "optional"),
            ("after-swap", "next"),
            ("all-swap", "left"),
            ("scoring", "winner"),
            ("limit", "500"),
            ("start", "leave"),
            ("chains", "mixed"),
            ("after-chain", "lost"),
            ("penalty", "caught"),
            ("triple-takes", "three"),
        ] {
            let changed = modern.with(field, value).unwrap();
            assert_ne!(
                Round::sections(words, &changed),
                Round::sections(words, &modern),
                "{field}={value}"
            );
        }
        let until = |value: &str| Round::sections(words, &rules(&format!("modern solo=discarding solo-until={value}")));
        assert_ne!(until("discard"), until("next-acts"));
    });
}

#[test]
fn every_reason_of_a_bot_has_words() {
    each(|words, check| {
        let told = |why, percent| Round::bot_reason(words, Reason { why, percent });
        let whys = whys_of_solo();
        let texts: BTreeSet<String> = whys.iter().map(|why| told(*why, None)).collect();
        assert_eq!(texts.len(), whys.len(), "no two are the same");
        for text in &texts {
            check(text);
            assert!(text.ends_with('.'), "{text}");
        }
        let mut chances = BTreeSet::new();
        for percent in [0, 1, 2, 62, 100] {
            let text = told(BotWhy::Again, Some(percent));
            check(&text);
            let (first, second) = text.split_once(". ").unwrap();
            assert_eq!(format!("{first}."), told(BotWhy::Again, None));
            assert!(chances.insert(second.to_string()), "{text}");
        }
        // Every kind of reason, and the chances.
        let kinds: HashSet<_> = whys.iter().map(std::mem::discriminant).collect();
        assert_eq!(keys(Words::source(words.lang()), "why-").count(), kinds.len() + 1);
    });
}

#[test]
fn a_bot_says_what_speaks_for_it_as_people_do() {
    let close = BotWhy::Close { cards: 1 };
    let chain = BotWhy::PassOn { cards: 6 };
    let swap = BotWhy::Swap { fewer: 3 };
    let (colour, cards) = (Colour::Green, 2);
    let wish = BotWhy::Wish { colour, cards };
    let points = 1;
    let together = BotWhy::Together { points, colour, cards };
    for (lang, why, percent, text) in [
        (
            Lang::En,
            close,
            Some(62),
            "The next player has only one card left, so something must be done. I expect to win the match 62 times in 100.",
        ),
        (
            Lang::En,
            chain,
            None,
            "Rather than draw 6 cards, I make the chain longer and pass it on.",
        ),
        (
            Lang::En,
            together,
            None,
            "It is worth one point, and I have 2 more green cards.",
        ),
        (
            Lang::De,
            close,
            Some(62),
            "Wer nach mir kommt, hat nur noch eine Karte: Da muss etwas geschehen. So gewinne ich wohl 62 von 100 Partien.",
        ),
        (
            Lang::De,
            swap,
            None,
            "Das Blatt, auf das ich aus bin, hat 3 Karten weniger als meins.",
        ),
        (
            Lang::De,
            together,
            None,
            "Diese Karte zählt einen Punkt, und ich habe noch 2 weitere grüne Karten.",
        ),
        (
            Lang::Fr,
            close,
            Some(1),
            "La personne qui me suit n’a plus qu’une carte\u{a0}: il faut faire quelque chose. Je pense gagner la partie une fois sur 100.",
        ),
        (
            Lang::Fr,
            wish,
            None,
            "J’ai encore 2 cartes vertes, alors cette couleur m’arrange.",
        ),
        (
            Lang::Fr,
            together,
            None,
            "Cette carte compte un point, et j’ai encore 2 autres cartes vertes.",
        ),
        (
            Lang::Nl,
            chain,
            None,
            "In plaats van 6 kaarten te nemen, verleng ik de ketting en geef ik hem door.",
        ),
        (
            Lang::Nl,
            together,
            Some(0),
            "Deze kaart is één punt waard, en ik heb nog 2 andere groene kaarten. Het spel winnen zit er voor mij niet meer in.",
        ),
        (
            Lang::It,
            close,
            None,
            "A chi viene dopo di me resta una carta sola: bisogna fare qualcosa.",
        ),
        (Lang::It, swap, None, "Le carte che voglio sono 3 in meno delle mie."),
        (
            Lang::It,
            wish,
            None,
            "Ho ancora 2 carte verdi, quindi questo colore mi fa comodo.",
        ),
    ] {
        assert_eq!(Round::bot_reason(&Words::new(lang), Reason { why, percent }), text);
    }
}
