//! The live region: what is said here, a screen reader reads aloud as soon as it comes.

use crate::page::Page;
use leptos::prelude::*;

/// The region. Nobody sees it. It is there from the beginning, for only what changes is read.
pub(crate) fn live(page: Page) -> impl IntoView {
    view! { <p id="live" class="unseen" role="status" aria-live="polite">{page.spoken}</p> }
}
