//! Parts of a view that change. Leptos makes code of every function in a view, and a browser loads some kilobytes for each: these have no types of their own.

use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;
use std::sync::{Arc, Mutex};

/// A part that is shown anew when something it looks at changes.
pub(crate) fn part<V: IntoView + 'static>(
    mut show: impl FnMut() -> V + Send + 'static,
) -> SharedReactiveFunction<AnyView> {
    Arc::new(Mutex::new(move || show().into_any()))
}

/// A text that changes.
pub(crate) fn text(text: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(text)
}

/// Something that holds or not.
pub(crate) fn flag(flag: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(flag)
}

/// The value of an attribute that is not always there.
pub(crate) fn maybe(value: impl Fn() -> Option<String> + Send + Sync + 'static) -> Signal<Option<String>> {
    Signal::derive(value)
}

/// What is done when something happens to an element.
pub(crate) fn act<E: 'static>(act: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(act)
}
