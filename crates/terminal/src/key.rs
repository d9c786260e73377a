//! A key as the game understands it, whatever terminal it comes from.

/// A key that was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are on the keys")]
pub enum Key {
    Char(char),
    Enter,
    Escape,
    Backspace,
    Left,
    Right,
    Up,
    Down,
    PageUp,
    PageDown,
    Home,
    End,
    /// One that means nothing here.
    Other,
}

impl Key {
    /// Whether it means "yes, this one".
    pub(crate) fn chooses(self) -> bool {
        matches!(self, Self::Enter | Self::Char(' '))
    }

    /// Whether it means "not this, back".
    pub(crate) fn goes_back(self) -> bool {
        matches!(self, Self::Escape | Self::Backspace)
    }

    /// The key that goes the other way.
    pub(crate) fn upside_down(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::PageUp => Self::PageDown,
            Self::PageDown => Self::PageUp,
            Self::Home => Self::End,
            Self::End => Self::Home,
            other => other,
        }
    }

    /// The seat or pile that a digit stands for; 0 is the tenth.
    pub(crate) fn number(self) -> Option<usize> {
        match self {
            Self::Char('0') => Some(10),
            Self::Char(digit) => digit.to_digit(10).map(|digit| digit as usize),
            _ => None,
        }
    }
}

/// How a number that a digit stands for is printed.
pub(crate) fn digit(number: usize) -> char {
    char::from(b'0' + (number % 10) as u8)
}
