//! What keys do, whatever the game.

use super::draw::is_small;
use super::{App, Page};
use crate::{Key, Shown, Wish};
use table::{Command, Millis};

impl<G: Shown> App<G> {
    /// A key was pressed. What was due before is done first.
    pub fn key(&mut self, now: Millis, key: Key) {
        self.tick(now);
        self.notice = None;
        match self.page {
            // What cannot be seen is not played.
            page if self.small && page != Page::Leaving => {
                if key == Key::Char('q') {
                    self.page = Page::Leaving;
                }
            }
            Page::Help(at) => self.turn(key, at, Page::Help),
            // It begins at its end, and up goes back.
            Page::Log(at) => self.turn(key.upside_down(), at, Page::Log),
            Page::Leaving => {
                self.page = Page::Table;
                self.left = matches!(key, Key::Char('q' | 'Q')) || key.chooses();
            }
            Page::Table => match key {
                Key::Char('?') => self.page = Page::Help(0),
                Key::Char('l') => self.page = Page::Log(0),
                Key::Char('q') => self.page = Page::Leaving,
                _ if !self.table.deal_runs() => self.key_between(key),
                Key::Char('h') => {
                    self.wants_advice = true;
                    self.say(self.words.play_thinking());
                }
                _ => self.key_of_the_game(key),
            },
        }
        self.wait_for_the_reader();
    }

    /// The window has this size now. In one that is too small the match waits, and only leaving is possible.
    pub fn window(&mut self, now: Millis, width: u16, height: u16) {
        let small = is_small(width, height);
        if small != self.small {
            self.tick(now);
            self.small = small;
            self.wait_for_the_reader();
        }
    }

    /// While the table cannot be seen, it is paused.
    pub(super) fn wait_for_the_reader(&mut self) {
        let hidden = self.small || matches!(self.page, Page::Help(_) | Page::Log(_));
        match (hidden && self.table.deal_runs(), self.table.standing().paused) {
            (true, false) => self.command(Command::Pause),
            (false, true) => self.command(Command::Resume),
            _ => return,
        };
    }

    /// The person does something in the deal.
    pub fn act(&mut self, now: Millis, action: G::Action) {
        self.tick(now);
        self.command(Command::Act(action));
    }

    /// Scrolls, or goes back to the table.
    fn turn(&mut self, key: Key, at: usize, page: impl Fn(usize) -> Page) {
        let to = match key {
            Key::Up => at.saturating_sub(1),
            Key::Down => at + 1,
            Key::PageUp => at.saturating_sub(10),
            Key::PageDown | Key::Char(' ') => at + 10,
            Key::Home => 0,
            Key::End => usize::MAX / 2,
            Key::Escape | Key::Backspace | Key::Enter | Key::Char('?' | 'l' | 'q') => {
                self.page = Page::Table;
                return;
            }
            _ => at,
        };
        self.page = page(to);
    }

    fn key_between(&mut self, key: Key) {
        if key.chooses() {
            self.start();
        } else {
            self.means_nothing(key);
        }
    }

    fn key_of_the_game(&mut self, key: Key) {
        let wish = {
            let seen = super::scene(
                &self.table,
                (&self.words, &self.names),
                (self.me, self.now, self.paint, self.held.is_some()),
            );
            let Some(scene) = seen else { return };
            G::press(&scene, &mut self.doing, key)
        };
        match wish {
            Wish::Act(action) => self.act(self.now, action),
            Wish::Chosen => {}
            Wish::Not(text) => self.notify(text, true),
            Wish::Nothing => self.means_nothing(key),
        }
    }

    /// Nonsense is answered, unless it is a key that only moves something.
    fn means_nothing(&mut self, key: Key) {
        if let Key::Char(letter) = key {
            let text = self.words.play_no_key(letter.to_string());
            self.say(text);
        }
    }
}
