//! The two ways to the table: here with bots, or at the server with others.

use crate::Route;
use crate::ask::{Wrong, ask};
use crate::badge::Link;
use crate::choice::Choice;
use crate::name_field::NameField;
use crate::page::Page;
use crate::part::{act, flag, maybe};
use crate::screens::begin::Begin;
use crate::{focus, guest, visited};
use leptos::prelude::*;
use protocol::http::TableMade;
use wasm_bindgen_futures::spawn_local;
use words::Words;

/// How far the table is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Opening {
    #[default]
    Not,
    Asked,
    Failed(Wrong),
}

pub(super) fn shown(page: Page, choice: RwSignal<Choice>) -> impl IntoView {
    let (name, opening) = (NameField::new(), RwSignal::new(Opening::Not));
    let begin = Begin::new(page);
    Effect::new(move || {
        choice.track();
        begin.forget();
    });
    // A number that cannot be is mended first: there would be another one at the table.
    let amiss = || focus::give_amiss("#house");
    let here = move |_| {
        if !amiss() {
            begin.with(choice.get_untracked());
        }
    };
    let open = move |_| {
        if opening.get_untracked() != Opening::Asked && !amiss() && name.settle() {
            open(page, choice.get_untracked(), opening);
        }
    };
    let gone = move || page.link.get() == Link::Gone;
    let told = page.say(move |words| match opening.get() {
        Opening::Not if gone() => words.way_needs_server(),
        Opening::Not => words.way_open_others_text(),
        Opening::Asked => words.way_opening(),
        Opening::Failed(wrong) => wrong.told(words),
    });
    let bad = move || matches!(opening.get(), Opening::Failed(_)).then_some("complaint");
    view! {
        <div class="ways go">
            <div class="way">
                <p id="here-text">{page.say(Words::way_here_text)}</p>
                <button id="here" aria-describedby="here-text" on:click=act(here)>{page.say(Words::way_here)}</button>
                {begin.shown()}
            </div>
            <div class="way">
                {name.shown(page)}
                {public(page, choice)}
                <p id="open-text" role="status" class=bad>{told}</p>
                <button id="open" aria-describedby="open-text" aria-disabled=maybe(move || gone().then(|| "true".into())) on:click=act(open)>
                    {page.say(Words::way_open_others)}
                </button>
            </div>
        </div>
    }
}

/// Whether everybody may know of the table.
fn public(page: Page, choice: RwSignal<Choice>) -> impl IntoView {
    view! {
        <div class="switch">
            <label>
                <input
                    type="checkbox"
                    role="switch"
                    name="public"
                    aria-describedby="public-text"
                    prop:checked=flag(move || choice.with(|choice| choice.public))
                    on:change=act(move |event| choice.update(|choice| choice.public = event_target_checked(&event)))
                />
                <span>{page.say(Words::way_public)}</span>
            </label>
            <small class="quiet" id="public-text">{page.say(Words::way_public_text)}</small>
        </div>
    }
}

/// Opens the table at the server, and goes there.
fn open(page: Page, choice: Choice, opening: RwSignal<Opening>) {
    opening.set(Opening::Asked);
    spawn_local(async move {
        match made(&choice).await {
            Ok(table) => {
                choice.plan().leave(&table.code);
                visited::add(&table.code, choice.game);
                // Whoever has gone elsewhere meanwhile stays there.
                if opening.try_set(Opening::Not).is_none() {
                    page.go(Route::Table(table.code));
                }
            }
            Err(wrong) => {
                if wrong == Wrong::Gone {
                    page.link.set(Link::Gone);
                }
                opening.try_set(Opening::Failed(wrong));
            }
        }
    });
}

async fn made(choice: &Choice) -> Result<TableMade, Wrong> {
    let token = guest::token().await?;
    ask("POST", "/api/tables", Some(&token), Some(&choice.table())).await
}
