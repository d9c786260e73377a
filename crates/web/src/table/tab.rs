//! One window at a time: whoever opens a table in another window goes on there.

use crate::browser::window;
use crate::chance;
use crate::keep::{forget, keep, kept};
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{PageTransitionEvent, StorageEvent};

/// A window's claim to a table.
pub(crate) type Claim = StoredValue<Claimed, LocalStorage>;

/// What is claimed, and the mark of this window.
pub(crate) struct Claimed {
    name: String,
    mark: String,
    left: Rc<Cell<bool>>,
}

/// This window has the table from now on; `lost` is called when another one takes it.
pub(crate) fn claim(name: String, lost: impl Fn() + 'static) -> Claim {
    let mark = format!("{:x}", chance::number());
    let left = Rc::new(Cell::new(false));
    keep(&name, &mark);
    let (watched, gone, own) = (name.clone(), Rc::clone(&left), mark.clone());
    let look = Rc::new(move || {
        if !gone.get() && kept(&watched).is_some_and(|mark| mark != own) {
            lost();
        }
    });
    // Other windows hear what was kept; the one that kept it does not.
    let (looks, about) = (Rc::clone(&look), name.clone());
    let changed = Closure::<dyn Fn(StorageEvent)>::new(move |event: StorageEvent| {
        if event.key().as_deref() == Some(&about) {
            looks();
        }
    });
    // One to which the browser's button has led back has heard nothing meanwhile.
    let shown = Closure::<dyn Fn(PageTransitionEvent)>::new(move |event: PageTransitionEvent| {
        if event.persisted() {
            look();
        }
    });
    let _ = window().add_event_listener_with_callback("storage", changed.as_ref().unchecked_ref());
    let _ = window().add_event_listener_with_callback("pageshow", shown.as_ref().unchecked_ref());
    changed.forget();
    shown.forget();
    // A window that is closed has no table any more; one to which the browser's button may lead back has it still.
    let claim = StoredValue::new_local(Claimed { name, mark, left });
    let closed = Closure::<dyn Fn(PageTransitionEvent)>::new(move |event: PageTransitionEvent| {
        if !event.persisted() {
            leave(claim);
        }
    });
    let _ = window().add_event_listener_with_callback("pagehide", closed.as_ref().unchecked_ref());
    closed.forget();
    claim
}

/// This window takes it back.
pub(crate) fn again(claim: Claim) {
    claim.with_value(|claim| keep(&claim.name, &claim.mark));
}

/// The table is left, and nothing is heard any more.
pub(crate) fn leave(claim: Claim) {
    claim.try_with_value(|claim| {
        claim.left.set(true);
        if kept(&claim.name).as_deref() == Some(&claim.mark) {
            forget(&claim.name);
        }
    });
}
