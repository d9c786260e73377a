//! What any store must pass, whatever it is made of.
//!
//! [`store_tests!`](crate::store_tests) makes a test of each, from something that opens the store to be tested: a new one at first, and the same one again when it is
//! called again, after the one before was dropped.

#![expect(clippy::missing_panics_doc, reason = "a panic is how a test fails")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod guests;
mod model;
mod tables;
mod threads;

pub use guests::{
    a_history_is_read_in_pages, a_match_has_its_record, guests_are_known_by_their_secret, matches_are_derived_again,
};
pub use model::any_writes_come_out_as_in_memory;
pub use tables::{
    a_closed_table_keeps_its_log, a_code_belongs_to_one_open_table, a_refused_write_disturbs_no_other,
    all_is_there_when_it_is_opened_again, an_append_names_the_length, no_store_takes_what_another_could_not,
    tables_of_one_commit_do_not_mix,
};
pub use threads::{a_commit_is_seen_whole_or_not_at_all, what_was_answered_can_be_read};

use crate::{Finished, FinishedSeat, GuestId, Refused, Store, TableId, Write};

/// A test for each thing that any store must pass.
#[macro_export]
macro_rules! store_tests {
    ($open:expr) => {
        $crate::store_tests! { @each $open;
            an_append_names_the_length
            a_refused_write_disturbs_no_other
            tables_of_one_commit_do_not_mix
            a_code_belongs_to_one_open_table
            a_closed_table_keeps_its_log
            no_store_takes_what_another_could_not
            all_is_there_when_it_is_opened_again
            guests_are_known_by_their_secret
            a_history_is_read_in_pages
            a_match_has_its_record
            matches_are_derived_again
            any_writes_come_out_as_in_memory
            a_commit_is_seen_whole_or_not_at_all
            what_was_answered_can_be_read
        }
    };
    (@each $open:expr; $($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                $crate::testing::$name($open);
            }
        )*
    };
}

/// A store that can be opened again.
pub type Opened = Box<dyn Store>;

/// Some entries.
pub fn lines(lines: &[&str]) -> Vec<String> {
    lines.iter().map(ToString::to_string).collect()
}

/// Opens a table, with a code made of its number.
pub fn open(table: u64, entries: &[&str]) -> Write {
    open_as(table, &format!("CODE{table}"), entries)
}

/// Opens a table with this code.
pub fn open_as(table: u64, code: &str, entries: &[&str]) -> Write {
    Write::Open {
        table: TableId(table),
        code: code.into(),
        public: table.is_multiple_of(2),
        at: 1000 + table % 1000,
        entries: lines(entries),
    }
}

/// Appends to a table.
pub fn append(table: u64, expected: u64, entries: &[&str]) -> Write {
    Write::Append {
        table: TableId(table),
        expected,
        entries: lines(entries),
        finished: Vec::new(),
    }
}

/// Appends to a table what ends a match.
pub fn finish(table: u64, expected: u64, finished: Finished) -> Write {
    Write::Append {
        table: TableId(table),
        expected,
        entries: lines(&["ended"]),
        finished: vec![finished],
    }
}

/// A match between a guest and a bot.
pub fn played(number: u32, ended: u64, guest: u64) -> Finished {
    let seat = |seat, guest: Option<u64>, name: &str| FinishedSeat {
        seat,
        guest: guest.map(GuestId),
        name: name.into(),
        points: guest.map(|_| u32::MAX),
        won: guest.is_some(),
    };
    Finished {
        number,
        ended,
        game: "solo".into(),
        rules: "modern".into(),
        record: Some(format!("the record of match {number}\n")),
        players: vec![seat(0, Some(guest), "Änne"), seat(1, None, "family")],
    }
}

/// A guest whose secret hashes to his number, again and again.
pub fn guest(number: u64, name: &str) -> Write {
    Write::Guest {
        guest: GuestId(number),
        digest: digest(number),
        name: name.into(),
        at: 2000 + number % 1000,
    }
}

fn digest(number: u64) -> [u8; 32] {
    [number as u8; 32]
}

/// Writes something that must be taken.
fn write(store: &mut Opened, writes: &[Write]) {
    let taken = vec![Ok(()); writes.len()];
    assert_eq!(store.commit(writes), taken);
}

/// Writes something that must be refused.
fn refused(store: &mut Opened, write: &Write, why: &Refused) {
    assert_eq!(
        store.commit(std::slice::from_ref(write)),
        [Err(why.clone())],
        "{write:?}"
    );
}
