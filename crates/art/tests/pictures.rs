//! What holds for every picture.

#[path = "pictures/colour.rs"]
mod colour;
#[path = "pictures/markup.rs"]
mod markup;

use art::{Icon, Look, Paint};
use markup::{Element, elements};
use solo::{Card, Colour, Faces, Kind};
use std::collections::BTreeMap;

/// Every face of both games, by its notation and its game.
fn faces() -> Vec<(String, String)> {
    let solo = Faces::ALL
        .iter()
        .map(|card| (format!("SOLO {card}"), art::solo::face(card)));
    let skipbo = skipbo::Card::ALL.map(|card| (format!("SKIP-BO {card}"), art::skipbo::face(card)));
    solo.chain(skipbo).collect()
}

/// Everything that is drawn.
fn pictures() -> Vec<(String, String)> {
    let named = |(name, picture): (&str, String)| (name.to_string(), picture);
    let others = [
        ("the back of SOLO", art::solo::back()),
        ("the back of SKIP-BO", art::skipbo::back()),
        ("the wheel", art::solo::wheel()),
        ("no card", art::place()),
        ("some card", art::hidden()),
        ("clockwise", art::direction(true)),
        ("the other way", art::direction(false)),
    ];
    let marks = Colour::ALL.map(|colour| (format!("{colour:?}"), art::solo::mark(colour)));
    let icons = Icon::ALL.map(|icon| (format!("{icon:?}"), icon.svg()));
    let levels = (1..=6).map(|strength| (format!("level {strength}"), art::level(strength)));
    let all = faces().into_iter().chain(others.map(named));
    all.chain(marks).chain(icons).chain(levels).collect()
}

/// Fails if two of them are the same.
fn assert_distinct(pictures: impl IntoIterator<Item = (String, String)>) {
    let mut seen = BTreeMap::new();
    for (name, picture) in pictures {
        if let Some(other) = seen.insert(picture, name.clone()) {
            panic!("{name} looks like {other}");
        }
    }
}

#[test]
fn every_picture_is_well_formed_and_stands_alone() {
    for (name, picture) in pictures() {
        let elements = elements(&picture).unwrap_or_else(|error| panic!("{name}: {error}\n{picture}"));
        assert!(
            elements[0].tag == "svg" && elements[0].has("aria-hidden", "true"),
            "{name}"
        );
        for element in elements {
            let drawn = ["svg", "g", "path", "rect", "circle"].contains(&element.tag);
            assert!(
                drawn,
                "{name}: <{}> needs a font, a style or another picture",
                element.tag
            );
            for (key, value) in &element.attributes {
                let alone = !["id", "class", "style", "href"].contains(key) && !value.contains("url(");
                assert!(alone, "{name}: {key}=\"{value}\"");
            }
        }
    }
}

#[test]
fn every_picture_is_like_no_other() {
    assert_eq!(pictures().len(), 63 + 13 + 7 + 4 + 18 + 6);
    assert_distinct(pictures());
}

#[test]
fn a_corner_says_what_a_card_is_and_needs_no_colour() {
    let corners = |(name, picture): (String, String)| (name, colour::grey(&markup::corner(&picture)));
    let (solo, skipbo): (Vec<_>, Vec<_>) = faces().into_iter().partition(|(name, _)| name.starts_with("SOLO"));
    assert_distinct(solo.into_iter().map(corners));
    assert_distinct(skipbo.into_iter().map(corners));
}

#[test]
fn a_colour_has_its_shape_in_the_middle_too() {
    let middle = |card: Card| {
        let face = art::solo::face(card);
        (
            card.to_string(),
            colour::grey(&face.replace(&markup::corner(&face), "")),
        )
    };
    for kind in Kind::ALL.into_iter().filter(|kind| !kind.is_black()) {
        assert_distinct(Colour::ALL.map(|colour| middle(Card::coloured(colour, kind))));
    }
    assert_distinct(Colour::ALL.map(|bolt| middle(Card::protection(bolt))));
    assert_distinct(Colour::ALL.map(|colour| (colour.to_string(), colour::grey(&art::solo::mark(colour)))));
}

#[test]
fn numbers_of_a_group_share_a_shape_that_no_other_group_has() {
    let shape = |number: u8| {
        let face = art::skipbo::face(skipbo::Card::numbered(number).unwrap());
        // It stands below the number, so it is drawn last.
        let corner = markup::corner(&face);
        corner.rsplit("<path").next().unwrap().to_string()
    };
    let groups = [1, 5, 9].map(|first| {
        let all = [first, first + 1, first + 2, first + 3].map(shape);
        assert!(all.iter().all(|shape| *shape == all[0]), "{all:?}");
        (format!("{first}"), all[0].clone())
    });
    assert_distinct(groups);
}

#[test]
fn a_picture_is_small() {
    for (name, picture) in pictures() {
        assert!(picture.len() <= 2560, "{name}: {} bytes", picture.len());
    }
}

#[test]
fn what_is_written_on_a_card_can_be_read_in_every_look() {
    for (look, least) in [(Look::Usual, 4.5), (Look::Contrast, 7.0)] {
        for (name, picture) in faces() {
            let elements = elements(&picture).unwrap();
            // What is written on the card, and its ground.
            let written = elements.iter().find_map(|element| element.get("color"));
            let ground = elements.iter().filter(|element| element.tag == "rect").nth(1);
            let pair = [written.unwrap(), ground.unwrap().get("fill").unwrap()];
            let [written, ground] = pair.map(|value| paint(value).value(look));
            let contrast = colour::contrast(written, ground);
            assert!(
                contrast >= least,
                "{name}, {look:?}: {written} on {ground} is {contrast:.2}:1"
            );
        }
        let lit = [Paint::RedLit, Paint::GreenLit, Paint::BlueLit, Paint::Yellow];
        let grounds = [Paint::Low, Paint::Middle, Paint::High];
        let pairs = lit.map(|paint| (paint, Paint::Black));
        for (paint, ground) in pairs.into_iter().chain(grounds.map(|ground| (Paint::Paper, ground))) {
            let contrast = colour::contrast(paint.value(look), ground.value(look));
            assert!(contrast >= least, "{paint:?} on {ground:?}, {look:?}: {contrast:.2}:1");
        }
    }
}

#[test]
fn a_look_names_every_colour_that_is_drawn() {
    for look in [Look::Usual, Look::Contrast] {
        let css = look.css();
        for paint in Paint::ALL {
            let rule = format!("--art-{}:{};", paint.name(), paint.value(look));
            assert_eq!(css.matches(&rule).count(), 1, "{rule}");
        }
    }
    for (name, picture) in pictures() {
        for Element { attributes, .. } in elements(&picture).unwrap() {
            for (_, value) in attributes.into_iter().filter(|(_, value)| value.starts_with("var(")) {
                let paint = paint(value);
                let usual = format!("var(--art-{},{})", paint.name(), paint.value(Look::Usual));
                assert_eq!(value, usual, "{name}");
            }
        }
    }
}

#[test]
fn whoever_clicks_on_the_wheel_is_told_a_colour() {
    let wheel = art::solo::wheel();
    let elements = elements(&wheel).unwrap();
    let sectors = elements
        .windows(2)
        .filter_map(|pair| Some((pair[0].get("data-colour")?, pair[1].get("fill")?)));
    let told: Vec<_> = sectors.map(|(letter, fill)| (letter.parse(), paint(fill))).collect();
    let grounds = [Paint::Red, Paint::Green, Paint::Blue, Paint::Yellow];
    assert_eq!(told, Colour::ALL.map(Ok).into_iter().zip(grounds).collect::<Vec<_>>());
}

#[test]
fn both_games_write_a_number_alike() {
    for number in 1..=9 {
        let solo = Card::coloured(Colour::Red, Kind::of_number(number).unwrap());
        let skipbo = skipbo::Card::numbered(number).unwrap();
        let [solo, skipbo] = [art::solo::face(solo), art::skipbo::face(skipbo)].map(|face| {
            let corner = markup::corner(&face);
            corner.split(" d=\"").nth(1).unwrap().to_string()
        });
        assert_eq!(solo.split('"').next(), skipbo.split('"').next(), "{number}");
    }
}

/// The colour of the palette that a value names.
fn paint(value: &str) -> Paint {
    let name = value.strip_prefix("var(--art-").and_then(|rest| rest.split(',').next());
    let paint = Paint::ALL.into_iter().find(|paint| Some(paint.name()) == name);
    paint.unwrap_or_else(|| panic!("{value} is not of the palette"))
}
