//! What the host chooses before a match: the rules, how many seats, and how time is kept.

mod text;

pub use text::BadSettings;

use crate::{Live, Millis};
use bots::{Bot, Level};
use game::{BadTable, Seats};

/// How a table decides who was first when people are not all equally quick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// In the order in which things arrive.
    Race,
    /// Whatever would end the chance to throw a card in is held for this long, and what arrived until then is compared by when it was
    /// sent, as far as the server could measure it.
    Fair(Millis),
    /// After every card there is a pause of this length. Cards can be thrown in and calls be made in it; the turn waits.
    Calm(Millis),
}

/// How long bots wait, so that people have a chance against them. It follows from public facts alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// At least so long after something happened.
    pub least: Millis,
    /// And up to so much longer.
    pub spread: Millis,
}

impl Pace {
    /// Bots that do not wait at all: for tests, and for those who only watch.
    pub const NONE: Self = Self {
        least: Millis(0),
        spread: Millis(0),
    };
}

/// What the host chooses. It can be changed while no match runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings<G: Live> {
    /// The rules.
    pub rules: G::Rules,
    /// How many seats there are.
    pub seats: Seats,
    /// Who is first.
    pub mode: Mode,
    /// How long a person may take for a decision; nothing: as long as he likes.
    pub clock: Option<Millis>,
    /// How long a question of S-33 stays open, however early it is answered; no longer than needed where one person plays with bots.
    pub question: Millis,
    /// How long bots wait.
    pub pace: Pace,
    /// How long somebody who went away is waited for before a bot plays for him.
    pub grace: Millis,
    /// Which bot plays then.
    pub stand_in: Bot,
    /// After how long the next deal is made though not everybody is ready; nothing: when all are, or when the host says so.
    pub between: Option<Millis>,
}

/// The longest time any setting can have: a day.
pub(crate) const LONGEST: Millis = Millis::seconds(24 * 60 * 60);

/// The least time that a clock leaves for a decision. Older logs have clocks that leave less, even none: at the table they count as this one, for what is
/// done for somebody in no time is done without end.
pub const QUICKEST: Millis = Millis::seconds(1);

impl<G: Live> Settings<G> {
    /// The usual settings for a table by these rules: `fair`, no clock, bots at the pace of people.
    pub fn new(rules: G::Rules, seats: Seats) -> Self {
        Self {
            rules,
            seats,
            mode: Mode::Fair(Millis(250)),
            clock: None,
            question: Millis(4000),
            pace: Pace {
                least: Millis(700),
                spread: Millis(800),
            },
            grace: Millis::seconds(30),
            stand_in: Level::Family.into(),
            between: Some(Millis::seconds(30)),
        }
    }

    /// Whether a table can have them.
    ///
    /// # Errors
    /// When so many cannot play by these rules, or a time is longer than a day.
    pub fn check(&self) -> Result<(), BadTable> {
        G::admits(&self.rules, self.seats)?;
        let of_mode = match self.mode {
            Mode::Race => Millis(0),
            Mode::Fair(time) | Mode::Calm(time) => time,
        };
        let times = [of_mode, self.question, self.pace.least, self.pace.spread, self.grace];
        let times = times.into_iter().chain(self.clock).chain(self.between);
        if times.max() > Some(LONGEST) {
            return Err(BadTable::new(format!(
                "no time at a table is longer than a day, {LONGEST} milliseconds"
            )));
        }
        Ok(())
    }

    /// How long a person may take for a decision at this table, whatever its log says.
    pub(crate) fn time_to_think(&self) -> Option<Millis> {
        self.clock.map(|clock| clock.max(QUICKEST))
    }

    /// How long the pause after a card is, where there is one.
    pub(crate) fn pause(&self) -> Option<Millis> {
        match self.mode {
            Mode::Calm(pause) => Some(pause),
            Mode::Race | Mode::Fair(_) => None,
        }
    }
}
