//! Texts from outside, as they may be shown to people.

/// As much of a text as somebody wants to read in a message, in characters.
const LONGEST: usize = 60;

/// A text in which everything that could play tricks on a terminal is escaped, and nothing else.
///
/// ```
/// assert_eq!(game::plain("\u{1b}[2J \"Grüße\"\n"), "\\u{1b}[2J \"Grüße\"\\n");
/// ```
pub fn plain(text: &str) -> String {
    escaped(text.chars())
}

/// A text as it may be quoted in a message: plain, and the beginning of it if it is long.
///
/// ```
/// assert_eq!(game::quoted("r\t5"), "r\\t5");
/// assert!(game::quoted(&"r5 ".repeat(100)).ends_with("r5 …"));
/// ```
pub fn quoted(text: &str) -> String {
    let mut shown = escaped(text.chars().take(LONGEST));
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

/// Whether a character could change how the text around it is shown: control characters, line and paragraph
/// separators, and the marks that turn the direction of writing.
pub(crate) fn plays_tricks(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

fn escaped(text: impl Iterator<Item = char>) -> String {
    text.fold(String::new(), |mut shown, c| {
        if plays_tricks(c) {
            shown.extend(c.escape_default());
        } else {
            shown.push(c);
        }
        shown
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_plays_tricks_is_escaped_and_the_rest_is_left_alone() {
        assert_eq!(
            plain("a\u{1b}[2Jb\nc\u{202e}d\u{9b}"),
            "a\\u{1b}[2Jb\\nc\\u{202e}d\\u{9b}"
        );
        for harmless in ["Grüße", "李", "it's \"so\" \\ so", "", "e\u{301}"] {
            assert_eq!(plain(harmless), harmless);
        }
    }

    #[test]
    fn a_quotation_is_short() {
        assert_eq!(quoted("r5"), "r5");
        assert_eq!(quoted(&"é".repeat(60)), "é".repeat(60));
        assert_eq!(quoted(&"\0".repeat(61)), format!("{}…", "\\u{0}".repeat(60)));
    }
}
