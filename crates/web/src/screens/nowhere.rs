//! An address that leads nowhere.

use crate::Route;
use crate::page::Page;
use leptos::prelude::*;
use words::Words;

pub(super) fn screen(page: Page) -> impl IntoView {
    view! {
        <h1 tabindex="-1">{page.say(Words::web_nowhere)}</h1>
        <p>{page.say(Words::web_nowhere_text)}</p>
        <p>{page.link_to(Route::Start, "button", page.say(Words::web_start))}</p>
    }
}
