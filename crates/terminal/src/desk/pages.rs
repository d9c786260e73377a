//! Pages that lie over the table: help, all that happened, leaving; and the score sheet between two deals.

use super::{Desk, Keys};
use crate::brush::{frame, width, wrap, write};
use crate::{Paint, Shown};
use desk::Board;
use game::SeatSet;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

impl<G: Shown> Desk<G> {
    pub(crate) fn draw_help(&self, board: &impl Board<G>, keys: Keys, from: usize, area: Rect, to: &mut Buffer) {
        let inside = frame(to, area, &self.words.play_help(), Style::new());
        let lines = self.help(board, keys, inside.width.saturating_sub(2).into());
        let last = lines.len().saturating_sub(inside.height.into());
        let shown = lines.iter().skip(from.min(last)).take(inside.height.into());
        for (y, (text, style)) in (0..).zip(shown) {
            write(to, inside, 1, y, text, *style);
        }
        self.draw_foot(area, to);
    }

    /// The keys of the moment, the marks, the rules that matter now, then all of them.
    fn help(&self, board: &impl Board<G>, mut keys: Keys, columns: usize) -> Vec<(String, Style)> {
        let mut lines = Vec::new();
        let heading = |text: String, lines: &mut Vec<(String, Style)>| {
            if !lines.is_empty() {
                lines.push((String::new(), Style::new()));
            }
            lines.push((text, self.paint.strong()));
        };
        heading(self.words.play_help_keys(), &mut lines);
        keys.push(("?".into(), self.words.play_key_help()));
        keys.push(("q".into(), self.words.play_key_quit()));
        let widest = keys.iter().map(|(key, _)| width(key)).max().unwrap_or_default();
        for (key, what) in keys {
            let gap = " ".repeat(widest - width(&key) + 2);
            lines.push((format!("  {key}{gap}{what}"), Style::new()));
        }
        heading(self.words.play_help_marks(), &mut lines);
        for text in G::legend(&self.words) {
            lines.extend(
                wrap(&text, columns - 2)
                    .into_iter()
                    .map(|line| (format!("  {line}"), Style::new())),
            );
        }
        let sections = G::sections(&self.words, &board.settings().rules);
        let now = self.deal(board);
        let now = now.map_or_else(Vec::new, |scene| G::rules_now(&scene));
        let (matter, others): (Vec<_>, Vec<_>) = sections
            .into_iter()
            .partition(|section| now.contains(&section.number.as_str()));
        for (title, sections) in [
            (self.words.play_help_now(), matter),
            (self.words.play_help_all(), others),
        ] {
            if sections.is_empty() {
                continue;
            }
            heading(title, &mut lines);
            for section in sections {
                lines.push((format!("{} {}", section.number, section.title), Paint::bold()));
                for paragraph in section.text.lines() {
                    let wrapped = wrap(paragraph, columns.saturating_sub(5)).into_iter();
                    lines.extend(wrapped.map(|line| (format!("     {line}"), Style::new())));
                }
            }
        }
        lines
    }

    pub(crate) fn draw_log(&self, back: usize, area: Rect, to: &mut Buffer) {
        let inside = frame(to, area, &self.words.play_log(), Style::new());
        let lines = self.told_in(inside.width.saturating_sub(2).into(), usize::MAX);
        let last = lines.len().saturating_sub(inside.height.into());
        // Up goes back in time; the page begins at the end.
        let from = last.saturating_sub(back.min(last));
        for (y, line) in (0..).zip(lines.iter().skip(from).take(inside.height.into())) {
            write(to, inside, 1, y, line, Style::new());
        }
        self.draw_foot(area, to);
    }

    fn draw_foot(&self, area: Rect, to: &mut Buffer) {
        let text = format!(" {} ", self.words.play_scroll());
        let x = area.width.saturating_sub(width(&text) as u16 + 2);
        write(to, area, x, area.height.saturating_sub(1), &text, Paint::dim());
    }

    /// The end of what happened, in lines of so many columns, so many of them at most; a sentence's second line is set in.
    pub(crate) fn told_in(&self, columns: usize, most: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for sentence in self.told().iter().rev() {
            if lines.len() >= most {
                break;
            }
            let wrapped = wrap(sentence, columns.saturating_sub(2));
            let marked = wrapped.iter().enumerate().rev();
            lines.extend(marked.map(|(number, line)| format!("{} {line}", if number == 0 { "·" } else { " " })));
        }
        lines.truncate(most);
        lines.reverse();
        lines
    }

    /// The score sheet, when no cards are dealt.
    pub(crate) fn draw_sheet(&self, board: &impl Board<G>, area: Rect, to: &mut Buffer) {
        let inside = frame(to, area, &self.words.play_sheet(), Style::new());
        let Some(scores) = board.scores() else { return };
        let outcome = self.scene(board).and_then(|scene| G::result(&scene.view));
        let mine = |seat| board.me() == Some(seat);
        let mut y = 1;
        if let Some(outcome) = &outcome {
            write(to, inside, 2, y, &self.winners(outcome.winners), Paint::bold());
            y += 1;
        }
        if let Some(winners) = board.winners() {
            let text = self.words.play_match_over(self.listed(winners));
            write(to, inside, 2, y, &text, self.paint.strong());
            y += 1;
        }
        y += 1;
        let deal = G::deal_name(&self.words, scores.deals);
        let total = self.words.play_total();
        let (wide, first) = (width(&deal).max(8) + 2, 26);
        let right = |text: &str, column: usize| {
            format!("{text:>column$}", column = column + text.chars().count() - width(text))
        };
        write(
            to,
            inside,
            first,
            y,
            &(right(&deal, wide) + &right(&total, wide)),
            Paint::dim(),
        );
        y += 1;
        for (seat, sum) in scores.totals.iter() {
            // A team has one score (B-19), and one line.
            let partner = self.scene(board).and_then(|scene| G::partner(&scene.view, seat));
            if partner.is_some_and(|partner| partner < seat) {
                continue;
            }
            let won = outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(seat));
            let style = if mine(seat) || partner.is_some_and(mine) {
                Paint::bold()
            } else {
                Style::new()
            };
            let mark = if won { "★" } else { " " };
            let name = crate::brush::cut(&self.listed([seat].into_iter().chain(partner).collect()), 20);
            write(to, inside, 2, y, &format!("{mark} {name}"), style);
            let points = outcome
                .as_ref()
                .map_or_else(String::new, |outcome| outcome.points[seat].to_string());
            write(
                to,
                inside,
                first,
                y,
                &(right(&points, wide) + &right(&sum.to_string(), wide)),
                style,
            );
            y += 1;
        }
        y += 1;
        let left = inside.height.saturating_sub(y);
        let told = self.told_in(inside.width.saturating_sub(4).into(), left.into());
        // Only whole sentences.
        for line in told.into_iter().skip_while(|line| !line.starts_with('·')) {
            write(to, inside, 2, y, &line, Paint::dim());
            y += 1;
        }
    }

    pub(crate) fn winners(&self, winners: SeatSet) -> String {
        if winners.is_empty() {
            self.words.play_nobody_won()
        } else {
            self.words.play_won(self.listed(winners))
        }
    }

    pub(crate) fn listed(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.words.seat(seat, &self.players)).collect();
        self.words.all_of(&names)
    }
}
