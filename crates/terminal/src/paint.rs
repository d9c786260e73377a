//! Colours, for those who want them. Nothing on the screen is told by a colour alone.

use ratatui::style::{Color, Modifier, Style};
use solo::Colour;

/// Whether colours are used. The sixteen colours of the terminal are, so that they fit its background, dark or light.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// With colours.
    Coloured,
    /// Without: bold, dim and reversed remain.
    Plain,
}

impl Paint {
    /// Text in a colour.
    pub(crate) fn colour(self, colour: Color) -> Style {
        match self {
            Self::Coloured => Style::new().fg(colour),
            Self::Plain => Style::new(),
        }
    }

    /// Text of a SOLO colour.
    pub(crate) fn solo(self, colour: Option<Colour>) -> Style {
        let Some(colour) = colour else {
            return Style::new().add_modifier(Modifier::BOLD);
        };
        self.colour(match colour {
            Colour::Red => Color::Red,
            Colour::Green => Color::Green,
            Colour::Blue => Color::Blue,
            Colour::Yellow => Color::Yellow,
        })
    }

    /// What matters now.
    pub(crate) fn strong(self) -> Style {
        self.colour(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// What was refused.
    pub(crate) fn bad(self) -> Style {
        self.colour(Color::Magenta).add_modifier(Modifier::BOLD)
    }

    /// Where the cursor is.
    pub(crate) fn cursor() -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What is beside the point.
    pub(crate) fn dim() -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// A heading.
    pub(crate) fn bold() -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }
}
