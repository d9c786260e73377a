//! What is done with a message of the page, and when.

use crate::home::Home;
use bots::skipbo::{Kind, knows, learn};
use js_sys::{Promise, Uint8Array};
use protocol::worker::{FromWorker, ToWorker};
use std::cell::RefCell;
use table::Millis;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AbortController, DedicatedWorkerGlobalScope, RequestInit, Response};

/// The version of page and worker.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What the worker answers. What it cannot read comes from another version, and is left alone.
fn answer(home: &mut Home, now: Millis, message: &str) -> Vec<FromWorker> {
    match serde_json::from_str(message) {
        Ok(ToWorker::Hello) => vec![FromWorker::Ready {
            version: VERSION.into(),
        }],
        Ok(message) => home.hear(now, message),
        Err(_) => Vec::new(),
    }
}

thread_local! {
    static HOME: RefCell<Home> = RefCell::default();
    /// The timer that calls the table again.
    static TIMER: RefCell<Option<i32>> = RefCell::default();
}

/// The message that time has passed.
const TICK: &str = r#""tick""#;

/// Hears something from the page, lets bots think, and sees to it that the table is called in time.
pub(crate) fn work(message: &str) {
    if let Ok(ToWorker::Study { files }) = serde_json::from_str(message) {
        spawn_local(async move {
            if let Some(files) = files {
                study(&files).await;
            }
            say(&FromWorker::Studied);
        });
        return;
    }
    let due = HOME.with_borrow_mut(|home| {
        let mut said = answer(home, now(), message);
        said.extend(home.think(now()));
        said.iter().for_each(say);
        home.deadline()
    });
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    TIMER.with_borrow_mut(|timer| {
        if let Some(old) = timer.take() {
            scope.clear_timeout_with_handle(old);
        }
        if let Some(due) = due {
            let wait = i32::try_from((due - now()).0).unwrap_or(i32::MAX);
            let tick = Closure::once_into_js(|| work(TICK));
            let set = scope.set_timeout_with_callback_and_timeout_and_arguments_0(tick.unchecked_ref(), wait);
            *timer = set.ok();
        }
    });
}

/// So long, in milliseconds, somebody waits for what bots know: a server that is gone may say nothing at all.
const PATIENCE: i32 = 8_000;

/// Learns what bots know of SKIP-BO, once. What does not come in time is not known: they play all the same, and worse.
async fn study(files: &str) {
    let scope = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>();
    let (Ok(scope), Ok(controller)) = (scope, AbortController::new()) else {
        return;
    };
    let request = RequestInit::new();
    request.set_signal(Some(&controller.signal()));
    let ask = |kind: Kind| scope.fetch_with_str_and_init(&format!("{files}skipbo-{}.bin", kind.name()), &request);
    let unknown = Kind::ALL.into_iter().filter(|kind| !knows(*kind));
    let asked: Vec<(Kind, Promise)> = unknown.map(|kind| (kind, ask(kind))).collect();
    let give_up = Closure::once_into_js(move || controller.abort());
    let _ = scope.set_timeout_with_callback_and_timeout_and_arguments_0(give_up.unchecked_ref(), PATIENCE);
    for (kind, promise) in asked {
        if let Some(bytes) = bytes(promise).await {
            learn(kind, &bytes);
        }
    }
}

/// What came back, if it is what was asked for.
async fn bytes(asked: Promise) -> Option<Vec<u8>> {
    let response: Response = JsFuture::from(asked).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let buffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// The time of day when the worker began, in milliseconds, and what has passed since: when somebody sets the clock back, bots go on.
fn now() -> Millis {
    let scope: Result<DedicatedWorkerGlobalScope, _> = js_sys::global().dyn_into();
    let clock = scope.ok().and_then(|scope| scope.performance());
    Millis(clock.map_or_else(js_sys::Date::now, |clock| clock.time_origin() + clock.now()) as u64)
}

/// Says something to the page. Only a worker can.
fn say(message: &FromWorker) {
    let scope: Result<DedicatedWorkerGlobalScope, _> = js_sys::global().dyn_into();
    if let (Ok(scope), Ok(text)) = (scope, serde_json::to_string(message)) {
        let _ = scope.post_message(&JsValue::from_str(&text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hello_is_answered_with_the_version() {
        let said = serde_json::to_string(&ToWorker::Hello).unwrap();
        assert_eq!(said, r#""hello""#);
        let ready = answer(&mut Home::default(), Millis(0), &said);
        let text = serde_json::to_string(&ready[0]).unwrap();
        assert_eq!(text, format!(r#"{{"ready":{{"version":"{VERSION}"}}}}"#));
    }

    #[test]
    fn what_nobody_understands_is_left_alone() {
        for message in ["", "{}", r#""dance""#] {
            assert_eq!(answer(&mut Home::default(), Millis(0), message), [], "{message}");
        }
        assert_eq!(serde_json::from_str::<ToWorker>(TICK).unwrap(), ToWorker::Tick);
    }
}
