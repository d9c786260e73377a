//! Any writes at all, against the store in memory.

use super::{Opened, append, finish, guest, open_as, played};
use crate::{GuestId, Memory, Reader, Store, TableId, Write};

const TABLES: u64 = 5;
const GUESTS: u64 = 4;

/// Random writes in random commits, now and then after it was opened again, are answered as [`Memory`] answers them, and whatever can be looked up is the same.
pub fn any_writes_come_out_as_in_memory(opened: impl Fn() -> Opened) {
    let mut memory = Memory::default();
    let mut store = opened();
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    let mut taken = 0;
    for _ in 0..200 {
        let writes: Vec<Write> = (0..chance.below(8)).map(|_| any(&memory, &mut chance)).collect();
        let answers = memory.commit(&writes);
        assert_eq!(store.commit(&writes), answers, "{writes:?}");
        taken += answers.iter().filter(|answer| **answer == Ok(())).count();
        same(&memory, &*store.reader());
        if chance.below(20) == 0 {
            drop(store);
            store = opened();
        }
    }
    assert!(taken > 200, "only {taken} writes were taken");
}

fn any(memory: &Memory, chance: &mut Chance) -> Write {
    let table = 1 + chance.below(TABLES);
    let somebody = 1 + chance.below(GUESTS);
    let length = memory.log(TableId(table)).unwrap().len() as u64;
    // Mostly right, so that something happens.
    let expected = if chance.below(6) == 0 { length + 1 } else { length };
    let (number, ended) = (1 + chance.below(3) as u32, chance.below(4));
    match chance.below(16) {
        0 => open_as(table, ["A", "B", "C"][chance.below(3) as usize], &["opened"]),
        1 if chance.below(4) == 0 => Write::Close {
            table: TableId(table),
            expected,
            at: ended,
        },
        2 => guest(somebody, "Anna"),
        3 => Write::Rename {
            guest: GuestId(somebody),
            name: format!("B{ended}"),
        },
        4 => Write::Derive {
            table: TableId(table),
            finished: vec![played(number, ended, somebody), played(number + 1, ended, somebody)],
        },
        5 | 6 => finish(table, expected, played(number, ended, somebody)),
        _ => append(table, expected, &["a", "b", "c"][..chance.below(4) as usize]),
    }
}

fn same(memory: &Memory, reader: &dyn Reader) {
    assert_eq!(reader.tables(), memory.tables());
    assert_eq!(reader.every_table(), memory.every_table());
    assert_eq!(reader.highest_table(), memory.highest_table());
    assert_eq!(reader.highest_guest(), memory.highest_guest());
    for table in (1..=TABLES).map(TableId) {
        let log = memory.log(table).unwrap();
        assert_eq!(reader.log(table).unwrap(), log);
        let half = log.len() as u64 / 2;
        assert_eq!(reader.log_after(table, half), memory.log_after(table, half));
        for number in 1..=4 {
            assert_eq!(reader.finished(table, number), memory.finished(table, number));
        }
    }
    for code in ["A", "B", "C"] {
        assert_eq!(reader.table_by_code(code), memory.table_by_code(code));
        assert_eq!(reader.closed_by_code(code), memory.closed_by_code(code));
    }
    for guest in (1..=GUESTS).map(GuestId) {
        assert_eq!(reader.guest(guest), memory.guest(guest));
        assert_eq!(reader.history(guest, None, 3), memory.history(guest, None, 3));
    }
}

/// The same numbers in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % end
    }
}
