//! The record of a match, as a file.

use crate::browser::document;
use crate::games::GameName;
use crate::page::Page;
use crate::{guest, own};
use leptos::prelude::set_timeout;
use protocol::worker::ToWorker;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Saves the record of the last match at a table of one's own. The worker makes it.
pub(crate) fn save_own(page: Page, game: GameName, failed: impl Fn(String) + 'static) {
    match own::log(game) {
        Some(log) => page.helper.ask(&ToWorker::Record { log }),
        None => failed(page.words_now().web_no_record()),
    }
}

/// Saves the record of a match at a server's table: the so many-th there.
pub(crate) fn save(page: Page, code: String, number: u32, failed: impl Fn(String) + 'static) {
    spawn_local(async move {
        match of_server(&code, number).await {
            Some(record) => download(&record),
            None => failed(page.words_now().way_no_answer()),
        }
    });
}

async fn of_server(code: &str, number: u32) -> Option<String> {
    let token = guest::token().await.ok()?;
    let asked = crate::browser::Asked {
        method: "GET",
        address: &format!("/api/tables/{code}/matches/{number}/record"),
        token: Some(&token),
        body: None,
    };
    let answer = crate::browser::send(asked).await?;
    (answer.status == 200).then_some(answer.text)
}

/// Hands a text out as a file.
pub(crate) fn download(text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind);
    let Some(address) = blob.and_then(|blob| Url::create_object_url_with_blob(&blob)).ok() else {
        return;
    };
    let link = document()
        .create_element("a")
        .ok()
        .and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download("reihum.record");
        link.click();
    }
    // Some browsers read it only after a while.
    set_timeout(
        move || {
            let _ = Url::revoke_object_url(&address);
        },
        Duration::from_mins(1),
    );
}
