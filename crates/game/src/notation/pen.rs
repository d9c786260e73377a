//! Writing long texts quickly. A server writes what every seat sees at every move; format strings would be most of its work.

use super::cards::{Face as _, Shown};
use crate::{Seat, SeatSet, Viewer};
use std::fmt::{self, Display, Formatter, Write as _};

/// A text that becomes longer.
///
/// ```
/// use game::notation::Pen;
/// let mut pen = Pen::default();
/// pen.put("quiet ").number(12).put("; called ").set(game::SeatSet::EMPTY);
/// assert_eq!(pen.to_string(), "quiet 12; called -");
/// ```
#[derive(Debug, Default)]
pub struct Pen(String);

impl Pen {
    /// With room for a text of about this length.
    pub fn with_room(bytes: usize) -> Self {
        Self(String::with_capacity(bytes))
    }

    /// A text as it is.
    #[inline]
    pub fn put(&mut self, text: &str) -> &mut Self {
        self.0.push_str(text);
        self
    }

    /// Whatever can be printed.
    pub fn show(&mut self, value: &impl Display) -> &mut Self {
        // A pen takes everything.
        let _ = write!(self, "{value}");
        self
    }

    /// A number.
    pub fn number(&mut self, number: u32) -> &mut Self {
        if number >= 10 {
            self.number(number / 10);
        }
        self.0.push(char::from(b'0' + (number % 10) as u8));
        self
    }

    /// How many of something there are.
    ///
    /// # Panics
    /// When there are more than anything has.
    pub fn count(&mut self, count: usize) -> &mut Self {
        self.number(count.try_into().expect("nothing has so many"))
    }

    /// A seat.
    #[inline]
    pub fn seat(&mut self, seat: Seat) -> &mut Self {
        self.count(seat.number())
    }

    /// Who is looking.
    pub fn viewer(&mut self, viewer: Viewer) -> &mut Self {
        match viewer {
            Viewer::Seat(seat) => self.seat(seat),
            Viewer::Spectator => self.put("spectator"),
        }
    }

    /// A set of seats, or `-`.
    pub fn set(&mut self, seats: SeatSet) -> &mut Self {
        if seats.is_empty() {
            return self.put("-");
        }
        for (i, seat) in seats.iter().enumerate() {
            self.put(if i > 0 { " " } else { "" }).seat(seat);
        }
        self
    }

    /// One card, or `?`.
    #[inline]
    pub fn card<C: Shown>(&mut self, card: C) -> &mut Self {
        let (first, second) = card.face().map_or((b'?', None), |face| face.letters().parts());
        self.0.push(char::from(first));
        if let Some(second) = second {
            self.0.push(char::from(second));
        }
        self
    }

    /// A list of cards, hidden ones counted, or `-`.
    pub fn cards<C: Shown>(&mut self, cards: &[C]) -> &mut Self {
        if cards.is_empty() {
            return self.put("-");
        }
        let mut rest = cards.iter().copied().peekable();
        let mut first = true;
        while let Some(card) = rest.next() {
            if !first {
                self.0.push(' ');
            }
            first = false;
            self.card(card);
            if card.face().is_none() {
                let mut count = 1;
                while rest.next_if(|card| card.face().is_none()).is_some() {
                    count += 1;
                }
                self.put("*").number(count);
            }
        }
        self
    }

    /// The text.
    pub fn into_text(self) -> String {
        self.0
    }
}

impl From<String> for Pen {
    /// Goes on where a text ends.
    fn from(text: String) -> Self {
        Self(text)
    }
}

/// A long text, which a pen writes.
pub trait Penned {
    /// Writes it.
    fn write(&self, pen: &mut Pen);
}

impl fmt::Write for Pen {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.put(text);
        Ok(())
    }
}

impl Display for Pen {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
