//! A match that was played to its end, as it is written into people's histories.

use crate::{Guest, Live, Millis, Occupant, Table};

/// A match that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The how many-th at its table, counted from 1.
    pub number: u32,
    /// When.
    pub at: Millis,
    /// The game.
    pub game: &'static str,
    /// Its rules, in notation.
    pub rules: String,
    /// The record, if the match has one.
    pub record: Option<String>,
    /// Who played, from seat 1 on.
    pub seats: Vec<EndedSeat>,
}

/// Who played in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndedSeat {
    /// The person, if it was one.
    pub guest: Option<Guest>,
    /// What he is called, or which bot it was.
    pub name: String,
    /// What he has got.
    pub points: u32,
    /// Whether he has won.
    pub won: bool,
}

/// The last match at this table, if it was played to its end, and that was at this moment: afterwards people may go, and other settings hold.
pub fn ended<G: Live>(table: &Table<G>, at: Millis) -> Option<Ended> {
    let (score, winners) = (table.score()?, table.winners()?);
    let people = table.people();
    let seats = table.places().iter().map(|(seat, place)| {
        let (guest, name) = match place.occupant {
            Occupant::Nobody => (None, String::new()),
            Occupant::Bot(bot) => (None, bot.to_string()),
            Occupant::Person(guest) => {
                let person = people.iter().find(|person| person.guest == guest);
                let name = person.map(|person| person.name.to_string());
                (Some(guest), name.unwrap_or_default())
            }
        };
        EndedSeat {
            guest,
            name,
            points: score.scores().totals[seat],
            won: winners.contains(seat),
        }
    });
    Some(Ended {
        number: table.matches(),
        at,
        game: G::NAME,
        rules: score.rules().to_string(),
        record: table.record(),
        seats: seats.collect(),
    })
}
