//! Shapes: what tells colours and groups apart when colour does not.
//!
//! A shape fills a square of 100 around the point 0 0.

use crate::svg::{Svg, draw};

/// A shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// Red.
    Diamond,
    /// Green.
    Leaf,
    /// Blue.
    Drop,
    /// Yellow.
    Sun,
    /// 1 to 4.
    Disc,
    /// 5 to 8.
    Tile,
    /// 9 to 12.
    Kite,
}

impl Shape {
    /// What is filled.
    const fn line(self) -> &'static str {
        match self {
            Self::Diamond => "M0-50Q20-20 40 0Q20 20 0 50Q-20 20-40 0Q-20-20 0-50Z",
            Self::Leaf => "M-42 46C-60-16-22-48 46-48C50 18 22 62-42 46ZM-33 37Q12 12 32-34Q-20-2-33 37Z",
            Self::Drop => "M0-52C8-30 38-6 38 18A38 34 0 0 1-38 18C-38-6-8-30 0-52Z",
            Self::Sun => "M0-28A28 28 0 0 1 0 28A28 28 0 0 1 0-28Z",
            Self::Disc => "M0-46A46 46 0 0 1 0 46A46 46 0 0 1 0-46Z",
            Self::Tile => "M-28-43H28Q43-43 43-28V28Q43 43 28 43H-28Q-43 43-43 28V-28Q-43-43-28-43Z",
            Self::Kite => "M-10-47Q0-57 10-47L47-10Q57 0 47 10L10 47Q0 57-10 47L-47 10Q-57 0-47-10Z",
        }
    }

    /// Draws it in the current colour.
    pub(crate) fn draw(self, svg: &mut Svg) {
        draw!(svg, r#"<path fill="currentColor" d=""#, self.line(), r#""/>"#);
        if self == Self::Sun {
            // Lines through the middle, of which only the ends are drawn: the rays.
            draw!(
                svg,
                r#"<path stroke="currentColor" stroke-width="12" stroke-dasharray="6 80" d="M0-46V46M-46 0H46M-33-33 33 33M-33 33 33-33"/>"#
            );
        }
    }
}
