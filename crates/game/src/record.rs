//! Records: a match as text, for people to read and for anybody to verify, for ever.
//!
//! A record holds the rules and their revision, who sits where, the seeds, or commitments to them, the actions, digests
//! of the positions now and then, and the results. Every line ends with a checksum, so that a changed byte is found in
//! its line; and everything is checked by its meaning too, by playing the match again. docs/NOTATION.md specifies it.
//!
//! [`Recorder`] writes one while a match is played, [`Record::read`] reads it, [`Record::replay`] plays it again.

mod bad;
mod commitment;
mod line;
mod name;
mod read;
mod recorder;
mod replay;
mod revision;
mod seal;

use crate::{Actor, BySeat, Game, Seat, SeatSet, Seats, Seed};
use line::Line;
use revision::Revision;
use std::fmt;
use std::str::FromStr;

pub use bad::{BadRecord, Damage};
pub use commitment::{BadHex, Commitment, Digest, Nonce, Secret};
pub use name::{BadName, Name};
pub use read::game_name;
pub use recorder::{Recorder, Shuffle};
pub use replay::{Replay, Step, Summary};
pub use seal::seal;

/// The format's version.
pub const VERSION: u32 = 1;

/// A digest stands before the first action and after every so many.
const ACTIONS_PER_DIGEST: usize = 16;

/// A record that could be read. Whether it is true, [`Record::verify`] says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    revision: Revision,
    rules: G::Rules,
    names: BySeat<Option<Name>>,
    first_dealer: Seed,
    deals: Vec<Deal<G>>,
    winners: Option<SeatSet>,
    last_line: usize,
}

/// One deal of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal<G: Game> {
    /// The line it begins in.
    pub line: usize,
    /// Who deals.
    pub dealer: Seat,
    /// Where its chance comes from.
    pub origin: Origin,
    /// What was done, and the digests between.
    pub entries: Vec<Entry<G>>,
    /// How it ended, if it has.
    pub result: Option<DealResult>,
}

/// Where the chance of a deal comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A seed that stands in the record.
    Open(Seed),
    /// A secret that the server committed to, and what the persons at the table added.
    Committed {
        /// The SHA-256 of the secret.
        commitment: Commitment,
        /// What persons added, in order of their seats.
        nonces: Vec<(Seat, Nonce)>,
        /// The secret and the seed, once the deal is over.
        reveal: Option<Reveal>,
    },
}

/// What a server reveals after a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reveal {
    /// The line of the secret; the seed stands in the next.
    pub line: usize,
    /// What it committed to.
    pub secret: Secret,
    /// What follows from it and the nonces.
    pub seed: Seed,
}

/// A line within a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<G: Game> {
    /// Its number.
    pub line: usize,
    /// What it says.
    pub what: What<G>,
}

/// What a line within a deal says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What<G: Game> {
    /// Somebody did something.
    Action(Actor, G::Action),
    /// The position at this point.
    Digest(Digest),
}

/// How a deal ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealResult {
    /// The line of the winners; points and totals stand in the next two.
    pub line: usize,
    /// Who won it.
    pub winners: SeatSet,
    /// What each seat writes down.
    pub points: BySeat<u32>,
    /// What each seat has in the match by now.
    pub totals: BySeat<u32>,
}

impl Origin {
    /// The seed, if it is known.
    pub fn seed(&self) -> Option<&Seed> {
        match self {
            Self::Open(seed) => Some(seed),
            Self::Committed { reveal, .. } => reveal.as_ref().map(|reveal| &reveal.seed),
        }
    }
}

impl<G: Game> Record<G> {
    /// Reads a record. Every line is checked against its checksum; what the lines mean is not yet.
    ///
    /// # Errors
    /// The line, what is wrong with it, and what would be right.
    pub fn read(bytes: &[u8]) -> Result<Self, BadRecord> {
        read::read(bytes)
    }

    /// Plays it all again, and checks everything on the way.
    pub fn replay(&self) -> Replay<'_, G> {
        Replay::new(self)
    }

    /// Checks everything: that the shuffles follow from the seeds, that every action is legal, that digests, dealers,
    /// results and totals are right.
    ///
    /// # Errors
    /// The first line that is wrong, and what would be right.
    pub fn verify(&self) -> Result<Summary, BadRecord> {
        let mut replay = self.replay();
        replay.by_ref().try_for_each(|step| step.map(drop))?;
        Ok(replay.summary())
    }

    /// The revision of the rules it was played by.
    pub fn revision(&self) -> u32 {
        self.revision.number()
    }

    /// The rules.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The seats at the table.
    pub fn seats(&self) -> Seats {
        self.names.seats()
    }

    /// What the players are called, where it is known.
    pub fn names(&self) -> &BySeat<Option<Name>> {
        &self.names
    }

    /// The seed that says who deals first.
    pub fn first_dealer(&self) -> &Seed {
        &self.first_dealer
    }

    /// The deals.
    pub fn deals(&self) -> &[Deal<G>] {
        &self.deals
    }

    /// Who has won the match, if it was finished.
    pub fn winners(&self) -> Option<SeatSet> {
        self.winners
    }

    fn lines(&self, each: &mut impl FnMut(Line<G>)) {
        head(self.revision, &self.rules, &self.names, &self.first_dealer, each);
        for (number, deal) in (1..).zip(&self.deals) {
            deal.lines(number, each);
        }
        each(Line::Match(self.winners));
    }
}

/// The lines before the first deal.
fn head<G: Game>(
    revision: Revision,
    rules: &G::Rules,
    names: &BySeat<Option<Name>>,
    first_dealer: &Seed,
    each: &mut impl FnMut(Line<G>),
) {
    each(Line::Version(VERSION));
    each(Line::Game(G::NAME.into()));
    each(Line::Revision(revision.number()));
    each(Line::Rules(rules.clone()));
    each(Line::Seats(names.seats()));
    for (seat, name) in names.iter() {
        if let Some(name) = name {
            each(Line::Name(seat, name.clone()));
        }
    }
    each(Line::FirstDealer(*first_dealer));
}

impl<G: Game> Deal<G> {
    fn lines(&self, number: u32, each: &mut impl FnMut(Line<G>)) {
        each(Line::Deal(number, self.dealer));
        let mut revealed = None;
        match &self.origin {
            Origin::Open(seed) => each(Line::Seed(*seed)),
            Origin::Committed {
                commitment,
                nonces,
                reveal,
            } => {
                each(Line::Commitment(*commitment));
                for (seat, nonce) in nonces {
                    each(Line::Nonce(*seat, *nonce));
                }
                revealed = reveal.as_ref();
            }
        }
        for entry in &self.entries {
            each(match entry.what {
                What::Action(actor, action) => Line::Action(actor, action),
                What::Digest(digest) => Line::Digest(digest),
            });
        }
        if let Some(reveal) = revealed {
            each(Line::Secret(reveal.secret));
            each(Line::Seed(reveal.seed));
        }
        if let Some(result) = &self.result {
            each(Line::Won(result.winners));
            each(Line::Points(result.points));
            each(Line::Totals(result.totals));
        }
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sealed = seal::Sealed::default();
        self.lines(&mut |line| sealed.push(&line.to_string()));
        f.write_str(&sealed.text)
    }
}

impl<G: Game> FromStr for Record<G> {
    type Err = BadRecord;

    fn from_str(text: &str) -> Result<Self, BadRecord> {
        Self::read(text.as_bytes())
    }
}
