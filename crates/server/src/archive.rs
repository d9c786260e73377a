//! What follows from a log once a match is over: what is written into people's histories. It can be made again from the logs at any time.

use crate::Hosted;
use store::{Finished, FinishedSeat, GuestId};
use table::{AnyTable, BadTableLog, Millis, Occupant, Table, with_table};

/// The last match at this table, if it was played to its end.
pub(crate) fn finished<G: Hosted>(table: &Table<G>, now: Millis) -> Option<Finished> {
    let (score, winners) = (table.score()?, table.winners()?);
    let people = table.people();
    let players = table.places().iter().map(|(seat, place)| {
        let (guest, name) = match place.occupant {
            Occupant::Nobody => (None, String::new()),
            Occupant::Bot(bot) => (None, bot.to_string()),
            Occupant::Person(guest) => {
                let person = people.iter().find(|person| person.guest == guest);
                let name = person.map(|person| person.name.to_string());
                (Some(GuestId(guest.0)), name.unwrap_or_default())
            }
        };
        FinishedSeat {
            seat: seat.number() as u8,
            guest,
            name,
            points: Some(i64::from(score.scores().totals[seat])),
            won: winners.contains(seat),
        }
    });
    Some(Finished {
        number: table.matches(),
        ended: now.0,
        game: G::NAME.into(),
        rules: score.rules().to_string(),
        record: table.record(),
        players: players.collect(),
    })
}

/// All matches that were played to their end at the table with this log.
///
/// # Errors
/// When it is no log.
pub fn matches(log: &[String]) -> Result<Vec<Finished>, BadTableLog> {
    let Some((first, rest)) = log.split_first() else {
        return Ok(Vec::new());
    };
    let mut table = AnyTable::fold(first)?;
    with_table!(&mut table, table => {
        let mut matches: Vec<Finished> = Vec::new();
        for line in rest {
            let entry = line.parse()?;
            table.add(&entry)?;
            if matches.last().map_or(0, |last| last.number) < table.matches() {
                matches.extend(finished(table, entry.at));
            }
        }
        Ok(matches)
    })
}
