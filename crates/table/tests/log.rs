//! The log as text: one way to write each entry, and errors that say what is wrong.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use common::{Room, seat, seats, settings};
use game::{Actor, Seed};
use table::{
    AnyTable, BadLog, Cause, Command, CommandId, Entry, Fact, Guest, Millis, Origin, Settings, Table, read_log,
    with_table, write_log,
};

type Solo = solo::Round;

fn facts() -> Vec<Fact<Solo>> {
    let (guest, one) = (Guest(7), seat(1));
    let settings = Settings::<Solo>::new(solo::Rules::default(), seats(3));
    let action = "rG>2:b1,b7".parse().unwrap();
    vec![
        Fact::Opened {
            seed: Seed::from_number(5),
            host: guest,
            settings: settings.clone(),
        },
        Fact::Came(guest, "Frau Müller".parse().unwrap()),
        Fact::Went(guest),
        Fact::Left(guest),
        Fact::Removed(guest),
        Fact::Host(guest),
        Fact::Sat(guest, one),
        Fact::Stood(one),
        Fact::PutBot(one, "master:4000".parse().unwrap()),
        Fact::TookBot(one),
        Fact::Set(settings),
        Fact::Ready(one, None),
        Fact::Ready(one, Some(game::record::Nonce::new([3; 32]))),
        Fact::Unready(one),
        Fact::Stacked("r1 r2".into()),
        Fact::Started(Seed::from_number(6)),
        Fact::Dealt,
        Fact::Held {
            seat: one,
            action,
            cause: Cause::Person,
            credit: Millis(80),
        },
        Fact::Acted {
            actor: Actor::Seat(one),
            action,
            cause: Cause::Clock,
        },
        Fact::Acted {
            actor: Actor::Host,
            action,
            cause: Cause::Bot,
        },
        Fact::Dropped(one),
        Fact::TakenOver(one, bots::Level::Family.into()),
        Fact::Paused,
        Fact::Resumed,
        Fact::Woke,
        Fact::Ended,
    ]
}

#[test]
fn every_entry_reads_back_and_is_documented() {
    let documentation = include_str!("../../../docs/TABLE.md");
    for fact in facts() {
        let word = fact.to_string().split(' ').next().unwrap().to_string();
        assert!(
            documentation.contains(&format!("`{word}`")),
            "docs/TABLE.md does not know `{word}`"
        );
        let by = Some(Origin {
            guest: Guest(1),
            command: CommandId(12),
        });
        for by in [None, by] {
            let entry = Entry {
                seq: 3,
                at: Millis(1500),
                by,
                fact: fact.clone(),
            };
            let text = entry.to_string();
            assert_eq!(text.parse(), Ok(entry), "{text}");
            assert!(!text.contains('\n'));
        }
    }
}

#[test]
fn a_line_that_is_no_entry_says_what_would_be_right() {
    for (line, why) in [
        ("1", "a number, a time, a command or -"),
        ("", "a number from 0"),
        ("1 0 -", "a number, a time, a command or -"),
        ("x 0 - dealt", "a number from 0"),
        ("1 0 7 dealt", "guest.id"),
        ("1 0 - shuffled", "nothing that happens is called `shuffled`"),
        ("1 0 - sat 1", "something is missing"),
        ("1 0 - sat 1 11", "no seat"),
        ("1 0 - sat 1 01", "it is written"),
        ("1 0 - dealt now", "it is written"),
        ("1 0 - acted nobody 1: draw", "person, bot or clock"),
        ("1 0 - acted person 1 draw", "after a colon"),
        ("1 0 - acted person 1: fold", "no action"),
        ("1 0 - held person 80: draw", "held person 80 2: r5"),
        ("1 0 - opened skipbo 1", "it is a table of skipbo, not of solo"),
        ("1 0 - opened solo 2 seed", "revision 2 of the rules"),
        ("1 0 - opened solo 1 host 3", "`seed` should stand"),
        ("1 0 - came 1  Anna", "a name has"),
    ] {
        let error = line.parse::<Entry<Solo>>().unwrap_err().to_string();
        assert!(error.contains(why), "{line}: {error}");
    }
}

/// A table on which two cards were drawn.
fn played() -> Room<Solo> {
    let settings: Settings<Solo> = settings("modern", 2);
    let mut room = Room::first_begins(&settings);
    room.say(1, Command::Start);
    room.act(1, "draw");
    room.act(1, "pass");
    room
}

#[test]
fn a_log_that_cannot_be_names_its_first_wrong_entry() {
    let room = played();
    let entries: Vec<Entry<Solo>> = room.log.clone();
    let count = entries.len();
    let fold = |change: &dyn Fn(&mut Vec<Entry<Solo>>)| {
        let mut entries = entries.clone();
        change(&mut entries);
        Table::fold(entries).unwrap_err()
    };
    assert_eq!(fold(&|entries| drop(entries.remove(0))), BadLog::NotOpened);
    assert_eq!(fold(&Vec::clear), BadLog::NotOpened);
    for (why, change) in [
        (
            "should follow",
            &(|entries: &mut Vec<Entry<Solo>>| drop(entries.remove(1))) as &dyn Fn(&mut Vec<Entry<Solo>>),
        ),
        ("is earlier", &|entries| entries[count - 2].at = Millis(9000)),
        ("is refused", &|entries| entries.swap_facts(count - 1)),
        ("no seat", &|entries| entries[count - 1].fact = Fact::Stood(seat(9))),
        ("open already", &|entries| {
            entries[count - 1].fact = entries[0].fact.clone();
        }),
        ("a deal runs", &|entries| entries[count - 1].fact = Fact::Dealt),
        ("wants nothing", &|entries| {
            entries[count - 1].fact = Fact::Dropped(seat(1));
        }),
        ("never came", &|entries| entries[count - 1].fact = Fact::Went(Guest(99))),
    ] {
        let error = fold(change).to_string();
        assert!(error.contains(why) && error.starts_with("entry "), "{error}");
    }
}

trait Swap {
    /// Does the last thing first.
    fn swap_facts(&mut self, last: usize);
}

impl Swap for Vec<Entry<Solo>> {
    fn swap_facts(&mut self, last: usize) {
        let fact = self[last].fact.clone();
        self[last].fact = std::mem::replace(&mut self[last - 1].fact, fact);
    }
}

#[test]
fn a_log_of_either_game_can_be_read_without_knowing_which() {
    let room = played();
    let table = AnyTable::fold(&room.text()).unwrap();
    assert_eq!(table.game(), "solo");
    assert_eq!(with_table!(&table, table => table.seq()), room.table.seq());
    assert_eq!(table, AnyTable::Solo(Box::new(room.table.clone())));
    let other = Room::<skipbo::Round>::open(settings("standard", 2), 1);
    assert_eq!(AnyTable::fold(&other.text()).unwrap().game(), "skipbo");
    for (log, why) in [
        (String::new(), "solo or skipbo"),
        ("1 0 - came 1 Anna\n".into(), "solo or skipbo"),
        (other.text().replace("skipbo", "poker"), "no game called `poker`"),
        (room.text() + "x\n", "no entry of a log"),
        (room.text() + "1 0 - dealt\n", "should follow"),
    ] {
        let error = AnyTable::fold(&log).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn a_log_is_written_a_line_an_entry_and_can_be_appended_to() {
    let room = played();
    let (first, rest) = room.log.split_at(4);
    let text = write_log(first) + &write_log(rest);
    assert_eq!(text.lines().count(), room.log.len());
    assert_eq!(read_log::<Solo>(&text).unwrap(), room.log);
}
