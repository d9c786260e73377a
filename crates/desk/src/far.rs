//! A server's table, as far as a guest knows it.

use crate::{Board, ByHand};
use client::{Amiss, BadSight, Known};
use game::{BySeat, Scores, Seat, SeatSet, quoted};
use protocol::{Snapshot, Update, Wish};
use std::str::FromStr;
use table::{BadSettings, Deed, Millis, Settings, Standing};
use words::Names;

/// What bots are called at a table.
pub const BOTS: [&str; 10] = [
    "Bo", "Cleo", "Dino", "Emmi", "Fynn", "Gus", "Hana", "Ivo", "Juna", "Kai",
];

/// What no server of ours says.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Strange {
    /// It contradicts itself.
    #[error(transparent)]
    Amiss(#[from] Amiss),
    /// The deal is none.
    #[error(transparent)]
    Sight(#[from] BadSight),
    /// The settings are none.
    #[error(transparent)]
    Settings(#[from] BadSettings),
    /// What happened cannot be read.
    #[error("`{0}` is nothing that happens: {1}")]
    Seen(String, String),
    /// The game is not known here.
    #[error("the table plays `{0}`, which this program does not know: a newer one may know it")]
    Game(String),
}

/// What a guest knows of a table, read.
#[derive(Debug)]
pub struct Far<G: ByHand> {
    known: Known,
    /// A deal that looks like the one that runs, or the last one at these seats.
    deal: Option<G>,
    settings: Settings<G>,
}

impl<G: ByHand> Far<G> {
    /// What somebody knows who has just come.
    ///
    /// # Errors
    /// When no server of ours says so.
    pub fn new(snapshot: Snapshot) -> Result<Self, Strange> {
        let known = Known::new(snapshot);
        let (deal, settings) = read(&known)?;
        Ok(Self { known, deal, settings })
    }

    /// He has come back, and is told everything anew.
    ///
    /// # Errors
    /// When no server of ours says so.
    pub fn come_back(&mut self, snapshot: Snapshot) -> Result<(), Strange> {
        self.known.come_back(snapshot)?;
        self.read()
    }

    /// Something happened.
    ///
    /// # Errors
    /// When no server of ours says so.
    pub fn hear(&mut self, update: &Update) -> Result<(), Strange> {
        self.known.hear(update)?;
        self.read()
    }

    fn read(&mut self) -> Result<(), Strange> {
        (self.deal, self.settings) = read(&self.known)?;
        Ok(())
    }

    /// He offers this to the next shuffle.
    pub fn offer(&mut self, nonce: &str) {
        self.known.offer(nonce);
    }

    /// Whether each deal of the match that is over was shuffled as the table had promised, as far as he can know ([`Known::shuffles`]).
    pub fn shuffles(&self) -> Vec<bool> {
        self.known.shuffles::<G>()
    }

    /// All that he knows.
    pub fn table(&self) -> &Snapshot {
        self.known.table()
    }

    /// Where he sits, counted from 1.
    pub fn seat(&self) -> Option<usize> {
        self.known.seat()
    }

    /// What a guest is called.
    pub fn name_of(&self, guest: u64) -> String {
        let person = self.table().people.iter().find(|person| person.guest == guest);
        person.map_or_else(String::new, |person| person.name.clone())
    }

    /// What everybody in a seat is called. A bot is called after its seat, whoever comes or goes elsewhere, unless somebody at the table has that name: then it has one that nobody has.
    pub fn names(&self) -> Names {
        let Snapshot { people, places, .. } = self.table();
        let free = |bot: &&str| people.iter().all(|person| !person.name.eq_ignore_ascii_case(bot));
        // The first one is mostly a person's seat.
        let usual = |seat: usize| BOTS[(seat + BOTS.len() - 1) % BOTS.len()];
        let is_bots = |seat: &usize| {
            places
                .get(*seat)
                .is_some_and(|place| place.guest.is_none() && place.bot.is_some())
        };
        let mut others = (0..BOTS.len()).filter(|seat| !is_bots(seat)).map(usual).filter(free);
        let names = places.iter().enumerate().map(|(seat, place)| match place.guest {
            Some(guest) => self.name_of(guest),
            None if is_bots(&seat) => {
                let name = Some(usual(seat)).filter(free).or_else(|| others.next());
                name.unwrap_or_default().into()
            }
            None => String::new(),
        });
        Names::new(names).seen_by(self.known.viewer())
    }

    /// Events as he was told them.
    ///
    /// # Errors
    /// When one is none.
    pub fn seen(&self, texts: &[String]) -> Result<Vec<G::Seen>, Strange> {
        let read = |text: &String| {
            text.parse()
                .map_err(|why: <G::Seen as FromStr>::Err| Strange::Seen(quoted(text), why.to_string()))
        };
        texts.iter().map(read).collect()
    }

    /// The wish for an action. What is thrown in out of turn must not become a play in turn, whatever happens on the way.
    pub fn wish(&self, action: &G::Action) -> Wish {
        let throws = |deal: &G| !self.known.is_awaited() && deal.deed(action) == Deed::Interjection;
        let text = action.to_string();
        if self.deal.as_ref().is_some_and(throws) {
            Wish::Throw(text)
        } else {
            Wish::Act(text)
        }
    }

    /// Whether a guest is connected.
    pub fn is_there(&self, guest: u64) -> bool {
        let mut people = self.table().people.iter();
        people.any(|person| person.guest == guest && person.present)
    }

    /// Whether the guest is the host.
    pub fn is_host(&self) -> bool {
        self.table().host == self.table().you
    }
}

impl<G: ByHand> Board<G> for Far<G> {
    fn me(&self) -> Option<Seat> {
        self.known.seat().and_then(Seat::numbered)
    }

    fn view(&self) -> Option<G::View<'_>> {
        self.deal.as_ref().map(|deal| deal.view(self.known.viewer_of(deal)))
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
            deal_at: said.deal_at.map(Millis),
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

/// The deal and the settings. Of a table that has other seats since its last deal nothing can be shown any more: it is as before the first one.
fn read<G: ByHand>(known: &Known) -> Result<(Option<G>, Settings<G>), Strange> {
    let settings: Settings<G> = known.table().settings.parse()?;
    let deal = known.deal::<G>()?.filter(|deal| deal.seats() == settings.seats);
    Ok((deal, settings))
}

fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().filter_map(|number| Seat::numbered(*number)).collect()
}
