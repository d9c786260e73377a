//! Reading what a viewer saw of an event. The truth has no reader: it never left the program.

use super::{Cards, Seen, Why};
use crate::action::read_triple;
use crate::notation::direction;
use crate::{Card, Hand};
use game::notation::{self, BadEvent, Pile, Shown, Words};
use game::notation::{from_to, number, seat, some_seats};
use game::{Seat, quoted};
use std::str::FromStr;

/// The first words of all events.
pub const EVENTS: [&str; 30] = [
    "dealt",
    "hand",
    "turned",
    "redealt",
    "played",
    "interjected",
    "tripled",
    "wished",
    "called",
    "owes",
    "caught",
    "drew",
    "nothing",
    "reshuffled",
    "passed",
    "skipped",
    "reversed",
    "chain",
    "paid",
    "cancelled",
    "asked",
    "answered",
    "declined",
    "protected",
    "moved",
    "gave",
    "turn",
    "won",
    "blocked",
    "points",
];

impl FromStr for Seen {
    type Err = BadEvent;

    fn from_str(text: &str) -> Result<Self, BadEvent> {
        notation::event(text, &EVENTS, read)
    }
}

fn read(word: &'static str, words: &mut Words<'_>) -> Result<Seen, String> {
    Ok(match word {
        "dealt" => Seen::Dealt {
            dealer: words.next(seat)?,
        },
        "hand" => Seen::Hand {
            seat: words.next(seat)?,
            hand: words.rest(cards)?,
        },
        "turned" => Seen::Turned {
            card: words.next(str::parse)?,
        },
        "redealt" => Seen::Redealt,
        "played" | "interjected" => Seen::Played {
            seat: words.next(seat)?,
            card: words.next(str::parse)?,
            interjected: word == "interjected",
        },
        "tripled" => Seen::Tripled {
            seat: words.next(seat)?,
            triple: words.rest(|cards| read_triple(cards, ' '))?,
        },
        "wished" => Seen::Wished {
            seat: words.next(seat)?,
            colour: words.next(str::parse)?,
        },
        "called" => Seen::Called {
            seat: words.next(seat)?,
        },
        "owes" => Seen::Owes {
            seat: words.next(seat)?,
        },
        "caught" => {
            let (by, seat) = words.next(from_to)?;
            Seen::Caught { by, seat }
        }
        "drew" => Seen::Drew {
            seat: words.next(seat)?,
            card: words.next(<Option<Card>>::read)?,
            why: words.next(why)?,
        },
        "nothing" => Seen::Nothing {
            seat: words.next(seat)?,
        },
        "reshuffled" => Seen::Reshuffled {
            cards: words.next(small)?,
        },
        "passed" => Seen::Passed {
            seat: words.next(seat)?,
        },
        "skipped" => Seen::Skipped {
            seat: words.next(seat)?,
        },
        "reversed" => Seen::Reversed {
            direction: words.next(direction)?,
        },
        "chain" => Seen::Chain {
            seat: words.next(seat)?,
            debt: words.next(small)?,
        },
        "paid" => Seen::Paid {
            seat: words.next(seat)?,
            debt: words.next(small)?,
        },
        "cancelled" => Seen::Cancelled {
            seat: words.next(seat)?,
        },
        "asked" => Seen::Asked {
            seats: words.rest(some_seats)?,
        },
        "answered" => Seen::Answered {
            seat: words.next(seat)?,
        },
        "declined" => Seen::Declined {
            seat: words.next(seat)?,
        },
        "protected" => Seen::Protected {
            seat: words.next(seat)?,
            card: words.next(str::parse)?,
        },
        "moved" => {
            let (from, to, hand) = handed_over(words)?;
            Seen::Moved { from, to, hand }
        }
        "gave" => {
            let (from, to, cards) = handed_over(words)?;
            Seen::Gave { from, to, cards }
        }
        "turn" => Seen::Turn {
            seat: words.next(seat)?,
        },
        "won" => Seen::Won {
            seat: words.next(seat)?,
        },
        "blocked" => Seen::Blocked,
        _ => Seen::Points {
            seat: words.next(seat)?,
            points: words.next(|points| number(points, u32::MAX))?,
        },
    })
}

fn handed_over(words: &mut Words<'_>) -> Result<(Seat, Seat, Cards), String> {
    let (from, to) = words.next(from_to)?;
    Ok((from, to, words.rest(cards)?))
}

fn small(text: &str) -> Result<u8, String> {
    number(text, u8::MAX)
}

fn why(text: &str) -> Result<Why, String> {
    [Why::Turn, Why::Chain, Why::Late]
        .into_iter()
        .find(|why| why.to_string() == text)
        .ok_or_else(|| format!("`{}` should be turn, chain or late", quoted(text)))
}

fn cards(text: &str) -> Result<Cards, String> {
    if let Some(count) = text.strip_prefix("?*") {
        return number(count, crate::MAX_CARDS).map(Cards::Hidden);
    }
    let pile = Pile::<Card>::read(text).map_err(|error| error.to_string())?;
    let cards = pile.without_rest()?;
    let copies = |card: &Card| cards.iter().filter(|other| *other == card).count();
    match cards.iter().find(|card| copies(card) > MOST) {
        Some(card) => Err(format!("no deck has more than {MOST} cards {card}")),
        None => Ok(Cards::Known(cards.into_iter().collect::<Hand>())),
    }
}

/// The most copies of a card that a deck has.
const MOST: usize = 4;

#[cfg(test)]
mod tests {
    use super::*;
    use game::Viewer;

    /// One at least of every kind.
    const EXAMPLES: [&str; 42] = [
        "dealt 4",
        "hand 1 r1 r2 r2 W W W W Pr",
        "hand 1 ?*8",
        "turned r5",
        "redealt",
        "played 2 r5",
        "played 10 Py",
        "interjected 2 r5",
        "tripled 2 r7 b7 b7",
        "tripled 2 y9 b9 r9 g9 g9 r9 b9 y9",
        "wished 2 g",
        "called 2",
        "owes 2",
        "caught 3>2",
        "drew 2 r5 turn",
        "drew 2 ? turn",
        "drew 2 ? chain",
        "drew 2 F late",
        "nothing 2",
        "reshuffled 45",
        "passed 2",
        "skipped 3",
        "reversed cw",
        "reversed ccw",
        "chain 3 4",
        "chain 3 240",
        "paid 3 4",
        "cancelled 3",
        "asked 2",
        "asked 2 3 10",
        "answered 2",
        "declined 2",
        "protected 3 Pr",
        "moved 1>3 r4 r5",
        "moved 1>3 ?*2",
        "gave 1>3 r5 b2",
        "gave 1>3 ?*2",
        "turn 3",
        "won 2",
        "blocked",
        "points 3 0",
        "points 3 4294967295",
    ];

    #[test]
    fn every_kind_of_event_reads_back() {
        let mut words = EVENTS.to_vec();
        for text in EXAMPLES {
            let seen: Seen = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(seen.to_string(), text);
            words.retain(|word| text.split(' ').next() != Some(word));
        }
        assert!(words.is_empty(), "{words:?}");
        for cards in [Cards::Known(Hand::EMPTY), Cards::Hidden(0), Cards::Hidden(120)] {
            let seen = Seen::Hand {
                seat: Seat::numbered(1).unwrap(),
                hand: cards,
            };
            assert_eq!(seen.to_string().parse(), Ok(seen));
        }
    }

    #[test]
    fn s_35_a_call_with_a_triple_is_told_before_it_and_not_with_it() {
        let Ok(crate::Action::Triple(triple)) = "r7+b7+b7!".parse() else {
            panic!()
        };
        let seat = Seat::numbered(2).unwrap();
        let seen = crate::Event::Tripled { seat, triple }.seen_by(Viewer::Spectator);
        assert_eq!(seen.to_string().parse(), Ok(seen));
    }

    #[test]
    fn nonsense_is_refused_with_what_would_be_right() {
        for (bad, said) in [
            ("", "there are dealt, hand, turned"),
            ("Turn 3", "no event begins with `Turn`"),
            ("dealt", "no seat"),
            ("dealt 11", "no seat"),
            ("hand 1", "write the cards"),
            ("hand 1 ?", "no card"),
            ("hand 1 ?*3 r5", "number from 0 to 120"),
            ("hand 1 r5 ?*3", "no card"),
            ("hand 1 ?*121", "number from 0 to 120"),
            ("hand 1 r5 rest", "rest"),
            ("hand 1 r5 r4", "should be written `hand 1 r4 r5`"),
            ("hand 1 r5*2", "should be written `hand 1 r5 r5`"),
            ("hand 1 W*5", "no deck has more than 4 cards W"),
            ("hand 1 W*120", "no deck has more than 4 cards W"),
            ("turned ?", "no card"),
            ("tripled 2 r7 b7", "Triple"),
            ("tripled 2 r7+b7+b7", "no card"),
            ("tripled 2 r7 b7 b8", "Triple"),
            ("tripled 2 r7 r7 r7 r7 r7 r7 r7 r7 r7", "Triple"),
            ("wished 2 x", "no colour"),
            ("drew 2 r5", "turn, chain or late"),
            ("drew 2 ?*1 turn", "no card"),
            ("reversed left", "cw and ccw"),
            ("chain 3 256", "number"),
            ("asked", "seats"),
            ("moved 1 r5", "two seats"),
            ("points 3 4294967296", "number"),
            ("points 3 07", "number"),
            ("blocked 1", "should be written `blocked`"),
            ("turn 3\n", "no seat"),
        ] {
            let error = bad.parse::<Seen>().unwrap_err().to_string();
            assert!(error.contains(said), "{bad:?}: {error}");
        }
    }
}
