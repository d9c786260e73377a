//! The record of a match, as a file.

use crate::ask::ask;
use crate::browser::document;
use crate::games::GameName;
use crate::page::Page;
use crate::{guest, own};
use leptos::prelude::set_timeout;
use protocol::http::Played;
use protocol::worker::ToWorker;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Saves the record of the last match. The worker makes that of the table of one's own at which `own` is played.
pub(crate) fn save(page: Page, own: Option<GameName>, failed: impl Fn(String) + 'static) {
    if let Some(game) = own {
        match own::log(game) {
            Some(log) => page.helper.ask(&ToWorker::Record { log }),
            None => failed(page.words_now().web_no_record()),
        }
        return;
    }
    spawn_local(async move {
        match of_server().await {
            Some(record) => download(&record),
            None => failed(page.words_now().way_no_answer()),
        }
    });
}

/// The record of the match that was played last at a server.
async fn of_server() -> Option<String> {
    let token = guest::token().await.ok()?;
    let played: Vec<Played> = ask("GET", "/api/me/history?limit=1", Some(&token), None::<&()>)
        .await
        .ok()?;
    let asked = crate::browser::Asked {
        method: "GET",
        address: &played.first()?.record,
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
