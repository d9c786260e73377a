//! What happened: the truth, and what one viewer may see of it.

mod read;

pub use read::EVENTS;

use crate::notation::direction_text;
use crate::{Card, Colour, Hand, Triple};
use game::notation::{One, Shown};
use game::{Direction, Seat, SeatSet, Viewer};
use std::fmt;

/// Something that happened. `H` is what is told of several cards that move unseen, `C` of one.
///
/// The events of one action, in order, are enough to animate and to narrate it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happened<H, C> {
    /// A round was dealt (S-05).
    Dealt {
        /// By whom.
        dealer: Seat,
    },
    /// A seat got its first hand.
    Hand {
        /// Who.
        seat: Seat,
        /// The cards.
        hand: H,
    },
    /// A card was turned over to start the discard pile (S-06).
    Turned {
        /// Which.
        card: Card,
    },
    /// The pile held no number card, so everything is shuffled and dealt again (S-06).
    Redealt,
    /// A card was laid.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether it was thrown in (S-13).
        interjected: bool,
    },
    /// A Triple + was laid (S-10).
    Tripled {
        /// By whom.
        seat: Seat,
        /// Which cards.
        triple: Triple,
    },
    /// A colour was wished (S-24).
    Wished {
        /// By whom.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// Solo was called (S-35).
    Called {
        /// By whom.
        seat: Seat,
    },
    /// A seat owes a Solo call from now on (S-35).
    Owes {
        /// Who.
        seat: Seat,
    },
    /// A missing call was pointed out (S-35).
    Caught {
        /// By whom.
        by: Seat,
        /// Who had not called.
        seat: Seat,
    },
    /// One card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: C,
        /// What for.
        why: Why,
    },
    /// A card should have been drawn and there was none (S-42).
    Nothing {
        /// Who wanted it.
        seat: Seat,
    },
    /// The discard pile was shuffled into a new draw pile (S-42).
    Reshuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// A drawn card was kept, and the turn ended (S-09).
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// A seat lost its turn to a Skip (S-18).
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// The direction of play changed (S-19).
    Reversed {
        /// Into which.
        direction: Direction,
    },
    /// A chain began or grew (S-20).
    Chain {
        /// Who faces it.
        seat: Seat,
        /// How many cards.
        debt: u8,
    },
    /// A chain was paid (S-20, S-42).
    Paid {
        /// By whom.
        seat: Seat,
        /// How many cards it asked for.
        debt: u8,
    },
    /// A chain was cancelled by Protection (S-30).
    Cancelled {
        /// By whom.
        seat: Seat,
    },
    /// Seats are asked whether they protect themselves (S-33).
    Asked {
        /// Who.
        seats: SeatSet,
    },
    /// A seat has answered; what, nobody knows yet (S-31).
    Answered {
        /// Who.
        seat: Seat,
    },
    /// An answer is revealed: no.
    Declined {
        /// Whose.
        seat: Seat,
    },
    /// An answer is revealed: a Protection was laid out of turn (S-31).
    Protected {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A whole hand went from one seat to another (S-25, S-27).
    Moved {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// The cards.
        hand: H,
    },
    /// Cards were given (S-28).
    Gave {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        cards: H,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// The round is over and somebody has won it (S-39).
    Won {
        /// Who.
        seat: Seat,
    },
    /// The round is over, blocked (S-43).
    Blocked,
    /// What a seat writes down for the round (S-40).
    Points {
        /// Who.
        seat: Seat,
        /// How many.
        points: u32,
    },
}

/// What a card was drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The ordinary draw of a turn (S-09).
    Turn,
    /// A chain (S-20).
    Chain,
    /// A missing Solo call (S-35).
    Late,
}

/// The truth about something that happened. It holds hidden cards and must not leave the program.
pub type Event = Happened<Hand, Card>;

/// What one viewer may see of something that happened. It reads back from its text, so that it can be sent.
///
/// ```
/// use solo::Seen;
/// for text in ["hand 1 ?*8", "played 2 r5", "drew 2 ? chain", "asked 2 3", "moved 1>3 r4 r5"] {
///     assert_eq!(text.parse::<Seen>().unwrap().to_string(), text);
/// }
/// ```
pub type Seen = Happened<Cards, Option<Card>>;

/// Some cards, seen or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cards {
    /// Which they are.
    Known(Hand),
    /// How many they are.
    Hidden(usize),
}

impl Event {
    /// What a viewer may see of it: every field by name, the hidden ones only for those who hold or held the cards.
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        let cards = |hand: Hand, known: bool| {
            if known {
                Cards::Known(hand)
            } else {
                Cards::Hidden(hand.len())
            }
        };
        match *self {
            Self::Dealt { dealer } => Seen::Dealt { dealer },
            Self::Hand { seat, hand } => Seen::Hand {
                seat,
                hand: cards(hand, viewer.is(seat)),
            },
            Self::Turned { card } => Seen::Turned { card },
            Self::Redealt => Seen::Redealt,
            Self::Played {
                seat,
                card,
                interjected,
            } => Seen::Played {
                seat,
                card,
                interjected,
            },
            // A call made with it is an event of its own.
            Self::Tripled { seat, triple } => Seen::Tripled {
                seat,
                triple: triple.silent(),
            },
            Self::Wished { seat, colour } => Seen::Wished { seat, colour },
            Self::Called { seat } => Seen::Called { seat },
            Self::Owes { seat } => Seen::Owes { seat },
            Self::Caught { by, seat } => Seen::Caught { by, seat },
            Self::Drew { seat, card, why } => Seen::Drew {
                seat,
                card: viewer.is(seat).then_some(card),
                why,
            },
            Self::Nothing { seat } => Seen::Nothing { seat },
            Self::Reshuffled { cards } => Seen::Reshuffled { cards },
            Self::Passed { seat } => Seen::Passed { seat },
            Self::Skipped { seat } => Seen::Skipped { seat },
            Self::Reversed { direction } => Seen::Reversed { direction },
            Self::Chain { seat, debt } => Seen::Chain { seat, debt },
            Self::Paid { seat, debt } => Seen::Paid { seat, debt },
            Self::Cancelled { seat } => Seen::Cancelled { seat },
            Self::Asked { seats } => Seen::Asked { seats },
            Self::Answered { seat } => Seen::Answered { seat },
            Self::Declined { seat } => Seen::Declined { seat },
            Self::Protected { seat, card } => Seen::Protected { seat, card },
            Self::Moved { from, to, hand } => Seen::Moved {
                from,
                to,
                hand: cards(hand, viewer.is(from) || viewer.is(to)),
            },
            Self::Gave { from, to, cards: gift } => Seen::Gave {
                from,
                to,
                cards: cards(gift, viewer.is(from) || viewer.is(to)),
            },
            Self::Turn { seat } => Seen::Turn { seat },
            Self::Won { seat } => Seen::Won { seat },
            Self::Blocked => Seen::Blocked,
            Self::Points { seat, points } => Seen::Points { seat, points },
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Turn => "turn",
            Self::Chain => "chain",
            Self::Late => "late",
        })
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Known(Hand::EMPTY) => f.write_str("-"),
            Self::Known(hand) => write!(f, "{hand}"),
            Self::Hidden(count) => write!(f, "?*{count}"),
        }
    }
}

impl<H: fmt::Display, C: Shown> fmt::Display for Happened<H, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealt { dealer } => write!(f, "dealt {dealer}"),
            Self::Hand { seat, hand } => write!(f, "hand {seat} {hand}"),
            Self::Turned { card } => write!(f, "turned {card}"),
            Self::Redealt => f.write_str("redealt"),
            Self::Played {
                seat,
                card,
                interjected: false,
            } => write!(f, "played {seat} {card}"),
            Self::Played { seat, card, .. } => write!(f, "interjected {seat} {card}"),
            Self::Tripled { seat, triple } => {
                write!(f, "tripled {seat}")?;
                triple.cards().try_for_each(|card| write!(f, " {card}"))
            }
            Self::Wished { seat, colour } => write!(f, "wished {seat} {colour}"),
            Self::Called { seat } => write!(f, "called {seat}"),
            Self::Owes { seat } => write!(f, "owes {seat}"),
            Self::Caught { by, seat } => write!(f, "caught {by}>{seat}"),
            Self::Drew { seat, card, why } => write!(f, "drew {seat} {} {why}", One(*card)),
            Self::Nothing { seat } => write!(f, "nothing {seat}"),
            Self::Reshuffled { cards } => write!(f, "reshuffled {cards}"),
            Self::Passed { seat } => write!(f, "passed {seat}"),
            Self::Skipped { seat } => write!(f, "skipped {seat}"),
            Self::Reversed { direction } => write!(f, "reversed {}", direction_text(*direction)),
            Self::Chain { seat, debt } => write!(f, "chain {seat} {debt}"),
            Self::Paid { seat, debt } => write!(f, "paid {seat} {debt}"),
            Self::Cancelled { seat } => write!(f, "cancelled {seat}"),
            Self::Asked { seats } => write!(f, "asked {seats}"),
            Self::Answered { seat } => write!(f, "answered {seat}"),
            Self::Declined { seat } => write!(f, "declined {seat}"),
            Self::Protected { seat, card } => write!(f, "protected {seat} {card}"),
            Self::Moved { from, to, hand } => write!(f, "moved {from}>{to} {hand}"),
            Self::Gave { from, to, cards } => write!(f, "gave {from}>{to} {cards}"),
            Self::Turn { seat } => write!(f, "turn {seat}"),
            Self::Won { seat } => write!(f, "won {seat}"),
            Self::Blocked => f.write_str("blocked"),
            Self::Points { seat, points } => write!(f, "points {seat} {points}"),
        }
    }
}
