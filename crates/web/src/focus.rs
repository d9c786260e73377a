//! What has the focus. In a hand cards come and go, and whoever plays by keys must not lose his place.

use crate::browser::document;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

thread_local! {
    /// Whether the person uses keys.
    static KEYS: Cell<bool> = const { Cell::new(false) };
    /// Which card of the hand had the focus last.
    static PLACE: Cell<usize> = const { Cell::new(0) };
    /// What gets the focus if it is lost by what was done last.
    static EXPECTED: Cell<&str> = const { Cell::new("#won") };
    /// What had the focus before something opened.
    static LEFT: Cell<Option<HtmlElement>> = const { Cell::new(None) };
}

/// A key was pressed, or something else was.
pub(crate) fn by_keys(keys: bool) {
    KEYS.set(keys);
    EXPECTED.set("#won");
    if keys && let Some(place) = place(&cards()) {
        PLACE.set(place);
    }
}

/// Goes so far through the hand. Whether there is one.
pub(crate) fn go(step: isize) -> bool {
    let cards = cards();
    let Some(last) = cards.len().checked_sub(1) else {
        return false;
    };
    let to = match place(&cards) {
        Some(place) => (place + cards.len()).saturating_add_signed(step) % cards.len(),
        None => PLACE.get().min(last),
    };
    PLACE.set(to);
    let _ = cards[to].focus();
    true
}

/// What had the focus is gone: its neighbour gets it, if somebody uses keys.
pub(crate) fn keep() {
    if is_lost() && KEYS.get() {
        go(0);
    }
}

/// Something opens that takes the focus: what has it now gets it back.
pub(crate) fn leave() {
    let active = document().active_element();
    LEFT.set(active.and_then(|active| active.dyn_into().ok()));
}

/// Goes back to where the focus was; if that is gone, to the hand.
pub(crate) fn back() {
    let left = LEFT
        .take()
        .filter(|left| left.offset_parent().is_some() && left.tag_name() != "BODY");
    match left {
        Some(left) => drop(left.focus()),
        None => drop(go(0)),
    }
}

/// Gives the focus to something.
pub(crate) fn give(css: &str) {
    let element = document().query_selector(css).ok().flatten();
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Gives the focus to the first thing in there that was written and cannot be, unfolded if it is folded; says whether there is one.
pub(crate) fn give_amiss(css: &str) -> bool {
    let amiss = document()
        .query_selector(&format!("{css} [aria-invalid]"))
        .ok()
        .flatten();
    let Some(amiss) = amiss.and_then(|amiss| amiss.dyn_into::<HtmlElement>().ok()) else {
        return false;
    };
    if let Ok(Some(folded)) = amiss.closest("details") {
        let _ = folded.set_attribute("open", "");
    }
    let _ = amiss.focus();
    true
}

/// What was done now may come back with an answer, as something else: that gets the focus, until another key is pressed.
pub(crate) fn expect(css: &'static str) {
    EXPECTED.set(css);
}

/// What is expected.
pub(crate) fn expected() -> &'static str {
    EXPECTED.get()
}

/// Whether somebody who uses keys is in there.
pub(crate) fn is_within(css: &str) -> bool {
    let active = document().active_element().filter(|_| KEYS.get());
    active.is_some_and(|active| active.closest(css).ok().flatten().is_some())
}

/// Gives the focus to something, if nothing has it and somebody uses keys.
pub(crate) fn give_if_lost(css: &str) {
    if is_lost() && KEYS.get() {
        give(css);
    }
}

/// Whether nothing has the focus.
pub(crate) fn is_lost() -> bool {
    document()
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY")
}

fn place(cards: &[HtmlElement]) -> Option<usize> {
    let active = document().active_element()?;
    cards.iter().position(|card| card.is_same_node(Some(&active)))
}

fn cards() -> Vec<HtmlElement> {
    let Ok(cards) = document().query_selector_all("[data-place=hand] button") else {
        return Vec::new();
    };
    let cards = (0..cards.length()).filter_map(|number| cards.item(number)?.dyn_into().ok());
    cards.collect()
}
