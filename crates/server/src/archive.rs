//! What follows from a log once a match is over: what is written into people's histories. It can be made again from the logs at any time.

use store::{Finished, FinishedSeat, GuestId};
use table::{AnyTable, BadTableLog, Ended, ended, with_table};

/// A match that ended, for the store.
pub(crate) fn finished(ended: Ended) -> Finished {
    let players = (1..).zip(ended.seats).map(|(seat, player)| FinishedSeat {
        seat,
        guest: player.guest.map(|guest| GuestId(guest.0)),
        name: player.name,
        points: Some(player.points),
        won: player.won,
    });
    Finished {
        number: ended.number,
        ended: ended.at.0,
        game: ended.game.into(),
        rules: ended.rules,
        record: ended.record,
        players: players.collect(),
    }
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
                matches.extend(ended(table, entry.at).map(finished));
            }
        }
        Ok(matches)
    })
}
