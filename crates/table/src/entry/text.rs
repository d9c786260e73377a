//! Entries as text, one line each: docs/TABLE.md specifies it.

use super::{Cause, Entry, Fact};
use crate::{CommandId, Guest, Live, Millis, Origin};
use game::{Actor, Seat, notation, quoted};
use std::fmt;
use std::str::FromStr;

/// A line that is no entry of a log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{line}` is no entry of a log: {why}")]
pub struct BadEntry {
    line: String,
    why: String,
}

/// Reads a whole log, one entry a line.
///
/// # Errors
/// The first line that is none, and what would be right.
pub fn read_log<G: Live>(text: &str) -> Result<Vec<Entry<G>>, BadEntry> {
    text.lines().map(str::parse).collect()
}

/// Writes entries as a log, one a line. It can be appended to.
pub fn write_log<'a, G: Live + 'a>(entries: impl IntoIterator<Item = &'a Entry<G>>) -> String {
    let mut log = String::new();
    for entry in entries {
        log.push_str(&entry.to_string());
        log.push('\n');
    }
    log
}

/// The name of the game whose log this is, if it is one.
pub(crate) fn game_name(log: &str) -> Option<&str> {
    let mut words = log.lines().next()?.split(' ').skip(3);
    words.next().filter(|word| *word == "opened")?;
    words.next()
}

/// When a line of a log was written, whatever the game.
pub fn written_at(line: &str) -> Option<Millis> {
    line.split(' ').nth(1)?.parse().ok().map(Millis)
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Person => "person",
            Self::Bot => "bot",
            Self::Clock => "clock",
        })
    }
}

impl<G: Live> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.seq, self.at)?;
        match self.by {
            Some(Origin { guest, command }) => write!(f, "{guest}.{command} ")?,
            None => f.write_str("- ")?,
        }
        self.fact.fmt(f)
    }
}

impl<G: Live> fmt::Display for Fact<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opened { seed, host, settings } => {
                write!(
                    f,
                    "opened {} {} seed {seed} host {host} {settings}",
                    G::NAME,
                    G::REVISION
                )
            }
            Self::Came(guest, name) => write!(f, "came {guest} {name}"),
            Self::Went(guest) => write!(f, "went {guest}"),
            Self::Left(guest) => write!(f, "left {guest}"),
            Self::Removed(guest) => write!(f, "removed {guest}"),
            Self::Host(guest) => write!(f, "host {guest}"),
            Self::Sat(guest, seat) => write!(f, "sat {guest} {seat}"),
            Self::Stood(seat) => write!(f, "stood {seat}"),
            Self::PutBot(seat, bot) => write!(f, "put-bot {seat} {bot}"),
            Self::TookBot(seat) => write!(f, "took-bot {seat}"),
            Self::Set(settings) => write!(f, "set {settings}"),
            Self::Ready(seat, Some(nonce)) => write!(f, "ready {seat} {nonce}"),
            Self::Ready(seat, None) => write!(f, "ready {seat}"),
            Self::Unready(seat) => write!(f, "unready {seat}"),
            Self::Stacked(deck) => write!(f, "stacked {deck}"),
            Self::Started(seed) => write!(f, "started {seed}"),
            Self::Dealt => f.write_str("dealt"),
            Self::Held {
                seat,
                action,
                cause,
                credit,
            } => write!(f, "held {cause} {credit} {seat}: {action}"),
            Self::Acted { actor, action, cause } => write!(f, "acted {cause} {actor}: {action}"),
            Self::Dropped(seat) => write!(f, "dropped {seat}"),
            Self::TakenOver(seat, bot) => write!(f, "taken-over {seat} {bot}"),
            Self::Paused => f.write_str("paused"),
            Self::Resumed => f.write_str("resumed"),
            Self::Woke => f.write_str("woke"),
            Self::Ended => f.write_str("ended"),
        }
    }
}

impl<G: Live> FromStr for Entry<G> {
    type Err = BadEntry;

    fn from_str(line: &str) -> Result<Self, BadEntry> {
        let entry = read_entry(line).map_err(|why| BadEntry {
            line: quoted(line),
            why,
        })?;
        // Each entry is written in exactly one way.
        let right: String = Self::to_string(&entry);
        if right == line {
            Ok(entry)
        } else {
            let why = format!("it is written `{}`", quoted(&right));
            Err(BadEntry {
                line: quoted(line),
                why,
            })
        }
    }
}

fn read_entry<G: Live>(line: &str) -> Result<Entry<G>, String> {
    let mut words = line.splitn(4, ' ');
    let mut next = || {
        let form = "it has a number, a time, a command or -, and what happened, as in `7 1500 1.3 sat 1 2`";
        words.next().ok_or_else(|| form.to_string())
    };
    Ok(Entry {
        seq: number(next()?)?,
        at: Millis(number(next()?)?),
        by: match next()? {
            "-" => None,
            by => {
                let (guest, command) = by.split_once('.').ok_or("a command is written `guest.id`")?;
                Some(Origin {
                    guest: Guest(number(guest)?),
                    command: CommandId(number(command)?),
                })
            }
        },
        fact: read_fact(next()?)?,
    })
}

fn read_fact<G: Live>(text: &str) -> Result<Fact<G>, String> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Ok(match word {
        "opened" => opened(rest)?,
        "came" => {
            let (guest, name) = two(rest)?;
            Fact::Came(Guest(number(guest)?), value(name)?)
        }
        "went" => Fact::Went(Guest(number(rest)?)),
        "left" => Fact::Left(Guest(number(rest)?)),
        "removed" => Fact::Removed(Guest(number(rest)?)),
        "host" => Fact::Host(Guest(number(rest)?)),
        "sat" => {
            let (guest, place) = two(rest)?;
            Fact::Sat(Guest(number(guest)?), seat(place)?)
        }
        "stood" => Fact::Stood(seat(rest)?),
        "put-bot" => {
            let (place, bot) = two(rest)?;
            Fact::PutBot(seat(place)?, value(bot)?)
        }
        "took-bot" => Fact::TookBot(seat(rest)?),
        "set" => Fact::Set(value(rest)?),
        "ready" => match rest.split_once(' ') {
            Some((place, nonce)) => Fact::Ready(seat(place)?, Some(value(nonce)?)),
            None => Fact::Ready(seat(rest)?, None),
        },
        "unready" => Fact::Unready(seat(rest)?),
        "stacked" => Fact::Stacked(rest.into()),
        "started" => Fact::Started(value(rest)?),
        "dealt" => Fact::Dealt,
        "held" => {
            let (how, action) = done(rest)?;
            let mut words = how.split(' ');
            let mut next = || words.next().ok_or("it is written `held person 80 2: r5`");
            Fact::Held {
                cause: cause(next()?)?,
                credit: Millis(number(next()?)?),
                seat: seat(next()?)?,
                action: value(action)?,
            }
        }
        "acted" => {
            let (how, action) = done(rest)?;
            let (why, actor) = two(how)?;
            Fact::Acted {
                actor: match actor {
                    "host" => Actor::Host,
                    number => Actor::Seat(seat(number)?),
                },
                action: value(action)?,
                cause: cause(why)?,
            }
        }
        "dropped" => Fact::Dropped(seat(rest)?),
        "taken-over" => {
            let (place, bot) = two(rest)?;
            Fact::TakenOver(seat(place)?, value(bot)?)
        }
        "paused" => Fact::Paused,
        "resumed" => Fact::Resumed,
        "woke" => Fact::Woke,
        "ended" => Fact::Ended,
        _ => return Err(format!("nothing that happens is called `{}`", quoted(word))),
    })
}

fn opened<G: Live>(text: &str) -> Result<Fact<G>, String> {
    let mut words = text.splitn(7, ' ');
    let mut next = || {
        words
            .next()
            .ok_or_else(|| "too little is said about the table".to_string())
    };
    let game = next()?;
    if game != G::NAME {
        return Err(format!("it is a table of {}, not of {}", quoted(game), G::NAME));
    }
    let revision: u64 = number(next()?)?;
    if revision != u64::from(G::REVISION) {
        return Err(format!(
            "it was played by revision {revision} of the rules, and this program knows {}",
            G::REVISION
        ));
    }
    let mut labelled = |label: &str| match next()? {
        word if word == label => next(),
        word => Err(format!("`{label}` should stand where `{}` stands", quoted(word))),
    };
    Ok(Fact::Opened {
        seed: value(labelled("seed")?)?,
        host: Guest(number(labelled("host")?)?),
        settings: value(next()?)?,
    })
}

fn number(text: &str) -> Result<u64, String> {
    notation::number(text, u64::MAX)
}

fn seat(text: &str) -> Result<Seat, String> {
    let number = text.parse().ok().and_then(Seat::numbered);
    number.ok_or_else(|| format!("`{}` is no seat: there are 1 to {}", quoted(text), game::MAX_SEATS))
}

fn cause(text: &str) -> Result<Cause, String> {
    [Cause::Person, Cause::Bot, Cause::Clock]
        .into_iter()
        .find(|cause| cause.to_string() == text)
        .ok_or_else(|| format!("`{}` decides nothing: person, bot or clock do", quoted(text)))
}

fn value<T: FromStr<Err: fmt::Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

fn two(text: &str) -> Result<(&str, &str), String> {
    text.split_once(' ')
        .ok_or_else(|| format!("something is missing after `{}`", quoted(text)))
}

/// Who did it, and what.
fn done(text: &str) -> Result<(&str, &str), String> {
    text.split_once(": ")
        .ok_or_else(|| format!("`{}` names no action after a colon", quoted(text)))
}
