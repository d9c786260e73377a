//! The fields of a rulebook: what each can be, and how it is written.

use crate::Deck;
use game::notation::number;

/// Defines a field with two values and their names in notation.
macro_rules! field {
    ($(#[$doc:meta])* $name:ident { $(#[$doc_a:meta])* $a:ident = $text_a:literal, $(#[$doc_b:meta])* $b:ident = $text_b:literal }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $(#[$doc_a])*
            $a,
            $(#[$doc_b])*
            $b,
        }

        impl FieldValue for $name {
            fn text(self) -> String {
                match self {
                    Self::$a => $text_a.into(),
                    Self::$b => $text_b.into(),
                }
            }

            fn parse(text: &str) -> Option<Self> {
                match text {
                    $text_a => Some(Self::$a),
                    $text_b => Some(Self::$b),
                    _ => None,
                }
            }

            fn allowed() -> String {
                concat!($text_a, " or ", $text_b).into()
            }

            fn values() -> &'static [&'static str] {
                &[$text_a, $text_b]
            }
        }
    };
}

field!(
    /// What can be interjected (S-13).
    Interject {
        /// Any identical card.
        Any = "any",
        /// Identical number cards only.
        Numbers = "numbers"
    }
);
field!(
    /// Whether there is Triple + (S-10).
    Triples {
        /// There is not.
        No = "no",
        /// There is.
        Yes = "yes"
    }
);
field!(
    /// Whether one may draw although a coloured card in hand matches (S-09).
    MayDraw {
        /// Only without a match.
        Stuck = "stuck",
        /// Whenever one likes.
        Freely = "freely"
    }
);
field!(
    /// When Solo must be called (S-35, S-37).
    SoloWhen {
        /// On discarding down to one card.
        Discarding = "discarding",
        /// On coming to hold one card, however it happened.
        Holding = "holding"
    }
);
field!(
    /// Until when a Solo call is in time (S-35).
    SoloUntil {
        /// The discard itself.
        Discard = "discard",
        /// The next player acts.
        NextActs = "next-acts"
    }
);
field!(
    /// Whether a Swap must be carried out (S-25).
    SwapDuty {
        /// It may be left.
        Optional = "optional",
        /// It must.
        Compulsory = "compulsory"
    }
);
field!(
    /// Whose turn it is after a Swap (S-26).
    AfterSwap {
        /// The next player's.
        Next = "next",
        /// The player's swapped with.
        Partner = "partner"
    }
);
field!(
    /// Where an All Swap moves the hands (S-27).
    AllSwapTo {
        /// To the next player in the direction of play.
        Direction = "direction",
        /// To the left neighbour, always.
        Left = "left"
    }
);
field!(
    /// How a round is scored (S-40), and with it who wins the match.
    Scoring {
        /// Everyone writes down the own count; the fewest win.
        Penalty = "penalty",
        /// The round's winner writes down the sum; the first to the limit wins.
        Winner = "winner"
    }
);
field!(
    /// House: the start card (S-06).
    Start {
        /// Turn on until a number lies on top.
        Turn = "turn",
        /// Leave it, without effect.
        Leave = "leave"
    }
);
field!(
    /// House: what lengthens a chain (S-22).
    Chains {
        /// Its own kind only.
        Own = "own",
        /// Draw Two and Draw Four alike.
        Mixed = "mixed"
    }
);
field!(
    /// House: the turn after paying a chain (S-23).
    AfterChain {
        /// Is taken.
        Turn = "turn",
        /// Is lost.
        Lost = "lost"
    }
);
field!(
    /// House: the penalty for a missing Solo call (S-35).
    Penalty {
        /// Comes by itself.
        Auto = "auto",
        /// Only if another player catches it.
        Caught = "caught"
    }
);
field!(
    /// House: what a Triple + takes (S-10).
    TripleTakes {
        /// All cards of the number.
        All = "all",
        /// Any three or more of them.
        Three = "three"
    }
);

/// When a match is over (S-41).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limit {
    points: u16,
    exceeded: bool,
}

impl Limit {
    /// The highest limit there can be.
    pub const MAX: u16 = 9999;

    /// The match ends when somebody has `points` or more.
    pub(super) const fn reaching(points: u16) -> Self {
        Self {
            points,
            exceeded: false,
        }
    }

    /// The match ends when somebody has more than `points`.
    pub(super) const fn exceeding(points: u16) -> Self {
        Self { points, exceeded: true }
    }

    /// The smallest total that ends the match.
    pub const fn least(self) -> u32 {
        self.points as u32 + self.exceeded as u32
    }

    /// Whether a total ends the match.
    pub const fn is_met_by(self, total: u32) -> bool {
        total >= self.least()
    }
}

pub(super) trait FieldValue: Copy + PartialEq {
    fn text(self) -> String;
    fn parse(text: &str) -> Option<Self>;
    fn allowed() -> String;
    /// All of them, where they are few.
    fn values() -> &'static [&'static str];
}

impl FieldValue for Limit {
    fn text(self) -> String {
        format!("{}{}", if self.exceeded { "over-" } else { "" }, self.points)
    }

    fn parse(text: &str) -> Option<Self> {
        let (digits, exceeded) = match text.strip_prefix("over-") {
            Some(digits) => (digits, true),
            None => (text, false),
        };
        let points = number(digits, Self::MAX).ok()?;
        (points > 0).then_some(Self { points, exceeded })
    }

    fn allowed() -> String {
        format!(
            "a number from 1 to {} (that many end the match), or over- and a number",
            Self::MAX
        )
    }

    fn values() -> &'static [&'static str] {
        &[]
    }
}

impl FieldValue for Deck {
    fn text(self) -> String {
        self.len().to_string()
    }

    fn parse(text: &str) -> Option<Self> {
        [Self::Classic, Self::Modern]
            .into_iter()
            .find(|deck| deck.text() == text)
    }

    fn allowed() -> String {
        "112 or 120".into()
    }

    fn values() -> &'static [&'static str] {
        &["112", "120"]
    }
}
