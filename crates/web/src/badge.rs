//! The badge that says how things stand with the server.

use crate::Route;
use crate::app::VERSION;
use crate::browser::{document, fetch, tell, window};
use crate::page::Page;
use leptos::prelude::*;
use protocol::http::Health;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use words::Words;

/// How things stand with the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Link {
    /// It was asked, and has not answered yet.
    #[default]
    Looking,
    /// It answers.
    There,
    /// Nobody answers.
    Gone,
    /// It has said that it stops, and comes back in a moment.
    Restarting,
}

impl Link {
    /// What the style sheet calls it.
    const fn name(self) -> &'static str {
        match self {
            Self::Looking => "looking",
            Self::There => "there",
            Self::Gone => "gone",
            Self::Restarting => "restarting",
        }
    }

    /// At a table it is being opened again; elsewhere somebody can do without.
    fn told(self, words: &Words, at_table: bool) -> String {
        match self {
            Self::Looking => words.web_server_looking(),
            Self::There => words.web_server_there(),
            Self::Gone if at_table => words.web_server_looking(),
            Self::Gone => words.web_server_none(),
            Self::Restarting => words.felt_restarting(),
        }
    }
}

/// The badge: a mark with a shape of its own for each state, and its words.
pub(crate) fn badge(page: Page) -> impl IntoView {
    let state = move || page.link.get().name();
    let told = page.say(move |words| page.link.get().told(words, page.route.with(Route::is_at_server)));
    view! { <p class="badge" data-link=state>{told}</p> }
}

/// So often a server that does not answer is asked again.
const AGAIN: Duration = Duration::from_secs(5);

/// So often one that answered is asked whether it is still there, while somebody looks.
const STILL: Duration = Duration::from_secs(30);

/// Asks whether a server is there: now, whenever the network comes or goes, when a table is left, and as long as nobody answers.
pub(crate) fn watch(page: Page) {
    let changed = Closure::<dyn Fn()>::new(move || look(page));
    for event in ["online", "offline"] {
        let _ = window().add_event_listener_with_callback(event, changed.as_ref().unchecked_ref());
    }
    changed.forget();
    Effect::new(move || {
        page.route.track();
        tell("shown");
        ask(page);
    });
    set_interval(
        move || {
            if page.link.get_untracked() != Link::There {
                look(page);
            }
        },
        AGAIN,
    );
    set_interval(
        move || {
            if !document().hidden() {
                look(page);
            }
        },
        STILL,
    );
}

/// Asks whether a server is there. At a server's table the connection itself says so.
pub(crate) fn look(page: Page) {
    if !page.route.with_untracked(Route::is_at_server) {
        ask(page);
    }
}

/// Asks the server how it is, and where others find it.
fn ask(page: Page) {
    let at_table = move || page.route.with_untracked(Route::is_at_server);
    spawn_local(async move {
        let answer = fetch("/healthz").await.filter(|answer| answer.status == 200);
        let health = answer.and_then(|answer| serde_json::from_slice::<Health>(answer.text.as_bytes()).ok());
        if !at_table() {
            let link = if health.is_some() { Link::There } else { Link::Gone };
            page.link.maybe_update(|old| std::mem::replace(old, link) != link);
        }
        if let Some(health) = health {
            if health.version != VERSION {
                tell("outdated");
            }
            page.home.set(health.home);
        }
    });
}
