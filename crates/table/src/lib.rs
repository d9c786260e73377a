//! One live table, without input or output: seats of people and bots, clocks, who was first, and a log that gives it all back.
//!
//! [`Table::step`] takes the time and an [`Input`] and gives an [`Output`]: entries for the log, messages for people, questions for
//! bots, and when to call again. It has no clock and no chance of its own, so the same inputs give the same outputs, in a server, in a
//! browser or in a test. The log is the only truth: [`Table::fold`] makes of the entries a table that goes on exactly like the one
//! that wrote them. docs/TABLE.md says what an entry looks like, and how it is decided who was first.
//!
//! A table knows no brains. Bots are asked through the output, and [`Bots`] answers for those of this house.
//!
//! ```
//! use bots::Level;
//! use game::{Seat, Seats, Seed, Viewer};
//! use table::{Bots, Command, CommandId, Guest, Input, Millis, Settings, Table, read_log, write_log};
//!
//! // One person against three bots. A real program draws the seed, and keeps it to itself.
//! let settings = Settings::<solo::Round>::new(solo::Rules::default(), Seats::new(4).unwrap());
//! let (anna, seat) = (Guest(1), Seat::numbered(1).unwrap());
//! let (mut table, opened) = Table::open(Millis(0), settings, anna, "Anna".parse().unwrap(), Seed::from_number(1)).unwrap();
//! let mut log = opened.entries;
//! let mut bots = Bots::new(1);
//!
//! let mut commands = vec![Command::Sit(seat)];
//! commands.extend((2..=4).map(|n| Command::PutBot(Seat::numbered(n).unwrap(), Level::Family.into())));
//! commands.extend([Command::Start]);
//! let mut now = Millis(0);
//! let mut deadline = None;
//! for (id, command) in (1..).zip(commands) {
//!     let id = CommandId(id);
//!     let output = table.step(now, Input::Command { guest: anna, id, command, trip: Millis(0) });
//!     assert_eq!(output.answer(anna, id), Some(&table::Answer::Done));
//!     deadline = output.deadline;
//!     log.extend(output.entries);
//! }
//!
//! // The bots play until it is the person's turn. A real program waits for the deadline or for a key; time is virtual here.
//! while !table.standing().waits_for.contains(seat) {
//!     for ask in table.asks() {
//!         bots.follow(&table);
//!         let output = table.step(now, bots.decide(&ask));
//!         deadline = output.deadline;
//!         log.extend(output.entries);
//!     }
//!     now = deadline.unwrap();
//!     let output = table.step(now, Input::Tick);
//!     deadline = output.deadline;
//!     log.extend(output.entries);
//! }
//! let view = table.view(Viewer::Seat(seat)).unwrap();
//! assert!(!view.legal().is_empty());
//!
//! // What is kept is the log. It gives the table back, and the time in between does not count.
//! let text = write_log(&log);
//! let mut again = Table::fold(read_log::<solo::Round>(&text).unwrap()).unwrap();
//! assert_eq!(again, table);
//! again.step(Millis(1_000_000), Input::Woke);
//! ```

mod any;
mod bots;
mod command;
mod course;
mod ended;
mod entry;
mod guest;
mod live;
mod message;
mod place;
mod refused;
mod settings;
mod table;
mod time;
mod verify;

pub use self::bots::Bots;
pub use any::{AnyTable, BadTableLog};
pub use command::{Command, Input};
pub use course::{Chapter, Follower};
pub use ended::{Ended, EndedSeat, ended};
pub use entry::{BadEntry, Cause, Entry, Fact, read_log, write_log, written_at};
pub use guest::{CommandId, Guest, Origin, Person};
pub use live::{Deed, Live};
pub use message::{Answer, Ask, AskKind, Message, News, Origins, Output, Over, Snapshot, Standing, To};
pub use place::{Occupant, Place};
pub use refused::Refused;
pub use settings::{BadSettings, Mode, Pace, QUICKEST, Settings};
pub use table::{BadLog, Table};
pub use time::Millis;
pub use verify::verify;
