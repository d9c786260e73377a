//! A table of one's own.

use crate::home::{Ear, Home};
use game::record::Name;
use game::{Game, Seat, Seed, quoted};
use protocol::http::NewTable;
use protocol::{BadLine, Message, ToServer};
use room::{Entering, Facts, Hosted, Incoming, New, Room, Voice};
use table::{AnyTable, BadTableLog, Command, CommandId, Guest, Input, Millis, Output, Refused, Table, with_table};
use words::Lang;

/// Whoever has the house.
const GUEST: Guest = Guest(1);

/// What a table of one's own is called by those who ask for a code.
const CODE: &str = "home";

/// A table of one's own: a guest who is its host, and bots. It speaks the protocol of a server's table.
///
/// It is used in one round: hand something in ([`say`](House::say), [`tick`](House::tick), [`think`](House::think)), keep what [`write`](House::write) gives, say so
/// with [`kept`](House::kept), and take what is told ([`hear`](House::hear)).
pub struct House {
    home: Box<dyn Home>,
    name: Name,
    /// The one connection that there is, and its number.
    ear: Ear,
    connection: u64,
}

/// What a new table begins with.
#[derive(Clone, Debug)]
pub struct Opening {
    /// What the guest is called.
    pub name: Name,
    /// The game, the rules and how time is kept.
    pub table: NewTable,
    /// Where the guest sits, counted from 1.
    pub seat: usize,
    /// Who sits in the other seats, in order; seats for which there is none stay free.
    pub bots: Vec<String>,
}

/// All chance follows from this.
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    /// The table's cards.
    pub cards: [u8; 32],
    /// What bots leave to chance.
    pub bots: u64,
}

/// Why there is no such table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoHouse {
    /// The game is not known.
    #[error("there is no game called `{0}`: there are solo and skipbo")]
    Game(String),
    /// The settings are none.
    #[error("{0}")]
    Settings(String),
    /// A bot is none, or there is no seat for it.
    #[error("`{0}` cannot sit there: {1}")]
    Bot(String, String),
    /// What was kept cannot be read.
    #[error(transparent)]
    Log(#[from] BadTableLog),
}

impl House {
    /// Opens a table, seats everybody and starts a match. The entries are the first to be kept, and nothing may be handed in before they are.
    ///
    /// # Errors
    /// When there can be no such table.
    pub fn open(now: Millis, opening: &Opening, chance: Chance) -> Result<(Self, Vec<String>), NoHouse> {
        match opening.table.game.as_str() {
            solo::Round::NAME => Self::open_of::<solo::Round>(now, opening, chance),
            skipbo::Round::NAME => Self::open_of::<skipbo::Round>(now, opening, chance),
            other => Err(NoHouse::Game(quoted(other))),
        }
    }

    fn open_of<G: Hosted>(now: Millis, opening: &Opening, chance: Chance) -> Result<(Self, Vec<String>), NoHouse> {
        let settings = room::settings::<G>(&opening.table).map_err(NoHouse::Settings)?;
        let seats = settings.seats;
        let opened = Table::open(now, settings, GUEST, opening.name.clone(), Seed::new(chance.cards));
        let (mut table, output) = opened.map_err(|why| NoHouse::Settings(why.to_string()))?;
        let own = Seat::numbered(opening.seat).filter(|seat| seats.contains(*seat));
        let own = own.ok_or_else(|| NoHouse::Settings(format!("there is no seat {} at this table", opening.seat)))?;
        let mut commands = vec![(None, Command::Sit(own))];
        for (seat, bot) in seats.iter().filter(|seat| *seat != own).zip(&opening.bots) {
            let level = bot.parse().map_err(|why| refused(Some(bot), &why))?;
            room::may_sit::<G>(level).map_err(|why| refused(Some(bot), &why))?;
            commands.push((Some(bot), Command::PutBot(seat, level)));
        }
        if commands.len() == seats.count() {
            commands.push((None, Command::Start));
        }
        let mut entries = output.entries;
        for (id, (bot, command)) in (1..).zip(commands) {
            let done = step(&mut table, now, id, command).map_err(|why| refused(bot, &why))?;
            entries.extend(done.entries);
        }
        entries.extend(table.step(now, Input::Went { guest: GUEST }).entries);
        let lines = entries.iter().map(ToString::to_string).collect();
        let room = Room::<G, Ear>::opened(facts(), table, chance.bots);
        Ok((Self::with(Box::new(room), opening.name.clone()), lines))
    }

    /// The table whose log was kept, one entry a line.
    ///
    /// # Errors
    /// When it is none.
    pub fn wake(now: Millis, name: Name, log: &str, bots: u64) -> Result<Self, NoHouse> {
        let home: Box<dyn Home> = with_table!(AnyTable::fold(log)?, table => {
            Box::new(Room::<_, Ear>::woken(now, facts(), *table, bots))
        });
        Ok(Self::with(home, name))
    }

    fn with(home: Box<dyn Home>, name: Name) -> Self {
        Self {
            home,
            name,
            ear: Ear::default(),
            connection: 0,
        }
    }

    /// The guest says something: hello first, and then what he wants. After a second hello only that connection hears anything.
    ///
    /// # Errors
    /// When it is no message.
    pub fn say(&mut self, now: Millis, text: &str) -> Result<(), BadLine> {
        match ToServer::read(text.as_bytes())? {
            ToServer::Hello(coming) => {
                self.leave(now);
                self.connection += 1;
                self.ear = Ear::default();
                let lang = coming.lang.as_deref().and_then(Lang::from_locale).unwrap_or_default();
                let entering = Entering {
                    connection: self.connection,
                    guest: GUEST,
                    name: self.name.clone(),
                    voice: Voice::Person {
                        after: coming.after,
                        lang,
                    },
                    often: false,
                    out: self.ear.clone(),
                };
                self.home.take(now, Incoming::Enter(Box::new(entering)));
            }
            ToServer::Command { id, wish } => {
                let connection = self.connection;
                let trip = Millis(0);
                let wish = Incoming::Wish {
                    connection,
                    id,
                    wish,
                    trip,
                };
                self.home.take(now, wish);
            }
            ToServer::Unknown => {}
        }
        Ok(())
    }

    /// The guest is not there for a while. If time is handed in all the same, a bot plays for him in the end, as at a server.
    pub fn leave(&mut self, now: Millis) {
        let connection = self.connection;
        self.home.take(now, Incoming::Exit { connection });
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Millis) {
        self.home.tick(now);
    }

    /// Lets bots think, if they are asked something. Whether they were. It can take its time.
    pub fn think(&mut self, now: Millis) -> bool {
        self.home.think(now)
    }

    /// What is new, and must be kept before it is told.
    pub fn write(&mut self) -> Option<New> {
        self.home.write()
    }

    /// It is kept.
    pub fn kept(&mut self) {
        self.home.kept();
    }

    /// What the guest is told; nothing as long as something of it is not kept.
    pub fn hear(&mut self) -> Vec<String> {
        self.home.deliver();
        let told = self.ear.hear();
        told.iter().map(|text| text.as_str().to_string()).collect()
    }

    /// When the table wants to be called again.
    pub fn deadline(&self) -> Option<Millis> {
        self.home.deadline()
    }
}

fn facts() -> Facts {
    Facts {
        code: CODE.into(),
        public: false,
    }
}

/// Why there is no such table: a bot, if it was one.
fn refused(bot: Option<&String>, why: &impl ToString) -> NoHouse {
    match bot {
        Some(bot) => NoHouse::Bot(quoted(bot), why.to_string()),
        None => NoHouse::Settings(why.to_string()),
    }
}

fn step<G: Hosted>(table: &mut Table<G>, now: Millis, id: u64, command: Command<G>) -> Result<Output<G>, Refused<G>> {
    let (guest, id, trip) = (GUEST, CommandId(id), Millis(0));
    let input = Input::Command {
        guest,
        id,
        command,
        trip,
    };
    let output = table.step(now, input);
    match output.answer(guest, id) {
        Some(table::Answer::Refused(why)) => Err(why.clone()),
        _ => Ok(output),
    }
}
