//! The picture of a table of one's own.

use super::App;
use crate::Shown;
use crate::desk::{Keys, Page, is_small};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};

impl<G: Shown> App<G> {
    /// Draws the screen.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let (desk, table) = (&self.desk, &self.table);
        let area = frame.area();
        let to = frame.buffer_mut();
        if is_small(area.width, area.height) {
            let leaving = (desk.page == Page::Leaving).then(|| desk.words.play_leaving());
            return desk.draw_too_small(leaving, area, to);
        }
        let [head, body, foot] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(5)]).areas(area);
        desk.draw_head(&desk.head(table), head, to);
        match desk.page {
            Page::Help(from) => return desk.draw_help(table, self.keys(), from, body.union(foot), to),
            Page::Log(back) => return desk.draw_log(back, body.union(foot), to),
            Page::Table | Page::Leaving if table.deal_runs() => desk.draw_table(table, body, to),
            Page::Table | Page::Leaving => desk.draw_sheet(table, body, to),
        }
        desk.draw_below((&self.prompt(), &desk.clock(table)), self.keys(), foot, to);
    }

    fn prompt(&self) -> String {
        let words = &self.desk.words;
        if self.desk.page == Page::Leaving {
            return words.play_leaving();
        }
        match self.desk.deal(&self.table) {
            Some(scene) => G::prompt(&scene, &self.desk.doing),
            None if self.table.match_runs() => words.play_between(),
            None => words.play_after(),
        }
    }

    /// The keys that do something now.
    fn keys(&self) -> Keys {
        let words = &self.desk.words;
        let key = |key: &str, what: String| (key.to_string(), what);
        if self.desk.page == Page::Leaving {
            return vec![key("q", words.play_key_quit()), key("Esc", words.play_key_back())];
        }
        let mut keys = match self.desk.deal(&self.table) {
            Some(scene) => {
                let mut keys = G::keys(&scene, &self.desk.doing);
                keys.push(key("h", words.play_key_hint()));
                keys
            }
            None if self.table.match_runs() => vec![key("Enter", words.play_key_next())],
            None => vec![key("Enter", words.play_key_rematch())],
        };
        keys.push(key("l", words.play_key_log()));
        keys
    }
}
