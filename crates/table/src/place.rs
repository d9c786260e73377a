//! A seat at the table, and who is in it.

use crate::{Guest, Millis};
use bots::Bot;
use game::record::Nonce;

/// To whom a seat belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Occupant {
    /// It is free.
    #[default]
    Nobody,
    /// To a person.
    Person(Guest),
    /// To a bot.
    Bot(Bot),
}

/// One seat, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// To whom it belongs.
    pub occupant: Occupant,
    /// The bot that plays for a person who is away.
    pub stand_in: Option<Bot>,
    /// Whether the person is ready for the next deal.
    pub ready: bool,
    /// What the person adds to the next shuffle.
    pub nonce: Option<Nonce>,
    /// Since when those play who play now, in the table's time.
    pub(crate) since: Millis,
}

impl Place {
    /// A place of this occupant.
    pub(crate) fn of(occupant: Occupant, since: Millis) -> Self {
        Self {
            occupant,
            since,
            ..Self::default()
        }
    }

    /// The bot that plays here now, if one does.
    pub fn bot(&self) -> Option<Bot> {
        match self.occupant {
            Occupant::Bot(bot) => Some(bot),
            Occupant::Person(_) => self.stand_in,
            Occupant::Nobody => None,
        }
    }

    /// The person it belongs to.
    pub fn person(&self) -> Option<Guest> {
        match self.occupant {
            Occupant::Person(guest) => Some(guest),
            Occupant::Bot(_) | Occupant::Nobody => None,
        }
    }

    /// Whether a person plays here now.
    pub(crate) fn is_played_by_person(&self) -> bool {
        self.person().is_some() && self.stand_in.is_none()
    }
}
