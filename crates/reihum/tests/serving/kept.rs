//! Whether everything that somebody was answered is kept, once, and nobody saw another history.

use super::{Journal, Seating};
use game::{Seat, Viewer};
use protocol::Wish;
use std::collections::{BTreeMap, BTreeSet};
use store::Reader;
use table::{AnyTable, Live, Table, with_table};

/// Holds what somebody was told against what is kept.
pub(crate) fn check(reader: &dyn Reader, seating: &Seating, journal: &Journal) {
    let row = reader.table_by_code(&seating.code).unwrap().unwrap();
    let log = reader.log(row.id).unwrap();
    // Every command that was answered is there, once, and in the order of the answers.
    let mine = format!("{}.", journal.guest);
    let mut entries: BTreeMap<u64, Vec<&str>> = BTreeMap::new();
    let mut order = Vec::new();
    for (id, _, what) in done_by(journal.guest, &log) {
        let entries = entries.entry(id).or_default();
        if entries.is_empty() {
            order.push(id);
        }
        entries.push(what);
    }
    for (id, wish) in &journal.done {
        let entries = entries.get(id).map(Vec::as_slice).unwrap_or_default();
        match wish {
            Wish::Act(action) => {
                let acted = format!("acted person {}: {action}", journal.seat);
                assert_eq!(entries, [acted.as_str()], "{id} of {mine}");
            }
            Wish::Start => {
                let begins = |entry: &&str| entry.starts_with("started ") || *entry == "dealt";
                assert!(!entries.is_empty() && entries.iter().all(begins), "{entries:?}");
            }
            other => assert_eq!(entries.len(), 1, "{other:?}: {entries:?}"),
        }
    }
    // Nothing was done that was refused: what is done once is remembered, also by a server that was restarted.
    for id in &journal.refused {
        let entries = entries.get(id).map(Vec::as_slice).unwrap_or_default();
        assert!(
            entries.iter().all(|entry| entry.starts_with("dropped ")),
            "{id} of {mine} was refused: {entries:?}"
        );
    }
    let done: Vec<u64> = journal.done.iter().map(|(id, _)| *id).collect();
    order.retain(|id| done.contains(id));
    assert_eq!(order, done, "in another order");
    // What was seen is what happened: nobody saw another history.
    let any = AnyTable::fold(&log.join("\n")).unwrap();
    let told = with_table!(&any, table => story(table, &log, journal.seat));
    for (moment, seen) in &journal.seen {
        assert_eq!(
            told.get(moment),
            Some(seen),
            "moment {moment} of seat {} at {}",
            journal.seat,
            seating.code
        );
    }
    // What is derived from the log is what was written down when it happened, and its records are true.
    let matches = server::matches(&log).unwrap();
    assert!(!matches.is_empty());
    for derived in matches {
        let kept = reader.finished(row.id, derived.number).unwrap().unwrap();
        assert_eq!(kept, derived);
        verify(&any, kept.record.as_deref().unwrap());
    }
}

/// How much of what somebody wanted was kept though he was not answered, and then not done again when he repeated it.
pub(crate) fn repeated(reader: &dyn Reader, seating: &Seating, journal: &Journal) -> usize {
    let row = reader.table_by_code(&seating.code).unwrap().unwrap();
    let log = reader.log(row.id).unwrap();
    let before = |(id, at, _): &(u64, u64, &str)| {
        let mut repeated = journal.repeated.iter();
        repeated.any(|(again, came)| again == id && at < came)
    };
    let kept: BTreeSet<u64> = done_by(journal.guest, &log).filter(before).map(|(id, ..)| id).collect();
    journal.done.iter().filter(|(id, _)| kept.contains(id)).count()
}

/// What was done that somebody wanted: the number of his command, when, and what. What is held is not done yet.
fn done_by(guest: u64, log: &[String]) -> impl Iterator<Item = (u64, u64, &str)> {
    log.iter().filter_map(move |line| {
        let mut words = line.splitn(4, ' ').skip(1);
        let (at, by, what) = (words.next()?, words.next()?, words.next()?);
        let id = by.strip_prefix(&format!("{guest}."))?.parse().ok()?;
        (!what.starts_with("held ")).then_some((id, at.parse().ok()?, what))
    })
}

/// What a seat has seen at each moment, in all matches.
fn story<G: Live>(_: &Table<G>, log: &[String], seat: usize) -> BTreeMap<u64, Vec<String>> {
    let viewer = Viewer::Seat(Seat::numbered(seat).unwrap());
    let mut told = BTreeMap::new();
    let mut tell = |table: &Table<G>| {
        for (moment, seen) in table.story(viewer) {
            told.insert(moment, seen.iter().map(ToString::to_string).collect());
        }
    };
    let mut table = Table::<G>::fold([log[0].parse().unwrap()]).unwrap();
    for line in &log[1..] {
        if line.contains(" started ") {
            tell(&table);
        }
        table.add(&line.parse().unwrap()).unwrap();
    }
    tell(&table);
    told
}

fn verify(any: &AnyTable, record: &str) {
    match any {
        AnyTable::Solo(_) => drop(
            game::record::Record::<solo::Round>::read(record.as_bytes())
                .unwrap()
                .verify()
                .unwrap(),
        ),
        AnyTable::Skipbo(_) => drop(
            game::record::Record::<skipbo::Round>::read(record.as_bytes())
                .unwrap()
                .verify()
                .unwrap(),
        ),
    }
}
