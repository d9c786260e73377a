//! Flights, one after the other or at the same time.

use super::Flight;
use game::Seat;

/// How long a card travels,
const CARD: u32 = 260;
/// and a packet of them, at which everybody looks.
const PACKET: u32 = 520;
/// Time between two cards of a packet.
const NEXT: u32 = 35;
/// More of a packet are not shown.
const THICK: usize = 3;

/// What flies when.
#[derive(Default)]
pub(super) struct Plan {
    flights: Vec<Flight>,
    /// When the next one begins.
    now: u32,
}

impl Plan {
    /// A card flies, and the next one begins so many milliseconds later.
    pub(super) fn card(&mut self, what: &str, from: &str, to: &str, next: u32) -> &mut Flight {
        self.packet(what, 1, from, to);
        self.now += next;
        let flight = self.flights.last_mut().expect("it was put there just now");
        flight.lasts = CARD;
        flight
    }

    /// So many cards fly as a packet; the next one begins at the same time.
    pub(super) fn packet(&mut self, what: &str, count: usize, from: &str, to: &str) {
        let shown = count.min(THICK);
        for number in 0..shown {
            self.flights.push(Flight {
                what: what.into(),
                from: from.into(),
                to: to.into(),
                delay: self.now + NEXT * number as u32,
                lasts: PACKET,
                card: None,
                // The last one lies on top.
                count: (count > 1 && number + 1 == shown).then_some(count),
            });
        }
    }

    /// Cards that are shuffled where they lie.
    pub(super) fn shuffle(&mut self, back: &str, place: &str) {
        for _ in 0..6 {
            self.card(back, place, place, 45);
        }
    }

    /// The next one begins later.
    pub(super) fn wait(&mut self, millis: u32) {
        self.now += millis;
    }

    /// The flights.
    pub(super) fn done(self) -> Vec<Flight> {
        self.flights
    }
}

/// Where a seat's cards are: in the hand on the screen, or with somebody else.
pub(super) fn home(seat: Seat, me: Option<Seat>) -> String {
    if me == Some(seat) {
        "hand".into()
    } else {
        format!("seat-{seat}")
    }
}

/// What is easily read in a test: from where to where, when, and which card of the hand.
#[cfg(test)]
pub(super) fn told(flights: &[Flight]) -> Vec<String> {
    let told = |flight: &Flight| {
        let card = flight.card.as_ref().map(|card| format!(" {card}"));
        let count = flight.count.map(|count| format!(" ×{count}"));
        let (card, count) = (card.unwrap_or_default(), count.unwrap_or_default());
        format!("{} {}>{}{card}{count}", flight.delay, flight.from, flight.to)
    };
    flights.iter().map(told).collect()
}
