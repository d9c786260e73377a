//! The cards of SKIP-BO.

use crate::Paint;
use crate::figure::{bare, number};
use crate::shape::Shape;
use crate::svg::{Pen, Svg, draw};
use ::skipbo::Card;

/// A card's face.
pub fn face(card: Card) -> String {
    card.number().map_or_else(joker, numbered)
}

/// A card's back.
pub fn back() -> String {
    let mut svg = Svg::card(Paint::Skipbo, Paint::Paper);
    svg.rings(&["92", "120", "148"]);
    svg.at("translate(100 150)", |svg| {
        steps(svg, 12, Pen::Current);
        for ((_, shape), place) in GROUPS
            .iter()
            .zip(["translate(0 -20)", "translate(-20 14)", "translate(20 14)"])
        {
            svg.at(&[place, "scale(.27)"].concat(), |svg| shape.draw(svg));
        }
    });
    svg.end_card()
}

/// How the numbers from 1 to 4, to 8 and to 12 look.
const GROUPS: [(Paint, Shape); 3] = [
    (Paint::Low, Shape::Disc),
    (Paint::Middle, Shape::Tile),
    (Paint::High, Shape::Kite),
];

fn numbered(value: u8) -> String {
    let (ground, shape) = GROUPS[usize::from(value - 1) / 4];
    let mut svg = Svg::card(ground, Paint::Paper);
    let (small, large) = if value > 9 {
        ("translate(34 38)scale(.37)", "scale(.54)")
    } else {
        ("translate(33 38)scale(.44)", "scale(.66)")
    };
    svg.corners(|svg| {
        svg.at(small, |svg| number(svg, value));
        svg.at("translate(33 90)scale(.25)", |svg| shape.draw(svg));
    });
    svg.at("translate(100 150)", |svg| {
        steps(svg, 12, Pen::Of(Paint::Depth));
        steps(svg, value, Pen::Current);
        svg.at("scale(1.06)", |svg| shape.draw(svg));
        svg.tinted(ground, |svg| svg.at(large, |svg| bare(svg, value)));
    });
    svg.end_card()
}

/// Twelve steps in a ring, as on a clock, and how many of them are done.
fn steps(svg: &mut Svg, done: u8, colour: Pen) {
    draw!(
        svg,
        r#"<circle r="66" transform="rotate(-87)" stroke-linecap="butt" stroke-width="11" pathLength="120" stroke=""#,
        colour,
        r#"" stroke-dasharray=""#
    );
    for _ in 1..done {
        draw!(svg, "8 2 ");
    }
    draw!(svg, r#"8 120"/>"#);
}

fn joker() -> String {
    let mut svg = Svg::card(Paint::Low, Paint::Paper);
    draw!(
        svg,
        r#"<path fill=""#,
        Paint::Middle,
        r#"" d="M8 122 192 82V218L8 258Z"/><path fill=""#,
        Paint::High
    );
    draw!(svg, r#"" d="M8 218 192 178V280Q192 292 180 292H20Q8 292 8 280Z"/>"#);
    svg.corners(|svg| svg.at("translate(35 41)scale(.41)", |svg| cap(svg, [Pen::Current; 3])));
    svg.at("translate(100 150)", |svg| {
        steps(svg, 12, Pen::Current);
        draw!(svg, r#"<circle r="54" fill="currentColor"/>"#);
        let groups = [Paint::Low, Paint::High, Paint::Middle].map(Pen::Of);
        svg.tinted(Paint::Ink, |svg| {
            svg.at("translate(0 -1)scale(.8)", |svg| cap(svg, groups));
        });
    });
    svg.end_card()
}

/// The points of a fool's cap: the one in the middle lies before the others.
const POINTS: [&str; 3] = [
    "M-28 28C-28 4-38-6-50 10C-54-34-14-40 0 6V28Z",
    "M28 28C28 4 38-6 50 10C54-34 14-40 0 6V28Z",
    "M-28 28C-22 0-14-22 0-44C14-22 22 0 28 28Z",
];

/// A fool's cap: its points in these colours, the rest in the current one.
fn cap(svg: &mut Svg, colours: [Pen; 3]) {
    for (line, colour) in POINTS.into_iter().zip(colours) {
        draw!(svg, r#"<path d=""#, line, r#"" fill=""#, colour, r#""/>"#);
    }
    draw!(
        svg,
        r#"<path stroke="currentColor" stroke-width="14" d="M-25 42H25M-49 13V13M49 13V13M0-46V-46"/>"#
    );
}
