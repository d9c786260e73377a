//! The fields of a rulebook: what each can be, and how it is written.

use super::MAX_SEATS;
use game::{Seat, Seats, notation};
use std::fmt;

/// How many cards each stock pile gets (B-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stock {
    /// As many as the rules say for the number of players.
    Printed,
    /// As many as were agreed on.
    Agreed(u8),
}

impl Stock {
    /// What the rules say for so many players.
    pub const fn printed(seats: Seats) -> usize {
        if seats.count() <= 4 { 30 } else { 20 }
    }

    pub(super) fn read(text: &str) -> Option<Self> {
        if text == "printed" {
            return Some(Self::Printed);
        }
        let size = notation::number(text, 30).ok()?;
        (size > 0).then_some(Self::Agreed(size))
    }
}

impl fmt::Display for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Printed => f.write_str("printed"),
            Self::Agreed(size) => write!(f, "{size}"),
        }
    }
}

/// Who plays with whom: nobody with anybody, or everybody with one partner (B-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Teams {
    /// How many seats they are for; none without teams.
    seats: u8,
    partners: [u8; MAX_SEATS],
}

impl Teams {
    /// Each for himself.
    pub const NONE: Self = Self {
        seats: 0,
        partners: [0; MAX_SEATS],
    };

    /// Partners who sit across the table from each other, for four or six.
    pub fn across(seats: Seats) -> Option<Self> {
        let count = seats.count();
        let half = count / 2;
        let pairs: Vec<[usize; 2]> = (0..half).map(|seat| [seat, seat + half]).collect();
        Self::of(&pairs).filter(|teams| teams.seats() == Some(count))
    }

    /// How many seats these teams are for, if there are teams.
    pub const fn seats(&self) -> Option<usize> {
        if self.seats == 0 {
            None
        } else {
            Some(self.seats as usize)
        }
    }

    /// The partner of a seat, if there are teams.
    #[inline]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        let partners = &self.partners[..self.seats as usize];
        Seat::at(*partners.get(seat.index())? as usize)
    }

    /// Teams of these seats, counted from 0, if they are two or three and everybody is in one.
    fn of(pairs: &[[usize; 2]]) -> Option<Self> {
        let seats = 2 * pairs.len();
        if seats != 4 && seats != 6 {
            return None;
        }
        let mut partners = [None; MAX_SEATS];
        for [a, b] in pairs {
            for (seat, partner) in [(*a, *b), (*b, *a)] {
                let place = partners[..seats].get_mut(seat)?;
                if place.is_some() || a == b {
                    return None;
                }
                *place = Some(partner as u8);
            }
        }
        Some(Self {
            seats: seats as u8,
            partners: partners.map(Option::unwrap_or_default),
        })
    }

    pub(super) fn read(text: &str) -> Option<Self> {
        if text == "none" {
            return Some(Self::NONE);
        }
        let pairs: Option<Vec<[usize; 2]>> = text
            .split(',')
            .map(|pair| {
                let (a, b) = pair.split_once('+')?;
                Some([notation::seat(a).ok()?.index(), notation::seat(b).ok()?.index()])
            })
            .collect();
        Self::of(&pairs?)
    }
}

impl fmt::Display for Teams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.seats == 0 {
            return f.write_str("none");
        }
        let mut comma = "";
        for (seat, partner) in self.partners.iter().take(self.seats as usize).enumerate() {
            if seat < *partner as usize {
                write!(f, "{comma}{}+{}", seat + 1, partner + 1)?;
                comma = ",";
            }
        }
        Ok(())
    }
}

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

        impl $name {
            pub(super) fn read(text: &str) -> Option<Self> {
                [Self::$a, Self::$b].into_iter().find(|value| value.to_string() == text)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    Self::$a => $text_a,
                    Self::$b => $text_b,
                })
            }
        }
    };
}

field!(
    /// House: what the first block does (B-15).
    Block {
        /// All discard piles are taken up, and the game goes on.
        TakeUp = "take-up",
        /// It ends the game.
        Ends = "ends"
    }
);
field!(
    /// Whether the host may impose penalties (B-24).
    Penalties {
        /// He may not.
        No = "no",
        /// He may.
        Yes = "yes"
    }
);
