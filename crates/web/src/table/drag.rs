//! Cards that are dragged: with a mouse or a finger, from where they lie to where they go.

use crate::browser::document;
use leptos::prelude::set_timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{AddEventListenerOptions, Element, HtmlElement, PointerEvent};

/// Less than so many pixels is a tap.
const FAR: i32 = 10;

/// What hears of a pointer.
type Listener = Closure<dyn Fn(PointerEvent)>;

thread_local! {
    /// Whether the last press was a drag: the click that follows it means nothing.
    static DRAGGED: Cell<bool> = const { Cell::new(false) };
}

/// Whether the click that comes now only ends a drag.
pub(crate) fn was_drag() -> bool {
    DRAGGED.take()
}

/// What a press hears of its pointer until it is let go.
const HEARD: [&str; 3] = ["pointermove", "pointerup", "pointercancel"];

/// Something was pressed that can be dragged. `taken` is called when it is on its way, and `dropped` with the place over which it was let go, if there was one.
pub(crate) fn press(event: &PointerEvent, taken: impl Fn() + 'static, dropped: impl Fn(Option<&str>) + 'static) {
    DRAGGED.set(false);
    let card: Option<HtmlElement> = event.current_target().and_then(|target| target.dyn_into().ok());
    let Some(card) = card.filter(|_| event.is_primary() && event.button() == 0) else {
        return;
    };
    let (id, start) = (event.pointer_id(), (event.client_x(), event.client_y()));
    let moving = Cell::new(false);
    let listener: Rc<RefCell<Option<Listener>>> = Rc::default();
    let own = Rc::clone(&listener);
    let hear = move |event: PointerEvent| {
        if event.pointer_id() != id {
            return;
        }
        let (x, y) = (event.client_x() - start.0, event.client_y() - start.1);
        if event.type_() == "pointermove" {
            if !moving.get() && x.abs().max(y.abs()) > FAR {
                moving.set(true);
                let _ = card.class_list().add_1("dragged");
                taken();
            }
            if moving.get() {
                event.prevent_default();
                let _ = card.style().set_property("translate", &format!("{x}px {y}px"));
                light(place_at(&card, &event).as_ref());
            }
            return;
        }
        // It is over. This listener is dropped when it has done its work.
        let listener = own.take();
        for name in HEARD {
            if let Some(listener) = &listener {
                let _ = document().remove_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
            }
        }
        set_timeout(move || drop(listener), Duration::ZERO);
        light(None);
        if moving.get() {
            let place = place_at(&card, &event).filter(|_| event.type_() == "pointerup");
            let _ = card.class_list().remove_1("dragged");
            let _ = card.style().remove_property("translate");
            DRAGGED.set(true);
            // The click that ends it comes at once, or not at all.
            set_timeout(|| DRAGGED.set(false), Duration::ZERO);
            let place = place.and_then(|place| place.get_attribute("data-place"));
            dropped(place.as_deref());
        }
    };
    let hear = Closure::<dyn Fn(PointerEvent)>::new(hear);
    let options = AddEventListenerOptions::new();
    options.set_passive(false);
    for name in HEARD {
        let _ = document().add_event_listener_with_callback_and_add_event_listener_options(
            name,
            hear.as_ref().unchecked_ref(),
            &options,
        );
    }
    *listener.borrow_mut() = Some(hear);
}

/// The place below what is dragged.
fn place_at(card: &HtmlElement, event: &PointerEvent) -> Option<Element> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let below = document().elements_from_point(x, y);
    let below = below.iter().filter_map(|element| element.dyn_into::<Element>().ok());
    below
        .filter(|element| !card.contains(Some(element)))
        .find_map(|element| element.closest("[data-drop]").ok().flatten())
}

/// Lights the place where it would fall.
fn light(place: Option<&Element>) {
    let lit = document().query_selector_all(".over");
    if let Ok(lit) = lit {
        for number in 0..lit.length() {
            if let Some(element) = lit.item(number).and_then(|node| node.dyn_into::<Element>().ok())
                && Some(&element) != place
            {
                let _ = element.class_list().remove_1("over");
            }
        }
    }
    if let Some(place) = place {
        let _ = place.class_list().add_1("over");
    }
}
