//! Texts broken into lines.

/// Lines of at most `width` characters, if the words allow it. Only spaces are places to break, and not those before a
/// number: `Draw 2` stays together.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    filled(together(text), width)
}

/// Lines of at most `width` characters, each with as many of these words as it holds.
pub(crate) fn filled<'a>(words: impl IntoIterator<Item = &'a str>, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut length = 0;
    for word in words {
        let letters = word.chars().count();
        if length > 0 && length + 1 + letters > width {
            lines.push(String::new());
            length = 0;
        }
        if let Some(line) = lines.last_mut() {
            if length > 0 {
                line.push(' ');
                length += 1;
            }
            line.push_str(word);
            length += letters;
        }
    }
    lines
}

/// The words of a text, each with the numbers and the `+` behind it.
pub(crate) fn together(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(' ') {
        if !text[at + 1..].starts_with(|next: char| next.is_ascii_digit() || next == '+') {
            words.push(&text[start..at]);
            start = at + 1;
        }
    }
    words.push(&text[start..]);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_nowhere_else() {
        assert_eq!(wrap("zwei drei über fünf", 9), ["zwei drei", "über fünf"]);
        assert_eq!(wrap("Kartentausch reihum", 5), ["Kartentausch", "reihum"]);
        assert_eq!(wrap("oui\u{a0}! non", 5), ["oui\u{a0}!", "non"]);
        assert_eq!(
            wrap("leg Zieh 2, dann Zieh 4 + mehr", 8),
            ["leg", "Zieh 2,", "dann", "Zieh 4 +", "mehr"]
        );
        assert_eq!(wrap("", 5), [""]);
    }

    #[test]
    fn lists_break_anywhere() {
        assert_eq!(filled("draw 1 2 3".split(' '), 7), ["draw 1", "2 3"]);
    }
}
