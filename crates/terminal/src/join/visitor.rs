//! Somebody at a server's table.

use super::Place;
use super::keys::Menu;
use super::said_of_loss;
use crate::desk::{Desk, Keys, Page, is_small};
use crate::{Key, Paint, Shown};
use desk::{Board, Strange, Visit};
use protocol::{Became, Snapshot, Update, Wish};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};
use table::Millis;
use words::Words;

/// Somebody at a table of a server: at the same desk as at a table of his own, but what he wants goes out as a wish.
pub(super) struct Visitor<G: Shown> {
    pub(super) visit: Visit<G, Desk<G>>,
    pub(super) menu: Menu,
    /// How others come here.
    pub(super) share: String,
    left: bool,
    /// What the server said when the connection was lost last.
    why_lost: Option<String>,
}

impl<G: Shown> Visitor<G> {
    pub(super) fn new(
        now: Millis,
        snapshot: Snapshot,
        words: Words,
        paint: Paint,
        share: String,
    ) -> Result<Self, Strange> {
        Ok(Self {
            visit: Visit::new(now, snapshot, |names, time| Desk::new(words, names, paint, time))?,
            menu: Menu::Closed,
            share,
            left: false,
            why_lost: None,
        })
    }

    /// A key while a deal is being played.
    fn key_in_deal(&mut self, key: Key) {
        if self.visit.far.me().is_none() {
            return self.visit.desk.means_nothing(key);
        }
        if let Some(action) = self.visit.desk.press(&self.visit.far, key) {
            self.visit.act(&action);
        }
    }

    fn prompt(&self) -> String {
        let words = &self.visit.desk.words;
        if self.visit.desk.page == Page::Leaving {
            return words.join_leaving();
        }
        if self.visit.is_lost() {
            return said_of_loss(words, self.why_lost.as_ref());
        }
        if let Some(prompt) = self.menu_prompt() {
            return prompt;
        }
        match self.visit.desk.deal(&self.visit.far) {
            Some(_) if self.visit.far.table().standing.paused => words.join_paused(),
            Some(scene) if scene.me.is_some() => G::prompt(&scene, &self.visit.desk.doing),
            Some(scene) => {
                let names: Vec<String> = scene.standing.waits_for.iter().map(|seat| scene.name(seat)).collect();
                let waiting = words.play_waiting(words.all_of(&names));
                format!("{} {waiting}", words.join_you_watch())
            }
            None => self.room_prompt(),
        }
    }

    fn keys(&self) -> Keys {
        let words = &self.visit.desk.words;
        let key = |key: &str, what: String| (key.to_string(), what);
        if self.visit.desk.page == Page::Leaving {
            return vec![key("q", words.play_key_quit()), key("Esc", words.play_key_back())];
        }
        if let Some(keys) = self.menu_keys() {
            return keys;
        }
        let mut keys = match self.visit.desk.deal(&self.visit.far) {
            Some(scene) if scene.me.is_some() => G::keys(&scene, &self.visit.desk.doing),
            Some(_) => Vec::new(),
            None => self.room_keys(),
        };
        if self.visit.far.is_host() {
            keys.push(key("m", words.join_key_host()));
        }
        keys.push(key("l", words.play_key_log()));
        keys
    }
}

impl<G: Shown> Place for Visitor<G> {
    fn everything(&mut self, now: Millis, snapshot: Snapshot) -> Result<(), Strange> {
        self.why_lost = None;
        self.visit.everything(now, snapshot)
    }

    fn update(&mut self, now: Millis, update: &Update) -> Result<(), Strange> {
        let dealt = self.visit.far.deal_runs();
        self.visit.update(now, update)?;
        if !dealt {
            self.visit.desk.forget();
        }
        if dealt != self.visit.far.deal_runs() {
            self.menu = Menu::Closed;
        }
        Ok(())
    }

    fn answer(&mut self, number: u64, became: Became) {
        self.visit.answer(number, became);
    }

    fn lost(&mut self, why: Option<String>) {
        // That nobody answers later says less than a last word.
        self.why_lost = why.or(self.why_lost.take());
        self.visit.lose();
    }

    fn key(&mut self, now: Millis, key: Key) {
        self.tick(now);
        if !self.visit.desk.turns_pages(key, &mut self.left) {
            match key {
                _ if self.menu != Menu::Closed => self.key_in_menu(key),
                Key::Char('m') if self.visit.far.is_host() => self.menu = Menu::Host,
                _ if self.visit.far.deal_runs() => self.key_in_deal(key),
                _ => self.key_in_room(key),
            }
        }
    }

    fn tick(&mut self, now: Millis) {
        self.visit.tick(now);
    }

    fn window(&mut self, width: u16, height: u16) {
        self.visit.desk.small = is_small(width, height);
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let (desk, far) = (&self.visit.desk, &self.visit.far);
        let area = frame.area();
        let to = frame.buffer_mut();
        if is_small(area.width, area.height) {
            let leaving = (desk.page == Page::Leaving).then(|| desk.words.join_leaving());
            return desk.draw_too_small(leaving, area, to);
        }
        let [head, body, foot] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(5)]).areas(area);
        desk.draw_head(&desk.head(far), head, to);
        match desk.page {
            Page::Help(from) => return desk.draw_help(far, self.keys(), from, body.union(foot), to),
            Page::Log(back) => return desk.draw_log(back, body.union(foot), to),
            Page::Table | Page::Leaving if far.deal_runs() => desk.draw_table(far, body, to),
            Page::Table | Page::Leaving => self.draw_room(body, to),
        }
        desk.draw_below((&self.prompt(), &desk.clock(far)), self.keys(), foot, to);
    }

    fn counts_down(&self) -> bool {
        self.visit.desk.countdown(&self.visit.far).is_some()
    }

    fn is_left(&self) -> bool {
        self.left
    }

    fn code(&self) -> &str {
        &self.visit.far.table().code
    }

    fn take_wishes(&mut self) -> Vec<(u64, Wish)> {
        self.visit.take_wishes()
    }
}
