//! The page: tables in the browser, with a server or without.
//!
//! [`start`] shows what [`Route`] says, in the language and the colours that somebody has chosen. What takes time is done in the worker beside it, a file of its own
//! (the crate `worker`), so that the page never stands still. Both run the same code that the server runs; what a person reads is all from `words`.
//!
//! `xtask/web` makes the files of it, and `reihum serve` hands them out: docs/WEB.md.

mod app;
mod ask;
mod badge;
mod browser;
mod chance;
mod choice;
mod focus;
mod games;
mod guest;
mod helper;
mod keep;
mod level;
mod live;
mod memo;
mod motion;
mod name_field;
mod own;
mod page;
mod part;
mod picture;
mod plan;
mod qr;
mod record;
mod route;
mod screens;
mod sound;
mod table;
mod theme;
mod tongue;
mod visited;

pub use route::Route;

use wasm_bindgen::prelude::wasm_bindgen;

/// Begins the page. Its files are in the folder `files`, an address that ends with a slash.
#[wasm_bindgen]
pub fn start(files: String) {
    browser::report_panics();
    wasm_bindgen_futures::spawn_local(app::begin(files));
}
