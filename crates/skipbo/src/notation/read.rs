//! Reading positions: fields in any order, most with a default, each complaint naming its field.

use super::write::{over_text, write_piles};
use super::{BadPosition, FIELDS, SEATED};
use crate::setup::not_the_deck;
use crate::{Card, DECK, Over, Pile, Position, Round, Rules};
use game::notation::{BadField, Fields, List, Pen, Pile as Cards, Set, Shown};
use game::notation::{fill_rest, in_field, number, seat, seats, set, viewer, viewer_text};
use game::notation::{written, yes_or_no, yes_text};
use game::{BySeat, Game, SeatSet, Seats, Seed, quoted};
use std::str::FromStr;

impl<C: Shown<Face = Card>> FromStr for Position<C> {
    type Err = BadPosition;

    fn from_str(source: &str) -> Result<Self, BadPosition> {
        let fields = Fields::split(source, &FIELDS, &SEATED)?;
        let seats: Seats = fields.need("seats", |value| seats(value, &Round::SEATS))?;
        let rules = fields.read("rules", Rules::default(), str::parse::<Rules>)?;
        let first = seats.iter().next().expect("a table has seats");
        let last = seats.iter().next_back().expect("a table has seats");
        let table = Table::read(&fields, seats)?;
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
            stocks: table.stocks,
            hands: table.hands,
            discards: table.discards,
            building: table.building,
            draw: table.draw,
            aside: table.aside,
            drawing: fields.read("drawing", true, yes_or_no)?,
            no_draw: fields.read("no-draw", SeatSet::EMPTY, set)?,
            quiet: fields.read("quiet", 0, |value| number(value, u8::MAX))?,
            stalled: fields.read("stalled", false, yes_or_no)?,
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
    stocks: BySeat<Vec<C>>,
    hands: BySeat<Vec<C>>,
    discards: BySeat<[Vec<Card>; Pile::COUNT]>,
    building: [Vec<Card>; Pile::COUNT],
    draw: Vec<C>,
    aside: Vec<Card>,
}

impl<C: Shown<Face = Card>> Table<C> {
    fn read(fields: &Fields, seats: Seats) -> Result<Self, BadField> {
        // The lists in which `rest` may stand; the other cards only count as named.
        let mut lists = fields.need_by_seat("stock", seats, Cards::<C>::read)?;
        let hands = fields.by_seat("hand", seats, Cards::<C>::read)?;
        lists.extend(hands.into_iter().map(|hand| hand.unwrap_or(Cards::EMPTY)));
        let discards = fields.by_seat("discards", seats, piles)?;
        let mut discards = discards.into_iter().map(Option::unwrap_or_default);
        let discards = BySeat::from_fn(seats, |_| discards.next().unwrap_or_default());
        let building = fields.read("build", <[Vec<Card>; Pile::COUNT]>::default(), piles)?;
        let aside = fields.read("aside", Cards::EMPTY, Cards::<Card>::read)?;
        lists.push(match fields.value("draw") {
            Some(value) => in_field("draw", Cards::read(value))?,
            None if C::MAY_HIDE => return Err(BadField::Missing("draw".into())),
            None if aside.rest || lists.iter().any(|list| list.rest) => Cards::EMPTY,
            None => Cards::REST,
        });
        let open = discards.values().iter().flatten().chain(&building).flatten();
        let named = Cards {
            cards: open.copied().collect(),
            rest: false,
        };
        let mut open = [aside, named];
        fill_rest(DECK, &mut lists, &mut open)?;
        let [aside, _] = open;
        let mut lists = lists.into_iter();
        let mut next = || lists.next().unwrap_or(Cards::EMPTY);
        Ok(Self {
            stocks: BySeat::from_fn(seats, |_| next().cards),
            hands: BySeat::from_fn(seats, |_| next().sorted().cards),
            discards,
            building,
            draw: next().cards,
            aside: aside.sorted().cards,
        })
    }
}

/// A deck as somebody stacked it, the first card first.
pub(crate) fn read_deck(source: &str) -> Result<Vec<Card>, BadPosition> {
    let mut lists = [in_field("deck", Cards::<Card>::read(source))?];
    fill_rest(DECK, &mut lists, &mut [])?;
    let [list] = lists;
    in_field("deck", not_the_deck(&list.cards).map_or(Ok(()), Err))?;
    Ok(list.cards)
}

/// One field, rewritten as it is printed.
pub(crate) fn canonical_field(field: &str) -> Result<String, BadPosition> {
    let (name, title, value) = Fields::one(field, &FIELDS, &SEATED)?;
    let list = |sort: bool| {
        let pile = Cards::<Option<Card>>::read(value).map_err(|error| error.to_string())?;
        let pile = if sort { pile.sorted() } else { pile };
        Ok(List(&pile.without_rest()?).to_string())
    };
    let value = match name {
        "viewer" => written(viewer(value), viewer_text),
        "rules" => written(value.parse(), |rules: Rules| rules.to_string()),
        "seats" => written(seats(value, &Round::SEATS), |seats| seats.to_string()),
        "dealer" | "turn" => written(seat(value), |seat| seat.to_string()),
        "stock" | "draw" => list(false),
        "hand" | "aside" => list(true),
        "discards" | "build" => written(piles(value), |piles| {
            let mut pen = Pen::default();
            write_piles(&mut pen, &piles);
            pen.to_string()
        }),
        "drawing" | "stalled" => written(yes_or_no(value), |yes| yes_text(yes).into()),
        "no-draw" => written(set(value), |seats| Set(seats).to_string()),
        "quiet" => written(number(value, u8::MAX), |number| number.to_string()),
        "shuffles" => written(number(value, u16::MAX), |number| number.to_string()),
        "seed" => written(value.parse(), |seed: Seed| seed.to_string()),
        _ => written(over(value), |over| over_text(over).into()),
    };
    Ok(format!("{title} {}", in_field(&title, value)?))
}

fn piles(value: &str) -> Result<[Vec<Card>; Pile::COUNT], String> {
    let mut piles = <[Vec<Card>; Pile::COUNT]>::default();
    let parts: Vec<&str> = value.split('|').map(str::trim).collect();
    if parts.len() > Pile::COUNT {
        return Err("there are four piles, with | between them".into());
    }
    for (pile, part) in piles.iter_mut().zip(parts) {
        let list = Cards::read(part).map_err(|error| error.to_string())?;
        let elsewhere = "`rest` can stand in a stock pile, a hand, the draw pile or what is set aside, not here";
        *pile = list.without_rest().map_err(|_| elsewhere)?;
    }
    Ok(piles)
}

fn over(value: &str) -> Result<Option<Over>, String> {
    match value {
        "-" => Ok(None),
        "blocked" => Ok(Some(Over::Blocked)),
        seats => match set(seats) {
            Ok(seats) => Ok(Some(Over::Won(seats))),
            Err(_) => Err(format!(
                "`{}` should be the winners' seats, blocked, or -",
                quoted(seats)
            )),
        },
    }
}
