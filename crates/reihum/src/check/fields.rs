//! Positions and sights as lists of fields, and whether one is as expected.

use super::document::{At, Bad};
use crate::suggest::did_you_mean;
use game::Game;

/// What a field of a position or sight must be.
pub(super) struct Expected {
    /// As the game writes it.
    text: String,
    /// Whether it need only begin so.
    begins: bool,
}

impl Expected {
    /// Reads a field as somebody wrote it. `known` are the fields there are.
    ///
    /// # Errors
    /// When there is no such field, or its value is none.
    pub(super) fn read<G: Game>(piece: &At<String>, known: &str) -> Result<Self, Bad> {
        let shortened = piece.value.strip_suffix("...").map(str::trim_end);
        let text = shortened.unwrap_or(&piece.value);
        let canonical = canonical::<G>(piece.line, text, known)?;
        if counterpart(known, &canonical).is_none() {
            return Err(Bad::new(
                piece.line,
                format!(
                    "there is no such field here as `{canonical}`: there are {}",
                    keys(known)
                ),
            ));
        }
        let text = match shortened {
            // Of several piles, the game writes also those that somebody left to the `...`.
            Some(written) => {
                let piles: Vec<&str> = canonical.split(" | ").take(written.split('|').count()).collect();
                piles.join(" | ")
            }
            None => canonical,
        };
        Ok(Self {
            text,
            begins: shortened.is_some(),
        })
    }

    /// What the field is instead, if it is not as expected.
    pub(super) fn differs_from<'a>(&self, actual: &'a str) -> Option<&'a str> {
        let field = counterpart(actual, &self.text).unwrap_or_default();
        let same = if self.begins {
            begins_with(field, &self.text)
        } else {
            field == self.text
        };
        (!same).then_some(field)
    }

    /// As it is shown to people.
    pub(super) fn show(&self) -> String {
        format!("{}{}", self.text, if self.begins { " ..." } else { "" })
    }
}

/// A field as the game writes it; `known` are fields there are, for suggestions.
///
/// # Errors
/// When there is no such field, or its value is none.
pub(super) fn canonical<G: Game>(line: usize, text: &str, known: &str) -> Result<String, Bad> {
    G::canonical_field(text).map_err(|error| {
        let word = first_word(text);
        let meant = if split(known).any(|field| first_word(field) == word) {
            String::new()
        } else {
            did_you_mean(word, split(known).map(first_word))
        };
        Bad::new(line, format!("{error}{meant}"))
    })
}

/// The first field in which two positions differ, as it is in either.
pub(super) fn first_difference<'a>(one: &'a str, other: &'a str) -> Option<(&'a str, &'a str)> {
    split(one).zip(split(other)).find(|(one, other)| one != other)
}

fn first_word(field: &str) -> &str {
    field.split(' ').next().unwrap_or_default()
}

fn split(fields: &str) -> impl Iterator<Item = &str> {
    fields.split(';').map(str::trim)
}

/// The field that has the same key as `wanted`. A key is as many words as are needed to tell it from the others: `turn`,
/// but `hand 2`.
fn counterpart<'a>(fields: &'a str, wanted: &str) -> Option<&'a str> {
    let mut candidates: Vec<&str> = split(fields).collect();
    for (i, word) in wanted.split(' ').enumerate() {
        candidates.retain(|field| field.split(' ').nth(i) == Some(word));
        if candidates.len() <= 1 {
            break;
        }
    }
    match candidates[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// All keys, for people.
fn keys(fields: &str) -> String {
    let key = |field: &'_ str| {
        let alone = split(fields)
            .filter(|other| first_word(other) == first_word(field))
            .count()
            == 1;
        let words: Vec<&str> = field.split(' ').take(if alone { 1 } else { 2 }).collect();
        words.join(" ")
    };
    split(fields).map(key).collect::<Vec<_>>().join(", ")
}

/// Whether a list begins as another; `?*3` is three items.
fn begins_with(list: &str, beginning: &str) -> bool {
    let mut items = list.split(' ').flat_map(items);
    beginning
        .split(' ')
        .flat_map(self::items)
        .all(|item| items.next() == Some(item))
}

/// More items than any game has cards need not be told apart.
const MOST_ITEMS: usize = 1000;

fn items(word: &str) -> impl Iterator<Item = &str> {
    let (item, count) = word
        .split_once('*')
        .and_then(|(item, count)| Some((item, count.parse::<usize>().ok()?)))
        .unwrap_or((word, 1));
    std::iter::repeat_n(item, count.min(MOST_ITEMS))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: &str = "seats 2; turn 1; hand 1 r5 W; hand 2 ?*8; draw ?*30; over -";

    #[test]
    fn a_field_is_found_by_its_key() {
        assert_eq!(counterpart(FIELDS, "turn 2"), Some("turn 1"));
        assert_eq!(counterpart(FIELDS, "hand 2 r5"), Some("hand 2 ?*8"));
        assert_eq!(counterpart(FIELDS, "hand 3 r5"), None);
        assert_eq!(counterpart(FIELDS, "hand"), None);
        assert_eq!(counterpart(FIELDS, "debt 2"), None);
        assert_eq!(keys(FIELDS), "seats, turn, hand 1, hand 2, draw, over");
    }

    #[test]
    fn a_beginning_counts_items_not_letters() {
        assert!(begins_with("discard r5 r1 b2", "discard r5 r1"));
        assert!(!begins_with("discard r5 r10", "discard r5 r1"));
        assert!(begins_with("draw ?*30", "draw ?*3") && begins_with("draw ?*30", "draw ? ?"));
        assert!(!begins_with("draw ?*30", "draw ?*31") && !begins_with("draw r5", "draw ?"));
    }

    #[test]
    fn a_beginning_of_piles_says_nothing_of_those_behind_it() {
        const PILES: &str = "turn 1; discards 1 9 8 | - | 4 | -; discards 2 - | - | - | -; build 1 J | 1 | - | -";
        for (text, shown, holds) in [
            ("discards 1 9 ...", "discards 1 9 ...", true),
            ("discards 1 9 8|-| 4...", "discards 1 9 8 | - | 4 ...", true),
            ("discards 1 9 | - ...", "discards 1 9 | - ...", false),
            ("discards 1 8 ...", "discards 1 8 ...", false),
            ("discards 2 - ...", "discards 2 - ...", true),
            ("build 1 ...", "build 1 ...", true),
            ("build 1 J | - ...", "build 1 J | - ...", false),
            ("build 1 J | 1", "build 1 J | 1 | - | -", true),
        ] {
            let expected = Expected::read::<skipbo::Round>(&At::new(1, text.into()), PILES);
            let expected = expected.unwrap_or_else(|bad| panic!("{text}: {bad:?}"));
            assert_eq!(expected.show(), shown);
            assert_eq!(expected.differs_from(PILES).is_none(), holds, "{text}");
        }
    }

    #[test]
    fn positions_are_told_apart_by_their_first_difference() {
        assert_eq!(
            first_difference("turn 1; debt 0", "turn 1; debt 2"),
            Some(("debt 0", "debt 2"))
        );
        assert_eq!(first_difference(FIELDS, FIELDS), None);
    }
}
