//! What a table tells, as messages for clients.

use game::record::Nonce;
use protocol::{Became, Person, Place, Scores, Shuffle, Standing, Trouble};
use std::fmt::Display;
use table::{Answer, Millis, News, Origins, Refused, Snapshot};

use crate::{Hosted, with_words};
use game::{Match, Refusal, Seat, SeatSet};
use words::{Lang, Words};

/// All that a snapshot says which follows from the table.
pub(crate) fn snapshot<G: Hosted>(snapshot: &Snapshot<G>, score: Option<&Match<G>>) -> protocol::Snapshot {
    protocol::Snapshot {
        protocol: protocol::VERSION,
        moment: snapshot.moment,
        game: G::NAME.into(),
        settings: snapshot.settings.to_string(),
        host: snapshot.host.0,
        people: snapshot.people.iter().map(person).collect(),
        places: snapshot.places.iter().map(|(_, place)| self::place(place)).collect(),
        commitment: snapshot.commitment.to_string(),
        scores: score.map(|score| scores(score.scores(), score.winners())),
        sight: snapshot.sight.as_ref().map(ToString::to_string),
        standing: standing(&snapshot.standing),
        ..protocol::Snapshot::default()
    }
}

/// Where the cards of the match come from.
pub(crate) fn shuffles(shuffles: &[Origins]) -> Vec<Shuffle> {
    let shuffles = shuffles.iter().map(|deal| Shuffle {
        number: deal.number,
        commitment: deal.commitment.to_string(),
        nonces: nonces(&deal.nonces),
        secret: deal.secret.as_ref().map(ToString::to_string),
    });
    shuffles.collect()
}

fn nonces(nonces: &[(Seat, Nonce)]) -> Vec<(usize, String)> {
    let texts = nonces.iter().map(|(seat, nonce)| (seat.number(), nonce.to_string()));
    texts.collect()
}

fn person(person: &table::Person) -> Person {
    Person {
        guest: person.guest.0,
        name: person.name.to_string(),
        present: person.present,
    }
}

fn place(place: &table::Place) -> Place {
    Place {
        guest: place.person().map(|guest| guest.0),
        bot: place.bot().as_ref().map(ToString::to_string),
        ready: place.ready,
        nonce: place.nonce.as_ref().map(ToString::to_string),
    }
}

fn scores(scores: &game::Scores, winners: Option<SeatSet>) -> Scores {
    Scores {
        deals: scores.deals,
        totals: scores.totals.values().to_vec(),
        winners: winners.map(seats),
    }
}

fn seats(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(Seat::number).collect()
}

pub(crate) fn standing(standing: &table::Standing) -> Standing {
    let millis = |time: Option<Millis>| time.map(|time| time.0);
    Standing {
        waits_for: seats(standing.waits_for),
        clock: millis(standing.clock),
        interjectable: standing.interjectable,
        throw_in_until: millis(standing.throw_in_until),
        question_until: millis(standing.question_until),
        turn_from: millis(standing.turn_from),
        deal_at: millis(standing.deal_at),
        paused: standing.paused,
    }
}

pub(crate) fn news<G: Hosted>(news: &News<G>) -> protocol::News {
    use protocol::News as Said;
    let text = |value: &dyn Display| value.to_string();
    match news {
        News::Came(guest, name) => Said::Came {
            guest: guest.0,
            name: text(name),
        },
        News::Went(guest) => Said::Went(guest.0),
        News::Left(guest) => Said::Left(guest.0),
        News::Removed(guest) => Said::Removed(guest.0),
        News::Host(guest) => Said::Host(guest.0),
        News::Sat(guest, seat) => Said::Sat {
            guest: guest.0,
            seat: seat.number(),
        },
        News::Stood(guest, seat) => Said::Stood {
            guest: guest.0,
            seat: seat.number(),
        },
        News::Bot(seat, bot) => Said::Bot {
            seat: seat.number(),
            bot: bot.as_ref().map(ToString::to_string),
        },
        News::Settings(settings) => Said::Settings(text(settings)),
        News::Ready(seat, nonce) => Said::Ready {
            seat: seat.number(),
            nonce: nonce.as_ref().map(ToString::to_string),
        },
        News::Unready(seat) => Said::Unready(seat.number()),
        News::TakenOver(seat, bot) => Said::TakenOver {
            seat: seat.number(),
            bot: text(bot),
        },
        News::GivenBack(seat) => Said::GivenBack(seat.number()),
        News::Started { dealer, seed } => Said::Started {
            dealer: dealer.number(),
            seed: text(seed),
        },
        News::Dealt {
            number,
            commitment,
            nonces,
        } => Said::Dealt {
            number: *number,
            commitment: commitment.as_ref().map(ToString::to_string),
            nonces: self::nonces(nonces),
        },
        News::Over(over) => Said::Over {
            points: over.outcome.points.values().to_vec(),
            winners: seats(over.outcome.winners),
            scores: scores(&over.scores, over.winners),
            secret: over.secret.as_ref().map(ToString::to_string),
        },
        News::Ended(secret) => Said::Ended(secret.as_ref().map(ToString::to_string)),
        News::Committed(commitment) => Said::Committed(text(commitment)),
        News::Paused => Said::Paused,
        News::Resumed => Said::Resumed,
    }
}

pub(crate) fn became<G: Hosted>(answer: &Answer<G>, lang: Lang) -> Became {
    match answer {
        Answer::Done => Became::Done,
        Answer::Held => Became::Held,
        Answer::Refused(refused) => Became::Refused(trouble(refused, lang)),
    }
}

/// Why something was refused, for programs and for people.
fn trouble<G: Hosted>(refused: &Refused<G>, lang: Lang) -> Trouble {
    let (rule, text) = match refused {
        Refused::Illegal(illegal) => (
            Some(illegal.rule().into()),
            spoken(lang, |words| G::reason(words, *illegal), illegal.rule()),
        ),
        other => (
            None,
            spoken(lang, |words| words.refused(other.why(), other.seats()), other.why()),
        ),
    };
    Trouble {
        why: refused.why().into(),
        rule,
        text,
    }
}

/// What a table cannot refuse, for it never hears of it.
pub(crate) fn refused(why: &str, lang: Lang) -> Trouble {
    Trouble {
        why: why.into(),
        rule: None,
        text: spoken(lang, |words| words.refused(why, SeatSet::EMPTY), why),
    }
}

/// A sentence; the word for programs where nobody has words.
fn spoken(lang: Lang, say: impl FnOnce(&Words) -> String, otherwise: &str) -> String {
    with_words(lang, say).unwrap_or_else(|| otherwise.into())
}

#[cfg(test)]
mod tests;
