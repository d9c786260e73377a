//! The picture: where everything is on the screen, whatever the game.

use super::{Desk, Keys};
use crate::brush::{bar, cut, frame, width, wrap, write};
use crate::{Paint, Shown};
use desk::{Board, Countdown};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use table::Millis;
use words::Numerals;

/// What the table needs.
const LEAST: (u16, u16) = (80, 24);

/// Whether the table does not fit into a window.
pub(crate) fn is_small(width: u16, height: u16) -> bool {
    width < LEAST.0 || height < LEAST.1
}

impl<G: Shown> Desk<G> {
    /// What is said in a window that is too small: whether to leave, if that is asked.
    pub(crate) fn draw_too_small(&self, leaving: Option<String>, area: Rect, to: &mut Buffer) {
        let needed = || self.words.play_too_small(area.width, area.height, LEAST.0, LEAST.1);
        let text = leaving.unwrap_or_else(needed);
        let quit = format!("q {}", self.words.play_key_quit());
        let lines = wrap(&text, area.width.into()).into_iter().chain([quit]);
        for (y, line) in (0..).zip(lines) {
            write(to, area, 0, y, &line, Style::new());
        }
    }

    /// The game, the rules, and which deal it is.
    pub(crate) fn head(&self, board: &impl Board<G>) -> String {
        let deals = board.scores().map(|scores| scores.deals + u32::from(board.deal_runs()));
        let deal = G::deal_name(&self.words, deals.unwrap_or_default().max(1));
        format!(" {} · {} · {deal}", G::TITLE, board.settings().rules)
    }

    pub(crate) fn draw_head(&self, text: &str, area: Rect, to: &mut Buffer) {
        let help = format!("? {}  q {} ", self.words.play_key_help(), self.words.play_key_quit());
        let room = usize::from(area.width).saturating_sub(width(&help) + 1);
        write(to, area, 0, 0, &cut(text, room), self.paint.strong());
        write(
            to,
            area,
            area.width.saturating_sub(width(&help) as u16),
            0,
            &help,
            Paint::dim(),
        );
    }

    pub(crate) fn draw_table(&self, board: &impl Board<G>, area: Rect, to: &mut Buffer) {
        let Some(scene) = self.scene(board) else { return };
        let players = board.settings().seats.count();
        let upper = G::height(players).max(area.height.saturating_sub(16).min(20));
        let [upper, own] = Layout::vertical([Constraint::Length(upper), Constraint::Fill(1)]).areas(area);
        let log = (upper.width.saturating_sub(50)).min(70);
        let [middle, log] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(log)]).areas(upper);
        G::draw_table(&scene, &self.doing, middle, to);
        self.draw_told(log, to);
        if board.me().is_some() {
            G::draw_own(&scene, &self.doing, self.cursor(&scene), own, to);
        }
    }

    /// The end of what happened, in a frame.
    pub(crate) fn draw_told(&self, area: Rect, to: &mut Buffer) {
        let inside = frame(to, area, &format!("{} (l)", self.words.play_log()), Paint::dim());
        for (y, line) in (0..).zip(self.told_in(inside.width.into(), inside.height.into())) {
            write(to, inside, 0, y, &line, Style::new());
        }
    }

    /// What is asked, what was answered, and the keys.
    pub(crate) fn draw_below(&self, (prompt, clock): (&str, &str), keys: Keys, area: Rect, to: &mut Buffer) {
        let room = usize::from(area.width) - 2;
        write(to, area, 1, 0, &cut(prompt, room), self.paint.strong());
        // The countdown goes below where the two do not fit side by side.
        let below = !clock.is_empty() && width(prompt) + 1 + width(clock) > room;
        let x = area.width.saturating_sub(width(clock) as u16 + 1);
        write(to, area, x, u16::from(below), clock, Paint::bold());
        let keys = lines_of_keys(keys, room);
        let last = area.height.saturating_sub(keys.len() as u16);
        let first = 1 + u16::from(below);
        let mut end = first;
        if let Some(notice) = &self.notice {
            let style = if notice.bad { self.paint.bad() } else { Style::new() };
            for line in whole_sentences(&notice.text, room, last.saturating_sub(first).into()) {
                write(to, area, 1, end, &line, style);
                end += 1;
            }
        }
        for (y, line) in (end.max(3).min(last)..).zip(keys) {
            let mut x = 1;
            for (key, what) in line {
                x = write(to, area, x, y, &key, Paint::bold()) + 1;
                x = write(to, area, x, y, &what, Paint::dim()) + 3;
            }
        }
    }

    /// The time that runs out, and what ends with it.
    pub(crate) fn clock(&self, board: &impl Board<G>) -> String {
        let Some(Countdown { left, whole, what }) = self.countdown(board) else {
            return String::new();
        };
        let what = what.told(&self.words);
        let Millis(left) = left;
        let tenths = (left / 100) as f64 / 10.0;
        let seconds = Numerals::of(self.words.lang()).decimal(tenths, 1);
        format!("{what} {} {seconds} s", bar(left, whole.0, 10))
    }
}

/// Keys in lines of so many columns.
fn lines_of_keys(keys: Keys, columns: usize) -> Vec<Keys> {
    let mut lines = vec![Vec::new()];
    let mut x = 0;
    for (key, what) in keys {
        let wide = width(&key) + 1 + width(&what);
        if x > 0 && x + wide > columns + 1 {
            lines.push(Vec::new());
            x = 0;
        }
        x += wide + 3;
        lines.last_mut().expect("there is always a line").push((key, what));
    }
    lines
}

/// A text in so many lines at most: what does not fit is left out sentence by sentence from the end, and only a single sentence is cut.
fn whole_sentences(text: &str, columns: usize, most: usize) -> Vec<String> {
    let mut text = text;
    loop {
        let mut lines = wrap(text, columns);
        if lines.len() <= most {
            return lines;
        }
        let Some(end) = text.rfind(". ") else {
            lines.truncate(most);
            if let Some(last) = lines.last_mut() {
                *last = cut(&format!("{last} …"), columns);
            }
            return lines;
        };
        text = &text[..=end];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_left_out_by_whole_sentences() {
        let text = "Lay it. It fits well. Then win.";
        assert_eq!(whole_sentences(text, 13, 3), ["Lay it. It", "fits well.", "Then win."]);
        assert_eq!(whole_sentences(text, 13, 2), ["Lay it. It", "fits well."]);
        assert_eq!(whole_sentences(text, 13, 1), ["Lay it."]);
        assert_eq!(whole_sentences("too long for it", 8, 1), ["too lon…"]);
    }
}
