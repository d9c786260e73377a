//! The games that somebody can go on with.

use crate::Route;
use crate::games::GameName;
use crate::page::Page;
use crate::part::{act, part};
use crate::visited::{self, Visited};
use crate::{own, visited::forget};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use words::Words;

pub(super) fn shown(page: Page) -> impl IntoView {
    let tables = RwSignal::new(visited::all());
    let forgotten = move |code: &str| {
        forget(code);
        tables.set(visited::all());
        page.read_aloud(page.words().way_forgotten(code));
    };
    part(move || {
        let tables = tables.get();
        let own = GameName::ALL
            .into_iter()
            .filter(|game| own::is_kept(*game))
            .map(|game| {
                let told = page.say(move |words| words.way_continue_own(game.printed()));
                view! { <li class="entry">{page.link_to(Route::Own(game), "", told)}</li> }
            });
        let own = own.collect::<Vec<_>>();
        let any = !own.is_empty() || !tables.is_empty();
        let tables = tables
            .into_iter()
            .map(|table| entry(page, table, forgotten))
            .collect::<Vec<_>>();
        any.then(|| {
            view! {
                <section aria-labelledby="mine">
                    <h2 id="mine">{page.say(Words::way_continue)}</h2>
                    <ul class="entries">{own}{tables}</ul>
                </section>
            }
        })
    })
}

/// A table that he was at.
fn entry(page: Page, table: Visited, forgotten: impl Fn(&str) + Copy + 'static) -> impl IntoView {
    let Visited { code, game, when } = table;
    let code = StoredValue::new(code);
    let link = page.say(move |words| code.with_value(|code| words.way_continue_table(game.printed(), code.as_str())));
    let last = page.say(move |words| words.way_when(day(when, words)));
    let forget = page.say(move |words| code.with_value(|code| words.way_forget_table(code.as_str())));
    view! {
        <li class="entry">
            <span>
                {page.link_to(Route::Table(code.get_value()), "", link)}
                <small class="quiet">{last}</small>
            </span>
            <button class="plain" aria-label=forget on:click=act(move |_| code.with_value(|code| forgotten(code)))>
                {page.say(Words::way_forget)}
            </button>
        </li>
    }
}

/// A day and its time, as people write them.
fn day(when: u64, words: &Words) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(when as f64));
    let style = js_sys::Object::new();
    for (part, how) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&style, &part.into(), &how.into());
    }
    date.to_locale_string(words.lang().code(), &style).into()
}
