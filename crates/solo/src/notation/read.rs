//! Reading positions: fields in any order, most with a default, each complaint naming its field.

use super::write::{Answers, over_text};
use super::{BadPosition, FIELDS, SEATED, direction_text};
use crate::setup::not_the_deck;
use crate::{Answer, BadCard, Card, Colour, Deck, Kind, Over, Position, Question, Round, Rules};
use game::notation::{BadField, Fields, List, One, OrDash, Pile, Set, Shown};
use game::notation::{dash_or, fill_rest, in_field, number, seat, seats, set, viewer, viewer_text};
use game::notation::{written, yes_or_no, yes_text};
use game::{BySeat, Direction, Game, Seat, SeatSet, Seats, Seed, quoted, sorted_by_key};
use std::str::FromStr;

impl<C: Shown<Face = Card>> FromStr for Position<C> {
    type Err = BadPosition;

    fn from_str(source: &str) -> Result<Self, BadPosition> {
        let fields = Fields::split(source, &FIELDS, &SEATED)?;
        let seats: Seats = fields.need("seats", |value| seats(value, &Round::SEATS))?;
        let rules = fields.read("rules", Rules::default(), str::parse::<Rules>)?;
        let first = seats.iter().next().expect("a table has seats");
        let last = seats.iter().next_back().expect("a table has seats");
        let table = Table::read(&fields, seats, rules.deck())?;
        // A Protection brings its own colour, unless it is a start card left lying.
        let bolt = table
            .discard
            .first()
            .filter(|top| top.kind() == Kind::Protection)
            .and_then(|top| top.fixes());
        let question = question(&fields)?;
        Ok(Self {
            viewer: if C::MAY_HIDE {
                Some(fields.need("viewer", viewer)?)
            } else {
                fields.read("viewer", None, |_| {
                    Err("a full position is seen by nobody in particular")
                })?
            },
            rules,
            seats,
            dealer: fields.read("dealer", last, seat)?,
            turn: fields.read("turn", first, seat)?,
            direction: fields.read("direction", Direction::Clockwise, direction)?,
            hands: table.hands,
            draw: table.draw,
            discard: table.discard,
            colour: fields.read("colour", bolt, |value| dash_or(value, str::parse))?,
            debt: fields.read("debt", 0, |value| number(value, u8::MAX))?,
            drawn: fields.read("drawn", None, |value| dash_or(value, C::read))?,
            question,
            called: fields.read("called", SeatSet::EMPTY, set)?,
            owes: fields.read("owes", SeatSet::EMPTY, set)?,
            quiet: fields.read("quiet", 1, |value| number(value, u8::MAX))?,
            shuffles: fields.read("shuffles", 1, |value| number(value, u16::MAX))?,
            seed: if C::MAY_HIDE {
                fields.read("seed", None, |_| Err("nobody sees the seed"))?
            } else {
                fields.read("seed", Some(Seed::default()), |value| value.parse().map(Some))?
            },
            over: fields.read("over", None, over)?,
        })
    }
}

/// All the cards on a table.
struct Table<C> {
    hands: BySeat<Vec<C>>,
    draw: Vec<C>,
    discard: Vec<Card>,
}

impl<C: Shown<Face = Card>> Table<C> {
    fn read(fields: &Fields, seats: Seats, deck: Deck) -> Result<Self, BadField> {
        let mut lists = fields.need_by_seat("hand", seats, Pile::<C>::read)?;
        let discard = fields.need("discard", Pile::<Card>::read)?;
        lists.push(match fields.value("draw") {
            Some(value) => in_field("draw", Pile::read(value))?,
            None if C::MAY_HIDE => return Err(BadField::Missing("draw".into())),
            None if discard.rest || lists.iter().any(|list| list.rest) => Pile::EMPTY,
            None => Pile::REST,
        });
        let mut open = [discard];
        fill_rest(deck.cards().iter().copied(), &mut lists, &mut open)?;
        let [discard] = open;
        let mut lists = lists.into_iter();
        let mut next = || lists.next().unwrap_or(Pile::EMPTY);
        Ok(Self {
            hands: BySeat::from_fn(seats, |_| next().sorted().cards),
            draw: next().cards,
            discard: discard.cards,
        })
    }
}

/// The open question, if somebody was asked.
fn question<C: Shown<Face = Card>>(fields: &Fields) -> Result<Option<Question<C>>, BadField> {
    let question = Question {
        asked: fields.read("question", SeatSet::EMPTY, set)?,
        gift: fields.read("gift", Vec::new(), gift)?,
        marked: fields.read("marked", false, yes_or_no)?,
        answers: fields.read("answers", Vec::new(), answers)?,
    };
    if !question.asked.is_empty() {
        return Ok(Some(question));
    }
    if question.gift.is_empty() && !question.marked && question.answers.is_empty() {
        return Ok(None);
    }
    let why = "there is no gift, mark or answer without somebody who was asked";
    in_field("question", Err(why))
}

/// A deck as somebody stacked it, the first card first.
pub(crate) fn read_deck(deck: Deck, source: &str) -> Result<Vec<Card>, BadPosition> {
    let mut lists = [in_field("deck", Pile::<Card>::read(source))?];
    fill_rest(deck.cards().iter().copied(), &mut lists, &mut [])?;
    let [list] = lists;
    in_field("deck", not_the_deck(deck, &list.cards).map_or(Ok(()), Err))?;
    Ok(list.cards)
}

/// One field, rewritten as it is printed.
pub(crate) fn canonical_field(field: &str) -> Result<String, BadPosition> {
    let (name, title, value) = Fields::one(field, &FIELDS, &SEATED)?;
    let list = |sort: bool| {
        let pile = Pile::<Option<Card>>::read(value).map_err(|error| error.to_string())?;
        let pile = if sort { pile.sorted() } else { pile };
        Ok(List(&pile.without_rest()?).to_string())
    };
    let value = match name {
        "viewer" => written(viewer(value), viewer_text),
        "rules" => written(value.parse(), |rules: Rules| rules.to_string()),
        "seats" => written(seats(value, &Round::SEATS), |seats| seats.to_string()),
        "dealer" | "turn" => written(seat(value), |seat| seat.to_string()),
        "direction" => written(direction(value), |direction| direction_text(direction).into()),
        "hand" | "gift" => list(true),
        "draw" | "discard" => list(false),
        "colour" => written(dash_or(value, str::parse), |colour: Option<Colour>| {
            OrDash(colour).to_string()
        }),
        "drawn" => written(dash_or(value, <Option<Card>>::read), |card| {
            OrDash(card.map(One)).to_string()
        }),
        "question" | "called" | "owes" => written(set(value), |seats| Set(seats).to_string()),
        "marked" => written(yes_or_no(value), |yes| yes_text(yes).into()),
        "answers" => written(answers(value), |answers| Answers(&answers).to_string()),
        "debt" | "quiet" | "shuffles" => written(number(value, u16::MAX), |number| number.to_string()),
        "seed" => written(value.parse(), |seed: Seed| seed.to_string()),
        _ => written(over(value), |over| over_text(over).into()),
    };
    Ok(format!("{title} {}", in_field(name, value)?))
}

pub(crate) fn direction(value: &str) -> Result<Direction, String> {
    [Direction::Clockwise, Direction::Counterclockwise]
        .into_iter()
        .find(|direction| direction_text(*direction) == value)
        .ok_or_else(|| format!("`{}` is no direction: cw and ccw are", quoted(value)))
}

fn answers(value: &str) -> Result<Vec<(Seat, Answer)>, String> {
    if value == "-" {
        return Ok(Vec::new());
    }
    let answers = value.split_whitespace().map(answer).collect::<Result<Vec<_>, _>>()?;
    let answers = sorted_by_key(answers, |(seat, _)| *seat);
    if answers.is_empty() {
        Err("write answers, or - for none".into())
    } else {
        Ok(answers)
    }
}

fn answer(word: &str) -> Result<(Seat, Answer), String> {
    let (who, answer) = word
        .split_once('=')
        .ok_or_else(|| format!("`{}` should be an answer as in 2=no, 2=Pr or 2=Pr!", quoted(word)))?;
    let answer = match answer {
        "?" => Answer::Hidden,
        "no" => Answer::Decline,
        yes => {
            let (card, call) = match yes.strip_suffix('!') {
                Some(card) => (card, true),
                None => (yes, false),
            };
            let card = card.parse().map_err(|error: BadCard| error.to_string())?;
            Answer::Protect { card, call }
        }
    };
    Ok((seat(who)?, answer))
}

fn over(value: &str) -> Result<Option<Over>, String> {
    match value {
        "-" => Ok(None),
        "blocked" => Ok(Some(Over::Blocked)),
        winner => match seat(winner) {
            Ok(seat) => Ok(Some(Over::Won(seat))),
            Err(_) => Err(format!(
                "`{}` should be the winner's seat, blocked, or -",
                quoted(winner)
            )),
        },
    }
}

fn gift<C: Shown<Face = Card>>(value: &str) -> Result<Vec<C>, String> {
    let pile = Pile::read(value).map_err(|error| error.to_string())?;
    pile.sorted()
        .without_rest()
        .map_err(|_| "a gift names its cards".into())
}
