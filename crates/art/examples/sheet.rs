//! Everything this crate draws, as one page: `cargo run -p art --example sheet > sheet.html`.

use art::{Icon, Look};
use solo::Colour;
use std::error::Error;

const STYLE: &str = "
body{margin:0;font:15px system-ui,sans-serif}
section{padding:20px 24px}
h2{margin:0 0 10px;font-size:16px}
svg{display:block}
.light{background:#e9dfcc;color:#33230f}
.dark{background:#1f3a33;color:#f4ecdc}
.grey{filter:grayscale(1)}
.green-blind{filter:url(#green-blind)}
.row{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 14px}
.fan{display:flex;margin:0 0 14px}
.fan svg{margin-right:calc(var(--w)*-.7)}
.row svg,.fan svg{width:var(--w);flex:none}";

/// How those see who cannot tell red from green (Machado and others, 2009).
const GREEN_BLIND: &str = "<svg width=0 height=0 style=position:absolute><filter id=green-blind><feColorMatrix values='\
    .367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0'/></filter></svg>";

/// What each part of the page is called, its table and looks, and how wide its cards are.
const PARTS: [(&str, &str, &[u32]); 8] = [
    ("Light", "light", &[80, 40]),
    ("Dark", "dark", &[80, 40]),
    ("Contrast", "dark contrast", &[80]),
    ("Contrast, light", "light contrast", &[80, 40]),
    ("Grey", "light grey", &[80, 40]),
    ("Green-blind", "light green-blind", &[80, 40]),
    ("Large", "light", &[200]),
    ("Larger", "dark", &[400]),
];

fn main() -> Result<(), Box<dyn Error>> {
    let contrast = Look::Contrast.css();
    println!("<!doctype html><meta charset=utf-8><title>Art</title><style>{STYLE}\n.contrast{{{contrast}}}</style>");
    println!("{GREEN_BLIND}");
    for (title, looks, widths) in PARTS {
        println!("<section class='{looks}'><h2>{title}</h2>");
        for width in widths {
            all(*width)?;
        }
        println!("</section>");
    }
    Ok(())
}

fn all(width: u32) -> Result<(), Box<dyn Error>> {
    show("row", width, solo::Faces::ALL.iter().map(art::solo::face));
    show("row", width, skipbo::Card::ALL.into_iter().map(art::skipbo::face));
    let others = [art::solo::back(), art::skipbo::back(), art::hidden(), art::place()];
    show("row", width, others);
    let around = [art::solo::wheel(), art::direction(true), art::direction(false)];
    show("row", width, Colour::ALL.into_iter().map(art::solo::mark).chain(around));
    let icons = Icon::ALL.into_iter().map(Icon::svg).chain((1..=6).map(art::level));
    show("row", (width / 3).max(20), icons);
    for hand in ["r7 r7 rS gR g6 bX b9 yD yG", "y1 W F A Pr Pg Pb Py"] {
        let cards: Vec<solo::Card> = hand.split(' ').map(str::parse).collect::<Result<_, _>>()?;
        show("fan", width, cards.into_iter().map(art::solo::face));
    }
    let hand = [1, 3, 4, 6, 8, 9, 10, 11, 12]
        .into_iter()
        .filter_map(skipbo::Card::numbered);
    show(
        "fan",
        width,
        hand.chain([skipbo::Card::JOKER; 2]).map(art::skipbo::face),
    );
    Ok(())
}

fn show(class: &str, width: u32, pictures: impl IntoIterator<Item = String>) {
    println!("<div class={class} style=--w:{width}px>");
    for picture in pictures {
        println!("{picture}");
    }
    println!("</div>");
}
