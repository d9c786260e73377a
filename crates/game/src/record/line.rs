//! One line of a record, without its checksum: each kind is written in exactly one way.

use super::bad::Damage;
use super::{Commitment, Digest, Name, Nonce, Secret};
use crate::{Actor, BySeat, Game, Seat, SeatSet, Seats, Seed, quoted};
use std::fmt;
use std::str::FromStr;

/// A line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line<G: Game> {
    Version(u32),
    Game(String),
    Revision(u32),
    Rules(G::Rules),
    Seats(Seats),
    Name(Seat, Name),
    FirstDealer(Seed),
    Deal(u32, Seat),
    Seed(Seed),
    Commitment(Commitment),
    Nonce(Seat, Nonce),
    Action(Actor, G::Action),
    Digest(Digest),
    Secret(Secret),
    Won(SeatSet),
    Points(BySeat<u32>),
    Totals(BySeat<u32>),
    /// The last line: who has won the match, if it is over.
    Match(Option<SeatSet>),
}

impl<G: Game> fmt::Display for Line<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version(version) => write!(f, "reihum record {version}"),
            Self::Game(name) => write!(f, "game {name}"),
            Self::Revision(revision) => write!(f, "revision {revision}"),
            Self::Rules(rules) => write!(f, "rules {rules}"),
            Self::Seats(seats) => write!(f, "seats {seats}"),
            Self::Name(seat, name) => write!(f, "name {seat} {name}"),
            Self::FirstDealer(seed) => write!(f, "first-dealer {seed}"),
            Self::Deal(number, dealer) => write!(f, "deal {number}, dealer {dealer}"),
            Self::Seed(seed) => write!(f, "seed {seed}"),
            Self::Commitment(commitment) => write!(f, "commitment {commitment}"),
            Self::Nonce(seat, nonce) => write!(f, "nonce {seat} {nonce}"),
            Self::Action(actor, action) => write!(f, "{actor}: {action}"),
            Self::Digest(digest) => write!(f, "digest {digest}"),
            Self::Secret(secret) => write!(f, "secret {secret}"),
            Self::Won(seats) => write!(f, "won {}", Set(*seats)),
            Self::Points(points) => write!(f, "points{}", Numbers(points)),
            Self::Totals(totals) => write!(f, "totals{}", Numbers(totals)),
            Self::Match(Some(seats)) => write!(f, "match won {}", Set(*seats)),
            Self::Match(None) => f.write_str("match unfinished"),
        }
    }
}

struct Set(SeatSet);

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            f.write_str("-")
        } else {
            self.0.fmt(f)
        }
    }
}

struct Numbers<'a>(&'a BySeat<u32>);

impl fmt::Display for Numbers<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.values().iter().try_for_each(|number| write!(f, " {number}"))
    }
}

impl<G: Game> Line<G> {
    /// Reads a line at a table with these seats; before they are known, with as many as there can be.
    pub(super) fn read(text: &str, seats: Seats) -> Result<Self, Damage> {
        let line = Self::parse(text, seats)?;
        let right = line.to_string();
        if right == text {
            Ok(line)
        } else {
            Err(Damage::Form { right: quoted(&right) })
        }
    }

    fn parse(text: &str, seats: Seats) -> Result<Self, Damage> {
        if let Some((actor, action)) = text.split_once(": ")
            && !actor.contains(' ')
        {
            return Ok(Self::Action(read_actor(actor, seats)?, value(action)?));
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Ok(match word {
            "reihum" => Self::Version(value(rest.strip_prefix("record ").unwrap_or(rest))?),
            "game" => Self::Game(rest.into()),
            "revision" => Self::Revision(value(rest)?),
            "rules" => Self::Rules(value(rest)?),
            "seats" => Self::Seats(read_seats::<G>(rest)?),
            "name" => read_for_seat(rest, seats).and_then(|(seat, name)| Ok(Self::Name(seat, value(name)?)))?,
            "first-dealer" => Self::FirstDealer(value(rest)?),
            "deal" => {
                let form = || unreadable(rest, "a deal has a number and a dealer, such as `deal 1, dealer 2`");
                let (number, dealer) = rest.split_once(", dealer ").ok_or_else(form)?;
                Self::Deal(value(number)?, read_seat(dealer, seats)?)
            }
            "seed" => Self::Seed(value(rest)?),
            "commitment" => Self::Commitment(value(rest)?),
            "nonce" => read_for_seat(rest, seats).and_then(|(seat, nonce)| Ok(Self::Nonce(seat, value(nonce)?)))?,
            "digest" => Self::Digest(value(rest)?),
            "secret" => Self::Secret(value(rest)?),
            "won" => Self::Won(read_set(rest, seats)?),
            "points" => Self::Points(read_numbers(rest, seats)?),
            "totals" => Self::Totals(read_numbers(rest, seats)?),
            "match" => match rest.split_once(' ') {
                _ if rest == "unfinished" => Self::Match(None),
                Some(("won", winners)) => Self::Match(Some(read_set(winners, seats)?)),
                _ => {
                    return Err(unreadable(
                        rest,
                        "a match is `unfinished`, or `won` and the seats of the winners",
                    ));
                }
            },
            _ => return Err(Damage::UnknownLine { text: quoted(text) }),
        })
    }
}

fn unreadable(text: &str, why: impl fmt::Display) -> Damage {
    let (text, why) = (quoted(text), why.to_string());
    Damage::Unreadable { text, why }
}

fn value<T: FromStr<Err: fmt::Display>>(text: &str) -> Result<T, Damage> {
    text.parse().map_err(|error| unreadable(text, error))
}

fn read_seats<G: Game>(text: &str) -> Result<Seats, Damage> {
    let seats = text.parse().ok().filter(|count| G::SEATS.contains(count));
    let (least, most) = (G::SEATS.start(), G::SEATS.end());
    let why = || unreadable(text, format_args!("a table of {} has {least} to {most} seats", G::NAME));
    seats.and_then(Seats::new).ok_or_else(why)
}

fn read_seat(text: &str, seats: Seats) -> Result<Seat, Damage> {
    let seat = text.parse().ok().and_then(Seat::numbered);
    seat.filter(|seat| seats.contains(*seat))
        .ok_or_else(|| unreadable(text, format_args!("there are seats 1 to {seats}")))
}

fn read_actor(text: &str, seats: Seats) -> Result<Actor, Damage> {
    match text {
        "host" => Ok(Actor::Host),
        _ => read_seat(text, seats).map(Actor::Seat),
    }
}

fn read_for_seat(text: &str, seats: Seats) -> Result<(Seat, &str), Damage> {
    let (seat, rest) = text.split_once(' ').unwrap_or((text, ""));
    Ok((read_seat(seat, seats)?, rest))
}

fn read_set(text: &str, seats: Seats) -> Result<SeatSet, Damage> {
    match text {
        "-" => Ok(SeatSet::EMPTY),
        _ => text.split(' ').map(|seat| read_seat(seat, seats)).collect(),
    }
}

fn read_numbers(text: &str, seats: Seats) -> Result<BySeat<u32>, Damage> {
    let numbers = text.split(' ').map(value).collect::<Result<Vec<u32>, _>>()?;
    if numbers.len() != seats.count() {
        let why = format_args!("there must be {seats} numbers, one for each seat").to_string();
        return Err(unreadable(text, why));
    }
    Ok(BySeat::from_fn(seats, |seat| numbers[seat.index()]))
}
