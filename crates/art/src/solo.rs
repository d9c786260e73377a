//! The cards of SOLO.

use crate::Paint;
use crate::figure::{number, plus};
use crate::shape::Shape;
use crate::sign::{self, sign};
use crate::svg::{Pen, Svg, draw};
use ::solo::{Card, Colour, Kind};

/// A card's face.
pub fn face(card: Card) -> String {
    match (card.colour(), card.fixes()) {
        (Some(colour), _) => coloured(colour, card.kind()),
        (None, Some(bolt)) => protection(bolt),
        (None, None) => black(card.kind()),
    }
}

/// A card's back.
pub fn back() -> String {
    let mut svg = Svg::card(Paint::Solo, Paint::Paper);
    svg.rings(&["30", "92", "120", "148"]);
    svg.at("translate(100 150)", |svg| {
        seats(svg);
        // Those in between are farther away, so that none lies on another.
        draw!(svg, r#"<g opacity=".25">"#);
        for turn in ["45", "135", "225", "315"] {
            svg.at(&["rotate(", turn, ")translate(0 -18)"].concat(), |svg| {
                draw!(svg, SEAT, r#"currentColor"/>"#);
            });
        }
        draw!(svg, "</g>");
    });
    svg.end_card()
}

/// The wheel from which a colour is wished. Each sector is a group with the colour's letter, as in `data-colour="r"`.
pub fn wheel() -> String {
    let mut svg = Svg::new("200 200");
    let letters = Some(["r", "g", "b", "y"]);
    svg.tinted(Paint::Paper, |svg| {
        svg.at("translate(100 100)scale(1.8)", |svg| sectors(svg, letters));
    });
    svg.end()
}

/// A colour alone: its shape on its ground, for what a table says about the colour in force.
pub fn mark(colour: Colour) -> String {
    let mut svg = Svg::new("100 100");
    let Looks { ground, ink, shape, .. } = looks(colour);
    draw!(
        svg,
        r#"<circle cx="50" cy="50" r="47" stroke-width="5" stroke=""#,
        Paint::Paper
    );
    draw!(svg, r#"" fill=""#, ground, r#""/>"#);
    svg.tinted(ink, |svg| svg.at("translate(50 50)scale(.6)", |svg| shape.draw(svg)));
    svg.end()
}

/// How a colour looks.
struct Looks {
    ground: Paint,
    /// What is written on the ground.
    ink: Paint,
    /// The colour itself, on black.
    lit: Paint,
    shape: Shape,
}

const fn looks(colour: Colour) -> Looks {
    let (ground, ink, lit, shape) = match colour {
        Colour::Red => (Paint::Red, Paint::Paper, Paint::RedLit, Shape::Diamond),
        Colour::Green => (Paint::Green, Paint::Paper, Paint::GreenLit, Shape::Leaf),
        Colour::Blue => (Paint::Blue, Paint::Paper, Paint::BlueLit, Shape::Drop),
        Colour::Yellow => (Paint::Yellow, Paint::Ink, Paint::Yellow, Shape::Sun),
    };
    Looks {
        ground,
        ink,
        lit,
        shape,
    }
}

/// Where the large shape lies, below what is written in the middle.
const EMBLEM: &str = "translate(100 150)scale(1.78)";
/// Where a number stands in a corner,
const NUMBER: &str = "translate(33 42)scale(.45)";
/// a sign,
const SIGN: &str = "translate(33 42)scale(.39)";
/// one that has no shape below it,
const SIGN_ALONE: &str = "translate(34 43)scale(.44)";
/// and a shape.
const SHAPE: &str = "translate(33 99)scale(.31)";

fn coloured(colour: Colour, kind: Kind) -> String {
    let Looks { ground, ink, shape, .. } = looks(colour);
    let mut svg = Svg::card(ground, ink);
    // Away from what is written: darker below paper, lighter below ink.
    let tint = if ink == Paint::Ink { Paint::Glow } else { Paint::Depth };
    svg.tinted(tint, |svg| svg.at(EMBLEM, |svg| shape.draw(svg)));
    let (corner, middle) = match kind.number() {
        Some(_) => (NUMBER, "scale(1.12)"),
        None => (SIGN, ""),
    };
    svg.corners(|svg| {
        svg.at(corner, |svg| index(svg, kind, "20"));
        svg.at(SHAPE, |svg| shape.draw(svg));
    });
    match kind {
        Kind::DrawTwo => cards(&mut svg, &[Pen::Current; 2], Pen::Of(ground), ground),
        _ => svg.raised(middle, |svg| index(svg, kind, "15")),
    }
    svg.end_card()
}

fn protection(bolt: Colour) -> String {
    let Looks { lit, shape, .. } = looks(bolt);
    let mut svg = Svg::card(Paint::Black, Paint::Paper);
    svg.tinted(lit, |svg| {
        draw!(svg, r#"<g opacity=".22">"#);
        svg.at(EMBLEM, |svg| shape.draw(svg));
        draw!(svg, "</g>");
        svg.corners(|svg| svg.at(SHAPE, |svg| shape.draw(svg)));
    });
    svg.corners(|svg| svg.at(NUMBER, |svg| shield(svg, lit, "9")));
    svg.at("translate(100 150)scale(1.16)", |svg| shield(svg, lit, "8"));
    svg.end_card()
}

fn black(kind: Kind) -> String {
    let mut svg = Svg::card(Paint::Black, Paint::Paper);
    svg.corners(|svg| svg.at(SIGN_ALONE, |svg| index(svg, kind, "19")));
    match kind {
        Kind::Wish => svg.at("translate(100 150)scale(1.45)", |svg| sectors(svg, None)),
        Kind::DrawFour => {
            let fills = Colour::ALL.map(|colour| Pen::Of(looks(colour).ground));
            cards(&mut svg, &fills, Pen::Current, Paint::Black);
        }
        _ => svg.at("translate(100 150)", |svg| {
            sign(svg, sign::ROUTES, "9");
            seats(svg);
        }),
    }
    svg.end_card()
}

/// What a kind looks like in a corner: a square of 100 around the point 0 0.
fn index(svg: &mut Svg, kind: Kind, width: &str) {
    match kind {
        Kind::Skip => sign(svg, sign::SKIP, width),
        Kind::Reverse => sign(svg, sign::REVERSE, width),
        Kind::Swap => sign(svg, sign::SWAP, width),
        Kind::Gift => sign(svg, sign::GIFT, width),
        Kind::AllSwap => sign(svg, sign::ROUND, width),
        Kind::DrawTwo => svg.at("scale(.78)", |svg| plus(svg, 2, "22")),
        Kind::DrawFour => svg.at("scale(.78)", |svg| plus(svg, 4, "22")),
        Kind::Wish => plain_sectors(svg),
        _ => number(svg, kind.number().unwrap_or_default()),
    }
}

/// A wheel of four colours, each with its shape and, if somebody may click on it, its letter.
fn sectors(svg: &mut Svg, letters: Option<[&str; 4]>) {
    draw!(svg, r#"<circle r="52" fill="currentColor"/>"#);
    for (colour, turn, place) in [
        (Colour::Red, "-90", "translate(-20 -20)scale(.27)"),
        (Colour::Green, "0", "translate(20 -20)scale(.27)"),
        (Colour::Blue, "180", "translate(-20 20)scale(.27)"),
        (Colour::Yellow, "90", "translate(20 20)scale(.27)"),
    ] {
        let Looks { ground, ink, shape, .. } = looks(colour);
        draw!(svg, "<g");
        if let Some(letters) = letters {
            draw!(svg, r#" data-colour=""#, letters[colour as usize], r#"""#);
        }
        draw!(svg, r#"><path fill=""#, ground, r#"" transform="rotate("#, turn);
        draw!(svg, r#")" d="M1-1V-47A46 46 0 0 1 47-1Z"/>"#);
        svg.inked(ink, |svg| svg.at(place, |svg| shape.draw(svg)));
        draw!(svg, "</g>");
    }
}

/// The same where there is no room for shapes: four quarters of a ring that has no hole.
fn plain_sectors(svg: &mut Svg) {
    draw!(
        svg,
        r#"<circle r="52" fill="currentColor"/><g stroke-linecap="butt" stroke-width="45" stroke-dasharray="35 113">"#
    );
    for (colour, turn) in Colour::ALL.into_iter().zip(["-178", "-88", "92", "2"]) {
        draw!(
            svg,
            r#"<circle r="23.5" stroke=""#,
            looks(colour).ground,
            r#"" transform="rotate("#,
            turn,
            r#")"/>"#
        );
    }
    draw!(svg, "</g>");
}

/// A shield with a bolt.
fn shield(svg: &mut Svg, bolt: Paint, width: &str) {
    draw!(
        svg,
        r#"<path stroke="currentColor" stroke-width=""#,
        width,
        r#"" fill=""#,
        Paint::Black
    );
    draw!(
        svg,
        r#"" d=""#,
        sign::SHIELD,
        r#""/><path fill=""#,
        bolt,
        r#"" d=""#,
        sign::BOLT,
        r#""/>"#
    );
}

/// Cards to draw, one behind the other, and how many they are.
fn cards(svg: &mut Svg, fills: &[Pen], edge: Pen, ground: Paint) {
    let turns: &[&str] = match fills.len() {
        2 => &["rotate(-8 100 220)", "rotate(8 100 220)"],
        _ => &[
            "rotate(-27 100 220)",
            "rotate(-9 100 220)",
            "rotate(9 100 220)",
            "rotate(27 100 220)",
        ],
    };
    for (turn, fill) in turns.iter().zip(fills) {
        draw!(
            svg,
            r#"<rect x="73" y="76" width="54" height="80" rx="9" stroke-width="6" stroke=""#,
            edge
        );
        draw!(svg, r#"" fill=""#, *fill, r#"" transform=""#, *turn, r#""/>"#);
    }
    let count = fills.len() as u8;
    svg.at("translate(100 184)scale(.76)", |svg| {
        svg.tinted(ground, |svg| plus(svg, count, "42"));
        plus(svg, count, "23");
    });
}

/// A card at a side of a table, but for its fill.
const SEAT: &str =
    r#"<rect x="-17" y="-80" width="34" height="48" rx="6" stroke-width="4" stroke="currentColor" fill=""#;

/// Four cards around a table.
fn seats(svg: &mut Svg) {
    for (colour, turn) in Colour::ALL
        .into_iter()
        .zip(["rotate(0)", "rotate(90)", "rotate(180)", "rotate(270)"])
    {
        let Looks { ground, ink, shape, .. } = looks(colour);
        svg.at(turn, |svg| {
            draw!(svg, SEAT, ground, r#""/>"#);
            svg.inked(ink, |svg| svg.at("translate(0 -56)scale(.2)", |svg| shape.draw(svg)));
        });
    }
}
