//! What lies on a table beside the faces: places without a card, cards that nobody may see, the direction of play.

use crate::Paint;
use crate::svg::{Svg, draw};

/// A place where no card lies, in the current colour of the table.
pub fn place() -> String {
    let mut svg = Svg::new("200 300");
    draw!(
        svg,
        r#"<rect x="4" y="4" width="192" height="292" rx="18" fill="currentColor" fill-opacity=".06" stroke="currentColor" stroke-opacity=".5" stroke-width="4" stroke-dasharray="16 12"/>"#
    );
    svg.end()
}

/// A card of which only that it exists is known.
pub fn hidden() -> String {
    let mut svg = Svg::card(Paint::Black, Paint::Paper);
    draw!(svg, r#"<g stroke="currentColor" stroke-width="20">"#);
    svg.raised("scale(1.1)", |svg| {
        draw!(svg, r#"<path d="M-24-24A25 25 0 1 1 14-1Q0 8 0 22M0 50V50"/>"#);
    });
    draw!(svg, "</g>");
    svg.end_card()
}

/// Which way play goes round the table, in the current colour.
pub fn direction(clockwise: bool) -> String {
    let mut svg = Svg::new("100 100");
    let side = if clockwise {
        "translate(50 50)"
    } else {
        "translate(50 50)scale(-1 1)"
    };
    svg.at(side, |svg| {
        draw!(
            svg,
            r#"<path stroke="currentColor" stroke-width="7" d="M-38-14A40 40 0 0 1 34-21M38-40V-19H17M38 14A40 40 0 0 1-34 21M-38 40V19H-17"/>"#
        );
    });
    svg.end()
}
