//! A deal being played, and what is held until others had their chance.

use crate::{Ask, Cause, Deed, Live, Millis, Mode, Origin, Settings};
use game::{Actor, Seat, SeatSet};

/// A deal that runs. All times are the table's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Play<G: Live> {
    pub(super) game: G,
    /// Since when play waits for those it waits for.
    pub(super) since: Millis,
    /// When the last card landed that something can be thrown in on, and who laid it.
    pub(super) landed: Option<Millis>,
    pub(super) laid_by: Seat,
    /// How many actions there were but for calls; the answers to one question are one. Bots' delays follow from it, so it counts what
    /// everybody sees.
    pub(super) actions: u32,
    /// Until when the question stays open, or what is held is compared.
    pub(super) closes: Option<Millis>,
    /// What is held.
    pub(super) claims: Vec<Claim<G>>,
    /// Whether one of them has been decided, and the others were too late.
    pub(super) taken: bool,
    /// Who has not been asked yet whether he throws something in.
    pub(super) curious: SeatSet,
    /// What bots are asked.
    pub(super) asks: Vec<OpenAsk>,
    /// The number of the next question to a bot.
    pub(super) next_ask: u64,
}

/// Something a seat wants, which is held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Claim<G: Live> {
    pub(super) seat: Seat,
    pub(super) action: G::Action,
    pub(super) cause: Cause,
    pub(super) at: Millis,
    pub(super) credit: Millis,
    pub(super) by: Option<Origin>,
}

/// A question to a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OpenAsk {
    pub(super) ask: Ask,
    /// When it was put, and after how many actions.
    pub(super) put: Millis,
    pub(super) actions: u32,
}

impl<G: Live> Play<G> {
    /// A deal that has just been made.
    pub(super) fn new(game: G, deal: u32, now: Millis) -> Self {
        Self {
            since: now,
            landed: None,
            laid_by: game.dealer(),
            actions: 0,
            closes: None,
            claims: Vec::new(),
            taken: false,
            curious: SeatSet::EMPTY,
            asks: Vec::new(),
            next_ask: u64::from(deal) << 32,
            game,
        }
    }

    pub(super) fn claim(&self, seat: Seat) -> Option<&Claim<G>> {
        self.claims.iter().find(|claim| claim.seat == seat)
    }

    pub(super) fn question_is_open(&self) -> bool {
        !self.game.asked().is_empty()
    }

    /// Before this time the turn waits.
    pub(super) fn turn_from(&self, settings: &Settings<G>) -> Option<Millis> {
        Some(self.landed? + settings.pause()?)
    }

    /// Whether the seat may do this.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn allows(&self, actor: Actor, action: G::Action) -> Result<(), G::Illegal> {
        self.game.clone().act(actor, action, &mut ())
    }

    /// The action, if it is allowed; without its call, if only so it is.
    pub(super) fn allowed(&self, seat: Seat, action: G::Action) -> Option<G::Action> {
        let ways = [action, G::lapsed(action)];
        ways.into_iter().find(|way| self.allows(seat.into(), *way).is_ok())
    }

    /// Until when an action that is allowed must be held; nothing: it is done at once. This depends on public facts, and on the
    /// action itself.
    pub(super) fn held_until(&self, settings: &Settings<G>, action: &G::Action, now: Millis) -> Option<Millis> {
        match (self.game.deed(action), settings.mode) {
            (Deed::Answer, _) => self.closes,
            (Deed::Call, _) | (_, Mode::Race) | (Deed::Interjection, Mode::Calm(_)) => None,
            (_, Mode::Fair(_)) if !self.claims.is_empty() => self.closes,
            (deed, Mode::Fair(window)) => (deed.lays() && self.game.interjectable()).then(|| now + window),
            (_, Mode::Calm(_)) => self.turn_from(settings).filter(|from| *from > now),
        }
    }

    /// The claim that counts as the earliest: by when it was made, and of several at the same time by the order of play from the
    /// player who laid the card (S-17).
    pub(super) fn first_claim(&self) -> Option<&Claim<G>> {
        let order: Vec<Seat> = self.order_of_play().collect();
        let place = |seat| order.iter().position(|other| *other == seat);
        // What counts as earlier than the table's first moment is compared all the same.
        let made = |claim: &Claim<G>| i128::from(claim.at.0) - i128::from(claim.credit.0);
        self.claims.iter().min_by_key(|claim| (made(claim), place(claim.seat)))
    }

    /// Everybody, from the player after the one who laid the card.
    pub(super) fn order_of_play(&self) -> impl Iterator<Item = Seat> {
        let (seats, direction) = (self.game.seats(), self.game.direction());
        seats.round_from(seats.next(self.laid_by, direction), direction)
    }
}
