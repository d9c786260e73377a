//! What happened: the truth, and what one viewer may see of it.

mod read;

pub use read::EVENTS;

use crate::{Card, Hand, Penalty, Pile, Play};
use game::{Seat, SeatSet, Viewer};
use std::fmt;

/// Something that happened. `H` is what is told of cards drawn unseen.
///
/// The events of one action, in order, are enough to animate and to narrate it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happened<H> {
    /// A card was drawn to find out who deals first (B-03).
    Lot {
        /// By whom.
        seat: Seat,
        /// Which; a joker does not count.
        card: Card,
    },
    /// A game was dealt (B-04).
    Dealt {
        /// By whom.
        dealer: Seat,
        /// How many cards each stock pile has.
        stock: u8,
    },
    /// The top card of a stock pile was turned face up (B-04).
    Turned {
        /// Whose stock.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A turn goes without drawing, as the host decided (B-24).
    Withheld {
        /// Whose.
        seat: Seat,
    },
    /// Cards were drawn to fill the hand (B-07, B-10).
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: H,
    },
    /// More cards were wanted than there are (B-13, B-24).
    Nothing {
        /// For whom.
        seat: Seat,
    },
    /// The piles set aside were shuffled into a new draw pile (B-13).
    Reshuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// A card was played on a building pile (B-08).
    Played {
        /// By whom.
        seat: Seat,
        /// Which card, where from and where to.
        play: Play,
        /// The number it stands for.
        number: u8,
    },
    /// A building pile was completed and set aside (B-12).
    Completed {
        /// Which.
        pile: Pile,
    },
    /// A stock pile is used up (B-14, B-17).
    Emptied {
        /// Whose.
        seat: Seat,
    },
    /// A card was put on a discard pile, and the turn is over (B-11).
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
        /// On which of the own piles.
        pile: Pile,
    },
    /// A turn ended without a discard (B-13).
    Ended {
        /// Whose.
        seat: Seat,
    },
    /// Nothing has moved for as many turns as there are players (B-15).
    Blocked,
    /// All discard piles were taken up and shuffled into a new draw pile (B-15).
    TakenUp {
        /// How many cards it has.
        cards: u8,
    },
    /// The host has imposed a penalty (B-24).
    Penalised {
        /// On whom.
        seat: Seat,
        /// Which.
        penalty: Penalty,
    },
    /// Cards of the draw pile went unseen under a stock pile (B-24).
    Under {
        /// Whose stock.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// The game is over, and these have won it (B-14, B-15, B-17).
    Won {
        /// Who: one, or the partners of a team.
        seats: SeatSet,
    },
    /// The game is over, and nobody has won it (B-15).
    Nobody,
    /// What a seat, or its team, writes down for the game (B-19).
    Points {
        /// Who.
        seat: Seat,
        /// How many.
        points: u32,
    },
}

/// The truth about something that happened. It holds hidden cards and must not leave the program.
pub type Event = Happened<Hand>;

/// What one viewer may see of something that happened. It reads back from its text, so that it can be sent.
///
/// ```
/// use skipbo::Seen;
/// for text in ["drew 1 ?*3", "played 1 7s>2", "played 1 J>2 as 8", "penalised 2 cards 3", "won 1 3"] {
///     assert_eq!(text.parse::<Seen>().unwrap().to_string(), text);
/// }
/// ```
pub type Seen = Happened<Cards>;

/// Some cards, seen or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cards {
    /// Which they are.
    Known(Hand),
    /// How many they are.
    Hidden(usize),
}

impl Cards {
    /// How many.
    pub fn count(self) -> usize {
        match self {
            Self::Known(hand) => hand.len(),
            Self::Hidden(count) => count,
        }
    }
}

impl Event {
    /// What a viewer may see of it: every field by name, the hidden one only for whoever drew the cards.
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        match *self {
            Self::Lot { seat, card } => Seen::Lot { seat, card },
            Self::Dealt { dealer, stock } => Seen::Dealt { dealer, stock },
            Self::Turned { seat, card } => Seen::Turned { seat, card },
            Self::Turn { seat } => Seen::Turn { seat },
            Self::Withheld { seat } => Seen::Withheld { seat },
            Self::Drew { seat, cards } => Seen::Drew {
                seat,
                cards: if viewer.is(seat) {
                    Cards::Known(cards)
                } else {
                    Cards::Hidden(cards.len())
                },
            },
            Self::Nothing { seat } => Seen::Nothing { seat },
            Self::Reshuffled { cards } => Seen::Reshuffled { cards },
            Self::Played { seat, play, number } => Seen::Played { seat, play, number },
            Self::Completed { pile } => Seen::Completed { pile },
            Self::Emptied { seat } => Seen::Emptied { seat },
            Self::Discarded { seat, card, pile } => Seen::Discarded { seat, card, pile },
            Self::Ended { seat } => Seen::Ended { seat },
            Self::Blocked => Seen::Blocked,
            Self::TakenUp { cards } => Seen::TakenUp { cards },
            Self::Penalised { seat, penalty } => Seen::Penalised { seat, penalty },
            Self::Under { seat, cards } => Seen::Under { seat, cards },
            Self::Won { seats } => Seen::Won { seats },
            Self::Nobody => Seen::Nobody,
            Self::Points { seat, points } => Seen::Points { seat, points },
        }
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Known(hand) => write!(f, "{hand}"),
            Self::Hidden(count) => write!(f, "?*{count}"),
        }
    }
}

impl<H: fmt::Display> fmt::Display for Happened<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lot { seat, card } => write!(f, "lot {seat} {card}"),
            Self::Dealt { dealer, stock } => write!(f, "dealt {dealer} {stock}"),
            Self::Turned { seat, card } => write!(f, "turned {seat} {card}"),
            Self::Turn { seat } => write!(f, "turn {seat}"),
            Self::Withheld { seat } => write!(f, "withheld {seat}"),
            Self::Drew { seat, cards } => write!(f, "drew {seat} {cards}"),
            Self::Nothing { seat } => write!(f, "nothing {seat}"),
            Self::Reshuffled { cards } => write!(f, "reshuffled {cards}"),
            Self::Played { seat, play, number } => {
                write!(f, "played {seat} {play}")?;
                if play.card.is_joker() {
                    write!(f, " as {number}")?;
                }
                Ok(())
            }
            Self::Completed { pile } => write!(f, "completed {pile}"),
            Self::Emptied { seat } => write!(f, "emptied {seat}"),
            Self::Discarded { seat, card, pile } => write!(f, "discarded {seat} {card}>d{pile}"),
            Self::Ended { seat } => write!(f, "ended {seat}"),
            Self::Blocked => f.write_str("blocked"),
            Self::TakenUp { cards } => write!(f, "taken-up {cards}"),
            Self::Penalised { seat, penalty } => write!(f, "penalised {seat} {penalty}"),
            Self::Under { seat, cards } => write!(f, "under {seat} {cards}"),
            Self::Won { seats } => write!(f, "won {seats}"),
            Self::Nobody => f.write_str("nobody"),
            Self::Points { seat, points } => write!(f, "points {seat} {points}"),
        }
    }
}
