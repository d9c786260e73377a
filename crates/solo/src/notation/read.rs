//! Reading positions: fields in any order, most with a default, each complaint naming its field.

use super::write::{List, One, OrDash, Set, answer_text, over_text, viewer_text};
use super::{BadPosition, FIELDS, Shown, direction_text};
use crate::action::read_seat;
use crate::setup::not_the_deck;
use crate::{Answer, Card, Colour, Deck, Kind, MAX_CARDS, Over, Position, Question, Rules};
use game::{BySeat, Direction, Seat, SeatSet, Seats, Seed, Viewer};
use std::fmt::Display;
use std::str::FromStr;

/// A list of cards as it was written.
struct Cards<C> {
    cards: Vec<C>,
    /// Whether it ends with `rest`.
    rest: bool,
}

/// The fields as they were written, each once.
struct Fields<'a>(Vec<(&'a str, Option<Seat>, &'a str)>);

impl<'a> Fields<'a> {
    fn split(text: &'a str) -> Result<Self, BadPosition> {
        let mut fields: Vec<(&str, Option<Seat>, &str)> = Vec::new();
        for field in text.split([';', '\n']).map(str::trim).filter(|field| !field.is_empty()) {
            let (name, seat, value) = split_field(field)?;
            if fields.iter().any(|other| (other.0, other.1) == (name, seat)) {
                let seat = seat.map_or(String::new(), |seat| format!(" {seat}"));
                return Err(BadPosition::Twice(format!("{name}{seat}")));
            }
            fields.push((name, seat, value));
        }
        Ok(Self(fields))
    }

    fn value(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|field| field.0 == name).map(|field| field.2)
    }

    /// The field's value, read by `read`, or the default.
    fn read<T>(
        &self,
        name: &str,
        default: T,
        read: impl FnOnce(&'a str) -> Result<T, String>,
    ) -> Result<T, BadPosition> {
        self.value(name)
            .map_or(Ok(default), |value| in_field(name, read(value)))
    }
}

/// A field's name, the seat for a hand, and the value.
fn split_field(field: &str) -> Result<(&str, Option<Seat>, &str), BadPosition> {
    let (name, value) = field.split_once(char::is_whitespace).unwrap_or((field, ""));
    if !FIELDS.contains(&name) {
        return Err(BadPosition::Field(name.chars().take(40).collect()));
    }
    let value = value.trim();
    if name != "hand" {
        return Ok((name, None, value));
    }
    let (seat, cards) = value.split_once(char::is_whitespace).unwrap_or((value, ""));
    let seat = in_field(name, read_seat(seat).map_err(text))?;
    Ok((name, Some(seat), cards.trim()))
}

impl<C: Shown> FromStr for Position<C> {
    type Err = BadPosition;

    fn from_str(source: &str) -> Result<Self, BadPosition> {
        let fields = Fields::split(source)?;
        let need = |name: &str| fields.value(name).ok_or_else(|| BadPosition::Missing(name.into()));
        let seats = in_field("seats", seats(need("seats")?))?;
        let rules = fields.read("rules", Rules::default(), |value| value.parse().map_err(text))?;
        let first = seats.iter().next().expect("a table has seats");
        let last = seats.iter().next_back().expect("a table has seats");

        let mut lists = Vec::new();
        for seat in seats.iter() {
            let hand = fields.0.iter().find(|field| field.0 == "hand" && field.1 == Some(seat));
            let (_, _, value) = hand.ok_or_else(|| BadPosition::Missing(format!("hand {seat}")))?;
            lists.push(in_field(&format!("hand {seat}"), cards::<C>(value))?);
        }
        if let Some(seat) = fields
            .0
            .iter()
            .filter_map(|field| field.1)
            .find(|seat| !seats.contains(*seat))
        {
            let why = format!("there is no seat {seat} at a table of {seats}");
            return in_field(&format!("hand {seat}"), Err(why));
        }
        let discard = in_field("discard", cards::<Card>(need("discard")?))?;
        let draw = match fields.value("draw") {
            Some(value) => in_field("draw", cards::<C>(value))?,
            None if C::MAY_HIDE => return Err(BadPosition::Missing("draw".into())),
            None => Cards {
                cards: Vec::new(),
                rest: !discard.rest && lists.iter().all(|list| !list.rest),
            },
        };
        lists.push(draw);
        let (mut lists, discard) = fill_rest(rules.deck(), lists, discard)?;
        let draw = lists.pop().unwrap_or_default();
        let mut lists = lists.into_iter();
        let hands = BySeat::from_fn(seats, |_| sorted(lists.next().unwrap_or_default()));
        // A Protection brings its own colour, unless it is a start card left lying.
        let bolt = discard
            .first()
            .filter(|top| top.kind() == Kind::Protection)
            .and_then(|top| top.fixes());

        let asked = fields.read("question", SeatSet::EMPTY, set)?;
        let question = Question {
            asked,
            gift: sorted(fields.read("gift", Vec::new(), |value| Ok(cards(value)?.cards))?),
            marked: fields.read("marked", false, yes_or_no)?,
            answers: fields.read("answers", Vec::new(), answers)?,
        };
        let blank = question.gift.is_empty() && !question.marked && question.answers.is_empty();
        if asked.is_empty() && !blank {
            let why = "there is no gift, mark or answer without somebody who was asked".to_string();
            return in_field("question", Err(why));
        }
        Ok(Self {
            viewer: if C::MAY_HIDE {
                Some(in_field("viewer", viewer(need("viewer")?))?)
            } else {
                fields.read("viewer", None, |_| {
                    Err("a full position is seen by nobody in particular".into())
                })?
            },
            rules,
            seats,
            dealer: fields.read("dealer", last, |value| read_seat(value).map_err(text))?,
            turn: fields.read("turn", first, |value| read_seat(value).map_err(text))?,
            direction: fields.read("direction", Direction::Clockwise, direction)?,
            hands,
            draw,
            discard,
            colour: fields.read("colour", bolt, colour)?,
            debt: fields.read("debt", 0, number)?,
            drawn: fields.read("drawn", None, drawn)?,
            question: (!asked.is_empty()).then_some(question),
            called: fields.read("called", SeatSet::EMPTY, set)?,
            owes: fields.read("owes", SeatSet::EMPTY, set)?,
            quiet: fields.read("quiet", 1, number)?,
            shuffles: fields.read("shuffles", 1, number)?,
            seed: if C::MAY_HIDE {
                fields.read("seed", None, |_| Err("nobody sees the seed".into()))?
            } else {
                fields.read("seed", Some(Seed::default()), |value| {
                    value.parse().map(Some).map_err(text)
                })?
            },
            over: fields.read("over", None, over)?,
        })
    }
}

/// A deck as somebody stacked it, the first card first.
pub(crate) fn read_deck(deck: Deck, source: &str) -> Result<Vec<Card>, BadPosition> {
    let list = in_field("deck", cards::<Card>(source))?;
    let none = Cards {
        cards: Vec::new(),
        rest: false,
    };
    let (lists, _) = fill_rest(deck, vec![list], none)?;
    let cards = lists.concat();
    if let Some(error) = not_the_deck(deck, &cards) {
        return in_field("deck", Err(error.to_string()));
    }
    Ok(cards)
}

/// One field, rewritten as it is printed.
pub(crate) fn canonical_field(field: &str) -> Result<String, BadPosition> {
    let (name, seat, value) = split_field(field.trim())?;
    let list = |value| {
        let list = cards::<Option<Card>>(value)?;
        if list.rest {
            Err("`rest` is for setting a position up".to_string())
        } else {
            Ok(list.cards)
        }
    };
    let seat_text = |value| read_seat(value).map(|seat| seat.to_string()).map_err(text);
    let number = |value| number::<u16>(value).map(|number| number.to_string());
    let value = in_field(
        name,
        match name {
            "viewer" => viewer(value).map(viewer_text),
            "rules" => value.parse().map(|rules: Rules| rules.to_string()).map_err(text),
            "seats" => seats(value).map(|seats| seats.to_string()),
            "dealer" | "turn" => seat_text(value),
            "direction" => direction(value).map(|d| direction_text(d).into()),
            "hand" | "gift" => list(value).map(|cards| List(&sorted(cards)).to_string()),
            "draw" | "discard" => list(value).map(|cards| List(&cards).to_string()),
            "colour" => colour(value).map(|colour| OrDash(colour).to_string()),
            "drawn" => drawn::<Option<Card>>(value).map(|card| OrDash(card.map(One)).to_string()),
            "question" | "called" | "owes" => set(value).map(|seats| Set(seats).to_string()),
            "marked" => yes_or_no(value).map(|yes| if yes { "yes".into() } else { "no".into() }),
            "answers" => answers(value).map(|answers| {
                let texts: Vec<String> = answers
                    .iter()
                    .map(|(s, a)| format!("{s}={}", answer_text(*a)))
                    .collect();
                if texts.is_empty() { "-".into() } else { texts.join(" ") }
            }),
            "debt" | "quiet" | "shuffles" => number(value),
            "seed" => value.parse().map(|seed: Seed| seed.to_string()).map_err(text),
            _ => over(value).map(over_text),
        },
    )?;
    let seat = seat.map_or(String::new(), |seat| format!(" {seat}"));
    Ok(format!("{name}{seat} {value}"))
}

/// Puts the cards named nowhere where `rest` stands.
fn fill_rest<C: Shown>(
    deck: Deck,
    mut lists: Vec<Cards<C>>,
    mut discard: Cards<Card>,
) -> Result<(Vec<Vec<C>>, Vec<Card>), BadPosition> {
    let rests = lists.iter().filter(|list| list.rest).count() + usize::from(discard.rest);
    if rests > 1 {
        return Err(BadPosition::TwoRests);
    }
    if rests == 1 {
        let mut left: Vec<usize> = vec![0; 64];
        for card in deck.cards() {
            left[card.face() as usize] += 1;
        }
        let named = lists.iter().flat_map(|list| &list.cards).filter_map(|card| card.card());
        for card in named.chain(discard.cards.iter().copied()) {
            let copies = &mut left[card.face() as usize];
            *copies = copies.saturating_sub(1);
        }
        let mut rest = Vec::new();
        for card in deck.as_hand().faces().iter() {
            rest.extend(std::iter::repeat_n(card, left[card.face() as usize]));
        }
        if discard.rest {
            discard.cards.extend(&rest);
        }
        for list in lists.iter_mut().filter(|list| list.rest) {
            list.cards.extend(rest.iter().copied().map(C::seen));
        }
    }
    Ok((lists.into_iter().map(|list| list.cards).collect(), discard.cards))
}

fn cards<C: Shown>(value: &str) -> Result<Cards<C>, String> {
    let mut list = Cards {
        cards: Vec::new(),
        rest: false,
    };
    if value == "-" {
        return Ok(list);
    }
    if value.is_empty() {
        return Err("write the cards, or - for none".into());
    }
    for word in value.split_whitespace() {
        if list.rest {
            return Err("`rest` comes last".into());
        }
        if word == "rest" && !C::MAY_HIDE {
            list.rest = true;
            continue;
        }
        let (card, copies) = match word.split_once('*') {
            Some((card, copies)) => {
                let copies = number(copies).ok().filter(|n| (1..=MAX_CARDS).contains(n));
                (
                    card,
                    copies
                        .ok_or_else(|| format!("`{}` should be a card, * and a number from 1 to 120", short(word)))?,
                )
            }
            None => (word, 1),
        };
        list.cards
            .extend(std::iter::repeat_n(C::read(card).map_err(text)?, copies));
        if list.cards.len() > MAX_CARDS {
            return Err(format!("no deck has more than {MAX_CARDS} cards"));
        }
    }
    Ok(list)
}

fn sorted<C: Shown>(mut cards: Vec<C>) -> Vec<C> {
    cards.sort_unstable_by_key(|card| (card.card().is_none(), *card));
    cards
}

fn seats(value: &str) -> Result<Seats, String> {
    number(value)
        .ok()
        .and_then(Seats::new)
        .ok_or_else(|| format!("`{}` is no number of seats: 2 to 10 can play", short(value)))
}

fn viewer(value: &str) -> Result<Viewer, String> {
    match value {
        "spectator" => Ok(Viewer::Spectator),
        seat => read_seat(seat).map(Viewer::Seat).map_err(text),
    }
}

fn direction(value: &str) -> Result<Direction, String> {
    [Direction::Clockwise, Direction::Counterclockwise]
        .into_iter()
        .find(|direction| direction_text(*direction) == value)
        .ok_or_else(|| format!("`{}` is no direction: cw and ccw are", short(value)))
}

fn colour(value: &str) -> Result<Option<Colour>, String> {
    if value == "-" {
        Ok(None)
    } else {
        value.parse().map(Some).map_err(text)
    }
}

fn drawn<C: Shown>(value: &str) -> Result<Option<C>, String> {
    if value == "-" {
        Ok(None)
    } else {
        C::read(value).map(Some).map_err(text)
    }
}

fn set(value: &str) -> Result<SeatSet, String> {
    if value == "-" {
        return Ok(SeatSet::EMPTY);
    }
    let mut seats = SeatSet::EMPTY;
    for word in value.split_whitespace() {
        let seat = read_seat(word).map_err(text)?;
        if seats.contains(seat) {
            return Err(format!("seat {seat} is named twice"));
        }
        seats = seats.with(seat);
    }
    if seats.is_empty() {
        Err("name seats, or write - for none".into())
    } else {
        Ok(seats)
    }
}

fn yes_or_no(value: &str) -> Result<bool, String> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(format!("`{}` should be yes or no", short(value))),
    }
}

fn answers(value: &str) -> Result<Vec<(Seat, Answer)>, String> {
    if value == "-" {
        return Ok(Vec::new());
    }
    let mut answers = value.split_whitespace().map(answer).collect::<Result<Vec<_>, _>>()?;
    answers.sort_by_key(|(seat, _)| *seat);
    if answers.is_empty() {
        Err("write answers, or - for none".into())
    } else {
        Ok(answers)
    }
}

fn answer(word: &str) -> Result<(Seat, Answer), String> {
    let (seat, answer) = word
        .split_once('=')
        .ok_or_else(|| format!("`{}` should be an answer as in 2=no, 2=Pr or 2=Pr!", short(word)))?;
    let answer = match answer {
        "?" => Answer::Hidden,
        "no" => Answer::Decline,
        yes => Answer::Protect {
            card: yes.strip_suffix('!').unwrap_or(yes).parse().map_err(text)?,
            call: yes.ends_with('!'),
        },
    };
    Ok((read_seat(seat).map_err(text)?, answer))
}

fn over(value: &str) -> Result<Option<Over>, String> {
    match value {
        "-" => Ok(None),
        "blocked" => Ok(Some(Over::Blocked)),
        seat => match read_seat(seat) {
            Ok(seat) => Ok(Some(Over::Won(seat))),
            Err(_) => Err(format!("`{}` should be the winner's seat, blocked, or -", short(seat))),
        },
    }
}

fn number<T: Number>(value: &str) -> Result<T, String> {
    let clean = value.bytes().all(|b| b.is_ascii_digit()) && (value == "0" || !value.starts_with('0'));
    value
        .parse()
        .ok()
        .filter(|_| clean)
        .ok_or_else(|| format!("`{}` should be a number from 0 to {}", short(value), T::MAX))
}

/// A number that can be read, and the largest there is.
trait Number: FromStr + Display {
    const MAX: Self;
}

impl Number for u8 {
    const MAX: Self = u8::MAX;
}

impl Number for u16 {
    const MAX: Self = u16::MAX;
}

impl Number for usize {
    const MAX: Self = MAX_CARDS;
}

fn in_field<T>(field: &str, result: Result<T, String>) -> Result<T, BadPosition> {
    result.map_err(|why| value_error(field, why))
}

fn value_error(field: &str, why: String) -> BadPosition {
    BadPosition::Value {
        field: field.into(),
        why,
    }
}

fn text(error: impl Display) -> String {
    error.to_string()
}

/// Enough of a text that is wrong to recognise it.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
