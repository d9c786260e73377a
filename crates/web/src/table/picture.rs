//! Pictures of `art` in the page. They say nothing to those who cannot see them: whatever is around them has the name.

use art::Icon;
use leptos::prelude::*;

/// A picture.
pub(crate) fn picture(class: &'static str, svg: String) -> impl IntoView {
    view! { <span class=class aria-hidden="true" inner_html=svg></span> }
}

/// A small sign.
pub(crate) fn icon(icon: Icon) -> impl IntoView {
    picture("icon", icon.svg())
}
