//! A server's table, as far as a guest knows it.

use super::Strange;
use crate::Shown;
use crate::app::BOTS;
use crate::board::Board;
use client::Known;
use game::{BySeat, Scores, Seat, SeatSet};
use protocol::{Snapshot, Update};
use table::{Millis, Settings, Standing};
use words::Names;

/// What a guest knows of a table, read.
pub(super) struct Far<G: Shown> {
    pub(super) known: Known,
    /// A deal that looks like the one that runs, or the last one.
    pub(super) deal: Option<G>,
    settings: Settings<G>,
}

impl<G: Shown> Far<G> {
    pub(super) fn new(snapshot: Snapshot) -> Result<Self, Strange> {
        let known = Known::new(snapshot);
        Ok(Self {
            deal: known.deal()?,
            settings: known.table().settings.parse()?,
            known,
        })
    }

    pub(super) fn come_back(&mut self, snapshot: Snapshot) -> Result<(), Strange> {
        self.known.come_back(snapshot)?;
        self.read()
    }

    pub(super) fn hear(&mut self, update: &Update) -> Result<(), Strange> {
        self.known.hear(update)?;
        self.read()
    }

    fn read(&mut self) -> Result<(), Strange> {
        self.deal = self.known.deal()?;
        self.settings = self.known.table().settings.parse()?;
        Ok(())
    }

    pub(super) fn table(&self) -> &Snapshot {
        self.known.table()
    }

    /// What a guest is called.
    pub(super) fn name_of(&self, guest: u64) -> String {
        let person = self.table().people.iter().find(|person| person.guest == guest);
        person.map_or_else(String::new, |person| person.name.clone())
    }

    /// What everybody in a seat is called. Bots have names that nobody else at the table has.
    pub(super) fn names(&self) -> Names {
        let people = &self.table().people;
        let free = |bot: &&str| {
            people
                .iter()
                .all(|person| person.name.to_lowercase() != bot.to_lowercase())
        };
        let mut bots = BOTS.into_iter().filter(free);
        let places = self.table().places.iter();
        let names = places.map(|place| match (place.guest, &place.bot) {
            (Some(guest), _) => self.name_of(guest),
            (None, Some(_)) => bots.next().unwrap_or_default().to_string(),
            (None, None) => String::new(),
        });
        Names::new(names).seen_by(self.known.viewer())
    }

    /// Whether the guest is the host.
    pub(super) fn is_host(&self) -> bool {
        self.table().host == self.table().you
    }
}

impl<G: Shown> Board<G> for Far<G> {
    fn me(&self) -> Option<Seat> {
        self.known.seat().and_then(Seat::numbered)
    }

    fn view(&self) -> Option<G::View<'_>> {
        self.deal.as_ref().map(|deal| deal.view(self.known.viewer()))
    }

    fn settings(&self) -> &Settings<G> {
        &self.settings
    }

    fn standing(&self) -> Standing {
        let said = &self.table().standing;
        Standing {
            waits_for: seats(&said.waits_for),
            clock: said.clock.map(Millis),
            interjectable: said.interjectable,
            throw_in_until: said.throw_in_until.map(Millis),
            question_until: said.question_until.map(Millis),
            turn_from: said.turn_from.map(Millis),
            paused: said.paused,
        }
    }

    fn scores(&self) -> Option<Scores> {
        let said = self.table().scores.as_ref()?;
        let total = |seat: Seat| said.totals.get(seat.index()).copied().unwrap_or_default();
        Some(Scores {
            totals: BySeat::from_fn(self.settings.seats, total),
            deals: said.deals,
        })
    }

    fn winners(&self) -> Option<SeatSet> {
        self.table()
            .scores
            .as_ref()?
            .winners
            .as_ref()
            .map(|winners| seats(winners))
    }

    fn deal_runs(&self) -> bool {
        let view = self.view().filter(|_| self.table().running);
        view.is_some_and(|view| G::result(&view).is_none())
    }
}

fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().filter_map(|number| Seat::numbered(*number)).collect()
}
