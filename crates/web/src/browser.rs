//! What is asked of the browser, without words of JavaScript.

use js_sys::Promise;
use leptos::prelude::{set_timeout, set_timeout_with_handle};
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AbortController, AbortSignal, Document, Event, Headers, HtmlElement, RequestInit, Response, Storage, WebSocket,
    Window,
};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    pub(crate) fn complain(text: &str);

    #[wasm_bindgen(js_namespace = document, js_name = execCommand)]
    fn command(name: &str) -> bool;
}

/// A panic is an error in the console, where tests and people who report something find it.
pub(crate) fn report_panics() {
    std::panic::set_hook(Box::new(|panic| complain(&panic.to_string())));
}

/// The window.
///
/// # Panics
/// In a worker, which has none.
pub(crate) fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

/// The document.
///
/// # Panics
/// In a worker, which has none.
pub(crate) fn document() -> Document {
    window().document().expect("a window has a document")
}

/// The element around everything.
pub(crate) fn root() -> Option<HtmlElement> {
    document().document_element()?.dyn_into().ok()
}

/// Says something to `start.js`, which is around the program.
pub(crate) fn tell(what: &str) {
    if let Ok(event) = Event::new(what) {
        let _ = window().dispatch_event(&event);
    }
}

/// What the browser keeps for this page. Some keep nothing.
pub(crate) fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What came back from an address.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) text: String,
}

/// What is asked of an address.
#[derive(Clone, Copy, Default)]
pub(crate) struct Asked<'a> {
    /// `GET`, `POST`, …
    pub(crate) method: &'a str,
    pub(crate) address: &'a str,
    /// The secret of whoever asks.
    pub(crate) token: Option<&'a str>,
    /// What is sent, as JSON.
    pub(crate) body: Option<&'a str>,
}

/// So long is waited for an answer: a server that is gone may say nothing at all, and browsers wait for minutes.
const PATIENCE: Duration = Duration::from_secs(20);

/// Asks for an address. Nothing comes back when nobody answers.
pub(crate) async fn fetch(address: &str) -> Option<Answer> {
    send(Asked {
        method: "GET",
        address,
        ..Asked::default()
    })
    .await
}

/// Asks for something. Nothing comes back when nobody answers.
pub(crate) async fn send(asked: Asked<'_>) -> Option<Answer> {
    let controller = AbortController::new().ok()?;
    let signal = controller.signal();
    let given_up = set_timeout_with_handle(move || controller.abort(), PATIENCE);
    let answer = answered(asked, &signal).await;
    if let Ok(given_up) = given_up {
        given_up.clear();
    }
    answer
}

async fn answered(asked: Asked<'_>, signal: &AbortSignal) -> Option<Answer> {
    let headers = Headers::new().ok()?;
    if let Some(token) = asked.token {
        headers.set("authorization", &format!("Bearer {token}")).ok()?;
    }
    let request = RequestInit::new();
    request.set_method(asked.method);
    request.set_headers(&headers);
    request.set_signal(Some(signal));
    if let Some(body) = asked.body {
        headers.set("content-type", "application/json").ok()?;
        request.set_body(&JsValue::from_str(body));
    }
    let response = JsFuture::from(window().fetch_with_str_and_init(asked.address, &request))
        .await
        .ok()?;
    let response: Response = response.dyn_into().ok()?;
    let text: JsValue = JsFuture::from(response.text().ok()?).await.ok()?;
    Some(Answer {
        status: response.status(),
        text: text.as_string().unwrap_or_default(),
    })
}

/// Waits.
pub(crate) async fn sleep(time: Duration) {
    let woken = Promise::new(&mut |wake, _| set_timeout(move || drop(wake.call0(&JsValue::NULL)), time));
    let _ = JsFuture::from(woken).await;
}

/// Closes a socket. One that is not open yet is closed as soon as it is: browsers complain otherwise.
pub(crate) fn close(socket: &WebSocket) {
    if socket.ready_state() != WebSocket::CONNECTING {
        let _ = socket.close();
        return;
    }
    let opened = socket.clone();
    let close = Closure::once_into_js(move || {
        let _ = opened.close();
    });
    socket.set_onopen(Some(close.unchecked_ref()));
}

/// Copies the text of an element, where the browser hands out no clipboard; says whether it could. The text stays marked: it can be copied by hand.
pub(crate) fn copy_text_of(css: &str) -> bool {
    let element = document().query_selector(css).ok().flatten();
    let selection = window().get_selection().ok().flatten();
    let marked = element
        .zip(selection)
        .map(|(element, selection)| selection.select_all_children(&element));
    matches!(marked, Some(Ok(()))) && command("copy")
}

/// The time of day, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}
