//! What somebody wished for a table before it was there: carried out when he enters it.

use serde::{Deserialize, Serialize};
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
        if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(self)) {
            let _ = storage.set_item(&key(code), &text);
        }
    }

    /// The plan for this table. It is there once.
    pub(crate) fn take(code: &str) -> Option<Self> {
        let (storage, key) = (storage()?, key(code));
        let text = storage.get_item(&key).ok()??;
        let _ = storage.remove_item(&key);
        serde_json::from_slice(text.as_bytes()).ok()
    }
}

fn key(code: &str) -> String {
    format!("plan-{code}")
}

/// What is kept as long as the window is open.
fn storage() -> Option<Storage> {
    crate::browser::window().session_storage().ok().flatten()
}
