//! Reading what a viewer saw of an event. The truth has no reader: it never left the program.

use super::{Cards, Seen};
use crate::action::{read_penalty, read_pile};
use crate::{Action, BadAction, Building, Card, FULL};
use game::notation::{self, BadEvent, Pile as List, Words, number, seat, some_seats};
use game::quoted;
use std::str::FromStr;

/// The first words of all events.
pub const EVENTS: [&str; 20] = [
    "lot",
    "dealt",
    "turned",
    "turn",
    "withheld",
    "drew",
    "nothing",
    "reshuffled",
    "played",
    "completed",
    "emptied",
    "discarded",
    "ended",
    "blocked",
    "taken-up",
    "penalised",
    "under",
    "won",
    "nobody",
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
        "lot" => Seen::Lot {
            seat: words.next(seat)?,
            card: words.next(str::parse)?,
        },
        "dealt" => Seen::Dealt {
            dealer: words.next(seat)?,
            stock: words.next(small)?,
        },
        "turned" => Seen::Turned {
            seat: words.next(seat)?,
            card: words.next(str::parse)?,
        },
        "turn" => Seen::Turn {
            seat: words.next(seat)?,
        },
        "withheld" => Seen::Withheld {
            seat: words.next(seat)?,
        },
        "drew" => Seen::Drew {
            seat: words.next(seat)?,
            cards: words.rest(cards)?,
        },
        "nothing" => Seen::Nothing {
            seat: words.next(seat)?,
        },
        "reshuffled" => Seen::Reshuffled {
            cards: words.next(small)?,
        },
        "played" => played(words)?,
        "completed" => Seen::Completed {
            pile: words.next(read_pile)?,
        },
        "emptied" => Seen::Emptied {
            seat: words.next(seat)?,
        },
        "discarded" => {
            let seat = words.next(seat)?;
            match words.next(laid)? {
                Action::Discard(card, pile) => Seen::Discarded { seat, card, pile },
                other => return Err(format!("`{other}` should be a discard, as in 9>d4")),
            }
        }
        "ended" => Seen::Ended {
            seat: words.next(seat)?,
        },
        "blocked" => Seen::Blocked,
        "taken-up" => Seen::TakenUp {
            cards: words.next(small)?,
        },
        "penalised" => Seen::Penalised {
            seat: words.next(seat)?,
            penalty: words.rest(read_penalty)?,
        },
        "under" => Seen::Under {
            seat: words.next(seat)?,
            cards: words.next(small)?,
        },
        "won" => Seen::Won {
            seats: words.rest(some_seats)?,
        },
        "nobody" => Seen::Nobody,
        _ => Seen::Points {
            seat: words.next(seat)?,
            points: words.next(|points| number(points, u32::MAX))?,
        },
    })
}

/// A joker tells what it stands for, any other card stands for itself.
fn played(words: &mut Words<'_>) -> Result<Seen, String> {
    let seat = words.next(seat)?;
    let play = match words.next(laid)? {
        Action::Play(play) => play,
        other => return Err(format!("`{other}` should be a card on a building pile, as in 7s>2")),
    };
    let number = match play.card.number() {
        Some(number) => number,
        None => words.rest(stands_for)?,
    };
    Ok(Seen::Played { seat, play, number })
}

fn stands_for(text: &str) -> Result<u8, String> {
    text.strip_prefix("as ")
        .and_then(|number| notation::number(number, Building::TOP).ok())
        .filter(|number| *number > 0)
        .ok_or_else(|| format!("`{}` should be what the joker stands for, as in as 8", quoted(text)))
}

/// A card from somewhere to somewhere.
fn laid(text: &str) -> Result<Action, BadAction> {
    text.parse()
}

fn small(text: &str) -> Result<u8, String> {
    number(text, u8::MAX)
}

fn cards(text: &str) -> Result<Cards, String> {
    if let Some(count) = text.strip_prefix("?*") {
        return number(count, FULL).map(Cards::Hidden);
    }
    let pile = List::<Card>::read(text).map_err(|error| error.to_string())?;
    let cards = pile.without_rest()?;
    if cards.len() > FULL {
        return Err("nobody draws more than five cards".into());
    }
    Ok(Cards::Known(cards.into_iter().collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hand;
    use game::Seat;

    /// One at least of every kind.
    const EXAMPLES: [&str; 35] = [
        "lot 2 7",
        "lot 2 J",
        "dealt 4 30",
        "turned 1 12",
        "turn 6",
        "withheld 1",
        "drew 1 3 5 5 J",
        "drew 1 J J J J J",
        "drew 1 ?*3",
        "nothing 1",
        "reshuffled 48",
        "played 1 7>2",
        "played 1 7s>2",
        "played 1 7d4>2",
        "played 1 7ps>2",
        "played 1 12pd1>2",
        "played 1 J>2 as 8",
        "played 1 Js>2 as 1",
        "played 1 Jd1>4 as 12",
        "completed 2",
        "emptied 1",
        "discarded 1 9>d4",
        "discarded 1 J>d1",
        "ended 1",
        "blocked",
        "taken-up 60",
        "penalised 2 cards 3",
        "penalised 2 hint",
        "penalised 2 no-draw",
        "under 2 3",
        "won 1",
        "won 1 3",
        "nobody",
        "points 1 85",
        "points 1 0",
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
        for cards in [Cards::Known(Hand::EMPTY), Cards::Hidden(0), Cards::Hidden(FULL)] {
            let seat = Seat::numbered(1).unwrap();
            let seen = Seen::Drew { seat, cards };
            assert_eq!(seen.to_string().parse(), Ok(seen));
        }
    }

    #[test]
    fn b_08_a_card_stands_for_its_number() {
        for (text, stands_for) in [("played 1 7s>2", 7), ("played 1 Js>2 as 8", 8)] {
            let seen: Seen = text.parse().unwrap();
            assert!(matches!(seen, Seen::Played { number, .. } if number == stands_for));
        }
    }

    #[test]
    fn nonsense_is_refused_with_what_would_be_right() {
        for (bad, said) in [
            ("", "there are lot, dealt, turned"),
            ("Turn 3", "no event begins with `Turn`"),
            ("dealt 4", "number"),
            ("dealt 4 256", "number"),
            ("drew 1", "write the cards"),
            ("drew 1 ?", "no card"),
            ("drew 1 ?*6", "number from 0 to 5"),
            ("drew 1 ?*2 J", "number from 0 to 5"),
            ("drew 1 3 ?*2", "no card"),
            ("drew 1 3 rest", "rest"),
            ("drew 1 5 3", "should be written `drew 1 3 5`"),
            ("drew 1 5*2", "should be written `drew 1 5 5`"),
            ("drew 1 5*6", "more than five"),
            ("drew 1 12*162", "more than five"),
            ("played 1 7>d2", "a card on a building pile"),
            ("played 1 end", "a card on a building pile"),
            ("played 1 13>2", "no card"),
            ("played 1 7>2 as 7", "should be written `played 1 7>2`"),
            ("played 1 J>2", "what the joker stands for"),
            ("played 1 J>2 as 0", "what the joker stands for"),
            ("played 1 J>2 as 13", "what the joker stands for"),
            ("played 1 J>2 8", "what the joker stands for"),
            ("completed 5", "no pile"),
            ("discarded 1 9>4", "a discard"),
            ("discarded 1 9s>d4", "only a card of the hand"),
            ("penalised 2", "no penalty"),
            ("penalised 2 cards 6", "no penalty"),
            ("won", "seats"),
            ("won -", "seat"),
            ("won 3 1", "should be written `won 1 3`"),
            ("nobody 1", "should be written `nobody`"),
            ("turn 3\n", "no seat"),
        ] {
            let error = bad.parse::<Seen>().unwrap_err().to_string();
            assert!(error.contains(said), "{bad:?}: {error}");
        }
    }
}
