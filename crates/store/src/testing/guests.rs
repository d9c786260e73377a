//! Guests, and the matches they have played.

use super::{Opened, append, digest, finish, guest, open, played, refused, write};
use crate::{Finished, GuestId, GuestRow, Mark, Played, Refused, TableId, Write};

/// A guest is found by his number and by the digest of his secret, and can have another name.
pub fn guests_are_known_by_their_secret(opened: impl Fn() -> Opened) {
    let mut store = opened();
    let reader = store.reader();
    let rename = |guest, name: &str| Write::Rename {
        guest: GuestId(guest),
        name: name.into(),
    };
    let row = |id: u64, name: &str| GuestRow {
        id: GuestId(id),
        name: name.into(),
        at: 2000 + id,
    };
    assert_eq!(reader.highest_guest().unwrap(), None);
    refused(&mut store, &rename(1, "Anna"), &Refused::NoSuchGuest);
    write(&mut store, &[guest(5, "Anna"), guest(2, "Berta")]);
    refused(&mut store, &guest(5, "Clara"), &Refused::GuestExists);
    let copied = Write::Guest {
        guest: GuestId(6),
        digest: digest(2),
        name: "Clara".into(),
        at: 0,
    };
    refused(&mut store, &copied, &Refused::GuestExists);
    write(&mut store, &[rename(2, "Bärbel"), rename(2, "Bärbel")]);

    assert_eq!(reader.guest(GuestId(2)).unwrap(), Some(row(2, "Bärbel")));
    assert_eq!(reader.guest(GuestId(5)).unwrap(), Some(row(5, "Anna")));
    assert_eq!(reader.guest_by_digest(&digest(5)).unwrap(), Some(row(5, "Anna")));
    for nobody in [6, u64::MAX] {
        assert_eq!(reader.guest(GuestId(nobody)).unwrap(), None);
    }
    assert_eq!(reader.guest_by_digest(&digest(6)).unwrap(), None);
    assert_eq!(reader.highest_guest().unwrap(), Some(GuestId(5)));
}

/// The newest match comes first, one that ended at the same time after the one with the higher number, and no page leaves out or repeats any.
pub fn a_history_is_read_in_pages(opened: impl Fn() -> Opened) {
    let mut store = opened();
    let reader = store.reader();
    let mut both = played(3, 50, 1);
    both.players[1].guest = Some(GuestId(2));
    let matches = [
        (1, played(1, 30, 1)),
        (1, played(2, 50, 1)),
        (2, both),
        (2, played(4, 40, 2)),
        (3, played(1, 50, 1)),
    ];
    write(&mut store, &[open(1, &[]), open(2, &[]), open(3, &[])]);
    let mut lengths = [0; 4];
    for (table, finished) in matches {
        write(&mut store, &[finish(table, lengths[table as usize], finished)]);
        lengths[table as usize] += 1;
    }

    let his = |guest: u64, before, limit| reader.history(GuestId(guest), before, limit).unwrap();
    let places = |played: &[Played]| -> Vec<(u64, u32)> {
        let place = |played: &Played| (played.table.0, played.finished.number);
        played.iter().map(place).collect()
    };
    let all = [(3, 1), (2, 3), (1, 2), (1, 1)];
    assert_eq!(places(&his(1, None, usize::MAX)), all);
    assert_eq!(places(&his(2, None, 10)), [(2, 3), (2, 4)]);
    assert!(his(3, None, 10).is_empty() && his(u64::MAX, None, 10).is_empty() && his(1, None, 0).is_empty());
    for size in 1..=5 {
        let (mut found, mut before) = (Vec::new(), None);
        loop {
            let page = his(1, before, size);
            assert!(page.len() <= size);
            let Some(last) = page.last() else { break };
            before = Some(last.mark());
            found.extend(page);
        }
        assert_eq!(places(&found), all, "{size} a page");
    }
    // A mark is a place in time: no match need be there.
    let mark = Mark {
        ended: 45,
        table: TableId(0),
        number: 0,
    };
    assert_eq!(places(&his(1, Some(mark), 10)), [(1, 1)]);
    let whole = Finished {
        record: None,
        ..played(1, 50, 1)
    };
    assert_eq!(his(1, None, 1)[0].finished, whole);
}

/// A match has its record and all its players, and comes with the entries with which it ended, or not at all.
pub fn a_match_has_its_record(opened: impl Fn() -> Opened) {
    let mut store = opened();
    let reader = store.reader();
    write(&mut store, &[open(1, &["a"])]);
    refused(
        &mut store,
        &finish(1, 2, played(1, 30, 1)),
        &Refused::Conflict { length: 1 },
    );
    assert_eq!(reader.finished(TableId(1), 1).unwrap(), None);
    let bare = Finished {
        record: None,
        players: vec![],
        ..played(2, 31, 1)
    };
    write(
        &mut store,
        &[finish(1, 1, played(1, 30, 1)), finish(1, 2, bare.clone())],
    );
    assert_eq!(reader.finished(TableId(1), 1).unwrap(), Some(played(1, 30, 1)));
    assert_eq!(reader.finished(TableId(1), 2).unwrap(), Some(bare));
    assert_eq!(reader.finished(TableId(1), 3).unwrap(), None);
    assert_eq!(reader.finished(TableId(2), 1).unwrap(), None);
    // One of the same number takes its place.
    write(&mut store, &[finish(1, 3, played(1, 35, 2))]);
    assert_eq!(reader.finished(TableId(1), 1).unwrap(), Some(played(1, 35, 2)));
    assert!(reader.history(GuestId(1), None, 9).unwrap().is_empty());
}

/// What was derived from a log can be replaced as a whole, at a closed table too; the log is not touched.
pub fn matches_are_derived_again(opened: impl Fn() -> Opened) {
    let mut store = opened();
    let reader = store.reader();
    let derive = |table, finished: &[Finished]| Write::Derive {
        table: TableId(table),
        finished: finished.to_vec(),
    };
    refused(&mut store, &derive(1, &[]), &Refused::NoSuchTable);
    write(&mut store, &[open(1, &[]), open(2, &[])]);
    write(
        &mut store,
        &[finish(1, 0, played(1, 30, 1)), finish(2, 0, played(1, 31, 1))],
    );
    write(
        &mut store,
        &[
            append(1, 1, &["more"]),
            Write::Close {
                table: TableId(1),
                expected: 2,
                at: 40,
            },
        ],
    );
    write(&mut store, &[derive(1, &[played(2, 32, 1), played(3, 33, 2)])]);

    let ended = |guest: u64| -> Vec<u64> {
        let history = reader.history(GuestId(guest), None, 9).unwrap();
        history.iter().map(|played| played.finished.ended).collect()
    };
    assert_eq!((ended(1), ended(2)), (vec![32, 31], vec![33]));
    assert_eq!(reader.finished(TableId(1), 1).unwrap(), None);
    assert_eq!(reader.log(TableId(1)).unwrap(), ["ended", "more"]);
    write(&mut store, &[derive(1, &[])]);
    assert_eq!((ended(1), ended(2)), (vec![31], vec![]));
}
