//! The open tables of the server, as it tells them.

use crate::Route;
use crate::badge::look;
use crate::browser::{close, window};
use crate::games::GameName;
use crate::name_field::NameField;
use crate::page::Page;
use crate::part::{act, part};
use leptos::prelude::*;
use protocol::{Listed, Message, ToClient};
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};
use words::Words;

/// The list. It is there as soon as the server has told it, and as long as the screen is.
pub(super) fn shown(page: Page, name: NameField) -> impl IntoView {
    let tables = Told::new(None);
    listen(page, tables, StoredValue::new_local(None));
    part(move || {
        tables.get().map(|listed| {
            let none = listed
                .is_empty()
                .then(|| view! { <p class="quiet">{page.say(Words::way_tables_none)}</p> });
            let entries: Vec<_> = listed
                .into_iter()
                .filter_map(|table| entry(page, name, table))
                .collect();
            view! {
                <section class="lobby" aria-labelledby="tables">
                    <h3 id="tables">{page.say(Words::way_tables)}</h3>
                    {none}
                    <ul class="entries">{entries}</ul>
                </section>
            }
        })
    })
}

/// A table. Of a game that this page does not know it can tell nothing.
fn entry(page: Page, name: NameField, table: Listed) -> Option<impl IntoView> {
    let game = GameName::named(&table.game)?;
    let words = page.words();
    let going = if table.running {
        words.way_table_running()
    } else {
        words.way_table_free(table.free, table.seats)
    };
    let go = if table.free > 0 {
        words.way_table_join(table.host.as_str())
    } else {
        words.way_table_watch(table.host.as_str())
    };
    let about = words.way_table_of(game.printed(), table.host.as_str());
    let rules = game.rules_told(&words, &table.rules);
    let code = table.code;
    let join = move |_| {
        if name.settle() {
            page.go(Route::Table(code.clone()));
        }
    };
    Some(view! {
        <li class="entry">
            <span>
                <strong>{about}</strong>
                <small class="quiet">{format!("{rules} · {going}")}</small>
            </span>
            <button on:click=act(join)>{go}</button>
        </li>
    })
}

/// So long after a connection broke it is tried again.
const AGAIN: Duration = Duration::from_secs(5);

/// What was told, if it still holds.
type Told = RwSignal<Option<Vec<Listed>>>;

/// A connection to the server. Where nobody has it any more it is closed.
struct Line {
    socket: WebSocket,
    /// What the socket calls lives as long as it does.
    _hear: Closure<dyn Fn(MessageEvent)>,
    _broken: Closure<dyn Fn()>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        close(&self.socket);
    }
}

impl Line {
    /// Hears what the server tells. `again` is called when the connection breaks.
    fn open(tables: Told, again: impl Fn() + 'static) -> Option<Self> {
        let socket = WebSocket::new(&address()).ok()?;
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(ToClient::Tables { tables: listed }) = ToClient::read(text.as_bytes()) {
                tables.try_set(Some(listed));
            }
        });
        let broken = Closure::<dyn Fn()>::new(again);
        socket.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        socket.set_onclose(Some(broken.as_ref().unchecked_ref()));
        Some(Self {
            socket,
            _hear: hear,
            _broken: broken,
        })
    }
}

/// Listens on a line, and on another one whenever it breaks, as long as there is somebody to tell.
fn listen(page: Page, tables: Told, line: StoredValue<Option<Line>, LocalStorage>) {
    let again = move || {
        // What was told may be wrong by now, and the server gone.
        tables.try_set(None);
        look(page);
        set_timeout(move || listen(page, tables, line), AGAIN);
    };
    // A list that is gone asks no more.
    if tables.try_get_untracked().is_some() {
        line.try_set_value(Line::open(tables, again));
    }
}

/// Where the server tells of its tables.
fn address() -> String {
    let location = window().location();
    let (scheme, host) = (
        location.protocol().unwrap_or_default(),
        location.host().unwrap_or_default(),
    );
    let scheme = if scheme == "https:" { "wss" } else { "ws" };
    format!("{scheme}://{host}/api/lobby")
}
