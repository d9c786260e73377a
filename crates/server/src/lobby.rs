//! The list of public tables that somebody is at.

use protocol::{Listed, ToClient};
use room::Text;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use store::TableId;
use tokio::sync::watch;

/// No list is longer: those with free seats come first.
const LONGEST: usize = 200;

/// The list, and who waits for news of it.
#[derive(Debug)]
pub(crate) struct Lobby {
    tables: Mutex<BTreeMap<TableId, Listed>>,
    changes: watch::Sender<()>,
}

impl Default for Lobby {
    fn default() -> Self {
        Self {
            tables: Mutex::default(),
            changes: watch::channel(()).0,
        }
    }
}

impl Lobby {
    /// What is to be said about a table; nothing if it is not in the list.
    pub(crate) fn list(&self, table: TableId, listed: Option<Listed>) {
        let changed = {
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            match listed {
                Some(listed) => tables.insert(table, listed.clone()) != Some(listed),
                None => tables.remove(&table).is_some(),
            }
        };
        if changed {
            self.changes.send_replace(());
        }
    }

    /// Hears of every change from now on.
    pub(crate) fn changes(&self) -> watch::Receiver<()> {
        self.changes.subscribe()
    }

    /// The list: where one can sit down, the newest first; then the others.
    pub(crate) fn tables(&self) -> Vec<Listed> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let mut list: Vec<Listed> = tables.values().rev().cloned().collect();
        list.sort_by_key(|table| table.running || table.free == 0);
        list.truncate(LONGEST);
        list
    }

    /// The list as a message.
    pub(crate) fn message(&self) -> Text {
        Text::from(&ToClient::Tables { tables: self.tables() })
    }
}
