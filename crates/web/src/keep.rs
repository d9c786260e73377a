//! What the browser remembers between visits, by name.

use crate::browser::storage;
use std::cell::RefCell;

/// The language that somebody has chosen.
pub(crate) const LANGUAGE: &str = "language";
/// The colours that somebody has chosen. The page's first lines, in `colours.js`, read it too.
pub(crate) const THEME: &str = "theme";
/// Whether somebody has switched the sounds off.
pub(crate) const MUTED: &str = "muted";

/// Whether single letters are no keys.
pub(crate) const LETTERS: &str = "letters";

/// What somebody is called.
pub(crate) const NAME: &str = "name";
/// The secret by which the server knows him.
pub(crate) const TOKEN: &str = "token";
/// The tables he was at.
pub(crate) const TABLES: &str = "tables";
/// How he has set up his last table.
pub(crate) const SET_UP: &str = "set-up";

thread_local! {
    /// What the browser does not keep, where it keeps nothing.
    static HERE: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// What was kept under this name.
pub(crate) fn kept(name: &str) -> Option<String> {
    let here = HERE.with_borrow(|here| {
        here.iter()
            .find(|(other, _)| other == name)
            .map(|(_, value)| value.clone())
    });
    here.or_else(|| storage()?.get_item(name).ok().flatten())
}

/// Keeps it. Where nothing can be kept, it holds until the page is closed, and what was kept before does not come back.
pub(crate) fn keep(name: &str, value: &str) {
    if storage().is_some_and(|storage| storage.set_item(name, value).is_ok()) {
        HERE.with_borrow_mut(|here| here.retain(|(other, _)| other != name));
    } else {
        forget(name);
        HERE.with_borrow_mut(|here| here.push((name.into(), value.into())));
    }
}

/// Whether something is there only until the page is closed.
pub(crate) fn is_fleeting() -> bool {
    storage().is_none() || HERE.with_borrow(|here| !here.is_empty())
}

/// Forgets it.
pub(crate) fn forget(name: &str) {
    HERE.with_borrow_mut(|here| here.retain(|(other, _)| other != name));
    if let Some(storage) = storage() {
        let _ = storage.remove_item(name);
    }
}
