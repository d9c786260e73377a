//! A server's table, by its code.

use crate::page::Page;
use crate::table;
use leptos::prelude::*;

pub(super) fn screen(page: Page, code: String) -> impl IntoView {
    table::server(page, code)
}
