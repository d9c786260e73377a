//! Small things that are drawn everywhere: texts that are cut off where they must be, frames, bars, lines of words.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Widget};

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// Writes a text into a line of the area, and not beyond it; says where it ends.
pub(crate) fn write(to: &mut Buffer, area: Rect, x: u16, y: u16, text: &str, style: Style) -> u16 {
    let (left, top) = (area.x.saturating_add(x), area.y.saturating_add(y));
    let area = area.intersection(to.area);
    if top >= area.bottom() || left >= area.right() || top < area.top() {
        return x;
    }
    let (end, _) = to.set_stringn(left, top, text, usize::from(area.right() - left), style);
    end.saturating_sub(area.x)
}

/// A frame with a title; what is inside of it.
pub(crate) fn frame(to: &mut Buffer, area: Rect, title: &str, style: Style) -> Rect {
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(style)
        .title(Line::from(format!(" {title} ")));
    let inside = block.inner(area);
    block.render(area, to);
    inside
}

/// A text as a heading begins: with a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// A text cut off after so many columns, with a mark that it was.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.into();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if width(&short) + width(letter.encode_utf8(&mut [0; 4])) + 1 > columns {
            break;
        }
        short.push(letter);
    }
    short + "…"
}

/// Lines of at most so many columns, if the words allow it. Longer words are cut.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let word = cut(word, columns.max(1));
        let last = lines.last_mut().expect("there is always a line");
        if last.is_empty() {
            last.push_str(&word);
        } else if width(last) + 1 + width(&word) <= columns {
            last.push(' ');
            last.push_str(&word);
        } else {
            lines.push(word);
        }
    }
    lines
}

/// A bar that is full at `whole` and empty at nothing.
pub(crate) fn bar(part: u64, whole: u64, columns: usize) -> String {
    let whole = whole.max(1);
    let full = ((part.min(whole) * columns as u64).div_ceil(whole)) as usize;
    "█".repeat(full) + &"░".repeat(columns - full)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_long_words_are_cut() {
        assert_eq!(wrap("a bc def", 4), ["a bc", "def"]);
        assert_eq!(wrap("abcdefgh i", 4), ["abc…", "i"]);
        assert_eq!(wrap("", 4), [""]);
    }

    #[test]
    fn a_text_is_cut_by_columns_and_not_by_letters() {
        assert_eq!(cut("Anna", 4), "Anna");
        assert_eq!(cut("Annabella", 5), "Anna…");
        assert_eq!(cut("李李李", 4), "李…");
    }

    #[test]
    fn a_bar_is_empty_only_when_nothing_is_left() {
        assert_eq!(bar(0, 10, 4), "░░░░");
        assert_eq!(bar(1, 10, 4), "█░░░");
        assert_eq!(bar(10, 10, 4), "████");
        assert_eq!(bar(20, 0, 2), "██");
    }

    #[test]
    fn what_lies_outside_is_not_drawn() {
        let area = Rect::new(0, 0, 4, 1);
        let mut buffer = Buffer::empty(area);
        write(&mut buffer, area, 2, 0, "abc", Style::new());
        write(&mut buffer, area, 0, 3, "abc", Style::new());
        write(&mut buffer, Rect::new(0, 0, 9, 9), 0, 7, "abc", Style::new());
        assert_eq!(buffer, Buffer::with_lines(["  ab"]));
    }
}
