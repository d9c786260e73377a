//! Where cards fly: above everything, and out of everybody's way.

use super::path::{RATIO, Spot, tenths};
use crate::browser::{document, window};
use std::cell::Cell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, Element, HtmlElement};

#[wasm_bindgen]
extern "C" {
    /// An element as every browser has it: `web-sys` does not count its animations among what is settled.
    #[wasm_bindgen(extends = Element)]
    type Animated;

    #[wasm_bindgen(method, catch)]
    fn animate(this: &Animated, frames: &JsValue, timing: &JsValue) -> Result<Animation, JsValue>;
}

/// The name of the stage.
const STAGE: &str = "flights";

thread_local! {
    static WATCHED: Cell<bool> = const { Cell::new(false) };
}

/// Whether anything moves: somebody looks, and has not said that he wants none of it.
pub(super) fn moves() -> bool {
    let calm = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    !document().hidden() && !calm.is_some_and(|calm| calm.matches())
}

/// A place of the table, by its name.
pub(super) fn place(name: &str) -> Option<Element> {
    document()
        .query_selector(&format!("[data-place=\"{name}\"]"))
        .ok()
        .flatten()
}

/// The cards of a hand that have been found already: of several that look the same each is found once.
#[derive(Default)]
pub(super) struct Taken(Vec<Element>);

/// Where a card is in a place: that very card if it lies there on its own, or the middle of the place. There is none if the place is not on the screen.
pub(super) fn spot(name: &str, card: Option<&str>, taken: &mut Taken) -> Option<Spot> {
    let place = place(name)?;
    let own = card.and_then(|card| {
        let cards = place.query_selector_all(&format!("[data-card=\"{card}\"]")).ok()?;
        // Those that were drawn last lie behind the others.
        let cards = (0..cards.length())
            .rev()
            .filter_map(|number| cards.get(number)?.dyn_into().ok());
        let found: Element = { cards }.find(|card| !taken.0.contains(card))?;
        taken.0.push(found.clone());
        Some(found)
    });
    let bounds = own.unwrap_or(place).get_bounding_client_rect();
    let spot = Spot::within(bounds.left(), bounds.top(), bounds.width(), bounds.height());
    (spot.width >= 1.0).then_some(spot)
}

/// A motion that ends gently, as JSON.
pub(super) fn easing_out(millis: u32) -> String {
    format!(r#"{{"duration":{millis},"easing":"ease-out"}}"#)
}

/// Moves an element, as frames and timing say: both as JSON, which the browser reads anyway.
pub(super) fn animate(element: &Element, frames: &str, timing: &str) -> Option<Animation> {
    let read = |text: &str| js_sys::JSON::parse(text).ok();
    let (frames, timing) = (read(frames)?, read(timing)?);
    element.unchecked_ref::<Animated>().animate(&frames, &timing).ok()
}

/// A card that is not there.
pub(super) struct Ghost(HtmlElement);

impl Ghost {
    /// Makes one, unless there are too many.
    pub(super) fn raise(what: &str, count: Option<usize>, width: f64, most: u32) -> Option<Self> {
        let stage = stage()?;
        if stage.child_element_count() >= most {
            return None;
        }
        let ghost: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
        ghost.set_class_name("ghost");
        ghost.set_inner_html(what);
        if let Some(count) = count {
            let number = document().create_element("b").ok()?;
            number.set_text_content(Some(&count.to_string()));
            ghost.append_child(&number).ok()?;
        }
        let style = ghost.style();
        style.set_property("width", &format!("{}px", tenths(width))).ok()?;
        style
            .set_property("height", &format!("{}px", tenths(width * RATIO)))
            .ok()?;
        stage.append_child(&ghost).ok()?;
        Some(Self(ghost))
    }

    /// Sends it on its way. When it has landed it is gone, and `landed` is called; not if it was taken away before.
    pub(super) fn fly(self, frames: &str, timing: &str, landed: impl FnOnce() + 'static) {
        let Some(flight) = animate(&self.0, frames, timing) else {
            self.0.remove();
            return;
        };
        let finish = Closure::once_into_js(move || {
            if self.0.is_connected() {
                self.0.remove();
                landed();
            }
        });
        flight.set_onfinish(Some(finish.unchecked_ref()));
    }
}

/// Takes all ghosts away.
pub(super) fn clear() {
    if let Some(stage) = document().get_element_by_id(STAGE) {
        stage.remove();
    }
}

/// The stage, which is there as soon as something flies.
fn stage() -> Option<Element> {
    let document = document();
    if let Some(stage) = document.get_element_by_id(STAGE) {
        return Some(stage);
    }
    if !WATCHED.replace(true) {
        // Whoever looks elsewhere and comes back sees how things are, not how they came to be so.
        let hide = Closure::<dyn Fn()>::new(|| {
            if !moves() {
                super::stop();
            }
        });
        let _ = document.add_event_listener_with_callback("visibilitychange", hide.as_ref().unchecked_ref());
        hide.forget();
    }
    let stage = document.create_element("div").ok()?;
    stage.set_id(STAGE);
    stage.set_attribute("aria-hidden", "true").ok()?;
    document.body()?.append_child(&stage).ok()?;
    Some(stage)
}
