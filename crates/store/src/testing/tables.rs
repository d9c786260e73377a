//! Tables and their logs.

use super::{Opened, append, guest, lines, open, open_as, played, refused, write};
use crate::{Refused, TableId, TableRow, Write};

/// An append is taken if the log has the length that it names, and leaves no trace otherwise.
pub fn an_append_names_the_length(opened: impl Fn() -> Opened) {
    let mut store = opened();
    let reader = store.reader();
    refused(&mut store, &append(1, 0, &["a"]), &Refused::NoSuchTable);
    write(&mut store, &[open(1, &["a", "b"])]);
    refused(&mut store, &open_as(1, "OTHER", &["x"]), &Refused::TableExists);
    for wrong in [0, 1, 3, i64::MAX as u64] {
        refused(&mut store, &append(1, wrong, &["x"]), &Refused::Conflict { length: 2 });
    }
    write(&mut store, &[append(1, 2, &["c", "d"])]);
    write(&mut store, &[append(1, 4, &[])]);
    write(&mut store, &[append(1, 4, &["", "e"])]);
    refused(&mut store, &append(1, 4, &["x"]), &Refused::Conflict { length: 6 });

    let all = lines(&["a", "b", "c", "d", "", "e"]);
    assert_eq!(reader.log(TableId(1)).unwrap(), all);
    for after in 0..=8 {
        let rest = all.get(after..).unwrap_or_default();
        assert_eq!(reader.log_after(TableId(1), after as u64).unwrap(), rest, "{after}");
    }
    assert_eq!(reader.table(TableId(1)).unwrap().unwrap().length, 6);

    write(&mut store, &[open(2, &[])]);
    assert!(reader.log(TableId(2)).unwrap().is_empty());
    write(&mut store, &[append(2, 0, &["a"])]);
    assert_eq!(reader.log(TableId(2)).unwrap(), ["a"]);
    for nobody in [3, u64::MAX] {
        assert!(reader.log(TableId(nobody)).unwrap().is_empty());
        assert_eq!(reader.table(TableId(nobody)).unwrap(), None);
    }
}

/// Each write of a commit is judged after those before it, and what is refused keeps no other from being written.
pub fn a_refused_write_disturbs_no_other(opened: impl Fn() -> Opened) {
    let mut store = opened();
    let answers = store.commit(&[
        open(1, &["a"]),
        append(1, 1, &["b"]),
        append(1, 1, &["x"]),
        open_as(2, "CODE1", &["x"]),
        append(2, 0, &["x"]),
        append(1, 2, &["c"]),
        guest(1, "Anna"),
        guest(1, "Berta"),
        Write::Close {
            table: TableId(1),
            expected: 3,
            at: 5,
        },
        append(1, 3, &["x"]),
    ]);
    let expected = [
        Ok(()),
        Ok(()),
        Err(Refused::Conflict { length: 2 }),
        Err(Refused::CodeTaken),
        Err(Refused::NoSuchTable),
        Ok(()),
        Ok(()),
        Err(Refused::GuestExists),
        Ok(()),
        Err(Refused::Closed),
    ];
    assert_eq!(answers, expected);
    assert_eq!(store.reader().log(TableId(1)).unwrap(), ["a", "b", "c"]);
    assert_eq!(store.reader().table(TableId(2)).unwrap(), None);
    assert!(store.commit(&[]).is_empty());
}

/// Entries of many tables arrive interleaved, and each log has its own, in order.
pub fn tables_of_one_commit_do_not_mix(opened: impl Fn() -> Opened) {
    let mut store = opened();
    let tables = 1..=20;
    let all: Vec<Write> = tables.clone().map(|table| open(table, &["opened"])).collect();
    write(&mut store, &all);
    for round in 1..=30 {
        // Another order each time, and some tables twice.
        let order = tables
            .clone()
            .map(|table| table * round % 21)
            .filter(|table| *table > 0);
        let mut writes = Vec::new();
        for table in order {
            let expected = 1 + writes.iter().filter(|(of, _)| *of == table).count() as u64;
            writes.push((table, expected));
        }
        let length = |table: u64| store.reader().table(TableId(table)).unwrap().unwrap().length;
        let writes: Vec<Write> = writes
            .into_iter()
            .map(|(table, nth)| {
                let expected = length(table) + nth - 1;
                append(table, expected, &[&format!("{table}: {expected}")])
            })
            .collect();
        write(&mut store, &writes);
    }
    for table in tables {
        let log = store.reader().log(TableId(table)).unwrap();
        assert!(log.len() > 1, "table {table}");
        let expected = (1..log.len()).map(|number| format!("{table}: {number}"));
        assert_eq!(log[1..], expected.collect::<Vec<_>>());
    }
}

/// No two open tables have the same code; that of a closed one is free again.
pub fn a_code_belongs_to_one_open_table(opened: impl Fn() -> Opened) {
    let mut store = opened();
    let reader = store.reader();
    write(&mut store, &[open_as(1, "KIWI", &["a"])]);
    refused(&mut store, &open_as(2, "KIWI", &["x"]), &Refused::CodeTaken);
    assert_eq!(reader.table(TableId(2)).unwrap(), None);
    write(&mut store, &[open_as(2, "kiwi", &["b"])]);
    let table = |code: &str| reader.table_by_code(code).unwrap().map(|row| row.id);
    assert_eq!(
        (table("KIWI"), table("kiwi"), table("KIW")),
        (Some(TableId(1)), Some(TableId(2)), None)
    );

    let close = |table, at| Write::Close {
        table: TableId(table),
        expected: 1,
        at,
    };
    let closed = |code: &str| reader.closed_by_code(code).unwrap().map(|row| row.id);
    assert_eq!(closed("KIWI"), None);
    write(&mut store, &[close(1, 9)]);
    assert_eq!((table("KIWI"), closed("KIWI")), (None, Some(TableId(1))));
    write(&mut store, &[open_as(3, "KIWI", &["c"])]);
    assert_eq!((table("KIWI"), closed("KIWI")), (Some(TableId(3)), Some(TableId(1))));
    write(&mut store, &[close(3, 12), open_as(4, "KIWI", &["d"]), close(4, 11)]);
    assert_eq!((closed("KIWI"), closed("kiwi")), (Some(TableId(3)), None));
}

/// A closed table is not listed and takes nothing more; its log stays.
pub fn a_closed_table_keeps_its_log(opened: impl Fn() -> Opened) {
    let mut store = opened();
    let reader = store.reader();
    let row = |id: u64, length, closed| TableRow {
        id: TableId(id),
        code: format!("CODE{id}"),
        public: id == 2,
        opened: 1000 + id,
        closed,
        length,
    };
    let close = |table, expected| Write::Close {
        table: TableId(table),
        expected,
        at: 77,
    };
    assert_eq!(
        (reader.tables().unwrap(), reader.highest_table().unwrap()),
        (vec![], None)
    );
    refused(&mut store, &close(1, 0), &Refused::NoSuchTable);
    write(&mut store, &[open(3, &["a"]), open(1, &[]), open(2, &["a", "b"])]);
    assert_eq!(
        reader.tables().unwrap(),
        [row(1, 0, None), row(2, 2, None), row(3, 1, None)]
    );

    // Whoever was quicker keeps it open.
    refused(&mut store, &close(3, 0), &Refused::Conflict { length: 1 });
    refused(&mut store, &close(3, 2), &Refused::Conflict { length: 1 });
    assert_eq!(reader.table(TableId(3)).unwrap(), Some(row(3, 1, None)));
    write(&mut store, &[close(3, 1)]);
    refused(&mut store, &close(3, 1), &Refused::Closed);
    refused(&mut store, &append(3, 1, &["x"]), &Refused::Closed);
    refused(&mut store, &open_as(3, "OTHER", &["x"]), &Refused::TableExists);
    assert_eq!(reader.tables().unwrap(), [row(1, 0, None), row(2, 2, None)]);
    let every = [row(1, 0, None), row(2, 2, None), row(3, 1, Some(77))];
    assert_eq!(reader.every_table().unwrap(), every);
    assert_eq!(reader.table(TableId(3)).unwrap(), Some(row(3, 1, Some(77))));
    assert_eq!(reader.log(TableId(3)).unwrap(), ["a"]);
    assert_eq!(reader.highest_table().unwrap(), Some(TableId(3)));
}

/// What only some stores could keep is refused by all of them.
pub fn no_store_takes_what_another_could_not(opened: impl Fn() -> Opened) {
    let mut store = opened();
    write(&mut store, &[open(1, &["a"])]);
    let finished = |finished| Write::Append {
        table: TableId(1),
        expected: 1,
        entries: vec![],
        finished,
    };
    let mut twice = played(1, 5, 1);
    twice.players[1].seat = 0;
    for wrong in [
        append(1, 1, &["two\nlines"]),
        open(2, &["two\nlines"]),
        open(1 << 63, &["a"]),
        append(1, 1 << 63, &["a"]),
        Write::Close {
            table: TableId(1),
            expected: 1,
            at: 1 << 63,
        },
        guest(u64::MAX, "Anna"),
        finished(vec![twice]),
        finished(vec![played(2, 5, 1), played(1, 5, 1)]),
        finished(vec![played(1, 1 << 63, 1)]),
        finished(vec![played(1, 5, 1 << 63)]),
        Write::Derive {
            table: TableId(1),
            finished: vec![played(1, 5, 1), played(1, 6, 1)],
        },
    ] {
        refused(&mut store, &wrong, &Refused::Invalid);
    }
    write(&mut store, &[append(1, 1, &["b"]), open(i64::MAX as u64, &["a"])]);
}

/// What was written is there for whoever opens the store after that, and goes on from there.
pub fn all_is_there_when_it_is_opened_again(opened: impl Fn() -> Opened) {
    for length in 0..5 {
        let mut store = opened();
        if length == 0 {
            write(&mut store, &[open(1, &[]), guest(1, "Anna")]);
        }
        write(&mut store, &[append(1, length, &[&format!("{length}")])]);
        refused(
            &mut store,
            &append(1, length, &["x"]),
            &Refused::Conflict { length: length + 1 },
        );
    }
    let store = opened();
    assert_eq!(store.reader().log(TableId(1)).unwrap(), ["0", "1", "2", "3", "4"]);
    assert_eq!(store.reader().guest(crate::GuestId(1)).unwrap().unwrap().name, "Anna");
}
