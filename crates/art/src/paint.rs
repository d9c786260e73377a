//! The colours, and the looks a page can have.

/// How a page looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Look {
    /// Warm colours on paper. The same on a light table and on a dark one.
    #[default]
    Usual,
    /// Deeper colours, pure white and black, and an edge around every card.
    Contrast,
}

impl Look {
    /// What a style sheet says about it, to stand between the braces of a rule: `--art-red:#8c0018;…`.
    ///
    /// The usual look needs none, but may be wanted inside of the other one.
    pub fn css(self) -> String {
        let mut css = String::new();
        for paint in Paint::ALL {
            for part in ["--art-", paint.name(), ":", paint.value(self), ";"] {
                css.push_str(part);
            }
        }
        css
    }
}

/// A colour of the palette: the custom property `--art-name`, and what it is in each look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// The ground of red cards.
    Red,
    /// The ground of green cards.
    Green,
    /// The ground of blue cards.
    Blue,
    /// The ground of yellow cards.
    Yellow,
    /// The ground of black cards.
    Black,
    /// Red on black.
    RedLit,
    /// Green on black.
    GreenLit,
    /// Blue on black.
    BlueLit,
    /// The ground of the numbers 1 to 4.
    Low,
    /// The ground of the numbers 5 to 8.
    Middle,
    /// The ground of the numbers 9 to 12.
    High,
    /// What cards are made of, and what is written on dark grounds.
    Paper,
    /// What is written on light grounds.
    Ink,
    /// The back of SOLO.
    Solo,
    /// The back of SKIP-BO.
    Skipbo,
    /// What lies deeper than the ground, below what is written on paper.
    Depth,
    /// What is lighter than the ground, below what is written in ink.
    Glow,
    /// The line around a card.
    Edge,
}

/// The name of each, and its colour in either look.
const PALETTE: [[&str; 3]; Paint::ALL.len()] = [
    ["red", "#c9252f", "#94000f"],
    ["green", "#13784f", "#005232"],
    ["blue", "#2160b8", "#00308f"],
    ["yellow", "#fbbc2e", "#ffd800"],
    ["black", "#2a262e", "#000"],
    ["red-lit", "#ff6d5f", "#ff8f86"],
    ["green-lit", "#43c98c", "#5ff0ae"],
    ["blue-lit", "#69aaff", "#8fc4ff"],
    ["low", "#0c6d7d", "#004552"],
    ["middle", "#77388f", "#561470"],
    ["high", "#b64a12", "#7a2c00"],
    ["paper", "#fff9ee", "#fff"],
    ["ink", "#33230f", "#000"],
    ["solo", "#3a3357", "#1d1445"],
    ["skipbo", "#12444d", "#002a31"],
    ["depth", "#0004", "#0009"],
    ["glow", "#fff6", "#fffb"],
    ["edge", "#0003", "#000"],
];

impl Paint {
    /// All of them.
    pub const ALL: [Self; 18] = [
        Self::Red,
        Self::Green,
        Self::Blue,
        Self::Yellow,
        Self::Black,
        Self::RedLit,
        Self::GreenLit,
        Self::BlueLit,
        Self::Low,
        Self::Middle,
        Self::High,
        Self::Paper,
        Self::Ink,
        Self::Solo,
        Self::Skipbo,
        Self::Depth,
        Self::Glow,
        Self::Edge,
    ];

    /// Its name: the custom property is `--art-` and this.
    pub const fn name(self) -> &'static str {
        PALETTE[self as usize][0]
    }

    /// Its colour in a look, as `#rgb`, `#rrggbb` or `#rgba`.
    pub const fn value(self, look: Look) -> &'static str {
        PALETTE[self as usize][1 + look as usize]
    }
}
