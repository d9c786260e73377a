//! What a piece of news does to what is known of a table.

use game::MAX_SEATS;
use protocol::{News, Person, Place, Scores, Shuffle, Snapshot};

/// Notes it down. A seat that the table does not have is passed over: a server that speaks of one knows why.
pub(super) fn news(table: &mut Snapshot, news: &News) {
    match news {
        News::Came { guest, name } => come(table, *guest, name),
        News::Went(guest) => go(table, *guest),
        News::Left(guest) | News::Removed(guest) => {
            go(table, *guest);
            // While a match runs, a bot plays there, which is told next.
            if !table.running {
                let seats = table.places.iter_mut().filter(|place| place.guest == Some(*guest));
                seats.for_each(|place| *place = Place::default());
            }
        }
        News::Host(guest) => table.host = *guest,
        News::Sat { guest, seat } => put(table, *seat, |place| {
            *place = Place {
                guest: Some(*guest),
                ..Place::default()
            };
        }),
        News::Stood { seat, .. } => put(table, *seat, |place| *place = Place::default()),
        News::Bot { seat, bot } => put(table, *seat, |place| {
            *place = Place {
                bot: bot.clone(),
                ..Place::default()
            };
        }),
        News::Settings(settings) => {
            table.settings.clone_from(settings);
            let seats = settings.split(' ').find_map(|field| field.strip_prefix("seats="));
            if let Some(seats) = seats.and_then(|seats| seats.parse::<usize>().ok()) {
                table.places.resize(seats.min(MAX_SEATS), Place::default());
            }
            table.places.iter_mut().for_each(|place| place.ready = false);
        }
        News::Ready { seat, nonce } => put(table, *seat, |place| {
            place.ready = true;
            place.nonce.clone_from(nonce);
        }),
        News::Unready(seat) => put(table, *seat, |place| {
            place.ready = false;
            place.nonce = None;
        }),
        News::TakenOver { seat, bot } => put(table, *seat, |place| place.bot = Some(bot.clone())),
        News::GivenBack(seat) => put(table, *seat, |place| place.bot = None),
        News::Started { .. } => {
            table.matches += 1;
            table.running = true;
            table.shuffles.clear();
            table.sheet.clear();
            table.scores = Some(Scores {
                totals: vec![0; table.places.len()],
                ..Scores::default()
            });
        }
        News::Dealt {
            number,
            commitment,
            nonces,
        } => {
            for place in &mut table.places {
                place.ready = false;
                place.nonce = None;
            }
            // A deck that somebody stacked comes from nowhere.
            table.shuffles.extend(commitment.clone().map(|commitment| Shuffle {
                number: *number,
                commitment,
                nonces: nonces.clone(),
                secret: None,
            }));
        }
        News::Over { scores, secret, .. } => {
            table.running = scores.winners.is_none();
            table.sheet.push(scores.totals.clone());
            table.scores = Some(scores.clone());
            reveal(table, secret.as_ref());
        }
        News::Ended(secret) => {
            table.running = false;
            reveal(table, secret.as_ref());
        }
        News::Committed(commitment) => table.commitment.clone_from(commitment),
        // How things stand says so too.
        News::Paused | News::Resumed => {}
    }
}

/// The secret of the last deal is told.
fn reveal(table: &mut Snapshot, secret: Option<&String>) {
    if let (Some(last), Some(secret)) = (table.shuffles.last_mut(), secret) {
        last.secret = Some(secret.clone());
    }
}

fn come(table: &mut Snapshot, guest: u64, name: &str) {
    let person = Person {
        guest,
        name: name.into(),
        present: true,
    };
    // They stand in the order of their numbers.
    match table.people.binary_search_by_key(&guest, |person| person.guest) {
        Ok(place) => table.people[place] = person,
        Err(place) => table.people.insert(place, person),
    }
}

fn go(table: &mut Snapshot, guest: u64) {
    if let Some(person) = table.people.iter_mut().find(|person| person.guest == guest) {
        person.present = false;
    }
}

fn put(table: &mut Snapshot, seat: usize, change: impl FnOnce(&mut Place)) {
    if let Some(place) = seat.checked_sub(1).and_then(|index| table.places.get_mut(index)) {
        change(place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(told: &[News]) -> Snapshot {
        let mut table = Snapshot {
            places: vec![Place::default(); 2],
            ..Snapshot::default()
        };
        for told in told {
            news(&mut table, told);
        }
        table
    }

    fn came(guest: u64) -> News {
        let name = format!("Guest {guest}");
        News::Came { guest, name }
    }

    fn sat(guest: u64, seat: usize) -> News {
        News::Sat { guest, seat }
    }

    fn ready(seat: usize) -> News {
        let nonce = Some("ab".into());
        News::Ready { seat, nonce }
    }

    fn started() -> News {
        let seed = "00".into();
        News::Started { dealer: 1, seed }
    }

    fn over(winners: Option<Vec<usize>>) -> News {
        let scores = Scores {
            deals: 1,
            totals: vec![30, 0],
            winners,
        };
        News::Over {
            points: vec![30, 0],
            winners: vec![1],
            scores,
            secret: None,
        }
    }

    fn places(table: &Snapshot) -> Vec<(Option<u64>, Option<&str>, bool)> {
        let places = table.places.iter();
        places
            .map(|place| (place.guest, place.bot.as_deref(), place.ready))
            .collect()
    }

    #[test]
    fn people_come_and_go_and_stand_in_order() {
        let table = table(&[came(9), came(2), News::Went(9), News::Host(2), came(2)]);
        let people: Vec<(u64, bool)> = table
            .people
            .iter()
            .map(|person| (person.guest, person.present))
            .collect();
        assert_eq!(people, [(2, true), (9, false)]);
        assert_eq!(table.host, 2);
    }

    #[test]
    fn seats_are_taken_and_given_up() {
        let bot = |bot: Option<&str>| News::Bot {
            seat: 2,
            bot: bot.map(Into::into),
        };
        let free = (None, None, false);
        let sits = (Some(1), None, false);
        assert_eq!(places(&table(&[sat(1, 1)])), [sits, free]);
        assert_eq!(
            places(&table(&[sat(1, 1), News::Stood { guest: 1, seat: 1 }])),
            [free, free]
        );
        assert_eq!(
            places(&table(&[bot(Some("club"))])),
            [free, (None, Some("club"), false)]
        );
        assert_eq!(places(&table(&[bot(Some("club")), bot(None)])), [free, free]);
        assert_eq!(places(&table(&[sat(1, 1), News::Left(1)])), [free, free]);
        assert_eq!(places(&table(&[sat(1, 3), sat(1, 0)])), [free, free]);
    }

    #[test]
    fn a_bot_plays_for_whoever_leaves_a_match() {
        let taken = News::TakenOver {
            seat: 1,
            bot: "family".into(),
        };
        let mut told = vec![sat(1, 1), started(), News::Left(1), taken];
        assert_eq!(places(&table(&told))[0], (Some(1), Some("family"), false));
        told.push(News::GivenBack(1));
        assert_eq!(places(&table(&told))[0], (Some(1), None, false));
    }

    #[test]
    fn whoever_is_ready_is_so_for_one_deal() {
        let dealt = News::Dealt {
            number: 1,
            commitment: None,
            nonces: Vec::new(),
        };
        let seated = |told: &[News]| table(&[&[sat(1, 1)], told].concat()).places[0].clone();
        let place = seated(&[ready(1)]);
        assert_eq!((place.ready, place.nonce.as_deref()), (true, Some("ab")));
        for after in [dealt, News::Unready(1)] {
            let place = seated(&[ready(1), after]);
            assert_eq!((place.guest, place.ready, place.nonce), (Some(1), false, None));
        }
    }

    #[test]
    fn the_sheet_has_a_line_for_each_deal_of_the_match() {
        let told = [started(), over(None), started(), over(None), over(Some(vec![1]))];
        assert_eq!(table(&told).sheet, [[30, 0], [30, 0]]);
    }

    #[test]
    fn other_settings_can_have_other_seats() {
        let table = table(&[sat(1, 1), ready(1), News::Settings("seats=3 mode=race".into())]);
        assert_eq!(table.settings, "seats=3 mode=race");
        assert_eq!(
            places(&table),
            [(Some(1), None, false), (None, None, false), (None, None, false)]
        );
    }

    #[test]
    fn no_table_has_more_seats_than_there_can_be() {
        for seats in ["11", "18446744073709551615"] {
            let table = table(&[News::Settings(format!("seats={seats} mode=race"))]);
            assert_eq!(table.places.len(), MAX_SEATS);
        }
    }

    #[test]
    fn a_match_runs_until_somebody_has_won_or_it_is_ended() {
        let runs = |told: &[News]| table(told).running;
        assert!(runs(&[started()]));
        assert!(runs(&[started(), over(None)]));
        assert!(!runs(&[started(), over(Some(vec![1]))]));
        assert!(!runs(&[started(), News::Ended(None)]));
        let scores = |told: &[News]| table(told).scores.unwrap();
        assert_eq!(scores(&[started()]).totals, [0, 0]);
        assert_eq!(scores(&[started(), over(None)]).totals, [30, 0]);
        assert_eq!(scores(&[over(None), started()]).deals, 0);
        assert_eq!(table(&[News::Committed("c".into())]).commitment, "c");
    }
}
