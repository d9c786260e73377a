//! The picture: where everything is on the screen, whatever the game.

use super::App;
use super::pages::Page;
use crate::brush::{bar, cut, frame, width, wrap, write};
use crate::{Paint, Shown};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use table::Millis;
use words::Numerals;

/// What the table needs.
const LEAST: (u16, u16) = (80, 24);

/// Whether the table does not fit into a window.
pub(super) fn is_small(width: u16, height: u16) -> bool {
    width < LEAST.0 || height < LEAST.1
}

impl<G: Shown> App<G> {
    /// Draws the screen.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let to = frame.buffer_mut();
        if is_small(area.width, area.height) {
            return self.draw_too_small(area, to);
        }
        let [head, body, foot] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(5)]).areas(area);
        self.draw_head(head, to);
        match self.page {
            Page::Help(from) => return self.draw_help(from, body.union(foot), to),
            Page::Log(back) => return self.draw_log(back, body.union(foot), to),
            Page::Table | Page::Leaving if self.table.deal_runs() => self.draw_table(body, to),
            Page::Table | Page::Leaving => self.draw_sheet(body, to),
        }
        self.draw_below(foot, to);
    }

    fn draw_too_small(&self, area: Rect, to: &mut Buffer) {
        let text = match self.page {
            Page::Leaving => self.words.play_leaving(),
            _ => self.words.play_too_small(area.width, area.height, LEAST.0, LEAST.1),
        };
        let quit = format!("q {}", self.words.play_key_quit());
        let lines = wrap(&text, area.width.into()).into_iter().chain([quit]);
        for (y, line) in (0..).zip(lines) {
            write(to, area, 0, y, &line, Style::new());
        }
    }

    fn draw_head(&self, area: Rect, to: &mut Buffer) {
        let rules = &self.table.settings().rules;
        let number = self
            .table
            .score()
            .map_or(1, |score| score.scores().deals + u32::from(self.table.deal_runs()));
        let text = format!(" {} · {} · {}", G::TITLE, rules, G::deal_name(&self.words, number));
        let help = format!("? {}  q {} ", self.words.play_key_help(), self.words.play_key_quit());
        let room = usize::from(area.width).saturating_sub(width(&help) + 1);
        write(to, area, 0, 0, &cut(&text, room), self.paint.strong());
        write(
            to,
            area,
            area.width.saturating_sub(width(&help) as u16),
            0,
            &help,
            Paint::dim(),
        );
    }

    fn draw_table(&self, area: Rect, to: &mut Buffer) {
        let Some(scene) = self.scene() else { return };
        let players = self.table.settings().seats.count();
        let upper = G::height(players).max(area.height.saturating_sub(16).min(20));
        let [upper, own] = Layout::vertical([Constraint::Length(upper), Constraint::Fill(1)]).areas(area);
        let log = (upper.width.saturating_sub(50)).min(70);
        let [middle, log] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(log)]).areas(upper);
        G::draw_table(&scene, &self.doing, middle, to);
        let inside = frame(to, log, &format!("{} (l)", self.words.play_log()), Paint::dim());
        for (y, line) in (0..).zip(self.told_in(inside.width.into(), inside.height.into())) {
            write(to, inside, 0, y, &line, Style::new());
        }
        G::draw_own(&scene, &self.doing, own, to);
    }

    /// What is asked, what was answered, and the keys.
    fn draw_below(&self, area: Rect, to: &mut Buffer) {
        let (clock, prompt) = (self.clock(), self.prompt());
        let room = usize::from(area.width) - 2;
        write(to, area, 1, 0, &cut(&prompt, room), self.paint.strong());
        // The countdown goes below where the two do not fit side by side.
        let below = !clock.is_empty() && width(&prompt) + 1 + width(&clock) > room;
        let x = area.width.saturating_sub(width(&clock) as u16 + 1);
        write(to, area, x, u16::from(below), &clock, Paint::bold());
        let keys = self.lines_of_keys(room);
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

    /// The keys that do something now, in lines of so many columns.
    fn lines_of_keys(&self, columns: usize) -> Vec<Vec<(String, String)>> {
        let mut lines = vec![Vec::new()];
        let mut x = 0;
        for (key, what) in self.keys() {
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

    fn prompt(&self) -> String {
        if self.page == Page::Leaving {
            return self.words.play_leaving();
        }
        match self.scene().filter(|_| self.table.deal_runs()) {
            Some(scene) => G::prompt(&scene, &self.doing),
            None if self.table.match_runs() => self.words.play_between(),
            None => self.words.play_after(),
        }
    }

    /// The keys that do something now.
    pub(super) fn keys(&self) -> Vec<(String, String)> {
        let words = &self.words;
        let key = |key: &str, what: String| (key.to_string(), what);
        if self.page == Page::Leaving {
            return vec![key("q", words.play_key_quit()), key("Esc", words.play_key_back())];
        }
        let mut keys = match self.scene().filter(|_| self.table.deal_runs()) {
            Some(scene) => {
                let mut keys = G::keys(&scene, &self.doing);
                keys.push(key("h", words.play_key_hint()));
                keys
            }
            None if self.table.match_runs() => vec![key("Enter", words.play_key_next())],
            None => vec![key("Enter", words.play_key_rematch())],
        };
        keys.push(key("l", words.play_key_log()));
        keys
    }

    /// The countdown in which one can throw in, or must answer.
    fn clock(&self) -> String {
        let Some((left, whole, question)) = self.countdown() else {
            return String::new();
        };
        let what = if question {
            self.words.play_clock_question()
        } else {
            self.words.play_clock_throw_in()
        };
        let Millis(left) = left;
        let tenths = (left / 100) as f64 / 10.0;
        let seconds = Numerals::of(self.words.lang()).decimal(tenths, 1);
        format!("{what} {} {seconds} s", bar(left, whole.0, 10))
    }
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
