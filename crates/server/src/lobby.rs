//! The list of public tables that somebody is at.

use protocol::{Listed, ToClient};
use room::Text;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::TableId;
use tokio::sync::watch;

/// No list is longer: those with free seats come first.
const LONGEST: usize = 200;

/// The list, and who waits for news of it.
#[derive(Debug)]
pub(crate) struct Lobby {
    list: Mutex<List>,
    changes: watch::Sender<()>,
}

#[derive(Default, Debug)]
struct List {
    tables: BTreeMap<TableId, Listed>,
    /// What is told of them, if somebody has asked since they changed last: it is written once for all who look.
    written: Option<Text>,
}

impl Default for Lobby {
    fn default() -> Self {
        Self {
            list: Mutex::default(),
            changes: watch::channel(()).0,
        }
    }
}

impl Lobby {
    /// What is to be said about a table; nothing if it is not in the list.
    pub(crate) fn list(&self, table: TableId, listed: Option<Listed>) {
        let changed = {
            let mut list = self.lock();
            let changed = match listed {
                Some(listed) => list.tables.insert(table, listed.clone()) != Some(listed),
                None => list.tables.remove(&table).is_some(),
            };
            if changed {
                list.written = None;
            }
            changed
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
        self.lock().told()
    }

    /// The list as a message.
    pub(crate) fn message(&self) -> Text {
        let list = &mut *self.lock();
        let write = || Text::from(&ToClient::Tables { tables: list.told() });
        match &list.written {
            Some(written) => written.clone(),
            None => list.written.insert(write()).clone(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, List> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl List {
    fn told(&self) -> Vec<Listed> {
        let is_open = |table: &&Listed| !table.running && table.free > 0;
        let newest = || self.tables.values().rev();
        let open = newest().filter(is_open);
        let others = newest().filter(|table| !is_open(table));
        open.chain(others).take(LONGEST).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(table: u64, free: usize) -> Listed {
        Listed {
            code: format!("table {table}"),
            game: "solo".into(),
            rules: "modern".into(),
            host: "Anna".into(),
            seats: 2,
            free,
            running: free == 0,
        }
    }

    #[test]
    fn what_all_who_look_are_told_is_written_once_a_change() {
        // Given a list that somebody has looked at,
        let lobby = Lobby::default();
        lobby.list(TableId(1), Some(listed(1, 1)));
        let first = lobby.message().into_bytes();
        // when others look, or it is said again what was known, then they get the very same;
        lobby.list(TableId(1), Some(listed(1, 1)));
        lobby.list(TableId(2), None);
        assert_eq!(lobby.message().into_bytes().as_ptr(), first.as_ptr());
        // and after a change what is so now.
        for (change, free) in [(Some(listed(1, 0)), r#""free":0"#), (None, r#""tables":[]"#)] {
            lobby.list(TableId(1), change);
            let told = lobby.message();
            assert!(told.as_str().contains(free), "{told:?}");
        }
    }

    #[test]
    fn those_with_free_seats_come_first_and_a_long_list_has_an_end() {
        let lobby = Lobby::default();
        for table in 0..300 {
            lobby.list(TableId(table), Some(listed(table, usize::from(table % 3 == 0))));
        }
        let tables = lobby.tables();
        assert_eq!(tables.len(), LONGEST);
        let codes: Vec<&str> = tables.iter().map(|table| table.code.as_str()).collect();
        assert_eq!(
            [codes[0], codes[99], codes[100], codes[101]],
            ["table 297", "table 0", "table 299", "table 298"]
        );
    }
}
