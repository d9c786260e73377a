//! Icons: what a table has beside its cards, on a grid of 24, in the current colour.

use crate::svg::{Svg, draw};

/// A small sign for a button or a mark beside a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "most names say what is drawn")]
pub enum Icon {
    SoundOn,
    SoundOff,
    Settings,
    /// What happened so far.
    Log,
    /// What a bot would do.
    Hint,
    Rules,
    Copy,
    /// A code to be scanned.
    Qr,
    /// Whoever opened the table.
    Host,
    Bot,
    Clock,
    /// Connected.
    Online,
    /// Not connected.
    Offline,
    Trophy,
    Shield,
    Gift,
    Swap,
    /// Cards in a hand.
    Hand,
}

impl Icon {
    /// All of them.
    pub const ALL: [Self; 18] = [
        Self::SoundOn,
        Self::SoundOff,
        Self::Settings,
        Self::Log,
        Self::Hint,
        Self::Rules,
        Self::Copy,
        Self::Qr,
        Self::Host,
        Self::Bot,
        Self::Clock,
        Self::Online,
        Self::Offline,
        Self::Trophy,
        Self::Shield,
        Self::Gift,
        Self::Swap,
        Self::Hand,
    ];

    /// Draws it.
    pub fn svg(self) -> String {
        drawn(self.line())
    }

    const fn line(self) -> &'static str {
        match self {
            Self::SoundOn => "M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6a8.5 8.5 0 0 1 0 12",
            Self::SoundOff => "M4 9.5v5h3.5L12 19V5L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5",
            Self::Settings => "M4 7h7M17 7h3M4 17h3M13 17h7M14 4.5a2.5 2.5 0 1 0 .01 0ZM10 14.5a2.5 2.5 0 1 0 .01 0Z",
            Self::Log => "M9 6h11M9 12h11M9 18h7M4.5 6v0M4.5 12v0M4.5 18v0",
            Self::Hint => "M9.5 17c0-2.5-3.5-4-3.5-7.5a6 6 0 0 1 12 0c0 3.5-3.5 5-3.5 7.5ZM10 20.5h4",
            Self::Rules => "M12 6.5c-2-1.5-5-2-8-2v13c3 0 6 .5 8 2c2-1.5 5-2 8-2v-13c-3 0-6 .5-8 2ZM12 6.5v13",
            Self::Copy => "M9 9h9.5v11.5H9ZM6 15.5V3.5h9.5",
            Self::Qr => "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2M20 14v2M14 20h2M19 19h1v1M7 7v0M17 7v0M7 17v0",
            Self::Host => "M4 8l4 4 4-7 4 7 4-4-2 11H6Z",
            Self::Bot => "M5 9h14v10H5ZM12 9V5M9 13.5v0M15 13.5v0M9.5 16.5h5M12 4v0M2.5 13v3M21.5 13v3",
            Self::Clock => "M12 3.5a8.5 8.5 0 1 0 .01 0ZM12 7.5V12l3 2",
            Self::Online => "M12 19v0M8.5 15.5a5 5 0 0 1 7 0M5.5 12a9.3 9.3 0 0 1 13 0M2.5 8.5a13.5 13.5 0 0 1 19 0",
            Self::Offline => {
                "M12 19v0M8.5 15.5a5 5 0 0 1 7 0M5.5 12a9.3 9.3 0 0 1 4-2.3M2.5 8.5a13.5 13.5 0 0 1 5-3.2M14.5 5l6 6M20.5 5l-6 6"
            }
            Self::Trophy => "M8 4h8v6a4 4 0 0 1-8 0ZM12 14v5M8.5 20h7M8 6H4.5c0 3 1 4.5 3.7 5M16 6h3.5c0 3-1 4.5-3.7 5",
            Self::Shield => {
                "M12 3c2 1.7 4.5 2.5 7.5 2.5v6c0 4.5-3 7.5-7.5 9.5c-4.5-2-7.5-5-7.5-9.5v-6c3 0 5.5-.8 7.5-2.5Z"
            }
            Self::Gift => {
                "M4 8h16v4H4ZM5.5 12h13v8.5h-13ZM12 8v12.5M12 8c-2-5-6.5-4.5-5.5-1.5c.4 1 2.5 1.5 5.5 1.5c3 0 5.1-.5 5.5-1.5c1-3-3.5-3.5-5.5 1.5Z"
            }
            Self::Swap => "M4 8h15M15.5 4.5 19 8l-3.5 3.5M20 16H5M8.5 12.5 5 16l3.5 3.5",
            Self::Hand => "M9 5.5h6v12H9ZM6.2 6.5 3 8l4 9.5M17.8 6.5 21 8l-4 9.5",
        }
    }
}

/// How strong a bot is, from 1 to 6: its head, and so many of six dots below it that are full.
pub fn level(strength: u8) -> String {
    let mut svg = Svg::new("24 24");
    draw!(
        svg,
        r#"<g stroke="currentColor" stroke-width="2"><path d="M6 6.5h12V15H6ZM12 6.5V3M9.5 10v0M14.5 10v0M10 12.5h4"/>"#
    );
    draw!(
        svg,
        r#"<path stroke-width="3" opacity=".25" d=""#,
        DOTS,
        r#""/><path stroke-width="3" d=""#
    );
    draw!(svg, &DOTS[..DOT * usize::from(strength.min(6))], r#""/></g>"#);
    svg.end()
}

const DOTS: &str = "M02 20v0M06 20v0M10 20v0M14 20v0M18 20v0M22 20v0";
const DOT: usize = DOTS.len() / 6;

fn drawn(line: &str) -> String {
    let mut svg = Svg::new("24 24");
    draw!(
        svg,
        r#"<path stroke="currentColor" stroke-width="2" d=""#,
        line,
        r#""/>"#
    );
    svg.end()
}
