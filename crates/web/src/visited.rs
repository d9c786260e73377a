//! The tables that somebody was at, so that he finds back to them.

use crate::games::GameName;
use crate::keep::{TABLES, keep, kept};
use serde::{Deserialize, Serialize};

/// No more are remembered.
const MOST: usize = 8;

/// A table that somebody was at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Visited {
    /// Its code.
    pub(crate) code: String,
    /// What is played there.
    pub(crate) game: GameName,
    /// When he was last there, in milliseconds since 1970.
    pub(crate) when: u64,
}

/// Remembers that somebody is at a table now.
pub(crate) fn add(code: &str, game: GameName) {
    let visit = Visited {
        code: code.into(),
        game,
        when: crate::browser::now(),
    };
    write(&with(all(), visit));
}

/// Forgets a table.
pub(crate) fn forget(code: &str) {
    write(&without(all(), code));
}

/// Those that are remembered, the last first.
pub(crate) fn all() -> Vec<Visited> {
    let text = kept(TABLES).unwrap_or_default();
    serde_json::from_slice(text.as_bytes()).unwrap_or_default()
}

fn write(tables: &[Visited]) {
    if let Ok(text) = serde_json::to_string(tables) {
        keep(TABLES, &text);
    }
}

/// With this table first, once, and without the oldest if they are too many.
fn with(tables: Vec<Visited>, visit: Visited) -> Vec<Visited> {
    let others = without(tables, &visit.code);
    std::iter::once(visit).chain(others).take(MOST).collect()
}

fn without(mut tables: Vec<Visited>, code: &str) -> Vec<Visited> {
    tables.retain(|table| table.code != code);
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visit(code: &str, when: u64) -> Visited {
        Visited {
            code: code.into(),
            game: GameName::Solo,
            when,
        }
    }

    #[test]
    fn the_last_table_is_first_and_each_is_there_once() {
        let codes = |tables: &[Visited]| tables.iter().map(|table| table.code.clone()).collect::<Vec<_>>();
        let mut tables = Vec::new();
        for (when, code) in ["a", "b", "a"].into_iter().enumerate() {
            tables = with(tables, visit(code, when as u64));
        }
        assert_eq!(codes(&tables), ["a", "b"]);
        assert_eq!(tables[0].when, 2);
        for number in 0..20 {
            tables = with(tables, visit(&number.to_string(), number));
        }
        assert_eq!(tables.len(), MOST);
        assert_eq!(tables[0].code, "19");
        assert_eq!(codes(&without(tables, "19"))[0], "18");
    }

    #[test]
    fn it_is_kept_as_text() {
        let text = serde_json::to_string(&[visit("bado-keli-mora", 5)]).unwrap();
        assert_eq!(text, r#"[{"code":"bado-keli-mora","game":"solo","when":5}]"#);
    }
}
