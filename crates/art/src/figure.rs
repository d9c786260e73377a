//! Figures: the digits, drawn as one round line each, so that they look the same wherever a page is read.
//!
//! A digit is 90 high from line to line, around the point 0 0; its line is 20 wide.

use crate::svg::{Svg, draw};

/// The line of each digit.
const DIGITS: [&str; 10] = [
    "M-24-20a24 25 0 0 1 48 0v40a24 25 0 0 1-48 0Z",
    "M-15-28 6-45V45",
    "M-24-21a24 24 0 0 1 48 0C24 4-24 18-24 45H25",
    "M-21-33A22.7 22.7 0 1 1-3-1.5A24 24 0 1 1-23 30",
    "M12 45V-45L-27 22H27",
    "M20-45H-18L-21-5A28.5 28.5 0 1 1-24 31",
    "M12-45-21.5 4.4A26 26 0 1 0 0-7A26 26 0 0 0-21.5 4.4",
    "M-24-45H24L-8 45",
    "M0-4A20.5 20.5 0 1 1 .1-4A24.5 24.5 0 1 1-.1-4Z",
    "M-12 45 21.5-4.4A26 26 0 1 0 0 7A26 26 0 0 0 21.5-4.4",
];

/// What tells 6 from 9, whichever way a card lies.
const FOOT: &str = "M-8 70H8";

/// How wide the line of a figure is.
const WIDTH: &str = "20";

/// A number below 20 around the point 0 0, in the current colour, and what tells 6 from 9.
pub(crate) fn number(svg: &mut Svg, number: u8) {
    match number {
        6 | 9 => figure(svg, WIDTH, "", &[DIGITS[number as usize], FOOT].concat()),
        _ => bare(svg, number),
    }
}

/// The same, where something else tells 6 from 9.
pub(crate) fn bare(svg: &mut Svg, number: u8) {
    let digit = DIGITS[number as usize % 10];
    match number {
        0..=9 => figure(svg, WIDTH, "", digit),
        // Two of them stand closer than a broad digit beside a one.
        11 => figure(svg, WIDTH, "", "M-35-28-14-45V45M9-28 30-45V45"),
        _ => figure(svg, WIDTH, "M-49-28-28-45V45", digit),
    }
}

/// How many cards to draw: a plus and a digit around the point 0 0, in the current colour and with a line of this width.
pub(crate) fn plus(svg: &mut Svg, number: u8, width: &str) {
    figure(svg, width, "M-54 4H-22M-38-12V20", DIGITS[number as usize]);
}

/// What stands on the left, if anything, and a digit, which makes room for it.
fn figure(svg: &mut Svg, width: &str, left: &str, digit: &str) {
    draw!(
        svg,
        r#"<g stroke="currentColor" stroke-width=""#,
        width,
        r#""><path d=""#
    );
    if !left.is_empty() {
        draw!(svg, left, r#""/><path transform="translate(28)" d=""#);
    }
    draw!(svg, digit, r#""/></g>"#);
}
