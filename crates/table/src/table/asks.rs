//! What bots are asked, and how long they wait before they do what they answer.

use super::Table;
use super::play::{OpenAsk, Play};
use crate::{Ask, AskKind, Live, Millis, Pace, Place};
use game::{BySeat, Seat, SeatSet};

impl Pace {
    /// How long a bot waits. Whoever knows how many deals and actions there were could work it out: nothing hidden goes in.
    fn delay(self, deal: u32, actions: u32, seat: Seat, kind: AskKind) -> Millis {
        let facts = u64::from(deal) << 40 | u64::from(actions) << 8 | (seat.index() as u64) << 2 | kind as u64;
        let spread = self.spread.0 + 1;
        Millis(self.least.0 + mixed(facts) % spread)
    }
}

/// So long at least bots wait where a person could call something, or point out that a call is missing: time to notice and to say it.
const MOMENT: Millis = Millis(1500);

/// A number that looks random and follows from another (`SplitMix64`).
fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

impl<G: Live> Table<G> {
    /// What bots were asked and have not answered, in the order in which they should think where one must wait for the other.
    ///
    /// Whom the deal waits for is first, and the others have the time until it acts: whoever could throw something in thinks longer about it
    /// than whoever cannot, and nobody may notice that by when the turn is over. Where no bot waits, the others would have no time, and are first.
    pub fn asks(&self) -> Vec<Ask> {
        let Some(play) = &self.play else { return Vec::new() };
        let open = play.asks.iter();
        let mut open: Vec<&OpenAsk> = open
            .filter(|open| !self.thoughts.contains_key(&open.ask.number))
            .collect();
        open.sort_by_key(|open| open.ask.kind != AskKind::Turn || self.due_at(play, open) <= open.put);
        open.into_iter().map(|open| open.ask).collect()
    }

    /// The questions that are open, answered or not.
    pub(super) fn open_asks(&self) -> impl Iterator<Item = Ask> {
        let asks = self.play.as_ref().map(|play| play.asks.as_slice()).unwrap_or_default();
        asks.iter().map(|open| open.ask)
    }

    pub(super) fn is_asked(&self, number: u64) -> bool {
        self.open_asks().any(|ask| ask.number == number)
    }

    /// How long a question stays open that is put to these seats: as the settings say where a person is among them.
    pub(super) fn question_window(&self, play: &Play<G>, asked: SeatSet) -> Millis {
        let persons = asked.iter().any(|seat| self.places[seat].bot().is_none());
        let slowest = asked
            .iter()
            .map(|seat| self.delay(play, play.actions, seat, AskKind::Turn))
            .max();
        if persons {
            self.settings.question
        } else {
            slowest.unwrap_or_default()
        }
    }

    /// When a bot may do what it answers: known to all, for it follows from public facts.
    pub(super) fn due_at(&self, play: &Play<G>, open: &OpenAsk) -> Millis {
        let Ask { seat, kind, .. } = open.ask;
        match kind {
            AskKind::Turn => self.bot_acts_at(play, seat),
            AskKind::Interject | AskKind::Call => open.put + self.delay(play, open.actions, seat, kind),
        }
    }

    fn delay(&self, play: &Play<G>, actions: u32, seat: Seat, kind: AskKind) -> Millis {
        let delay = self.settings.pace.delay(self.deals, actions, seat, kind);
        let mut callers = play.game.callers().iter();
        if callers.any(|caller| self.places[caller].is_played_by_person()) {
            delay.max(MOMENT)
        } else {
            delay
        }
    }

    /// When a bot in turn may act.
    pub(super) fn bot_acts_at(&self, play: &Play<G>, seat: Seat) -> Millis {
        let delay = self.delay(play, play.actions, seat, AskKind::Turn);
        let earliest = play.since.max(self.places[seat].since) + delay;
        earliest.max(play.turn_from(&self.settings).unwrap_or_default())
    }

    /// How long a bot in this seat waits before it does what it was asked for now, and what is done for it if it does not answer: for those who
    /// play a person's seat by machine.
    pub fn machine(&self, seat: Seat, kind: AskKind) -> Option<(Millis, Option<G::Action>)> {
        let play = self.play.as_ref()?;
        let delay = self.delay(play, play.actions, seat, kind);
        Some((delay, play.game.default_action(seat)))
    }

    /// Which decision of a deal is to be made, by its number: a turn is another one after every action that counts, and the same one whoever
    /// comes or goes.
    pub fn decision(&self) -> Option<(u32, u32)> {
        self.play.as_ref().map(|play| (self.deals, play.actions))
    }

    /// Closes what is asked no more, and asks what is to be asked now.
    pub(super) fn settle_asks(&mut self, now: Millis) {
        let Some(mut play) = self.play.take() else {
            self.thoughts.clear();
            return;
        };
        let wanted = Wanted::at(&play, &self.places);
        // A turn is another decision after every action, but for those after which `actions` stays.
        let actions = play.actions;
        play.asks.retain(|open| {
            let seats = wanted.of(open.ask.kind);
            seats.contains(open.ask.seat) && (open.ask.kind != AskKind::Turn || open.actions == actions)
        });
        // Of what is due at the same time the first is done: whoever could only speak now, or throw in, comes before the turn.
        for kind in [AskKind::Call, AskKind::Interject, AskKind::Turn] {
            for seat in wanted.of(kind).iter() {
                let same = |open: &OpenAsk| open.ask.seat == seat && open.ask.kind == kind;
                // A card can be thrown in on every new card, and with every new card in hand.
                let put = match kind {
                    AskKind::Interject => play.curious.contains(seat),
                    AskKind::Turn | AskKind::Call => !play.asks.iter().any(same),
                };
                if !put {
                    continue;
                }
                play.asks.retain(|open| !same(open));
                if kind == AskKind::Interject {
                    play.curious = play.curious.without(seat);
                }
                let number = play.next_ask;
                play.next_ask += 1;
                let ask = Ask { number, seat, kind };
                play.asks.push(OpenAsk { ask, put: now, actions });
            }
        }
        let asks = &play.asks;
        self.thoughts
            .retain(|number, _| asks.iter().any(|open| open.ask.number == *number));
        self.play = Some(play);
    }
}

/// Which bots are to be asked what.
struct Wanted {
    turn: SeatSet,
    interject: SeatSet,
    call: SeatSet,
}

impl Wanted {
    fn at<G: Live>(play: &Play<G>, places: &BySeat<Place>) -> Self {
        let bots: SeatSet = places
            .iter()
            .filter(|(_, place)| place.bot().is_some())
            .map(|(seat, _)| seat)
            .collect();
        let claimed: SeatSet = play.claims.iter().map(|claim| claim.seat).collect();
        let free = bots.minus(claimed);
        let awaited = play.game.waits_for();
        let interject = if play.game.interjectable() {
            // In turn, the twin is a card like any other.
            free.minus(awaited)
        } else {
            SeatSet::EMPTY
        };
        Self {
            turn: free.and(awaited),
            interject,
            call: bots.and(play.game.callers()),
        }
    }

    fn of(&self, kind: AskKind) -> SeatSet {
        match kind {
            AskKind::Turn => self.turn,
            AskKind::Interject => self.interject,
            AskKind::Call => self.call,
        }
    }
}
