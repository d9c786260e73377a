//! Who sits where, and who is spoken to.

use game::{Seat, Viewer};

/// The names of the players, and which of them is spoken to.
///
/// ```
/// use game::Seat;
/// use solo::Seen;
/// use words::{Lang, Names, Told, Words};
/// let (one, two) = (Seat::numbered(1).unwrap(), Seat::numbered(2).unwrap());
/// let names = Names::new(["Anna"]).seen_by(two.into());
/// let words = Words::new(Lang::En);
/// assert_eq!(solo::Round::event(&words, &Seen::Turn { seat: one }, &names), "Anna is next.");
/// assert_eq!(solo::Round::event(&words, &Seen::Turn { seat: two }, &names), "It is your turn.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    names: Vec<String>,
    viewer: Viewer,
}

impl Names {
    /// Names in the order of seats, told to a spectator. A seat whose name is missing or empty is called by its number.
    pub fn new<T: Into<String>>(names: impl IntoIterator<Item = T>) -> Self {
        Self {
            names: names.into_iter().map(Into::into).collect(),
            viewer: Viewer::Spectator,
        }
    }

    /// The same, told to somebody: a player is spoken to as "you".
    pub fn seen_by(self, viewer: Viewer) -> Self {
        Self { viewer, ..self }
    }

    /// The player's name, if there is one.
    pub fn of(&self, seat: Seat) -> Option<&str> {
        self.names
            .get(seat.index())
            .map(String::as_str)
            .filter(|name| !name.is_empty())
    }

    /// Whether this is the player who is spoken to.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    /// Whether a sentence begins with a name, which stays as its owner writes it.
    pub(crate) fn begins(&self, sentence: &str) -> bool {
        self.names
            .iter()
            .any(|name| !name.is_empty() && sentence.starts_with(name.as_str()))
    }
}

impl Default for Names {
    /// Nobody has a name, and nobody in particular listens.
    fn default() -> Self {
        Self::new::<String>([])
    }
}
