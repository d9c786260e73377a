//! A game being played: the state, the deal, and what follows from the state at once. What actions do is in `round/`.

mod act;
mod as_game;
mod imagine;
mod legal;
mod lot;
mod setup;
mod turn;

use crate::discards::Discards;
use crate::rules::MAX_SEATS;
use crate::stocks::Stocks;
use crate::{Bag, Card, DECK, Event, Hand, MAX_CARDS, Over, Pile, Rules};
use game::{Direction, Seat, SeatSet, Seats, Seed, Sink};

/// One game of SKIP-BO: fixed arrays and counts, cheap to copy.
///
/// ```
/// use game::{Game, Seat, Seats, Seed};
/// use skipbo::{Round, Rules};
/// let seats = Seats::new(2).unwrap();
/// let dealer = Seat::numbered(2).unwrap();
/// let mut events = Vec::new();
/// let mut round = Round::deal(&Rules::default(), seats, dealer, &Seed::from_number(1), &mut events);
/// let first = Seat::numbered(1).unwrap();
/// assert_eq!(round.view(first.into()).hand().len(), 5);
/// let discard = round.default_action(first).unwrap();
/// round.act(first.into(), discard, &mut events).unwrap();
/// assert_eq!(round.view(first.into()).turn(), dealer);
/// ```
#[derive(Clone, Copy)]
pub struct Round {
    pub(crate) rules: Rules,
    pub(crate) seats: Seats,
    pub(crate) dealer: Seat,
    pub(crate) turn: Seat,
    pub(crate) over: Option<Over>,
    /// Whether cards are drawn in this turn; not if the host said so (B-24).
    pub(crate) drawing: bool,
    /// Whose next turn goes without drawing (B-24).
    pub(crate) no_draw: SeatSet,
    /// Turns in a row in which no card was drawn, played or discarded, this one counted (B-15).
    pub(crate) quiet: u8,
    /// Whether there was a block and no stock card was played since (B-15).
    pub(crate) stalled: bool,
    pub(crate) shuffles: u16,
    pub(crate) building: [Building; Pile::COUNT],
    pub(crate) hands: [Hand; MAX_SEATS],
    pub(crate) stocks: Stocks,
    pub(crate) discards: Discards,
    /// The piles set aside. How they lay does not matter: they are shuffled before anybody sees them again (B-13).
    pub(crate) aside: Bag,
    /// The draw pile, its top last.
    draw: [Card; MAX_CARDS],
    draw_len: u8,
    seed: Seed,
}

/// Searches copy games by the million.
const _: () = assert!(size_of::<Round>() <= 1024);

/// A building pile: how high it is, and where in it jokers stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Building {
    height: u8,
    /// Bit *n* stands for the number *n* + 1.
    jokers: u16,
}

impl Building {
    /// How high a pile grows (B-08).
    pub const TOP: u8 = 12;

    /// An empty place.
    pub const EMPTY: Self = Self { height: 0, jokers: 0 };

    /// How many cards it has, which is the number on top.
    #[inline]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// The number that is due on it.
    #[inline]
    pub const fn due(self) -> u8 {
        self.height + 1
    }

    /// Whether a card may be played on it (B-08).
    #[inline]
    pub const fn takes(self, card: Card) -> bool {
        card.is_joker() || card.face() == self.height as usize
    }

    /// The cards, the first one first; jokers as jokers.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        (0..self.height as usize).map(move |place| {
            if self.jokers >> place & 1 != 0 {
                Card::JOKER
            } else {
                Card::ALL[place]
            }
        })
    }

    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.jokers |= u16::from(card.is_joker()) << self.height;
        self.height += 1;
    }

    #[inline]
    fn is_complete(self) -> bool {
        self.height == Self::TOP
    }
}

impl Round {
    /// Deals a shuffled deck.
    pub(crate) fn dealt(rules: Rules, seats: Seats, dealer: Seat, seed: &Seed, sink: &mut impl Sink<Event>) -> Self {
        let mut round = Self::blank(rules, seats, dealer, seed);
        round.draw = DECK;
        seed.stream(0).shuffle(&mut round.draw);
        round.give_out(sink);
        round
    }

    /// Deals these cards, the first one first.
    ///
    /// # Panics
    /// When they are not as many as the deck has.
    pub(crate) fn dealt_stacked(
        rules: Rules,
        seats: Seats,
        dealer: Seat,
        deck: &[Card],
        seed: &Seed,
        sink: &mut impl Sink<Event>,
    ) -> Self {
        let mut round = Self::blank(rules, seats, dealer, seed);
        round.draw.copy_from_slice(deck);
        round.draw.reverse();
        round.give_out(sink);
        round
    }

    fn blank(rules: Rules, seats: Seats, dealer: Seat, seed: &Seed) -> Self {
        Self {
            rules,
            seats,
            dealer,
            turn: seats.next(dealer, Direction::Clockwise),
            over: None,
            drawing: true,
            no_draw: SeatSet::EMPTY,
            quiet: 0,
            stalled: false,
            shuffles: 1,
            building: [Building::EMPTY; Pile::COUNT],
            hands: [Hand::EMPTY; MAX_SEATS],
            stocks: Stocks::EMPTY,
            discards: Discards::EMPTY,
            aside: Bag::EMPTY,
            draw: [Card::JOKER; MAX_CARDS],
            draw_len: 0,
            seed: *seed,
        }
    }

    /// Gives out the stock piles (B-04); the first turn begins.
    fn give_out(&mut self, sink: &mut impl Sink<Event>) {
        let size = self.rules.stock(self.seats);
        self.stocks = Stocks::with_room(self.seats, size);
        let mut top = MAX_CARDS;
        for _ in 0..size {
            for seat in self.seats.round_from(self.turn, Direction::Clockwise) {
                top -= 1;
                self.stocks.push(seat, self.draw[top]);
            }
        }
        self.draw_len = top as u8;
        sink.emit(Event::Dealt {
            dealer: self.dealer,
            stock: size as u8,
        });
        for seat in self.seats.iter() {
            self.tell_stock(seat, sink);
        }
        self.begin_turn(self.turn, sink);
    }

    /// Tells what lies on a stock pile now.
    #[inline]
    fn tell_stock(&self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(match self.stocks.top(seat) {
            Some(card) => Event::Turned { seat, card },
            None => Event::Emptied { seat },
        });
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The partner of a seat, if there are teams (B-16).
    #[inline]
    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        self.rules.teams.partner(seat)
    }

    /// The draw pile, top last.
    #[inline]
    pub(crate) fn draw_pile(&self) -> &[Card] {
        &self.draw[..self.draw_len as usize]
    }

    /// How many cards a side has left in stock.
    pub(crate) fn left(&self, side: SeatSet) -> usize {
        side.iter().map(|seat| self.stocks.len(seat)).sum()
    }
}
