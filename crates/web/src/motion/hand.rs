//! A hand that changes: its cards glide to where they are now, and new ones come in.

use super::path::tenths;
use super::stage::{animate, easing_out, moves, place};
use leptos::prelude::request_animation_frame;
use std::cell::RefCell;
use std::collections::HashMap;
use wasm_bindgen::JsCast;
use web_sys::{Animation, Element};

/// Where the cards of a place were.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Look {
    place: String,
    /// The middle of each, by its key.
    cards: HashMap<String, (f64, f64)>,
}

/// How long they glide.
const GLIDE: u32 = 180;

thread_local! {
    /// What was seen before changes that are not yet on the screen.
    static WAITING: RefCell<Vec<Look>> = const { RefCell::new(Vec::new()) };
    /// What glides.
    static GLIDING: RefCell<Vec<Animation>> = const { RefCell::new(Vec::new()) };
}

/// Looks where the cards of a place are, before it changes.
pub(crate) fn look(name: &str) -> Look {
    let cards = cards(name).into_iter().map(|(key, card)| (key, middle(&card)));
    Look {
        place: name.into(),
        cards: cards.collect(),
    }
}

/// Lets the cards glide from where they were to where they are as soon as the change is on the screen. Of several changes until then the first look counts: nobody has seen what was in between.
pub(crate) fn settle(before: Look) {
    if !moves() {
        return;
    }
    WAITING.with_borrow_mut(|waiting| {
        if waiting.is_empty() {
            request_animation_frame(glide);
        }
        if !waiting.iter().any(|look| look.place == before.place) {
            waiting.push(before);
        }
    });
}

/// Everything is where it belongs.
pub(super) fn rest() {
    WAITING.take();
    let gliding = GLIDING.take();
    gliding.iter().for_each(Animation::cancel);
}

fn glide() {
    let waiting = WAITING.take();
    if waiting.is_empty() {
        return;
    }
    // What still glides is not yet where it belongs.
    rest();
    let glides = waiting.iter().flat_map(|before| {
        let cards = cards(&before.place);
        let now: Vec<_> = cards.iter().map(|(_, card)| middle(card)).collect();
        cards.into_iter().zip(now).filter_map(|((key, card), now)| {
            let frames = frames(before.cards.get(&key).copied(), now)?;
            animate(&card, &frames, &easing_out(GLIDE))
        })
    });
    let glides = glides.collect();
    GLIDING.with_borrow_mut(|gliding| *gliding = glides);
}

/// How a card moves, as JSON, that was there before, or is new. `translate` leaves whatever else moves or turns the card alone.
fn frames(before: Option<(f64, f64)>, now: (f64, f64)) -> Option<String> {
    let Some(before) = before else {
        return Some(r#"[{"translate":"0 -1rem","opacity":0},{"translate":"0 0","opacity":1}]"#.into());
    };
    let (dx, dy) = (before.0 - now.0, before.1 - now.1);
    (dx.hypot(dy) >= 1.0).then(|| {
        let (dx, dy) = (tenths(dx), tenths(dy));
        format!(r#"[{{"translate":"{dx}px {dy}px"}},{{"translate":"0 0"}}]"#)
    })
}

fn cards(name: &str) -> Vec<(String, Element)> {
    let found = place(name).and_then(|place| place.query_selector_all("[data-key]").ok());
    let Some(found) = found else { return Vec::new() };
    let cards = (0..found.length()).filter_map(|number| found.get(number)?.dyn_into::<Element>().ok());
    cards
        .filter_map(|card| Some((card.get_attribute("data-key")?, card)))
        .collect()
}

fn middle(card: &Element) -> (f64, f64) {
    let bounds = card.get_bounding_client_rect();
    (
        bounds.left() + bounds.width() / 2.0,
        bounds.top() + bounds.height() / 2.0,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_glides_from_where_it_was() {
        let frames = frames(Some((10.0, 50.0)), (30.0, 45.0)).unwrap();
        assert_eq!(frames, r#"[{"translate":"-20.0px 5.0px"},{"translate":"0 0"}]"#);
    }

    #[test]
    fn whoever_has_not_moved_is_left_alone() {
        assert_eq!(frames(Some((10.0, 50.0)), (10.4, 50.0)), None);
    }

    #[test]
    fn a_new_card_comes_into_sight() {
        let frames: serde_json::Value = serde_json::from_str(&frames(None, (30.0, 45.0)).unwrap()).unwrap();
        assert!(frames[0]["opacity"] == 0 && frames[1]["opacity"] == 1);
    }
}
