//! The screens, one a file, and which of them belongs to which address.

mod begin;
mod help;
mod nowhere;
mod own;
mod rules;
pub(crate) mod set_up;
pub(crate) mod start;
mod table;

pub(crate) use rules::Rules;

use crate::Route;
use crate::page::Page;
use leptos::prelude::*;

/// The screen of an address.
pub(crate) fn shown(page: Page, route: Route) -> AnyView {
    match route {
        Route::Start => start::screen(page).into_any(),
        Route::SetUp => set_up::screen(page).into_any(),
        Route::Own(game) => own::screen(page, game).into_any(),
        Route::Table(code) => table::screen(page, code).into_any(),
        Route::Rules(game, rulebook) => rules::screen(page, game, rulebook).into_any(),
        Route::Help => help::screen(page).into_any(),
        Route::Nowhere => nowhere::screen(page).into_any(),
    }
}

/// What the window is called while it is shown, if not by the name of the program alone.
pub(crate) fn title(page: Page, route: &Route) -> Option<String> {
    let words = page.words();
    match route {
        Route::Start => None,
        Route::SetUp => Some(words.web_setup()),
        Route::Own(game) => Some(words.felt_own(game.printed())),
        Route::Table(code) => Some(words.web_table(code.as_str())),
        Route::Rules(game, _) => Some(rules::title(*game, &words)),
        Route::Help => Some(words.web_help()),
        Route::Nowhere => Some(words.web_nowhere()),
    }
}
