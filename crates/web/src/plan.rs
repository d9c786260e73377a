//! What somebody wished for a table before it was there: carried out when he enters it.

use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::BTreeMap;
use web_sys::Storage;

/// Who is to sit where, by the numbers of the seats.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Plan {
    /// Where he sits himself.
    pub(crate) seat: usize,
    /// The seats that get bots, and the level of each.
    pub(crate) bots: BTreeMap<usize, String>,
}

impl Plan {
    /// Keeps it until the table with this code is entered in this window.
    pub(crate) fn leave(&self, code: &str) {
        let kept = serde_json::to_string(self).is_ok_and(|text| {
            let set = storage().map(|storage| storage.set_item(&key(code), &text));
            matches!(set, Some(Ok(())))
        });
        if !kept {
            HERE.set(Some((code.into(), self.clone())));
        }
    }

    /// The plan for this table. It is there once.
    pub(crate) fn take(code: &str) -> Option<Self> {
        if let Some((_, plan)) = HERE.take().filter(|(table, _)| table == code) {
            return Some(plan);
        }
        let (storage, key) = (storage()?, key(code));
        let text = storage.get_item(&key).ok()??;
        let _ = storage.remove_item(&key);
        serde_json::from_slice(text.as_bytes()).ok()
    }
}

thread_local! {
    /// The plan for a table, where the browser keeps nothing.
    static HERE: RefCell<Option<(String, Plan)>> = const { RefCell::new(None) };
}

fn key(code: &str) -> String {
    format!("plan-{code}")
}

/// What is kept as long as the window is open.
fn storage() -> Option<Storage> {
    crate::browser::window().session_storage().ok().flatten()
}
