//! The worker beside the page: it has a table of one's own, and bots that think, so that the page never stands still.
//!
//! It is a file of WebAssembly of its own: nobody has to wait for it who only opens the page.

mod home;
mod work;

use std::cell::Cell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static BEGUN: Cell<bool> = const { Cell::new(false) };
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn complain(text: &str);
}

/// What the worker does with a message of the page. It answers with messages of its own.
#[wasm_bindgen]
pub fn work(message: &str) {
    if !BEGUN.replace(true) {
        // A panic is an error in the console, where tests and people who report something find it.
        std::panic::set_hook(Box::new(|panic| complain(&panic.to_string())));
    }
    work::work(message);
}
