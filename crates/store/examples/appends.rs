//! What an append costs, and reading a log: `cargo run --release -p store --example appends`. Processor time of the whole process, system calls included, for
//! commits of some sizes. docs/decisions has what came of it.

use std::ops::RangeInclusive;
use std::time::{Duration, Instant};
use std::{env, fs, io, process};
use store::{Sqlite, Store, TableId, Write};

const TABLES: u64 = 250;
const APPENDS: u64 = 50_000;
/// Every table has a log of some length already.
const BEFORE: RangeInclusive<u64> = 1..=20;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = env::args_os().nth(1).map_or_else(env::temp_dir, Into::into);
    let path = folder.join(format!("reihum-appends-{}.db", process::id()));
    println!(
        "{TABLES} tables, {APPENDS} appends of 1 or 2 entries, {}",
        path.display()
    );
    for size in [1, 20, 100, 250] {
        let mut store = Sqlite::open(&path)?;
        let (cost, took) = measure(&mut store, size)?;
        println!("{size:4} a commit: {cost:6.1?} of processor time an append, {took:6.1?} in all");
        let (reader, clock) = (store.reader(), Instant::now());
        let mut entries = 0;
        for table in 0..TABLES {
            entries += reader.log(TableId(table))?.len() as u64;
        }
        println!(
            "      reading it: {:6.1?} a table, with {} entries",
            clock.elapsed().div_f64(TABLES as f64),
            entries / TABLES
        );
        drop(store);
        for suffix in ["", "-lock", "-wal", "-shm"] {
            match fs::remove_file(format!("{}{suffix}", path.display())) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
                _ => {}
            }
        }
    }
    Ok(())
}

/// What an append costs in commits of this size: processor time, and time.
fn measure(store: &mut Sqlite, size: u64) -> Result<(Duration, Duration), Box<dyn std::error::Error>> {
    let mut lengths = vec![0; TABLES as usize];
    let open = (0..TABLES).map(|table| Write::Open {
        table: TableId(table),
        code: format!("CODE{table}"),
        public: false,
        at: 0,
        entries: vec![],
    });
    commit(store, &open.collect::<Vec<_>>())?;
    for _ in BEFORE {
        let writes: Vec<Write> = (0..TABLES).map(|table| append(&mut lengths, table, 50)).collect();
        commit(store, &writes)?;
    }
    let (cpu, clock) = (processor_time(), Instant::now());
    let mut chance: u64 = 1;
    // Fewer where each is synced alone.
    let appends = APPENDS.min(size * 1000);
    for _ in 0..appends / size {
        let writes: Vec<Write> = (0..size)
            .map(|_| {
                chance = chance
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let count = if (chance >> 20).is_multiple_of(5) { 2 } else { 1 };
                append(&mut lengths, (chance >> 33) % TABLES, count)
            })
            .collect();
        commit(store, &writes)?;
    }
    let each = |time: Duration| time.div_f64(appends as f64);
    Ok((each(processor_time().saturating_sub(cpu)), each(clock.elapsed())))
}

fn append(lengths: &mut [u64], table: u64, count: u64) -> Write {
    let length = &mut lengths[table as usize];
    let expected = *length;
    *length += count;
    Write::Append {
        table: TableId(table),
        expected,
        entries: (expected..*length)
            .map(|number| format!("{number} 1234567 12.345 acted person 2: r5"))
            .collect(),
        finished: vec![],
    }
}

fn commit(store: &mut Sqlite, writes: &[Write]) -> Result<(), store::Refused> {
    store.commit(writes).into_iter().collect()
}

/// What all threads of this process have used so far.
#[cfg(unix)]
fn processor_time() -> Duration {
    let used = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(used.tv_sec as u64, used.tv_nsec as u32)
}

/// Only known on Unix.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    Duration::ZERO
}
