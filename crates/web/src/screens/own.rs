//! The table in this browser.

use crate::games::GameName;
use crate::page::Page;
use crate::table;
use leptos::prelude::*;

pub(super) fn screen(page: Page, game: GameName) -> impl IntoView {
    table::home(page, game)
}
